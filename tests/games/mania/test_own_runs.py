"""Runs said stop by stop: every path leads to a run that is judged and priced like any other."""

from __future__ import annotations

import pytest

from roundhouse.engine.ruleset import MORE
from roundhouse.games.mania import RULESET
from roundhouse.games.mania.actions import RunTrains
from roundhouse.games.mania.atlas import COMPANY, HEX
from roundhouse.games.mania.position import EXPRESS, FREIGHT, LOCAL
from roundhouse.games.mania.pricing import Takings, check
from roundhouse.games.mania.running import running_of
from roundhouse.games.mania.state import State
from roundhouse.games.mania.steps import AT_DIVIDEND, RUN
from tests.games.mania.tables import company, marker, operate, table, tile, train

#: Port – Cromer – Norwich – Acle – Beccles – Lowestoft.
TILES = "F3 57 0, F5 790 2, G6 8851 2, G8 14 0, H7 57 1"


def enr(*trains: tuple[str, int]) -> State:
    state = table()
    company(state, "ENR", 90, {0: 5}, trains=0)
    for row in TILES.split(", "):
        hex, name, turn = row.split()
        tile(state, hex, name, int(turn))
    state.board.small[HEX["G6"]] = 63
    for hex in ("F3", "F5"):
        marker(state, hex, "ENR")
    for band, kind in trains:
        train(state, "ENR", band, kind, 0)
    state.permits[COMPANY["ENR"]] = 7
    operate(state, "ENR", RUN, AT_DIVIDEND)
    return state


def offered(state: State, *picks: str) -> list[str]:
    return [path[len(picks)] for path in RULESET.open_picks(state, picks)]


def said(state: State, *picks: str) -> Takings:
    """The runs, after every pick was among those offered."""
    for length in range(len(picks)):
        assert picks[length] in offered(state, *picks[:length]), picks[: length + 1]
    (action,) = RULESET.read_picks(state, picks)
    assert isinstance(action, RunTrains)
    assert RULESET.why_not(state, action) is None
    found = check(running_of(state, state.operating), action.runs)
    assert isinstance(found, Takings)
    return found


def test_how_it_begins() -> None:
    state = enr(("A", EXPRESS), ("B", FREIGHT))
    assert RULESET.open_picks(state, ()) == [("run:own", MORE)]
    assert offered(state, "run:own") == ["train:A-0", "train:B-0"]
    assert set(offered(state, "run:own", "train:A-0")) == {
        "hex:F3",
        "hex:F5",
        "hex:G8",
        "hex:H7",
        "area:port_cromer",
        "area:port_lowestoft",
    }


def test_a_run_of_one_train() -> None:
    state = enr(("A", EXPRESS))
    takings = said(state, "run:own", "train:A-0", "hex:F3", "hex:F5", "done")
    assert takings.revenue == 60
    assert said(state, "run:own", "train:A-0", "area:port_cromer", "hex:F3", "done").revenue == 100


def test_a_train_goes_no_further_than_it_can() -> None:
    state = enr(("A", EXPRESS), ("C", FREIGHT))
    assert offered(state, "run:own", "train:A-0", "hex:F3", "hex:F5") == ["train:C-0", "done"]
    # Three hexes: Norwich, Acle, Beccles; Lowestoft would be the fourth.
    assert offered(state, "run:own", "train:C-0", "hex:F3", "hex:F5", "hex:G8") == ["train:A-0", "done"]


def test_a_local_does_not_leave_the_map() -> None:
    state = enr(("C", LOCAL))
    assert "area:port_cromer" not in offered(state, "run:own", "train:C-0")
    assert offered(state, "run:own", "train:C-0", "hex:F3") == ["hex:F5"]


def test_several_trains() -> None:
    state = enr(("A", EXPRESS), ("B", FREIGHT))
    path = ("run:own", "train:A-0", "hex:F5", "hex:G8", "train:B-0", "area:port_cromer", "hex:F3", "hex:F5", "done")
    assert said(state, *path).revenue == 40 + 30 + 80 + 30


def test_a_stop_is_left_out() -> None:
    """A 2/3E visits three stops and scores two."""
    state = enr(("B", EXPRESS))
    path = ("run:own", "train:B-0", "area:port_cromer", "hex:F3", "hex:F5")
    assert said(state, *path, "done").revenue == 120
    assert said(state, *path, "skip:F5", "done").revenue == 100


def test_what_is_illegal_together_is_refused_with_its_rule() -> None:
    """No run includes Cromer, the home base."""
    state = enr(("A", EXPRESS))
    path = ("run:own", "train:A-0", "hex:F5", "hex:G8", "done")
    assert path in RULESET.open_picks(state, path[:-1])
    (action,) = RULESET.read_picks(state, path)
    violation = RULESET.why_not(state, action)
    assert violation is not None
    assert violation.rule == "R7.8-c"


@pytest.mark.parametrize("path", [("run:own", "train:Z-9"), ("run:own", "hex:F3"), ("run:own", "train:A-0", "hex:B5")])
def test_nonsense_leads_nowhere(path: tuple[str, ...]) -> None:
    state = enr(("A", EXPRESS))
    assert RULESET.open_picks(state, path) == []
    assert RULESET.read_picks(state, path) == []


def test_listed_runs_have_different_totals() -> None:
    state = enr(("A", EXPRESS), ("B", FREIGHT))
    listed = list(RULESET.legal(state))
    paths = [RULESET.picks(state, action) for action in listed]
    assert len(set(paths)) == len(paths) > 2
    assert paths[-1] == ("run:none",)
    totals = [int(path[0].removeprefix("run:").partition("/")[0]) for path in paths[:-1]]
    assert totals == sorted(totals, reverse=True)
    for action, path in zip(listed, paths):
        assert RULESET.read_picks(state, path) == [action]


def test_what_a_run_brings_is_told_train_by_train() -> None:
    state = enr(("B", FREIGHT))
    (action,) = RULESET.read_picks(state, ("run:own", "train:B-0", "area:port_cromer", "hex:F3", "hex:F5", "done"))
    assert isinstance(action, RunTrains)
    event = next(event for event in RULESET.apply(state, action) if event.key == "ran-train")
    assert event.args["counts"] == [80, 40]
    assert (event.args["bonus"], event.args["amount"]) == (30, 150)
