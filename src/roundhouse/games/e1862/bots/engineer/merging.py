"""The engineer about mergers and acquisitions: what they are worth to every holder, and whom to ask."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.engineer.glance import Ground, run_all
from roundhouse.games.e1862.bots.engineer.outlook import Outlook, growth, permit_of, project
from roundhouse.games.e1862.finance.market import PRICES, cell_below
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.mergers.merger import Consent, ProposeMerger, partners, was_refused
from roundhouse.games.e1862.operating.depot import NEVER, OBSOLETE_ON, TRAIN_PRICES
from roundhouse.games.e1862.operating.train_types import train
from roundhouse.games.e1862.operating.trains import bank_price
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State

#: What a merger must bring beyond what is certain: guesses are guesses.
MARGIN: Final = 40.0
#: What a merger of one's own companies must bring if neither is failing: half of their shares are given up for it.
WELL_WORTH: Final = 700.0
#: Bands after the one on sale that trains must outlive to be counted on.
AHEAD: Final = 1
#: What it must bring another director who is asked for it.
CLEARLY: Final = 150.0


def propose(outlook: Outlook) -> E1862Action:
    """The merger that brings most, if the other director gains, too."""
    state = outlook.state
    company = state.operating
    best: ProposeMerger | None = None
    most = 0.0
    for other in partners(state, company):
        survivor = other if was_refused(state, other, company) else company
        if was_refused(state, other, survivor):
            continue
        gain = gain_if_welcome(outlook, other)
        if gain > most:
            best, most = ProposeMerger(other, survivor), gain
    return best if best is not None else Pass()


def gain_if_welcome(outlook: Outlook, other: int) -> float:
    """What a merger with that company brings whoever proposes it; 0 if too little, or if its director would refuse."""
    state = outlook.state
    company, theirs = state.operating, state.director[other]
    failing = is_failing(outlook, company) or is_failing(outlook, other)
    if not failing and theirs != state.asked:
        return 0.0
    gains = merged_gains(outlook, company, other)
    if gains[state.asked] <= (MARGIN if failing else WELL_WORTH):
        return 0.0
    return gains[state.asked] if theirs == state.asked or gains[theirs] > CLEARLY else 0.0


def is_failing(outlook: Outlook, company: int) -> bool:
    """Its trains will not last, and it cannot pay for another: what it has is worth more together with others."""
    state = outlook.state
    return not outlook.lasting(company, AHEAD) and state.money[company] < bank_price(state)


def answer(outlook: Outlook) -> E1862Action:
    """Yes to what brings this director more."""
    state = outlook.state
    gains = merged_gains(outlook, state.m_survivor, state.m_absorbed)
    return Consent(1 if gains[state.asked] > MARGIN else 0)


def merged_gains(outlook: Outlook, one: int, other: int) -> list[float]:
    """What everybody would have more, in shares and dividends to come."""
    state = outlook.state
    low, high = sorted([sale_price(state, one), sale_price(state, other)])
    cell = cell_below(2 * low + high)
    rounds = outlook.rounds_left()
    after = merged_share(outlook, one, other, cell, rounds)
    first, second = outlook.share(one), outlook.share(other)
    gains: list[float] = []
    for seat in range(state.players):
        held, others = state.holding(one, seat), state.holding(other, seat)
        before = held * first + others * second
        total = held + others
        now = total // 2 * after
        if total % 2:
            # The option: kept for half the price.
            half = PRICES[cell] / 2
            now += max(after - half, half)
        # A free certificate can be bought again.
        gains.append(now - before)
    return gains


def merged_share(outlook: Outlook, one: int, other: int, cell: int, rounds: int) -> float:
    """A share of the company that two become."""
    state = outlook.state
    fleet = [*outlook.fleet(one), *outlook.fleet(other)]
    money = state.money[one] + state.money[other]
    permits = state.permits[one] | state.permits[other]
    if not fleet:
        if money < bank_price(state):
            return 0.4 * PRICES[cell]
        fleet = [train(permit_of(permits), state.band())]
    now = merged_earns(outlook, one, other, fleet)
    first = NEVER
    for number in fleet:
        first = min(first, OBSOLETE_ON[number & 7])
    later, until = now, 99.0
    if first < NEVER:
        kept = [number for number in fleet if OBSOLETE_ON[number & 7] > first]
        if money + now // 2 >= TRAIN_PRICES[state.band()]:
            kept.append(train(permit_of(permits), state.band()))
        later, until = merged_earns(outlook, one, other, kept) if kept else 0, outlook.rounds_until(first)
    return project(cell, now, later, 0, until, rounds, growth(state))


def merged_earns(outlook: Outlook, one: int, other: int, trains: list[int]) -> int:
    """What trains bring on the track of both, remembered like what they bring one company."""
    state, memory = outlook.state, outlook.memory
    low, high = min(one, other), max(one, other)
    permits = state.permits[one] | state.permits[other]
    key = (outlook.map_number(), -1 - low, high, permits, state.phase, *sorted(trains))
    found = memory.takings.get(key)
    if found is None:
        found = run_all(merged_ground(state, low, high), trains, permits)
        memory.takings[key] = found
    return found.revenue


def merged_ground(state: State, one: int, other: int) -> Ground:
    """The network of both, with the markers of both; at a glance it is the same whoever survives."""
    board = state.board.copy()
    board.markers = [one if marker == other else marker for marker in board.markers]
    board.london = [one if marker == other else marker for marker in board.london]
    return Ground(board, one, state.phase)
