"""Board files, however they are written: read from JSON or text, checked, and written as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from roundhouse.engine.boardcheck import BadBoard, all_of
from roundhouse.engine.boardtext import BadText, BoardText, Spot, bad, said, spot_at, spots_of
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text
from roundhouse.game import Game
from roundhouse.table.checks import must_be_data


class Mistake(NamedTuple):
    """One thing that is wrong: what, at which place of the board, and where that is written."""

    text: Text
    place: str | None
    spot: Spot | None


def mistakes(ruleset: AnyRules, board: BoardText) -> list[Mistake]:
    """Everything that is wrong with a board, as far as could be seen; none if it can be played on."""
    try:
        must_be_data(ruleset, {"board": board.data})
        ruleset.check_board(board.data)
        Game(ruleset, Setup(players=ruleset.seats[0], options=ruleset.complete({"board": board.data})))
    except BadSetup as error:
        return [mistake(each, board.spots) for each in all_of(error)]
    return []


def mistake(error: BadSetup, spots: Mapping[str, Spot]) -> Mistake:
    place = error.place if isinstance(error, BadBoard) else None
    if isinstance(error, BadText):
        return Mistake(error.text, place, error.spot)
    spot = spots.get(place or "")
    if spot is None and place is not None:
        # A field inside another one: `market.rows`.
        spot = next((spots[name] for name in (place.split(".")[0], place.split(":")[0]) if name in spots), None)
    text = error.text if spot is None else Text("problem", {"where": said(spot), "problem": error.text})
    return Mistake(text, place, spot)


def read_board_files(ruleset: AnyRules, files: Mapping[str, str]) -> BoardText:
    """The board that files describe: one of JSON, or those of the game's text form. `BadText` if it cannot be read."""
    for name, text in files.items():
        if name.endswith(".json"):
            return read_json_file(ruleset, name, text)
    return ruleset.read_board_files(files)


def read_json_file(ruleset: AnyRules, name: str, text: str) -> BoardText:
    try:
        data = json.loads(text, parse_constant=_no_constant)
        # Halves of characters, such as "\ud800" alone, are no text: nothing could be written with them.
        json.dumps(data, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise bad(Spot(name, error.lineno, error.colno), "text-not-json") from None
    except (ValueError, RecursionError):
        raise bad(Spot(name, 1), "text-not-json") from None
    if not isinstance(data, dict):
        raise bad(spot_at(name, text, len(text) - len(text.lstrip())), "text-not-object")
    return BoardText(data, spots_of(name, text, ruleset.board_paths(data)))


def _no_constant(name: str) -> None:
    """Python reads NaN and Infinity where JSON has no such numbers."""
    raise ValueError(f"{name} is no number")


def write_board_files(ruleset: AnyRules, data: Mapping[str, Any]) -> dict[str, str]:
    """The board as text that reads as the same board again; `BadSetup` if there is no such text."""
    try:
        files = ruleset.write_board(data)
        is_same = ordered(ruleset.read_board_files(files).data) == ordered(data)
    except (KeyError, TypeError, ValueError, AttributeError):
        is_same = False
    if not is_same:
        raise BadBoard("board", Text("text-impossible"))
    return files


def ordered(data: Mapping[str, Any]) -> dict[str, Any]:
    """The lists of a board whose order means nothing, in one order: entries with coordinates."""
    return {name: _in_order(value) for name, value in data.items()}


def _in_order(value: Any) -> Any:
    if isinstance(value, list) and all(isinstance(each, dict) and "q" in each and "r" in each for each in value):
        return sorted(value, key=lambda each: json.dumps(each, sort_keys=True))
    return value
