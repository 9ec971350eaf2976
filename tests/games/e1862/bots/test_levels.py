"""The levels that search: legal, the same for the same seed, ready to explain, better than apprentices."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roundhouse.bots.contest import contest
from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.bots.apprentice import company, stocks
from roundhouse.games.e1862.bots.levels import E1862Thinker, Engineer
from roundhouse.games.e1862.bots.memory import Memory, run_key, tile_key
from roundhouse.games.e1862.bots.player import PONDERED, projected
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.mergers.merger import ProposeMerger
from roundhouse.games.e1862.operating.fleet import add_train
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import FINE, OVER, RUN
from roundhouse.words import LANGUAGES, Words

#: Few playouts: these tests are about what must always hold, not about strength.
LEVELS: dict[str, Callable[[], E1862Thinker]] = {
    "engineer": lambda: Engineer(playouts=2),
}
each_level = pytest.mark.parametrize("level", LEVELS)


def apprentices(seed: int, decisions: int, players: int = 3) -> State:
    """A position that apprentices came to."""
    state: State = RULESET.setup(Setup(players=players, seed=seed))
    memory, chance = Memory(), Chance(seed)
    for _ in range(decisions):
        action = stocks.decide(state, chance) if state.step <= FINE else memory.decide(state)
        action.apply(state)
    return state


def pondered(seed: int, decisions: int) -> State:
    """The next position that is worth a thought."""
    while apprentices(seed, decisions).step not in PONDERED:
        decisions += 1
    return apprentices(seed, decisions)


def test_what_is_remembered_is_what_an_apprentice_does() -> None:
    """The same game twice with one memory: what was looked up the second time is what would be worked out."""
    memory = Memory()
    for check in (False, True):
        state, chance = RULESET.setup(Setup(players=3, seed=2)), Chance(2)
        for number in range(150):
            if state.step <= FINE:
                action = stocks.decide(state, chance)
            else:
                action = memory.decide(state)
                if check and number % 10 == 0:
                    assert action == company.decide(state.copy())
            action.apply(state)


def test_another_map_other_money_or_another_train_is_worked_out_anew() -> None:
    state = apprentices(1, 90)
    while state.step != RUN:
        company.decide(state).apply(state)
    keys = {run_key(state)}, {tile_key(state)}
    for change in (with_tile, with_marker, with_train):
        other = state.copy()
        change(other)
        for seen, key in zip(keys, (run_key(other), tile_key(other)), strict=True):
            assert (key in seen) == (change is with_train and seen is keys[1])
            seen.add(key)
    richer = state.copy()
    richer.money[richer.operating] += 10
    assert run_key(richer) in keys[0]
    assert tile_key(richer) not in keys[1]


def with_tile(state: State) -> None:
    state.board.tile[state.board.tile.index(NONE)] = 1


def with_marker(state: State) -> None:
    state.board.markers[state.board.markers.index(NONE)] = state.operating


def with_train(state: State) -> None:
    """A second one, which changes no tile that can be laid."""
    add_train(state, state.operating, 0, 0, 0, 0)


@each_level
@pytest.mark.parametrize("decisions", [0, 30, 75])
def test_the_same_seed_gives_the_same_move(level: str, decisions: int) -> None:
    state = pondered(1, decisions)
    moves = [LEVELS[level]().choose(state.copy(), Chance(5)) for _ in range(2)]
    assert moves[0] == moves[1]
    assert RULESET.why_not(state, moves[0].action) is None
    for language in LANGUAGES:
        assert Words(language, [RULESET.words], ["Ada", "Ben", "Cleo"]).say(moves[0].reason)


def test_says_by_how_much_the_next_best_is_worse() -> None:
    move = Engineer(playouts=4).choose(apprentices(1, 0), Chance(1))
    assert move.reason.key == "reason-and"
    assert len(move.alternatives) >= 2
    assert move.value >= move.alternatives[0][1] - 200


def test_nobody_is_asked_for_what_they_would_refuse() -> None:
    """Mergers are thought of between companies of one director."""
    player = Engineer().player
    for decisions in range(60, 200, 7):
        state = apprentices(1, decisions)
        for action, _ in player.candidates(state):
            if isinstance(action, ProposeMerger):
                assert state.director[action.other] == state.asked


def test_at_the_end_nothing_more_is_expected() -> None:
    state = apprentices(1, 120)
    expected = projected(state)
    assert all(expected[seat] >= worth(state, seat) for seat in range(3))
    assert sum(expected) > sum(worth(state, seat) for seat in range(3))
    state.step = OVER
    assert projected(state) == [worth(state, seat) for seat in range(3)]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3])
def test_an_engineer_beats_apprentices(players: int) -> None:
    """A small version of bench/strength.py."""
    standings = contest(RULESET, ["engineer", *["apprentice"] * (players - 1)], players, seed=3)
    assert standings.scores["engineer"].win_rate > 0.5
