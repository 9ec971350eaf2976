"""Worked examples of the rules: the veto (RV-23 to RV-35), from one and the same position."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.games.rocket import RULESET
from tests.games.rocket.positions import P1, P2, P3, P4, Hex, Play, Position, both_editions, row_board, tb_a


def vs(edition: str, **switches: Any) -> Position:
    """State VS: A before the fork, held by P1 1, P2 2, P3 3."""
    position = Position(tb_a(), edition=edition, **switches)
    return position.loco("A", (2, 2), facing=0, track=[(1, 2)]).holding("A", 1, 2, 3, 0)


def propose(position: Position) -> Play:
    """P1 extends A to (3, 2)."""
    play = position.play()
    assert play.legal("A") == {(3, 2), (3, 1), (2, 3)}
    assert play.available("A") in (10, None)
    assert play.act("extend", line="A", to=(3, 2)) == []
    assert play.holdings("A") == [2, 2, 3, 0]
    assert play.available("A") in (9, None)
    # The locomotive waits until the extension is settled.
    assert play.loco("A") == ((2, 2), 0)
    return play


def called(position: Position) -> Play:
    """P1 extends A to (3, 2), P2 calls; P2 is asked to bid."""
    play = propose(position)
    assert play.asked == ("veto_call", P2)
    play.act("veto_call")
    assert play.asked == ("veto_bid", P2)
    return play


def available(edition: str, number: int) -> int | None:
    """Shares are counted in 1999 only."""
    return number if edition == "1999" else None


@both_editions
def test_rv_23_nobody_calls(edition: str) -> None:
    """SR-7.3-a: who holds no share is not asked."""
    play = propose(vs(edition))
    assert play.asked == ("veto_call", P2)
    assert play.act("veto_decline") == []
    assert play.asked == ("veto_call", P3)
    assert play.act("veto_decline") == []
    # P4 holds nothing and is not asked.
    assert play.asked == ("action", P1)
    assert play.loco("A") == ((3, 2), 0)
    assert play.holdings("A") == [2, 2, 3, 0]
    assert play.available("A") == available(edition, 9)


@both_editions
def test_rv_24_called_but_no_bid(edition: str) -> None:
    # Given: a station of P4 where A goes
    """SR-7.3-c"""
    play = propose(vs(edition).station(P4, (3, 2)))
    # When
    play.act("veto_decline")
    play.act("veto_call")
    assert play.written["next"]["proposal"]["called_by"] == P3
    assert play.asked == ("veto_bid", P2)
    play.act("veto_pass")
    assert play.asked == ("veto_bid", P3)
    events = play.act("veto_pass")
    # Then the passenger comes as without veto, and P1 was not asked
    assert events == [["passenger", P1]]
    assert play.asked == ("action", P1)
    assert play.loco("A") == ((3, 2), 0)
    assert play.holdings("A") == [2, 2, 3, 0]
    assert play.available("A") == available(edition, 9)


@both_editions
def test_rv_25_veto_won(edition: str) -> None:
    # Given: claims on K2, a station of P4 on the way
    """SR-7.3-d: another hex, but it moves. SR-7.3-o, SR-7.4-c"""
    play = called(vs(edition).claims("K2", 0, 0, 2).station(P4, (2, 2)))
    used = play.tiles_used
    # When
    play.act("veto_bid", n=1, hex=(3, 1))
    assert play.asked == ("veto_bid", P3)
    play.act("veto_pass")
    assert play.asked == ("veto_answer", P1)
    events = play.act("answer_pass")
    # Then
    assert events == [
        ["veto_won", "A", P2, 1, [3, 1]],
        ["city", "A", "K2", [0, 0, 2, 0]],
        ["town", "A", "T1", [0, 0, 0, 3]],
    ]
    assert play.loco("A") == ((3, 1), 1)
    assert play.holdings("A") == [2, 1, 3, 0]
    assert play.available("A") == available(edition, 10)
    assert play.tile((2, 2)) == "curve"
    assert play.tiles_used == used + 1
    assert play.places("A") == {"SA", "K2", "T1"}
    # It was P1's action.
    assert play.asked == ("action", P1)
    assert play.written["next"]["action_no"] == 2
    assert play.written["next"]["extended"] == ["A"]


def two_bids(edition: str, **switches: Any) -> Play:
    play = called(vs(edition, **switches))
    play.act("veto_bid", n=1, hex=(3, 1))
    play.act("veto_bid", n=2, hex=(2, 3))
    assert play.asked == ("veto_answer", P1)
    return play


@pytest.mark.parametrize(
    ("edition", "hex", "facing"),
    [("1999", (3, 1), 1), ("1999", (3, 2), 0), ("1999", (2, 3), 5), ("2018", (3, 2), 0)],
)
def test_rv_26_active_player_matches(edition: str, hex: Hex, facing: int) -> None:
    play = two_bids(edition)
    events = play.act("answer_bid", n=2, hex=hex)
    assert events[0] == ["veto_won", "A", P1, 2, list(hex)]
    assert play.loco("A") == (hex, facing)
    assert play.holdings("A") == [0, 2, 3, 0]
    assert play.available("A") == available(edition, 11)


def test_rv_26_only_the_original_hex_in_2018() -> None:
    play = two_bids("2018")
    assert play.refused("answer_bid", n=2, hex=(3, 1)) == "SR-7.3-i"
    assert play.refused("answer_bid", n=2, hex=(2, 3)) == "SR-7.3-i"
    answers = [{"type": "answer_pass"}, {"type": "answer_bid", "n": 2, "hex": [3, 2]}]
    assert play.legal_actions == answers


def test_sr_0_1_c_scope_of_the_answer_follows_the_switch() -> None:
    play = two_bids("1999", veto_active_scope="original_only")
    assert play.refused("answer_bid", n=2, hex=(3, 1)) == "SR-7.3-i"
    play = two_bids("2018", veto_active_scope="any_legal")
    assert play.refused("answer_bid", n=2, hex=(3, 1)) == ""
    assert play.refused("answer_bid", n=2, hex=(2, 1)) == "SR-7.3-h"


@both_editions
def test_rv_27_active_player_cannot_match(edition: str) -> None:
    play = called(vs(edition))
    play.act("veto_pass")
    events = play.act("veto_bid", n=3, hex=(2, 3))
    assert events == [["veto_won", "A", P3, 3, [2, 3]]]
    assert play.asked == ("action", P1)
    assert play.loco("A") == ((2, 3), 5)
    assert play.holdings("A") == [2, 2, 0, 0]
    assert play.available("A") == available(edition, 12)


@both_editions
def test_rv_28_illegal_bids(edition: str) -> None:
    play = propose(vs(edition))
    assert play.refused("veto_call", seat=P4) == "SR-7.3-b"
    play.act("veto_call")
    assert play.refused("veto_bid", n=3, hex=(3, 1)) == "SR-7.3-e"
    assert play.refused("veto_bid", n=0, hex=(3, 1)) == "SR-7.3-e"
    assert play.refused("veto_bid", n=-1, hex=(3, 1)) == "SR-7.3-e"
    assert play.refused("veto_bid", n=1, hex=(1, 3)) == "SR-7.3-e"
    assert play.refused("veto_bid", n=2, hex=(3, 1)) == ""
    assert play.refused("veto_bid", seat=P4, n=1, hex=(3, 1)) == "SR-7.3-e"
    play.act("veto_bid", n=1, hex=(3, 1))
    assert play.asked == ("veto_bid", P3)
    assert play.refused("veto_bid", n=1, hex=(2, 3)) == "SR-7.3-e"
    assert play.refused("veto_bid", n=2, hex=(2, 3)) == ""
    assert play.refused("veto_bid", n=3, hex=(2, 3)) == ""
    assert play.refused("veto_bid", n=4, hex=(2, 3)) == "SR-7.3-e"
    # All legal ones, by number of shares, then by hex
    bids = [{"type": "veto_bid", "n": n, "hex": hex} for n in (2, 3) for hex in ([2, 3], [3, 1], [3, 2])]
    assert play.legal_actions == [{"type": "veto_pass"}, *bids]
    # P4 is not asked.
    play.act("veto_pass")
    assert play.asked == ("veto_answer", P1)


@both_editions
def test_rv_29_bid_for_the_same_hex_denies_the_passenger(edition: str) -> None:
    play = called(vs(edition).station(P4, (3, 2)))
    play.act("veto_bid", n=1, hex=(3, 2))
    play.act("veto_pass")
    events = play.act("answer_pass")
    assert events == [["veto_won", "A", P2, 1, [3, 2]]]
    assert play.loco("A") == ((3, 2), 0)
    assert play.holdings("A") == [2, 1, 3, 0]
    assert play.passengers == [0, 0, 0, 0]
    assert play.written["supply"]["passengers"] == 9


@both_editions
def test_rv_30_active_player_buys_the_passenger_back(edition: str) -> None:
    play = called(vs(edition).station(P4, (3, 2)))
    play.act("veto_bid", n=1, hex=(3, 2))
    play.act("veto_pass")
    events = play.act("answer_bid", n=1, hex=(3, 2))
    assert events == [["veto_won", "A", P1, 1, [3, 2]], ["passenger", P1]]
    assert play.holdings("A") == [1, 2, 3, 0]
    assert play.passengers == [1, 0, 0, 0]
    assert play.written["supply"]["passengers"] == 8


@both_editions
def test_rv_31_own_station_gives_no_passenger(edition: str) -> None:
    play = vs(edition).station(P1, (3, 2)).play()
    assert play.extend("A", (3, 2)) == []
    assert play.passengers == [0, 0, 0, 0]
    assert play.linked("A") == [1, 0, 0, 0]


@both_editions
def test_rv_31_veto_winner_gets_no_passenger(edition: str) -> None:
    play = called(vs(edition).station(P4, (2, 3)))
    play.act("veto_pass")
    play.act("veto_bid", n=2, hex=(2, 3))
    events = play.act("answer_pass")
    assert events == [["veto_won", "A", P3, 2, [2, 3]]]
    assert play.passengers == [0, 0, 0, 0]
    assert play.linked("A") == [0, 0, 0, 1]


def test_rv_32_active_player_moves_on_to_a_station() -> None:
    play = called(vs("1999").station(P4, (3, 1)))
    play.act("veto_bid", n=1, hex=(2, 3))
    play.act("veto_pass")
    events = play.act("answer_bid", n=1, hex=(3, 1))
    assert events[:2] == [["veto_won", "A", P1, 1, [3, 1]], ["passenger", P1]]
    assert play.loco("A") == ((3, 1), 1)
    assert play.passengers == [1, 0, 0, 0]


@both_editions
def test_rv_33_two_players(edition: str) -> None:
    # Given
    position = Position(tb_a(), players=2, edition=edition)
    play = position.loco("A", (2, 2), facing=0, track=[(1, 2)]).holding("A", 0, 1).play()
    # When
    play.act("extend", line="A", to=(3, 2))
    assert play.asked == ("veto_call", P2)
    play.act("veto_call")
    play.act("veto_bid", n=1, hex=(3, 1))
    assert play.asked == ("veto_answer", P1)
    before = play.available("A")
    events = play.act("answer_bid", n=1, hex=(3, 2))
    # Then P1 wins; one share returns
    assert events == [["veto_won", "A", P1, 1, [3, 2]]]
    assert play.loco("A") == ((3, 2), 0)
    assert play.holdings("A") == [0, 1]
    assert play.available("A") == (None if before is None else before + 1)


@both_editions
def test_rv_34_one_lap(edition: str) -> None:
    play = called(vs(edition))
    play.act("veto_pass")
    play.act("veto_bid", n=1, hex=(3, 1))
    # P2 could bid 2, but has had the turn.
    assert play.asked == ("veto_answer", P1)
    assert play.refused("veto_bid", seat=P2, n=2, hex=(2, 3)) == "SR-7.3-g"
    play.act("answer_pass")
    assert play.loco("A") == ((3, 1), 1)
    assert play.holdings("A") == [2, 2, 2, 0]


@both_editions
def test_rv_35_no_passenger_left(edition: str) -> None:
    play = vs(edition).station(P4, (3, 2)).passengers(3, 2, 2, 2).play()
    assert play.written["supply"]["passengers"] == 0
    assert play.extend("A", (3, 2)) == []
    assert play.linked("A") == [0, 0, 0, 1]
    assert play.passengers == [3, 2, 2, 2]


@both_editions
def test_sr_7_3_k_a_won_veto_is_forgotten_in_the_next_action(edition: str) -> None:
    # Given: P3 has won a veto with 3
    play = called(vs(edition).holding("B", 0, 1))
    play.act("veto_pass")
    play.act("veto_bid", n=3, hex=(2, 3))
    # When P1 extends B
    play.act("extend", line="B", to=(5, 2))
    assert play.written["next"]["proposal"]["called_by"] is None
    assert play.written["next"]["proposal"]["bid"] is None
    # Then P2 may bid 1 again
    play.act("veto_call")
    assert play.asked == ("veto_bid", P2)
    # When P2 passes, nothing is paid and the hex stands
    assert play.act("veto_pass") == []
    assert play.loco("B") == ((5, 2), 3)
    assert play.holdings("B") == [1, 1, 0, 0]


@both_editions
def test_sr_7_3_f_who_cannot_overbid_is_skipped(edition: str) -> None:
    position = Position(tb_a(), edition=edition).loco("A", (2, 2), facing=0, track=[(1, 2)])
    play = position.holding("A", 1, 2, 2, 3).play()
    play.act("extend", line="A", to=(3, 2))
    play.act("veto_call")
    play.act("veto_bid", n=2, hex=(3, 1))
    # P3 holds 2, no more than the bid; P4 holds 3
    assert play.asked == ("veto_bid", P4)


@both_editions
def test_sr_7_3_b_asking_goes_clockwise_from_the_active_player(edition: str) -> None:
    play = vs(edition).holding("A", 1, 2, 3, 1).turn(P3).play()
    play.act("extend", line="A", to=(3, 2))
    order = []
    while play.asked[0] == "veto_call":
        order.append(play.asked[1])
        play.act("veto_decline")
    assert order == [P4, P1, P2]


@both_editions
def test_sr_7_3_n_veto_on_a_single_hex(edition: str) -> None:
    # Given: one way on, and a station of P4 there
    position = Position(row_board(track=2), edition=edition).loco("A", (3, 0), facing=0, track=[(1, 0), (2, 0)])
    play = position.station(P4, (4, 0)).holding("A", 0, 1).play()
    assert play.legal("A") == {(4, 0)}
    # When
    play.act("extend", line="A", to=(4, 0))
    play.act("veto_call")
    play.act("veto_bid", n=1, hex=(4, 0))
    events = play.act("answer_pass")
    # Then the locomotive goes there all the same, but without a passenger
    assert events == [["veto_won", "A", P2, 1, [4, 0]]]
    assert play.loco("A") == ((4, 0), 0)


def test_sr_7_3_p_active_player_may_call() -> None:
    # Given: P1 holds nothing but the share just received
    play = Position(tb_a(), edition="1999", active_may_call_veto=True).holding("A", 0, 1).play()
    play.act("extend", line="A", to=(1, 2))
    # Then the others are asked first
    assert play.asked == ("veto_call", P2)
    play.act("veto_decline")
    assert play.asked == ("veto_call", P1)
    # When P1 calls, the others bid first, and P1 is asked even without a bid
    play.act("veto_call")
    assert play.asked == ("veto_bid", P2)
    play.act("veto_pass")
    assert play.asked == ("veto_answer", P1)
    assert play.refused("answer_bid", n=0, hex=(1, 2)) == "SR-7.3-g"
    events = play.act("answer_bid", n=1, hex=(0, 1))
    assert events == [["veto_won", "A", P1, 1, [0, 1]]]
    assert play.available("A") == 15


def test_sr_7_3_p_active_player_may_decline_last() -> None:
    play = Position(tb_a(), edition="1999", active_may_call_veto=True).play()
    play.act("extend", line="A", to=(1, 2))
    assert play.asked == ("veto_call", P1)
    assert play.act("veto_decline") == []
    assert play.asked == ("action", P1)
    assert play.loco("A") == ((1, 2), 0)


def test_sr_7_3_p_round_of_another_is_answered_without_a_bid() -> None:
    play = propose(vs("2018", active_may_call_veto=True))
    play.act("veto_call")
    play.act("veto_pass")
    play.act("veto_pass")
    assert play.asked == ("veto_answer", P1)
    assert play.legal_actions == [
        {"type": "answer_pass"},
        {"type": "answer_bid", "n": 1, "hex": [3, 2]},
        {"type": "answer_bid", "n": 2, "hex": [3, 2]},
    ]


def test_sr_7_3_p_without_a_share_nobody_is_asked() -> None:
    play = Position(tb_a(), edition="1999", active_may_call_veto=True).isolated("A").play()
    play.act("extend", line="A", to=(1, 2))
    assert play.asked == ("action", P1)


def test_a_veto_without_any_bid_says_where_the_line_goes() -> None:
    """SR-7.3-c: who passes has a line in the log, and the last one says how it ended."""
    play = called(vs("1999"))
    assert "veto_pass" not in RULESET.quiet
    for said in ("act-pass-bid", "act-nobody-bids"):
        assert RULESET.say_action(play.state, play.action("veto_pass"), None).key == said
        play.act("veto_pass")
    # After a bid, a pass is a pass.
    play = called(vs("1999"))
    play.act("veto_bid", n=1, hex=(3, 1))
    assert RULESET.say_action(play.state, play.action("veto_pass"), None).key == "act-pass-bid"
