"""Seats: sitting down, getting up, resigning, bots that stand in and give back, hot-seat, spectators, pausing."""

from __future__ import annotations

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.seats import Seat
from roundhouse.table import undo
from roundhouse.table.absence import last_heard
from roundhouse.table.records import BotSat, Left, Returned, Sat
from roundhouse.table.table import open_table
from roundhouse.words import LANGUAGES, Words
from tests.table.keeping import Kept, at_table, bot, people, refused
from tests.table.reading import notices
from tests.table.test_clock import at

OPEN = Seat(name="")
DRAW = {"type": "draw"}


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    kept = Kept(open_table("lantern", 2))
    assert not kept.table.begun
    kept.keep(kept.table.sit(0, "anna", "Anna"))
    assert kept.table.deciding is None
    kept.keep(kept.table.sit(1, "bruno", "Bruno"))
    assert kept.table.begun
    assert kept.table.deciding == 0
    assert kept.table.names() == ["Anna", "Bruno"]


def test_a_taken_seat_is_refused() -> None:
    with refused("taken", "table-seat-taken"):
        at_table("lantern", 2).table.sit(0, "carla", "Carla")


def test_there_are_no_other_seats() -> None:
    table = open_table("lantern", 2)
    for seat in (-1, 2):
        with refused("malformed", "table-no-such-seat"):
            table.sit(seat, "anna", "Anna")
        with refused("malformed", "table-no-such-seat"):
            table.hand_to_bot(seat, "random")


def test_one_person_may_hold_several_seats() -> None:
    seats = [Seat(name="Anna", owner="anna"), Seat(name="Anna's aunt", owner="anna"), *people(2)[1:]]
    kept = at_table("lantern", 3, seats=seats)
    assert kept.table.seats_of("anna") == [0, 1]
    assert kept.table.seats_of("") == []
    kept.play({"type": "draw"}).play({"type": "draw"})
    assert kept.table.deciding == 2


def test_who_leaves_before_the_game_leaves_an_open_seat() -> None:
    kept = at_table("lantern", 2, seats=[*people(1), OPEN])
    left = kept.table.leave(0)
    assert isinstance(left, Left)
    kept.keep(left)
    assert all(seat.open for seat in kept.table.seats)


def test_who_leaves_during_the_game_is_replaced_until_they_return() -> None:
    kept = at_table("lantern", 2, fallback="greedy")
    kept.keep(kept.table.leave(0))
    assert kept.table.seats[0] == Seat(name="Anna", owner="anna", bot="greedy")
    assert kept.table.seats[0].away
    assert kept.table.people() == [1]
    kept.keep(kept.table.give_back(0))
    assert kept.table.seats[0] == people(1)[0]


def test_who_resigns_does_not_return() -> None:
    kept = at_table("lantern", 2)
    kept.keep(kept.table.resign(0))
    assert kept.table.seats[0].bot == "random"
    assert kept.table.seats_of("anna") == [0]
    with refused("not_allowed", "table-not-away"):
        kept.table.give_back(0)
    kept.keep(kept.table.hand_to_bot(0, "greedy"))
    with refused("not_allowed", "table-not-away"):
        kept.table.give_back(0)


def test_the_bot_plays_on_for_who_resigned() -> None:
    kept = at_table("lantern", 2)
    kept.keep(kept.table.resign(0)).play_some(1000, Chance(1))
    assert kept.table.over
    assert {told.by for told in kept.table.story if told.seat == 0} == {"bot"}


def test_only_people_get_up() -> None:
    kept = at_table("lantern", 2, seats=[bot(), *people(1)])
    for ask in (kept.table.leave, kept.table.resign):
        with refused("not_allowed", "table-nobody-there"):
            ask(0)
    waiting = open_table("lantern", 2)
    with refused("not_allowed", "table-nobody-there"):
        waiting.leave(1)


def test_nobody_resigns_before_the_game() -> None:
    kept = at_table("lantern", 2, seats=[*people(1), OPEN])
    with refused("not_begun"):
        kept.table.resign(0)


def test_the_host_gives_an_open_seat_to_a_bot() -> None:
    kept = at_table("lantern", 2, seats=[*people(1), OPEN])
    kept.keep(kept.table.hand_to_bot(1, "greedy"))
    assert kept.table.seats[1] == Seat(name="greedy", bot="greedy")
    assert kept.table.begun
    with refused("not_allowed", "table-not-away"):
        kept.table.give_back(1)


def test_the_host_gives_an_absent_seat_to_a_bot_until_its_owner_returns() -> None:
    kept = at_table("lantern", 2)
    kept.keep(kept.table.hand_to_bot(1, "greedy", absent=True))
    assert kept.table.seats[1].away
    kept.keep(kept.table.give_back(1))
    assert kept.table.people() == [0, 1]


def test_nobody_who_is_there_is_replaced_by_a_bot() -> None:
    kept = at_table("lantern", 2)
    with refused("not_allowed", "table-not-absent"):
        kept.table.hand_to_bot(1, "greedy")
    kept.keep(kept.table.leave(1))
    # A bot plays there already: which one, the host may decide.
    kept.keep(kept.table.hand_to_bot(1, "greedy"))
    assert kept.table.seats[1].away


