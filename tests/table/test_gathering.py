"""Before a game begins: everybody sits, says that they are ready, and seats are drawn."""

from __future__ import annotations

from typing import Any

import msgspec

from roundhouse.engine.chance import Chance
from roundhouse.seats import Seat
from roundhouse.table.clock import ClockRules
from roundhouse.table.export import complete, import_
from roundhouse.table.gathering import drawn
from roundhouse.table.projection import project
from roundhouse.table.records import Started
from roundhouse.table.seal import seal, sealed
from tests.table.keeping import PEOPLE, Kept, at_table, people, refused

SECRET = "ab" * 32


def gathering(players: int = 3, **more: Any) -> Kept:
    """A table where everybody sits and nobody is ready."""
    return at_table("lantern", players, people(players), **{"seating": "drawn", "leaving": "bot", **more})


def test_the_game_begins_when_all_are_ready() -> None:
    kept = gathering()
    for seat in range(3):
        assert not kept.table.begun
        assert kept.table.deciding is None
        kept.keep(kept.table.be_ready(seat))
    assert kept.table.begun
    assert kept.table.deciding is not None


def test_nobody_is_ready_before_everybody_sits() -> None:
    kept = at_table("lantern", 2, [Seat(name="Anna", owner="anna"), Seat(name="")], seating="drawn")
    with refused("not_begun"):
        kept.table.be_ready(0)
    kept.keep(kept.table.sit(1, "bruno", "Bruno"))
    kept.keep(kept.table.be_ready(0)).keep(kept.table.be_ready(1))
    assert kept.table.begun


def test_the_clock_starts_when_all_are_there() -> None:
    kept = gathering(2, clock=ClockRules(kind="live", time=100.0))
    kept.now = 5000.0
    kept.keep(kept.table.be_ready(0))
    assert kept.table.clock.running is None
    kept.now = 9000.0
    kept.keep(kept.table.be_ready(1))
    assert kept.table.clock.running == kept.table.deciding
    assert kept.table.clock.remaining(9001.0)[kept.table.clock.running or 0] == 99.0


def test_who_gets_up_is_waited_for_and_all_are_asked_again() -> None:
    kept = gathering()
    kept.keep(kept.table.be_ready(0)).keep(kept.table.leave(1))
    assert not kept.table.ready
    kept.keep(kept.table.sit(1, "dora", "Dora"))
    assert not kept.table.begun


def test_one_person_on_several_seats_is_ready_once() -> None:
    seats = [Seat(name="Anna", owner="anna"), Seat(name="Ben", owner="anna"), Seat(name="Carla", owner="carla")]
    kept = at_table("lantern", 3, seats, seating="arranged")
    kept.keep(kept.table.be_ready(0)).keep(kept.table.be_ready(2))
    assert kept.table.begun


def test_the_host_asks_somebody_to_leave_only_before_the_game() -> None:
    kept = gathering()
    kept.keep(kept.table.remove(1))
    assert kept.table.seats[1].open
    kept.keep(kept.table.sit(1, "bruno", "Bruno"))
    for seat in range(3):
        kept.keep(kept.table.be_ready(seat))
    with refused("not_allowed"):
        kept.table.remove(1)


def test_seats_are_drawn_from_the_secret_that_the_seal_covers() -> None:
    """Whoever opens the seal at the end draws the same order again."""
    orders = {tuple(drawn(f"{number:064x}", 4)) for number in range(200)}
    assert len(orders) == 24
    kept = gathering()
    setup = msgspec.structs.replace(kept.table.begin.setup, secret=SECRET)
    kept.table.begin = msgspec.structs.replace(kept.table.begin, setup=setup)
    promised = seal(sealed(setup, kept.table.begin.salt))
    for seat in range(3):
        kept.keep(kept.table.be_ready(seat))
    started = kept.table.entries[-1].record
    assert isinstance(started, Started)
    assert started.order == drawn(SECRET, 3)
    assert kept.table.names() == [PEOPLE[before] for before in started.order]
    assert seal(sealed(kept.table.begin.setup, kept.table.begin.salt)) == promised


def test_arranged_seats_stay() -> None:
    kept = gathering(seating="arranged")
    for seat in range(3):
        kept.keep(kept.table.be_ready(seat))
    assert kept.table.names() == PEOPLE[:3]


def test_an_import_keeps_its_seats() -> None:
    kept = gathering(2)
    kept.keep(Started(order=[1, 0])).play_some(1000, Chance(2))
    assert kept.table.over
    begin, entries = import_(complete(kept.table))
    again = at_table("lantern", 2).table.__class__(begin)
    for entry in entries:
        again.follow(entry)
    assert again.names() == kept.table.names() == ["Bruno", "Anna"]


def test_what_a_table_shows_while_people_gather() -> None:
    kept = gathering()
    kept.keep(kept.table.be_ready(1))
    shown = project(kept.table, 0, 0.0)
    assert shown.gathered
    assert [seat.ready for seat in shown.seats] == [False, True, False]
    assert shown.prompt.key == "table-gathered"
