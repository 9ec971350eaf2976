"""Board files: reading and checking one, with errors that name the hex and say what is wrong.

What is wrong with one hex or one entry does not hide the others; what is built on them is checked once they are right.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from roundhouse.engine.boardcheck import BadBoard, Mistakes, is_visible
from roundhouse.engine.hexes import distance, label
from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Arg, Text
from roundhouse.games.rocket.board import CITY, FAR, PLACE_KINDS, START, TOWN, Board, Line, Place

SCHEMA = "rocket-board/1"
#: The colours that lines can be painted in.
COLOURS: Final = ("red", "violet", "blue", "yellow", "black", "orange", "green")
#: The coasts that come with the game, which a board can be drawn on.
COASTS: Final = ("", "england")
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


def check_board(data: Mapping[str, Any]) -> None:
    """What is asked of a board that somebody brings: that of `read_board`, names that can be read, and colours that
    can be painted.

    Games that were begun on other boards go on: there the next free colour stands for a missing one.
    """
    board = _Reader(data).read()
    mistakes = Mistakes()
    mistakes.each(data["industries"], _check_industry)
    mistakes.each(board.places, lambda place: _check_name(board.coordinates[place.hex], place.name))
    mistakes.each(zip(board.coordinates, board.labels, strict=True), lambda labelled: _check_name(*labelled))
    mistakes.each(enumerate(board.lines), lambda numbered: _check_line(*numbered))
    mistakes.each(enumerate(board.lines), lambda numbered: _check_colour(board, *numbered))
    if data.get("coast", "") not in COASTS:
        known = ", ".join(filter(None, COASTS))
        raise _bad(_field("coast"), "file-no-coast", "coast", found=repr(data["coast"]), known=known)
    mistakes.must_be_none()


def _check_industry(name: str) -> None:
    if not name.strip():
        raise _bad(_field("industries"), "file-industries", "industries")
    if len(name) > LONGEST:
        raise _bad(name[:LONGEST] + "…", "file-long-text", "industries", field="industries", most=LONGEST)
    if not is_visible(name):
        raise _bad(_field("industries"), "file-unseen", "industries")


def _check_name(at: tuple[int, int], name: str) -> None:
    if not is_visible(name):
        raise _bad(_hex_name(at), "file-unseen", _at(at))


def _check_line(number: int, line: Line) -> None:
    if not is_visible(line.id) or not is_visible(line.name):
        raise _bad(Text("file-line-number", {"n": number + 1}), "file-unseen", f"lines:{number}")


def _check_colour(board: Board, number: int, line: Line) -> None:
    where, place = Text("file-line", {"line": line.id}), f"lines:{number}"
    if line.colour not in COLOURS:
        raise _bad(where, "file-no-colour", place, found=repr(line.colour), known=_colour_words(COLOURS))
    used = [other.colour for other in board.lines]
    unused = [colour for colour in COLOURS if colour not in used]
    if line.colour in used[:number] and unused:
        first = board.lines[used.index(line.colour)].id
        raise _bad(where, "file-colour-twice", place, first=first, unused=_colour_words(unused))


def _colour_words(colours: Sequence[str]) -> list[Text]:
    """As they are said, and as they are written in the file."""
    return [Text(f"file-paint-{colour}") for colour in colours]


def must_be(expected: str, found: object) -> Text:
    return Text("file-must-be", {"expected": expected, "found": repr(found)})


def _bad(where: Text | str, key: str, place: str | None, **args: Arg) -> BadBoard:
    return BadBoard(where, Text(key, args), place)


def _field(name: str) -> Text:
    return Text("file-field", {"field": name})


def _at(at: tuple[int, int]) -> str:
    """A hex as the place of a mistake."""
    return f"hex:{at[0]},{at[1]}"


def _kind(name: str) -> Text:
    return Text(f"file-kind-{name}")


def _hex_name(at: tuple[int, int]) -> Text:
    return Text("file-hex", {"q": at[0], "r": at[1]})


def _named_hex(name: str, at: tuple[int, int]) -> Text:
    return Text("file-named-hex", {"name": name, "q": at[0], "r": at[1]})


class _Reader:
    """Reads a board file from the ground up: hexes, then lines, cities and towns, then how they fit together."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.mistakes = Mistakes()
        self.kinds: dict[tuple[int, int], str] = {}
        self.names: dict[tuple[int, int], str] = {}
        self.labels: dict[tuple[int, int], str] = {}
        self.labelled: set[str] = set()
        self.places: list[tuple[str, int, tuple[int, int]]] = []
        self.industries: list[str] = []
        self.lines: list[Line] = []
        self.investments: list[list[int]] = []

    def read(self) -> Board:
        if "schema" not in self.data:
            raise _bad(_field("schema"), "file-field-missing", "schema", expected=SCHEMA)
        if self.data.get("schema") != SCHEMA:
            raise BadBoard(_field("schema"), must_be(SCHEMA, self.data.get("schema")), "schema")
        self.mistakes.each(enumerate(self._list("hexes")), self._read_hex)
        self.mistakes.must_be_none()
        self.industries = self._read_industries()
        self.mistakes.each(enumerate(self._list("lines")), self._read_line)
        self.mistakes.each(enumerate(self._list("cities")), self._read_city)
        self.mistakes.each(enumerate(self._list("towns")), self._read_town)
        self.mistakes.must_be_none()
        self._check_places()
        self._check_lines()
        self.mistakes.must_be_none()
        return self._build()

    # -- pieces

    def _list(self, field: str) -> list[Any]:
        value = self.data.get(field)
        if not isinstance(value, list) or not value:
            raise _bad(_field(field), "file-not-list", field)
        if len(value) > MOST[field]:
            raise _bad(_field(field), "file-many", field, most=MOST[field], found=len(value))
        return value

    def _coordinate(self, value: object, where: Text | str, place: str) -> tuple[int, int]:
        if isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value):
            q, r = value
            if max(abs(q), abs(r)) < FAR:
                return q, r
        raise _bad(where, "file-bad-coordinate", place, far=FAR, found=repr(value))

    def _text(self, entry: Mapping[str, Any], field: str, where: Text | str, place: str) -> str:
        value = entry.get(field)
        if not isinstance(value, str) or not value.strip():
            raise _bad(where, "file-no-text", place, field=field)
        if len(value) > LONGEST:
            raise _bad(where, "file-long-text", place, field=field, most=LONGEST)
        return value

    def _read_hex(self, numbered: tuple[int, object]) -> None:
        number, entry = numbered
        row = f"hexes:{number}"
        if not isinstance(entry, dict):
            raise _bad(_field("hexes"), "file-hex-object", row, fields="q, r, kind", found=repr(entry))
        at = self._coordinate([entry.get("q"), entry.get("r")], Text("file-hex-number", {"n": number + 1}), row)
        where, place = _hex_name(at), _at(at)
        if at in self.kinds:
            raise _bad(where, "file-hex-twice", place)
        if "kind" not in entry:
            raise _bad(where, "file-no-kind", place, known=", ".join(("plain", *PLACE_KINDS)))
        kind = entry["kind"]
        if kind not in ("plain", *PLACE_KINDS):
            raise _bad(where, "file-hex-kind", place, known=", ".join(("plain", *PLACE_KINDS)), found=repr(kind))
        self.kinds[at] = kind
        if kind != "plain":
            self.names[at] = self._text(entry, "name", where, place)
        elif "name" in entry:
            raise _bad(where, "file-plain-name", place)
        text = entry.get("label", label(*at))
        if not isinstance(text, str) or text in self.labelled or len(text) > LONGEST:
            raise _bad(where, "file-label", place, found=repr(text)[: LONGEST + 2])
        self.labels[at] = text
        self.labelled.add(text)

    def _read_industries(self) -> list[str]:
        industries = self._list("industries")
        if not all(isinstance(name, str) for name in industries) or len(set(industries)) < len(industries):
            raise _bad(_field("industries"), "file-industries", "industries")
        return list(industries)

    def _read_line(self, numbered: tuple[int, object]) -> None:
        number, entry = numbered
        row, where = f"lines:{number}", Text("file-line-number", {"n": number + 1})
        if not isinstance(entry, dict):
            raise _bad(where, "file-line-object", row, fields="id, name, colour, start")
        id = self._text(entry, "id", where, row)
        where = Text("file-line", {"line": id})
        at = self._coordinate(entry.get("start"), where, row)
        if self.kinds.get(at) != "start":
            raise self._wrong_kind(_named_hex(id, at), at, START, row)
        name, colour = self._text(entry, "name", where, row), self._text(entry, "colour", where, row)
        self.places.append((self.names[at], START, at))
        self.lines.append(Line(id, name, colour, len(self.places) - 1))

    def _read_place(self, entry: object, row: str, kind: int) -> str:
        field = row.partition(":")[0]
        if not isinstance(entry, dict):
            raise _bad(_field(field), "file-place-object", row, fields="name, hex", found=repr(entry))
        name = self._text(entry, "name", _field(field), row)
        at = self._coordinate(entry.get("hex"), name, row)
        where = _named_hex(name, at)
        if self.kinds.get(at) != PLACE_KINDS[kind]:
            raise self._wrong_kind(where, at, kind, row)
        if self.names[at] != name:
            raise _bad(where, "file-other-name", _at(at), found=repr(self.names[at]))
        self.places.append((name, kind, at))
        return name

    def _wrong_kind(self, where: Text, at: tuple[int, int], kind: int, row: str) -> BadBoard:
        expected = _kind(PLACE_KINDS[kind])
        if at not in self.kinds:
            return _bad(where, "file-off-board", row, expected=expected)
        return _bad(where, "file-wrong-kind", _at(at), expected=expected, found=_kind(self.kinds[at]))

    def _read_town(self, numbered: tuple[int, object]) -> None:
        self._read_place(numbered[1], f"towns:{numbered[0]}", TOWN)

    def _read_city(self, numbered: tuple[int, object]) -> None:
        number, entry = numbered
        row = f"cities:{number}"
        name = self._read_place(entry, row, CITY)
        assert isinstance(entry, dict)
        tokens = entry.get("industries")
        if not isinstance(tokens, list) or not tokens:
            raise _bad(name, "file-no-investments", row, field="industries")
        if len(tokens) > MOST_INVESTMENTS:
            raise _bad(name, "file-many", row, most=MOST_INVESTMENTS, found=len(tokens))
        for token in tokens:
            if token not in self.industries:
                raise _bad(name, "file-no-industry", row, found=repr(token), known=", ".join(self.industries))
        self.investments.append([tokens.count(industry) for industry in self.industries])

    # -- how they fit together

    def _check_places(self) -> None:
        listed: dict[tuple[int, int], str] = {}
        names: set[str] = set()

        def check(place: tuple[str, int, tuple[int, int]]) -> None:
            name, kind, at = place
            if at in listed and kind == START:
                raise _bad(_hex_name(at), "file-start-twice", _at(at), name=name)
            if at in listed:
                raise _bad(_hex_name(at), "file-used-twice", _at(at), first=listed[at], second=name)
            if name in names:
                raise _bad(_hex_name(at), "file-name-twice", _at(at), name=name)
            listed[at] = name
            names.add(name)

        def check_hex(found: tuple[tuple[int, int], str]) -> None:
            at, kind = found
            if kind != "plain" and at not in listed:
                field = {"start": "lines", "city": "cities", "town": "towns"}[kind]
                raise _bad(_named_hex(self.names[at], at), "file-no-entry", _at(at), kind=_kind(kind), field=field)

        self.mistakes.each(self.places, check)
        self.mistakes.each(self.kinds.items(), check_hex)

    def _check_lines(self) -> None:
        if len(self.lines) < 2:
            raise _bad(_field("lines"), "file-few-lines", "lines")
        starts = [self.places[line.start] for line in self.lines]

        def check(number: int) -> None:
            id = self.lines[number].id
            if id in [line.id for line in self.lines[:number]]:
                raise _bad(Text("file-line", {"line": id}), "file-line-twice", f"lines:{number}")
            name, _, at = starts[number]
            for other, _, there in starts[:number]:
                if distance(*at, *there) == 1:
                    raise _bad(_hex_name(at), "file-starts-touch", _at(at), first=other, second=name)

        self.mistakes.each(range(len(self.lines)), check)

    def _component(self, field: str, default: int) -> int:
        components = self.data.get("components", {})
        value = components.get(field, default) if isinstance(components, dict) else None
        if type(value) is not int or not 1 <= value <= MOST_PIECES:
            place = f"components.{field}"
            raise _bad(_field(place), "file-component", place, most=MOST_PIECES, found=repr(value))
        return value

    def _build(self) -> Board:
        order = sorted(self.kinds)
        number = {at: hex for hex, at in enumerate(order)}
        provenance, coast = self.data.get("provenance"), self.data.get("coast", "")
        return Board(
            title=str(self.data.get("title", self.data.get("game", "board")))[:LONGEST],
            schema=SCHEMA,
            # What somebody says of a board of their own is a text: it is theirs, whatever it says.
            reconstruction=isinstance(provenance, dict) and "reconstructed" in json.dumps(provenance),
            provenance=provenance if isinstance(provenance, str) else "",
            coast=str(coast) if coast in COASTS else "",
            coordinates=order,
            labels=[self.labels[at] for at in order],
            places=[Place(name, kind, number[at]) for name, kind, at in self.places],
            lines=self.lines,
            industries=self.industries,
            investments=self.investments,
            stations_each=self._component("stations_per_player", 7),
            tiles=self._component("track_tiles", 60),
            passengers=self._component("passenger_tokens", 9),
        )
