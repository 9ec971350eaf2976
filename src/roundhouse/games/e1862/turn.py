"""The questions of the game: who is asked, what is legal, what an answer does."""

from __future__ import annotations

from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal
from roundhouse.games.e1862 import choices
from roundhouse.games.e1862.actions import (
    Action,
    BuildTerminal,
    BuyCharterShare,
    BuyShare,
    BuyTrain,
    BuyTrainFrom,
    ChooseMarkers,
    Consent,
    DecideDividend,
    LayTile,
    OpenAuction,
    Option,
    Pass,
    PlaceSmallStation,
    PlaceStation,
    ProposeMerger,
    RaiseBid,
    RaiseMoney,
    Redeem,
    RemoveMarker,
    RunTrains,
    SellShares,
    SetPar,
    StartCompany,
)
from roundhouse.games.e1862.decisions import (
    ACQUIRE,
    ACQUIRE_CONSENT,
    AT_END,
    AT_REDEEM,
    AT_RUN,
    AT_STATION,
    AT_TRACK,
    BID,
    CHARTER,
    DECISIONS,
    DIVIDEND,
    FINE,
    HOME_UPGRADE,
    MARKERS,
    MERGE,
    MERGE_CONSENT,
    OPEN,
    OPTION,
    OVER,
    PAR,
    RAISE,
    REDEEM,
    REMOVE,
    RUN,
    STATION,
    TRACK,
    TRADE,
    TRAIN_CONSENT,
    TRAINS,
)
from roundhouse.games.e1862.finance.flotation import choose_markers, why_not_choose_markers
from roundhouse.games.e1862.finance.obligations import sell_for_fine, why_not_sell_for_fine
from roundhouse.games.e1862.finance.parliament import (
    buy_charter_share,
    finish_charter,
    leave_auction,
    next_turn,
    open_auction,
    raise_bid,
    set_par,
    why_not_charter_share,
    why_not_open_auction,
    why_not_par,
    why_not_raise,
)
from roundhouse.games.e1862.finance.stock_round import (
    buy_share,
    end_turn,
    sell_in_turn,
    start_company,
    why_not_buy_share,
    why_not_pass_trade,
    why_not_sell_in_turn,
    why_not_start_company,
)
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.mergers.bankruptcy import go_bankrupt
from roundhouse.games.e1862.mergers.exchange import REFINANCING, decide_option, why_not_option
from roundhouse.games.e1862.mergers.merger import (
    answer_proposal,
    go_on_with_merger,
    propose,
    remove_marker,
    why_not_propose,
    why_not_remove,
)
from roundhouse.games.e1862.mergers.refinancing import (
    go_on_with_refinancing,
    must_raise,
    raise_money,
    ways,
    why_not_raise_money,
)
from roundhouse.games.e1862.operating.dividends import decide_dividend, why_not_dividend
from roundhouse.games.e1862.operating.redeeming import redeem, why_not_redeem
from roundhouse.games.e1862.operating.running import run_trains, why_not_run
from roundhouse.games.e1862.operating.stations import build_terminal, place_station, why_not_station, why_not_terminal
from roundhouse.games.e1862.operating.track import (
    lay,
    place_small_station,
    why_not_lay,
    why_not_pass_track,
    why_not_small_station,
)
from roundhouse.games.e1862.operating.trains import (
    answer_train_sale,
    ask_for_train,
    buy_train,
    why_not_buy_from,
    why_not_buy_train,
)
from roundhouse.games.e1862.rounds import go_on
from roundhouse.games.e1862.state import State


def decision(state: State) -> Decision | None:
    if state.step == OVER:
        return None
    kind, rule = DECISIONS[question_of(state)]
    return Decision(state.asked, kind, rule)


def question_of(state: State) -> int:
    """The step; buying trains is another question for who must raise the money first (R7.11-c)."""
    return RAISE if state.step == TRAINS and must_raise(state) else state.step


def legal(state: State) -> Legal:
    return choices.legal(state, why_not_action)


# -- what is legal


