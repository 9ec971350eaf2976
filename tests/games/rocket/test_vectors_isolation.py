"""Worked examples of the rules: isolation (RV-53 to RV-58)."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.games.rocket.isolation import is_isolated, shortest_path, trail_reaches
from tests.games.rocket.positions import (
    P1,
    P2,
    THREE_TOKENS,
    Hex,
    Play,
    Position,
    both_editions,
    make_board,
    on_the_row,
    rectangle,
)

MODELS = ("exact", "relaxed", "region")


def isolated(play: Play, line: str) -> bool:
    return is_isolated(play.state, play.number(line))


def dead_end(edition: str = "1999", **switches: Any) -> Position:
    """The board of RV-53, with other lines far away; A still stands on its town."""
    board = make_board(rectangle(4, 2), lines={"A": (2, 2)}, towns={"T": (1, 0)}, bystanders="BC")
    return Position(board, edition=edition, **switches)


@both_editions
def test_rv_53_dead_end(edition: str) -> None:
    play = dead_end(edition).loco("A", (4, 1), facing=0, track=[(3, 1)]).play()
    assert play.places("A") == {"SA"}
    assert play.legal("A") == {(4, 2)}
    assert isolated(play, "A")


@both_editions
def test_rv_53_isolated_at_the_end_of_the_move(edition: str) -> None:
    # Given: P2 holds shares, one move before
    play = dead_end(edition).loco("A", (3, 1), facing=1).holding("A", 0, 2).play()
    assert not isolated(play, "A")
    # When
    events = play.extend("A", (4, 1))
    # Then the shares available are gone, players keep theirs
    assert events == [["isolated", "A"]]
    assert play.status("A") == "isolated"
    assert play.available("A") == (0 if edition == "1999" else None)
    assert play.holdings("A") == [1, 2, 0, 0]
    # When it is moved once more, there is no share, and no second isolation
    play.act("extend", line="B", to=(201, 0))
    assert play.asked == ("action", P2)
    assert play.extend("A", (4, 2)) == []
    assert play.holdings("A") == [1, 2, 0, 0]
    assert play.legal("A") == set()


def test_rv_53_region_would_still_reach_the_town() -> None:
    found = {}
    for model in MODELS:
        play = dead_end(isolation_model=model).loco("A", (4, 1), facing=0, track=[(3, 1)]).play()
        found[model] = isolated(play, "A")
    assert found == {"exact": True, "relaxed": True, "region": False}


@pytest.mark.parametrize("model", MODELS)
def test_rv_54_town_within_reach(model: str) -> None:
    board = make_board(rectangle(4, 3), lines={"A": (2, 2)}, towns={"T": (3, 3)}, bystanders="BC")
    play = Position(board, isolation_model=model).loco("A", (4, 1), facing=0, track=[(3, 1)]).play()
    assert play.places("A") == {"SA"}
    assert not isolated(play, "A")
    assert play.legal("A") == {(4, 2)}


@both_editions
def test_rv_54_not_isolated_at_the_end_of_the_move(edition: str) -> None:
    board = make_board(rectangle(4, 3), lines={"A": (2, 2)}, towns={"T": (3, 3)}, bystanders="BC")
    play = Position(board, edition=edition).loco("A", (3, 1), facing=1).play()
    assert play.extend("A", (4, 1)) == []
    assert play.status("A") == "live"


@both_editions
def test_rv_55_another_line_could_merge_into_it(edition: str) -> None:
    # Given
    """SR-10.1-b"""
    board = make_board(rectangle(4, 2), lines={"A": (2, 2), "B": (0, 0)}, towns={"T": (1, 0)}, bystanders="C")
    position = Position(board, edition=edition).loco("A", (4, 1), facing=0, track=[(3, 1)])
    play = position.loco("B", (1, 1), facing=0, track=[(0, 1)]).play()
    assert play.places("B") == {"SB", "T"}
    assert play.legal("A") == {(4, 2)}
    assert (2, 1) in play.legal("B")
    # Then
    assert isolated(play, "A")
    assert not isolated(play, "B")
    # When any line is extended
    events = play.extend("C", (201, 0))
    # Then A is found isolated
    assert events == [["isolated", "A"]]
    # When B is extended it merges into A all the same
    events = play.extend("B", (2, 1))
    assert events[0] == ["merger", "B", "A", [3, 0, 0, 0]]


def hemmed_in(lines: dict[str, Hex]) -> Play:
    """The board of RV-56, with locomotives of other lines next to the only way on."""
    board = make_board(
        rectangle(4, 3) | {(5, 2), (5, 3)}, lines={"A": (2, 2), "B": (100, 0), "C": (110, 0)}, bystanders="DE"
    )
    position = Position(board).loco("A", (4, 1), facing=0, track=[(3, 1)])
    for line, hex in lines.items():
        position.loco(line, hex, facing=0)
    return position.play()


def test_rv_56_between_two_lines() -> None:
    play = hemmed_in({"B": (5, 2), "C": (3, 3)})
    assert play.legal("A") == set()
    assert play.refused("extend", line="A", to=(4, 2)) == "SR-7.1-g"
    assert isolated(play, "A")


def test_rv_56_next_to_one_line() -> None:
    play = hemmed_in({"B": (5, 2)})
    assert play.legal("A") == {(4, 2)}
    assert not isolated(play, "A")
    assert play.extend("A", (4, 2))[0][:3] == ["merger", "A", "B"]


POCKET: set[Hex] = {(1, 0), (1, 1), (1, 3), (1, 4), (2, 0), (2, 1), (2, 2), (2, 4), (3, 2), (3, 3)}
#: The way to T that the search finds when it is blind to its own trail, and the same loop the other way round.
LOOP: list[Hex] = [(2, 1), (2, 2), (1, 3), (1, 4), (2, 4), (3, 3), (3, 2), (2, 2), (2, 1), (1, 1)]
OTHER_LOOP: list[Hex] = [(2, 1), (2, 2), (3, 2), (3, 3), (2, 4), (1, 4), (1, 3), (2, 2), (2, 1), (1, 1)]


def pocket(model: str) -> Play:
    board = make_board(POCKET, lines={"A": (100, 0)}, towns={"T": (0, 2)}, bystanders="BC")
    return Position(board, isolation_model=model).loco("A", (2, 0), facing=0, track=[(1, 0)]).play()


@pytest.mark.parametrize(("model", "expected"), [("exact", True), ("relaxed", False), ("region", False)])
def test_rv_57_self_crossing(model: str, expected: bool) -> None:
    play = pocket(model)
    assert play.places("A") == {"SA"}
    assert isolated(play, "A") is expected


def test_rv_57_blind_search_crosses_its_own_trail() -> None:
    play = pocket("exact")
    path = [play.board.coordinate(hex) for hex in shortest_path(play.state, play.number("A"))]
    assert path[::-1] in (LOOP, OTHER_LOOP)


def test_rv_57_isolated_at_the_next_check() -> None:
    play = pocket("exact")
    assert play.extend("B", (201, 0)) == [["isolated", "A"]]
    play = pocket("relaxed")
    assert play.extend("B", (201, 0)) == []


def test_sr_10_1_d_self_crossing_path_but_another_way() -> None:
    """The blind search finds a crossing path first, but the exact one finds a longer way without crossing."""
    # Given: the pocket with a second exit, by which a town is reached one step later
    exit = {(1, r) for r in range(5, 12)}
    board = make_board(POCKET | exit, lines={"A": (100, 0)}, towns={"T": (0, 2), "U": (1, 12)}, bystanders="BC")
    play = Position(board).loco("A", (2, 0), facing=0, track=[(1, 0)]).play()
    path = shortest_path(play.state, play.number("A"))
    assert len(set(path)) < len(path)
    assert not isolated(play, "A")


def mirrored(hex: Hex) -> Hex:
    """The hex on the other side of the west-east axis through (0, 0)."""
    return hex[0] + hex[1], -hex[1]


#: A locomotive on (1, 2) facing east reaches (1, 1), next to T, only if it takes back a wrong turn.
KNOT: list[Hex] = [(1, 1), (2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 2), (3, 4), (4, 2), (4, 3)]


@pytest.mark.parametrize("mirror", [False, True], ids=["as it is", "mirrored"])
def test_sr_10_1_c_wrong_turns_are_taken_back(mirror: bool) -> None:
    knot = {mirrored(hex) if mirror else hex for hex in KNOT}
    town, loco = (mirrored((0, 1)), mirrored((1, 2))) if mirror else ((0, 1), (1, 2))
    board = make_board(knot | {loco}, lines={"A": (100, 0)}, towns={"T": town}, bystanders="BC")
    play = Position(board).loco("A", loco, facing=0).play()
    assert trail_reaches(play.state, play.number("A"))
    assert not isolated(play, "A")


@both_editions
def test_rv_58_walled_in_from_the_start(edition: str) -> None:
    # Given: nothing but a city and a town around SA
    """SR-7.1-j: it cannot be chosen."""
    board = make_board(lines={"A": (0, 0)}, cities={"K": ((1, 0), THREE_TOKENS)}, towns={"T": (0, 1)}, bystanders="BC")
    play = Position(board, edition=edition).play()
    assert play.legal("A") == set()
    assert play.status("A") == "live"
    # When the first line is extended
    events = play.extend("B", (201, 0))
    # Then
    assert events == [["isolated", "A"]]
    assert play.available("A") == (0 if edition == "1999" else None)


@both_editions
def test_sr_10_2_a_other_actions_do_not_test(edition: str) -> None:
    play = dead_end(edition).loco("A", (4, 1), facing=0, track=[(3, 1)]).play()
    play.act("invest", city="K", industry="steel")
    play.act("station_place", to=(0, 2))
    assert play.status("A") == "live"


@pytest.mark.parametrize("model", MODELS)
def test_sr_10_1_f_without_a_step_always_isolated(model: str) -> None:
    # Given: nothing ahead, but a flood would reach T from the hex at the locomotive's side
    land: set[Hex] = {(1, 0), (2, 0), (3, 0), (4, 0), (4, -1)}
    board = make_board(land, lines={"A": (0, 0)}, towns={"T": (4, -2)}, bystanders="BC")
    position = Position(board, isolation_model=model)
    play = position.loco("A", (4, 0), facing=0, track=[(1, 0), (2, 0), (3, 0)]).play()
    assert play.legal("A") == set()
    assert isolated(play, "A")


def test_sr_10_1_f_region_turns_on_the_spot() -> None:
    # Given: one step ahead, nothing there; T behind
    board = make_board(rectangle(5, 1), lines={"A": (100, 0)}, towns={"T": (0, 2)}, bystanders="BC")
    found = {}
    for model in MODELS:
        play = Position(board, isolation_model=model).loco("A", (4, 0), facing=0).play()
        assert play.legal("A") == {(5, 0), (4, 1)}
        found[model] = isolated(play, "A")
    assert found == {"exact": True, "relaxed": True, "region": False}


@both_editions
def test_sr_10_1_a_connected_places_are_no_goal(edition: str) -> None:
    # Given: T, at the side of the row, is all that A can still reach
    board = make_board(rectangle(8, 0), lines={"A": (0, 0)}, towns={"U": (2, 1), "T": (6, 1)}, bystanders="BC")
    play = Position(board, edition=edition).loco("A", (5, 0), facing=0, track=[(q, 0) for q in range(1, 5)]).play()
    assert not isolated(play, "A")
    # When it has reached that, too
    events = play.extend("A", (6, 0))
    # Then there is no goal left, although the next hex touches T again
    assert events == [["town", "A", "T", [0, 0, 0, 0]], ["isolated", "A"]]
    assert play.legal("A") == {(7, 0)}


@pytest.mark.parametrize("model", MODELS)
def test_sr_10_1_c_own_track_is_not_crossed(model: str) -> None:
    # Given: A has come round; T lies behind its own track
    track: list[Hex] = [(1, 0), (2, 0), (3, 0), (3, 1), (2, 2), (1, 2)]
    land = {*track, (1, 1), (0, 1), (1, -1), (2, -1)}
    board = make_board(land, lines={"A": (0, 0)}, towns={"T": (2, -2)}, bystanders="BC")
    play = Position(board, isolation_model=model).loco("A", (1, 1), facing=2, track=track).play()
    assert play.legal("A") == {(0, 1)}
    assert isolated(play, "A")


@both_editions
def test_sr_10_1_a_isolated_line_is_a_line_to_merge_with(edition: str) -> None:
    play = on_the_row(2, edition=edition).isolated("B").play()
    assert not isolated(play, "A")


def test_sr_10_1_e_tiles_and_shares_do_not_matter() -> None:
    # Given: no share left of A, and no tile in the supply
    play = on_the_row(2, new_towns=1, track=60).holding("A", 0, 16).play()
    assert play.state.tiles == 0
    assert play.legal("A") == set()
    assert not isolated(play, "A")
    assert play.asked == ("action", P1)


def test_sr_10_1_c_a_wide_field_is_searched_in_no_time() -> None:
    """A way back leads only over one's own trail; trying out every walk through the field would take ages."""
    # Given: the pocket of RV-57 with a field of almost a hundred hexes, none of them next to the town
    field = {(q, r) for r in range(3, 13) for q in range(-5, 5)} - {(0, 3), (-1, 3)}
    board = make_board(POCKET | field, lines={"A": (100, 0)}, towns={"T": (0, 2)}, bystanders="BC")
    play = Position(board).loco("A", (2, 0), facing=0, track=[(1, 0)]).play()
    path = shortest_path(play.state, play.number("A"))
    assert len(set(path)) < len(path)
    # Then
    assert isolated(play, "A")


