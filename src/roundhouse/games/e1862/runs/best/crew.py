"""Which trains run a chain: every path needs a freight that goes far enough."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from roundhouse.games.e1862.runs.best.paths import Path


def crews(paths: list[Path], permanent: list[tuple[int, int]], plain: list[tuple[int, int]]) -> Iterator[list[int]]:
    """The ways to give paths to freights, as reach and number: all the permanent ones run, others as far as needed.

    One for every set of paths that the permanent ones could run: which path is whose matters no further.
    """
    for places in combinations(range(len(paths)), len(permanent)):
        rest = [place for place in range(len(paths)) if place not in places]
        crew = [-1] * len(paths)
        if _fill(crew, list(places), paths, permanent) and _fill(crew, rest, paths, plain):
            yield crew


def _fill(crew: list[int], places: list[int], paths: list[Path], freights: list[tuple[int, int]]) -> bool:
    """The longest path to the freight that goes farthest, and so on; false if one of them does not go far enough."""
    if len(places) > len(freights):
        return False
    lengths = sorted([(paths[place].length, place) for place in places], reverse=True)
    for (length, place), (reach, number) in zip(lengths, sorted(freights, reverse=True)):
        if length > reach:
            return False
        crew[place] = number
    return True
