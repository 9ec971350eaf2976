"""The course of a game: what was scored, action by action, up to the final account."""

from __future__ import annotations

from itertools import pairwise

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.game import Game
from roundhouse.table.course import Point, course, must_be_over, thinned
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.samples import game_of, samples_of
from tests.table.keeping import Kept, at_table


@pytest.mark.parametrize("number", [0, 1])
def test_every_change_up_to_the_final_account(number: int) -> None:
    game = game_of(samples_of(find("rocket"))[number])
    points = course(game)
    assert game.outcome is not None
    assert points[0] == Point(0, [0] * game.setup.players)
    assert points[-1] == Point(len(game.actions), game.outcome.totals)
    known = {point.actions: point.totals for point in points}
    replay, last = Game(game.ruleset, game.setup), points[0].totals
    for done, action in enumerate(game.actions[:-1], 1):
        replay.push(action)
        last = known.get(done, last)
        assert last == game.ruleset.scores(replay.state), done


def test_where_nothing_was_scored_at_last_the_end_is_there_all_the_same() -> None:
    kept = at_table("lantern", 2, seed=1).play_some(200, Chance(1))
    points = course(kept.table.game)
    assert points[-1].actions == len(kept.table.game.actions)


def test_before_the_end_it_is_nobodys_business() -> None:
    kept: Kept = at_table("rocket", 2).play_some(20, Chance(1))
    with pytest.raises(TableRefusal) as refused:
        must_be_over(kept.table)
    assert (refused.value.code, refused.value.text.key) == ("not_allowed", "table-course-not-over")
    must_be_over(kept.play_some(3000, Chance(1)).table)


@pytest.mark.parametrize("count", [1, 2, 199, 200, 201, 399, 5000])
def test_thinned_out(count: int) -> None:
    points = [Point(number, [number]) for number in range(count)]
    kept = thinned(points, 200)
    assert len(kept) == min(count, 200)
    assert (kept[0], kept[-1]) == (points[0], points[-1])
    gaps = [later.actions - earlier.actions for earlier, later in pairwise(kept)]
    assert not gaps or (min(gaps) >= 1 and max(gaps) - min(gaps) <= 1)
