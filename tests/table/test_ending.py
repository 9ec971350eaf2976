"""Endings before the rules end a game: who has won then, and who may ask for what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.seats import Seat
from roundhouse.table.clock import ClockRules
from roundhouse.table.ending import outcome
from roundhouse.table.export import complete, import_
from roundhouse.table.projection import project
from roundhouse.table.records import AnyRecord, BotSat, Ended, Forgotten, Proposed, Voted
from roundhouse.table.save import BadSave
from roundhouse.table.table import Table
from tests.table.keeping import Kept, at_table, people, refused


def played(players: int = 2, actions: int = 2, **more: Any) -> Kept:
    return at_table("lantern", players, people(players), **{"leaving": "bot", **more}).play_some(actions, Chance(1))


def winners(table: Table) -> list[int]:
    found = outcome(table)
    assert found is not None
    return found.winners


# -- two


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_who_resigns_has_lost(seat: int) -> None:
    kept = played()
    kept.keep(kept.table.resign(seat))
    assert kept.table.over
    assert kept.table.deciding is None
    assert winners(kept.table) == [1 - seat]
    with refused("over"):
        kept.table.act(0, {"type": "pass"}, kept.table.seq)
    with refused("over"):
        kept.table.undo(0, kept.table.seq)


def test_of_two_who_leaves_has_lost_but_not_before_the_first_move() -> None:
    kept = played()
    kept.keep(kept.table.leave(0))
    assert winners(kept.table) == [1]
    fresh = played(actions=0)
    fresh.keep(fresh.table.leave(0))
    assert fresh.table.ended == Ended(why="aborted", seat=0)
    assert winners(fresh.table) == []


def test_of_two_who_runs_out_of_time_has_lost() -> None:
    kept = played(clock=ClockRules(kind="live", time=100.0), actions=1)
    late = kept.table.clock.running
    assert late is not None
    made = kept.table.flag(1000.0)
    assert made == Ended(why="clock", seat=late)
    kept.keep(made)
    assert winners(kept.table) == [1 - late]
    assert kept.table.clock.running is None


def test_at_tables_of_before_bots_play_on() -> None:
    kept = at_table("lantern", 2).play_some(2, Chance(1))
    assert isinstance(kept.table.resign(0), BotSat)


def test_a_game_is_called_off_before_the_first_move_only() -> None:
    kept = played(actions=0)
    assert "abort" in project(kept.table, 0, 0.0).offers
    kept.play_some(1, Chance(1))
    assert "abort" not in project(kept.table, 0, 0.0).offers
    with refused("not_allowed"):
        kept.table.abort(1)


def test_a_draw_takes_both() -> None:
    kept = played()
    kept.keep(kept.table.propose(0, "draw", [1]))
    with refused("not_allowed"):
        kept.table.vote(0, True)
    kept.keep(kept.table.vote(1, True))
    assert kept.table.ended == Ended(why="draw")
    assert winners(kept.table) == [0, 1]


def test_no_draw_with_bots_or_among_three() -> None:
    with refused("not_allowed"):
        played(3).table.propose(0, "draw", [1, 2])
    alone = at_table("lantern", 2, [Seat(name="Anna", owner="anna"), Seat(name="Bot", bot="random")], leaving="bot")
    with refused("not_allowed"):
        alone.table.propose(0, "draw", [])


# -- more


def test_of_three_a_bot_plays_on_and_somebody_may_take_the_place() -> None:
    kept = played(3)
    kept.keep(kept.table.resign(1))
    assert not kept.table.over
    assert kept.table.seats[1].free
    with refused("not_allowed"):
        # Carla has seen her own hand.
        kept.table.sit(1, "carla", "Carla")
    kept.keep(kept.table.sit(1, "dora", "Dora"))
    assert kept.table.seats[1] == Seat(name="Dora", owner="dora")


def test_who_has_left_may_come_back_until_somebody_takes_the_place() -> None:
    kept = played(3)
    kept.keep(kept.table.leave(1)).keep(kept.table.give_back(1))
    assert not kept.table.seats[1].free
    with refused("taken"):
        kept.table.sit(1, "dora", "Dora")


def test_where_that_was_agreed_on_the_game_ends_with_the_first_who_gives_up() -> None:
    kept = played(3, leaving="end")
    kept.keep(kept.table.resign(1))
    found = outcome(kept.table)
    assert found is not None
    assert found.ranks[1] == 3
    assert 1 not in found.winners


def test_when_no_person_is_left_the_game_is_over() -> None:
    kept = played(3)
    for seat in (0, 1):
        kept.keep(kept.table.resign(seat))
        assert not kept.table.over
    kept.keep(kept.table.resign(2))
    assert kept.table.over


def test_all_who_are_there_end_a_game_as_it_stands() -> None:
    kept = played(3, actions=12)
    kept.keep(kept.table.resign(2))
    kept.keep(kept.table.propose(0, "end", [1])).keep(kept.table.vote(1, True))
    found = outcome(kept.table)
    assert found is not None
    best = max(found.totals[:2])
    assert found.winners == [seat for seat in (0, 1) if found.totals[seat] == best]
    assert found.ranks[2] == 3


# -- agreeing


def test_one_who_refuses_is_enough() -> None:
    kept = played(3)
    kept.keep(kept.table.propose(0, "close", [1, 2])).keep(kept.table.vote(1, True))
    assert not kept.table.closed
    assert project(kept.table, 0, 0.0).proposal is not None
    kept.keep(kept.table.vote(2, False))
    assert kept.table.proposal is None
    assert not kept.table.closed


def test_with_the_last_one_it_is_done() -> None:
    kept = played(3)
    kept.keep(kept.table.propose(0, "close", [1, 2])).keep(kept.table.vote(1, True)).keep(kept.table.vote(2, True))
    assert kept.table.closed


def test_where_nobody_is_to_be_asked_it_is_done_at_once() -> None:
    kept = played(3)
    kept.keep(kept.table.propose(0, "pause", []))
    assert kept.table.paused


def test_who_has_proposed_may_withdraw_and_others_must_wait() -> None:
    kept = played(3)
    kept.keep(kept.table.propose(0, "pause", [1, 2]))
    with refused("not_allowed"):
        kept.table.propose(1, "close", [0, 2])
    kept.keep(kept.table.vote(0, False))
    assert kept.table.proposal is None


def test_a_question_lapses_when_others_would_have_to_answer() -> None:
    kept = played(3)
    kept.keep(kept.table.propose(0, "close", [1, 2])).keep(kept.table.resign(2))
    assert kept.table.proposal is None


def test_a_bot_for_somebody_who_does_not_move() -> None:
    kept = played(3)
    kept.keep(kept.table.propose(0, "replace", [2], about=1)).keep(kept.table.vote(2, True))
    assert kept.table.seats[1].away
    assert not kept.table.seats[1].free
    kept.keep(kept.table.give_back(1))


# -- forgotten


def test_a_former_player_keeps_the_seat_of_a_finished_game() -> None:
    kept = played(2, actions=1000)
    assert kept.table.over
    before = outcome(kept.table)
    kept.keep(Forgotten(seat=0))
    shown = project(kept.table, None, 0.0).seats[0]
    assert (shown.name, shown.former, shown.open, shown.bot) == ("", True, False, "")
    assert outcome(kept.table) == before


def test_a_bot_plays_on_for_a_former_player() -> None:
    kept = played(3)
    kept.keep(Forgotten(seat=1))
    assert kept.table.begun
    assert kept.table.seats[1].free
    kept.keep(kept.table.sit(1, "dora", "Dora"))
    assert kept.table.seats[1].name == "Dora"


# -- files


def test_a_game_that_ended_early_is_exported_and_imported() -> None:
    kept = played()
    kept.keep(kept.table.resign(0))
    begin, entries = import_(complete(kept.table))
    again = Table(begin)
    for entry in entries:
        again.follow(entry)
    assert again.ended == Ended(why="resigned", seat=0)
    assert outcome(again) == outcome(kept.table)


@pytest.mark.parametrize(
    "record", [Proposed(seat=0, what="close", voters=[7]), Voted(seat=9, agreed=True), Ended(why="resigned", seat=-1)]
)
def test_no_file_brings_records_of_seats_that_are_not_there(record: AnyRecord) -> None:
    kept = played()
    kept.keep(kept.table.resign(0))
    document = complete(kept.table)
    document["table"]["records"].append(
        {"seq": len(document["table"]["records"]) + 1, "at": 0.0, "record": msgspec.to_builtins(record)}
    )
    with pytest.raises(BadSave):
        import_(document)
