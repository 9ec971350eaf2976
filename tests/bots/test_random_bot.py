"""The random bot: every kind equally likely, then every action of the kind, and nothing is listed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from roundhouse.bots.random_bot import RandomBot, random_action
from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Legal, Listed
from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET


class Ocean:
    """More actions than anybody could list."""

    kind = "ocean"

    def any(self) -> bool:
        return True

    def count(self) -> int:
        return 10**15

    def at(self, index: int) -> str:
        return f"drop {index}"

    def has(self, action: object) -> bool:
        return True


def test_kinds_are_equally_likely_however_many_actions_they_have() -> None:
    state = RULESET.setup(Setup(players=4, seed=1))
    bot, chance = RandomBot(RULESET), Chance(5)
    drawn = Counter(RULESET.write_action(state, bot.choose(state, chance).action)["type"] for _ in range(3000))
    assert set(drawn) == {"invest", "station_place", "extend"}
    assert all(900 < count < 1100 for count in drawn.values()), drawn


def test_actions_of_a_kind_are_equally_likely() -> None:
    legal: Legal[Any] = Legal([Listed("letter", ["a", "b", "c", "d"])])
    chance = Chance(7)
    drawn = Counter(random_action(legal, chance) for _ in range(4000))
    assert all(900 < drawn[letter] < 1100 for letter in "abcd"), drawn


def test_nothing_is_listed() -> None:
    legal: Legal[Any] = Legal([Ocean(), Listed("letter", ["a"])])
    chance = Chance(3)
    drawn = Counter(random_action(legal, chance)[:4] for _ in range(200))
    assert 70 < drawn["drop"] < 130


def test_the_same_chance_gives_the_same_action() -> None:
    state = RULESET.setup(Setup(players=3, seed=2))
    legal = RULESET.legal(state)
    drawn = [random_action(legal, Chance(seed)) for seed in range(30)]
    assert drawn == [random_action(legal, Chance(seed)) for seed in range(30)]
    # And another chance another one.
    assert len(set(drawn)) > 15
