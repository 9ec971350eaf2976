"""Positions in writing and in memory: complete, the same however they are kept; and picks, read without a search."""

from __future__ import annotations

import copy
import gzip
import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.games.e1862 import RULESET, decisions
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.parliament import BuyCharterShare, OpenAuction
from roundhouse.games.e1862.finance.stock_round import BuyShare
from roundhouse.games.e1862.import_18xx.export import Export
from roundhouse.games.e1862.map.atlas import COMPANY, HEX, NONE, SIZE
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.tiles import TILE
from roundhouse.games.e1862.mergers.merger import Consent, RemoveMarker
from roundhouse.games.e1862.operating.running import RunTrains
from roundhouse.games.e1862.operating.track import LayTile, PlaceSmallStation
from roundhouse.games.e1862.runs.run import Run
from roundhouse.games.e1862.state import State, pack, unpack
from roundhouse.games.e1862.steps import AT_TRAINS, RUN

RECORDED = Path(__file__).parents[2] / "golden" / "1862"
#: Games with mergers, options, markers to remove, refinancing and bankruptcies.
GAMES = ("862305", "862708")
#: How many positions of a game are looked at, and how many actions further.
POSITIONS = 40
FURTHER = 25


def recorded(name: str) -> tuple[State, list[E1862Action]]:
    """The beginning of a game of the public site, and all its actions."""
    export = Export(json.loads(gzip.decompress((RECORDED / f"{name}.json.gz").read_bytes())))
    actions = [action for _, played in export.replay(RULESET.setup(export.setup)) for action in played]
    return RULESET.setup(export.setup), actions


