"""Worked examples of the rules: geometry (RV-01 to RV-12)."""

from __future__ import annotations

import pytest

from tests.games.rocket.positions import (
    P1,
    P2,
    Hex,
    Play,
    Position,
    both_editions,
    make_board,
    rectangle,
    tb_a,
)


def three_lines_meet(edition: str = "1999") -> Position:
    """The state of RV-07."""
    return (
        Position(tb_a(), edition=edition)
        .loco("A", (2, 2), facing=0, track=[(1, 2)])
        .loco("B", (4, 1), facing=3, track=[(6, 1), (5, 1)])
        .loco("C", (3, 3), facing=2)
    )


def around_the_corner(edition: str) -> Position:
    """A of RV-10 and RV-11, one step from the hex next to SC."""
    return Position(tb_a(), edition=edition).loco("A", (1, 4), facing=0, track=[(0, 3), (0, 4)])


@both_editions
def test_rv_01_first_moves(edition: str) -> None:
    play = Position(tb_a(), edition=edition).play()
    assert play.legal("A") == {(1, 2), (1, 1), (0, 1), (0, 3)}
    assert play.legal("B") == {(6, 1), (5, 2), (5, 3), (6, 3)}
    assert play.legal("C") == {(4, 4), (4, 3), (3, 3), (2, 4)}


@pytest.mark.parametrize(
    ("facing", "forward"),
    [
        (0, {(3, 3), (4, 2), (4, 1)}),
        (1, {(4, 2), (4, 1), (3, 1)}),
        (2, {(4, 1), (3, 1), (2, 2)}),
        (3, {(3, 1), (2, 2), (2, 3)}),
        (4, {(2, 2), (2, 3), (3, 3)}),
        (5, {(2, 3), (3, 3), (4, 2)}),
    ],
)
@both_editions
def test_rv_02_forward_hexes_by_facing(edition: str, facing: int, forward: set[Hex]) -> None:
    # Given an empty board; the starting town lies out of sight
    board = make_board(rectangle(6, 4), lines={"A": (50, 50)}, bystanders="B")
    play = Position(board, edition=edition).loco("A", (3, 2), facing=facing).play()
    assert play.legal("A") == forward
    # The other three neighbours are refused as not ahead.
    around = {(4, 2), (4, 1), (3, 1), (2, 2), (2, 3), (3, 3)}
    assert {play.refused("extend", line="A", to=hex) for hex in around - forward} == {"SR-7.1-c"}


@both_editions
def test_rv_03_leaving_the_starting_town(edition: str) -> None:
    """SR-7.4-e: no tile."""
    play = Position(tb_a(), edition=edition).play()
    events = play.extend("A", (1, 2))
    assert play.loco("A") == ((1, 2), 0)
    assert play.tiles_used == 0
    assert [play.track(line) for line in "ABC"] == [set(), set(), set()]
    assert play.tile((1, 2)) == "none"
    assert play.places("A") == {"SA"}
    assert play.value("A") == 1
    assert events == []


@pytest.mark.parametrize(
    ("to", "shape", "facing"), [((2, 2), "straight", 0), ((2, 1), "curve", 1)], ids=["straight", "curve"]
)
@both_editions
def test_rv_04_tile_on_the_vacated_hex(edition: str, to: Hex, shape: str, facing: int) -> None:
    """SR-7.4-b; SR-7.4-e: one tile."""
    play = Position(tb_a(), edition=edition).loco("A", (1, 2), facing=0).play()
    assert play.tiles_used == 0
    play.extend("A", to)
    assert play.tile((1, 2)) == shape
    assert play.track("A") == {(1, 2)}
    assert play.tiles_used == 1
    assert play.loco("A") == (to, facing)


@both_editions
def test_rv_05_first_move_connects_a_city(edition: str) -> None:
    play = Position(tb_a(), edition=edition).claims("K1", 0, 1).play()
    events = play.extend("A", (1, 1))
    assert play.loco("A") == ((1, 1), 1)
    assert events == [["city", "A", "K1", [0, 2, 0, 0]]]
    assert play.places("A") == {"SA", "K1"}
    assert play.value("A") == 2


@both_editions
def test_rv_06_city_ahead(edition: str) -> None:
    play = Position(tb_a(), edition=edition).loco("A", (1, 1), facing=1).play()
    assert play.legal("A") == {(2, 1), (1, 0)}
    assert play.refused("extend", line="A", to=(2, 0)) == "SR-7.1-e"


@both_editions
def test_rv_07_two_other_lines_near(edition: str) -> None:
    """SR-9.5-a: two mergers in one move cannot happen."""
    play = three_lines_meet(edition).play()
    assert play.legal("A") == {(2, 3), (3, 1)}
    assert play.refused("extend", line="A", to=(3, 2)) == "SR-7.1-g"


@both_editions
def test_rv_08_two_other_lines_near_the_others(edition: str) -> None:
    play = three_lines_meet(edition).play()
    assert play.legal("B") == {(3, 1)}
    assert play.refused("extend", line="B", to=(4, 0)) == "SR-7.1-e"
    assert play.refused("extend", line="B", to=(3, 2)) == "SR-7.1-g"
    assert play.legal("C") == {(4, 2), (2, 3)}
    assert play.refused("extend", line="C", to=(3, 2)) == "SR-7.1-g"


