"""The written form of actions: what is written can be read, and what cannot be read names the field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundhouse.engine.legal import known_at_once
from roundhouse.engine.rules import BadNotation
from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.station import MoveStation, PlaceStation
from roundhouse.games.rocket.veto import Bid
from roundhouse.testing import walk
from tests.games.rocket.positions import P1, Play, Position, both_editions, tb_a

KINDS = {
    "invest", "station_place", "station_move", "extend", "skip",
    "veto_call", "veto_decline", "veto_bid", "veto_pass", "answer_bid", "answer_pass",
}  # fmt: skip


def written(state: Any) -> list[dict[str, Any]]:
    return [RULESET.write_action(state, action) for action in RULESET.legal(state)]


def check_round_trip(state: Any) -> set[str]:
    """Every legal action is read back as itself, also through JSON. Returns the kinds that were met."""
    for action in RULESET.legal(state):
        data = RULESET.write_action(state, action)
        assert RULESET.read_action(state, data) == action
        assert RULESET.read_action(state, json.loads(json.dumps(data))) == action
    listed = written(state)
    assert len({json.dumps(data, sort_keys=True) for data in listed}) == len(listed)
    return {data["type"] for data in listed}


def test_round_trip_of_all_legal_actions() -> None:
    kinds: set[str] = set()
    for seed, edition in enumerate(("1999", "2018", "1999", "2018")):
        setup = Setup(players=2 + seed % 3, options={"edition": edition}, seed=seed)
        for decisions in range(0, 200, 20):
            kinds |= check_round_trip(walk(RULESET, setup, seed=seed, decisions=decisions, taste={"extend": 4}).state)
    assert kinds >= {"invest", "station_place", "station_move", "extend", "veto_call", "veto_decline"}


@both_editions
def test_round_trip_in_a_veto(edition: str) -> None:
    play = vetoing(edition)
    kinds = check_round_trip(play.state)
    play.act("veto_call")
    kinds |= check_round_trip(play.state)
    play.act("veto_bid", n=2, hex=(3, 1))
    play.act("veto_pass")
    kinds |= check_round_trip(play.state)
    assert kinds == {"veto_call", "veto_decline", "veto_bid", "veto_pass", "answer_bid", "answer_pass"}


def test_skip_is_read_everywhere() -> None:
    play = Position(tb_a()).play()
    assert RULESET.write_action(play.state, play.action("skip")) == {"type": "skip"}


def vetoing(edition: str = "1999") -> Play:
    position = Position(tb_a(), edition=edition).loco("A", (2, 2), facing=0, track=[(1, 2)])
    play = position.holding("A", 1, 2, 3).play()
    play.act("extend", line="A", to=(3, 2))
    return play


def test_names_and_hexes() -> None:
    play = Position(tb_a()).play()
    assert play.action("invest", city="K2", industry="leather") == Invest(1, 3)
    assert play.action("extend", line="B", to=[6, 1]) == Extend(1, play.board.hex_of[6, 1])
    assert play.action("station_place", to=(0, 0)) == PlaceStation(play.board.hex_of[0, 0])
    move = MoveStation(play.board.hex_of[0, 0], play.board.hex_of[1, 0])
    assert play.action("station_move", origin=[0, 0], to=[1, 0]) == move


def test_unknown_names_are_left_to_the_rules() -> None:
    play = Position(tb_a()).play()
    assert play.refused("invest", city="Atlantis", industry="steel") == "SR-5.1-a"
    assert play.refused("extend", line="Orient Express", to=(1, 2)) == "SR-7.1-a"


@pytest.mark.parametrize("far", [10**6, -(10**6), 10**30, 999, 1000])
def test_huge_coordinates_are_off_the_board(far: int) -> None:
    play = Position(tb_a()).play()
    assert play.refused("station_place", to=[far, far]) == "SR-3.1-a"
    assert play.refused("station_place", to=[0, far]) == "SR-3.1-a"
    assert play.refused("extend", line="A", to=[far, 0]) == "SR-7.1-b"
    assert play.refused("station_move", origin=[far, 0], to=[0, 0]) == "SR-6.1-a"


def test_huge_bids_are_refused() -> None:
    play = vetoing()
    play.act("veto_call")
    assert play.action("veto_bid", n=10**30, hex=[3, 1]) == Bid(10**30, play.board.hex_of[3, 1])
    assert play.refused("veto_bid", n=10**30, hex=[3, 1]) == "SR-7.3-e"
    assert play.refused("veto_bid", n=-(10**30), hex=[3, 1]) == "SR-7.3-e"


MALFORMED: list[tuple[Any, str]] = [
    # Not an action at all
    (None, "action"),
    ("extend", "action"),
    (5, "action"),
    ([{"type": "skip"}], "action"),
    # Which kind?
    ({}, "type"),
    ({"type": None}, "type"),
    ({"type": True}, "type"),
    ({"type": 1}, "type"),
    ({"type": ["skip"]}, "type"),
    ({"type": {"type": "skip"}}, "type"),
    ({"type": "fly"}, "type"),
    ({"type": "Skip"}, "type"),
    ({"Type": "skip"}, "type"),
    # A field is missing
    ({"type": "invest", "industry": "steel"}, "city"),
    ({"type": "invest", "city": "K1"}, "industry"),
    ({"type": "station_place"}, "to"),
    ({"type": "station_move", "to": [0, 0]}, "from"),
    ({"type": "station_move", "from": [0, 0]}, "to"),
    ({"type": "extend", "to": [1, 2]}, "line"),
    ({"type": "extend", "line": "A"}, "to"),
    ({"type": "veto_bid", "hex": [1, 2]}, "n"),
    ({"type": "veto_bid", "n": 1}, "hex"),
    ({"type": "answer_bid", "hex": [1, 2]}, "n"),
    ({"type": "answer_bid", "n": 1}, "hex"),
    # A field is of the wrong type
    ({"type": "invest", "city": 0, "industry": "steel"}, "city"),
    ({"type": "invest", "city": "K1", "industry": ["steel"]}, "industry"),
    ({"type": "extend", "line": 0, "to": [1, 2]}, "line"),
    ({"type": "extend", "line": None, "to": [1, 2]}, "line"),
    ({"type": "extend", "line": "A", "to": "B3"}, "to"),
    ({"type": "extend", "line": "A", "to": {"q": 1, "r": 2}}, "to"),
    ({"type": "extend", "line": "A", "to": 7}, "to"),
    ({"type": "extend", "line": "A", "to": None}, "to"),
    ({"type": "extend", "line": "A", "to": []}, "to"),
    ({"type": "extend", "line": "A", "to": [1]}, "to"),
    ({"type": "extend", "line": "A", "to": [1, 2, 3]}, "to"),
    ({"type": "extend", "line": "A", "to": [1.0, 2]}, "to"),
    ({"type": "extend", "line": "A", "to": ["1", 2]}, "to"),
    ({"type": "extend", "line": "A", "to": [True, 2]}, "to"),
    ({"type": "extend", "line": "A", "to": [None, 2]}, "to"),
    ({"type": "extend", "line": "A", "to": [[1], 2]}, "to"),
    ({"type": "station_place", "to": [0, False]}, "to"),
    ({"type": "station_move", "from": "A1", "to": [0, 0]}, "from"),
    ({"type": "veto_bid", "n": True, "hex": [1, 2]}, "n"),
    ({"type": "veto_bid", "n": "1", "hex": [1, 2]}, "n"),
    ({"type": "veto_bid", "n": 1.0, "hex": [1, 2]}, "n"),
    ({"type": "veto_bid", "n": None, "hex": [1, 2]}, "n"),
    ({"type": "answer_bid", "n": 1, "hex": "here"}, "hex"),
    # A field too many
    ({"type": "skip", "why": "tired"}, "why"),
    ({"type": "veto_call", "n": 1}, "n"),
    ({"type": "veto_pass", "hex": [1, 2]}, "hex"),
    ({"type": "invest", "city": "K1", "industry": "steel", "seat": 0}, "seat"),
    ({"type": "station_place", "to": [2, 2], "from": [0, 0]}, "from"),
    ({"type": "station_move", "from": [0, 0], "to": [1, 0], "hex": [0, 0]}, "hex"),
    ({"type": "extend", "line": "A", "to": [1, 2], "n": 1}, "n"),
    ({"type": "veto_bid", "n": 1, "hex": [1, 2], "line": "A"}, "line"),
    ({"type": "answer_bid", "n": 1, "hex": [1, 2], "": 0}, ""),
]


@pytest.mark.parametrize(("data", "field"), MALFORMED, ids=lambda part: str(part)[:60])
def test_malformed_action_names_the_field(data: Any, field: str) -> None:
    play = Position(tb_a()).play()
    with pytest.raises(BadNotation) as caught:
        RULESET.read_action(play.state, data)
    assert caught.value.field == field
    assert caught.value.problem


def test_message_lists_the_kinds_that_there_are() -> None:
    play = Position(tb_a()).play()
    with pytest.raises(BadNotation) as caught:
        RULESET.read_action(play.state, {"type": "fly"})
    assert "'fly'" in caught.value.problem
    assert all(kind in caught.value.problem for kind in KINDS)


def test_position_is_written_in_full() -> None:
    # Given: something of everything
    position = Position(tb_a()).loco("A", (2, 2), facing=0, track=[(1, 2)]).holding("A", 1, 2).station(P1, (1, 2))
    play = position.claims("K2", 0, 2, industry="leather").passengers(0, 0, 4).eliminated("C", into="B").play()
    data = play.written
    # Then
    assert data["next"] == {"decision": "action", "seat": 0, "active": 0, "action_no": 1, "extended": []}
    assert data["investments"] == [[], [["K2", "leather", 2]], [], []]
    assert data["stations"][P1] == {"reserve": 6, "hexes": [[1, 2]]}
    assert data["passengers"] == [0, 0, 4, 0]
    assert data["supply"] == {"tiles": 59, "passengers": 5, "supplementary": 16}
    assert data["available"] == {"A": 13, "B": 16, "C": 0}
    assert data["lines"] == {
        "A": {
            "status": "live",
            "into": None,
            "loco": [2, 2],
            "facing": "SE",
            "places": ["SA"],
            "track": [[1, 2]],
        },
        "B": {"status": "live", "into": None, "loco": [6, 2], "facing": None, "places": ["SB", "SC"], "track": []},
        "C": {"status": "eliminated", "into": "B", "loco": None, "facing": None, "places": [], "track": []},
    }


def test_proposal_is_written_while_it_is_under_way() -> None:
    play = vetoing()
    proposal = {"line": "A", "to": [3, 2], "legal": [[2, 3], [3, 1], [3, 2]], "called_by": None, "bid": None}
    assert play.written["next"]["proposal"] == proposal
    play.act("veto_call")
    play.act("veto_bid", n=2, hex=(3, 1))
    bid = {"seat": 1, "n": 2, "hex": [3, 1]}
    assert play.written["next"]["proposal"] == proposal | {"called_by": 1, "bid": bid}
    play.act("veto_pass")
    play.act("answer_pass")
    assert "proposal" not in play.written["next"]


def test_what_is_offered_is_every_legal_action_in_order() -> None:
    """The picks of many actions are made together."""
    for decisions in range(0, 160, 8):
        state = walk(RULESET, Setup(players=3, seed=decisions), seed=decisions, decisions=decisions).state
        legal = RULESET.legal(state)
        one_by_one = [(list(RULESET.picks(state, action)), action.form.name) for action in legal]
        assert RULESET.offered(state, legal.kinds) == one_by_one
        for kind in legal.kinds:
            assert known_at_once(kind) == [kind.at(number) for number in range(kind.count())]
