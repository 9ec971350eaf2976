"""Picks that are not listed to their end: offered one by one, previewed, done, or refused with their rule."""

from __future__ import annotations

import pytest

from roundhouse.engine.ruleset import MORE
from roundhouse.games.mania import RULESET
from roundhouse.games.mania.position import EXPRESS
from roundhouse.games.mania.solver import solve
from roundhouse.server.api.actions import action_of
from roundhouse.server.api.looking import pick_names
from roundhouse.server.api.shapes import Played
from roundhouse.server.errors import ApiError
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


def test_nothing_is_searched_for_unless_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search may take seconds, and a server has others to serve."""

    def searched(*_: object, **__: object) -> None:
        raise AssertionError("searched for runs")

    monkeypatch.setattr(solve, "best_run", searched)
    monkeypatch.setattr(solve, "alternatives", searched)
    table = at_the_runs()
    shown = projection.project(table, 0, at=0.0)
    assert shown["picks"] == [["run:none"], ["run:own", MORE], [MORE]]
    assert projection.why_not_data(table, 0, ["run:none"]) is None
    for picks in (["run:60"], ["pass"], ["hex:F3"]):
        with pytest.raises(TableRefusal):
            projection.why_not_data(table, 0, picks)
    with pytest.raises(TableRefusal) as refused:
        table.must_be_asked(1)
    assert refused.value.code == "wrong_seat"
    written = action_of(table, Played(seat=0, picks=["run:none"]))
    assert projection.preview_data(table, 0, written)
    with pytest.raises(AssertionError, match="searched"):
        projection.searched_picks(table.game)


def test_what_was_searched_for_is_an_action() -> None:
    """Its pick says all of it: reading it needs no search."""
    table = at_the_runs()
    (best,), *others = projection.searched_picks(table.game)
    assert best.startswith("run:100/A-0=")
    assert [path[0].partition("/")[0] for path in others] == ["run:60"]
    written = action_of(table, Played(seat=0, picks=[best]))
    assert table.read(0, written).runs
    # Who writes another total on it means something that is not there.
    with pytest.raises(ApiError) as refused:
        action_of(table, Played(seat=0, picks=[best.replace("100", "110")]))
    assert refused.value.status == 400


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
