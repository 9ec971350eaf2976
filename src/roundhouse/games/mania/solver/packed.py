"""Packed lists of columns and of what each is worth, side by side: what is done with them again and again."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def most(worths: vec[i64]) -> i64:
    """The most that a column is worth; 0 if there is none that is worth anything."""
    found: i64 = 0
    for worth in worths:
        if worth > found:
            found = worth
    return found


def above(members: vec[i64], worths: vec[i64], least: i64) -> vec[i64]:
    """The columns that are worth more than that."""
    kept = vec[i64](capacity=len(members))
    place: i64
    for place in range(len(members)):
        if worths[place] > least:
            kept = append(kept, members[place])
    return kept


def above_either(members: vec[i64], first: vec[i64], least: i64, second: vec[i64], other_least: i64) -> vec[i64]:
    """The columns that are worth more than the least in one way or the other."""
    kept = vec[i64](capacity=len(members))
    place: i64
    for place in range(len(members)):
        if first[place] > least or second[place] > other_least:
            kept = append(kept, members[place])
    return kept


def place_of(members: vec[i64], column: i64) -> i64:
    """Where a column stands."""
    place: i64 = 0
    while members[place] != column:
        place += 1
    return place
