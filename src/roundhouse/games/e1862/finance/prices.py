"""Prices: what a share brings (R6.4.1), how price markers move (C-5), and who operates first (R7.1)."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.market import PRICES, TOP, clamped
from roundhouse.games.e1862.state import State


def sale_price(state: State, company: int) -> int:
    """eff(c): half without a train (R6.4.1-a), which no company has before it floats (R6.4-d)."""
    price = state.price(company)
    return price if state.has_train(company) else price // 2


def put_marker(state: State, company: int, cell: int) -> None:
    """To the bottom of a cell (R7.1-b)."""
    before = state.cell[company]
    state.cell[company] = cell
    state.arrival[company] = state.tick()
    if before != cell:
        state.tell("price", {"company": company, "price": PRICES[cell]})


def shift(state: State, company: int, by: int) -> None:
    """Along the strip; a marker that stays in its cell keeps its place in the stack (see also `move_price`)."""
    cell = clamped(state.cell[company] + by)
    if cell != state.cell[company]:
        put_marker(state, company, cell)
        if cell == TOP:
            state.top = 1


def market_order(state: State) -> list[int]:
    """Floated companies in descending price, within a cell the top of the stack first (R7.1-a)."""
    floated = [company for company in range(COUNT) if state.floated[company]]
    floated.sort(key=lambda company: (-state.cell[company], state.arrival[company]))
    return floated
