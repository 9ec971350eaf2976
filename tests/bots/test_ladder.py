"""The ladder: bots by name."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from roundhouse.bots import ladder
from roundhouse.bots.own import name_of
from roundhouse.games.rocket import RULESET
from roundhouse.words import LANGUAGES, Words
from tests.bots.search.toys import SHUNTING


def test_names_weakest_first() -> None:
    assert ladder.names(RULESET) == ["random", "greedy", "apprentice", "engineer", "master"]


@pytest.mark.parametrize("name", ladder.names(RULESET))
def test_a_bot_knows_its_name(name: str) -> None:
    assert name_of(ladder.make(name, RULESET)) == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ladder.names(RULESET))
def test_a_bot_says_how_it_plays(name: str, language: str) -> None:
    bot: Any = ladder.make(name, RULESET)
    said = Words(language, [RULESET.words]).say(bot.describe)
    assert said.endswith(".")


def test_people_are_offered_levels_and_no_yardstick() -> None:
    levels = ladder.offered(RULESET)
    assert [level.name for level in levels] == ["random", "apprentice", "engineer", "master"]
    assert [level.seconds for level in levels] == [0.0, 0.0, 0.0, 1.0]
    assert levels[2].tempers == ("friendly", "sharp")


def test_a_game_without_bots_of_its_own_offers_all_there_are() -> None:
    assert [level.name for level in ladder.offered(SHUNTING)] == ["random", "greedy"]


def test_the_strongest_that_plays_at_once_and_within_a_time() -> None:
    assert ladder.strongest(RULESET) == "engineer"
    assert ladder.strongest(RULESET, 0.5) == "engineer"
    assert ladder.strongest(RULESET, 2.0) == "master"


def test_a_wish_may_say_how_long_and_how() -> None:
    master: Any = ladder.make("master:0.5:sharp", RULESET)
    assert (master.seconds, master.temper) == (0.5, "sharp")
    assert ladder.make("engineer:friendly", RULESET).temper == "friendly"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "wish",
    ["master:", "master:0", "master:99", "master:1e1", "master:nan", "master:rude", "random:1", "engineer:5", ":", ""],
)
def test_a_wish_that_a_bot_does_not_understand_is_refused(wish: str) -> None:
    with pytest.raises(ladder.UnknownBot):
        ladder.make(wish, RULESET)


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(ladder.UnknownBot) as caught:
        ladder.make("deep blue", RULESET)
    assert isinstance(caught.value, ValueError)
    assert caught.value.known == ladder.names(RULESET)
    assert "deep blue" in str(caught.value)


def test_the_refusal_travels_between_processes() -> None:
    problem = pickle.loads(pickle.dumps(ladder.UnknownBot("x", ["random"])))
    assert isinstance(problem, ladder.UnknownBot)
    assert (problem.name, problem.known) == ("x", ["random"])
