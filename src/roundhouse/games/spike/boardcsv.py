"""A board as tables: the map, the contracts, the routes, and all the rest field by field.

The column `also` holds as JSON whatever an entry says besides, so that every table comes back unchanged.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from roundhouse.engine.boardtext import BoardText, Spot, bad, read_json, short
from roundhouse.games.spike.boardfile import printed_data

MAP: Final = "map.csv"
CONTRACTS: Final = "contracts.csv"
ROUTES: Final = "routes.csv"
REST: Final = "board.csv"
FILES: Final = (MAP, CONTRACTS, ROUTES, REST)

MAP_HEAD: Final = ("kind", "id", "name", "commodity", "x", "y", "from", "to", "colour", "also")
CONTRACT_HEAD: Final = ("id", "card", "face", "commodity")
ROUTE_HEAD: Final = ("id", "start")
REST_HEAD: Final = ("field", "value")
KINDS: Final = ("city", "junction", "segment")
#: Fields of an entry by the columns that hold them.
NODE: Final = {"id": "id", "name": "name", "commodity": "commodity", "x": "x", "y": "y"}
SEGMENT: Final = {"id": "id", "from": "a", "to": "b", "colour": "colour"}
#: Which lists of the file stand in tables of their own.
TABLES: Final = ("nodes", "edges", "contracts", "routes")

#: Lists whose entries are places of mistakes, and how the places on the map are called.
LISTS: Final = {
    "nodes": "node",
    "edges": "segment",
    "contracts": "",
    "routes": "",
    "commodities": "",
    "rail_colours": "",
}

Data = Mapping[str, Any]


# -- writing


def write_tables(data: Data) -> dict[str, str]:
    """The board as tables. `KeyError`, `TypeError` or `ValueError` if it has not even the form of a board."""
    contracts = [_card(entry, CONTRACT_HEAD, "deliveries", "pay") for entry in data["contracts"]]
    routes = [_card(entry, ROUTE_HEAD, "destinations", "value") for entry in data["routes"]]
    rest = [(name, _json(value)) for name, value in data.items() if name not in TABLES]
    return {
        MAP: _csv([MAP_HEAD, *map(_node, data["nodes"]), *map(_segment, data["edges"])]),
        CONTRACTS: _csv(_even(CONTRACT_HEAD, "pay", contracts)),
        ROUTES: _csv(_even(ROUTE_HEAD, "value", routes)),
        REST: _csv([REST_HEAD, *rest]),
    }


def _csv(rows: Iterable[Sequence[str]]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(rows)
    return written.getvalue()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _also(entry: Data, *said: str) -> str:
    rest = _without(entry, *said)
    return _json(rest) if rest else ""


def _node(node: Data) -> list[str]:
    cells = {column: _cell(node.get(field, "")) for column, field in NODE.items()}
    cells |= {"kind": node["type"], "also": _also(node, "type", *NODE.values())}
    return [cells.get(column, "") for column in MAP_HEAD]


def _segment(segment: Data) -> list[str]:
    cells = {column: _cell(segment.get(field, "")) for column, field in SEGMENT.items()}
    cells |= {"kind": "segment", "also": _also(segment, *SEGMENT.values())}
    return [cells.get(column, "") for column in MAP_HEAD]


def _cell(value: Any) -> str:
    return value if isinstance(value, str) else _json(value)


def _card(entry: Data, head: Sequence[str], field: str, amount: str) -> tuple[list[str], list[str], str]:
    """The first columns, the cities with what they pay, and the rest."""
    listed = [part for each in entry[field] for part in (each["city"], _json(each[amount]))]
    rest = _without(entry, *head, field)
    # What is said of single cities besides, by the city: it stays with it when others are added.
    more = {each["city"]: _without(each, "city", amount) for each in entry[field]}
    if any(more.values()):
        rest[field] = {city: said for city, said in more.items() if said}
    return [_cell(entry.get(name, "")) for name in head], listed, _json(rest) if rest else ""


def _without(entry: Data, *said: str) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name not in said}


def _even(head: Sequence[str], amount: str, cards: Sequence[tuple[list[str], list[str], str]]) -> Iterator[list[str]]:
    """All rows with as many columns as the longest card needs."""
    most = max((len(listed) for _, listed, _ in cards), default=0)
    yield [*head, *(f"{name} {n}" for n in range(1, most // 2 + 1) for name in ("city", amount)), "also"]
    for first, listed, also in cards:
        yield [*first, *listed, *[""] * (most - len(listed)), also]


# -- reading


def read_tables(files: Mapping[str, str]) -> BoardText:
    """The board of these tables; whatever is in none of them is as in ours."""
    ours = printed_data()
    spots: dict[str, Spot] = {}
    data = {name: value for name, value in ours.items() if name not in TABLES}
    if REST in files:
        data = _rest(files[REST], spots)
    nodes, segments = _map(files[MAP], spots) if MAP in files else (ours["nodes"], ours["edges"])
    data |= {"nodes": nodes, "edges": segments, "contracts": ours["contracts"], "routes": ours["routes"]}
    if CONTRACTS in files:
        data["contracts"] = _cards(files[CONTRACTS], CONTRACTS, CONTRACT_HEAD, ("deliveries", "pay"), spots)
    if ROUTES in files:
        data["routes"] = _cards(files[ROUTES], ROUTES, ROUTE_HEAD, ("destinations", "value"), spots)
    return BoardText(data, spots)


class _Row:
    """A row of a table: its cells by the names of their columns, and where each begins."""

    def __init__(self, file: str, line: int, head: Sequence[str], cells: Sequence[str]) -> None:
        self.file = file
        self.line = line
        self.head = head
        self.cells = cells

    def spot(self, column: str) -> Spot:
        """Columns are counted as spreadsheets do: the first cell is column 1."""
        return Spot(self.file, self.line, self.head.index(column) + 1 if column in self.head else 1)

    def __getitem__(self, column: str) -> str:
        place = self.head.index(column) if column in self.head else len(self.cells)
        return self.cells[place].strip() if place < len(self.cells) else ""

    def number(self, column: str) -> int | float:
        try:
            found = json.loads(self[column])
        except ValueError:
            found = None
        if type(found) not in (int, float):
            raise bad(self.spot(column), "text-number", found=short(self[column]))
        return float(found) if type(found) is float else int(found)

    def also(self) -> dict[str, Any]:
        if not self["also"]:
            return {}
        found = read_json(self["also"], self.spot("also"))
        if not isinstance(found, dict):
            raise bad(self.spot("also"), "text-json", found=short(self["also"]))
        return found


def _rows(text: str, file: str, needed: Sequence[str]) -> Iterator[_Row]:
    """The rows of a table below its head; a semicolon between cells, as some spreadsheets write, will do, too."""
    first = text.split("\n", 1)[0]
    separator = ";" if first.count(";") > first.count(",") else ","
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=separator, strict=True)
    line = 1
    head: list[str] = []
    try:
        for cells in reader:
            if not head:
                head = [cell.strip() for cell in cells]
                _check_head(head, file, needed)
            elif any(cell.strip() for cell in cells):
                yield _checked(_Row(file, line, head, cells))
            line = reader.line_num + 1
    except csv.Error:
        raise bad(Spot(file, line), "text-csv") from None
    if not head:
        raise bad(Spot(file, 1), "text-head", known=", ".join(needed), found=short(""))


def _check_head(head: Sequence[str], file: str, needed: Sequence[str]) -> None:
    for name in needed:
        if name not in head:
            raise bad(Spot(file, 1), "text-head", known=", ".join(needed), found=short(", ".join(head)))


def _checked(row: _Row) -> _Row:
    if len(row.cells) > len(row.head):
        raise bad(Spot(row.file, row.line, len(row.head) + 1), "text-cells", most=len(row.head), found=len(row.cells))
    return row


def _rest(text: str, spots: dict[str, Spot]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for row in _rows(text, REST, REST_HEAD):
        data[row["field"]] = read_json(row["value"], row.spot("value"))
        spots[row["field"]] = row.spot("value")
    return data


def _map(text: str, spots: dict[str, Spot]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    nodes: list[dict[str, Any]] = []
    segments: list[dict[str, Any]] = []
    for row in _rows(text, MAP, MAP_HEAD[:-1]):
        kind = row["kind"]
        if kind not in KINDS:
            raise bad(row.spot("kind"), "text-value", found=short(kind), known=", ".join(KINDS))
        if kind == "segment":
            segments.append({field: row[column] for column, field in SEGMENT.items()} | row.also())
        else:
            nodes.append(_read_node(row, kind))
        spots[f"{'segment' if kind == 'segment' else 'node'}:{row['id']}"] = row.spot("id")
    return nodes, segments


def _read_node(row: _Row, kind: str) -> dict[str, Any]:
    node: dict[str, Any] = {"id": row["id"], "type": kind, "x": row.number("x"), "y": row.number("y")}
    node |= {field: row[field] for field in ("name", "commodity") if row[field] or kind == "city"}
    return node | row.also()


def _cards(
    text: str, file: str, head: Sequence[str], listed: tuple[str, str], spots: dict[str, Spot]
) -> list[dict[str, Any]]:
    field, amount = listed
    table = "contracts" if file == CONTRACTS else "routes"
    found: list[dict[str, Any]] = []
    for row in _rows(text, file, head[1:]):
        entry: dict[str, Any] = {name: row[name] for name in head}
        if not entry["id"]:
            entry["id"] = f"{row['card']}{row['face']}" if table == "contracts" else ""
        also = row.also()
        more = also.pop(field, {})
        said = more if isinstance(more, dict) else {}
        entry[field] = [{**each, **said.get(each["city"], {})} for each in _listed(row, amount)]
        spots[f"{table}:{len(found)}"] = row.spot(head[1])
        found.append(entry | also)
    return found


def _listed(row: _Row, amount: str) -> Iterator[dict[str, Any]]:
    """The cities of a card with what they pay; empty cells are passed over."""
    for column in row.head:
        name, _, number = column.partition(" ")
        if name != "city" or not row[column]:
            continue
        yield {"city": row[column], amount: row.number(f"{amount} {number}")}


def paths(data: Data) -> dict[str, tuple[str | int, ...]]:
    """Where the places of mistakes are found in the data."""
    found: dict[str, tuple[str | int, ...]] = {}
    for field, kind in LISTS.items():
        entries = data.get(field)
        for number, entry in enumerate(entries if isinstance(entries, list) else []):
            found[f"{field}:{number}"] = (field, number)
            if kind and isinstance(entry, dict):
                found[f"{kind}:{entry.get('id')}"] = (field, number)
    return found | _fields(data, ())


def _fields(value: Any, path: tuple[str, ...]) -> dict[str, tuple[str | int, ...]]:
    """Every named field: `market.rows`."""
    found: dict[str, tuple[str | int, ...]] = {".".join(path): path} if path else {}
    if isinstance(value, dict):
        for name, inner in value.items():
            found |= _fields(inner, (*path, str(name)))
    return found
