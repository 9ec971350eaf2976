"""The turn of a tile with which a palette begins."""

from __future__ import annotations

from roundhouse.games.e1862.map.atlas import COMPANY, EDGES, HEX
from roundhouse.games.e1862.map.tiles import TILE
from roundhouse.games.e1862.operating.track import LayTile
from roundhouse.games.e1862.present.laying import arranged, leads_to
from roundhouse.games.e1862.state import State
from tests.games.e1862.tables import table

CITY_TILES = ("5", "6", "57")


def first_way(state: State, hex: str) -> set[str]:
    """Where the first of all yellow tiles of a city leads."""
    actions = [LayTile(HEX[hex], TILE[tile], turn) for tile in CITY_TILES for turn in range(EDGES)]
    first = arranged(state, list(actions))[0]
    assert isinstance(first, LayTile)
    return set(leads_to(first.hex, first.tile, first.turn))


def test_the_first_tile_of_a_company_leads_to_cities_rather_than_to_london_which_is_closed_to_it() -> None:
    state = table()
    state.operating = COMPANY["ECR"]
    assert first_way(state, "D13") == {"D11", "E12"}


def test_whoever_has_a_terminal_is_led_to_london() -> None:
    state = table()
    state.operating = COMPANY["ECR"]
    state.board.london[0] = state.operating
    assert first_way(state, "D13") == {"london"}


def test_a_port_comes_before_empty_cities() -> None:
    state = table()
    state.operating = COMPANY["Y&N"]
    assert "port_yarmouth" in first_way(state, "H5")
