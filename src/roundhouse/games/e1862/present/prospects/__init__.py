"""What an action leads to, in tables, before anybody agrees to it; and what a question is about while it is asked."""

from __future__ import annotations

from roundhouse.engine.panel import Panel
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.parliament import OpenAuction, RaiseBid, SetPar
from roundhouse.games.e1862.mergers.merger import Consent, ProposeMerger
from roundhouse.games.e1862.mergers.procedure import Option
from roundhouse.games.e1862.operating.forced_purchase import REFINANCE, RaiseMoney
from roundhouse.games.e1862.operating.running import RunTrains
from roundhouse.games.e1862.present.prospects.earning import earning_panel
from roundhouse.games.e1862.present.prospects.merging import merging_panels, proposed, refinanced, under_way
from roundhouse.games.e1862.present.prospects.paying import after_run, paying_panel
from roundhouse.games.e1862.present.prospects.winning import par_panel, winning_panel
from roundhouse.games.e1862.state import State


def prospect(state: State, action: E1862Action, picks: tuple[str, ...]) -> tuple[Panel, ...]:
    match action:
        case RunTrains() if action.runs or len(picks) > 1:
            return earned(state, action, picks)
        case OpenAuction() | RaiseBid():
            return (winning_panel(state, action.bid),)
        case SetPar():
            return (par_panel(state, action.price),)
        case ProposeMerger() if action.why_not(state) is None:
            return merging_panels(proposed(state, action))
        case RaiseMoney(way=way) if way == REFINANCE and action.why_not(state) is None:
            return merging_panels(refinanced(state))
    return ()


def earned(state: State, action: RunTrains, picks: tuple[str, ...]) -> tuple[Panel, ...]:
    """What each train brings; and what could be done with it, once no rule stands against the runs."""
    paid = after_run(state, action) if action.why_not(state) is None else None
    return (earning_panel(state, action, picks), *(() if paid is None else (paying_panel(paid),)))


def suppose(state: State, action: E1862Action | None, supposing: tuple[str, ...]) -> tuple[Panel, ...]:
    """The sheet of a merger, an acquisition or a refinancing, with the options as somebody sets them."""
    match action:
        case None | Consent() | Option():
            found = under_way(state, supposing)
        case ProposeMerger() if action.why_not(state) is None:
            found = proposed(state, action, supposing)
        case RaiseMoney(way=way) if way == REFINANCE and action.why_not(state) is None:
            found = refinanced(state, supposing)
        case _:
            found = None
    return () if found is None else merging_panels(found)
