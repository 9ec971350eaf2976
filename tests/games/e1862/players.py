"""A careless but not ruinous player for tests: floats what it starts, so that games get somewhere."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Legal
from roundhouse.games.e1862.actions import (
    BuyCharterShare,
    BuyShare,
    OpenAuction,
    Pass,
    SetPar,
    StartCompany,
)
from roundhouse.games.e1862.decisions import BID, CHARTER, DIVIDEND, OPEN, PAR, TRADE
from roundhouse.games.e1862.state import State


def careless(state: State, legal: Legal, chance: Chance) -> Any:
    """An action that keeps the game alive, drawn at random."""
    kinds = {kind.kind: kind for kind in legal.kinds}
    cash = state.cash[state.asked]
    if state.step == OPEN:
        if cash >= 290 and chance.below(5):
            return OpenAuction(chance.choice(kinds["OpenAuction"].companies), 0)
        return Pass()
    if state.step == BID:
        return kinds["RaiseBid"].at(0) if "RaiseBid" in kinds and cash > 400 and not chance.below(4) else Pass()
    if state.step == PAR:
        affordable = [action for action in legal if isinstance(action, SetPar) and 5 * action.price <= cash]
        return chance.choice(affordable) if affordable else legal[0]
    if state.step == CHARTER and BuyCharterShare() in legal:
        return BuyCharterShare()
    if state.step == TRADE and chance.below(12):
        return trade(state, kinds, cash, chance)
    if state.step == DIVIDEND:
        return legal[1]
    kind = chance.choice(legal.kinds)
    return kind.at(0 if kind.kind == "RunTrains" else chance.below(kind.count()))


def trade(state: State, kinds: dict[str, Any], cash: int, chance: Chance) -> Any:
    if "Pass" not in kinds:
        return kinds["SellShares"].at(0)
    if "BuyShare" in kinds:
        wanted = [action for action in kinds["BuyShare"].actions if not state.floated[action.company]]
        choice: BuyShare = chance.choice(wanted or kinds["BuyShare"].actions)
        return choice
    if "StartCompany" in kinds and cash >= 270:
        return StartCompany(chance.choice(kinds["StartCompany"].companies), 54)
    return Pass()