def why_not(state: State, action: Action, seat: int) -> Violation | None:
    """The first rule that the action breaks when that seat tries it."""
    if state.step == OVER:
        return Violation("R3.0-b", "why-over", {})
    if seat != state.asked:
        return Violation(DECISIONS[state.step][1], "why-not-asked", {"seat": state.asked})
    return why_not_action(state, action)


def why_not_action(state: State, action: Action) -> Violation | None:
    if not belongs(state.step, action):
        return Violation(DECISIONS[state.step][1], "why-not-now", {})
    if isinstance(action, Pass):
        return why_not_pass(state)
    if isinstance(action, OpenAuction):
        return why_not_open_auction(state, action)
    if isinstance(action, RaiseBid):
        return why_not_raise(state, action)
    if isinstance(action, SetPar):
        return why_not_par(state, action)
    if isinstance(action, BuyCharterShare):
        return why_not_charter_share(state)
    if isinstance(action, ChooseMarkers):
        return why_not_choose_markers(state, action)
    if isinstance(action, SellShares):
        return why_not_sell_for_fine(state, action) if state.step == FINE else why_not_sell_in_turn(state, action)
    if isinstance(action, BuyShare):
        return why_not_buy_share(state, action)
    if isinstance(action, StartCompany):
        return why_not_start_company(state, action)
    return why_not_operate(state, action)


def why_not_operate(state: State, action: Action) -> Violation | None:
    """The actions of operating rounds."""
    if isinstance(action, ProposeMerger):
        return why_not_propose(state, action)
    if isinstance(action, Option):
        return why_not_option(state, action)
    if isinstance(action, RemoveMarker):
        return why_not_remove(state, action)
    if isinstance(action, LayTile):
        return why_not_lay(state, action)
    if isinstance(action, PlaceSmallStation):
        return why_not_small_station(state, action)
    if isinstance(action, BuildTerminal):
        return why_not_terminal(state, action)
    if isinstance(action, PlaceStation):
        return why_not_station(state, action)
    if isinstance(action, RunTrains):
        return why_not_run(state, action)
    if isinstance(action, DecideDividend):
        return why_not_dividend(state, action)
    if isinstance(action, BuyTrain):
        return why_not_buy_train(state, action)
    if isinstance(action, BuyTrainFrom):
        return why_not_buy_from(state, action)
    if isinstance(action, RaiseMoney):
        return why_not_raise_money(state, action)
    if isinstance(action, Redeem):
        return why_not_redeem(state)
    return None


def why_not_pass(state: State) -> Violation | None:
    if state.step == TRADE:
        return why_not_pass_trade(state)
    if state.step == TRACK:
        return why_not_pass_track(state)
    if state.step == TRAINS and not state.has_train(state.operating):
        # Declining is the way to bankruptcy where nothing else is left (R7.12-a).
        if not must_raise(state) or ways(state):
            return Violation("R7.11-a", "why-needs-train", {"company": state.operating})
    return None


def belongs(step: int, action: Action) -> bool:
    """Does this kind of action answer the pending question?"""
    if isinstance(action, Pass):
        return step in (OPEN, BID, CHARTER, TRADE, MERGE, TRACK, STATION, TRAINS, REDEEM, ACQUIRE)
    if step == TRADE:
        return isinstance(action, (SellShares, BuyShare, StartCompany))
    if step == TRACK:
        return isinstance(action, (LayTile, PlaceSmallStation, BuildTerminal))
    if step == STATION:
        return isinstance(action, (PlaceStation, BuildTerminal))
    if step == TRAINS:
        return isinstance(action, (BuyTrain, BuyTrainFrom, RaiseMoney))
    if step in (MERGE, ACQUIRE):
        return isinstance(action, ProposeMerger)
    if step in (MERGE_CONSENT, ACQUIRE_CONSENT, TRAIN_CONSENT):
        return isinstance(action, Consent) and action.yes in (0, 1)
    return action.key()[0] == SINGLE.get(step)


#: Steps that only one kind of action answers.
SINGLE = {
    OPEN: "OpenAuction",
    BID: "RaiseBid",
    PAR: "SetPar",
    CHARTER: "BuyCharterShare",
    MARKERS: "ChooseMarkers",
    FINE: "SellShares",
    HOME_UPGRADE: "LayTile",
    OPTION: "Option",
    REMOVE: "RemoveMarker",
    RUN: "RunTrains",
    DIVIDEND: "DecideDividend",
    REDEEM: "Redeem",
}


