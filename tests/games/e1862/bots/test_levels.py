"""The levels that search: legal, the same for the same seed, ready to explain, better than apprentices."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roundhouse.bots.contest import contest
from roundhouse.engine.chance import Chance
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.bots.engineer.merging import CLEARLY, merged_gains
from roundhouse.games.e1862.bots.engineer.policy import Position
from roundhouse.games.e1862.bots.levels import E1862Thinker, Engineer, Master
from roundhouse.games.e1862.bots.memory import Memory, run_key, tile_key
from roundhouse.games.e1862.bots.player import projected
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.mergers.merger import ProposeMerger
from roundhouse.games.e1862.operating.fleet import add_train
from roundhouse.games.e1862.operating.trains import BuyTrainFrom
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import ACQUIRE, MERGE, OVER, RUN, TRAINS
from roundhouse.words import LANGUAGES, Words
from tests.games.e1862.bots.played import at_once, engineers, pondered

#: Few playouts: these tests are about what must always hold, not about strength.
LEVELS: dict[str, Callable[[], E1862Thinker]] = {
    "engineer": lambda: Engineer(playouts=2),
    "master": lambda: Master(seconds=None, playouts=4),
}
each_level = pytest.mark.parametrize("level", LEVELS)


def test_what_is_remembered_is_what_would_be_worked_out() -> None:
    """The same game twice with one memory."""
    memory = Memory()
    for check in (False, True):
        state = engineers(2, 0)
        for number in range(150):
            if check and number % 10 == 0:
                fresh = Position(state.copy(), Memory())
                assert plain(fresh.decide()) == plain(Position(state.copy(), memory).decide())
            at_once(state, memory)


def plain(decided: object) -> object:
    """An action, or the amounts of takings."""
    return getattr(decided, "revenue", decided)


def test_another_map_or_another_train_is_worked_out_anew() -> None:
    """Building costs nothing, so money makes no difference (R7.6-b)."""
    state = engineers(1, 60)
    while state.step != RUN:
        at_once(state, Memory())
    company = state.operating
    keys = {run_key(state, company)}, {tile_key(state)}
    for change in (with_tile, with_marker, with_train):
        other = state.copy()
        change(other)
        for seen, key in zip(keys, (run_key(other, company), tile_key(other)), strict=True):
            assert (key in seen) == (change is with_train and seen is keys[1])
            seen.add(key)
    richer = state.copy()
    richer.money[company] += 10
    assert run_key(richer, company) in keys[0]
    assert tile_key(richer) in keys[1]


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
    move = Engineer(playouts=4).choose(engineers(1, 0), Chance(1))
    assert move.reason.key == "reason-and"
    assert len(move.alternatives) >= 2
    assert move.value >= move.alternatives[0][1] - 200


@each_level
def test_a_company_asks_others_only_for_what_they_gain_by(level: str) -> None:
    """Mergers with companies of others are thought of where both directors gain; trains of others never."""
    player = LEVELS[level]().player
    proposed, memory, state = 0, Memory(), engineers(1, 60)
    while state.step != OVER:
        for action, _ in player.candidates(state) if state.step in (MERGE, ACQUIRE, TRAINS) else ():
            if isinstance(action, ProposeMerger):
                proposed += 1
                theirs = state.director[action.other]
                outlook = Position(state.copy(), memory).outlook
                gains = merged_gains(outlook, state.operating, action.other, action.survivor)
                assert theirs == state.asked or gains[theirs] > CLEARLY
            if isinstance(action, BuyTrainFrom):
                assert state.director[state.train_owner[action.train]] == state.asked
        at_once(state, memory)
    assert proposed


def test_at_the_end_nothing_more_is_expected() -> None:
    state = engineers(1, 150)
    expected = projected(Position(state, Memory()))
    assert sum(expected) > sum(worth(state, seat) for seat in range(3))
    state.step = OVER
    assert projected(Position(state, Memory())) == [worth(state, seat) for seat in range(3)]


@pytest.mark.parametrize("temper", ["friendly", "sharp"])
def test_the_others_matter_less_to_the_friendly(temper: str) -> None:
    state = engineers(1, 150)
    position = Position(state, Memory())
    usual, other = Engineer().player, Engineer(temper).player
    difference = other.value(position, 0) - usual.value(position, 0)
    assert difference > 0 if temper == "friendly" else difference < 0


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3])
def test_an_engineer_beats_apprentices(players: int) -> None:
    """A small version of bench/strength.py, by what it does at once: a search takes minutes in plain Python."""
    standings = contest(RULESET, [Engineer(playouts=0), *["apprentice"] * (players - 1)], players, seed=3)
    assert standings.scores["engineer"].win_rate > 0.5
