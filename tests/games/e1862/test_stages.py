"""Where a company's turn stands: what is done, asked, to come, and what cannot come any more, with its reason."""

from __future__ import annotations

from typing import Any

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.present.stages import stages
from roundhouse.games.e1862.state import LNER_FORMED, State
from roundhouse.words import Words
from tests.support.mania_saves import sample


def at_first_question(number: int = 73) -> State:
    """The sample game where a company begins its turn with a merger that may be proposed."""
    state = sample("full", number).state
    assert isinstance(state, State)
    return state


def said(state: State) -> dict[str, list[Any]]:
    return {name: rest for name, *rest in stages(state)}


def test_stages_are_done_asked_or_to_come() -> None:
    found = said(sample("full", 75).state)
    assert [found[name][0] for name in ("merger", "track", "station", "run")] == ["done", "done", "now", "next"]


def test_without_a_marker_no_station_comes() -> None:
    state = at_first_question()
    assert said(state)["station"] == ["next"]
    state.unused[state.operating] = 0
    assert said(state)["station"][0] == "no"


def test_without_a_train_nothing_runs_and_nothing_is_paid() -> None:
    state = at_first_question()
    state.train_owner = [-1 if owner == state.operating else owner for owner in state.train_owner]
    found = said(state)
    assert [found[name][0] for name in ("run", "dividend", "trains")] == ["no", "no", "next"]


def test_nothing_is_redeemed_that_is_not_in_the_pool() -> None:
    assert said(at_first_question())["redeem"][0] == "no"


def test_after_the_lner_nothing_is_built_and_nobody_merges() -> None:
    state = at_first_question()
    state.lner = LNER_FORMED
    found = said(state)
    assert [found[name][0] for name in ("track", "station", "acquisition")] == ["no", "no", "no"]


def test_every_reason_is_said() -> None:
    state = at_first_question()
    state.unused[state.operating] = 0
    state.train_owner = []
    for language in ("en", "it"):
        words = Words(language, [RULESET.words])
        for _, _, reason in (each for each in stages(state) if each[1] == "no"):
            assert words.has(reason["key"]), reason


def test_outside_of_operating_rounds_there_are_none() -> None:
    assert stages(sample("full", 5).state) == []
