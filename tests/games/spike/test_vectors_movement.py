"""Worked examples of the rules: train movement (KV-28 to KV-34, KV-52)."""

from __future__ import annotations

from tests.games.spike.positions import P1, P2, Position


def four_segments(reverse_allowed: bool = True) -> Position:
    """P1 owns e1, e2, e3, e4; the train is in Alpha."""
    return Position(reverse_allowed=reverse_allowed).own(P1, "e1", "e2", "e3", "e4")


def targets(play: Position, kind: str) -> list[list[str]]:
    return sorted(action["spaces"] for action in play.legal(kind))


def next_turn(play: Position) -> Position:
    play.act("end_turn")
    play.act("draw", choice="deck")
    play.act("draw", choice="stop")
    play.act("end_turn")
    return play


def test_kv_28_out_of_a_city_and_on() -> None:
    """SK-4.1-a: in a city or under way. SK-4.1-k: a train may turn back."""
    play = four_segments()
    assert targets(play, "start") == [["e1"]]
    play.act("start", spaces=["e1"])
    next_turn(play)
    assert targets(play, "free_move") == [[], ["alpha"], ["e2"], ["e3"]]


def test_kv_29_three_spaces() -> None:
    play = four_segments().level(P1, locomotive=3)
    found = targets(play, "start")
    assert ["e1", "e2", "bravo"] in found
    assert ["e1", "e3", "e4"] in found
    assert not any("carol" in spaces for spaces in found)
    assert play.refused("start", spaces=["e1", "e3", "e4", "carol"]) == "SK-8.1-a"


def test_kv_30_entering_a_city_stops_the_train() -> None:
    play = four_segments().level(P1, locomotive=3).train(P1, "e1").hand(P1, yellow=1).money(P1, 5)
    assert play.refused("free_move", spaces=["e2", "bravo", "e2"]) == "SK-4.1-e"
    play.act("free_move", spaces=["e2", "bravo"])
    assert play.refused("start", spaces=["e2"]) == "SK-4.1-f"
    assert play.refused("boost", space="e2") == "SK-8.2-b"
    assert {"draw", "upgrade"} <= play.kinds()
    assert play.build_refused("e7", direct={"yellow": 1}) == ""


def test_kv_31_past_a_city() -> None:
    """SK-4.1-h: in the free move."""
    play = Position().own(P1, "e1", "e2", "e5").train(P1, "e2")
    assert targets(play, "free_move") == [[], ["bravo"], ["e1"], ["e5"]]
    play.level(P1, locomotive=2)
    assert ["e5", "carol"] in targets(play, "free_move")


def test_kv_32_a_dead_end_cannot_be_passed() -> None:
    """SK-4.1-l"""
    play = four_segments().train(P1, "e4")
    assert targets(play, "free_move") == [[], ["carol"], ["e3"]]
    assert play.refused("free_move", spaces=["e4"]) == "SK-4.1-g"


def test_to_stay_is_no_step() -> None:
    """A space is not next to itself (SK-4.1-c); only past a city does it take another segment (SK-4.1-g)."""
    play = four_segments()
    assert play.refused("start", spaces=["alpha"]) == "SK-4.1-c"
    play.train(P1, "e3")
    assert play.refused("free_move", spaces=["e3"]) == "SK-4.1-c"
    # e1 is the first segment of the board, and a segment like any other
    for segment in ("e2", "e1"):
        play.train(P1, segment)
        assert play.refused("free_move", spaces=[segment]) == "SK-4.1-g"


def test_past_a_city_behind_there_is_no_way() -> None:
    """With SK-4.1-m a train that has left Alpha has only the junction before it."""
    play = four_segments(reverse_allowed=False)
    play.act("start", spaces=["e1"])
    next_turn(play)
    assert play.refused("free_move", spaces=["e1"]) == "SK-4.1-c"


def test_there_is_one_free_move() -> None:
    """A second one breaks the order of the turn (SK-3.1-f), and not the rule for trains in cities (SK-4.1-b)."""
    play = four_segments().train(P1, "e1")
    play.act("free_move", spaces=["e2"])
    assert play.refused("free_move", spaces=["e1"]) == "SK-3.1-f"
    assert play.refused("free_move", spaces=[]) == "SK-3.1-f"


def test_kv_33_free_move_and_boost() -> None:
    play = four_segments().train(P1, "e1").contract(P1, "steel", "cattle").loaded("cattle")
    play.act("free_move", spaces=["e2"])
    play.act("boost", space="bravo")
    assert play.player(P1)["at"] == "bravo"
    play.act("unload", commodity="cattle")
    play.act("load", commodity="steel")


def test_kv_34_no_free_move_out_of_a_city() -> None:
    play = four_segments()
    assert "free_move" not in play.kinds()
    assert play.refused("free_move", spaces=["e1"]) == "SK-4.1-b"
    assert play.refused("free_move", spaces=[]) == "SK-4.1-b"


def test_kv_52_no_turning_back() -> None:
    play = four_segments(reverse_allowed=False)
    play.act("start", spaces=["e1"])
    assert play.player(P1)["heading"] == "j1"
    next_turn(play)
    assert targets(play, "free_move") == [[], ["e2"], ["e3"]]
    assert play.refused("free_move", spaces=["alpha"]) == "SK-4.1-m"
    play.act("free_move", spaces=["e2"])
    assert play.player(P1)["heading"] == "bravo"


def test_only_own_track_is_used() -> None:
    play = Position().own(P1, "e1").own(P2, "e2").train(P1, "e1")
    assert play.refused("free_move", spaces=["e2"]) == "SK-4.1-d"
    assert play.refused("free_move", spaces=["j1"]) == "SK-4.1-c"
    assert play.refused("free_move", spaces=["carol"]) == "SK-4.1-c"
