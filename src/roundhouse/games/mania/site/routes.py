"""Runs as a log writes them: chains of hexes from stop to stop, put together to a way with edges."""

from __future__ import annotations

from typing import Any

from roundhouse.games.mania.atlas import EDGES, HEX, NEIGHBOUR, NONE, OUTER_AT, SIZE
from roundhouse.games.mania.runs import Step


def path_of(connections: list[list[str]]) -> list[Step] | None:
    """The way of one train; None if the chains do not join."""
    chains = [[HEX[name] for name in chain] for chain in connections if len(chain) > 1]
    if not chains:
        return None
    for first in range(len(chains)):
        for chain in (chains[first], chains[first][::-1]):
            hexes = joined(chain, chains[:first] + chains[first + 1 :])
            if hexes is not None:
                return steps(hexes)
    return None


def joined(hexes: list[int], left: list[list[int]]) -> list[int] | None:
    """Append chains one after the other, each from where the last one ended."""
    if not left:
        return hexes
    for number, chain in enumerate(left):
        for turned in (chain, chain[::-1]):
            if turned[0] == hexes[-1]:
                found = joined(hexes + turned[1:], left[:number] + left[number + 1 :])
                if found is not None:
                    return found
    return None


def edge_between(a: int, b: int) -> int:
    """The edge of `a` over which `b` lies; one of them is a track hex."""
    if a >= SIZE:
        back = edge_between(b, a) if b < SIZE else NONE
        return NONE if back == NONE else (back + 3) % EDGES
    for edge in range(EDGES):
        if b in (NEIGHBOUR[EDGES * a + edge], OUTER_AT[EDGES * a + edge]):
            return edge
    return NONE


def steps(hexes: list[int]) -> list[Step]:
    path: list[Step] = []
    for place, hex in enumerate(hexes):
        entry = edge_between(hex, hexes[place - 1]) if place else NONE
        out = edge_between(hex, hexes[place + 1]) if place < len(hexes) - 1 else NONE
        path.append((hex, entry, out))
    return path


def names_known(routes: list[dict[str, Any]]) -> bool:
    return all(name in HEX for route in routes for chain in route.get("connections") or [] for name in chain)
