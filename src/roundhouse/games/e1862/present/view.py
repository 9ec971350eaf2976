"""What a seat sees: everything. Nothing in this game is hidden; panels get what they would have to compute."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.rules import View
from roundhouse.engine.state import pack_fields
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.market import PRICES, zone_of
from roundhouse.games.e1862.finance.obligations import FINE_TIMES
from roundhouse.games.e1862.finance.prices import market_order
from roundhouse.games.e1862.finance.selling import liquid
from roundhouse.games.e1862.map.atlas import (
    BROWN_LABEL,
    CITY,
    COMPANIES,
    COMPANY,
    COMPANY_NAMES,
    HEXES,
    HOME,
    LABEL,
    PLACES,
)
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.tiles import COLOUR, SLOTS, TILE_KIND, TILE_LABEL, TILES, VALUE
from roundhouse.games.e1862.operating.depot import (
    BAND_SIZES,
    ENDLESS,
    NUMBER_OF_BANDS,
    OPERATING_ROUNDS,
    TRAIN_PRICES,
)
from roundhouse.games.e1862.operating.fleet import train_of
from roundhouse.games.e1862.operating.train_types import BANDS
from roundhouse.games.e1862.operating.warranties import FREE_WARRANTIES
from roundhouse.games.e1862.phases import ended_by, limit_in_all, limit_per_type
from roundhouse.games.e1862.present.prospects.merging import under_way
from roundhouse.games.e1862.present.prospects.paying import paying
from roundhouse.games.e1862.present.prospects.winning import auction
from roundhouse.games.e1862.present.reached import reached
from roundhouse.games.e1862.present.stages import stages
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import OPEN, TRADE
from roundhouse.games.e1862.written import write_state

#: By colour and label: tiles of cities that have both alike pay the same.
CITY_VALUES: Final = {
    (COLOUR[tile], TILE_LABEL[tile]): VALUE[tile] for tile in range(len(TILES)) if TILE_KIND[tile] == CITY
}


def look(state: State, seat: int | None) -> View:
    """The position, what it is worth, the market as stacks in operating order, and the flat lists of the map."""
    data = write_state(state)
    for one, player in enumerate(data["players"]):
        player["certificates"] = state.certificates(one)
        player["worth"] = worth(state, one)
        player["liquid"] = liquid(state, one)
        for name in player["promised"]:
            if state.started[COMPANY[name]]:
                data["companies"][name]["fine"] = FINE_TIMES * state.par[COMPANY[name]]
    if state.step in (OPEN, TRADE):
        # Who came last is no part of the question.
        data["next"].pop("company", None)
    order = market_order(state)
    stacks: dict[str, list[str]] = {}
    for company in order:
        stacks.setdefault(str(state.cell[company]), []).append(COMPANIES[company])
    zones = [zone_of(cell) for cell in range(len(PRICES))]
    data["order"] = [COMPANIES[company] for company in order]
    data["market"] = {"prices": list(PRICES), "zones": zones, "stacks": stacks}
    data["queue"] = [COMPANIES[company] for company in state.queue]
    data["board"] = pack_fields(state.board, Board.kept)
    for name, one in data["companies"].items():
        home = HOME[COMPANY[name]]
        one["home"] = [HEXES[home], PLACES[home], *home_values(home)]
        if one.get("markers"):
            one["reach"] = reached(state.board, COMPANY[name])
    data["names"] = {name: COMPANY_NAMES[COMPANY[name]] for name in data["companies"]}
    data["slots"] = {name: slots for name, slots in zip(TILES, SLOTS) if slots}
    data["steps"] = stages(state)
    data["bands"] = [band(state, number) for number in range(NUMBER_OF_BANDS)]
    data["auction"] = auction(state)
    data["merging"] = under_way(state)
    data["paying"] = paying(state)
    data["out_of_play"] = [COMPANIES[company] for company in range(COUNT) if not state.in_play[company]]
    return View(seat, data, None)


def home_values(hex: int) -> list[int]:
    """What a city pays in yellow, green and brown."""
    return [CITY_VALUES[colour, label] for colour, label in enumerate((LABEL[hex], LABEL[hex], BROWN_LABEL[hex]))]


def band(state: State, number: int) -> dict[str, Any]:
    """A band of trains: price, how many are left and may be owned; which bands its first ends, and whose trains."""
    size = BAND_SIZES[state.switches.length][number]
    gone = ended_by(state, number)
    return {
        "band": BANDS[number],
        "price": TRAIN_PRICES[number],
        "left": None if size == ENDLESS else size - state.sold_trains[number],
        "warranties": FREE_WARRANTIES[number],
        "rounds": OPERATING_ROUNDS[number],
        "limit": limit_in_all(state, number) or limit_per_type(number),
        "of_type": not limit_in_all(state, number),
        "ends": [BANDS[each] for each in gone],
        "whose": [
            [COMPANIES[owner], train_of(state, train), state.train_warranties[train]]
            for train, owner in enumerate(state.train_owner)
            if state.train_band[train] in gone
        ],
    }
