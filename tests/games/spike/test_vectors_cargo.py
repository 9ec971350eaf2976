"""Worked examples of the rules: cargo and upgrades (KV-03, KV-35 to KV-40)."""

from __future__ import annotations

import pytest

from roundhouse.engine.decision import Violation
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.state import ACTION, END_TURN
from tests.games.spike.positions import P1, P2, Position


@pytest.mark.parametrize(("good", "pay"), [("fruit", 9), ("cattle", 11)])
def test_kv_03_one_delivery_in_topeka(good: str, pay: int) -> None:
    play = Position(contracts={"fruit": {"carol": 9}, "cattle": {"carol": 11}})
    play.join(P1, "carol").train(P1, "carol").contract(P1, "fruit", "cattle").loaded("fruit", "cattle")
    play.act("deliver", commodity=good)
    assert play.state.money[P1] == pay
    other = "cattle" if good == "fruit" else "fruit"
    assert play.refused("deliver", commodity=other) == "SK-5.2-d"


def test_kv_35_loading() -> None:
    play = Position().join(P1, "bravo").train(P1, "bravo").contract(P1, "steel", "coal")
    assert play.refused("load", commodity="steel") == ""
    assert play.refused("load", commodity="coal") == "SK-5.1-a"
    play.loaded("coal")
    assert play.refused("load", commodity="steel") == "SK-5.1-c"
    play.act("unload", commodity="coal")
    assert play.player(P1)["contracts"] == [["coal_1", "A"], ["steel_1", "A"]]
    play.act("load", commodity="steel")
    assert play.player(P1)["cargo"] == ["steel"]
    none = Position().join(P1, "bravo").train(P1, "bravo").contract(P1, "coal")
    assert none.refused("load", commodity="steel") == "SK-5.1-a"


def steel_to_carol() -> Position:
    play = Position(contracts={"steel": {"carol": 7, "alpha": 5}, "coal": {"carol": 6}})
    return play.own(P1, "e1", "e3", "e4").train(P1, "carol").contract(P1, "steel", "coal").loaded("steel")


@pytest.mark.parametrize("phase", [ACTION, END_TURN])
def test_sk_3_1_d_cargo_is_handled_before_and_after_the_action(phase: int) -> None:
    play = Position().join(P1, "bravo").train(P1, "bravo").contract(P1, "steel")
    play.state.phase = phase
    play.act("load", commodity="steel")
    play.act("unload", commodity="steel")
    there = steel_to_carol()
    there.state.phase = phase
    there.act("deliver", commodity="steel")
    assert (play.state.phase, there.state.phase) == (phase, phase)
    assert there.state.money[P1] == 7


def test_kv_36_a_delivery() -> None:
    """SK-5.2-c: the contract is done."""
    play = steel_to_carol()
    play.act("deliver", commodity="steel")
    assert play.state.money[P1] == 7
    assert play.player(P1)["contracts"] == [["coal_1", "A"]]
    assert play.player(P1)["served"] == ["carol"]
    play.loaded("coal")
    assert play.refused("deliver", commodity="coal") == "SK-5.2-d"


def test_sk_5_2_a_nothing_is_delivered_under_way() -> None:
    """A train that stands on the line is in no city, though its owner may act."""
    play = steel_to_carol().train(P1, "e4")
    play.state.phase = ACTION
    deliver = RULESET.read_action(play.state, {"type": "deliver", "commodity": "steel"})
    assert RULESET.why_not(play.state, deliver) == Violation("SK-5.2-a", "why-deliver-under-way", {})
    assert deliver not in RULESET.legal(play.state)


def test_kv_37_others_may_deliver_there_too() -> None:
    """SK-5.2-e"""
    play = steel_to_carol()
    play.act("deliver", commodity="steel")
    play.join(P2, "carol").train(P2, "carol").turn(P2).contract(P2, "coal").loaded("coal")
    play.act("deliver", commodity="coal")
    assert play.state.money[P2] == 6


def test_kv_38_everything_in_one_turn() -> None:
    """SK-5.2-h: a freed car is loaded at once."""
    play = steel_to_carol().contract(P1, "steel", "corn").loaded("steel").train(P1, "e4")
    play.act("free_move", spaces=["carol"])
    play.act("deliver", commodity="steel")
    play.act("load", commodity="corn")
    play.act("draw", choice="deck")
    play.act("draw", choice="deck")
    assert play.player(P1)["cargo"] == ["corn"]
    assert play.written["phase"] == "end_turn"


def test_kv_39_upgrades_cost_three_and_five() -> None:
    play = Position().money(P1, 2)
    assert play.refused("upgrade", part="locomotive") == "SK-8.3-c"
    assert "upgrade" not in play.kinds()
    play.money(P1, 3)
    play.act("upgrade", part="locomotive")
    assert play.player(P1)["levels"] == [2, 2, 1]
    assert play.state.money[P1] == 0
    play.turn(P1).money(P1, 5)
    play.act("upgrade", part="locomotive")
    assert play.player(P1)["levels"] == [3, 2, 1]
    assert play.state.money[P1] == 0
    play.turn(P1).money(P1, 50)
    assert play.refused("upgrade", part="locomotive") == "SK-8.3-b"


def test_kv_40_another_part_may_be_cheaper() -> None:
    """SK-8.3-f: with debts, no money is needed."""
    play = Position().money(P1, 4).level(P1, locomotive=2)
    assert play.refused("upgrade", part="locomotive") == "SK-8.3-c"
    assert play.refused("upgrade", part="tender") == ""
    assert Position(allow_debt=True).refused("upgrade", part="locomotive") == ""