def test_when_a_person_was_last_heard_of() -> None:
    """What a bot does for somebody is no sign of life."""
    kept = at_table("lantern", 2)
    assert last_heard(kept.table, 0) == last_heard(kept.table, 1) == 0.0
    at(kept, 10.0).play(DRAW)
    at(kept, 20.0).keep(kept.table.leave(1))
    at(kept, 30.0).play(DRAW)
    assert (last_heard(kept.table, 0), last_heard(kept.table, 1)) == (10.0, 0.0)
    at(kept, 40.0).keep(kept.table.give_back(1))
    assert last_heard(kept.table, 1) == 40.0


def test_there_is_no_such_bot() -> None:
    with refused("malformed", "problem"):
        at_table("lantern", 2).table.hand_to_bot(1, "deep blue", absent=True)


def test_spectators_watch_where_they_are_welcome() -> None:
    table = at_table("lantern", 2, spectators=False, host="carla").table
    assert table.may_watch("anna")
    assert table.may_watch("carla")
    assert not table.may_watch("dario")
    assert not table.may_watch("")
    assert at_table("lantern", 2).table.may_watch("")


def test_pausing_and_going_on() -> None:
    kept = at_table("lantern", 2)
    with refused("not_allowed", "table-not-paused"):
        kept.table.resume()
    kept.keep(kept.table.pause())
    assert kept.table.deciding is None
    with refused("paused"):
        kept.table.pause()
    kept.keep(kept.table.resume())
    assert kept.table.deciding == 0


def test_nothing_happens_at_a_closed_table() -> None:
    kept = at_table("lantern", 2, seats=[*people(1), OPEN])
    kept.keep(kept.table.close())
    table = kept.table
    for ask in (
        lambda: table.sit(1, "bruno", "Bruno"),
        lambda: table.leave(0),
        lambda: table.resign(0),
        lambda: table.hand_to_bot(1, "random", absent=True),
        lambda: table.give_back(0),
        table.pause,
        table.resume,
        table.close,
        lambda: table.undo(0, 1),
        lambda: table.answer_undo(0, True),
    ):
        with refused("closed", "table-closed"):
            ask()


def test_nobody_comes_or_goes_when_the_game_is_over() -> None:
    kept = at_table("lantern", 2).play_some(1000, Chance(1))
    table = kept.table
    for ask in (
        lambda: table.sit(1, "bruno", "Bruno"),
        lambda: table.leave(0),
        lambda: table.resign(0),
        lambda: table.hand_to_bot(1, "random", absent=True),
        table.pause,
    ):
        with refused("over", "why-over", "LN-5"):
            ask()
    assert table.waiting_for() == []
    kept.keep(table.close())


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_came_and_went_is_told(language: str) -> None:
    kept = Kept(open_table("rocket", 3))
    kept.keep(kept.table.sit(0, "anna", "Anna")).keep(kept.table.leave(0)).keep(kept.table.sit(0, "anna", "Anna"))
    kept.keep(kept.table.hand_to_bot(1, "greedy")).keep(kept.table.sit(2, "bruno", "Bruno"))
    kept.play_some(2, Chance(0)).keep(kept.table.leave(0)).keep(kept.table.give_back(0))
    kept.keep([BotSat(seat=2, bot="random", why="clock"), Returned(seat=2)]).keep(kept.table.resign(2))
    words = Words(language, [kept.table.game.ruleset.words])
    said = [words.say(notice.text) for notice in kept.table.notices]
    assert len(notices(kept.table)) == len(said) == 10
    assert len(notices(kept.table, after=8)) == 4
    if language == "en":
        assert said == [
            "Anna sits down.",
            "Anna leaves the table.",
            "Anna sits down.",
            "The bot greedy sits down.",
            "Bruno sits down.",
            "Anna is away; the bot random is standing in.",
            "Anna is back.",
            "Bruno has run out of time; the bot random is standing in.",
            "Bruno is back.",
            "Bruno resigns; the bot random plays on.",
        ]


# -- games that somebody has brought along


def brought() -> Kept:
    """Anna plays both seats of a practice table, until somebody takes one."""
    kept = Kept(open_table("lantern", 2, practice=True))
    for seat in (0, 1):
        kept.keep(Sat(seat=seat, owner="anna", name="Anna", offered=True))
    return kept


def test_a_seat_that_is_offered_is_played_until_somebody_takes_it() -> None:
    kept = brought().play(DRAW)
    assert [seat.claimable for seat in kept.table.seats] == [True, True]
    kept.keep(kept.table.sit(1, "bruno", "Bruno"))
    assert kept.table.seats[1] == Seat(name="Bruno", owner="bruno")
    assert kept.table.seats_of("anna") == [0]
    with refused("taken"):
        kept.table.sit(1, "carla", "Carla")


def test_nobody_takes_a_second_one() -> None:
    kept = brought()
    kept.keep(kept.table.sit(1, "bruno", "Bruno"))
    with refused("not_allowed"):
        # Bruno has seen his own hand.
        kept.table.sit(0, "bruno", "Bruno")


def test_whoever_has_brought_the_game_keeps_a_seat_by_sitting_down() -> None:
    kept = brought()
    kept.keep(kept.table.sit(0, "anna", "Anna"))
    with refused("taken"):
        kept.table.sit(0, "bruno", "Bruno")
    assert kept.table.seats[1].claimable


def test_once_somebody_has_joined_nothing_is_taken_back_without_asking() -> None:
    kept = brought().play(DRAW).play(DRAW)
    assert undo.offer(kept.table, 0) == "free"
    kept.keep(kept.table.sit(1, "bruno", "Bruno"))
    assert undo.offer(kept.table, 0) == "ask"
