"""The engineer about mergers and acquisitions: what they are worth to every holder, and whom to ask."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.bots.engineer.glance import Ground, run_all
from roundhouse.games.e1862.bots.engineer.outlook import Outlook, growth, project
from roundhouse.games.e1862.finance.market import PRICES, cell_below
from roundhouse.games.e1862.map.board import train
from roundhouse.games.e1862.mergers.merger import Consent, ProposeMerger, partners, was_refused
from roundhouse.games.e1862.operating.depot import NEVER, OBSOLETE_ON, TRAIN_PRICES
from roundhouse.games.e1862.operating.trains import bank_price
from roundhouse.games.e1862.passing import Pass

#: What a merger must bring beyond what is certain: guesses are guesses.
MARGIN: Final = 40.0
#: Bands after the one on sale that trains must outlive to be counted on.
AHEAD: Final = 1
#: What it must bring another director who is asked for it.
CLEARLY: Final = 150.0


def propose(outlook: Outlook) -> E1862Action:
    """The merger that brings most, if the other director gains, too."""
    state = outlook.state
    company = state.operating
    best: ProposeMerger | None = None
    most = MARGIN
    for other in partners(state, company):
        theirs = state.director[other]
        survivor = other if was_refused(state, other, company) else company
        if was_refused(state, other, survivor) or not (is_failing(outlook, company) or is_failing(outlook, other)):
            continue
        gains = merged_gains(outlook, company, other, survivor)
        if gains[state.asked] > most and (theirs == state.asked or gains[theirs] > CLEARLY):
            best, most = ProposeMerger(other, survivor), gains[state.asked]
    return best if best is not None else Pass()


def is_welcome(outlook: Outlook, other: int, survivor: int) -> bool:
    """Whether the director of another company could accept: one of the two is failing, and both gain."""
    state = outlook.state
    if not (is_failing(outlook, state.operating) or is_failing(outlook, other)):
        return False
    gains = merged_gains(outlook, state.operating, other, survivor)
    return gains[state.asked] > MARGIN and gains[state.director[other]] > CLEARLY


def is_failing(outlook: Outlook, company: int) -> bool:
    """Its trains will not last, and it cannot pay for another: what it has is worth more together with others."""
    state = outlook.state
    return not outlook.lasting(company, AHEAD) and state.money[company] < bank_price(state)


def answer(outlook: Outlook) -> E1862Action:
    """Yes to what brings this director more."""
    state = outlook.state
    gains = merged_gains(outlook, state.m_survivor, state.m_absorbed, state.m_survivor)
    return Consent(1 if gains[state.asked] > MARGIN else 0)


def merged_gains(outlook: Outlook, one: int, other: int, survivor: int) -> list[float]:
    """What everybody would have more, in shares and dividends to come."""
    state = outlook.state
    low, high = sorted([state.sale_price(one), state.sale_price(other)])
    cell = cell_below(2 * low + high)
    rounds = outlook.rounds_left()
    after = merged_share(outlook, one, other, survivor, cell, rounds)
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


def merged_share(outlook: Outlook, one: int, other: int, survivor: int, cell: int, rounds: int) -> float:
    """A share of the company that two become."""
    state = outlook.state
    fleet = [*outlook.fleet(one), *outlook.fleet(other)]
    money = state.money[one] + state.money[other]
    permits = state.permits[one] | state.permits[other]
    ground = merged_ground(outlook, one, other, survivor)
    if not fleet:
        if money < bank_price(state):
            return 0.4 * PRICES[cell]
        kind = 2 if permits >> 2 & 1 else 0 if permits & 1 else 1
        fleet = [train(kind, state.band())]
    now = run_all(ground, fleet, permits).revenue
    first = NEVER
    for number in fleet:
        first = min(first, OBSOLETE_ON[number & 7])
    later, until = now, 99.0
    if first < NEVER:
        kept = [number for number in fleet if OBSOLETE_ON[number & 7] > first]
        if money + now // 2 >= TRAIN_PRICES[state.band()]:
            kind = 2 if permits >> 2 & 1 else 0 if permits & 1 else 1
            kept.append(train(kind, state.band()))
        later, until = run_all(ground, kept, permits).revenue if kept else 0, outlook.rounds_until(first)
    return project(cell, now, later, 0, until, rounds, growth(state))


def merged_ground(outlook: Outlook, one: int, other: int, survivor: int) -> Ground:
    """The network of both, with the markers of both."""
    state = outlook.state
    board = state.board.copy()
    absorbed = other if survivor == one else one
    board.markers = [survivor if marker == absorbed else marker for marker in board.markers]
    board.london = [survivor if marker == absorbed else marker for marker in board.london]
    return Ground(board, survivor, state.phase)
