"""Undo: free within one's own unrevealed turn, otherwise by agreement; bots never block."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.seats import Seat
from roundhouse.table import undo
from roundhouse.table.records import TakenBack, UndoAnswered, UndoAsked
from tests.table.keeping import Kept, at_table, bot, people, refused
from tests.table.reading import project

DRAW = {"type": "draw"}


def invest(kept: Kept) -> Kept:
    """Whoever must decide invests somewhere: nobody is asked anything, and nothing is revealed."""
    kind = kept.table.game.legal.kinds[0]
    assert kind.kind == "invest"
    return kept.play(kind.at(0))


def rocket(players: int = 3, **more: Any) -> tuple[Kept, int]:
    """A table at which somebody has just taken the first action of their turn, and who that is."""
    kept = at_table("rocket", players, **more)
    seat = kept.table.deciding
    assert seat is not None
    return invest(kept), seat


def ask(kept: Kept, seat: int) -> Kept:
    """A seat asks to take something back."""
    made = kept.table.undo(seat, kept.table.seq)
    assert isinstance(made, UndoAsked)
    return kept.keep(made)


# -- free


def test_ones_own_action_is_taken_back_freely() -> None:
    kept, seat = rocket()
    start = kept.table.game.at(0).digest
    assert undo.offer(kept.table, seat) == "free"
    made = kept.table.undo(seat, kept.table.seq)
    assert made == TakenBack(seat=seat, to=0)
    kept.keep(made)
    assert kept.table.game.digest == start
    assert kept.table.story == []
    assert kept.table.deciding == seat


def test_a_whole_turn_is_taken_back_action_by_action() -> None:
    kept, seat = rocket()
    invest(kept)
    assert kept.table.deciding != seat
    for remaining in (1, 0):
        kept.keep(kept.table.undo(seat, kept.table.seq))
        assert len(kept.table.story) == remaining


def test_nothing_was_done_that_could_be_taken_back() -> None:
    kept, seat = rocket()
    other = (seat + 1) % 3
    assert undo.offer(kept.table, other) == ""
    with refused("nothing_to_undo", "table-nothing-to-undo"):
        kept.table.undo(other, 1)


def test_a_stale_undo() -> None:
    kept, seat = rocket()
    with refused("stale"):
        kept.table.undo(seat, 0)


def test_at_a_practice_table_everything_is_taken_back_freely() -> None:
    kept = at_table("lantern", 2, practice=True).play(DRAW).play(DRAW)
    assert undo.offer(kept.table, 0) == "free"
    assert kept.table.undo(0, 2) == TakenBack(seat=0, to=0)


def test_the_seats_of_one_person_are_one() -> None:
    seats = [Seat(name="Anna", owner="anna"), Seat(name="Aunt", owner="anna"), Seat(name="Bruno", owner="bruno")]
    kept, _ = rocket(seats=seats)
    while kept.table.deciding != 0:
        invest(kept)
    invest(invest(kept))
    invest(kept)
    assert undo.offer(kept.table, 0) == "free"
    assert kept.table.seats[kept.table.story[-1].seat].owner == "anna"


# -- by agreement


def test_when_somebody_else_has_acted_the_others_are_asked() -> None:
    kept, seat = rocket()
    invest(invest(kept))
    assert undo.offer(kept.table, seat) == "ask"
    others = [(seat + 1) % 3, (seat + 2) % 3]
    ask(kept, seat)
    kept.keep(kept.table.answer_undo(others[0], True))
    assert len(kept.table.story) == 3
    assert project(kept.table, None, 0.0)["undo"] == {
        "seat": seat,
        "to": 1,
        "agreed": [others[0]],
        "waiting": [others[1]],
    }
    made = kept.table.answer_undo(others[1], True)
    assert made == [UndoAnswered(seat=others[1], agreed=True), TakenBack(seat=seat, to=1)]
    kept.keep(made)
    assert len(kept.table.story) == 1
    assert kept.table.undo_asked is None


def test_something_hidden_was_revealed() -> None:
    kept = at_table("lantern", 2).play(DRAW)
    assert undo.offer(kept.table, 0) == "ask"
    assert kept.table.undo(0, 1) == UndoAsked(seat=0, to=0)


def test_something_random_was_revealed() -> None:
    kept = at_table("lantern", 2)
    kept.play(kept.table.game.legal.kinds[1].at(0))
    assert kept.table.undo(0, 1) == UndoAsked(seat=0, to=0)


def test_chance_decides_the_same_again() -> None:
    kept = at_table("lantern", 2).play(DRAW)
    drawn = kept.table.game.digest
    ask(kept, 0).keep(kept.table.answer_undo(1, True)).play(DRAW)
    assert kept.table.game.digest == drawn


def test_one_refusal_is_enough() -> None:
    kept = ask(at_table("lantern", 3).play(DRAW), 0)
    kept.keep(kept.table.answer_undo(1, False))
    assert kept.table.undo_asked is None
    with refused("nothing_to_undo", "table-no-undo-asked"):
        kept.table.answer_undo(2, True)


def test_who_has_asked_may_withdraw_but_not_agree() -> None:
    kept = ask(at_table("lantern", 3).play(DRAW), 0)
    with refused("not_allowed", "table-not-asked-to-undo"):
        kept.table.answer_undo(0, True)
    kept.keep(kept.table.answer_undo(0, False))
    assert kept.table.undo_asked is None


def test_one_request_at_a_time() -> None:
    kept = ask(at_table("lantern", 3).play(DRAW).play(DRAW), 0)
    assert undo.offer(kept.table, 1) == ""
    for seat in (0, 1):
        with refused("not_allowed", "table-undo-pending"):
            kept.table.undo(seat, kept.table.seq)


def test_a_request_lapses_when_somebody_acts() -> None:
    kept = ask(at_table("lantern", 3).play(DRAW), 0)
    kept.keep(kept.table.answer_undo(1, True)).play(DRAW)
    assert kept.table.undo_asked is None
    assert kept.table.agreed == set()
    ask(kept, 0)
    assert kept.table.agreed == set()


def test_a_request_lapses_when_somebody_gets_up() -> None:
    kept = ask(at_table("lantern", 3).play(DRAW), 0)
    kept.keep(kept.table.leave(1))
    assert kept.table.undo_asked is None


def test_somebody_with_two_seats_answers_once() -> None:
    seats = [Seat(name="Anna", owner="anna"), *(Seat(name="Bruno", owner="bruno") for _ in range(2))]
    kept = ask(at_table("lantern", 3, seats=seats).play(DRAW), 0)
    kept.keep(kept.table.answer_undo(2, True))
    assert kept.table.story == []


# -- bots


def test_bots_never_block() -> None:
    kept = at_table("lantern", 3, seats=[people(1)[0], bot(), bot()]).play(DRAW).play(DRAW)
    assert undo.offer(kept.table, 0) == "free"
    assert kept.table.undo(0, 2) == TakenBack(seat=0, to=0)


def test_what_bots_have_answered_meanwhile_does_not_make_it_too_late() -> None:
    kept = at_table("lantern", 3, seats=[people(1)[0], bot(), bot()]).play(DRAW).play(DRAW).play(DRAW)
    for seen in (1, 2, 3):
        assert kept.table.undo(0, seen) == TakenBack(seat=0, to=0)
    # Before that action there was nothing of it to be seen, and after the last record there is nothing at all.
    for seen in (0, 4):
        with refused("stale"):
            kept.table.undo(0, seen)
    kept.keep(kept.table.undo(0, 1))
    with refused("stale"):
        kept.table.undo(0, 3)


def test_what_people_have_done_meanwhile_does() -> None:
    kept = at_table("lantern", 3, seats=[*people(2), bot()]).play(DRAW).play(DRAW).play(DRAW)
    with refused("stale"):
        kept.table.undo(0, 1)
    assert kept.table.undo(1, 2) == UndoAsked(seat=1, to=1)


def test_the_people_are_asked_but_not_the_bots() -> None:
    kept = ask(at_table("lantern", 3, seats=[*people(2), bot()]).play(DRAW), 0)
    with refused("not_allowed", "table-not-asked-to-undo"):
        kept.table.answer_undo(2, True)
    kept.keep(kept.table.answer_undo(1, True))
    assert kept.table.story == []


def test_somebody_for_whom_a_bot_stands_in_is_asked_all_the_same() -> None:
    """Otherwise a seat could be given to a bot so that nobody has to be asked."""
    kept = at_table("lantern", 3).play(DRAW)
    kept.keep(kept.table.hand_to_bot(1, "greedy", absent=True)).keep(kept.table.resign(2))
    ask(kept, 0)
    assert undo.waiting(kept.table, UndoAsked(seat=0, to=0), set()) == {1}
    kept.keep(kept.table.answer_undo(1, True))
    assert kept.table.story == []


def test_who_has_resigned_is_not_asked() -> None:
    kept = at_table("lantern", 2).play(DRAW)
    kept.keep(kept.table.resign(1))
    assert kept.table.undo(0, kept.table.seq) == TakenBack(seat=0, to=0)


# -- the end


@pytest.mark.parametrize("game", ["lantern", "rocket"])
def test_the_end_is_taken_back_only_by_agreement(game: str) -> None:
    kept = at_table(game, 2).play_some(10_000, Chance(4))
    table = kept.table
    last = table.story[-1].seat
    assert undo.offer(table, last) == "ask"
    ask(kept, last).keep(table.answer_undo(1 - last, True))
    assert not table.over
    assert project(table, None, 0.0)["opened"] is None


def test_no_undo_while_the_game_is_paused() -> None:
    kept, seat = rocket()
    kept.keep(kept.table.pause())
    with refused("paused"):
        kept.table.undo(seat, kept.table.seq)
