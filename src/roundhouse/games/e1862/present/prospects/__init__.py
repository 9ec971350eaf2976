"""What an action leads to, in tables, before anybody agrees to it; and what a question is about while it is asked."""

from __future__ import annotations

from roundhouse.engine.panel import Panel
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.parliament import OpenAuction, RaiseBid
from roundhouse.games.e1862.mergers.merger import ProposeMerger
from roundhouse.games.e1862.mergers.refinancing import REFINANCE, RaiseMoney
from roundhouse.games.e1862.operating.running import RunTrains
from roundhouse.games.e1862.present.prospects.earning import earning_panel
from roundhouse.games.e1862.present.prospects.merging import merging_panels, proposed, refinanced
from roundhouse.games.e1862.present.prospects.winning import winning_panel
from roundhouse.games.e1862.state import State


def prospect(state: State, action: E1862Action, picks: tuple[str, ...]) -> tuple[Panel, ...]:
    match action:
        case RunTrains() if action.runs or len(picks) > 1:
            return (earning_panel(state, action, picks),)
        case OpenAuction() | RaiseBid():
            return (winning_panel(state, action.bid),)
        case ProposeMerger() if action.why_not(state) is None:
            return merging_panels(proposed(state, action))
        case RaiseMoney(way=way) if way == REFINANCE and action.why_not(state) is None:
            return merging_panels(refinanced(state))
    return ()
