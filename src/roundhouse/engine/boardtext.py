"""Boards as text: where in a file something is written, and what is wrong there."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from roundhouse.engine.boardcheck import BadBoard
from roundhouse.engine.text import Arg, Text


class Spot(NamedTuple):
    """A place in a file; lines and columns are counted from 1."""

    file: str
    line: int
    column: int = 1


class BoardText(NamedTuple):
    """A board that was read from text, and where each of its places is written (`hex:3,5`, `lines:0`)."""

    data: dict[str, Any]
    spots: dict[str, Spot]


class BadText(BadBoard):
    """A text that is not a board: file, line and column, and what is expected there."""

    def __init__(self, spot: Spot, problem: Text) -> None:
        super().__init__(said(spot), problem)
        self.spot = spot

    def __reduce__(self) -> tuple[Any, ...]:
        return BadText, (self.spot, self.text.args["problem"])


def said(spot: Spot) -> Text:
    return Text("text-spot", {"file": spot.file, "line": spot.line, "column": spot.column})


def bad(spot: Spot, key: str, **args: Arg) -> BadText:
    return BadText(spot, Text(key, args))


def read_json(text: str, spot: Spot) -> Any:
    """What the text form cannot express otherwise is embedded in it as JSON."""
    try:
        found = json.loads(text)
        json.dumps(found, ensure_ascii=False).encode()
        return found
    except (ValueError, RecursionError):
        raise bad(spot, "text-json", found=short(text)) from None


def short(text: str) -> str:
    """As much of it as fits into a sentence."""
    return repr(text if len(text) <= 40 else text[:39] + "…")


# -- positions in JSON

_TOKEN: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[\[\]{}:,]|[^\s\[\]{}:,"]+)')


def positions(text: str) -> dict[tuple[str | int, ...], int]:
    """Where each value of a JSON text begins, by the names and indices that lead to it. The text must be valid."""
    found: dict[tuple[str | int, ...], int] = {}
    path: list[str | int] = []
    awaits_name: list[bool] = []
    for token in _TOKEN.finditer(text):
        sign, start = token[1], token.start(1)
        if sign in "]}":
            path.pop()
            awaits_name.pop()
        elif sign == ",":
            last = path[-1]
            if isinstance(last, int):
                path[-1] = last + 1
            else:
                awaits_name[-1] = True
        elif awaits_name and awaits_name[-1]:
            path[-1] = json.loads(sign)
            awaits_name[-1] = False
        elif sign != ":":
            found[tuple(path)] = start
            if sign in "[{":
                path.append(0 if sign == "[" else "")
                awaits_name.append(sign == "{")
    return found


def spot_at(file: str, text: str, offset: int) -> Spot:
    before = text[:offset]
    return Spot(file, before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1)


def spots_of(file: str, text: str, paths: Mapping[str, tuple[str | int, ...]]) -> dict[str, Spot]:
    """Where the places of a board are written in its JSON text."""
    known = positions(text)
    return {place: spot_at(file, text, known[path]) for place, path in paths.items() if path in known}
