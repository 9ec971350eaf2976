"""Picks that are not listed to their end: offered one by one, previewed, done, or refused with their rule."""

from __future__ import annotations

import pytest

from roundhouse.engine.ruleset import MORE
from roundhouse.games.mania import RULESET
from roundhouse.games.mania.position import EXPRESS
from roundhouse.server.api.actions import action_of
from roundhouse.server.api.looking import pick_names
from roundhouse.server.api.shapes import Played
from roundhouse.table import projection
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.seats import Seat
from roundhouse.table.table import Table, open_table
from tests.games.mania.test_own_runs import enr


def at_the_runs() -> Table:
    """A table at which the ENR runs an express."""
    state = enr(("A", EXPRESS))
    seats = [Seat(name=f"Player {seat}", owner=f"user{seat}") for seat in range(4)]
    table = open_table("1862", 4, seats=seats, host="user0")
    table.game.state = state
    return table


def test_the_table_says_how_such_paths_begin_and_go_on() -> None:
    table = at_the_runs()
    assert ["run:own", MORE] in projection.legal_picks(table.game)
    paths = projection.open_picks(table, 0, ["run:own", "train:A-0", "hex:F3", "hex:F5"])
    assert [*paths[-1]] == ["run:own", "train:A-0", "hex:F3", "hex:F5", "done"]
    assert MORE not in pick_names(table.game, [["run:own", MORE], *paths])


def test_a_whole_path_is_an_action() -> None:
    table = at_the_runs()
    written = action_of(table, Played(seat=0, picks=["run:own", "train:A-0", "hex:F3", "hex:F5", "done"]))
    action = RULESET.notation.read_action(table.game.state, written)
    assert RULESET.why_not(table.game.state, action) is None
    foreseen = projection.preview_data(table, 0, written)
    assert [stop["args"]["n"] for stop in foreseen[0]["args"]["stops"]] == [20, 40]


def test_an_illegal_one_is_refused_with_its_rule() -> None:
    """Cromer, the home base, is on no run."""
    table = at_the_runs()
    written = action_of(table, Played(seat=0, picks=["run:own", "train:A-0", "hex:F5", "hex:G8", "done"]))
    with pytest.raises(TableRefusal) as refused:
        table.read(0, written)
    assert refused.value.rule == "R7.8-c"
