"""Veto (§7.3): holders of the moved line may buy the right to send the locomotive elsewhere."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal, Listed
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.movement import steps
from roundhouse.games.rocket.names import HEX, SHARES
from roundhouse.games.rocket.resolution import settle
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
    seat = next_bidder(state, after)
    return ask_to_answer(state) if seat == NONE else _ask(state, VETO_BID, seat)


def next_bidder(state: State, after: int) -> int:
    """The next seat clockwise, before the active player, that can bid more than the last bid; NONE if there is none."""
    seat = state.next_seat(after)
    while seat != state.active:
        if state.bidding(state.line, seat) > state.bid_shares:
            return seat
        seat = state.next_seat(seat)
    return NONE


def nobody_bids(state: State) -> bool:
    """Would a pass now end the veto without any bid?"""
    return state.bid_by == NONE and next_bidder(state, state.asked) == NONE and not state.switches.active_may_call


def ask_to_answer(state: State) -> bool:
    """Step 3: the active player is asked last, if there is a bid that they can match (SR-7.3-g, SR-7.3-p)."""
    if state.bid_by == NONE and not state.switches.active_may_call:
        return False
    if state.bidding(state.line, state.active) < least_answer(state):
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


# -- the answers


class CallVeto(RocketAction):
    """RD-2: open the veto round. The first call ends the asking."""

    form: ClassVar = Form("veto_call", picks="call")
    answers: ClassVar[int] = VETO_CALL

    def apply(self, state: State) -> list[Event]:
        state.called_by = state.asked
        return [] if ask_to_bid(state, state.active) else close_veto(state)


class DeclineVeto(RocketAction):
    """RD-2: let the extension stand."""

    form: ClassVar = Form("veto_decline", picks="decline")
    answers: ClassVar[int] = VETO_CALL

    def apply(self, state: State) -> list[Event]:
        asking = state.asked != state.active and ask_to_call(state, state.asked)
        return [] if asking else close_veto(state)


class Bid(RocketAction):
    """RD-3: offer shares for sending the locomotive to a hex."""

    form: ClassVar = Form("veto_bid", shares=SHARES, hex=HEX, picks="hex shares")
    answers: ClassVar[int] = VETO_BID

    def __init__(self, shares: int, hex: int) -> None:
        self.shares = shares
        self.hex = hex

    def why_not(self, state: State) -> Violation | None:
        rule = "SR-7.3-e"
        holding = state.holding(state.line, state.asked)
        if self.shares < 1:
            return Violation(rule, "why-bid-nothing", {})
        if self.shares > holding:
            return Violation(rule, "why-bid-beyond-holding", {"n": self.shares, "holding": holding, "line": state.line})
        if (most := state.bidding(state.line, state.asked)) < self.shares:
            return Violation("SR-7.3-m", "why-bid-supplementary", {"n": self.shares, "real": most, "line": state.line})
        if self.shares <= state.bid_shares:
            return Violation(rule, "why-bid-too-low", {"n": self.shares, "last": state.bid_shares})
        if self.hex not in steps(state, state.line):
            return Violation(rule, "why-bid-hex", {"hex": self.hex, "line": state.line})
        return None

    def apply(self, state: State) -> list[Event]:
        record_bid(state, self.shares, self.hex)
        return [] if ask_to_bid(state, state.asked) else close_veto(state)


class PassBid(RocketAction):
    """RD-3: offer nothing."""

    form: ClassVar = Form("veto_pass", picks="pass")
    answers: ClassVar[int] = VETO_BID

    def apply(self, state: State) -> list[Event]:
        return [] if ask_to_bid(state, state.asked) else close_veto(state)


class Answer(RocketAction):
    """RD-4: the active player matches or beats the last bid."""

    form: ClassVar = Form("answer_bid", shares=SHARES, hex=HEX, picks="hex shares")
    answers: ClassVar[int] = VETO_ANSWER

    def __init__(self, shares: int, hex: int) -> None:
        self.shares = shares
        self.hex = hex

    def why_not(self, state: State) -> Violation | None:
        holding = state.holding(state.line, state.asked)
        least = least_answer(state)
        if self.shares < least:
            return Violation("SR-7.3-g", "why-answer-too-low", {"n": self.shares, "last": least})
        if self.shares > holding:
            return Violation(
                "SR-7.3-g", "why-bid-beyond-holding", {"n": self.shares, "holding": holding, "line": state.line}
            )
        if (most := state.bidding(state.line, state.asked)) < self.shares:
            return Violation("SR-7.3-m", "why-bid-supplementary", {"n": self.shares, "real": most, "line": state.line})
        if self.hex in answer_hexes(state):
            return None
        if state.switches.veto_any_hex:
            return Violation("SR-7.3-h", "why-bid-hex", {"hex": self.hex, "line": state.line})
        return Violation("SR-7.3-i", "why-not-original-hex", {"hex": self.hex, "original": state.target})

    def apply(self, state: State) -> list[Event]:
        record_bid(state, self.shares, self.hex)
        return close_veto(state)


class PassAnswer(RocketAction):
    """RD-4: the active player gives way."""

    form: ClassVar = Form("answer_pass", picks="pass")
    answers: ClassVar[int] = VETO_ANSWER

    def apply(self, state: State) -> list[Event]:
        return close_veto(state)


def record_bid(state: State, shares: int, hex: int) -> None:
    state.bid_by = state.asked
    state.bid_shares = shares
    state.bid_hex = hex


# -- the end of it


def close_veto(state: State) -> list[Event]:
    """Step 4: whoever has bid last pays; then the locomotive moves."""
    events: list[Event] = []
    if state.bid_by != NONE:
        pay_bid(state, events)
    events.extend(settle(state))
    return events


def pay_bid(state: State, events: list[Event]) -> None:
    """Only the winner pays (SR-7.3-k, SR-7.3-l)."""
    line, seat, paid = state.line, state.bid_by, state.bid_shares
    held = 0
    for shares in shareholders(state, line):
        held += shares
    state.shares[line * state.players + seat] -= paid
    if state.switches.told_apart:
        # Only real ones could be bid.
        if state.status[line] != ISOLATED:
            state.available[line] += paid
    elif state.switches.limited:
        # Certificates are swapped, so that real ones return first (SR-7.3-m, SR-9.3-h).
        real = min(paid, held - state.supplementary[line])
        state.supplementary[line] -= paid - real
        if state.status[line] != ISOLATED:
            state.available[line] += real
    events.append(Event("veto_won", {"line": line, "seat": seat, "n": paid, "hex": state.bid_hex}))


# -- listing


class BidChoices:
    """Bids (step 2) or answers (step 3): by number of shares, then by hex."""

    kind = "bid"

    def __init__(self, state: State) -> None:
        self.state = state
        self.answering = state.phase == VETO_ANSWER
        self.least = least_answer(state) if self.answering else state.bid_shares + 1
        self.most = state.bidding(state.line, state.asked)
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
            return isinstance(action, Answer) and action.why_not(self.state) is None
        return isinstance(action, Bid) and action.why_not(self.state) is None


def legal_veto(state: State) -> Legal[RocketAction]:
    """Every legal reply to the pending veto question."""
    if state.phase == VETO_CALL:
        return Legal([Listed("decline", [DeclineVeto()]), Listed("call", [CallVeto()])])
    if state.phase == VETO_BID:
        return Legal([Listed("pass", [PassBid()]), BidChoices(state)])
    return Legal([Listed("pass", [PassAnswer()]), BidChoices(state)])
