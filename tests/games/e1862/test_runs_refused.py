"""Every rule that a run can break, with its id; and where the two presets differ, both on the same position."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse.engine.decision import Violation
from roundhouse.games import e1862
from roundhouse.games.e1862.map.atlas import COMPANY, HEX
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.runs.earnings import Takings, check
from roundhouse.games.e1862.runs.rules import Running, RunRules, rulebook, site
from roundhouse.games.e1862.runs.run import Run
from roundhouse.words import Words
from tests.games.e1862.positions import board_of, company_at, priced, trains_of, way

WORDS = Path(e1862.__file__).parent / "words"

#: A corner of the map: Cromer and its port, Norwich, Acle, Beccles, Wells with its port.
TILES = "F3 15 0, F5 790 2, G6 8851 2, G8 14 0, E2 57 2, H7 14 1"


def corner(trains: str, rules: RunRules | None = None, markers: str = "ENR F3, ENR F5") -> Running:
    return company_at(board_of(TILES, markers), "ENR", "A", trains, rules or rulebook())


def refused(running: Running, *runs: Run) -> str:
    problem = check(running, list(runs))
    assert isinstance(problem, Violation), "accepted"
    for language in ("en", "it"):
        said = Words(language, [WORDS]).say(problem.key, **problem.args)
        assert said != problem.key
        assert "{" not in said
    return problem.rule


@pytest.mark.parametrize(
    ("trains", "hexes", "rule"),
    [
        ("CE", "F3", "R7.8-b"),
        ("CE", "F3 F5 G6", "R7.8-b"),
        ("CE", "F3 G4 H5", "R7.4-a"),
        ("CE", "F5 F7", "R7.4-a"),
        ("CE", "F1 F3 E2 D1", "R7.8-e"),
        ("AE", "F1 F3 F5", "R7.8.3-a"),
        ("AL", "F3 F5 G6 G8", "R7.8.2-a"),
        ("CL", "F1 F3 F5", "R7.8.2-a"),
        ("AF", "F1 F3 F5", "R7.8.1-a"),
        ("CE", "G8 H7", "R7.4-a"),
    ],
)
def test_a_run_by_itself(trains: str, hexes: str, rule: str) -> None:
    running = corner(trains)
    if hexes == "F3":
        assert refused(running, Run(0, [(HEX["F3"], -1, -1)])) == rule
    else:
        assert refused(running, Run(0, way(hexes))) == rule


@pytest.mark.parametrize("train", [-1, 1])
def test_a_train_that_the_company_does_not_have(train: int) -> None:
    assert refused(corner("CE"), Run(train, way("F3 F5"))) == "R7.8-a"


def test_an_area_cannot_be_passed() -> None:
    path = [*way("F3 F1")[:1], (HEX["F1"], 0, 1), (HEX["E2"], 4, -1)]
    assert refused(corner("CE"), Run(0, path)) == "R7.4-d"


def test_a_stop_cannot_be_visited_twice() -> None:
    board = board_of("F3 15 5, E2 14 5, E4 15 3", "ENR F3")
    running = company_at(board, "ENR", "A", "HE", rulebook())
    assert refused(running, Run(0, way("F3 E2 E4 F3"))) == "R7.4-b"


def test_no_permit() -> None:
    running = corner("CE")
    running.permits = 1
    assert refused(running, Run(0, way("F3 F5"))) == "R7.8-g"


def test_trains_run_once_and_must_exist() -> None:
    running = corner("CE")
    assert refused(running, Run(0, way("F3 F5")), Run(0, way("F3 F5"))) == "R7.8-a"
    assert refused(running, Run(1, way("F3 F5"))) == "R7.8-a"


def test_left_out_stops() -> None:
    running = corner("BE")
    assert refused(running, Run(0, way("F1 F3 F5"), [])) == "R7.8.3-b"
    assert refused(running, Run(0, way("F1 F3 F5"), [HEX["G8"]])) == "R7.8.3-b"
    assert refused(corner("BL"), Run(0, way("F3 F5 G6 G8"), [])) == "R7.8.2-c"


def test_home_and_meeting() -> None:
    running = corner("CE CE", markers="ENR F3, ENR F5, ENR G8")
    assert refused(running, Run(0, way("F5 G6 G8"))) == "R7.8-c"
    assert refused(running, Run(0, way("F1 F3")), Run(1, way("G8 H7"))) == "R7.8-c"


def test_nothing_at_all_is_legal() -> None:
    takings = check(corner("CE"), [])
    assert isinstance(takings, Takings)
    assert takings.revenue == takings.subsidy == 0


# -- freights


def test_freights_must_be_linked() -> None:
    assert refused(corner("AF AF"), Run(0, way("F1 F3")), Run(1, way("F3 E2")), Run(2, way("F3 F5"))) == "R7.8-a"
    running = corner("AF AF AF", markers="ENR F3, ENR F5")
    runs = [Run(0, way("F1 F3")), Run(1, way("F3 E2")), Run(2, way("F3 F5"))]
    assert refused(running, *runs) == "R7.8.1-f"


def test_permanents_are_declared_linked_or_apart() -> None:
    """R7.8.1-i: the director declares; RI differs and links whenever ends coincide."""
    runs = [Run(0, way("F1 F3"), None, 0), Run(1, way("F3 F5"), None, 0)]
    apart = [Run(0, way("F1 F3"), None, 0), Run(1, way("F3 F5"), None, 1)]
    assert priced(corner("EF EF"), *runs).revenue == 80 + 40 + 30
    assert priced(corner("EF EF"), *apart).revenue == 80 + 30 + 40
    assert priced(corner("EF EF", site()), *apart).revenue == 80 + 40 + 30


def test_plain_freights_join_a_permanent() -> None:
    """R7.8.1-j."""
    running = corner("AF EF", markers="ENR F3, ENR F5, ENR G8")
    assert refused(running, Run(0, way("F1 F3"), None, 0), Run(1, way("F5 G6 G8"), None, 1)) in ("R7.8.1-j", "R7.8-c")
    meeting = [Run(0, way("F1 F3"), None, 0), Run(1, way("F3 F5 G6 G8"), None, 1)]
    assert refused(running, *meeting) == "R7.8.1-j"


@pytest.mark.parametrize(("rules", "legal"), [(rulebook(), False), (site(), True)], ids=["rulebook", "18xx-games"])
def test_a_chain_has_one_port_at_most(rules: RunRules, legal: bool) -> None:
    """R7.8.1-h, RI differs."""
    running = corner("AF BF", rules)
    outcome = check(running, [Run(0, way("F1 F3")), Run(1, way("F3 E2 D1"))])
    assert isinstance(outcome, Takings) == legal
    if isinstance(outcome, Violation):
        assert outcome.rule == "R7.8.1-h"


@pytest.mark.parametrize(("rules", "legal"), [(rulebook(), False), (site(), True)], ids=["rulebook", "18xx-games"])
def test_meeting_in_an_area(rules: RunRules, legal: bool) -> None:
    """R7.8-c, RI differs: two runs that share nothing but an entrance hex of the Midlands."""
    board = board_of("B5 57 5, B7 57 5, C6 14 2, C8 621 5", "WStI B5, WStI B7")
    running = Running(board, COMPANY["WStI"], 0, trains_of("AE AE"), 7, rules)
    outcome = check(running, [Run(0, way("B5 A4")), Run(1, way("B7 A6"))])
    assert isinstance(outcome, Violation)
    board = board_of("B5 6 1, B7 6 2", "WStI B5, WStI B7")
    running = Running(board, COMPANY["WStI"], 0, trains_of("AE AE"), 7, rules)
    outcome = check(running, [Run(0, way("B5 A6")), Run(1, way("B7 A6"))])
    assert isinstance(outcome, Takings) == legal


def test_a_home_beside_its_tile_counts() -> None:
    """R7.2-d: the marker beside the circles is fully connected."""
    board: Board = board_of("F3 57 0, F5 790 2", "WNR F3")
    board.markers[5 * HEX["F3"] + 4] = COMPANY["ENR"]
    running = company_at(board, "ENR", "A", "AE", rulebook())
    assert priced(running, Run(0, way("F1 F3"))).revenue == 100
