"""Board files: reading and checking one, with errors that name the hex and say what is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from roundhouse.engine.hexes import distance, label
from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Arg, Text
from roundhouse.games.rocket.board import CITY, FAR, PLACE_KINDS, START, TOWN, Board, Line, Place

SCHEMA = "rocket-board/1"
#: Letters of a name: longer ones fit nowhere.
LONGEST = 60
#: What a table can still play on: five times the printed board.
MOST = {"hexes": 1_000, "lines": 35, "cities": 60, "towns": 60, "industries": 12}
MOST_INVESTMENTS = 20
#: Pieces in the box.
MOST_PIECES = 1_000


@cache
def printed_data() -> dict[str, Any]:
    """The data of the board that comes with the game."""
    text = files("roundhouse.games.rocket").joinpath("board.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@cache
def printed_board() -> Board:
    """The board that comes with the game."""
    board = read_board(printed_data())
    board.origin = (printed_board, ())
    return board


def load_data(path: str | Path) -> dict[str, Any]:
    """The data of a board file on disk."""
    try:
        data = json.loads(Path(path).read_text("utf-8"), parse_constant=_no_constant)
    except OSError as error:
        raise BadSetup(str(path), Text("file-unreadable", {"why": error.strerror or str(error)})) from None
    except UnicodeDecodeError:
        raise BadSetup(str(path), Text("file-not-text")) from None
    except json.JSONDecodeError as error:
        raise BadSetup(str(path), Text("file-not-json", {"line": error.lineno, "why": error.msg})) from None
    except (ValueError, RecursionError) as error:
        # No file can have that name, a number has thousands of digits, or lists lie too deep inside each other.
        raise BadSetup(str(path), Text("file-unreadable", {"why": str(error)})) from None
    if not isinstance(data, dict):
        raise BadSetup(str(path), Text("file-not-object"))
    return data


def _no_constant(name: str) -> None:
    """Python reads NaN and Infinity where JSON has no such numbers."""
    raise ValueError(f"{name} is no number")


def read_board(data: Mapping[str, Any]) -> Board:
    """The board of a board file's data; `BadSetup` names the first thing that is wrong."""
    board = _Reader(data).read()
    board.origin = (read_board, (data,))
    return board


def must_be(expected: str, found: object) -> Text:
    return Text("file-must-be", {"expected": expected, "found": repr(found)})


def _bad(where: Text | str, key: str, **args: Arg) -> BadSetup:
    return BadSetup(where, Text(key, args))


def _field(name: str) -> Text:
    return Text("file-field", {"field": name})


def _hex_name(at: tuple[int, int]) -> Text:
    return Text("file-hex", {"q": at[0], "r": at[1]})


def _named_hex(name: str, at: tuple[int, int]) -> Text:
    return Text("file-named-hex", {"name": name, "q": at[0], "r": at[1]})


