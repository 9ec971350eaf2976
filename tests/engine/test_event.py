"""Events: what others may not know is taken out."""

from __future__ import annotations

import pytest

from roundhouse.engine.event import Event

DRAWN = Event("drawn", {"seat": 1, "card": 7, "left": 3}, 1, ("card",))


def test_a_public_event_is_seen_by_all() -> None:
    event = Event("passenger", {"seat": 0})
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == [event] * 3


def test_an_event_about_a_seat_without_secrets_is_seen_by_all() -> None:
    event = Event("passed", {"seat": 0}, 0)
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == [event] * 3


def test_its_owner_sees_the_hidden_argument() -> None:
    assert DRAWN.seen_by(1) == DRAWN


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_others_do_not(seat: int | None) -> None:
    assert DRAWN.seen_by(seat) == Event("drawn", {"seat": 1, "left": 3}, 1, (), partial=True)
    assert "7" not in repr(DRAWN.seen_by(seat))


def test_the_names_of_hidden_arguments_are_not_told_either() -> None:
    assert DRAWN.seen_by(0).hidden == ()


def test_looking_changes_nothing() -> None:
    DRAWN.seen_by(0)
    assert DRAWN.args == {"seat": 1, "card": 7, "left": 3}


def test_seeing_twice_is_seeing_once() -> None:
    assert DRAWN.seen_by(0).seen_by(0) == DRAWN.seen_by(0)
    assert DRAWN.seen_by(0).seen_by(1) == DRAWN.seen_by(0)


@pytest.mark.parametrize("seat", [None, 0])
def test_what_belongs_to_nobody_is_hidden_from_all(seat: int | None) -> None:
    assert Event("shuffled", {"order": [3, 1, 2]}, None, ("order",)).seen_by(seat).args == {}


def test_all_hidden_arguments_go() -> None:
    event = Event("swapped", {"given": 1, "taken": 2, "with": "deck"}, 2, ("given", "taken"))
    assert event.seen_by(0).args == {"with": "deck"}
