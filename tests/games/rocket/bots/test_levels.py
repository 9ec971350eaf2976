"""The levels: legal, the same for the same seed, blind to secrets, ready to explain, different in temper."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roundhouse.bots.contest import contest
from roundhouse.engine.bot import Bot
from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.bots.levels import Apprentice, Engineer, Master
from roundhouse.games.rocket.bots.policy import sensible
from roundhouse.games.rocket.bots.study import Study
from roundhouse.games.rocket.bots.weights import TEMPERS, WEIGHTS
from roundhouse.games.rocket.state import OVER, VETO_CALL, State
from roundhouse.games.rocket.veto import CallVeto
from roundhouse.words import LANGUAGES, Words
from tests.support.effort import others_later


def master(playouts: int = 30, temper: str = "even") -> Master:
    """Its thinking counted in playouts, so that tests do not depend on the clock."""
    return Master(temper, seconds=None, playouts=playouts)


LEVELS: dict[str, Callable[[], Bot]] = {"apprentice": Apprentice, "engineer": Engineer, "master": master}
each_level = pytest.mark.parametrize("level", LEVELS)


def midgame(edition: str, decisions: int, seed: int = 1, players: int = 3) -> State:
    state: State = RULESET.setup(Setup(players=players, options={"edition": edition}, seed=seed))
    study, chance = Study(state, WEIGHTS), Chance(seed)
    for _ in range(decisions):
        if state.phase != OVER:
            study.play(sensible(study, chance))
    assert state.phase != OVER
    return state


@each_level
@pytest.mark.parametrize("decisions", others_later([41, 0, 77]))
def test_the_same_seed_gives_the_same_move(level: str, decisions: int) -> None:
    state = midgame("2018", decisions)
    moves = [LEVELS[level]().choose(state.copy(), Chance(5)) for _ in range(2)]
    assert moves[0] == moves[1]
    assert RULESET.why_not(state, moves[0].action) is None


@each_level
@pytest.mark.parametrize("decisions", others_later([61, 40, 80]))
def test_paired_worlds_give_the_same_move(level: str, decisions: int) -> None:
    """With secret totals the choice, its value and its reason are the same, however rich the others are."""
    state = midgame("1999", decisions)
    moves = []
    for riches in (0, 7, 60):
        other = state.copy()
        for seat in range(state.players):
            if seat != other.asked:
                other.money[seat] += riches
        chance = Chance(2)
        moves.append(LEVELS[level]().choose(RULESET.observe(other, other.asked, chance), chance))
    assert moves[0] == moves[1] == moves[2]


@each_level
def test_says_why_and_what_else_in_both_languages(level: str) -> None:
    """Every reason can be spoken; wherever there was a choice, the next best is told."""
    bot = master(8) if level == "master" else LEVELS[level]()
    tongues = [Words(language, [RULESET.words], ["Ada", "Ben", "Cleo"]) for language in LANGUAGES]
    study, chance = Study(RULESET.setup(Setup(players=3, seed=3)), WEIGHTS), Chance(3)
    told = 0
    for number in range(90):
        if study.state.phase == OVER:
            break
        if number % 6 == 0:
            move = bot.choose(RULESET.observe(study.state, study.state.asked, chance), chance)
            for words in tongues:
                assert words.say(move.reason)
            told += "reason-next" in str(keys(move.reason))
            assert len(move.alternatives) <= 3
        study.play(sensible(study, chance))
    assert told >= 10


def keys(text: Text) -> list[str]:
    """The keys of a text and of the texts in it."""
    inner = [key for value in text.args.values() if isinstance(value, Text) for key in keys(value)]
    return [text.key, *inner]


def opening(bot: Bot, seed: int) -> list[str]:
    """The first actions of a game that a bot plays against itself."""
    state, chance = RULESET.setup(Setup(players=4, seed=1)), Chance(seed)
    actions = []
    for _ in range(4):
        action = bot.choose(state.copy(), chance).action
        actions.append(repr(action))
        RULESET.apply(state, action)
    return actions


@pytest.mark.parametrize("bot", others_later([Apprentice(), Engineer(playouts=12)]), ids=lambda bot: bot.name)
def test_openings_vary(bot: Bot) -> None:
    """Another seed, another beginning, more often than not; the same seed, the same."""
    openings = [opening(bot, seed) for seed in (1, 2, 3, 1)]
    assert openings[0] == openings[3]
    assert len({str(each) for each in openings}) > 1


def test_friendly_players_leave_others_alone() -> None:
    """In the same positions they call fewer vetoes than sharp ones."""
    called = dict.fromkeys(TEMPERS, 0)
    study, chance = Study(RULESET.setup(Setup(players=3, options={"edition": "2018"}, seed=2)), WEIGHTS), Chance(2)
    while study.state.phase != OVER:
        if study.state.phase == VETO_CALL:
            for temper in TEMPERS:
                move = Apprentice(temper).choose(study.state.copy(), Chance(1))
                called[temper] += isinstance(move.action, CallVeto)
        study.play(sensible(study, chance))
    assert called["friendly"] < called["sharp"]


def test_thinking_ends_when_it_is_no_longer_wanted() -> None:
    state = midgame("2018", 30)
    move = Master(seconds=600.0).choose(state.copy(), Chance(1), stop=lambda: True)
    assert RULESET.why_not(state, move.action) is None


@pytest.mark.long
@pytest.mark.parametrize(("players", "wanted"), [(2, 0.6), (3, 0.5), (4, 0.4)])
def test_an_engineer_beats_apprentices(players: int, wanted: float) -> None:
    """A small version of bench/strength.py."""
    entrants = ["engineer", *["apprentice"] * (players - 1)]
    standings = contest(RULESET, entrants, 4 * players, options={"edition": "2018"}, seed=3)
    assert standings.scores["engineer"].win_rate >= wanted


@pytest.mark.long
def test_a_master_beats_an_engineer() -> None:
    standings = contest(RULESET, [master(150), "engineer"], 8, options={"edition": "2018"}, seed=4)
    assert standings.scores["master"].win_rate >= 0.5
