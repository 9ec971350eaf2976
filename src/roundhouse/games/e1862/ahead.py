"""Proxy: auctions, options and consents answered ahead, and turns passed ahead, for players who are not there."""

from __future__ import annotations

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.parliament import BID_STEP, OpenAuction, RaiseBid, why_not_afford
from roundhouse.games.e1862.finance.stock_round import (
    SOURCES,
    BuyShare,
    SellShares,
    StartCompany,
    share_price_at,
)
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.names import COMPANY
from roundhouse.games.e1862.operating.redeeming import Redeem
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    ACQUIRE_CONSENT,
    BID,
    MERGE,
    MERGE_CONSENT,
    OPTION,
    REDEEM,
    TRADE,
    TRAIN_CONSENT,
)


def concern(state: State) -> frozenset[str]:
    """The companies that the question is about."""
    return frozenset(COMPANY.pick(state, company) for company in concerned(state) if company != NONE)


def concerned(state: State) -> tuple[int, ...]:
    if state.step == BID:
        return (state.company,)
    if state.step == TRAIN_CONSENT:
        return state.company, state.operating
    if state.step in (MERGE, REDEEM, ACQUIRE):
        return (state.operating,)
    if state.step in (MERGE_CONSENT, ACQUIRE_CONSENT, OPTION):
        return state.m_origin, state.m_survivor, state.m_absorbed
    return ()


def subjects(state: State) -> tuple[str, ...]:
    """The companies in play."""
    return tuple(COMPANY.pick(state, company) for company in range(COUNT) if state.in_play[company])


def wanted(state: State) -> tuple[str, ...]:
    """The companies whose charter may yet be auctioned."""
    return tuple(
        COMPANY.pick(state, company)
        for company in range(COUNT)
        if state.in_play[company] and not state.started[company]
    )


def proxy(state: State, want: str, limit: int) -> E1862Action | None:
    """Raise the bid for the wanted charter by as little as the rules allow, up to the limit; then leave the auction."""
    if state.step != BID or COMPANY.pick(state, state.company) != want:
        return None
    bid = state.bid + BID_STEP
    if bid > limit or why_not_afford(state, state.asked, bid) is not None:
        return Pass()
    return RaiseBid(bid)


def for_sale(state: State) -> tuple[str, ...]:
    """The companies whose shares can be bought."""
    return tuple(COMPANY.pick(state, company) for company in range(COUNT) if state.started[company])


def buy(state: State, want: str, limit: int) -> E1862Action | None:
    """A share of the company where it is cheapest, if it costs no more than the limit."""
    if state.step != TRADE:
        return None
    company = next(each for each in range(COUNT) if COMPANY.pick(state, each) == want)
    offers = [BuyShare(company, source) for source in range(len(SOURCES))]
    possible = [(share_price_at(state, company, each.source), each) for each in offers if each.why_not(state) is None]
    price, cheapest = min(possible, key=lambda each: each[0], default=(limit + 1, None))
    return cheapest if price <= limit else None


def accept(state: State) -> E1862Action | None:
    """To redeem, where that is asked: of all steps of a turn only this one has nothing to choose."""
    return Redeem() if state.step == REDEEM else None


def touches(action: E1862Action) -> frozenset[str]:
    """The company that somebody deals with; nothing for a pass."""
    if isinstance(action, Pass):
        return frozenset()
    if isinstance(action, (OpenAuction, BuyShare, SellShares, StartCompany)):
        return frozenset({COMPANY.pick(None, action.company)})
    return frozenset({action.form.name})


def stage(state: State) -> str:
    """A Parliament, a stock round or a set of operating rounds."""
    return f"{state.turn} {state.round}"
