"""The positions from recorded games: they are what their reasons say, and levels find most of the right answers."""

from __future__ import annotations

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.games.e1862.bots.levels import Engineer
from roundhouse.games.e1862.decisions import why_not
from tests.games.e1862.bots.recorded import FOLDER, POSITIONS, Recorded, played


def test_there_are_thirty() -> None:
    assert len({(each.game, each.number) for each in POSITIONS}) == 30


where_recorded = pytest.mark.skipif(not FOLDER.exists(), reason="the recorded games are not at hand")


@where_recorded
@pytest.mark.parametrize("recorded", POSITIONS, ids=lambda each: f"{each.game}-{each.number}")
def test_what_people_did_there_is_right(recorded: Recorded) -> None:
    """All of these were found at the table, so the right answer is legal, and the numbers are those of our replay."""
    state = recorded.position()
    _, actions = played(recorded.game)
    action = actions[recorded.number]
    assert why_not(state, action, state.asked) is None
    assert recorded.is_right(action), repr(action)


@where_recorded
@pytest.mark.long
@pytest.mark.xfail(strict=True, reason="23 are found: one look ahead misleads it in 46925/191, where it knew better")
def test_an_engineer_finds_most_of_the_right_answers() -> None:
    found = [each.is_right(Engineer().choose(each.position(), Chance(1)).action) for each in POSITIONS]
    assert sum(found) >= 24
