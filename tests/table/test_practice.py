"""Branches, practice tables and rematches."""

from __future__ import annotations

import json

import msgspec
import pytest

from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.seats import Seat
from roundhouse.table import gathering
from roundhouse.table.practice import practice, rematch
from roundhouse.table.projection import branch
from roundhouse.table.table import Table, TableSetup
from tests.table.keeping import Kept, at_table, bot, people, refused
from tests.table.reading import at_action, history

#: What chance is drawn from, of 256 bits.
SECRET = "5e" * 32


def played(game: str = "lantern", actions: int = 4) -> Kept:
    return at_table(game, 3, seed=6).play_some(actions, Chance(6))


def begin(kept: Kept, seat: int | None, number: int) -> Kept:
    """The practice table that a reader branches off, after a journey through text as it would be kept."""
    made = practice(kept.table, seat, number, secret=SECRET, owner="eva", name="Eva")
    return Kept(Table(msgspec.json.decode(msgspec.json.encode(made), type=TableSetup)))


# -- branches


def test_a_branch_is_what_the_seat_may_know() -> None:
    kept = played()
    for number in range(5):
        earlier, branched = kept.table.game.at(number), begin(kept, 1, number)
        state = branched.table.game.state
        assert state.hands[1] == earlier.state.hands[1]
        assert state.lit == earlier.state.lit
        # Nobody else's hand, nor what is to be drawn.
        assert state.hands[0] != earlier.state.hands[0]
        assert state.hands[2] != earlier.state.hands[2]
        assert state.deck != earlier.state.deck
        assert branched.table.game.view(1).data == at_action(kept.table, 1, number)["view"]


def test_a_branch_deals_the_rest_anew() -> None:
    kept = played()
    dealt = {canonical(branch(kept.table, 1, 0, bytes([number] * 32).hex()).position) for number in range(20)}
    assert len(dealt) == 20
    true = kept.table.game.at(0)
    assert canonical(true.ruleset.pack(true.state)) not in dealt


def test_spectators_branch_off_only_when_the_game_is_over() -> None:
    with refused("not_allowed", "table-branch-not-over"):
        branch(played().table, None, 0, SECRET)
    kept = played(actions=1000)
    branched = begin(kept, None, 2)
    assert branched.table.game.digest == kept.table.game.at(2).digest
    assert branched.table.seats_of("eva") == [branched.table.deciding]


def test_nobody_branches_off_before_everybody_sits() -> None:
    kept = at_table("lantern", 2, seats=[*people(1), Seat(name="")])
    with refused("not_allowed", "table-branch-not-over"):
        branch(kept.table, 0, 0, SECRET)


def test_at_the_end_branches_are_true() -> None:
    kept = played(actions=1000)
    for number in range(len(kept.table.story)):
        assert begin(kept, 0, number).table.game.digest == kept.table.game.at(number).digest


def test_no_branch_from_nowhere() -> None:
    for number in (-1, 5):
        with refused("malformed", "table-no-such-position"):
            branch(played().table, 0, number, SECRET)


def test_a_branch_of_the_end_begins_at_the_end() -> None:
    kept = played(actions=1000)
    branched = begin(kept, None, len(kept.table.story))
    assert branched.table.over
    assert branched.table.seats_of("eva") == [0]


# -- practice


def test_one_practises_against_bots_with_everything_free() -> None:
    kept = played()
    made = practice(kept.table, 2, 3, secret=SECRET, owner="eva", name="Eva", bot="greedy")
    assert made.practice
    assert made.host == "eva"
    assert made.clock.kind == "none"
    greedy = Seat(name="greedy", bot="greedy")
    assert made.seats == [greedy, greedy, Seat(name="Eva", owner="eva")]


@pytest.mark.parametrize(("hints", "actions", "expected"), [(True, 5, True), (False, 5, False), (False, 1000, True)])
def test_no_hints_at_a_branch_of_a_game_that_is_played_without(hints: bool, actions: int, expected: bool) -> None:
    kept = at_table("lantern", 2, hints=hints).play_some(actions, Chance(1))
    made = practice(kept.table, 0, 1, secret=SECRET, owner="anna", name="Anna")
    assert made.hints == expected
    # To play the branch to its end does not help.
    ended = Kept(Table(made)).play_some(1000, Chance(2))
    assert practice(ended.table, 0, 0, secret=SECRET, owner="anna", name="Anna").hints == expected


@pytest.mark.parametrize("game", ["lantern", "rocket"])
def test_a_game_that_begins_from_a_position_is_played_taken_back_and_stepped_through(game: str) -> None:
    branched = begin(played(game, 12), 1, 7)
    table = branched.table
    start, beginning = table.game.digest, canonical(table.begin.setup.position)
    digests = [start]
    for number in range(6):
        branched.play_some(1, Chance(number))
        digests.append(table.game.digest)
    assert canonical(table.begin.setup.position) == beginning
    assert [table.game.at(number).digest for number in range(7)] == digests
    assert at_action(table, 1, 0)["told"] is None
    assert len(history(table, 1)) == 6
    branched.keep(table.undo(table.story[0].seat, table.seq))
    while table.story:
        branched.keep(table.undo(table.story[-1].seat, table.seq))
    assert table.game.digest == start


def test_a_branch_of_a_branch() -> None:
    first = begin(played(), 1, 2).play_some(2, Chance(1))
    second = begin(first, 1, 1)
    assert second.table.game.state.hands[1] == first.table.game.at(1).state.hands[1]
    json.dumps(second.table.begin.setup.position)


# -- rematch


def test_a_rematch_has_the_same_people_on_other_seats() -> None:
    seats = [*people(2), bot("greedy")]
    kept = at_table("lantern", 3, seats=seats, options={"goal": 2}, title="Friday", seed=5, salt="s").play_some(
        1000, Chance(1)
    )
    made = rematch(kept.table, secret=SECRET, salt="t")
    assert made.seats == [seats[1], seats[2], seats[0]]
    assert made.setup.options == kept.table.begin.setup.options
    assert (made.setup.secret, made.salt, made.title) == (SECRET, "t", "Friday")
    assert made.setup.given is None
    assert made.setup.position is None
    # Nobody's clock runs before they have said that they are there.
    assert (made.seating, Table(made).deciding) == ("arranged", None)
    again = Kept(Table(made))
    for seat in (0, 2):
        for record in gathering.ready(again.table, seat):
            again.keep(record)
    assert again.table.deciding == 0


def test_a_rematch_has_the_same_spectators() -> None:
    kept = played()
    kept.keep(kept.table.allow_spectators(False)).keep(kept.table.close())
    assert not rematch(kept.table, secret=SECRET).spectators


def test_whoever_was_away_or_resigned_is_expected_back() -> None:
    kept = at_table("lantern", 2)
    kept.keep(kept.table.resign(0)).keep(kept.table.leave(1)).play_some(1000, Chance(1))
    assert rematch(kept.table, secret=SECRET).seats == people(2)[::-1]


def test_no_rematch_during_the_game() -> None:
    kept = played()
    with refused("not_allowed", "table-rematch-not-over"):
        rematch(kept.table, secret=SECRET)
    kept.keep(kept.table.close())
    rematch(kept.table, secret=SECRET)
