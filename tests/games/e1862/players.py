"""A careless but not ruinous player for tests: floats what it starts, so that games get somewhere."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Legal
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.parliament import BuyCharterShare, OpenAuction, SetPar
from roundhouse.games.e1862.finance.stock_round import BuyShare, StartCompany
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import BID, CHARTER, DIVIDEND, OPEN, PAR, TRADE


def careless(state: State, legal: Legal[E1862Action], chance: Chance) -> Any:
    """An action that keeps the game alive, drawn at random."""
    kinds = {kind.kind: kind for kind in legal.kinds}
    cash = state.cash[state.asked]
    if state.step == OPEN:
        if cash >= 290 and chance.below(5):
            return OpenAuction(chance.choice(kinds["open_auction"].companies), 0)
        return Pass()
    if state.step == BID:
        return kinds["raise_bid"].at(0) if "raise_bid" in kinds and cash > 400 and not chance.below(4) else Pass()
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
    return kind.at(0 if kind.kind == "run_trains" else chance.below(kind.count()))


def trade(state: State, kinds: dict[str, Any], cash: int, chance: Chance) -> Any:
    if "pass" not in kinds:
        return kinds["sell_shares"].at(0)
    if "buy_share" in kinds:
        wanted = [action for action in kinds["buy_share"].actions if not state.floated[action.company]]
        choice: BuyShare = chance.choice(wanted or kinds["buy_share"].actions)
        return choice
    if "start_company" in kinds and cash >= 270:
        return StartCompany(chance.choice(kinds["start_company"].companies), 54)
    return Pass()
