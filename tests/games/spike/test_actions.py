"""Actions as data: written and read, packed, pickled, picked and shown; and what cannot be read names its field."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

from roundhouse.engine.rules import BadNotation
from roundhouse.engine.setup import Setup
from roundhouse.games.spike import RULESET, board
from roundhouse.games.spike.board import Board
from roundhouse.games.spike.boardfile import printed_board
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.movement import FreeMove
from roundhouse.games.spike.opening import GiveCard, PlaceTrain
from roundhouse.testing import walk
from tests.games.spike.positions import Position
from tests.support.spike_games import TASTES, tiny_board


def test_every_kind_survives_every_way_to_keep_it() -> None:
    """Packed, pickled and copied, each action comes back as itself; all kinds are met."""
    met = {"Skip"}
    for seed in range(30):
        setup = Setup(players=2 + seed % 3, options={"advanced": True, "board": tiny_board(seed)}, seed=seed)
        for action in walk(RULESET, setup, seed, 300, TASTES[seed % 4]).log:
            met.add(type(action).__name__)
            assert RULESET.actions.unpack(json.loads(json.dumps(RULESET.actions.pack(action)))) == action
            assert pickle.loads(pickle.dumps(action)) == action
            assert copy.copy(action) == action == copy.deepcopy(action)
    assert met == {kind.__name__ for kind in RULESET.kinds}


def test_chosen_faces_can_be_written_as_a_line_of_text() -> None:
    state = RULESET.setup(Setup(players=2, options=RULESET.complete({"advanced": True}), seed=1))
    for action in RULESET.legal(state):
        assert RULESET.actions.parse(state, action.form.text(state, action)) == action


MALFORMED: list[tuple[Any, str]] = [
    ("build", "action"),
    ({"type": "fly"}, "type"),
    ({"type": "draw"}, "choice"),
    ({"type": "draw", "choice": "three"}, "choice"),
    ({"type": "draw", "choice": "deck", "card": "red"}, "card"),
    ({"type": "draw", "choice": "display", "card": 3}, "card"),
    ({"type": "boost", "space": 7}, "space"),
    ({"type": "start", "spaces": "e1"}, "spaces"),
    ({"type": "start", "spaces": ["e1"], "by": "night"}, "by"),
    ({"type": "contract_face", "faces": ["A"]}, "faces"),
    ({"type": "build", "path": [1]}, "path"),
    ({"type": "build", "path": ["e1"], "direct": ["red"]}, "direct"),
    ({"type": "build", "path": ["e1"], "direct": {"red": 1.5}}, "direct"),
    ({"type": "build", "path": ["e1"], "wild": "red"}, "wild"),
    ({"type": "build", "path": ["e1"], "wild": [["red", 2]]}, "wild"),
    ({"type": "build", "path": ["e1"], "wild": [["red", 10**9, "blue"]]}, "wild"),
    ({"type": "build", "path": ["e1"], "wild": [["red", 2, 3]]}, "wild"),
]


@pytest.mark.parametrize(("data", "field"), MALFORMED)
def test_a_malformed_action_names_its_field(data: Any, field: str) -> None:
    with pytest.raises(BadNotation) as caught:
        RULESET.read_action(Position().state, data)
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"type": "draw", "choice": "display", "card": "pink"}, "SK-6.1-a"),
        ({"type": "start", "spaces": ["nowhere"]}, "SK-8.1-b"),
        ({"type": "build", "path": ["nowhere"]}, "SK-7.1-a"),
        ({"type": "build", "path": ["e1", "e2"], "direct": {"pink": 1}}, "SK-7.2-a"),
        ({"type": "build", "path": ["e1", "e2"], "wild": [["pink", 2, "red"]]}, "SK-7.2-a"),
        ({"type": "upgrade", "part": "whistle"}, "SK-8.3-a"),
        ({"type": "load", "commodity": "tea"}, "SK-5.1-a"),
    ],
)
def test_names_that_nothing_has_are_refused_by_the_rules(action: dict[str, Any], rule: str) -> None:
    state = Position().state
    violation = RULESET.why_not(state, RULESET.read_action(state, action))
    assert violation is not None
    assert violation.rule == rule


@pytest.mark.parametrize(
    "path", [("card:pink",), ("route:none",), ("city:alpha", "track:e9"), ("pay:red=1",), ("face:x:A",)]
)
def test_picks_that_mean_nothing_lead_nowhere(path: tuple[str, ...]) -> None:
    assert RULESET.read_picks(Position().state, path) == []


# -- repr


def of_board(monkeypatch: pytest.MonkeyPatch, *boards: Board) -> None:
    monkeypatch.setattr(board, "_boards", list(boards))


def test_actions_show_the_names_of_the_only_board(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = printed_board()
    of_board(monkeypatch, printed)
    assert repr(PlaceTrain(printed.node_of["boston"])) == "<place train Boston>"
    assert repr(GiveCard(printed.colours.index("orange"))) == "<give card orange>"
    white, blue = printed.colours.index("white"), printed.colours.index("blue")
    direct = tuple(int(colour == white) for colour in range(len(printed.colours)))
    assert repr(Build((0, 1), direct, ((blue, 2, (white,)),))) == "<build e001 e002 1 white 2 blue as white>"
    assert repr(FreeMove(())) == "<free move>"


def test_where_several_boards_can_be_meant_they_show_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    of_board(monkeypatch)
    assert repr(PlaceTrain(3)) == "<place train space 3>"
    assert repr(GiveCard(1)) == "<give card card 1>"
    assert repr(FreeMove((7, 8))) == "<free move 7 8>"