NORTH_WEST: list[Hex] = [(0, r) for r in range(5, -1, -1)]
NORTH_EAST: list[Hex] = [(1, -1), (2, -2), (3, -3), (4, -4)]


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize(
    ("way", "facing", "town"),
    [
        (NORTH_WEST, 2, (1, -1)),
        (NORTH_WEST[3:], 2, (1, -1)),
        ([*NORTH_EAST[::-1], (0, 0)], 4, (0, 1)),
        (NORTH_WEST + NORTH_EAST, 2, (5, -5)),
        (NORTH_EAST[::-1] + NORTH_WEST[::-1], 4, (0, 6)),
    ],
    ids=["to it from far", "to it from near", "to it from the other side", "past it", "past it the other way"],
)
def test_sr_10_1_a_the_first_hex_of_the_board_is_a_hex_like_any_other(
    way: list[Hex], facing: int, town: Hex, model: str
) -> None:
    """SR-3.1-a: the only way to T leads to the first hex in the order of the board, or over it."""
    board = make_board(way, lines={"A": (100, 0)}, towns={"T": town}, bystanders="BC")
    assert board.hex_of[0, 0] == 0
    play = Position(board, isolation_model=model).loco("A", way[0], facing=facing).play()
    assert not isolated(play, "A")
    assert shortest_path(play.state, play.number("A"))[::-1] == [board.hex_of[hex] for hex in way[1:]]
    # Without that hex there is no way
    without = make_board(set(way) - {(0, 0)}, lines={"A": (100, 0)}, towns={"T": town}, bystanders="BC")
    assert isolated(Position(without, isolation_model=model).loco("A", way[0], facing=facing).play(), "A")
