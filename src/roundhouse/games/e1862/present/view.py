"""What a seat sees: everything. Nothing in this game is hidden; panels get what they would have to compute."""

from __future__ import annotations

from roundhouse.engine.ruleset import View
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.market import PRICES, zone_of
from roundhouse.games.e1862.finance.prices import market_order
from roundhouse.games.e1862.map.atlas import COMPANIES
from roundhouse.games.e1862.notation import E1862Notation
from roundhouse.games.e1862.state import ENDS, State


def look(state: State, seat: int | None) -> View:
    """The position, the market as stacks in operating order, and the map as the flat lists of the board."""
    data = E1862Notation().write_state(state)
    stacks: dict[str, list[str]] = {}
    for company in market_order(state):
        stacks.setdefault(str(state.cell[company]), []).append(COMPANIES[company])
    zones = [zone_of(cell) for cell in range(len(PRICES))]
    data["market"] = {"prices": list(PRICES), "zones": zones, "stacks": stacks}
    data["ended_by"] = ENDS[state.ended_by]
    data["operating"] = COMPANIES[state.operating] if state.operating >= 0 else None
    data["queue"] = [COMPANIES[company] for company in state.queue]
    data["board"] = {
        "tile": list(state.board.tile),
        "turn": list(state.board.turn),
        "small": list(state.board.small),
        "markers": list(state.board.markers),
        "london": list(state.board.london),
    }
    data["out_of_play"] = [COMPANIES[company] for company in range(COUNT) if not state.in_play[company]]
    return View(seat, data, None)
