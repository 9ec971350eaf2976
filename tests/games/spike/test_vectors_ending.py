"""Worked examples of the rules: the special end and the final scoring (KV-04, KV-47 to KV-50)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roundhouse.games.spike import RULESET
from roundhouse.games.spike.board import Route
from roundhouse.games.spike.final import route_value
from roundhouse.games.spike.outcome import decided_by
from roundhouse.games.spike.rounds import end_game
from roundhouse.games.spike.state import BY_DRAW, ENDS
from tests.games.spike.positions import P1, P2, Contracts, Position


def test_kv_04_indianapolis_to_tampa() -> None:
    play = Position(printed=True)
    play.join(P1, "indianapolis", "raleigh", "columbia", "jacksonville", "tampa")
    card = next(
        number for number, route in enumerate(play.board.routes) if play.board.nodes[route.start] == "indianapolis"
    )
    values = dict(zip(play.board.routes[card].destinations, play.board.routes[card].values))
    assert values[play.board.node_of["tampa"]] == 6 == max(values.values())
    assert route_value(play.state, P1, card) == 9


def exhausted(players: int, contracts: Contracts, loaded: tuple[str, ...] = ()) -> Position:
    """P2 ends a turn without track; the network holds Alpha, J1 and Bravo, the only open contract is for coal."""
    play = Position(players, contracts=contracts).own(P2, "e1", "e2").contract(P2, "coal").loaded(*loaded).turn(P2)
    play.state.track[P2] = 0
    return play


def end_the_turn(play: Position) -> None:
    play.act("draw", choice="deck")
    play.act("draw", choice="deck")
    play.act("end_turn")


def test_kv_47_one_more_turn_for_the_others() -> None:
    play = exhausted(4, {"coal": {"delta": 6}})
    end_the_turn(play)
    assert play.written["last_turns"] == 3
    for seat in (2, 3, 0):
        assert play.written["seat"] == seat
        end_the_turn(play)
    assert play.written["phase"] == "over"
    assert ENDS[play.state.ended_by] == "special"


def test_kv_48_what_can_still_be_delivered() -> None:
    play = exhausted(2, {"coal": {"bravo": 6}}, ("coal",))
    end_the_turn(play)
    assert play.written["last_turns"] is None
    waiting = exhausted(2, {"coal": {"bravo": 6}})
    end_the_turn(waiting)
    assert waiting.written["last_turns"] == 1
    served = exhausted(2, {"coal": {"bravo": 6}}, ("coal",))
    served.state.served[served.board.node_of["bravo"]] = 1 << P2
    end_the_turn(served)
    assert served.written["last_turns"] == 1
    with_track = exhausted(2, {"coal": {"delta": 6}})
    with_track.state.track[P2] = 1
    end_the_turn(with_track)
    assert with_track.written["last_turns"] is None


@pytest.mark.parametrize(
    ("start", "reached", "worth"),
    [(True, [6], 6), (True, [3, 4], 5), (True, [3, 4, 5, 6], 9), (True, [], 0), (False, [3, 4, 5, 6], 0)],
)
def test_kv_49_route_values(start: bool, reached: list[int], worth: int) -> None:
    """SK-11.1-b, and SK-11.1-c: the start city is none of the destinations."""
    play = Position(printed=True).start(P1, "miami")
    cities = ["dallas", "tulsa", "omaha", "topeka"]
    nodes = [play.board.node_of[city] for city in cities]
    play.board.routes.append(Route("test", play.board.node_of["houston"], nodes, [3, 4, 5, 6]))
    try:
        if start:
            play.join(P1, "houston")
        play.join(P1, *(cities[value - 3] for value in reached))
        assert route_value(play.state, P1, len(play.board.routes) - 1) == worth
    finally:
        play.board.routes.pop()


def finished(money: tuple[int, int], cities: tuple[int, int], cards: tuple[int, int]) -> Position:
    play = Position(printed=True)
    for seat in (P1, P2):
        play.money(seat, money[seat])
        play.state.route[seat] = -1
        play.join(seat, *(city.id for city in play.board.cities[1 : cities[seat]]))
        play.hand(seat, white=cards[seat])
    end_game(play.state, BY_DRAW, [])
    return play


@pytest.mark.parametrize(
    ("cities", "cards", "winners", "by"),
    [
        ((9, 8), (0, 9), [P1], "cities"),
        ((9, 9), (2, 5), [P2], "cards"),
        ((9, 9), (3, 3), [P1, P2], "shared"),
    ],
)
def test_kv_50_ties(cities: tuple[int, int], cards: tuple[int, int], winners: list[int], by: str) -> None:
    """SK-11.2-b, SK-11.2-c, SK-11.2-d; SK-11.1-d: open contracts and cards in hand cost nothing."""
    play = finished((41, 41), cities, cards)
    outcome = RULESET.outcome(play.state)
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.totals == [41, 41]
    assert decided_by(play.state) == by


def test_more_money_wins() -> None:
    """SK-11.2-a"""
    play = finished((42, 41), (2, 20), (0, 30))
    outcome = RULESET.outcome(play.state)
    assert outcome is not None
    assert outcome.winners == [P1]
    assert outcome.ranks == [1, 2]
    assert decided_by(play.state) == "money"


# -- that none is missing


def test_every_worked_example_has_a_test() -> None:
    here = Path(__file__)
    specification = (here.parents[3] / "docs" / "rules" / "spike.md").read_text("utf-8")
    examples = re.findall(r"^- \*\*KV-(\d\d)\*\*", specification, re.MULTILINE)
    tests = "".join(path.read_text("utf-8") for path in here.parent.glob("test_vectors_*.py"))
    named = re.findall(r"def test_kv_(\d\d)_", tests)
    assert len(examples) == 58
    assert sorted(set(named)) == sorted(examples)
