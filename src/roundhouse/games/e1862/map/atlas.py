"""The printed map (C-7, C-8, C-10): hexes, areas and companies as small integers, with the tables to look things up in.

Track hexes are numbered 0…36 in the order of their columns, the hexes around them (sea and red land) follow. Edges are
numbered 0 S, 1 SW, 2 NW, 3 N, 4 NE, 5 SE. Tables per edge are flat: edge `e` of hex `h` stands at `6 * h + e`.
"""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.games.e1862.map.datafile import read

NONE: Final = -1
EDGES: Final = 6
EDGE_NAMES: Final = ["S", "SW", "NW", "N", "NE", "SE"]

CITY: Final = 0
TOWN: Final = 1

PORT: Final = 0
RED: Final = 1

#: Labels of hexes and tiles (R7.6.1-d, R7.6.1-e).
PLAIN: Final = 0
LABEL_Y: Final = 1
LABEL_N: Final = 2
LABEL_I: Final = 3
LABEL_H: Final = 4
LABEL_NAMES: Final = ["", "Y", "N", "I", "H"]

PHASES: Final = "ABCDEFGH"
SMALL_STATION_VALUE: Final = 20
LONDON_TERMINALS: Final = 4

_MAP: Final[dict[str, Any]] = read("map")
_COMPANIES: Final[list[dict[str, Any]]] = read("companies")["companies"]
_TRACK_HEXES: Final[list[dict[str, Any]]] = _MAP["hexes"]
_OUTER_HEXES: Final[list[dict[str, Any]]] = _MAP["edge_hexes"]

#: Number of hexes that can carry track.
SIZE: Final[int] = len(_TRACK_HEXES)
#: Ids of all hexes: track hexes, then the hexes around them.
HEXES: Final[list[str]] = [str(row["hex"]) for row in _TRACK_HEXES + _OUTER_HEXES]
HEX: Final[dict[str, int]] = {name: number for number, name in enumerate(HEXES)}
#: Double-height coordinates of all hexes.
X: Final[list[int]] = [int(row["x"]) for row in _TRACK_HEXES + _OUTER_HEXES]
Y: Final[list[int]] = [int(row["y"]) for row in _TRACK_HEXES + _OUTER_HEXES]
#: Names of the places on the track hexes.
PLACES: Final[list[str]] = [str(row["name"]) for row in _TRACK_HEXES]
#: CITY or TOWN per track hex.
KIND: Final[list[int]] = [CITY if row["kind"] == "city" else TOWN for row in _TRACK_HEXES]
LABEL: Final[list[int]] = [LABEL_NAMES.index(row["label"] or "") for row in _TRACK_HEXES]
#: The label that a brown tile must have: as LABEL but on Ipswich and Harwich (R7.6.1-e).
BROWN_LABEL: Final[list[int]] = [
    LABEL_NAMES.index(row.get("brown_label") or row["label"] or "") for row in _TRACK_HEXES
]

#: Companies in the order of the rulebook, their names and home hexes (C-7).
COMPANIES: Final[list[str]] = [str(row["id"]) for row in _COMPANIES]
COMPANY: Final[dict[str, int]] = {name: number for number, name in enumerate(COMPANIES)}
COMPANY_NAMES: Final[list[str]] = [str(row["name"]) for row in _COMPANIES]
HOME: Final[list[int]] = [HEX[row["home_hex"]] for row in _COMPANIES]
#: The company whose home a track hex is, or NONE.
HOME_OF: Final[list[int]] = [HOME.index(number) if number in HOME else NONE for number in range(SIZE)]

#: Ports and red areas (C-8).
AREAS: Final[list[str]] = [str(row["id"]) for row in _MAP["areas"]]
AREA: Final[dict[str, int]] = {name: number for number, name in enumerate(AREAS)}
AREA_NAMES: Final[list[str]] = [str(row["name"]) for row in _MAP["areas"]]
AREA_KIND: Final[list[int]] = [PORT if row["kind"] == "port" else RED for row in _MAP["areas"]]
#: Values in phases A–B, C–D, E–H.
AREA_VALUES: Final[list[list[int]]] = [[int(value) for value in row["values"]] for row in _MAP["areas"]]
LONDON: Final[int] = AREA["london"]


def _per_edge() -> list[int]:
    return [NONE] * (EDGES * SIZE)


#: Per edge: the track hex on the other side if track may cross there, or NONE.
NEIGHBOUR: Final[list[int]] = _per_edge()
#: Per edge: the port or red area that track running over it reaches, or NONE.
AREA_AT: Final[list[int]] = _per_edge()
#: Per edge: the hex of sea or red land over which that area is reached, or NONE.
OUTER_AT: Final[list[int]] = _per_edge()
#: Per track hex: mask of the edges that track may run to (R7.6.1-b).
OPEN_EDGES: Final[list[int]] = [0] * SIZE
#: Per track hex: mask of the edges with a red barrier (C-10).
BARRIERS: Final[list[int]] = [0] * SIZE


def _read_edges() -> None:
    for number, row in enumerate(_TRACK_HEXES):
        for edge in row["legal_exits"]:
            OPEN_EDGES[number] |= 1 << int(edge)
        for edge in row["impassable"]:
            BARRIERS[number] |= 1 << int(edge)
        for edge, name in row["neighbours"].items():
            if HEX[name] < SIZE:
                NEIGHBOUR[EDGES * number + int(edge)] = HEX[name]
    for row in _OUTER_HEXES:
        for entry in row["entries"]:
            place = EDGES * HEX[entry["to_hex"]] + int(entry["to_edge"])
            AREA_AT[place] = AREA[entry["area"]]
            OUTER_AT[place] = HEX[row["hex"]]


_read_edges()


def value_column(phase: int) -> int:
    """Which of an area's three values holds in a phase (C-8)."""
    return (phase >> 1) if phase < 4 else 2


def area_value(area: int, phase: int) -> int:
    """The value of a port or red area in a phase (R7.8-k)."""
    return AREA_VALUES[area][value_column(phase)]


def distance(a: int, b: int) -> int:
    """Hexes from hex to hex as the crow flies (R7.8.1-c)."""
    across = abs(X[a] - X[b])
    along = abs(Y[a] - Y[b])
    return across + max(0, (along - across) // 2)


def opposite(edge: int) -> int:
    """The same edge seen from the hex on its other side."""
    return (edge + 3) % EDGES