@both_editions
def test_rv_09_merger_by_touching_a_locomotive(edition: str) -> None:
    """SR-9.1-a; SR-9.1-d: the line that moved is gone."""
    play = three_lines_meet(edition).play()
    events = play.extend("A", (2, 3))
    assert events == [["merger", "A", "C", [1, 0, 0, 0]]]
    assert play.line("A") == {
        "status": "eliminated",
        "into": "C",
        "loco": None,
        "facing": None,
        "places": [],
        "track": [],
    }
    assert play.track("C") == {(1, 2), (2, 2), (2, 3)}
    assert play.places("C") == {"SC", "SA"}
    assert play.loco("C") == ((3, 3), 2)


@both_editions
def test_rv_10_empty_starting_town_is_no_line(edition: str) -> None:
    # Given: C has left SC
    """SR-3.2-c, SR-9.1-b"""
    play = around_the_corner(edition).loco("C", (4, 4), facing=0).station(P2, (1, 4)).play()
    assert play.places("C") == {"SC", "T2"}
    assert play.places("A") == {"SA"}
    # When
    events = play.extend("A", (2, 4))
    # Then SC joins C(A), without town scoring and without merger
    assert play.places("A") == {"SA", "SC"}
    assert play.value("A") == 2
    assert events == []
    assert play.money == [0, 0, 0, 0]
    assert play.status("A") == "live"
    assert play.status("C") == "live"


@both_editions
def test_rv_11_merger_with_an_unmoved_line(edition: str) -> None:
    """SR-9.1-c; SR-9.4-c: its first move stays free. SR-7.4-e: two tiles."""
    play = around_the_corner(edition).play()
    used = play.tiles_used
    events = play.extend("A", (2, 4))
    assert events == [["merger", "A", "C", [2, 0, 0, 0]]]
    assert play.tiles_used == used + 2
    assert play.places("C") == {"SC", "SA"}
    assert play.loco("C") == ((3, 4), None)
    # The first move of C stays free, but (2, 4) now has track.
    assert play.legal("C") == {(4, 4), (4, 3), (3, 3)}
    assert play.refused("extend", line="C", to=(2, 4)) == "SR-7.1-f"


def second_action_extends(play: Play) -> set[str]:
    """The lines that can be extended now, which is the second action."""
    assert play.written["next"]["action_no"] == 2
    return {action["line"] for action in play.legal_actions if action["type"] == "extend"}


@both_editions
def test_rv_12_same_line_not_twice_in_a_turn(edition: str) -> None:
    play = Position(tb_a(), edition=edition).play()
    assert play.extend("A", (1, 2)) == []
    assert second_action_extends(play) == {"B", "C"}
    assert play.refused("extend", line="A", to=(2, 2)) == "SR-4.1-c"
    # Everybody else, and the same player in the next turn, may extend it again.
    play.extend("B", (5, 2))
    assert play.asked == ("action", P2)
    assert play.refused("extend", line="A", to=(2, 2)) == ""


@both_editions
def test_rv_12_survivor_may_be_extended_after_the_merger(edition: str) -> None:
    """SR-4.1-d"""
    play = three_lines_meet(edition).play()
    events = play.extend("A", (3, 1))
    assert events[-1][:3] == ["merger", "A", "B"]
    assert play.asked == ("action", P1)
    assert "B" in second_action_extends(play)
    assert play.refused("extend", line="A", to=(2, 2)) == "SR-7.1-a"
    assert play.legal("B") == {(3, 2)}
    play.extend("B", (3, 2))


def test_sr_7_1_h_own_track_is_no_other_line() -> None:
    play = Position(tb_a()).loco("A", (2, 2), facing=2, track=[(1, 2), (1, 3), (2, 3)]).play()
    assert play.legal("A") == {(2, 1), (3, 1)}


def test_sr_7_1_h_one_other_line_twice() -> None:
    board = make_board(rectangle(6, 4), lines={"A": (0, 2), "B": (6, 4)}, towns={"T": (6, 0)}, bystanders="C")
    position = Position(board).loco("A", (1, 2), facing=0).loco("B", (3, 1), facing=2, track=[(3, 3), (3, 2)])
    play = position.play()
    assert play.legal("A") == {(2, 1), (2, 2), (1, 3)}
    assert play.extend("A", (2, 2)) == [["merger", "A", "B", [1, 0, 0, 0]]]


def test_sr_7_1_i_station_in_the_way_is_no_obstacle() -> None:
    for owner in (P1, P2):
        play = Position(tb_a()).loco("A", (1, 2), facing=0).station(owner, (2, 2)).play()
        assert (2, 2) in play.legal("A")


def test_sr_3_3_d_neighbours_of_a_starting_town_wait_for_a_move() -> None:
    board = make_board({(1, 0), (2, 0), (0, 1)}, lines={"A": (0, 0)}, towns={"T": (1, -1)}, bystanders="BC")
    position = Position(board)
    # As the set-up has made it: `play` works connected sets out anew.
    assert position.state.connected == [1 << line.start for line in board.lines]
    play = position.play()
    assert play.places("A") == {"SA"}
    # Even leaving the town does not connect what only the town touches.
    play.extend("A", (0, 1))
    assert play.places("A") == {"SA"}
