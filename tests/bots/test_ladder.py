"""The ladder: bots by name."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from roundhouse.bots import ladder
from roundhouse.bots.contest import name_of
from roundhouse.games.rocket import RULESET
from roundhouse.words import LANGUAGES, Words


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
