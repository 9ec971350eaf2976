"""Proxy: auctions, options and consents answered ahead, and turns passed ahead, for players who are not there."""

from __future__ import annotations

from roundhouse.games.e1862.actions import (
    Action,
    BuyShare,
    OpenAuction,
    Pass,
    RaiseBid,
    SellShares,
    StartCompany,
)
from roundhouse.games.e1862.decisions import ACQUIRE_CONSENT, BID, MERGE_CONSENT, OPTION, TRAIN_CONSENT
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.parliament import BID_STEP, why_not_afford
from roundhouse.games.e1862.map.atlas import COMPANIES, NONE
from roundhouse.games.e1862.state import State


def company_pick(company: int) -> str:
    return f"company:{COMPANIES[company]}"


def concern(state: State) -> frozenset[str]:
    """The companies that the question is about."""
    return frozenset(company_pick(company) for company in concerned(state) if company != NONE)


def concerned(state: State) -> tuple[int, ...]:
    if state.step == BID:
        return (state.company,)
    if state.step == TRAIN_CONSENT:
        return state.company, state.operating
    if state.step in (MERGE_CONSENT, ACQUIRE_CONSENT, OPTION):
        return state.m_origin, state.m_survivor, state.m_absorbed
    return ()


def subjects(state: State) -> tuple[str, ...]:
    """The companies in play."""
    return tuple(company_pick(company) for company in range(COUNT) if state.in_play[company])


def wanted(state: State) -> tuple[str, ...]:
    """The companies whose charter may yet be auctioned."""
    return tuple(
        company_pick(company) for company in range(COUNT) if state.in_play[company] and not state.started[company]
    )


def proxy(state: State, want: str, limit: int) -> Action | None:
    """Raise the bid for the wanted charter by as little as the rules allow, up to the limit; then leave the auction."""
    if state.step != BID or company_pick(state.company) != want:
        return None
    bid = state.bid + BID_STEP
    if bid > limit or why_not_afford(state, state.asked, bid) is not None:
        return Pass()
    return RaiseBid(bid)


def touches(action: Action) -> frozenset[str]:
    """The company that somebody deals with; nothing for a pass."""
    if isinstance(action, Pass):
        return frozenset()
    if isinstance(action, (OpenAuction, BuyShare, SellShares, StartCompany)):
        return frozenset({company_pick(action.company)})
    return frozenset({action.key()[0]})


def stage(state: State) -> str:
    """A Parliament, a stock round or a set of operating rounds."""
    return f"{state.turn} {state.round}"
