"""Clocks: none, by the day, live with increment; a bot takes over when time is up, and gives back."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.seats import Seat
from roundhouse.table.clock import ClockRules
from roundhouse.table.records import BotSat
from tests.table.keeping import Kept, at_table, bot, people, refused
from tests.table.reading import project

DRAW = {"type": "draw"}
DAY = ClockRules(kind="day", time=100.0)
LIVE = ClockRules(kind="live", time=100.0, increment=5.0)


def lantern(clock: ClockRules, seats: list[Seat] | None = None) -> Kept:
    return at_table("lantern", 2, clock=clock, seats=seats)


def at(kept: Kept, now: float) -> Kept:
    """Time passes."""
    kept.now = now
    return kept


def left(kept: Kept) -> Any:
    return project(kept.table, 0, kept.now)["clock"]["remaining"]


def test_without_a_clock_nobody_is_hurried() -> None:
    kept = lantern(ClockRules())
    assert kept.table.flag(1e12) is None
    assert kept.table.clock.deadline() is None
    assert left(kept) is None


def test_by_the_day_every_decision_has_its_time() -> None:
    kept = at(lantern(DAY), 60.0)
    assert left(kept) == [40.0, 100.0]
    assert kept.table.clock.deadline() == 100.0
    at(kept.play(DRAW), 90.0).play(DRAW)
    assert left(kept) == [100.0, 70.0]


def test_live_time_is_used_up_and_every_decision_gains_some() -> None:
    kept = at(lantern(LIVE), 60.0).play(DRAW)
    assert left(kept) == [45.0, 100.0]
    at(kept, 70.0).play(DRAW)
    assert left(kept) == [45.0, 95.0]
    assert left(at(kept, 80.0)) == [35.0, 95.0]


def test_a_bot_takes_over_when_time_is_up() -> None:
    kept = lantern(LIVE)
    assert kept.table.flag(99.9) is None
    made = kept.table.flag(100.0)
    assert made == BotSat(seat=0, bot="random", why="clock")
    at(kept, 100.0).keep(made)
    assert kept.table.seats[0].away
    assert kept.table.clock.running is None
    assert kept.table.flag(1e12) is None
    assert left(kept) == [0.0, 100.0]


def test_the_clock_of_the_others_runs_on_after_the_bots_move() -> None:
    kept = at(lantern(LIVE), 100.0)
    made = kept.table.flag(100.0)
    assert made is not None
    kept.keep(made).play(DRAW)
    assert kept.table.clock.running == 1
    assert left(at(kept, 110.0)) == [0.0, 90.0]


def out_of_time(kept: Kept, at: float) -> Kept:
    """A bot takes over for whoever has run out of time."""
    kept.now = at
    made = kept.table.flag(at)
    assert made is not None
    return kept.keep(made)


def test_who_returns_has_some_time_again() -> None:
    kept = out_of_time(lantern(LIVE), 100.0).play(DRAW).play(DRAW)
    at(kept, 200.0).keep(kept.table.give_back(0))
    assert kept.table.clock.running == 0
    assert left(kept) == [10.0, 105.0]
    assert kept.table.flag(205.0) is None
    assert kept.table.flag(210.0) is not None


def test_by_the_day_who_returns_has_the_whole_time_for_what_comes_next() -> None:
    kept = out_of_time(lantern(DAY), 100.0).play(DRAW).play(DRAW)
    at(kept, 150.0).keep(kept.table.give_back(0))
    assert kept.table.clock.running == 0
    assert left(kept) == [100.0, 100.0]


@pytest.mark.parametrize("rules", [DAY, LIVE])
def test_what_somebody_had_no_time_for_is_decided_by_the_bot(rules: ClockRules) -> None:
    """Whoever could return before that would have more time, again and again."""
    kept = out_of_time(lantern(rules), 100.0)
    with refused("not_allowed", "table-time-is-over"):
        kept.table.give_back(0)
    kept.play(DRAW)
    kept.keep(kept.table.give_back(0))
    assert not kept.table.seats[0].away


@pytest.mark.parametrize("rules", [DAY, LIVE])
def test_nobody_leaves_a_moment_before_the_bot_comes(rules: ClockRules) -> None:
    """Bots come a little late, on a busy machine."""
    kept = at(lantern(rules), 101.0)
    kept.keep(kept.table.leave(0))
    with refused("not_allowed", "table-time-is-over"):
        kept.table.give_back(0)
    kept.play(DRAW)
    kept.keep(kept.table.give_back(0))


@pytest.mark.parametrize("rules", [DAY, LIVE])
@pytest.mark.parametrize("moment", [40.0, 99.0])
def test_who_leaves_and_returns_gains_nothing(rules: ClockRules, moment: float) -> None:
    kept = at(lantern(rules), moment)
    at(kept.keep(kept.table.leave(0)), 500.0).keep(kept.table.give_back(0))
    assert left(kept) == [100.0 - moment, 100.0]


def test_no_clock_runs_for_bots() -> None:
    kept = lantern(LIVE, seats=[bot(), *people(1)])
    assert kept.table.clock.running is None
    at(kept, 1000.0).play(DRAW)
    assert left(kept) == [100.0, 100.0]
    assert kept.table.clock.running == 1


def test_no_clock_runs_before_the_game_begins() -> None:
    kept = lantern(LIVE, seats=[*people(1), Seat(name="")])
    assert kept.table.flag(1e9) is None
    at(kept, 500.0).keep(kept.table.sit(1, "bruno", "Bruno"))
    assert left(at(kept, 510.0)) == [90.0, 100.0]


def test_a_pause_stops_the_clocks() -> None:
    for rules in (DAY, LIVE):
        kept = at(lantern(rules), 30.0)
        at(kept.keep(kept.table.pause()), 500.0)
        assert left(kept) == [70.0, 100.0]
        assert kept.table.flag(1e9) is None
        kept.keep(kept.table.resume())
        assert left(at(kept, 510.0)) == [60.0, 100.0]


def test_who_sits_down_elsewhere_does_not_change_a_running_clock() -> None:
    kept = at(lantern(DAY), 30.0)
    at(kept.keep(kept.table.leave(1)), 40.0)
    assert left(kept) == [60.0, 100.0]


def test_nobody_gains_time_by_acting_and_taking_back() -> None:
    kept = at_table("rocket", 2, clock=LIVE)
    seat = kept.table.deciding
    assert seat is not None
    for _ in range(5):
        kept.play(kept.table.game.legal[0]).keep(kept.table.undo(seat, kept.table.seq))
    assert kept.table.clock.left == [100.0, 100.0]


def test_time_that_runs_backwards_gives_nobody_more() -> None:
    kept = at(lantern(LIVE), -50.0).play(DRAW)
    assert kept.table.clock.left == [105.0, 100.0]


def test_the_clocks_stop_at_the_end_and_when_the_table_is_closed() -> None:
    kept = lantern(LIVE).play_some(1000, Chance(1))
    assert kept.table.clock.running is None
    closed = lantern(LIVE)
    closed.keep(closed.table.close())
    assert closed.table.clock.running is None
