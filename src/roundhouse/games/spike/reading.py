"""Actions from plain data. Names that nothing on the board has are read too, where the rules can refuse them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundhouse.engine.rules import BadNotation
from roundhouse.engine.text import Text
from roundhouse.games.spike.actions import (
    Action,
    Boost,
    Build,
    ContractFace,
    Deliver,
    DrawCard,
    EndTurn,
    FreeMove,
    GiveCard,
    KeepRoute,
    Load,
    PlaceTrain,
    Skip,
    Start,
    StopDrawing,
    TakeCard,
    Unload,
    Upgrade,
    WildSet,
)
from roundhouse.games.spike.board import NONE, PARTS, Board
from roundhouse.games.spike.dealing import FACES
from roundhouse.games.spike.opening import own_cards
from roundhouse.games.spike.state import State

Data = dict[str, Any]


def read_action(state: State, data: Any) -> Action:
    if not isinstance(data, dict):
        raise BadNotation("action", Text("problem-action-object"))
    kind = data.get("type")
    if isinstance(kind, str) and kind in READERS:
        return READERS[kind](state, data)
    raise BadNotation("type", Text("problem-action-type", {"given": repr(kind), "known": ", ".join(READERS)}))


# -- pieces


def _only(data: Data, *fields: str) -> None:
    for name in data:
        if name != "type" and name not in fields:
            raise BadNotation(str(name), Text("problem-action-field", {"type": data["type"]}))


def _name(data: Data, field: str) -> str:
    value = data.get(field)
    if isinstance(value, str):
        return value
    raise BadNotation(field, Text("problem-action-name"))


def _names(data: Data, field: str) -> list[str]:
    value = data.get(field)
    if isinstance(value, (list, tuple)) and all(isinstance(name, str) for name in value):
        return list(value)
    raise BadNotation(field, Text("problem-action-names"))


def _index(names: list[str] | tuple[str, ...], name: Any) -> int:
    return names.index(name) if name in names else NONE


def _space(board: Board, name: str) -> int:
    """A junction is read too: the rules say that it is no space. Any other name is a number that no space has."""
    found = board.space_named(name)
    return board.size + len(board.segments) if found == NONE else found


def _spaces(state: State, data: Data) -> tuple[int, ...]:
    _only(data, "spaces")
    return tuple(_space(state.board, name) for name in _names(data, "spaces"))


def _commodity(state: State, data: Data) -> int:
    _only(data, "commodity")
    return _index(state.board.commodities, _name(data, "commodity"))


# -- actions


def _faces(state: State, data: Data) -> Action:
    _only(data, "faces")
    faces = data.get("faces")
    if not isinstance(faces, dict):
        raise BadNotation("faces", Text("problem-action-faces"))
    ids = [card.id for card in state.board.contracts]
    chosen = {_index(ids, card): _index(FACES, face) for card, face in faces.items()}
    # In the order in which the rules have them; whatever else is named comes last, to be refused.
    own = [card for card in own_cards(state, state.asked) if card in chosen] if state.asked != NONE else []
    rest = sorted(card for card in chosen if card not in own)
    return ContractFace(tuple((card, chosen[card]) for card in [*own, *rest]))


def _give(state: State, data: Data) -> Action:
    _only(data, "card")
    return GiveCard(_index(state.board.colours, _name(data, "card")))


def _keep(state: State, data: Data) -> Action:
    _only(data, "route")
    return KeepRoute(_index([route.id for route in state.board.routes], _name(data, "route")))


def _place(state: State, data: Data) -> Action:
    _only(data, "city")
    return PlaceTrain(_space(state.board, _name(data, "city")))


def _draw(state: State, data: Data) -> Action:
    choice = _name(data, "choice")
    if choice == "display":
        _only(data, "choice", "card")
        return TakeCard(_index(state.board.colours, _name(data, "card")))
    _only(data, "choice")
    if choice == "deck":
        return DrawCard()
    if choice == "stop":
        return StopDrawing()
    raise BadNotation("choice", Text("problem-action-choice"))


def _boost(state: State, data: Data) -> Action:
    _only(data, "space")
    return Boost(_space(state.board, _name(data, "space")))


def _upgrade(state: State, data: Data) -> Action:
    _only(data, "part")
    return Upgrade(_index(PARTS, _name(data, "part")))


def _build(state: State, data: Data) -> Action:
    _only(data, "path", "direct", "wild")
    board = state.board
    path = tuple(_index(board.segments, name) for name in _names(data, "path"))
    wild = data.get("wild", [])
    if not isinstance(wild, (list, tuple)):
        raise BadNotation("wild", Text("problem-action-wild"))
    return Build(path, _direct(board, data.get("direct", {})), tuple(_wild_set(board, entry) for entry in wild))


def _direct(board: Board, data: Any) -> tuple[int, ...]:
    if not isinstance(data, dict) or not all(type(n) is int for n in data.values()):
        raise BadNotation("direct", Text("problem-action-direct"))
    counts = [0] * len(board.colours)
    for name, n in data.items():
        if name not in board.colours:
            # One count too many: the rules refuse it.
            return (*counts, n)
        counts[board.colours.index(name)] = n
    return tuple(counts)


def _wild_set(board: Board, data: Any) -> WildSet:
    """[source, n, target], or [source, n, [targets…]]."""
    if not isinstance(data, (list, tuple)) or len(data) != 3 or type(data[1]) is not int or abs(data[1]) > 1000:
        raise BadNotation("wild", Text("problem-action-wild"))
    source, n, target = data
    targets = [target] * max(1, n - 1) if isinstance(target, str) else target
    if not isinstance(source, str) or not isinstance(targets, (list, tuple)):
        raise BadNotation("wild", Text("problem-action-wild"))
    return _index(board.colours, source), n, tuple(_index(board.colours, name) for name in targets)


def _plain(action: type[Action]) -> Callable[[State, Data], Action]:
    def read(state: State, data: Data) -> Action:
        _only(data)
        return action()

    return read


READERS: dict[str, Callable[[State, Data], Action]] = {
    "contract_face": _faces,
    "give_card": _give,
    "keep_route": _keep,
    "place_train": _place,
    "free_move": lambda state, data: FreeMove(_spaces(state, data)),
    "load": lambda state, data: Load(_commodity(state, data)),
    "unload": lambda state, data: Unload(_commodity(state, data)),
    "deliver": lambda state, data: Deliver(_commodity(state, data)),
    "draw": _draw,
    "build": _build,
    "start": lambda state, data: Start(_spaces(state, data)),
    "boost": _boost,
    "upgrade": _upgrade,
    "skip": _plain(Skip),
    "end_turn": _plain(EndTurn),
}
