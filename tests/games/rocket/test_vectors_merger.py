"""Worked examples of the rules: mergers (RV-43 to RV-52, RV-71, RV-72)."""

from __future__ import annotations

import pytest

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
    tb_a,
)

#: The hex where A, at the end of its row, meets B.
MEETING: Hex = (26, 0)


def counted(edition: str, number: int) -> int | None:
    """Certificates are counted in 1999 only."""
    return number if edition == "1999" else None


@both_editions
def test_rv_43_full_chain(edition: str) -> None:
    # Given
    """SR-3.2-b, SR-3.3-c, SR-7.4-d; SR-9.3-g: no share of A is left."""
    play = (
        Position(tb_a(), edition=edition)
        .loco("A", (2, 2), facing=0, track=[(1, 2)])
        .loco("B", (4, 1), facing=3, track=[(6, 1), (5, 1)])
        .loco("C", (3, 3), facing=2)
        .station(P2, (3, 1))
        .claims("K2", 2, 0, 1)
        .holding("A", 2, 3, 1)
        .play()
    )
    assert play.places("A") == {"SA"}
    assert play.places("B") == {"SB", "K2"}
    used = play.tiles_used
    # When
    play.act("extend", line="A", to=(3, 1))
    assert play.holdings("A") == [3, 3, 1, 0]
    play.act("veto_decline")
    events = play.act("veto_decline")
    # Then
    assert events == [
        ["passenger", P1],
        ["city", "A", "K2", [2, 0, 1, 0]],
        ["town", "A", "T1", [0, 3, 0, 0]],
        ["merger", "A", "B", [2, 2, 0, 0]],
    ]
    assert play.tile((2, 2)) == "curve"
    assert play.tile((3, 1)) == "curve"
    assert play.tiles_used == used + 2
    assert play.passengers == [1, 0, 0, 0]
    assert play.holdings("A") == [0, 0, 0, 0]
    assert play.holdings("B") == [1, 1, 0, 0]
    assert play.available("A") == counted(edition, 0)
    assert play.available("B") == counted(edition, 14)
    assert play.places("B") == {"SB", "K2", "SA", "T1"}
    assert play.value("B") == 4
    assert play.track("B") == {(1, 2), (2, 2), (3, 1), (5, 1), (6, 1)}
    assert play.loco("B") == ((4, 1), 3)
    assert play.linked("B") == [0, 1, 0, 0]
    assert play.status("A") == "eliminated"
    assert play.line("A")["into"] == "B"
    assert play.money == [4, 5, 1, 0]


@pytest.mark.parametrize(("shares", "new"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (9, 4)])
@both_editions
def test_rv_44_conversion(edition: str, shares: int, new: int) -> None:
    play = on_the_row(2, edition=edition, merging=True).holding("A", 0, shares).holding("B", 0, 3).play()
    play.extend("A", MEETING)
    assert play.holdings("A") == [0, 0, 0, 0]
    assert play.holdings("B") == [0, 3 + new, 0, 0]
    assert play.available("B") == counted(edition, 13 - new)
    assert play.stock == counted(edition, 16)


def survivor_sold_out() -> Play:
    """RV-45: the survivor has 2 shares available, and players are due 2, 1 and 1."""
    play = on_the_row(2, merging=True).holding("A", 3, 2, 2).holding("B", 0, 0, 0, 14).play()
    assert play.available("B") == 2
    assert play.stock == 16
    play.extend("A", MEETING)
    return play


def pay_one_share_of_b(play: Play) -> None:
    """P1 extends B; P2 wins the veto with 1."""
    play.act("extend", line="B", to=(28, 0))
    play.act("veto_call")
    play.act("veto_bid", n=1, hex=(28, 0))
    while play.asked[0] == "veto_bid":
        play.act("veto_pass")
    assert play.act("answer_pass") == [["veto_won", "B", P2, 1, [28, 0]]]


def test_rv_45_supplementary_certificates() -> None:
    play = survivor_sold_out()
    assert play.holdings("B") == [2, 1, 1, 14]
    assert play.available("B") == 0
    assert play.stock == 14


def test_rv_46_real_certificate_returns_first() -> None:
    # Given: all that P2 has of B is one supplementary certificate
    play = survivor_sold_out()
    assert play.holdings("B")[P2] == 1
    # When
    pay_one_share_of_b(play)
    # Then
    assert play.holdings("B") == [2, 0, 1, 14]
    assert play.available("B") == 1
    assert play.stock == 14


@both_editions
def test_rv_47_all_of_a_holding_can_be_bid(edition: str) -> None:
    # Given: P2 holds 1 of B, which (1999) is sold out, and is due 2 more
    play = on_the_row(2, edition=edition, merging=True).holding("A", 0, 4).holding("B", 0, 1, 15).play()
    play.extend("A", MEETING)
    assert play.holdings("B") == [0, 3, 15, 0]
    assert play.stock == counted(edition, 14)
    # When
    play.act("extend", line="B", to=(28, 0))
    play.act("veto_call")
    # Then
    assert play.asked == ("veto_bid", P2)
    bids = [action["n"] for action in play.legal_actions if action["type"] == "veto_bid"]
    assert bids == [1, 2, 3]
    # Without a limit there is nothing supplementary to speak of.
    if edition == "2018":
        assert play.available("B") is None
        assert play.stock is None


