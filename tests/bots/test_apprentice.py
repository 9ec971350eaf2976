"""The apprentice as a bot: legal under every option, honest about what it sees, with reasons that can be said."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.bots import ladder
from roundhouse.bots.contest import contest
from roundhouse.engine.chance import Chance
from roundhouse.engine.ranking import award
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.bots.awards import likely_award
from roundhouse.games.rocket.bots.outlook import survey
from roundhouse.games.rocket.state import State
from roundhouse.words import LANGUAGES, Words

#: Players and options of games in which everything can happen.
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (4, {"edition": "1999"}),
    (3, {"edition": "2018"}),
    (2, {"edition": "1999", "active_may_call_veto": True, "end_check": "turn"}),
    (3, {"edition": "2018", "active_may_call_veto": True, "share_limit": {"per_line": 3, "supplementary": 2}}),
    (2, {"edition": "1999", "veto_active_scope": "original_only", "isolation_model": "region"}),
]


def middle_of_a_game(options: dict[str, Any], decisions: int, seed: int) -> State:
    """A position that random players came to."""
    chance = Chance(seed)
    state: State = RULESET.setup(Setup(players=3, options=options, seed=seed))
    bot = ladder.make("random", RULESET)
    for _ in range(decisions):
        if RULESET.decision(state) is not None:
            RULESET.apply(state, bot.choose(state, chance).action)
    return state


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)
def test_plays_legally_and_says_why(players: int, options: dict[str, Any]) -> None:
    """Against the generic bots, which say why as well, in both languages."""
    chance = Chance(players)
    names = ["apprentice", "random", "apprentice", "greedy"][:players]
    bots = [ladder.make(name, RULESET) for name in names]
    tongues = [Words(language, [RULESET.words], ["Ada", "Ben", "Cleo", "Dan"]) for language in LANGUAGES]
    state = RULESET.setup(Setup(players=players, options=options, seed=players))
    said: set[str] = set()
    while (decision := RULESET.decision(state)) is not None:
        move = bots[decision.seat].choose(RULESET.observe(state, decision.seat, chance), chance)
        assert RULESET.why_not(state, move.action, decision.seat) is None
        assert move.reason.key.startswith("reason-")
        said.add(first_sentence(move.reason).key)
        for words in tongues:
            assert words.say(move.reason)
        RULESET.apply(state, move.action)
    assert len(said) > 8


def first_sentence(reason: Text) -> Text:
    """What an action is good for; the rest says what else there was."""
    first = reason.args.get("first")
    return first if isinstance(first, Text) else reason


@pytest.mark.parametrize("decisions", [20, 60, 61, 62, 63, 110])
def test_does_not_know_the_secret_totals(decisions: int) -> None:
    """In the 1999 edition its choice is the same, however rich the others are."""
    state = middle_of_a_game({"edition": "1999"}, decisions, seed=6)
    bot = ladder.make("apprentice", RULESET)
    moves = []
    for riches in (0, 5, 90):
        other = state.copy()
        for seat in range(3):
            if seat != other.asked:
                other.money[seat] += riches
        chance = Chance(2)
        moves.append(bot.choose(RULESET.observe(other, other.asked, chance), chance))
    assert moves[0] == moves[1] == moves[2]


def test_does_the_same_with_the_same_chance() -> None:
    state = middle_of_a_game({"edition": "2018"}, 40, seed=8)
    moves = [ladder.make("apprentice", RULESET).choose(state.copy(), Chance(9)) for _ in range(2)]
    assert moves[0] == moves[1]


@pytest.mark.parametrize("counts", [[3, 1, 1], [2, 2, 1], [1, 0, 0], [4, 3, 2], [0, 2, 5], [1, 1, 1]])
def test_without_doubt_an_award_is_what_the_ranking_pays(counts: list[int]) -> None:
    expected = likely_award([float(count) for count in counts], 12.0, 6.0, 0.02)
    for amount, paid in zip(expected, award(counts, [12, 6]), strict=True):
        assert abs(amount - paid) < 0.2


def test_with_doubt_the_runner_up_may_hope() -> None:
    sure = likely_award([2.0, 1.0], 10.0, 5.0, 0.1)
    unsure = likely_award([2.0, 1.0], 10.0, 5.0, 2.0)
    assert sure[0] > unsure[0] > unsure[1] > sure[1]


@pytest.mark.parametrize("decisions", [0, 50, 100, 150])
def test_likelihoods_are_likelihoods(decisions: int) -> None:
    state = middle_of_a_game({"edition": "2018"}, decisions, seed=3)
    for line in range(len(state.status)):
        way = survey(state, line)
        for view in [way.ahead, *(step.after for step in way.steps)]:
            for likely in [*view.passes, *view.connects]:
                assert 0.0 <= likely <= 1.0 + 1e-9


@pytest.mark.parametrize(
    ("edition", "entrants"),
    [("1999", ["apprentice", "random", "random", "random"]), ("2018", ["apprentice", "greedy"])],
)
def test_beats_players_without_judgement(edition: str, entrants: list[str]) -> None:
    """A short look only: bench/strength.py measures it."""
    standings = contest(RULESET, entrants, len(entrants), options={"edition": edition}, seed=1)
    assert standings.scores["apprentice"].win_rate > 0.5
