"""Where the turn of a company stands: what is done, what is asked now, what comes, and what cannot come any more."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.games.e1862.finance.directors import in_receivership
from roundhouse.games.e1862.map.atlas import COMPANIES, NONE
from roundhouse.games.e1862.operating.receivership import may_build_and_merge
from roundhouse.games.e1862.operating.redeeming import why_not_redeem
from roundhouse.games.e1862.state import OPERATING, State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    ACQUIRE_CONSENT,
    AT_ACQUISITION,
    AT_DIVIDEND,
    AT_HOME,
    AT_MERGER,
    AT_REDEEM,
    AT_RUN,
    AT_STATION,
    AT_TRACK,
    AT_TRAINS,
    DIVIDEND,
    HOME_UPGRADE,
    MERGE,
    MERGE_CONSENT,
    RAISE,
    REDEEM,
    RUN,
    STAGES,
    STATION,
    TRACK,
    TRAIN_CONSENT,
    TRAINS,
)

#: The stage of a company's turn at which each question is asked.
ASKED_AT: Final = {
    HOME_UPGRADE: AT_HOME,
    MERGE: AT_MERGER,
    MERGE_CONSENT: AT_MERGER,
    TRACK: AT_TRACK,
    STATION: AT_STATION,
    RUN: AT_RUN,
    DIVIDEND: AT_DIVIDEND,
    TRAINS: AT_TRAINS,
    TRAIN_CONSENT: AT_TRAINS,
    RAISE: AT_TRAINS,
    REDEEM: AT_REDEEM,
    ACQUIRE: AT_ACQUISITION,
    ACQUIRE_CONSENT: AT_ACQUISITION,
}
#: What nobody may do in receivership, nor after the LNER.
BUILDING: Final = (AT_MERGER, AT_TRACK, AT_STATION, AT_ACQUISITION)


def stages(state: State) -> list[list[Any]]:
    """Every stage with "done", "now", "next", or "no" and the reason; none outside operating rounds."""
    if state.round != OPERATING or state.operating == NONE:
        return []
    now = ASKED_AT.get(state.step, state.stage)
    return [stage_of(state, stage, now) for stage in range(AT_MERGER, AT_ACQUISITION + 1)]


def stage_of(state: State, stage: int, now: int) -> list[Any]:
    name = STAGES[stage]
    if stage <= now:
        return [name, "now" if stage == now else "done"]
    reason = why_not(state, stage)
    return [name, "next"] if reason is None else [name, "no", reason]


def why_not(state: State, stage: int) -> dict[str, Any] | None:
    """Why a stage will ask nothing, whatever happens before it in this turn."""
    company = state.operating
    args = {"company": COMPANIES[company]}
    if stage in BUILDING and not may_build_and_merge(state):
        key = "receivership" if in_receivership(state, company) else "lner"
        return {"key": f"page-no-step-{key}", "args": args}
    if stage == AT_STATION and state.unused[company] < 1:
        return {"key": "why-no-marker", "args": args}
    if stage in (AT_RUN, AT_DIVIDEND) and company not in state.train_owner:
        return {"key": "page-no-step-train", "args": args}
    if stage == AT_REDEEM and state.ordinary(company, state.pool) < 1:
        refused = why_not_redeem(state)
        return None if refused is None else {"key": refused.key, "args": args}
    return None
