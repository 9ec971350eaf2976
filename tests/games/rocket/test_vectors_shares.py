"""Worked examples of the rules: shares (RV-19 to RV-22)."""

from __future__ import annotations

import pytest

from tests.games.rocket.positions import P1, P2, Position, both_editions, tb_a


def test_rv_19_last_share() -> None:
    play = Position(tb_a(), edition="1999").holding("A", 0, 15).play()
    assert play.available("A") == 1
    play.extend("A", (1, 2))
    assert play.holdings("A") == [1, 15, 0, 0]
    assert play.available("A") == 0


def test_rv_20_no_share_left_and_no_compensation() -> None:
    # Given
    play = Position(tb_a(), edition="1999").holding("A", 0, 16).play()
    assert play.available("A") == 0
    # When
    play.act("extend", line="A", to=(1, 2))
    assert play.holdings("A") == [0, 16, 0, 0]
    play.act("veto_call")
    events = play.act("veto_bid", n=2, hex=(1, 1))
    # Then
    assert events == [["veto_won", "A", P2, 2, [1, 1]], ["city", "A", "K1", [0, 0, 0, 0]]]
    assert play.holdings("A") == [0, 14, 0, 0]
    assert play.available("A") == 2
    assert play.stock == 16


@both_editions
def test_rv_21_share_just_gained_may_be_bid(edition: str) -> None:
    # Given
    """SR-7.3-j"""
    play = Position(tb_a(), edition=edition).holding("A", 0, 1).play()
    # When
    play.act("extend", line="A", to=(1, 2))
    assert play.holdings("A") == [1, 1, 0, 0]
    play.act("veto_call")
    play.act("veto_bid", n=1, hex=(1, 1))
    # Then
    assert play.asked == ("veto_answer", P1)
    events = play.act("answer_bid", n=1, hex=(1, 2))
    assert events == [["veto_won", "A", P1, 1, [1, 2]]]
    assert play.holdings("A") == [0, 1, 0, 0]
    assert play.loco("A") == ((1, 2), 0)


@both_editions
def test_rv_22_isolated_line_gives_no_share(edition: str) -> None:
    """SR-10.3-b"""
    play = Position(tb_a(), edition=edition).isolated("A").holding("A", 0, 2).play()
    play.extend("A", (1, 2))
    assert play.holdings("A") == [0, 2, 0, 0]
    assert play.available("A") == (0 if edition == "1999" else None)


@both_editions
def test_rv_22_shares_of_an_isolated_line_leave_the_game(edition: str) -> None:
    # Given
    play = Position(tb_a(), edition=edition).isolated("A").holding("A", 0, 2).play()
    # When
    play.act("extend", line="A", to=(1, 2))
    play.act("veto_call")
    events = play.act("veto_bid", n=1, hex=(0, 1))
    # Then
    assert events == [["veto_won", "A", P2, 1, [0, 1]]]
    assert play.holdings("A") == [0, 1, 0, 0]
    assert play.available("A") == (0 if edition == "1999" else None)
    assert play.stock == (16 if edition == "1999" else None)
    assert play.status("A") == "isolated"


@both_editions
def test_sr_2_1_everything_at_the_start(edition: str) -> None:
    """SR-1.1-f, SR-2.1-a..f, SR-2.1-h"""
    play = Position(tb_a(), edition=edition).play()
    limited = edition == "1999"
    assert play.written["available"] == ({"A": 16, "B": 16, "C": 16} if limited else None)
    assert play.written["supply"] == {"tiles": 60, "passengers": 9, "supplementary": 16 if limited else None}
    assert play.written["shares"] == {"A": [0] * 4, "B": [0] * 4, "C": [0] * 4}
    assert play.written["stations"] == [{"reserve": 7, "hexes": []}] * 4
    assert play.written["investments"] == [[], [], [], []]
    assert play.state.unclaimed == play.board.tokens
    assert play.money == [0, 0, 0, 0]
    for line, start in (("A", (0, 2)), ("B", (6, 2)), ("C", (3, 4))):
        assert play.loco(line) == (start, None)
        assert play.places(line) == {f"S{line}"}
        assert play.value(line) == 1


@pytest.mark.parametrize("seat", range(4))
def test_sr_7_2_a_share_goes_to_the_active_player(seat: int) -> None:
    play = Position(tb_a(), edition="1999").turn(seat).play()
    play.extend("A", (1, 2))
    assert play.holdings("A") == [int(other == seat) for other in range(4)]
    assert play.available("A") == 15


def test_sr_7_2_a_no_end_to_shares_without_a_limit() -> None:
    play = Position(tb_a(), edition="2018").holding("A", 40, 40, 40).play()
    play.extend("A", (1, 2))
    assert play.holdings("A") == [41, 40, 40, 0]
    assert play.available("A") is None