class _Reader:
    """Reads a board file from the ground up: hexes, then lines, cities and towns, then how they fit together."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.kinds: dict[tuple[int, int], str] = {}
        self.names: dict[tuple[int, int], str] = {}
        self.labels: dict[tuple[int, int], str] = {}
        self.labelled: set[str] = set()
        self.places: list[tuple[str, int, tuple[int, int]]] = []

    def read(self) -> Board:
        if self.data.get("schema") != SCHEMA:
            raise BadSetup(_field("schema"), must_be(SCHEMA, self.data.get("schema")))
        for entry in self._list("hexes"):
            self._read_hex(entry)
        industries = self._read_industries()
        lines = [self._read_line(entry, number) for number, entry in enumerate(self._list("lines"), 1)]
        investments = [self._read_city(entry, industries) for entry in self._list("cities")]
        for entry in self._list("towns"):
            self._read_place(entry, "towns", TOWN)
        self._check_places()
        self._check_lines(lines)
        return self._build(lines, industries, investments)

    # -- pieces

    def _list(self, field: str) -> list[Any]:
        value = self.data.get(field)
        if not isinstance(value, list) or not value:
            raise _bad(_field(field), "file-not-list")
        if len(value) > MOST[field]:
            raise _bad(_field(field), "file-many", most=MOST[field], found=len(value))
        return value

    def _coordinate(self, value: object, where: Text | str) -> tuple[int, int]:
        if isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value):
            q, r = value
            if max(abs(q), abs(r)) < FAR:
                return q, r
        raise _bad(where, "file-bad-coordinate", far=FAR, found=repr(value))

    def _text(self, entry: Mapping[str, Any], field: str, where: Text | str) -> str:
        value = entry.get(field)
        if not isinstance(value, str) or not value.strip():
            raise _bad(where, "file-no-text", field=field)
        if len(value) > LONGEST:
            raise _bad(where, "file-long-text", field=field, most=LONGEST)
        return value

    def _read_hex(self, entry: object) -> None:
        if not isinstance(entry, dict):
            raise _bad(_field("hexes"), "file-hex-object", fields="q, r, kind", found=repr(entry))
        at = self._coordinate([entry.get("q"), entry.get("r")], Text("file-hex-number", {"n": len(self.kinds) + 1}))
        where = _hex_name(at)
        if at in self.kinds:
            raise _bad(where, "file-hex-twice")
        kind = entry.get("kind")
        if kind not in ("plain", *PLACE_KINDS):
            raise _bad(where, "file-hex-kind", known=", ".join(("plain", *PLACE_KINDS)), found=repr(kind))
        self.kinds[at] = kind
        if kind != "plain":
            self.names[at] = self._text(entry, "name", where)
        elif "name" in entry:
            raise _bad(where, "file-plain-name")
        text = entry.get("label", label(*at))
        if not isinstance(text, str) or text in self.labelled or len(text) > LONGEST:
            raise _bad(where, "file-label", found=repr(text)[: LONGEST + 2])
        self.labels[at] = text
        self.labelled.add(text)

    def _read_industries(self) -> list[str]:
        industries = self._list("industries")
        if not all(isinstance(name, str) for name in industries) or len(set(industries)) < len(industries):
            raise _bad(_field("industries"), "file-industries")
        return list(industries)

    def _read_line(self, entry: object, number: int) -> Line:
        if not isinstance(entry, dict):
            raise _bad(Text("file-line-number", {"n": number}), "file-line-object", fields="id, name, colour, start")
        id = self._text(entry, "id", Text("file-line-number", {"n": number}))
        where = Text("file-line", {"line": id})
        at = self._coordinate(entry.get("start"), where)
        if self.kinds.get(at) != "start":
            raise self._wrong_kind(_named_hex(id, at), at, START)
        self.places.append((self.names[at], START, at))
        return Line(id, self._text(entry, "name", where), self._text(entry, "colour", where), len(self.places) - 1)

    def _read_place(self, entry: object, field: str, kind: int) -> str:
        if not isinstance(entry, dict):
            raise _bad(_field(field), "file-place-object", fields="name, hex", found=repr(entry))
        name = self._text(entry, "name", _field(field))
        at = self._coordinate(entry.get("hex"), name)
        where = _named_hex(name, at)
        if self.kinds.get(at) != PLACE_KINDS[kind]:
            raise self._wrong_kind(where, at, kind)
        if self.names[at] != name:
            raise _bad(where, "file-other-name", found=repr(self.names[at]))
        self.places.append((name, kind, at))
        return name

    def _wrong_kind(self, where: Text, at: tuple[int, int], kind: int) -> BadSetup:
        expected = PLACE_KINDS[kind]
        if at not in self.kinds:
            return _bad(where, "file-off-board", expected=expected)
        return _bad(where, "file-wrong-kind", expected=expected, found=self.kinds[at])

    def _read_city(self, entry: object, industries: list[str]) -> list[int]:
        name = self._read_place(entry, "cities", CITY)
        assert isinstance(entry, dict)
        tokens = entry.get("industries")
        if not isinstance(tokens, list) or not tokens:
            raise _bad(name, "file-no-investments", field="industries")
        if len(tokens) > MOST_INVESTMENTS:
            raise _bad(name, "file-many", most=MOST_INVESTMENTS, found=len(tokens))
        for token in tokens:
            if token not in industries:
                raise _bad(name, "file-no-industry", found=repr(token), known=", ".join(industries))
        return [tokens.count(industry) for industry in industries]

    # -- how they fit together

    def _check_places(self) -> None:
        listed: dict[tuple[int, int], str] = {}
        names: set[str] = set()
        for name, _, at in self.places:
            if at in listed:
                raise _bad(_hex_name(at), "file-used-twice", first=listed[at], second=name)
            if name in names:
                raise _bad(_hex_name(at), "file-name-twice", name=name)
            listed[at] = name
            names.add(name)
        for at, kind in self.kinds.items():
            if kind != "plain" and at not in listed:
                field = {"start": "lines", "city": "cities", "town": "towns"}[kind]
                raise _bad(_named_hex(self.names[at], at), "file-no-entry", kind=kind, field=field)

    def _check_lines(self, lines: list[Line]) -> None:
        if len(lines) < 2:
            raise _bad(_field("lines"), "file-few-lines")
        seen: set[str] = set()
        for line in lines:
            if line.id in seen:
                raise _bad(Text("file-line", {"line": line.id}), "file-line-twice")
            seen.add(line.id)
        starts = [self.places[line.start] for line in lines]
        for number, (name, _, at) in enumerate(starts):
            for other, _, there in starts[:number]:
                if distance(*at, *there) == 1:
                    raise _bad(_hex_name(at), "file-starts-touch", first=other, second=name)

    def _component(self, field: str, default: int) -> int:
        components = self.data.get("components", {})
        value = components.get(field, default) if isinstance(components, dict) else None
        if type(value) is not int or not 1 <= value <= MOST_PIECES:
            raise _bad(_field(f"components.{field}"), "file-component", most=MOST_PIECES, found=repr(value))
        return value

    def _build(self, lines: list[Line], industries: list[str], investments: list[list[int]]) -> Board:
        order = sorted(self.kinds)
        number = {at: hex for hex, at in enumerate(order)}
        return Board(
            title=str(self.data.get("title", self.data.get("game", "board"))),
            schema=SCHEMA,
            reconstruction="reconstructed" in json.dumps(self.data.get("provenance", {})),
            coordinates=order,
            labels=[self.labels[at] for at in order],
            places=[Place(name, kind, number[at]) for name, kind, at in self.places],
            lines=lines,
            industries=industries,
            investments=investments,
            stations_each=self._component("stations_per_player", 7),
            tiles=self._component("track_tiles", 60),
            passengers=self._component("passenger_tokens", 9),
        )
