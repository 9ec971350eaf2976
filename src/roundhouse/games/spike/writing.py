"""Actions as plain data with the names of the board."""

from __future__ import annotations

from typing import Any

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
from roundhouse.games.spike.board import PARTS, Board
from roundhouse.games.spike.dealing import FACES
from roundhouse.games.spike.state import State


def _name(names: list[str] | tuple[str, ...], number: int) -> str | None:
    return names[number] if 0 <= number < len(names) else None


def colour_name(board: Board, colour: int) -> str | None:
    return "time" if colour == board.time else _name(board.colours, colour)


def write_path(board: Board, path: tuple[int, ...]) -> list[str | None]:
    return [_name(board.segments, segment) for segment in path]


def _spaces(board: Board, spaces: tuple[int, ...]) -> list[str]:
    return [board.space_name(space) for space in spaces]


def write_action(state: State, action: Action) -> dict[str, Any]:
    board = state.board
    match action:
        case ContractFace():
            faces = {board.contracts[card].id: _name(FACES, face) for card, face in action.faces}
            return {"type": "contract_face", "faces": faces}
        case GiveCard():
            return {"type": "give_card", "card": colour_name(board, action.colour)}
        case KeepRoute():
            return {"type": "keep_route", "route": _name([route.id for route in board.routes], action.route)}
        case PlaceTrain():
            return {"type": "place_train", "city": board.space_name(action.node)}
        case FreeMove():
            return {"type": "free_move", "spaces": _spaces(board, action.spaces)}
        case Start():
            return {"type": "start", "spaces": _spaces(board, action.spaces)}
        case Boost():
            return {"type": "boost", "space": board.space_name(action.space)}
        case Load():
            return {"type": "load", "commodity": _name(board.commodities, action.commodity)}
        case Unload():
            return {"type": "unload", "commodity": _name(board.commodities, action.commodity)}
        case Deliver():
            return {"type": "deliver", "commodity": _name(board.commodities, action.commodity)}
        case TakeCard():
            return {"type": "draw", "choice": "display", "card": colour_name(board, action.colour)}
        case DrawCard():
            return {"type": "draw", "choice": "deck"}
        case StopDrawing():
            return {"type": "draw", "choice": "stop"}
        case Build():
            return write_build(state, action)
        case Upgrade():
            return {"type": "upgrade", "part": _name(PARTS, action.part)}
        case Skip():
            return {"type": "skip"}
        case EndTurn():
            return {"type": "end_turn"}
    raise TypeError(f"not an action of this game: {action!r}")


def write_build(state: State, action: Build) -> dict[str, Any]:
    board = state.board
    direct = {board.colours[colour]: n for colour, n in enumerate(action.direct[: len(board.colours)]) if n}
    return {
        "type": "build",
        "path": write_path(board, action.path),
        "direct": direct,
        "wild": [write_set(state, wild) for wild in action.wild],
    }


def write_set(state: State, wild: WildSet) -> list[Any]:
    """One target, or the list of them where sets may be mixed (SK-7.2-g)."""
    board = state.board
    source, n, targets = wild
    names = [colour_name(board, target) for target in targets]
    if state.switches.wild_one_colour and len(set(names)) == 1 and len(names) == n - 1:
        return [colour_name(board, source), n, names[0]]
    return [colour_name(board, source), n, names]
