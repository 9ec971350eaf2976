"""Worked examples of the rules: final scoring (RV-66 to RV-69), and the proof that none of them is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roundhouse.engine.text import Text
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.state import OVER
from tests.games.rocket.positions import (
    P1,
    P2,
    Position,
    both_editions,
    make_board,
    on_the_row,
    tb_a,
)


@pytest.mark.parametrize(
    ("passengers", "points"),
    [
        ([3, 2, 2, 0], [6, 1, 1, 0]),
        ([2, 2], [4, 4]),
        ([1, 1, 1], [3, 3, 3]),
        ([1, 1, 1, 1], [2, 2, 2, 2]),
        ([0, 4, 0], [0, 6, 0]),
    ],
)
@both_editions
def test_rv_66_passengers(edition: str, passengers: list[int], points: list[int]) -> None:
    play = Position(tb_a(), players=len(passengers), edition=edition).passengers(*passengers).play()
    assert play.outcome["passengers"] == points
    assert play.outcome["total"] == points


@both_editions
def test_rv_67_only_connected_cities_count(edition: str) -> None:
    # Given: A passes five cities; two more lie in the sea
    cities = {f"K{number}": ((number, 1), ["steel"]) for number in range(1, 6)}
    cities |= {f"U{number}": ((10 * number, 20), ["steel", "leather"]) for number in (1, 2)}
    board = make_board({(q, 0) for q in range(1, 10)}, lines={"A": (0, 0)}, cities=cities, bystanders="B")
    position = Position(board, players=2, edition=edition)
    position.loco("A", (6, 0), facing=0, track=[(q, 0) for q in range(1, 6)])
    for city in ("K1", "K2", "U1", "U2"):
        position.claims(city, 1, industry="steel")
    for city in ("K3", "K4", "K5"):
        position.claims(city, 0, 1, industry="steel")
    play = position.claims("U1", 0, 1, industry="leather").play()
    # Then
    assert play.outcome["industries"] == {"steel": [3, 6], "textiles": [0, 0], "brewing": [0, 0], "leather": [0, 0]}
    assert play.outcome["total"] == [3, 6]


def two_player_end(edition: str) -> Position:
    """RV-68: D is worth 11, E 4; all claimed cities are connected."""
    kinds = ["steel", "textiles", "brewing"]
    cities = {f"K{number}": ((number, 1), [*kinds, "brewing"]) for number in range(1, 7)}
    towns = {f"T{number}": (number, 1) for number in range(7, 11)}
    others = {f"U{number}": (100 + number, 1) for number in range(1, 4)}
    board = make_board(
        {(q, 0) for q in range(1, 20)} | {(q, 0) for q in range(101, 115)},
        lines={"D": (0, 0), "E": (100, 0)},
        cities=cities,
        towns=towns | others,
    )
    position = Position(board, players=2, edition=edition)
    position.loco("D", (12, 0), facing=0, track=[(q, 0) for q in range(1, 12)])
    position.loco("E", (105, 0), facing=0, track=[(q, 0) for q in range(101, 105)])
    for city in ("K1", "K2", "K3"):
        position.claims(city, 1, industry="steel")
    for city in ("K4", "K5", "K6"):
        position.claims(city, 0, 1, industry="steel")
    position.claims("K1", 1, industry="textiles").claims("K2", 1, industry="textiles")
    position.claims("K1", 1, 1, industry="brewing").claims("K2", 0, 2, industry="brewing")
    position.claims("K3", 0, 1, industry="brewing")
    position.station(P1, (1, 0), (3, 0)).station(P2, (5, 0), (102, 0))
    return position.holding("D", 6, 6).holding("E", 1, 3).passengers(4, 2)


@both_editions
def test_rv_68_complete_final_scoring(edition: str) -> None:
    play = two_player_end(edition).play()
    assert play.value("D") == 11
    assert play.value("E") == 4
    assert play.outcome == {
        "ended_by": [],
        "in_play": [0, 0],
        "passengers": [6, 3],
        "industries": {"steel": [4, 4], "textiles": [6, 0], "brewing": [3, 6], "leather": [0, 0]},
        "stations": {"D": [11, 5], "E": [0, 4]},
        "shares": {"D": [8, 8], "E": [2, 4]},
        "total": [40, 34],
        "rank": [1, 2],
        "winners": [P1],
    }


def test_rv_68_the_account_that_people_read() -> None:
    # Given: the same position, at the end
    play = two_player_end("1999").play()
    play.state.money = [1, 7]
    play.state.phase = OVER
    # When
    outcome = RULESET.outcome(play.state)
    # Then it says the same, category by category
    assert outcome is not None
    assert outcome.totals == [41, 41]
    assert outcome.ranks == [1, 1]
    assert outcome.winners == [P1, P2]
    assert [category.points for category in outcome.categories] == [
        [1, 7],
        [6, 3],
        [4, 4],
        [6, 0],
        [3, 6],
        [0, 0],
        [11, 5],
        [0, 4],
        [8, 8],
        [2, 4],
    ]
    assert outcome.categories[6].name == Text("score-stations", {"line": "D"})


@both_editions
def test_rv_69_isolated_line(edition: str) -> None:
    play = on_the_row(4, 2, 1, edition=edition).isolated("A").holding("A", 0, 3).play()
    assert play.value("A") == 5
    assert play.outcome["stations"]["A"] == [5, 2, 0, 0]
    assert play.outcome["shares"]["A"] == [0, 5, 0, 0]
    assert play.outcome["total"] == [5, 7, 0, 0]
    assert play.outcome["winners"] == [P2]


@both_editions
def test_sr_12_3_a_eliminated_lines_do_not_score(edition: str) -> None:
    play = on_the_row(4, 2, 1, edition=edition).eliminated("B", into="A").play()
    assert list(play.outcome["stations"]) == ["A", "C", "D", "E"]
    assert list(play.outcome["shares"]) == ["A", "C", "D", "E"]


@both_editions
def test_sr_12_5_a_equal_totals_share_the_victory(edition: str) -> None:
    play = Position(tb_a(), edition=edition).play()
    play.state.money = [5, 9, 9, 2]
    assert play.outcome["rank"] == [3, 1, 1, 4]
    assert play.outcome["winners"] == [1, 2]


def test_every_worked_example_has_a_test() -> None:
    here = Path(__file__)
    specification = (here.parents[3] / "docs" / "rules" / "rocket.md").read_text("utf-8")
    examples = re.findall(r"^- \*\*RV-(\d\d)\*\*", specification, re.MULTILINE)
    tests = "".join(path.read_text("utf-8") for path in here.parent.glob("test_vectors_*.py"))
    assert len(examples) == 72
    assert set(examples) == set(re.findall(r"^def test_rv_(\d\d)_", tests, re.MULTILINE))
