"""A board as text: rows of letters for the map, a legend of its places, and the lines.

Hexes of one column stand below each other, two rows apart; those of the next column half a hex lower, in the rows
between. A row is the number 2r + q of its hexes, so that every neighbour is drawn where it lies. Whatever the form has
no words for (labels of one's own, the coast, where a fact comes from) stands in it as JSON and comes back unchanged.
"""

from __future__ import annotations

import json
import re
import string
from collections.abc import Iterator, Mapping
from typing import Any, Final

from roundhouse.engine.boardtext import BoardText, Spot, bad, read_json, short
from roundhouse.engine.hexes import label
from roundhouse.games.rocket.boardfile import SCHEMA, printed_data

FILE: Final = "board.txt"
PLAIN: Final = "."
#: The letters of places, in the order in which they are given out: as many as a board can have places.
GREEK_AND_CYRILLIC: Final = "".join(filter(str.isalpha, map(chr, [*range(0x391, 0x3CA), *range(0x410, 0x450)])))
LETTERS: Final = string.ascii_uppercase + string.ascii_lowercase + string.digits + GREEK_AND_CYRILLIC
KINDS: Final = ("start", "city", "town")
SECTIONS: Final = ("board", "map", "places", "lines", "also")
HEADS: Final = ("schema", "first column", "first row", "industries")

Data = Mapping[str, Any]


# -- writing


def write_text(data: Data) -> dict[str, str]:
    """The board as text. `KeyError`, `TypeError` or `ValueError` if it has not even the form of a board."""
    letters = {at: letter for letter, at in zip(LETTERS, _places(data), strict=False)}
    lines = ["[board]", f"schema = {data['schema']}", *_head(data), "", "[map]", *_map(data, letters), ""]
    lines += ["[places]", *_legend(data, letters), "", "[lines]", *_lines(data, letters), "", "[also]", *_also(data)]
    return {FILE: "\n".join(lines) + "\n"}


def _places(data: Data) -> list[tuple[int, int]]:
    """The hexes of all places: those of the lines, then cities and towns, in the order of the file."""
    starts = [line["start"] for line in data["lines"]]
    return [(q, r) for q, r in [*starts, *(place["hex"] for place in (*data["cities"], *data["towns"]))]]


def _head(data: Data) -> list[str]:
    first = min(entry["q"] for entry in data["hexes"])
    row = min(_row(entry["q"], entry["r"]) for entry in data["hexes"])
    industries = ", ".join(map(str, data["industries"]))
    return [f"first column = {first}", f"first row = {row}", f"industries = {industries}"]


def _row(q: int, r: int) -> int:
    return 2 * r + q


def _map(data: Data, letters: Mapping[tuple[int, int], str]) -> Iterator[str]:
    signs = {(hex["q"], _row(hex["q"], hex["r"])): letters.get((hex["q"], hex["r"]), PLAIN) for hex in data["hexes"]}
    first, last = min(q for q, _ in signs), max(q for q, _ in signs)
    for row in range(min(row for _, row in signs), max(row for _, row in signs) + 1):
        yield ("|" + "".join(signs.get((q, row), " ") for q in range(first, last + 1))).rstrip()


def _legend(data: Data, letters: Mapping[tuple[int, int], str]) -> Iterator[str]:
    names = {(hex["q"], hex["r"]): hex.get("name", "") for hex in data["hexes"]}
    for line in data["lines"]:
        at = tuple(line["start"])
        yield f"{letters[at]} = start {names[at]}"
    for city in data["cities"]:
        more = _more(city, "name", "hex", "industries")
        yield f"{letters[tuple(city['hex'])]} = city {city['name']}: {', '.join(city['industries'])}{more}"
    for town in data["towns"]:
        yield f"{letters[tuple(town['hex'])]} = town {town['name']}{_more(town, 'name', 'hex')}"


def _lines(data: Data, letters: Mapping[tuple[int, int], str]) -> Iterator[str]:
    for line in data["lines"]:
        more = _more(line, "id", "name", "colour", "start")
        yield f"{line['id']} = {line['colour']} from {letters[tuple(line['start'])]}: {line['name']}{more}"


def _more(entry: Data, *said: str) -> str:
    rest = {name: value for name, value in entry.items() if name not in said}
    return f" | {_json(rest)}" if rest else ""


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _also(data: Data) -> Iterator[str]:
    said = ("schema", "industries", "hexes", "lines", "cities", "towns")
    for name, value in data.items():
        if name not in said:
            yield f"{name} = {_json(value)}"
    has_labels = [hex.get("label") == label(hex["q"], hex["r"]) for hex in data["hexes"]]
    if all(has_labels):
        yield "labels = true"
    for hex, is_usual in zip(data["hexes"], has_labels):
        rest = {name: value for name, value in hex.items() if name not in ("q", "r", "kind", "name")}
        if is_usual and all(has_labels):
            rest.pop("label")
        if rest:
            yield f"hex {hex['q']},{hex['r']} = {_json(rest)}"


