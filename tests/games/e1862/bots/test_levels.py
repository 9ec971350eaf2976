"""The levels that search: legal, the same for the same seed, ready to explain, better than apprentices."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roundhouse.bots.contest import contest
from roundhouse.bots.search import Finding, Option
from roundhouse.engine.chance import Chance
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.bots.engineer.merging import CLEARLY, merged_gains
from roundhouse.games.e1862.bots.engineer.outlook import Outlook
from roundhouse.games.e1862.bots.engineer.policy import Position
from roundhouse.games.e1862.bots.levels import E1862Thinker, Engineer, Master
from roundhouse.games.e1862.bots.memory import Key, Memory, run_key, tile_key
from roundhouse.games.e1862.bots.player import projected
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.mergers.merger import ProposeMerger
from roundhouse.games.e1862.operating.fleet import add_train
from roundhouse.games.e1862.operating.trains import BuyTrainFrom
from roundhouse.games.e1862.state import LNER_COMING, LNER_FAR, State
from roundhouse.games.e1862.steps import ACQUIRE, MERGE, OPTION, OVER, RUN, TRADE, TRAINS
from roundhouse.words import LANGUAGES, Words
from tests.games.e1862.bots.played import at_once, engineers, pondered
from tests.support.effort import others_later

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
    memory, company = Memory(), state.operating
    keys = both_keys(state, memory)
    runs, tiles = {keys[0]}, {keys[1]}
    for change in (with_tile, with_marker, with_train):
        other = state.copy()
        change(other)
        run, tile = both_keys(other, memory)
        assert run not in runs
        assert (tile in tiles) == (change is with_train)
        runs.add(run)
        tiles.add(tile)
    richer = state.copy()
    richer.money[company] += 10
    assert both_keys(richer, memory) == keys


def both_keys(state: State, memory: Memory) -> tuple[Key, Key]:
    number, company = memory.number(state.board), state.operating
    return run_key(state, number, company, Outlook(state, memory).fleet(company)), tile_key(state, number)


def with_tile(state: State) -> None:
    state.board.tile[state.board.tile.index(NONE)] = 1


def with_marker(state: State) -> None:
    state.board.markers[state.board.markers.index(NONE)] = state.operating


def with_train(state: State) -> None:
    """A second one, which changes no tile that can be laid."""
    add_train(state, state.operating, 0, 0, 0, 0)


def test_runs_in_receivership_are_imagined_at_a_glance() -> None:
    """The rules look for the best run themselves (R7.3-b): imagined games ask for it, the game itself does not."""
    state = engineers(1, 60)
    player = Master().player
    worlds = [player.imagine(state, state.asked, Chance(1)).state for _ in range(2)]
    assert not state.switches.receivership_run_asked
    assert worlds[0].switches.receivership_run_asked
    assert worlds[0].switches is worlds[1].switches


def test_engineers_search_in_parliament_and_stock_rounds_masters_at_the_head_of_companies_too() -> None:
    state = engineers(1, 0)
    for step, searched in ((TRADE, [True, True]), (MERGE, [False, True]), (RUN, [False, False])):
        state.step = step
        assert [Engineer().ponders(state), Master().ponders(state)] == searched


def test_departs_from_the_usual_only_for_what_is_clearly_better() -> None:
    master = Master()
    master.player.fortune = 1000.0
    usual, better, doubtful = Option("usual", 0.0), Option("better", 0.0), Option("doubtful", 0.0)
    usual.values = [100.0, 100.0, 100.0, 100.0]
    better.values = [150.0, 160.0, 150.0, 160.0]
    doubtful.values = [-700.0, 1000.0, -700.0, 1024.0]
    assert master.is_clear(better, usual)
    assert doubtful.better_than(usual) > better.better_than(usual)
    assert not master.is_clear(doubtful, usual)
    better.values = better.values[:1]
    assert not master.is_clear(better, usual)


def test_at_the_head_of_a_company_it_departs_only_when_the_end_is_in_sight() -> None:
    master, state = Master(), engineers(1, 0)
    usual, other = Option("usual", 0.0), Option("other", 0.0)
    usual.values, other.values = [0.0] * 8, [5000.0] * 8
    master.player.usual = "usual"
    for step, lner, best in (
        (TRADE, LNER_FAR, other),
        (MERGE, LNER_FAR, usual),
        (OPTION, LNER_FAR, usual),
        (MERGE, LNER_COMING, other),
    ):
        state.step, state.lner = step, lner
        assert master.taken(state, Finding([other, usual], 16), Chance(1)).best is best


@each_level
@pytest.mark.parametrize("decisions", others_later([30, 0, 75]))
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
                gains = merged_gains(outlook, state.operating, action.other)
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
@pytest.mark.parametrize(("players", "wanted"), [(2, 0.75), (3, 0.65)])
def test_an_engineer_beats_apprentices(players: int, wanted: float) -> None:
    """A small version of bench/strength.py, by what it does at once: a search takes minutes in plain Python.

    Of three games, the weaker bot may well win two.
    """
    standings = contest(RULESET, [Engineer(playouts=0), *["apprentice"] * (players - 1)], 30, seed=3)
    assert standings.scores["engineer"].win_rate >= wanted