def positions(name: str, count: int) -> Iterator[tuple[State, list[E1862Action]]]:
    """Positions from all over a game, with the actions that followed."""
    state, actions = recorded(name)
    for number, action in enumerate(actions):
        if number % (len(actions) // count) == 0:
            yield state, actions[number : number + FURTHER]
        RULESET.apply(state, action)


#: A company that has not been started is as it was in the box: it has none of this.
STARTED_ONLY = frozenset(
    {
        "original",
        "floated",
        "chartered",
        "cell",
        "par",
        "money",
        "unused",
        "box",
        "director",
        "certificate",
        "home",
        "debt",
    }
)


def changed(state: State, chance: Chance) -> Iterator[tuple[str, State]]:
    """Copies that differ in one number, which may be anything."""
    for field in [*State.kept, *[f"board.{name}" for name in Board.kept]]:
        for _ in range(2):
            other = state.copy()
            part, name = (other.board, field.removeprefix("board.")) if "." in field else (other, field)
            value = getattr(part, name)
            place = chance.below(len(value)) if isinstance(value, list) and value else 0
            if isinstance(value, int):
                setattr(part, name, value + 1)
            elif value:
                value[place] += 1
            if not cannot_be(state, field, place):
                yield field, other


def cannot_be(state: State, field: str, place: int) -> bool:
    """What no game comes to: a bare hex with a small station, a company that floats before it is started."""
    if field == "board.small" or field == "board.turn":
        return state.board.tile[place] == NONE
    return (field in STARTED_ONLY and not state.started[place]) or (field == "opens" and state.started[place] == 1)


def is_possible(state: State) -> bool:
    try:
        RULESET.check(state)
    except (AssertionError, IndexError):
        return False
    return True


# -- complete


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_written_does_not_matter(name: str) -> None:
    """A position with any other number is written otherwise, or the game goes on from it exactly as it did."""
    chance = Chance(1862)
    told_apart: set[str] = set()
    for state, actions in positions(name, POSITIONS):
        digest, expected = RULESET.digest(state), outlook(state.copy(), actions)
        for field, other in changed(state, chance):
            try:
                same = RULESET.digest(other) == digest
            except (IndexError, KeyError):
                # No such company, hex or train: it cannot even be written.
                continue
            if not same:
                told_apart.add(field)
            elif is_possible(other):
                assert outlook(other, actions) == expected, field
    assert len(told_apart) > 70


def outlook(state: State, actions: list[E1862Action]) -> list[Any]:
    """What comes of these actions: everything that is told of them, and the position in the end."""
    return [*[RULESET.apply(state, action) for action in actions], RULESET.digest(state)]


def test_the_written_form_is_plain() -> None:
    for state, _ in positions(GAMES[0], 10):
        written = RULESET.write_state(state)
        assert json.loads(json.dumps(written)) == written
        assert len(json.dumps(written)) < 20000


# -- kept


def test_states_and_actions_are_copied_and_pickled() -> None:
    for state, actions in positions(GAMES[1], 10):
        for same in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            assert RULESET.pack(same) == RULESET.pack(state)
            RULESET.apply(same, actions[0])
            assert RULESET.pack(same) != RULESET.pack(state)
        for action in actions:
            packed = json.loads(json.dumps(RULESET.actions.pack(action)))
            for again in (pickle.loads(pickle.dumps(action)), copy.deepcopy(action), RULESET.actions.unpack(packed)):
                assert again == action
                assert hash(again) == hash(action)


@pytest.mark.parametrize(("stage", "field"), [(AT_TRAINS, "refused_trains"), (AT_TRAINS - 1, "refused_mergers")])
def test_positions_kept_by_an_earlier_version_are_read(stage: int, field: str) -> None:
    state = recorded(GAMES[0])[0]
    state.stage = stage
    packed = {**pack(state), "refused": 4}
    del packed["refused_mergers"], packed["refused_trains"]
    read = unpack(state.switches, packed)
    assert getattr(read, field) == 4
    assert read.refused_mergers + read.refused_trains == 4


@pytest.mark.parametrize(
    ("name", "value"), [("cash", 3), ("cash", [1.0, 2, 3]), ("turn", [1]), ("turn", True), ("turn", 1.0)]
)
def test_positions_hold_whole_numbers_only(name: str, value: Any) -> None:
    state = recorded(GAMES[0])[0]
    with pytest.raises(TypeError):
        unpack(state.switches, {**pack(state), name: value})


# -- said


ACTIONS = [
    (OpenAuction(COMPANY["EUR"], 5), "<open auction EUR 5>"),
    (BuyCharterShare(), "<buy charter share>"),
    (BuyShare(COMPANY["EUR"], 1), "<buy share EUR pool>"),
    (Consent(1), "<consent yes>"),
    (RemoveMarker(SIZE, 2), "<remove marker London 2>"),
    (LayTile(HEX["F11"], TILE["57"], 2), "<lay tile F11 57 2>"),
    (PlaceSmallStation(HEX["F11"], 0b1001), "<place small station F11 0-3>"),
    (RunTrains([Run(0, [])]), "<run trains 1>"),
    (RunTrains([], 40, 0), "<run trains 0 40 0>"),
]


@pytest.mark.parametrize(("action", "said"), ACTIONS, ids=[said for _, said in ACTIONS])
def test_actions_are_shown_in_the_players_words(action: E1862Action, said: str) -> None:
    assert repr(action) == said


# -- picked


def nothing_is_listed(*_: Any) -> Any:
    raise AssertionError("legal actions were listed to read picks")


@pytest.mark.parametrize("name", GAMES)
def test_picks_are_read_without_a_search(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every legal action by all its picks; and any of its first picks leads to some legal action."""
    for state, _ in positions(name, POSITIONS):
        legal = [] if state.step == RUN else list(RULESET.legal(state))
        with monkeypatch.context() as patched:
            patched.setattr(decisions, "legal", nothing_is_listed)
            patched.setattr(decisions, "allowed", nothing_is_listed)
            for action in legal[:: max(1, len(legal) // 15)]:
                path = RULESET.picks(state, action)
                assert action in RULESET.read_picks(state, path)
                for length in range(1, len(path)):
                    meant = RULESET.read_picks(state, path[:length])
                    possible = [one for one in meant if RULESET.why_not(state, one) is None]
                    small = path[:length] == ("small",)
                    assert possible or small, path[:length]


@pytest.mark.parametrize(
    "path",
    [
        ("hex:Z9",),
        ("hex:F11", "tile:x"),
        ("company:XYZ",),
        ("sell", "company:"),
        ("amount:much",),
        ("nonsense", "more"),
    ],
)
def test_picks_that_mean_nothing(path: tuple[str, ...]) -> None:
    assert RULESET.read_picks(recorded(GAMES[0])[0], path) == []
