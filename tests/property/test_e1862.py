"""What must hold in every game of 1862, whoever plays: legality, notation, copies, words, money."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.operating.running import RunTrains
from roundhouse.games.e1862.state import State
from roundhouse.words import LANGUAGES, Words
from tests.games.e1862.players import careless

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"preset": "18xx-games"}),
    (4, {"variant": "simple_express", "beginners": True, "length": "short"}),
    (5, {"variant": "advanced_freight", "shorter_game": True}),
    (6, {"variant": "simple_freight", "shorter_game": True, "beginners": True}),
    (7, {"variant": "advanced_express", "eight_stations": True}),
    (8, {"length": "short", "extra_companies": False, "home_build_duty": False}),
]

#: Numbers of players whose games take long.
LONG = (2, 3, 4, 5, 6, 7)


def setup(players: int, options: dict[str, Any], seed: int) -> Setup:
    return Setup(players=players, options=options, seed=seed)


@pytest.mark.parametrize(
    ("players", "options"),
    [pytest.param(*game, marks=pytest.mark.long) if game[0] in LONG else game for game in GAMES],
)
def test_a_game_from_beginning_to_end(players: int, options: dict[str, Any]) -> None:
    begin = setup(players, options, 7 * players)
    state = RULESET.setup(begin)
    chance = Chance(players)
    words = [Words(language, [RULESET.words]) for language in LANGUAGES]
    for number in range(4000):
        RULESET.check(state)
        if RULESET.decision(state) is None:
            break
        legal = RULESET.legal(state)
        action = careless(state, legal, chance)
        assert action in legal
        assert RULESET.why_not(state, action) is None
        if number % 40 == 0:
            position_is_whole(state, begin, words)
        written = RULESET.write_action(state, action)
        assert RULESET.read_action(state, written) == action
        for language in words:
            language.say(RULESET.say_action(state, action))
        for event in RULESET.apply(state, action):
            RULESET.write_event(state, event)
            for language in words:
                language.say(RULESET.say_event(state, event))
    assert RULESET.decision(state) is None
    outcome = RULESET.outcome(state)
    assert outcome is not None
    assert outcome.totals == [sum(column) for column in zip(*[row.points for row in outcome.categories], strict=True)]


def position_is_whole(state: State, begin: Setup, words: list[Words]) -> None:
    """Copies, packing, picks and everything that is said of a position."""
    digest = RULESET.digest(state)
    assert RULESET.digest(state.copy()) == digest
    assert RULESET.digest(RULESET.unpack(begin, RULESET.pack(state))) == digest
    listed = RULESET.legal(state)
    few = [listed[index] for index in range(0, len(listed), max(1, len(listed) // 10))]
    for action in few:
        assert RULESET.why_not(state, action) is None
        path = RULESET.picks(state, action)
        assert action in RULESET.read_picks(state, path) or isinstance(action, RunTrains)
        for language in words:
            for number, pick in enumerate(path):
                language.say(RULESET.pick_name(state, pick, path[:number]))
                label = RULESET.pick_label(state, pick)
                assert isinstance(label, str) or language.say(label)
    for language in words:
        for seat in (None, 0, 1):
            language.say(RULESET.prompt(state, seat))
        for line in RULESET.text_board(RULESET.view(state, None)):
            language.say(line)


def test_refusals_are_said_with_their_rule() -> None:
    """Actions of one position tried in others are refused with a rule that can be named and said."""
    words = [Words(language, [RULESET.words]) for language in LANGUAGES]
    state = RULESET.setup(setup(3, {}, 5))
    chance = Chance(3)
    seen: list[Any] = []
    refused: set[str] = set()
    for _ in range(250):
        if RULESET.decision(state) is None:
            break
        legal = RULESET.legal(state)
        for action in seen[-30:]:
            violation = RULESET.why_not(state, action)
            assert (violation is None) == (action in legal), action
            if violation is not None:
                refused.add(violation.rule)
                for language in words:
                    language.say(RULESET.say_violation(state, violation))
        action = careless(state, legal, chance)
        seen.append(action)
        RULESET.apply(state, action)
    assert len(refused) > 8


def test_the_same_game_twice() -> None:
    digests = []
    for _ in range(2):
        state = RULESET.setup(setup(4, {}, 11))
        chance = Chance(4)
        for _ in range(300):
            if RULESET.decision(state) is None:
                break
            RULESET.apply(state, careless(state, RULESET.legal(state), chance))
        digests.append(RULESET.digest(state))
    assert digests[0] == digests[1]
