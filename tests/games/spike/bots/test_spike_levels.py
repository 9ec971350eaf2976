"""Engineer and master: legal, the same for the same seed, blind to secrets, ready to explain, different in temper."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from roundhouse.bots.contest import contest
from roundhouse.bots.search import EVEN
from roundhouse.engine.bot import Bot
from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.bots.levels import Engineer, Master
from roundhouse.games.spike.bots.policy import considered, sensible
from roundhouse.games.spike.bots.prospects import Prospects, from_start, nearness
from roundhouse.games.spike.bots.study import Study
from roundhouse.games.spike.bots.weights import TEMPERS, weights_of
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.state import ACTION, DELIVERED, NONE, OVER, State
from roundhouse.words import LANGUAGES, Words
from tests.support.effort import others_later
from tests.support.spike_worlds import other_world

WEIGHTS = TEMPERS[EVEN]


def master(temper: str = EVEN) -> Master:
    """Its thinking counted in playouts, so that tests do not depend on the clock."""
    return Master(temper, seconds=None, playouts=6)


LEVELS: dict[str, Callable[..., Bot]] = {"engineer": Engineer, "master": master}
each_level = pytest.mark.parametrize("level", LEVELS)


def midgame(decisions: int, seed: int = 1, players: int = 3, advanced: bool = True) -> State:
    """Some decisions on, where there is something to choose."""
    state: State = RULESET.setup(Setup(players=players, options={"advanced": advanced}, seed=seed))
    study, chance = Study(state, WEIGHTS), Chance(seed)
    while decisions > 0 or len(considered(study)) < 2:
        study.play(sensible(study, chance))
        decisions -= 1
    assert state.phase != OVER
    return state


@each_level
@pytest.mark.parametrize("decisions", others_later([40, 0, 120]))
def test_the_same_seed_gives_the_same_move(level: str, decisions: int) -> None:
    state = midgame(decisions)
    moves = [LEVELS[level]().choose(state.copy(), Chance(5)) for _ in range(2)]
    assert moves[0] == moves[1]
    assert RULESET.why_not(state, moves[0].action) is None


@pytest.mark.long
@each_level
@pytest.mark.parametrize("decisions", others_later([60, 5, 150]))
def test_paired_worlds_give_the_same_move(level: str, decisions: int) -> None:
    """Whatever the others hold and the deck hides: the choice, its value and its reason are the same."""
    state = midgame(decisions)
    worlds = [other_world(state, state.asked, Chance(seed)) for seed in range(3)]
    moves = [LEVELS[level]().choose(world, Chance(7)) for world in worlds]
    assert moves[0] == moves[1] == moves[2]


@each_level
def test_it_says_why_in_every_language_and_what_the_next_best_was(level: str) -> None:
    for decisions in (0, 60):
        state = midgame(decisions)
        move = LEVELS[level]().choose(state.copy(), Chance(3))
        assert isinstance(move.reason, Text)
        for language in LANGUAGES:
            said = Words(language, [RULESET.words]).say(move.reason)
            assert not re.search(r"[{}]|reason-|doing-", said)
            if len(considered(Study(state, WEIGHTS))) > 1 and state.phase == ACTION:
                assert said.count(". ") >= 1


def test_thinking_ends_when_it_is_no_longer_wanted() -> None:
    state, asked = midgame(60), []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    move = Master(seconds=None, playouts=100_000).choose(state, Chance(1), stop)
    assert len(asked) <= 5
    assert RULESET.why_not(state, move.action) is None


def test_a_sharp_player_minds_the_leader_and_a_friendly_one_does_not() -> None:
    for players in (2, 3, 4):
        friendly, even, sharp = (weights_of(temper, players).envy for temper in ("friendly", EVEN, "sharp"))
        assert friendly < even < sharp


# -- what it knows


def test_contracts_that_are_near_promise_more() -> None:
    """From the best start the contracts promise more than from the worst; nothing is promised without any."""
    state = midgame(12)
    seat = state.asked
    worths = [Prospects(state, seat, WEIGHTS, from_start(state, city)).worth for city in range(len(state.board.cities))]
    assert max(worths) > min(worths) + 5
    state.token = [DELIVERED] * len(state.token)
    state.route[seat] = NONE
    assert Prospects(state, seat, WEIGHTS, nearness(state, seat)).worth == 0


def test_what_is_planned_makes_the_cities_on_the_way_worth_joining() -> None:
    state = midgame(30)
    ahead = Prospects(state, state.asked, WEIGHTS, nearness(state, state.asked))
    link = max(ahead.links, key=lambda link: link.segments)
    assert ahead.gain(link.city) >= link.worth * link.segments


def test_a_faster_train_promises_more_while_there_is_something_to_drive() -> None:
    state = midgame(12)
    near = nearness(state, state.asked)
    now, faster = (Prospects(state, state.asked, WEIGHTS, near, more).worth for more in (0, 1))
    assert faster > now
    state.token = [DELIVERED] * len(state.token)
    now, faster = (Prospects(state, state.asked, WEIGHTS, near, more).worth for more in (0, 1))
    assert faster == now


def test_a_city_that_is_cut_off_is_not_near() -> None:
    """All segments at a city belong to others: it cannot be joined, however near it lies."""
    state = midgame(30)
    seat = state.asked
    near = nearness(state, seat)
    city = min((number for number in range(len(near)) if near[number] > 0), key=lambda number: near[number])
    for segment in state.board.at_node[state.board.cities[city].node]:
        state.laid[segment] |= 1 << state.next_seat(seat)
    assert nearness(state, seat)[city] > near[city]


def test_builds_come_with_their_best_city_first_and_are_legal() -> None:
    found = 0
    for decisions in range(60, 130, 4):
        state = midgame(decisions)
        for candidate in considered(Study(state, WEIGHTS)):
            assert RULESET.why_not(state, candidate.action) is None
            found += isinstance(candidate.action, Build)
    assert found > 5


# -- strength, on a small scale


@pytest.mark.long
@pytest.mark.parametrize(("players", "games", "wins"), [(2, 20, 11), (3, 21, 9), (4, 20, 6)])
def test_an_engineer_beats_apprentices(players: int, games: int, wins: int) -> None:
    bots = ["engineer", *["apprentice"] * (players - 1)]
    found = contest("spike", bots, games, options={}, seed=5)
    assert found.scores["engineer"].wins >= wins
