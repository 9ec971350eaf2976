"""The stock market (C-5): one strip of cells, printed as a zig-zag of two rows."""

# compiled
from __future__ import annotations

from typing import Final

PRICES: Final = [
    0, 7, 14, 20, 26, 31, 36, 40, 44, 47, 50, 52, 54, 56, 58, 60, 62, 65, 68, 71, 74, 78, 82, 86, 90, 95, 100, 105,
    110, 116, 122, 128, 134, 142, 150, 158, 166, 174, 182, 191, 200, 210, 220, 232, 245, 260, 275, 292, 310, 330, 350,
    375, 400, 430, 460, 495, 530, 570, 610, 655, 700, 750, 800, 850, 900, 950, 1000,
]  # fmt: skip
BANKRUPT: Final = 0
TOP: Final = 66
#: The values of the par marker, and the prices of charters (C-4).
PARS: Final = [54, 58, 62, 68, 74, 82, 90, 100]
#: The cells in which a company may be started in a stock round: £54 to £200.
FIRST_START: Final = 12
LAST_START: Final = 40


def zone_of(cell: int) -> str:
    """What the print says of a cell: closed, any start price, a start price, or how many sales are free; or nothing."""
    price = PRICES[cell]
    if cell == BANKRUPT:
        return "closed"
    if price in PARS:
        return "par"
    if FIRST_START <= cell <= LAST_START:
        return "start"
    return ["", "one", "two"][ignored_sales(price)]


def clamped(cell: int) -> int:
    """Movement past an end of the strip stops there."""
    return BANKRUPT if cell < BANKRUPT else TOP if cell > TOP else cell


def cell_of(price: int) -> int:
    """The cell with exactly that price, or -1."""
    for cell in range(len(PRICES)):
        if PRICES[cell] == price:
            return cell
    return -1


def cell_below(twice: int) -> int:
    """The highest cell whose price is not above half of `twice` (new prices of mergers have halves, R7.5.3-a)."""
    best = 0
    for cell in range(len(PRICES)):
        if 2 * PRICES[cell] <= twice:
            best = cell
    return best


def par_for(price: int) -> int:
    """The par marker of a price: the highest par not above it, within 54 and 100 (R6.5.3-d, R7.5.4-a)."""
    best = PARS[0]
    for par in PARS:
        if par <= price:
            best = par
    return best


def par_above(price: int) -> int:
    """The lowest par not below a price, within 54 and 100: how a table may read "closest" (A-14)."""
    for par in PARS:
        if par >= price:
            return par
    return PARS[-1]


def ignored_sales(price: int) -> int:
    """How many shares of a block sold by somebody else than the director do not move the price (R6.4.2-b, -c)."""
    if price >= 400:
        return 2
    if price > 200 or price < 40:
        return 1
    return 0