# -- acting


def apply(state: State, action: Action) -> list[Event]:
    """Carry out a legal action, and go on to the next question."""
    state.events = []
    if not act(state, action):
        state.step = NONE
        go_on(state)
    return state.events


def act(state: State, action: Action) -> bool:
    """True when the action has led to another question by itself."""
    step = state.step
    if isinstance(action, Pass):
        return pass_on(state)
    if step <= CHARTER:
        act_in_parliament(state, action)
        return state.step != NONE
    if step <= FINE:
        act_in_stock_round(state, action)
        return False
    return act_in_turn(state, action)


def act_in_parliament(state: State, action: Action) -> None:
    if isinstance(action, OpenAuction):
        open_auction(state, action)
    elif isinstance(action, RaiseBid):
        raise_bid(state, action)
    elif isinstance(action, SetPar):
        set_par(state, action)
    elif isinstance(action, BuyCharterShare):
        buy_charter_share(state)


def act_in_stock_round(state: State, action: Action) -> None:
    if isinstance(action, ChooseMarkers):
        choose_markers(state, action)
    elif isinstance(action, SellShares):
        if state.step == FINE:
            sell_for_fine(state, action)
        else:
            sell_in_turn(state, action)
    elif isinstance(action, BuyShare):
        buy_share(state, action)
    elif isinstance(action, StartCompany):
        start_company(state, action)


def act_in_turn(state: State, action: Action) -> bool:
    """The actions of a company's turn; those that may stop at another question say so."""
    if isinstance(action, ProposeMerger):
        propose(state, action)
        return state.step != NONE
    if isinstance(action, Consent):
        if state.step == TRAIN_CONSENT:
            answer_train_sale(state, action.yes == 1)
        else:
            answer_proposal(state, action.yes == 1)
        return state.step != NONE
    if isinstance(action, Option):
        decide_option(state, action)
        state.step = NONE
        if state.m_kind == REFINANCING:
            go_on_with_refinancing(state)
        else:
            go_on_with_merger(state)
        return state.step != NONE
    if isinstance(action, RemoveMarker):
        remove_marker(state, action)
        return state.step != NONE
    if isinstance(action, BuyTrainFrom):
        ask_for_train(state, action)
        return state.step == TRAIN_CONSENT
    if isinstance(action, RaiseMoney):
        state.step = NONE
        raise_money(state, action.way)
        return state.step != NONE
    act_at_once(state, action)
    return False


def act_at_once(state: State, action: Action) -> None:
    """The actions that ask nobody anything."""
    if isinstance(action, LayTile):
        lay(state, action)
    elif isinstance(action, PlaceSmallStation):
        place_small_station(state, action)
    elif isinstance(action, BuildTerminal):
        build_terminal(state, action)
    elif isinstance(action, PlaceStation):
        place_station(state, action)
    elif isinstance(action, RunTrains):
        run_trains(state, action)
    elif isinstance(action, DecideDividend):
        decide_dividend(state, action.kind)
    elif isinstance(action, BuyTrain):
        buy_train(state, state.operating, action.kind, action.warranties)
    elif isinstance(action, Redeem):
        redeem(state)


def pass_on(state: State) -> bool:
    """Decline, or end the step; True when that leads to another question at once."""
    step = state.step
    if step == OPEN:
        next_turn(state)
    elif step == BID:
        leave_auction(state)
        return True
    elif step == CHARTER:
        finish_charter(state)
    elif step == TRADE:
        end_turn(state)
    elif step == MERGE:
        state.stage = AT_TRACK
        state.refused = 0
    elif step == TRACK:
        state.stage = AT_STATION
    elif step == STATION:
        state.stage = AT_RUN
    elif step == TRAINS:
        state.stage = AT_REDEEM
        if not state.has_train(state.operating):
            go_bankrupt(state, state.operating)
    elif step == ACQUIRE:
        state.stage = AT_END
    return False
