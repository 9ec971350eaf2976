"""The apprentice in a veto: what another hex is worth, what it costs, and whether the active player would pay too."""

# compiled
from __future__ import annotations

from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.bots.apprentice.judge import Judge, let_stand
from roundhouse.games.rocket.movement import steps
from roundhouse.games.rocket.state import VETO_ANSWER, VETO_BID, VETO_CALL, State
from roundhouse.games.rocket.veto import (
    Answer,
    Bid,
    CallVeto,
    DeclineVeto,
    PassAnswer,
    PassBid,
    answer_hexes,
    least_answer,
)


def best_call(judge: Judge) -> RocketAction:
    """Call when there is a bid worth making; calling costs nothing, and a round without bids changes nothing."""
    opened = judge.state.copy()
    CallVeto().apply(opened)
    while opened.phase == VETO_BID and opened.asked != judge.seat:
        PassBid().apply(opened)
    if opened.phase != VETO_BID or isinstance(best_bid(judge, opened), PassBid):
        return DeclineVeto()
    return CallVeto()


def best_bid(judge: Judge, state: State) -> RocketAction:
    """The bid that leads to the best position, if it is clearly better than letting things stand."""
    line, weights = state.line, judge.weights
    best: RocketAction = PassBid()
    untouched = state.copy()
    let_stand(untouched)
    best_lead = judge.lead(judge.after_extension(untouched, line), judge.seat) + weights.veto_margin
    for shares in offers(state):
        for hex in steps(state, line):
            after = state.copy()
            Bid(shares, hex).apply(after)
            expect_answer(judge, after)
            found = judge.lead(judge.after_extension(after, line), judge.seat)
            if found > best_lead:
                best, best_lead = Bid(shares, hex), found
    return best


def offers(state: State) -> list[int]:
    """The smallest bid, and the smallest that the active player cannot match."""
    held = state.holding(state.line, state.asked)
    least = state.bid_shares + 1
    safe = max(least, state.holding(state.line, state.active) + 1)
    return [shares for shares in sorted({least, safe}) if shares <= held]


def expect_answer(judge: Judge, state: State) -> None:
    """After a bid: the other bidders pass, the active player does what is best for them."""
    while state.phase == VETO_BID:
        PassBid().apply(state)
    if state.phase == VETO_ANSWER:
        best_answer(judge, state).apply(state)


def best_answer(judge: Judge, state: State) -> RocketAction:
    """Match with as few shares as possible, or give way."""
    line, seat = state.line, state.active
    given_way = state.copy()
    PassAnswer().apply(given_way)
    best: RocketAction = PassAnswer()
    best_lead = judge.lead(judge.after_extension(given_way, line), seat)
    shares = least_answer(state)
    for hex in answer_hexes(state):
        after = state.copy()
        Answer(shares, hex).apply(after)
        found = judge.lead(judge.after_extension(after, line), seat)
        if found > best_lead:
            best, best_lead = Answer(shares, hex), found
    return best


def decide(judge: Judge) -> RocketAction:
    """The reply to whatever is asked in a veto."""
    state = judge.state
    if state.phase == VETO_CALL:
        # Whoever drives has nothing to gain by calling.
        return DeclineVeto() if judge.seat == state.active else best_call(judge)
    if state.phase == VETO_BID:
        return best_bid(judge, state)
    return best_answer(judge, state)
