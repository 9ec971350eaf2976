"""The market (§7.3): what a newly connected city pays, and how its chip falls."""

# compiled
from __future__ import annotations

from roundhouse.engine.event import Event
from roundhouse.games.spike.state import State


def market_value(state: State, commodity: int) -> int:
    rows = state.board.market_rows
    return rows - state.market.index(commodity) % rows


def score_city(state: State, seat: int, node: int) -> list[Event]:
    """The present value; then the chip goes to row 1 and those below it move up (SK-7.3-a..d)."""
    rows = state.board.market_rows
    commodity = state.board.supply_at[node]
    value = market_value(state, commodity)
    state.money[seat] += value
    state.connected[seat] += value
    place = state.market.index(commodity)
    bottom = place // rows * rows + rows - 1
    for row in range(place, bottom):
        state.market[row] = state.market[row + 1]
    state.market[bottom] = commodity
    return [Event("joined", {"seat": seat, "space": node, "commodity": commodity, "money": value})]
