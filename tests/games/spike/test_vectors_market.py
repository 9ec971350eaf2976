"""Worked examples of the rules: the market (KV-02, KV-25 to KV-27)."""

from __future__ import annotations

from roundhouse.games.spike.market import market_value, score_city
from tests.games.spike.positions import P1, P2, Position


def connect(play: Position, city: str, seat: int = P1) -> int:
    """What a seat gains by joining a city."""
    before = play.state.money[seat]
    (event,) = score_city(play.state, seat, play.board.node_of[city])
    assert event.args["money"] == play.state.money[seat] - before
    return int(event.args["money"])


def test_kv_02_norfolk_and_its_pigs() -> None:
    play = Position(printed=True).market("pigs", "oil", "corn")
    assert connect(play, "norfolk") == 3
    assert play.column() == ["oil", "corn", "pigs"]
    assert play.state.connected[P1] == 3


def test_kv_25_three_rows() -> None:
    """SK-7.3-b: what lay below moves up."""
    play = Position().market("pigs", "steel", "corn")
    assert connect(play, "bravo") == 2
    assert play.column() == ["pigs", "corn", "steel"]
    play.market("pigs", "steel", "corn")
    assert connect(play, "carol") == 1
    assert play.column() == ["pigs", "steel", "corn"]
    assert connect(play, "alpha") == 3
    assert play.column() == ["steel", "corn", "pigs"]


def test_kv_26_twice_the_same_good() -> None:
    """SK-7.3-c: in row 1 it pays 1."""
    play = Position().market("pigs", "steel", "corn")
    assert connect(play, "alpha") == 3
    assert connect(play, "alpha") == 1


def test_kv_27_three_in_a_row() -> None:
    play = Position().market("pigs", "steel", "corn")
    assert connect(play, "alpha", P1) == 3
    assert play.column() == ["steel", "corn", "pigs"]
    assert connect(play, "bravo", P2) == 3
    assert play.column() == ["corn", "pigs", "steel"]
    assert connect(play, "alpha", P1) == 2
    assert play.column() == ["corn", "steel", "pigs"]


def test_other_columns_stay() -> None:
    """SK-7.3-b"""
    play = Position().market("pigs", "steel", "corn")
    rest = play.written["market"][1:]
    connect(play, "alpha")
    assert play.written["market"][1:] == rest
    assert market_value(play.state, play.board.commodities.index("pigs")) == 1
