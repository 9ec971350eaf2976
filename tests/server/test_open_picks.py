"""Picks that are not listed to their end: offered one by one, previewed, done, or refused with their rule."""

from __future__ import annotations

import pytest

from roundhouse.engine.rules import MORE
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT
from roundhouse.games.e1862.runs.best import solve
from roundhouse.seats import Seat
from roundhouse.server.http.bodies import Played
from roundhouse.server.http.errors import ApiError
from roundhouse.server.http.routes.actions import chosen
from roundhouse.table import projection
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table, open_table
from tests.games.e1862.test_own_runs import TWO, enr
from tests.table.reading import preview_data


def at_the_runs(*trains: tuple[str, int]) -> Table:
    """A table at which the ENR runs its trains, an express where nothing else is said."""
    state = enr(*(trains or [("A", EXPRESS)]))
    seats = [Seat(name=f"Player {seat}", owner=f"user{seat}") for seat in range(4)]
    table = open_table("1862", 4, seats=seats, host="user0")
    table.game.state = state
    return table


def test_the_table_says_how_such_paths_begin_and_go_on() -> None:
    table = at_the_runs()
    assert ["run:own", MORE] in projection.legal_picks(table.game)
    paths = projection.open_picks(table, 0, ["run:own", "train:A-0", "hex:F3", "hex:F5"])
    assert [*paths[-1]] == ["run:own", "train:A-0", "hex:F3", "hex:F5", "done"]
    assert MORE not in projection.pick_names(table.game, [["run:own", MORE], *paths])


def test_nothing_is_searched_for_unless_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search may take seconds, and a server has others to serve."""

    def searched(*_: object, **__: object) -> None:
        raise AssertionError("searched for runs")

    monkeypatch.setattr(solve, "best_run", searched)
    monkeypatch.setattr(solve, "alternatives", searched)
    table = at_the_runs()
    shown = projection.project(table, 0, at=0.0)
    assert shown.picks == [["run:none"], ["run:own", MORE], [MORE]]
    assert projection.why_not(table, 0, ["run:none"]) is None
    for picks in (["run:60"], ["pass"], ["hex:F3"]):
        with pytest.raises(TableRefusal):
            projection.why_not(table, 0, picks)
    with pytest.raises(TableRefusal) as refused:
        table.must_be_asked(1)
    assert refused.value.code == "wrong_seat"
    action = chosen(table, Played(seat=0, picks=["run:none"]))
    assert preview_data(table, 0, action)
    with pytest.raises(AssertionError, match="searched"):
        projection.searched_picks(table.game)


def test_what_was_searched_for_is_an_action() -> None:
    """Its pick says all of it: reading it needs no search."""
    table = at_the_runs()
    (best,), *others = projection.searched_picks(table.game)
    assert best.startswith("run:100=/A-0=")
    assert [path[0].partition("/")[0] for path in others] == ["run:60"]
    action = chosen(table, Played(seat=0, picks=[best]))
    assert action.runs
    # Who writes another total on it means something that is not there.
    with pytest.raises(ApiError) as refused:
        chosen(table, Played(seat=0, picks=[best.replace("100", "110")]))
    assert refused.value.status == 400


def test_a_whole_path_is_an_action() -> None:
    table = at_the_runs()
    action = chosen(table, Played(seat=0, picks=["run:own", "train:A-0", "hex:F3", "hex:F5", "done"]))
    assert RULESET.why_not(table.game.state, action) is None
    foreseen = preview_data(table, 0, action)
    assert [stop["args"]["n"] for stop in foreseen[0]["args"]["stops"]] == [20, 40]


def test_an_illegal_one_is_refused_with_its_rule() -> None:
    """Cromer, the home base, is on no run."""
    table = at_the_runs()
    with pytest.raises(TableRefusal) as refused:
        chosen(table, Played(seat=0, picks=["run:own", "train:A-0", "hex:F5", "hex:G8", "done"]))
    assert refused.value.rule == "R7.8-c"


@pytest.mark.parametrize(("coupling", "amounts"), [("link:E-0", [60, 20]), ("alone", [60, 40])])
def test_freights_are_coupled_and_priced_as_said(coupling: str, amounts: list[int]) -> None:
    """Linked, Cromer and two hexes count with the first freight, Lowestoft with the second."""
    table = at_the_runs(("E", FREIGHT), ("F", FREIGHT))
    paths = projection.open_picks(table, 0, list(TWO))
    assert [*TWO, coupling, MORE] in [[*path] for path in paths]
    assert {"link:E-0", "alone"} <= set(projection.pick_names(table.game, [[*path] for path in paths]))
    action = chosen(table, Played(seat=0, picks=[*TWO, coupling, "done"]))
    foreseen = preview_data(table, 0, action)
    assert [row["args"]["amount"]["args"]["n"] for row in foreseen[:2]] == amounts


def test_a_coupling_that_breaks_a_rule_is_refused_with_it() -> None:
    table = at_the_runs(("B", FREIGHT), ("B", FREIGHT))
    picks = ["run:own", "train:B-0", "hex:F3", "hex:F5", "train:B-1", "hex:F5", "hex:G8", "alone", "done"]
    with pytest.raises(TableRefusal) as refused:
        chosen(table, Played(seat=0, picks=picks))
    assert refused.value.rule == "R7.8.1-j"
