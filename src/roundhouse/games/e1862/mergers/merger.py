"""Mergers and acquisitions (§5, §7.5, §7.14): proposal, new price, and what becomes of the assets."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.fields import Word
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.directors import decider, in_receivership
from roundhouse.games.e1862.finance.market import BANKRUPT, PRICES, TOP, cell_below, par_for
from roundhouse.games.e1862.finance.prices import put_marker, sale_price
from roundhouse.games.e1862.map.atlas import HOME, NONE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.map.markers import place_of, placed, take_off
from roundhouse.games.e1862.map.network import connects, reach
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt, restart
from roundhouse.games.e1862.mergers.procedure import (
    ACQUISITION,
    MERGER,
    begin_procedure,
    go_through_holders,
    settle_survivor,
)
from roundhouse.games.e1862.names import COMPANY, NUMBER, PLACE, SURVIVOR
from roundhouse.games.e1862.next_question import go_on_unless_asking
from roundhouse.games.e1862.operating.fleet import take_trains
from roundhouse.games.e1862.operating.home import settle_home_markers
from roundhouse.games.e1862.operating.trains import answer_train_sale
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    ACQUIRE_CONSENT,
    AT_END,
    AT_TRACK,
    DECISIONS,
    MERGE,
    MERGE_CONSENT,
    REMOVE,
    TRAIN_CONSENT,
)


def partners(state: State, company: int) -> list[int]:
    """Companies that this one is connected to and that have a director (R7.5-d, R7.5.2-a)."""
    found = reach(state.board, company)
    others: list[int] = []
    for other in range(COUNT):
        if other != company and state.floated[other] and not in_receivership(state, other):
            if connects(state.board, found, other):
                others.append(other)
    return others


def can_propose(state: State) -> bool:
    for other in partners(state, state.operating):
        if not was_refused(state, other, state.operating) or not was_refused(state, other, other):
            return True
    return False


def refusal(state: State, other: int, survivor: int) -> int:
    """The bit of a proposal: who has refused to be absorbed may still agree to survive (D-14)."""
    return 1 << other if survivor == state.operating else 1 << COUNT + other


def was_refused(state: State, other: int, survivor: int) -> bool:
    return state.refused_mergers & refusal(state, other, survivor) != 0


class ProposeMerger(E1862Action):
    """D-13, D-26: merge with a connected company, or acquire it (R7.5)."""

    form: ClassVar = Form("propose_merger", other=COMPANY, survivor=SURVIVOR)
    answers: ClassVar[tuple[int, ...]] = (MERGE, ACQUIRE)

    def __init__(self, other: int, survivor: int) -> None:
        self.other = other
        self.survivor = survivor

    def why_not(self, state: State) -> Violation | None:
        company, other = state.operating, self.other
        args = {"company": company, "other": other}
        if not 0 <= other < COUNT or other == company or not state.floated[other]:
            return Violation("R7.5-a", "why-no-partner", {})
        if self.survivor != company and self.survivor != other:
            return Violation("R5.2.1-a", "why-survivor", args)
        if in_receivership(state, other):
            return Violation("R8.0-f", "why-receivership-merger", args)
        if other not in partners(state, company):
            return Violation("R7.5.2-a", "why-not-connected", args)
        if was_refused(state, other, self.survivor):
            return Violation("R7.5.1-a", "why-refused", {"other": other, "survivor": self.survivor})
        return None

    def apply(self, state: State) -> list[Event]:
        """Both directors must agree; who directs both agrees with himself (R7.5.1-a)."""
        company, other = state.operating, self.other
        state.m_origin = company
        state.m_survivor = self.survivor
        state.m_absorbed = other if self.survivor == company else company
        kind = "merger" if state.step == MERGE else "acquisition"
        state.tell(f"{kind}-proposed", {"company": company, "other": other, "survivor": self.survivor})
        if state.switches.merger_consent and state.director[other] != state.director[company]:
            state.step = MERGE_CONSENT if state.step == MERGE else ACQUIRE_CONSENT
            state.asked = state.director[other]
            state.company = other
        else:
            begin_merger(state)
        return go_on_unless_asking(state)


class Consent(E1862Action):
    """D-14, D-29: agree to a merger, an acquisition or the sale of a train, or refuse."""

    form: ClassVar = Form("consent", yes=Word("consent", ["no", "yes"], picks=["no", "yes"]))
    answers: ClassVar[tuple[int, ...]] = (MERGE_CONSENT, ACQUIRE_CONSENT, TRAIN_CONSENT)

    def __init__(self, yes: int) -> None:
        self.yes = yes

    def why_not(self, state: State) -> Violation | None:
        return None if self.yes in (0, 1) else Violation(DECISIONS[state.step][1], "why-not-now", {})

    def apply(self, state: State) -> list[Event]:
        if state.step == TRAIN_CONSENT:
            answer_train_sale(state, self.yes == 1)
        else:
            answer_proposal(state, self.yes == 1)
        return go_on_unless_asking(state)


def answer_proposal(state: State, yes: bool) -> None:
    other = state.m_absorbed if state.m_survivor == state.m_origin else state.m_survivor
    state.tell("agreed" if yes else "refused", {"seat": state.asked, "company": other})
    if yes:
        state.step = MERGE if state.step == MERGE_CONSENT else ACQUIRE
        begin_merger(state)
    else:
        state.refused_mergers |= refusal(state, other, state.m_survivor)
        state.m_origin = state.m_survivor = state.m_absorbed = NONE
        state.step = NONE


def begin_merger(state: State) -> None:
    """New price and par (§7.5.3, §7.5.4), then the procedure."""
    state.m_kind = MERGER if state.step == MERGE else ACQUISITION
    state.merged = 1
    state.step = NONE
    survivor, absorbed = state.m_survivor, state.m_absorbed
    low, high = sorted([sale_price(state, survivor), sale_price(state, absorbed)])
    cell = cell_below(2 * low + high)
    state.m_price = PRICES[cell]
    put_marker(state, survivor, cell)
    state.par[survivor] = par_for(PRICES[cell])
    begin_procedure(state, state.director[state.m_origin])
    go_on_with_merger(state)


def go_on_with_merger(state: State) -> None:
    """Until a holder must be asked, or all is done."""
    if go_through_holders(state):
        return
    settle_survivor(state, state.director[state.m_origin])
    move_assets(state)
    adjust_order(state)
    remove_colocated(state)
    excess = len(placed(state, state.m_survivor)) + len(placed(state, state.m_absorbed)) - state.switches.most_markers
    state.m_excess = max(0, excess)
    ask_for_removal(state)


# -- assets (§7.5.6)


def move_assets(state: State) -> None:
    """Shares, cash, trains and permits; the survivor is non-chartered from now on (R7.5.6-a, -g)."""
    survivor, absorbed = state.m_survivor, state.m_absorbed
    state.money[survivor] += state.money[absorbed]
    state.money[absorbed] = 0
    take_trains(state, absorbed, survivor)
    state.permits[survivor] |= state.permits[absorbed]
    state.permits[absorbed] = state.original[absorbed]
    # It has no effect in play (R7.5.4-b).
    both = state.chartered[survivor] & state.chartered[absorbed]
    state.chartered[survivor] = both if state.switches.merged_stays_chartered else 0
    state.chartered[absorbed] = 0


def adjust_order(state: State) -> None:
    """The other slot disappears; if the other company has operated the turn ends here (R7.5-b, -c, R7.14-a)."""
    origin = state.m_origin
    other = state.m_absorbed if origin == state.m_survivor else state.m_survivor
    state.m_ends_turn = state.operated[other]
    if other in state.queue:
        state.queue.remove(other)
    state.operated[state.m_survivor] = 1
    state.operated[state.m_absorbed] = 0
    state.operating = state.m_survivor


def remove_colocated(state: State) -> None:
    """Where both had a marker one is lost, in London too (R7.5.6-b, R7.6.5-d)."""
    survivor, absorbed = state.m_survivor, state.m_absorbed
    first_london = len(state.board.markers)
    for place in placed(state, absorbed):
        if place >= first_london:
            shared = state.board.has_terminal(survivor)
        else:
            shared = state.board.has_marker(place // PLACES_PER_HEX, survivor)
        if shared:
            take_off(state, place)


def ask_for_removal(state: State) -> None:
    """The director, perhaps a new one, chooses which markers go beyond the cap (R7.5.6-d, R8.0-c)."""
    if state.m_excess:
        state.step = REMOVE
        state.company = state.m_survivor
        state.asked = decider(state, state.m_survivor)
    else:
        finish_merger(state)


def removable(state: State) -> list[int]:
    """All but the survivor's home base."""
    home = HOME[state.m_survivor]
    own = [place for place in placed(state, state.m_survivor) if place // PLACES_PER_HEX != home]
    return own + placed(state, state.m_absorbed)


class RemoveMarker(E1862Action):
    """D-18: give up a marker beyond the cap; London is the hex after all others."""

    form: ClassVar = Form("remove_marker", hex=PLACE, slot=NUMBER, picks="hex")
    answers: ClassVar[tuple[int, ...]] = (REMOVE,)

    def __init__(self, hex: int, slot: int) -> None:
        self.hex = hex
        self.slot = slot

    def why_not(self, state: State) -> Violation | None:
        if place_of(state.board, self.hex, self.slot) not in removable(state):
            return Violation("R7.5.6-d", "why-not-removable", {"company": state.m_survivor})
        return None

    def apply(self, state: State) -> list[Event]:
        take_off(state, place_of(state.board, self.hex, self.slot))
        state.m_excess -= 1
        state.tell("marker-removed", {"company": state.m_survivor, "hex": self.hex})
        ask_for_removal(state)
        return go_on_unless_asking(state)


def finish_merger(state: State) -> None:
    """Markers change hands, the absorbed company can start again, and the turn goes on or ends."""
    survivor, absorbed = state.m_survivor, state.m_absorbed
    swap_markers(state)
    inherit_home_duty(state, survivor, absorbed)
    settle_home_markers(state)
    state.refused_mergers = 0
    restart(state, absorbed)
    state.tell("merged", {"company": survivor, "other": absorbed})
    state.stage = AT_TRACK if state.m_kind == MERGER and not state.m_ends_turn else AT_END
    state.m_kind = 0
    state.m_origin = state.m_survivor = state.m_absorbed = state.m_option = NONE
    state.step = NONE
    judge_new_price(state, survivor)


def swap_markers(state: State) -> None:
    """Absorbed markers become the survivor's, those on the map first; none beyond the cap (R7.5.6-c)."""
    survivor, absorbed = state.m_survivor, state.m_absorbed
    first_london = len(state.board.markers)
    for place in placed(state, absorbed):
        take_off(state, place)
        state.box[survivor] -= 1
        if place >= first_london:
            state.board.london[place - first_london] = survivor
        else:
            state.board.markers[place] = survivor
    room = state.switches.most_markers - len(placed(state, survivor))
    unused = min(room, state.unused[survivor] + state.unused[absorbed])
    state.box[survivor] += state.unused[survivor] - unused
    state.unused[survivor] = unused


def inherit_home_duty(state: State, survivor: int, absorbed: int) -> None:
    """The duty to build on the home hex binds the resulting company (R7.2-h), after one that it has already."""
    if state.debt[survivor] == NONE and state.switches.home_debt_follows:
        state.debt[survivor] = state.debt[absorbed]


def judge_new_price(state: State, survivor: int) -> None:
    """An extreme price counts like any other arrival there (R7.5.3-b, A-17)."""
    if not state.switches.merger_price_ends:
        return
    if state.cell[survivor] == TOP:
        state.top = 1
    elif state.cell[survivor] == BANKRUPT:
        go_bankrupt(state, survivor)
