"""Worked examples of the rules: city and town scoring (RV-36 to RV-42, RV-70), and the payout table (§15)."""

from __future__ import annotations

import pytest

from tests.games.rocket.positions import (
    P1,
    P2,
    P3,
    THREE_TOKENS,
    Position,
    both_editions,
    make_board,
    on_the_row,
    tb_a,
)

PAYOUT_TABLE = """
    1    1   0   0   0   0   0   0
    2    2   1   1   1   0   0   0
    3    3   1   2   1   1   0   0
    4    4   2   3   2   1   1   0
    5    5   2   3   2   1   1   0
    6    6   3   4   3   2   1   1
    7    7   3   5   3   2   1   1
    8    8   4   6   4   3   2   1
    9    9   4   6   4   3   2   1
    10  10   5   7   5   3   2   1
    11  11   5   8   5   4   2   1
    12  12   6   9   6   4   3   2
    13  13   6   9   6   4   3   2
    14  14   7  10   7   5   3   2
    15  15   7  11   7   5   3   2
    16  16   8  12   8   6   4   2
    17  17   8  12   8   6   4   2
    18  18   9  13   9   6   4   3
    19  19   9  14   9   7   4   3
    20  20  10  15  10   7   5   3
    21  21  10  15  10   7   5   3
    22  22  11  16  11   8   5   3
    23  23  11  17  11   8   5   3
    24  24  12  18  12   9   6   4
    25  25  12  18  12   9   6   4
    26  26  13  19  13   9   6   4
    27  27  13  20  13  10   6   4
    28  28  14  21  14  10   7   4
"""
ROWS = [[int(number) for number in row.split()] for row in PAYOUT_TABLE.split("\n") if row.strip()]


def expected_payments(row: list[int]) -> list[tuple[list[int], list[int]]]:
    """Counts per seat and what they earn, for every column of a row of the table."""
    first, second, two_first, three_first, four_first, two_second, three_second = row
    return [
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([0, 1, 0, 0], [0, first, 0, 0]),
        ([1, 0, 0, 3], [second, 0, 0, first]),
        ([1, 2, 3, 4], [0, 0, second, first]),
        ([2, 2, 0, 1], [two_first, two_first, 0, 0]),
        ([1, 3, 3, 3], [0, three_first, three_first, three_first]),
        ([2, 2, 2, 2], [four_first] * 4),
        ([1, 2, 5, 2], [0, two_second, first, two_second]),
        ([2, 1, 1, 1], [first, three_second, three_second, three_second]),
    ]


@pytest.mark.parametrize(("value", "row"), [(row[0], row[1:]) for row in ROWS], ids=[f"V={row[0]}" for row in ROWS])
def test_payout_table_by_value(value: int, row: list[int]) -> None:
    """§15: shares of a line of that value in the final scoring, then stations."""
    for counts, payments in expected_payments(row):
        play = on_the_row(value - 1, *counts, track=28).holding("A", *counts).play()
        assert play.value("A") == value
        assert play.outcome["shares"]["A"] == payments
        assert play.outcome["stations"]["A"] == payments


def test_payout_table_reaches_the_largest_value() -> None:
    assert [row[0] for row in ROWS] == list(range(1, 29))


def test_payout_table_city() -> None:
    """§15, row "city (2/1)": three investments allow no more than these cases, but a board may have more."""
    many = THREE_TOKENS * 5
    board = make_board({(1, 0), (2, 0)}, lines={"A": (0, 0)}, cities={"K": ((2, -1), many)}, bystanders="BC")
    for counts, payments in expected_payments([2, 1, 1, 1, 0, 0, 0]):
        play = Position(board).claims("K", *counts).play()
        assert play.extend("A", (1, 0))[0] == ["city", "A", "K", payments]
        assert play.money == payments


def test_payout_table_final_6_3() -> None:
    """§15, row "final 6/3": passengers; industries in test_vectors_final.py."""
    for counts, payments in expected_payments([6, 3, 4, 3, 2, 1, 1]):
        if sum(counts) <= 9:
            play = Position(tb_a()).passengers(*counts).play()
            assert play.outcome["passengers"] == payments


