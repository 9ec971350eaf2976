"""Veto (§7.3): holders of the moved line may buy the right to send the locomotive elsewhere."""

from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal, Listed
from roundhouse.games.rocket.actions import Answer, Bid, CallVeto, DeclineVeto, PassAnswer, PassBid
from roundhouse.games.rocket.movement import steps
from roundhouse.games.rocket.scoring import shareholders
from roundhouse.games.rocket.state import ISOLATED, NONE, VETO_ANSWER, VETO_BID, VETO_CALL, State

# -- who is asked


def ask_to_call(state: State, after: int) -> bool:
    """Step 1: the next holder clockwise after that seat is asked to call; False if nobody is left (SR-7.3-b)."""
    seat = state.next_seat(after)
    while seat != state.active:
        if state.holding(state.line, seat) > 0:
            return _ask(state, VETO_CALL, seat)
        seat = state.next_seat(seat)
    if state.switches.active_may_call and state.holding(state.line, seat) > 0:
        return _ask(state, VETO_CALL, seat)
    return False


def ask_to_bid(state: State, after: int) -> bool:
    """Step 2: one lap; who cannot bid more than the last bid is skipped (SR-7.3-e, SR-7.3-f). Then step 3."""
    seat = state.next_seat(after)
    while seat != state.active:
        if state.holding(state.line, seat) > state.bid_shares:
            return _ask(state, VETO_BID, seat)
        seat = state.next_seat(seat)
    return ask_to_answer(state)


def ask_to_answer(state: State) -> bool:
    """Step 3: the active player is asked last, if there is a bid that they can match (SR-7.3-g, SR-7.3-p)."""
    if state.bid_by == NONE and not state.switches.active_may_call:
        return False
    if state.holding(state.line, state.active) < least_answer(state):
        return False
    return _ask(state, VETO_ANSWER, state.active)


def _ask(state: State, phase: int, seat: int) -> bool:
    state.phase = phase
    state.asked = seat
    return True


def least_answer(state: State) -> int:
    """An equal bid is enough for the active player."""
    return max(1, state.bid_shares)


# -- what they may answer


def answer_hexes(state: State) -> list[int]:
    """The hexes the active player may send the locomotive to (SR-7.3-h, SR-7.3-i)."""
    if state.switches.veto_any_hex:
        return steps(state, state.line)
    return [state.target]


class BidChoices:
    """Bids (step 2) or answers (step 3): by number of shares, then by hex."""

    kind = "bid"

    def __init__(self, state: State) -> None:
        self.state = state
        self.answering = state.phase == VETO_ANSWER
        self.least = least_answer(state) if self.answering else state.bid_shares + 1
        self.most = state.holding(state.line, state.asked)
        self.hexes = answer_hexes(state) if self.answering else steps(state, state.line)

    def any(self) -> bool:
        return self.count() > 0

    def count(self) -> int:
        return max(0, self.most - self.least + 1) * len(self.hexes)

    def at(self, index: int) -> Bid | Answer:
        shares = self.least + index // len(self.hexes)
        hex = self.hexes[index % len(self.hexes)]
        if self.answering:
            return Answer(shares, hex)
        return Bid(shares, hex)

    def has(self, action: object) -> bool:
        if self.answering:
            return isinstance(action, Answer) and why_not_answer(self.state, action) is None
        return isinstance(action, Bid) and why_not_bid(self.state, action) is None


def legal_veto(state: State) -> Legal:
    """Every legal reply to the pending veto question."""
    if state.phase == VETO_CALL:
        return Legal([Listed("decline", [DeclineVeto()]), Listed("call", [CallVeto()])])
    if state.phase == VETO_BID:
        return Legal([Listed("pass", [PassBid()]), BidChoices(state)])
    return Legal([Listed("pass", [PassAnswer()]), BidChoices(state)])


def why_not_bid(state: State, action: Bid) -> Violation | None:
    rule = "SR-7.3-e"
    holding = state.holding(state.line, state.asked)
    if action.shares < 1:
        return Violation(rule, "why-bid-nothing", {})
    if action.shares > holding:
        return Violation(rule, "why-bid-beyond-holding", {"n": action.shares, "holding": holding, "line": state.line})
    if action.shares <= state.bid_shares:
        return Violation(rule, "why-bid-too-low", {"n": action.shares, "last": state.bid_shares})
    if action.hex not in steps(state, state.line):
        return Violation(rule, "why-bid-hex", {"hex": action.hex, "line": state.line})
    return None


def why_not_answer(state: State, action: Answer) -> Violation | None:
    holding = state.holding(state.line, state.asked)
    least = least_answer(state)
    if action.shares < least:
        return Violation("SR-7.3-g", "why-answer-too-low", {"n": action.shares, "last": least})
    if action.shares > holding:
        return Violation(
            "SR-7.3-g", "why-bid-beyond-holding", {"n": action.shares, "holding": holding, "line": state.line}
        )
    if action.hex in answer_hexes(state):
        return None
    if state.switches.veto_any_hex:
        return Violation("SR-7.3-h", "why-bid-hex", {"hex": action.hex, "line": state.line})
    return Violation("SR-7.3-i", "why-not-original-hex", {"hex": action.hex, "original": state.target})


# -- what happens then; each returns whether somebody else is asked


def call_veto(state: State) -> bool:
    """The first call opens the round and ends the asking."""
    state.called_by = state.asked
    return ask_to_bid(state, state.active)


def decline_veto(state: State) -> bool:
    if state.asked == state.active:
        return False
    return ask_to_call(state, state.asked)


def bid(state: State, shares: int, hex: int) -> bool:
    record_bid(state, shares, hex)
    return ask_to_bid(state, state.asked)


def record_bid(state: State, shares: int, hex: int) -> None:
    state.bid_by = state.asked
    state.bid_shares = shares
    state.bid_hex = hex


def pay_bid(state: State, events: list[Event]) -> None:
    """Step 4: only the winner pays (SR-7.3-k, SR-7.3-l)."""
    line, seat, paid = state.line, state.bid_by, state.bid_shares
    held = 0
    for shares in shareholders(state, line):
        held += shares
    state.shares[line * state.players + seat] -= paid
    if state.switches.limited:
        # Certificates are swapped, so that real ones return first (SR-7.3-m, SR-9.3-h).
        real = min(paid, held - state.supplementary[line])
        state.supplementary[line] -= paid - real
        if state.status[line] != ISOLATED:
            state.available[line] += real
    events.append(Event("veto_won", {"line": line, "seat": seat, "n": paid, "hex": state.bid_hex}))
