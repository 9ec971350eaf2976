"""Worked examples of the rules: the end of the game (RV-59 to RV-65)."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.games.rocket.board import Board
from tests.games.rocket.positions import (
    P1,
    P2,
    P3,
    Hex,
    Play,
    Position,
    both_editions,
    make_board,
    on_the_row,
)


def seven_lines(*home: str) -> Board:
    """Seven lines; those not at `home` are bystanders. At home F can be driven from (2, 1) into a dead end."""
    land: set[Hex] = {(-1, 0), (0, 0), (1, 0), (2, -1), (1, 1), (2, 1), (3, 1), (1, 2)}
    return make_board(
        land if home else (),
        lines={line: (100 + 10 * number, 5) for number, line in enumerate(home)},
        towns={"T": (1, 3)} if home else {},
        bystanders="".join(line for line in "ABCDEFG" if line not in home),
    )


def few_shares(board: Board, g: int = 2, edition: str = "1999", **switches: Any) -> Position:
    """RV-59: A 0 available, B eliminated, C isolated, D eliminated, E 0, F 3, G 2 (or as given)."""
    return (
        Position(board, edition=edition, **switches)
        .eliminated("B", "D", into="F")
        .isolated("C")
        .holding("A", 0, 0, 0, 16)
        .holding("E", 0, 0, 0, 16)
        .holding("F", 0, 0, 0, 13)
        .holding("G", 0, 16 - g)
    )


def test_rv_59_two_lines_with_shares() -> None:
    # Given
    play = few_shares(seven_lines()).play()
    assert play.written["available"] == {"A": 0, "B": 0, "C": 0, "D": 0, "E": 0, "F": 3, "G": 2}
    # When an action is done, N = 2
    play.act("invest", city="K", industry="steel")
    # Then the game goes on
    assert play.asked == ("action", P1)
    play.extend("G", sorted(play.legal("G"))[0])
    assert play.available("G") == 1
    assert play.asked == ("action", P2)
    # When G's last share is taken
    play.extend("G", sorted(play.legal("G"))[0])
    # Then the second action of P2 is lost
    assert play.available("G") == 0
    assert play.over
    assert play.outcome["ended_by"] == ["lines"]
    assert play.refused("invest", seat=P2, city="K", industry="textiles") == "SR-11.1-g"


def test_rv_60_veto_returns_the_last_share() -> None:
    # Given
    play = few_shares(seven_lines(), g=1).play()
    (ahead,) = play.legal("G")
    # When P1 takes the last share of G, and P2 wins the veto paying 1
    play.act("extend", line="G", to=ahead)
    assert play.available("G") == 0
    play.act("veto_call")
    play.act("veto_bid", n=1, hex=ahead)
    play.act("answer_pass")
    # Then N = 2 again
    assert play.available("G") == 1
    assert play.asked == ("action", P1)
    # When nobody vetoes
    play = few_shares(seven_lines(), g=1).play()
    play.extend("G", ahead)
    assert play.over


def test_rv_61_isolation_leaves_one_line() -> None:
    # Given: F before a dead end, G elsewhere
    play = few_shares(seven_lines("F")).loco("F", (2, 1), facing=3, track=[(3, 1)]).play()
    # When
    events = play.extend("F", (1, 1))
    # Then N drops from 2 to 1
    assert events == [["isolated", "F"]]
    assert play.available("F") == 0
    assert play.available("G") == 2
    assert play.over
    assert play.outcome["ended_by"] == ["lines"]


def test_rv_61_isolation_leaves_no_line() -> None:
    # Given: F would block G's only way on, which leads past C
    board = seven_lines("F", "G", "C")
    position = few_shares(board).loco("F", (2, 1), facing=3, track=[(3, 1)])
    play = position.loco("G", (0, 0), facing=0, track=[(-1, 0)]).loco("C", (2, -1), facing=1).play()
    assert play.legal("G") == {(1, 0)}
    # When
    events = play.extend("F", (1, 1))
    # Then N drops from 2 to 0
    assert events == [["isolated", "F"], ["isolated", "G"]]
    assert play.over
    assert play.outcome["ended_by"] == ["lines"]


def closed(edition: str = "2018", **switches: Any) -> Play:
    """RV-62: A to D dissolved, E isolated; F before a dead end."""
    position = Position(seven_lines("F"), edition=edition, **switches)
    position.eliminated("A", "B", "C", "D", into="G").isolated("E")
    return position.loco("F", (2, 1), facing=3, track=[(3, 1)]).play()


def test_rv_62_five_closed_lines() -> None:
    play = closed()
    play.act("invest", city="K", industry="steel")
    play.act("invest", city="K", industry="textiles")
    assert play.asked == ("action", P2)


def test_rv_62_sixth_line_in_the_first_action() -> None:
    play = closed()
    assert play.extend("F", (1, 1)) == [["isolated", "F"]]
    # Action 2 is played
    assert play.asked == ("action", P1)
    assert play.written["next"]["action_no"] == 2
    play.act("invest", city="K", industry="steel")
    # Then the end
    assert play.over
    assert play.outcome["ended_by"] == ["lines"]


@pytest.mark.parametrize("condition", ["closed_ge_6", "shares_available_le_1"])
def test_sr_0_1_d_without_a_limit_both_conditions_are_the_same(condition: str) -> None:
    play = closed(end_condition_lines=condition, end_check="action")
    play.act("invest", city="K", industry="steel")
    assert not play.over
    play.extend("F", (1, 1))
    assert play.over


def test_sr_0_1_c_lines_condition_follows_the_switch() -> None:
    # Given: 1999, but with the lines condition of 2018
    play = few_shares(seven_lines(), g=1, end_condition_lines="closed_ge_6").play()
    # When the last share but F's is taken
    play.extend("G", sorted(play.legal("G"))[0])
    # Then only three lines are closed
    assert play.available("G") == 0
    assert not play.over
    # Given: 2018 with limited shares and the lines condition of 1999
    limit = {"per_line": 16, "supplementary": 16}
    position = few_shares(
        seven_lines(), g=1, edition="2018", share_limit=limit, end_condition_lines="shares_available_le_1"
    )
    play = position.turn(P1, action=2).play()
    play.extend("G", sorted(play.legal("G"))[0])
    assert play.over


def test_sr_0_1_d_share_that_comes_back_in_action_2_counts() -> None:
    # Given: the lines condition of 1999, checked after the turn
    play = few_shares(seven_lines(), g=1, end_check="turn").play()
    (ahead,) = play.legal("G")
    play.extend("G", ahead)
    assert play.available("G") == 0
    assert play.asked == ("action", P1)
    # When P4 pays a share of A, which was sold out, in action 2
    (ahead,) = play.legal("A")
    play.act("extend", line="A", to=ahead)
    play.act("veto_call")
    play.act("veto_bid", n=1, hex=ahead)
    # Then the check at the end of the turn finds two lines with shares
    assert play.available("A") == 1
    assert play.asked == ("action", P2)


def last_tile(edition: str) -> Play:
    """RV-63: 59 tiles used; A at the end of its row, next to a town; F has left its town; D and E face each other."""
    n = 60
    board = make_board(
        {(q, 0) for q in range(1, n + 8)} | {(101, 0), (102, 5), (103, 5)},
        lines={"A": (0, 0), "B": (n + 8, 0), "D": (100, 0), "E": (102, 0)},
        towns={"T1": (n + 1, 1)},
        bystanders="CF",
    )
    position = Position(board, edition=edition).loco("A", (n, 0), facing=0, track=[(q, 0) for q in range(1, n)])
    return position.loco("F", (221, 0), facing=0).station(P2, (10, 0)).play()


@both_editions
def test_rv_63_last_tile(edition: str) -> None:
    """SR-11.1-c; SR-4.1-f: it is scored first. SR-11.1-f: in 2018 the second action is still taken."""
    play = last_tile(edition)
    assert play.tiles_used == 59
    assert play.legal("D") == {(101, 0)}
    assert play.legal("F") == {(222, 0)}
    # When
    events = play.extend("A", (61, 0))
    # Then it is scored
    assert events[0] == ["town", "A", "T1", [0, 2, 0, 0]]
    assert play.tiles_used == 60
    if edition == "1999":
        assert play.over
        assert play.outcome["ended_by"] == ["tiles"]
        return
    # 2018: the turn is finished; only first moves without a merger are left
    assert play.asked == ("action", P1)
    extensions = {action["line"] for action in play.legal_actions if action["type"] == "extend"}
    assert extensions == {"B", "C"}
    assert play.refused("extend", line="D", to=(101, 0)) == "SR-7.1-l"
    assert play.refused("extend", line="F", to=(222, 0)) == "SR-7.1-l"
    play.extend("C", (201, 0))
    assert play.tiles_used == 60
    assert play.over
    assert play.outcome["ended_by"] == ["tiles"]


@both_editions
def test_rv_63_one_tile_left(edition: str) -> None:
    # Given: 58 used
    play = on_the_row(edition=edition, track=58).play()
    # When the fifty-ninth is used, the game goes on, also after the turn
    play.extend("A", (60, 0))
    assert play.tiles_used == 59
    play.act("invest", city="K", industry="steel")
    assert play.asked == ("action", P2)


@both_editions
def test_rv_64_merger_with_the_last_tile(edition: str) -> None:
    # Given: 59 used; the merger needs two
    """SR-7.4-f, SR-11.1-d"""
    play = on_the_row(3, edition=edition, merging=True, track=59).holding("A", 3, 2).play()
    assert play.tiles_used == 59
    # When
    events = play.extend("A", (61, 0))
    # Then it is completed entirely
    assert events == [["merger", "A", "B", [5, 2, 0, 0]]]
    assert play.holdings("B") == [2, 1, 0, 0]
    assert len(play.track("B")) == 61
    assert play.state.tiles == 0
    # Then the end
    if edition == "2018":
        assert play.asked == ("action", P1)
        play.act("invest", city="K", industry="steel")
    assert play.over
    assert play.outcome["ended_by"] == ["tiles"]


@pytest.mark.parametrize("connector_tiles", [0, 16])
@both_editions
def test_rv_65_connectors_bring_no_tile_back(edition: str, connector_tiles: int) -> None:
    # Given: 58 used
    """SR-7.4-g"""
    position = on_the_row(3, edition=edition, merging=True, track=58, connector_tiles=connector_tiles)
    play = position.play()
    assert play.tiles_used == 58
    # When the merger draws a junction
    play.extend("A", (60, 0))
    # Then 60 are used
    assert play.tiles_used == 60
    if edition == "2018":
        play.act("station_place", to=(202, 0))
    assert play.over
    assert play.outcome["ended_by"] == ["tiles"]


def test_sr_11_1_both_conditions_at_once() -> None:
    play = on_the_row(3, merging=True, track=59).eliminated("C", "D", into="E").isolated("E").play()
    play.extend("A", (61, 0))
    assert play.outcome["ended_by"] == ["lines", "tiles"]


@both_editions
def test_sr_4_1_a_two_actions_then_clockwise(edition: str) -> None:
    play = Position(seven_lines(), players=3, edition=edition).turn(P3).play()
    order: list[tuple[int, int]] = []
    for hex in ((202, 0), (222, 0), (242, 0), (262, 0), (282, 0)):
        order.append((play.written["next"]["active"], play.written["next"]["action_no"]))
        play.act("station_place", to=hex)
    assert order == [(P3, 1), (P3, 2), (P1, 1), (P1, 2), (P2, 1)]


def nothing_left_to_do(investments: bool = False) -> Position:
    """Second action: no tile, no hex free for a station, a line that has no step, and maybe no investment."""
    board = make_board({(q, 0) for q in range(1, 63)}, lines={"A": (0, 0), "B": (100, 0)}, towns={"T": (63, 0)})
    position = Position(board, players=2, edition="2018")
    position.loco("A", (61, 0), facing=0, track=[(q, 0) for q in range(1, 61)])
    position.turn(P1, action=2, extended=["A"])
    return position if investments else position.claims("K", 3)


def test_sr_4_1_e_skip_when_nothing_is_possible() -> None:
    # Given: the second action of a turn whose first has used the last tile
    play = nothing_left_to_do().play()
    assert play.state.tiles == 0
    assert play.legal_actions == [{"type": "skip"}]
    # When
    assert play.act("skip") == []
    # Then the end
    assert play.over


def test_sr_4_1_e_no_skip_as_long_as_anything_is_possible() -> None:
    play = nothing_left_to_do(investments=True).play()
    assert play.refused("skip") == "SR-4.1-e"
    assert {action["type"] for action in play.legal_actions} == {"invest"}