# -- reading


def read_text(files: Mapping[str, str]) -> BoardText:
    """The board of a text; without one, ours."""
    return _Reader(files[FILE]).read() if FILE in files else BoardText(dict(printed_data()), {})


class _Reader:
    """Reads a text section by section."""

    def __init__(self, text: str) -> None:
        self.sections: dict[str, list[tuple[int, str]]] = {name: [] for name in SECTIONS}
        self.spots: dict[str, Spot] = {}
        self._divide(text)

    def _divide(self, text: str) -> None:
        section = ""
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            if line.startswith("["):
                section = line.strip().strip("[]")
                if section not in SECTIONS:
                    known = ", ".join(f"[{name}]" for name in SECTIONS)
                    raise bad(Spot(FILE, number), "text-section", found=short(line.strip()), known=known)
            elif not section:
                raise bad(Spot(FILE, number), "text-no-section", known="[board]")
            else:
                self.sections[section].append((number, line))

    def read(self) -> BoardText:
        head = self._head()
        signs = self._map(head["first column"][1], head["first row"][1])
        places = self._places(signs)
        names = {at: name for at, (_, name, _) in places.items()}
        starts = {letter: at for letter, at in self._letters.items() if places[at][0] == "start"}
        data: dict[str, Any] = {"schema": head["schema"][1], "industries": head["industries"][1]}
        rest, extras, has_labels = self._also()
        data.update(rest)
        data["hexes"] = []
        for at in sorted(signs):
            data["hexes"].append(self._hex(at, places, names, has_labels, extras))
            self.spots[f"hex:{at[0]},{at[1]}"] = self._at[at]
        data["lines"] = self._lines(starts)
        for field, kind in (("cities", "city"), ("towns", "town")):
            listed = [(at, name, more) for at, (found, name, more) in places.items() if found == kind]
            data[field] = [{"name": name, "hex": list(at), **more} for at, name, more in listed]
            self.spots |= {f"{field}:{number}": self._said[at] for number, (at, _, _) in enumerate(listed)}
        return BoardText(data, self.spots)

    def _hex(
        self,
        at: tuple[int, int],
        places: Mapping[tuple[int, int], tuple[str, str, dict[str, Any]]],
        names: Mapping[tuple[int, int], str],
        has_labels: bool,
        extras: Mapping[tuple[int, int], dict[str, Any]],
    ) -> dict[str, Any]:
        entry: dict[str, Any] = {"q": at[0], "r": at[1], "kind": places[at][0] if at in places else "plain"}
        if at in names:
            entry["name"] = names[at]
        if has_labels:
            entry["label"] = label(*at)
        return {**entry, **extras.get(at, {})}

    def _pair(self, number: int, line: str) -> tuple[str, str, Spot]:
        """`name = value`, and where the value begins."""
        name, equals, value = line.partition("=")
        if not equals:
            raise bad(Spot(FILE, number), "text-pair", found=short(line))
        column = len(name) + 2 + len(value) - len(value.lstrip())
        return name.strip(), value.strip(), Spot(FILE, number, column)

    def _head(self) -> dict[str, tuple[Spot, Any]]:
        found: dict[str, tuple[Spot, Any]] = {}
        for number, line in self.sections["board"]:
            name, value, spot = self._pair(number, line)
            if name not in HEADS:
                raise bad(Spot(FILE, number), "text-name", found=short(name), known=", ".join(HEADS))
            if name == "industries":
                found[name] = spot, [part.strip() for part in value.split(",") if part.strip()]
            elif name == "schema":
                if value != SCHEMA:
                    raise bad(spot, "text-value", found=short(value), known=SCHEMA)
                found[name] = spot, value
            else:
                if not re.fullmatch(r"-?\d{1,4}", value):
                    raise bad(spot, "text-number", found=short(value))
                found[name] = spot, int(value)
        for name in HEADS:
            if name not in found:
                raise bad(Spot(FILE, 1), "text-missing", name=name, section="[board]")
        return found

    def _map(self, first: int, top: int) -> dict[tuple[int, int], str]:
        """The sign of every hex; where a hex cannot be, there must be none."""
        found: dict[tuple[int, int], str] = {}
        self._at: dict[tuple[int, int], Spot] = {}
        for row, (number, line) in enumerate(self.sections["map"], top):
            if not line.startswith("|"):
                raise bad(Spot(FILE, number), "text-map-row", found=short(line))
            for column, sign in enumerate(line[1:].rstrip(), first):
                spot = Spot(FILE, number, column - first + 2)
                if sign == " ":
                    continue
                if (row - column) % 2:
                    raise bad(spot, "text-between", found=short(sign))
                if sign != PLAIN and not sign.isalnum():
                    raise bad(spot, "text-sign", found=short(sign), plain=PLAIN)
                at = column, (row - column) // 2
                found[at] = sign
                self._at[at] = spot
        return found

    def _places(self, signs: Mapping[tuple[int, int], str]) -> dict[tuple[int, int], tuple[str, str, dict[str, Any]]]:
        """Kind, name and whatever else is said of each place, in the order of the legend."""
        drawn: dict[str, tuple[int, int]] = {}
        for at, sign in signs.items():
            if sign != PLAIN and sign in drawn:
                raise bad(self._at[at], "text-letter-twice", letter=sign)
            drawn[sign] = at
        found: dict[tuple[int, int], tuple[str, str, dict[str, Any]]] = {}
        self._letters: dict[str, tuple[int, int]] = {}
        self._said: dict[tuple[int, int], Spot] = {}
        for number, line in self.sections["places"]:
            letter, value, spot = self._pair(number, line)
            if letter == PLAIN or letter not in drawn:
                raise bad(Spot(FILE, number), "text-letter-nowhere", found=short(letter))
            if letter in self._letters:
                raise bad(Spot(FILE, number), "text-legend-twice", letter=letter)
            kind, name, more = self._place(value, spot)
            self._letters[letter] = drawn[letter]
            self._said[drawn[letter]] = spot
            found[drawn[letter]] = kind, name, more
        for sign, at in drawn.items():
            if sign != PLAIN and sign not in self._letters:
                raise bad(self._at[at], "text-letter-unknown", letter=sign)
        return found

    def _place(self, value: str, spot: Spot) -> tuple[str, str, dict[str, Any]]:
        value, more = self._split(value, spot)
        kind, _, name = value.partition(" ")
        if kind not in KINDS:
            raise bad(spot, "text-value", found=short(kind), known=", ".join(KINDS))
        if kind != "city":
            return kind, name.strip(), more
        name, colon, listed = name.rpartition(":")
        if not colon:
            raise bad(spot, "text-city", found=short(value))
        return kind, name.strip(), {"industries": [part.strip() for part in listed.split(",") if part.strip()], **more}

    def _split(self, value: str, spot: Spot) -> tuple[str, dict[str, Any]]:
        """What is said in words, and the JSON behind it."""
        said, bar, rest = value.partition(" | ")
        if not bar:
            return value, {}
        more = read_json(rest, spot._replace(column=spot.column + len(said) + 3))
        if not isinstance(more, dict):
            raise bad(spot._replace(column=spot.column + len(said) + 3), "text-json", found=short(rest))
        return said.strip(), more

    def _lines(self, starts: Mapping[str, tuple[int, int]]) -> list[dict[str, Any]]:
        found = []
        for row, (number, line) in enumerate(self.sections["lines"]):
            id, value, spot = self._pair(number, line)
            said, more = self._split(value, spot)
            parts = re.fullmatch(r"(\S+) from (\S+): *(.*)", said)
            if parts is None:
                raise bad(spot, "text-line", found=short(said))
            if parts[2] not in starts:
                column = spot.column + parts.start(2)
                known = ", ".join(starts) or "–"
                raise bad(spot._replace(column=column), "text-no-start", found=short(parts[2]), known=known)
            entry = {"id": id, "name": parts[3], "colour": parts[1], "start": list(starts[parts[2]])}
            found.append({**entry, **more})
            self.spots[f"lines:{row}"] = spot
        return found

    def _also(self) -> tuple[dict[str, Any], dict[tuple[int, int], dict[str, Any]], bool]:
        """Fields that stand there as JSON, what is said of single hexes, and whether hexes have labels."""
        fields: dict[str, Any] = {}
        extras: dict[tuple[int, int], dict[str, Any]] = {}
        for number, line in self.sections["also"]:
            name, value, spot = self._pair(number, line)
            if hex := re.fullmatch(r"hex (-?\d+),(-?\d+)", name):
                at = int(hex[1]), int(hex[2])
                if at not in self._at:
                    raise bad(Spot(FILE, number), "text-hex-nowhere", q=at[0], r=at[1])
                more = read_json(value, spot)
                if not isinstance(more, dict):
                    raise bad(spot, "text-json", found=short(value))
                extras[at] = more
            else:
                fields[name] = read_json(value, spot)
                self.spots[name] = spot
        return fields, extras, fields.pop("labels", False) is True


def paths(data: Data) -> dict[str, tuple[str | int, ...]]:
    """Where the places of mistakes are found in the data."""
    found: dict[str, tuple[str | int, ...]] = {}
    for field in ("hexes", "lines", "cities", "towns"):
        entries = data.get(field)
        for number, entry in enumerate(entries if isinstance(entries, list) else []):
            found[f"{field}:{number}"] = (field, number)
            if field == "hexes" and isinstance(entry, dict):
                # The later of two: that one is a mistake.
                found[f"hex:{entry.get('q')},{entry.get('r')}"] = (field, number)
    found |= {field: (field,) for field in data}
    components = data.get("components")
    names = components if isinstance(components, dict) else {}
    return found | {f"components.{name}": ("components", name) for name in names}
