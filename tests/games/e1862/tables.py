"""Positions for tests: a game of four with companies placed as an example needs them."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.companies import BANK, COUNT, STATION_MARKERS
from roundhouse.games.e1862.finance.market import cell_of, par_for
from roundhouse.games.e1862.map.atlas import COMPANIES, COMPANY, HEX, HOME, NONE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.map.tiles import TILE
from roundhouse.games.e1862.operating.train_types import BANDS
from roundhouse.games.e1862.runs.rules import Running
from roundhouse.games.e1862.state import OPERATING, PLACED, RECEIVERSHIP, STOCK, State
from roundhouse.games.e1862.steps import AT_RUN, RUN

OFFER = [
    "N&E", "WStI", "I&B", "ESR", "FDR", "ECR", "EUR", "L&E", "SVR", "NGC", "N&B", "WVR", "ENR", "E&H", "L&H", "WNR",
]  # fmt: skip
PERMITS = list("FLEFLEFLEFLEFLEF")
#: The presets, and all readings of both.
PRESETS = ("rulebook", "18xx-games")


def table(players: int = 4, **options: Any) -> State:
    """A game about to begin, every company open from phase A on."""
    state: State = RULESET.setup(
        Setup(players=players, options=options, given={"offer": OFFER, "permits": PERMITS[: len(OFFER)]})
    )
    for company in range(20):
        state.opens[company] = 0
    return state


def company(
    state: State,
    name: str,
    price: int,
    holdings: dict[int, int],
    *,
    pool: int = 0,
    ipo: int = 0,
    director: int | None = None,
    cash: int = 0,
    trains: int = 1,
    chartered: bool = False,
    floated: bool = True,
    markers: int = 3,
) -> int:
    """A started company: shares of players, Pool and IPO; the rest is in its treasury."""
    number = COMPANY[name]
    row = number * state.number_of_holders
    for holder in range(state.number_of_holders):
        state.shares[row + holder] = 0
    for seat, held in holdings.items():
        state.shares[row + seat] = held
    state.shares[row + state.pool] = pool
    state.shares[row + state.ipo] = ipo
    state.shares[row + state.treasury] = 10 - sum(holdings.values()) - pool - ipo
    state.started[number] = 1
    state.floated[number] = 1 if floated else 0
    state.chartered[number] = 1 if chartered else 0
    state.cell[number] = cell_of(price)
    state.par[number] = par_for(price)
    state.arrival[number] = state.tick()
    state.money[number] = cash
    state.unused[number] = markers
    if director is None and holdings:
        director = max(holdings, key=lambda seat: holdings[seat])
    if director is None:
        state.director[number] = RECEIVERSHIP
        state.certificate[number] = state.pool
    else:
        state.director[number] = director
        state.certificate[number] = director
    for _ in range(trains):
        train(state, name, "A", 0)
    balance(state)
    return number


def train(state: State, name: str, band: str, kind: int, warranties: int = 1) -> int:
    """Another train of a company; its number in the fleet."""
    number = "ABCDEFGH".index(band)
    state.train_band.append(number)
    state.train_type.append(kind)
    state.train_copy.append(state.sold_trains[number])
    state.train_warranties.append(warranties)
    state.train_owner.append(COMPANY[name])
    state.sold_trains[number] += 1
    state.phase = max(state.phase, number)
    return len(state.train_owner) - 1


def tile(state: State, hex: str, name: str, turn: int) -> None:
    state.board.tile[HEX[hex]] = TILE[name]
    state.board.turn[HEX[hex]] = turn
    state.supply[TILE[name]] -= 1


def marker(state: State, hex: str, name: str) -> None:
    """In the first free circle; on an empty hex on its printed one."""
    place = state.board.free_place(HEX[hex])
    at = PLACES_PER_HEX * HEX[hex] + (0 if place == NONE else place)
    state.board.markers[at] = COMPANY[name]
    state.since[at] = state.tick()
    if HOME[COMPANY[name]] == HEX[hex]:
        state.home[COMPANY[name]] = PLACED


def balance(state: State) -> None:
    """What nobody has is in the bank, or in the box."""
    state.bank = BANK - sum(state.cash) - sum(state.money)
    placed = [*state.board.markers, *state.board.london]
    state.box = [STATION_MARKERS - state.unused[number] - placed.count(number) for number in range(COUNT)]


def stock_round(state: State, seat: int = 0) -> None:
    """The turn of a player in a stock round."""
    from roundhouse.games.e1862.steps import TRADE

    state.round = STOCK
    state.step = TRADE
    state.turn_of = state.asked = seat
    balance(state)


def operate(state: State, name: str, step: int, stage: int) -> None:
    """The turn of a company, at a step; the stage is the one that follows the answer."""
    state.round = OPERATING
    state.operating = state.company = COMPANY[name]
    state.operated[COMPANY[name]] = 1
    state.step = step
    state.stage = stage
    state.asked = max(0, state.director[COMPANY[name]])
    state.or_number = state.or_count = 1
    balance(state)


def rule_against(state: State, action: E1862Action) -> str | None:
    """The rule that an action breaks, if any."""
    violation = RULESET.why_not(state, action)
    return violation.rule if violation else None


def standing(running: Running, *, directed: bool) -> State:
    """A game in which a company stands as on a random board: its tiles, markers, trains and permits."""
    state = table()
    name = COMPANIES[running.company]
    number = company(state, name, 100, {0: 3} if directed else {}, pool=7, trains=0)
    state.board = running.board.copy()
    state.permits[number] = running.permits
    for one in running.trains:
        train(state, name, BANDS[one & 7], one >> 3)
    state.phase = running.phase
    operate(state, name, RUN, AT_RUN)
    return state