def gt_board(edition: str) -> Position:
    """O comes from the west, G from the north-east; the city R lies between them."""
    board = make_board(
        rectangle(7, 4, first_r=-1),
        lines={"O": (0, 2), "G": (6, -1), "X": (7, 4)},
        cities={"R": ((3, 2), THREE_TOKENS)},
        towns={"T": (0, 4)},
    )
    return Position(board, edition=edition).loco("G", (4, 0), facing=4, track=[(5, -1)]).claims("R", 1, 2)


@both_editions
def test_rv_48_inherited_city_is_not_scored(edition: str) -> None:
    # Given: R in C(O), not in C(G)
    """SR-8.4-a, SR-9.4-b"""
    position = gt_board(edition).loco("O", (2, 2), facing=0, track=[(1, 2)])
    play = position.play()
    assert "R" in play.places("O")
    assert "R" not in play.places("G")
    # When O merges into G
    assert play.extend("O", (3, 1)) == [["merger", "O", "G", [2, 0, 0, 0]]]
    assert "R" in play.places("G")
    money = play.money
    # When G moves next to R
    events = play.extend("G", (4, 1))
    # Then R is not scored
    assert events == []
    assert play.money == money


@both_editions
def test_rv_48_city_and_merger_in_one_move(edition: str) -> None:
    play = gt_board(edition).loco("O", (2, 1), facing=0, track=[(1, 1)]).play()
    assert "R" not in play.places("O")
    events = play.extend("O", (3, 1))
    assert events == [["city", "O", "R", [1, 2, 0, 0]], ["merger", "O", "G", [2, 0, 0, 0]]]


def merger_payout(edition: str, value: int, shares: list[int], *, isolated: bool = False) -> list[int]:
    """What a merger pays by shares of the eliminated line, the one just received included."""
    position = on_the_row(value - 2, players=len(shares), edition=edition, merging=True)
    if isolated:
        position.isolated("A").holding("A", *shares)
    else:
        position.holding("A", shares[0] - 1, *shares[1:])
    play = position.play()
    events = play.extend("A", MEETING)
    ((kind, line, survivor, payments),) = events
    assert [kind, line, survivor] == ["merger", "A", "B"]
    assert play.value("B") == value
    assert play.money == payments
    paid: list[int] = payments
    return paid


@both_editions
def test_rv_49_merger_payout(edition: str) -> None:
    assert merger_payout(edition, 6, [4, 4, 2]) == [4, 4, 0]
    assert merger_payout(edition, 6, [5, 2, 2]) == [6, 1, 1]
    assert merger_payout(edition, 6, [1, 0, 0]) == [6, 0, 0]
    # Only an isolated line can be moved without anybody holding a share of it.
    assert merger_payout(edition, 6, [0, 0, 0], isolated=True) == [0, 0, 0]
    assert merger_payout(edition, 6, [0, 1, 0], isolated=True) == [0, 6, 0]


@both_editions
def test_rv_50_merger_into_an_isolated_line(edition: str) -> None:
    # Given
    """SR-9.1-e"""
    play = on_the_row(2, edition=edition, merging=True).isolated("B").holding("A", 3).play()
    assert play.available("B") == counted(edition, 0)
    # When
    events = play.extend("A", MEETING)
    # Then
    assert events == [["merger", "A", "B", [4, 0, 0, 0]]]
    assert play.holdings("B") == [2, 0, 0, 0]
    assert play.stock == counted(edition, 14)
    assert play.available("B") == counted(edition, 0)
    assert play.status("B") == "isolated"


@both_editions
def test_rv_51_shares_of_an_unmoved_survivor(edition: str) -> None:
    # Given: RV-11
    position = Position(tb_a(), edition=edition).loco("A", (1, 4), facing=0, track=[(0, 3), (0, 4)])
    play = position.holding("A", 3, 2).play()
    play.extend("A", (2, 4))
    assert play.value("C") == 2
    # Then
    assert play.outcome["stations"]["C"] == [0, 0, 0, 0]
    assert play.holdings("C") == [2, 1, 0, 0]
    assert play.outcome["shares"]["C"] == [2, 1, 0, 0]


@both_editions
def test_rv_52_two_players(edition: str) -> None:
    """SR-8.1-h"""
    assert merger_payout(edition, 5, [3, 3]) == [3, 3]
    assert merger_payout(edition, 5, [4, 0]) == [5, 0]
    assert merger_payout(edition, 5, [4, 1]) == [5, 2]


