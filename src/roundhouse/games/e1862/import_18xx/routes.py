"""Runs as a log writes them: chains of hexes from stop to stop, put together to a way with edges."""

from __future__ import annotations

from roundhouse.games.e1862.map.atlas import EDGES, HEX, NEIGHBOUR, NONE, OUTER_AT, SIZE
from roundhouse.games.e1862.runs.run import Step


def path_of(connections: list[list[str]]) -> list[Step] | None:
    """The way of one train; None if the chains do not join."""
    chains = [[HEX[name] for name in chain] for chain in connections if len(chain) > 1]
    hexes = joined(chains) if chains else None
    return None if hexes is None else steps(hexes)


def joined(chains: list[list[int]]) -> list[int] | None:
    """The chains one after the other, each from where the last one ended, in as many steps as there are chains.

    A way over every chain once is an Euler trail between their ends: it begins where an odd number of chains meet, in
    a circle anywhere. Runs visit no stop twice, so there is seldom a choice; where there is, the first chain is taken,
    and a circle that was left out is put in where it was passed (Hierholzer).
    """
    meeting: dict[int, list[int]] = {}
    for number, chain in enumerate(chains):
        for hex in (chain[0], chain[-1]):
            meeting.setdefault(hex, []).append(number)
    odd = [hex for chain in chains for hex in (chain[0], chain[-1]) if len(meeting[hex]) % 2]
    if len(set(odd)) > 2:
        return None
    trail = over_all(chains, meeting, odd[0] if odd else chains[0][0])
    return joined_along(trail) if len(trail) == len(chains) else None


def over_all(chains: list[list[int]], meeting: dict[int, list[int]], begin: int) -> list[list[int]]:
    """Every chain that can be reached from a hex, turned so that each begins where the one before it ends."""
    left = {hex: numbers[::-1] for hex, numbers in meeting.items()}
    used: set[int] = set()
    trail: list[list[int]] = []
    at: list[tuple[int, list[int]]] = [(begin, [])]
    while at:
        hex, came = at[-1]
        while left[hex] and left[hex][-1] in used:
            left[hex].pop()
        if left[hex]:
            number = left[hex].pop()
            used.add(number)
            chain = chains[number] if chains[number][0] == hex else chains[number][::-1]
            at.append((chain[-1], chain))
        else:
            at.pop()
            if came:
                trail.append(came)
    return trail[::-1]


def joined_along(trail: list[list[int]]) -> list[int]:
    hexes = trail[0][:1]
    for chain in trail:
        hexes += chain[1:]
    return hexes


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
