"""Flat-top hexes: neighbours, facing, distance, labels, positions."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.engine import hexes

columns = st.integers(-40, 40)
hex_places = st.tuples(columns, columns)
directions = st.integers(0, 5)


def test_directions_run_clockwise_from_north() -> None:
    assert hexes.DIRECTION_NAMES == ("N", "NE", "SE", "S", "SW", "NW")
    named = [hexes.NORTH, hexes.NORTH_EAST, hexes.SOUTH_EAST, hexes.SOUTH, hexes.SOUTH_WEST, hexes.NORTH_WEST]
    assert named == list(range(6))
    assert hexes.neighbours(0, 0) == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


@given(hex_places)
def test_six_different_neighbours_clockwise(place: tuple[int, int]) -> None:
    around = hexes.neighbours(*place)
    assert len({*around, place}) == 7
    assert around == [hexes.step(*place, direction) for direction in range(6)]
    for here, there in zip(around, [*around[1:], around[0]], strict=True):
        assert there in hexes.neighbours(*here)


@given(hex_places, hex_places)
def test_being_neighbours_is_mutual(one: tuple[int, int], other: tuple[int, int]) -> None:
    assert (other in hexes.neighbours(*one)) == (one in hexes.neighbours(*other))


@given(hex_places, directions)
def test_a_step_and_the_opposite_step_lead_back(place: tuple[int, int], direction: int) -> None:
    there = hexes.step(*place, direction)
    assert hexes.step(*there, hexes.opposite(direction)) == place
    assert hexes.direction_to(*place, *there) == direction
    assert hexes.direction_to(*there, *place) == hexes.opposite(direction)


@given(hex_places, directions)
def test_directions_wrap_around(place: tuple[int, int], direction: int) -> None:
    assert hexes.step(*place, direction + 6) == hexes.step(*place, direction)
    assert hexes.step(*place, direction - 6) == hexes.step(*place, direction)


@given(hex_places, hex_places)
def test_only_neighbours_have_a_direction(one: tuple[int, int], other: tuple[int, int]) -> None:
    assert (hexes.direction_to(*one, *other) == -1) == (hexes.distance(*one, *other) != 1)


@given(directions, st.integers(-12, 12))
def test_turning(direction: int, by: int) -> None:
    assert hexes.turn(direction, by) in range(6)
    assert hexes.turn(hexes.turn(direction, by), -by) == direction
    assert hexes.turn(direction, 3) == hexes.opposite(direction) != direction


@given(directions)
def test_ahead_is_left_straight_right(facing: int) -> None:
    assert hexes.ahead(facing) == ((facing - 1) % 6, facing, (facing + 1) % 6)


def test_ahead_of_north() -> None:
    assert hexes.ahead(hexes.NORTH) == (hexes.NORTH_WEST, hexes.NORTH, hexes.NORTH_EAST)


@given(hex_places, hex_places, hex_places)
def test_distance_is_a_metric(one: tuple[int, int], other: tuple[int, int], third: tuple[int, int]) -> None:
    assert hexes.distance(*one, *other) == hexes.distance(*other, *one) >= 0
    assert (hexes.distance(*one, *other) == 0) == (one == other)
    assert hexes.distance(*one, *third) <= hexes.distance(*one, *other) + hexes.distance(*other, *third)


@given(hex_places, hex_places)
def test_distance_counts_steps(one: tuple[int, int], other: tuple[int, int]) -> None:
    far = hexes.distance(*one, *other)
    around = {hexes.distance(*near, *other) for near in hexes.neighbours(*one)}
    assert around <= {far - 1, far, far + 1}
    assert far == 0 or far - 1 in around


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ((0, 0), "A1"),
        ((9, 8), "J13"),
        ((1, 0), "B1"),
        ((2, -1), "C1"),
        ((25, 0), "Z13"),
        ((26, 0), "AA14"),
        ((27, -12), "AB2"),
        ((51, 0), "AZ26"),
        ((52, 0), "BA27"),
        ((701, 0), "ZZ351"),
        ((702, 0), "AAA352"),
        ((4, -3), "E0"),
        ((0, -5), "A-4"),
        ((-1, 0), "-10"),
    ],
)
def test_label(place: tuple[int, int], expected: str) -> None:
    assert hexes.label(*place) == expected


@given(st.tuples(st.integers(0, 800), columns), st.tuples(st.integers(0, 800), columns))
def test_different_hexes_have_different_labels(one: tuple[int, int], other: tuple[int, int]) -> None:
    assert (hexes.label(*one) == hexes.label(*other)) == (one == other)


@given(hex_places)
def test_north_of_a_hex_is_one_row_up(place: tuple[int, int]) -> None:
    column = max(place[0], 0)
    letters = hexes.label(column, 0)[:-1].rstrip("0123456789")
    row = int(hexes.label(column, place[1]).removeprefix(letters))
    assert int(hexes.label(*hexes.step(column, place[1], hexes.NORTH)).removeprefix(letters)) == row - 1


@given(hex_places, directions, st.floats(1, 500))
def test_neighbours_lie_at_their_screen_angle(place: tuple[int, int], direction: int, side: float) -> None:
    x, y = hexes.centre(*place, side)
    to_x, to_y = hexes.centre(*hexes.step(*place, direction), side)
    angle = math.radians(hexes.SCREEN_ANGLES[direction])
    assert math.hypot(to_x - x, to_y - y) == pytest.approx(math.sqrt(3) * side)
    assert (to_x - x, to_y - y) == pytest.approx(
        (math.sqrt(3) * side * math.cos(angle), math.sqrt(3) * side * math.sin(angle)), abs=1e-6 * side
    )


@given(hex_places, st.floats(1, 500))
def test_corners_form_a_regular_hexagon(place: tuple[int, int], side: float) -> None:
    middle = hexes.centre(*place, side)
    corners = hexes.corners(*place, side)
    for corner, following in zip(corners, [*corners[1:], corners[0]], strict=True):
        assert math.dist(middle, corner) == pytest.approx(side)
        assert math.dist(corner, following) == pytest.approx(side)


@given(hex_places, directions)
def test_the_middle_of_a_side_lies_between_the_centres(place: tuple[int, int], direction: int) -> None:
    there = hexes.step(*place, direction)
    middle = hexes.side_middle(*place, direction)
    (x, y), (to_x, to_y) = hexes.centre(*place), hexes.centre(*there)
    assert middle == pytest.approx(((x + to_x) / 2, (y + to_y) / 2))
    assert middle == pytest.approx(hexes.side_middle(*there, hexes.opposite(direction)))


@given(hex_places, directions)
def test_side_number_d_runs_from_corner_d_to_the_next(place: tuple[int, int], direction: int) -> None:
    corners = hexes.corners(*place)
    (x, y), (to_x, to_y) = corners[direction], corners[(direction + 1) % 6]
    assert hexes.side_middle(*place, direction) == pytest.approx(((x + to_x) / 2, (y + to_y) / 2))


def test_positions_scale_with_the_side() -> None:
    assert hexes.centre(2, 3) == pytest.approx((300, math.sqrt(3) * 400))
    assert hexes.centre(2, 3, 10) == pytest.approx((30, math.sqrt(3) * 40))
    assert hexes.side_middle(0, 0, hexes.SOUTH, 10) == pytest.approx((0, math.sqrt(3) * 5))
    assert hexes.corners(0, 0, 10)[5] == pytest.approx((-10, 0))