def test_rv_71_more_certificates_than_there_are() -> None:
    # Given: B sold out, 14 supplementary certificates in use for C
    position = on_the_row(2, merging=True).holding("A", 5, 4).holding("B", 0, 0, 0, 16)
    play = position.holding("C", 10, 10, 10).supplementary("C", 14).play()
    assert play.available("B") == 0
    assert play.stock == 2
    # When players are due 3 and 2
    play.extend("A", MEETING)
    # Then
    assert play.holdings("B") == [3, 2, 0, 16]
    assert play.state.supplementary[play.number("B")] == 5
    assert play.stock == 0
    # When one of them pays 1 share of B
    pay_one_share_of_b(play)
    # Then it is a real one that comes back
    assert play.holdings("B") == [3, 1, 0, 16]
    assert play.available("B") == 1
    assert play.stock == 0


def test_rv_72_certificates_of_an_eliminated_line_return() -> None:
    # Given
    play = on_the_row(2, merging=True).holding("A", 7, 6, 6).supplementary("A", 3).play()
    assert play.stock == 13
    assert play.available("A") == 0
    assert play.available("B") == 16
    # When
    play.extend("A", MEETING)
    # Then
    assert play.stock == 16
    assert play.holdings("B") == [3, 3, 3, 0]
    assert play.available("B") == 7


def test_sr_7_3_m_only_the_remainder_goes_back_to_the_stock() -> None:
    # Given: an isolated line with 1 real and 2 supplementary certificates in hands
    play = on_the_row(2).isolated("A").holding("A", 0, 3).supplementary("A", 2).play()
    assert play.stock == 14
    # When P2 pays 2
    play.act("extend", line="A", to=(26, 0))
    play.act("veto_call")
    play.act("veto_bid", n=2, hex=(26, 0))
    # Then the real one left the game, one supplementary one returned
    assert play.holdings("A") == [0, 1, 0, 0]
    assert play.available("A") == 0
    assert play.stock == 15


@both_editions
def test_sr_9_2_a_payout_before_the_lines_join(edition: str) -> None:
    # Given: B is worth far more than A
    play = on_the_row(1, edition=edition, merging=True).eliminated("C", into="B").play()
    assert play.value("B") == 2
    # Then the payout is V(A) = 3: SA, the place passed, and SB
    assert play.extend("A", MEETING)[0] == ["merger", "A", "B", [3, 0, 0, 0]]
    assert play.value("B") == 4


@both_editions
def test_sr_8_3_e_stations_of_the_survivor_wait(edition: str) -> None:
    # Given: a town and a line at the next hex; P2 has a station on the line that will survive
    board = make_board(
        {(1, 0), (2, 0), (3, 0), (4, 0), (5, 0)},
        lines={"A": (0, 0), "B": (6, 0)},
        towns={"T": (2, 1)},
        bystanders="CD",
    )
    position = (
        Position(board, edition=edition).loco("A", (1, 0), facing=0).loco("B", (3, 0), facing=3, track=[(5, 0), (4, 0)])
    )
    play = position.station(P1, (1, 0)).station(P2, (4, 0)).play()
    events = play.extend("A", (2, 0))
    assert events[:2] == [["town", "A", "T", [2, 0, 0, 0]], ["merger", "A", "B", [2, 0, 0, 0]]]
    assert play.linked("B") == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("survivor", "track", "exit"),
    [((3, 2), [], 0), ((3, 1), [(3, 3), (3, 2)], 0), ((3, 1), [], 1), ((2, 3), [], 5)],
    ids=["ahead", "ahead and left", "left", "right"],
)
def test_r_15_last_tile_joins_the_survivor(survivor: Hex, track: list[Hex], exit: int) -> None:
    board = make_board(rectangle(6, 4), lines={"A": (0, 2), "B": (6, 4)}, towns={"T": (6, 0)}, bystanders="C")
    play = Position(board).loco("A", (1, 2), facing=0).loco("B", survivor, facing=2, track=track).play()
    assert play.extend("A", (2, 2))[0][:3] == ["merger", "A", "B"]
    assert play.tile_exit((2, 2)) == exit
    assert play.tile_exit((1, 2)) == 0


def turned(hex: Hex, times: int) -> Hex:
    """The hex that many sixths of a circle against the clock, around (0, 0)."""
    q, r = hex
    for _ in range(times):
        q, r = q + r, -q
    return q, r


@pytest.mark.parametrize("times", range(6))
@pytest.mark.parametrize(("survivor", "exit"), [((1, 0), 0), ((1, -1), 1), ((0, 1), 5)], ids=["ahead", "left", "right"])
def test_r_15_the_last_tile_joins_the_survivor_in_every_direction(survivor: Hex, exit: int, times: int) -> None:
    """SR-14.1-h: straight or a gentle curve, whichever way the locomotive faces when it has come to (0, 0)."""
    around = {turned(hex, times) for hex in [(-2, 0), (-1, 0), (0, 0), survivor]}
    board = make_board(around, lines={"A": (100, 0), "B": (120, 0)}, bystanders="C")
    position = Position(board).loco("A", turned((-1, 0), times), facing=times, track=[turned((-2, 0), times)])
    play = position.loco("B", turned(survivor, times), facing=times).play()
    assert play.extend("A", (0, 0))[0][:3] == ["merger", "A", "B"]
    assert play.tile_exit((0, 0)) == (times + exit) % 6
