"""What a seat sees: everything. Nothing in this game is hidden; panels get what they would have to compute."""

from __future__ import annotations

from roundhouse.engine.rules import View
from roundhouse.engine.state import pack_fields
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.market import PRICES, zone_of
from roundhouse.games.e1862.finance.prices import market_order
from roundhouse.games.e1862.map.atlas import COMPANIES
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.written import write_state


def look(state: State, seat: int | None) -> View:
    """The position, what it is worth, the market as stacks in operating order, and the flat lists of the map."""
    data = write_state(state)
    for one, player in enumerate(data["players"]):
        player["certificates"] = state.certificates(one)
        player["worth"] = worth(state, one)
    order = market_order(state)
    stacks: dict[str, list[str]] = {}
    for company in order:
        stacks.setdefault(str(state.cell[company]), []).append(COMPANIES[company])
    zones = [zone_of(cell) for cell in range(len(PRICES))]
    data["order"] = [COMPANIES[company] for company in order]
    data["market"] = {"prices": list(PRICES), "zones": zones, "stacks": stacks}
    data["queue"] = [COMPANIES[company] for company in state.queue]
    data["board"] = pack_fields(state.board, Board.kept)
    data["out_of_play"] = [COMPANIES[company] for company in range(COUNT) if not state.in_play[company]]
    return View(seat, data, None)
