"""The printed map: the tables agree with the specification (C-7, C-8, C-10) and with each other."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862.map.atlas import (
    AREA,
    AREA_AT,
    AREA_VALUES,
    AREAS,
    BARRIERS,
    CITY,
    COMPANIES,
    COMPANY,
    EDGE_NAMES,
    EDGES,
    HEX,
    HEXES,
    HOME,
    HOME_OF,
    KIND,
    LABEL,
    LABEL_N,
    LABEL_Y,
    NEIGHBOUR,
    NONE,
    OPEN_EDGES,
    OUTER_AT,
    SIZE,
    TOWN,
    area_value,
    distance,
    opposite,
)

#: C-8: area, values, entrances as "hex edge outer-hex".
AREAS_OF_C8 = {
    "london": (
        (100, 150, 200),
        "B13 NW A12, B13 SW A14, B13 S B15, B13 SE C14, C12 S C14, D13 SW C14, D13 S D15, E14 SW D15",
    ),
    "west": ((70, 100, 120), "B9 NW A8, B9 SW A10, B11 NW A10, B11 SW A12"),
    "midlands": ((40, 90, 140), "B3 NW A2, B3 SW A4, B5 NW A4, B5 SW A6, B7 NW A6, B7 SW A8"),
    "port_lynn": ((80, 90, 100), "C4 N C2"),
    "port_wells": ((80, 90, 100), "E2 NW D1, E2 NE F1"),
    "port_cromer": ((80, 90, 100), "F3 N F1"),
    "port_yarmouth": ((80, 100, 120), "H5 NE I4, H5 SE I6"),
    "port_lowestoft": ((60, 90, 120), "H7 NE I6, H7 SE I8, H7 S H9"),
    "port_denmark": ((70, 100, 130), "G12 NE H11, G12 SE H13, G12 S G14"),
    "port_holland": ((70, 100, 130), "F13 SE G14, F13 S F15"),
}


@pytest.mark.parametrize("name", AREAS)
def test_areas_are_those_of_c8(name: str) -> None:
    values, entrances = AREAS_OF_C8[name]
    assert tuple(AREA_VALUES[AREA[name]]) == values
    found = {
        f"{HEXES[place // EDGES]} {EDGE_NAMES[place % EDGES]} {HEXES[OUTER_AT[place]]}"
        for place in range(EDGES * SIZE)
        if AREA_AT[place] == AREA[name]
    }
    assert found == set(entrances.split(", "))


def test_neighbours_are_mutual_and_one_hex_apart() -> None:
    for place, other in enumerate(NEIGHBOUR):
        if other == NONE:
            continue
        hex, edge = divmod(place, EDGES)
        assert NEIGHBOUR[EDGES * other + opposite(edge)] == hex
        assert distance(hex, other) == 1


def test_open_edges_lead_to_a_hex_or_an_area() -> None:
    for place in range(EDGES * SIZE):
        hex, edge = divmod(place, EDGES)
        leads = NEIGHBOUR[place] != NONE or AREA_AT[place] != NONE
        assert leads == bool(OPEN_EDGES[hex] >> edge & 1)


def test_barriers_are_those_of_c10() -> None:
    walls = {
        (HEXES[hex], EDGE_NAMES[edge]) for hex in range(SIZE) for edge in range(EDGES) if BARRIERS[hex] >> edge & 1
    }
    harwich = {("F13", "SW"), ("F13", "N"), ("F13", "NE")}
    assert walls == harwich | {("E14", "NE"), ("F11", "S"), ("G12", "SW")}


def test_kinds_and_labels_are_those_of_c10() -> None:
    towns = {HEXES[hex] for hex in range(SIZE) if KIND[hex] == TOWN}
    assert towns == {"B3", "D3", "G4", "E6", "G6", "D7", "F9", "E10", "G10", "B11", "C12", "E14"}
    assert {HEXES[hex] for hex in range(SIZE) if LABEL[hex] == LABEL_N} == {"F5", "B9", "E12", "F11"}
    assert {HEXES[hex] for hex in range(SIZE) if LABEL[hex] == LABEL_Y} == {"H5", "C4", "C8", "D9", "F13"}


def test_every_company_has_a_home_of_its_own() -> None:
    assert len(COMPANIES) == len(set(HOME)) == 20
    assert HEXES[HOME[COMPANY["E&H"]]] == "C8"
    assert HEXES[HOME[COMPANY["WStI"]]] == "B5"
    for company, hex in enumerate(HOME):
        assert KIND[hex] == CITY
        assert HOME_OF[hex] == company
    assert HOME_OF[HEX["F5"]] == NONE


def test_values_change_with_the_phases_c_and_e() -> None:
    assert [area_value(AREA["midlands"], phase) for phase in range(8)] == [40, 40, 90, 90, 140, 140, 140, 140]


def test_distance_is_as_the_crow_flies() -> None:
    assert distance(HEX["F5"], HEX["E2"]) == 2
    assert distance(HEX["B5"], HEX["B13"]) == 4
    assert distance(HEX["B9"], HEX["H7"]) == 6
    assert distance(HEX["D9"], HEX["D9"]) == 0