@pytest.mark.parametrize(
    ("claims", "payments"),
    [
        ([2, 0, 1, 0], [2, 0, 1, 0]),
        ([1, 1, 0, 0], [1, 1, 0, 0]),
        ([1, 1, 1, 0], [1, 1, 1, 0]),
        ([3, 0, 0, 0], [2, 0, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
@both_editions
def test_rv_36_city(edition: str, claims: list[int], payments: list[int]) -> None:
    """SR-8.2-a"""
    play = Position(tb_a(), edition=edition).claims("K1", *claims).claims("K2", 0, 0, 0, 3).play()
    assert play.extend("A", (1, 1)) == [["city", "A", "K1", payments]]
    assert play.money == payments


def town_scoring(edition: str, value: int, stations: list[int]) -> list[int]:
    """What a town pays that brings a line to that value."""
    play = on_the_row(value - 2, *stations, players=len(stations), edition=edition, new_towns=1).play()
    assert play.value("A") == value - 1
    ((_, _, town, payments),) = play.extend("A", (26, 0))
    assert town == "T1"
    assert play.value("A") == value
    assert play.money == payments
    paid: list[int] = payments
    return paid


@both_editions
def test_rv_37_town(edition: str) -> None:
    assert town_scoring(edition, 5, [2, 1, 1]) == [5, 1, 1]
    assert town_scoring(edition, 5, [2, 2, 1]) == [3, 3, 0]
    assert town_scoring(edition, 5, [0, 0, 1]) == [0, 0, 5]


@both_editions
def test_rv_38_town_with_many_ties(edition: str) -> None:
    assert town_scoring(edition, 7, [2, 1, 1, 1]) == [7, 1, 1, 1]
    assert town_scoring(edition, 7, [1, 1, 1, 1]) == [2, 2, 2, 2]
    assert town_scoring(edition, 6, [3, 2, 2]) == [6, 1, 1]
    assert town_scoring(edition, 9, [4, 4]) == [6, 6]
    assert town_scoring(edition, 8, [5, 2, 2, 2]) == [8, 1, 1, 1]


@both_editions
def test_rv_39_smallest_town(edition: str) -> None:
    assert town_scoring(edition, 2, [1, 1]) == [1, 1]
    assert town_scoring(edition, 2, [2, 1]) == [2, 1]
    assert town_scoring(edition, 3, [2, 1]) == [3, 1]


@both_editions
def test_rv_40_two_towns_at_once(edition: str) -> None:
    # Given
    """SR-8.3-c"""
    play = on_the_row(1, 2, 1, edition=edition, cities=1, new_towns=2).play()
    assert play.places("A") == {"SA", "K1"}
    # When
    events = play.extend("A", (26, 0))
    # Then
    assert play.value("A") == 4
    assert events == [["town", "A", "T1", [4, 2, 0, 0]], ["town", "A", "T2", [4, 2, 0, 0]]]
    assert play.money == [8, 4, 0, 0]


@both_editions
def test_rv_41_passenger_city_and_town(edition: str) -> None:
    # Given
    """SR-7.5-a: the station that is reached counts at once."""
    position = Position(tb_a(), edition=edition).loco("A", (1, 2), facing=0)
    play = position.station(P2, (2, 1)).claims("K1", 2, 0, 1).play()
    used = play.tiles_used
    # When
    events = play.extend("A", (2, 1))
    # Then
    assert events == [["passenger", P1], ["city", "A", "K1", [2, 0, 1, 0]], ["town", "A", "T1", [0, 3, 0, 0]]]
    assert play.places("A") == {"SA", "K1", "T1"}
    assert play.value("A") == 3
    assert play.tiles_used == used + 1
    assert play.passengers == [1, 0, 0, 0]
    assert play.money == [2, 3, 1, 0]


@both_editions
def test_rv_42_connected_city_is_not_scored_again(edition: str) -> None:
    # Given
    """SR-8.4-a"""
    position = Position(tb_a(), edition=edition).loco("A", (1, 1), facing=1).claims("K1", 3)
    play = position.play()
    assert play.places("A") == {"SA", "K1"}
    # When A moves to another hex next to K1, which also touches T1
    events = play.extend("A", (2, 1))
    # Then only T1 is scored
    assert events == [["town", "A", "T1", [0, 0, 0, 0]]]
    assert play.money == [0, 0, 0, 0]
    # When instead to the one that touches nothing else, the line has come to its end
    play = position.play()
    assert play.extend("A", (1, 0)) == [["isolated", "A"]]
    assert play.money == [0, 0, 0, 0]


@both_editions
def test_rv_70_town_scores_again_for_another_line(edition: str) -> None:
    # Given: A has connected T1; B, never joined with it, comes from the other side
    """SR-8.3-f"""
    board = make_board(
        {(q, r) for q in range(10) for r in range(3)},
        lines={"A": (0, 1), "B": (9, 1)},
        cities={"K1": ((7, 0), THREE_TOKENS)},
        towns={"T1": (4, 1), "T2": (6, 2)},
        bystanders="C",
    )
    position = Position(board, edition=edition).loco("A", (3, 1), facing=0, track=[(1, 1), (2, 1)])
    play = position.loco("B", (6, 1), facing=3, track=[(8, 1), (7, 1)]).station(P1, (8, 1)).station(P3, (6, 1)).play()
    assert "T1" in play.places("A")
    assert play.places("B") == {"SB", "K1", "T2"}
    # When
    events = play.extend("B", (5, 1))
    # Then
    assert play.value("B") == 4
    assert events == [["town", "B", "T1", [3, 0, 3, 0]]]
    assert play.money == [3, 0, 3, 0]


@both_editions
def test_sr_8_2_c_city_scores_again_for_another_line(edition: str) -> None:
    # Given: A has connected K2 coming from the west; B comes from the east
    position = Position(tb_a(), edition=edition).loco("A", (3, 1), facing=1, track=[(1, 2), (2, 2)])
    play = position.loco("B", (6, 0), facing=2, track=[(6, 1)]).claims("K2", 1, 2).play()
    assert "K2" in play.places("A")
    assert "K2" not in play.places("B")
    # When B moves to (5, 0), next to K2 only
    assert play.extend("B", (5, 0))[0] == ["city", "B", "K2", [1, 2, 0, 0]]


@both_editions
def test_sr_8_2_b_cities_before_towns_each_by_hex(edition: str) -> None:
    board = make_board(
        {(1, 0), (2, 0)},
        lines={"A": (0, 0)},
        cities={"K1": ((2, -1), THREE_TOKENS), "K2": ((1, -1), THREE_TOKENS)},
        towns={"T1": (1, 1), "T2": (0, 1)},
        bystanders="BC",
    )
    play = Position(board, edition=edition).claims("K1", 1).claims("K2", 0, 1).station(P3, (1, 0)).play()
    events = play.extend("A", (1, 0))
    assert events == [
        ["passenger", P1],
        ["city", "A", "K2", [0, 2, 0, 0]],
        ["city", "A", "K1", [2, 0, 0, 0]],
        ["town", "A", "T2", [0, 0, 5, 0]],
        ["town", "A", "T1", [0, 0, 5, 0]],
        ["isolated", "A"],
    ]


@both_editions
def test_sr_8_3_d_starting_town_is_no_railway_town(edition: str) -> None:
    board = make_board({(1, 0), (2, 0), (3, 0)}, lines={"A": (0, 0), "B": (1, 1)}, bystanders="C")
    play = Position(board, edition=edition).loco("B", (3, 0), facing=0).station(P1, (1, 0)).play()
    # When A moves next to SB, which B has left
    events = play.extend("A", (1, 0))
    assert "town" not in [event[0] for event in events]
    assert play.places("A") == {"SA", "SB"}
    assert play.money == [0, 0, 0, 0]


@both_editions
def test_sr_8_3_a_only_stations_of_that_line_count(edition: str) -> None:
    play = on_the_row(3, 1, 0, edition=edition, new_towns=1).station(P2, (202, 0)).play()
    assert play.extend("A", (26, 0)) == [["town", "A", "T1", [5, 0, 0, 0]]]


@pytest.mark.parametrize("seat", range(4))
@both_editions
def test_sr_5_1_a_claim_belongs_to_the_active_player(edition: str, seat: int) -> None:
    # Given: K2 has two tokens of leather
    """SR-5.1-b: no line has come to these cities."""
    play = Position(tb_a(), edition=edition).turn(seat).play()
    investments = [action for action in play.legal_actions if action["type"] == "invest"]
    # Then they are one option (SR-5.1-f)
    assert [(action["city"], action["industry"]) for action in investments] == [
        ("K1", "steel"),
        ("K1", "textiles"),
        ("K1", "brewing"),
        ("K2", "steel"),
        ("K2", "leather"),
    ]
    # When both are claimed
    assert play.act("invest", city="K2", industry="leather") == []
    assert play.act("invest", city="K2", industry="leather") == []
    # Then they are the player's, and gone
    claimed: list[list[list[object]]] = [[], [], [], []]
    claimed[seat] = [["K2", "leather", 2]]
    assert play.written["investments"] == claimed
    assert play.refused("invest", city="K2", industry="leather") == "SR-5.1-a"
    assert play.refused("invest", city="K2", industry="steel") == ""
