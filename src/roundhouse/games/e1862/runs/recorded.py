"""Recorded run situations (`routes.jsonl`): one JSON object per line, read, and runs written back.

The format is that of the route vectors of recorded games: `board` hex → [tile, turn] or [tile, turn, small stations],
`tokens` company → [[hex, slot], …], `trains`, `permits`, `phase`, `company`, `home`; `revenue` of the recorded run.
"""

from __future__ import annotations

from typing import Any

from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Arg, Text
from roundhouse.games.e1862.map.atlas import (
    AREA_AT,
    CITY,
    COMPANY,
    EDGES,
    HEX,
    HEXES,
    KIND,
    LONDON,
    LONDON_TERMINALS,
    NONE,
    OUTER_AT,
    PHASES,
    SIZE,
)
from roundhouse.games.e1862.map.board import BESIDE_PLACE, PLACES_PER_HEX, Board
from roundhouse.games.e1862.map.tiles import PRINTED_SMALL, TILE, TILE_KIND, segments, turned
from roundhouse.games.e1862.operating.train_types import BANDS, TYPE_NAMES, train
from roundhouse.games.e1862.runs.earnings import Earning, Takings
from roundhouse.games.e1862.runs.rules import Running, RunRules
from roundhouse.games.e1862.runs.run import SMALL_STOP, Step, is_area, stop_name


class Line:
    """One recorded situation, checked: everything that stands in it and is needed."""

    def __init__(self, data: Any, number: int, rules: RunRules) -> None:
        self.number = number
        if not isinstance(data, dict):
            raise Problem(Text("routes-line", {"n": number}), Text("routes-not-object"))
        self.data: dict[str, Any] = data
        self.game = self._get("game")
        self.action = self._get("action")
        self.recorded = self._whole("revenue", self._get("revenue"), 0, 1 << 30)
        company = self._one("company", self._get("company"), COMPANY)
        phase = self._phase()
        permits = self._permits()
        self.ids: list[str] = []
        trains = self._trains()
        home = self._one("home", self._get("home"), HEX)
        if home >= SIZE or KIND[home] != CITY:
            raise self._wrong("home", Text("routes-no-city", {"given": HEXES[home]}))
        board = self._board()
        self._tokens(board)
        if self.data.get("london_terminal") is True and not board.has_terminal(company):
            self._terminal(board, company, "london_terminal")
        self.running = Running(board, company, phase, trains, permits, rules, home)

    # -- reading

    def _wrong(self, field: str, problem: Text) -> Problem:
        return Problem(Text("routes-field", {"n": self.number, "field": field}), problem)

    def _get(self, field: str) -> Any:
        if field not in self.data:
            raise self._wrong(field, Text("routes-missing"))
        return self.data[field]

    def _whole(self, field: str, value: Any, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            args: dict[str, Arg] = {"given": _shown(value), "least": least, "most": most}
            raise self._wrong(field, Text("routes-number", args))
        return value

    def _one(self, field: str, value: Any, known: dict[str, int]) -> int:
        if not isinstance(value, str) or value not in known:
            raise self._wrong(field, Text("routes-unknown", {"given": _shown(value)}))
        return known[value]

    def _list(self, field: str, value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise self._wrong(field, Text("routes-list", {"given": _shown(value)}))
        return value

    def _dict(self, field: str, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self._wrong(field, Text("routes-object", {"given": _shown(value)}))
        return value

    def _phase(self) -> int:
        return self._one("phase", self._get("phase"), {letter: number for number, letter in enumerate(PHASES)})

    def _permits(self) -> int:
        permits = 0
        for name in self._list("permits", self._get("permits")):
            permits |= 1 << self._one("permits", name, _KINDS)
        return permits

    def _trains(self) -> list[int]:
        trains: list[int] = []
        for place, row in enumerate(self._list("trains", self._get("trains"))):
            field = f"trains[{place}]"
            entry = self._dict(field, row)
            for part in ("id", "kind", "letter"):
                if part not in entry:
                    raise self._wrong(f"{field}.{part}", Text("routes-missing"))
            kind = self._one(f"{field}.kind", entry["kind"], _KINDS)
            band = self._one(f"{field}.letter", entry["letter"], {name: number for number, name in enumerate(BANDS)})
            self.ids.append(str(entry["id"]))
            trains.append(train(kind, band))
        return trains

    def _board(self) -> Board:
        board = Board()
        for name, row in self._dict("board", self._get("board")).items():
            field = f"board.{name}"
            hex = self._one(field, name, HEX)
            entry = self._list(field, row)
            if hex >= SIZE or len(entry) not in (2, 3):
                raise self._wrong(field, Text("routes-tile-form", {"given": _shown(entry)}))
            tile = self._one(field, entry[0], TILE)
            if TILE_KIND[tile] != KIND[hex]:
                raise self._wrong(field, Text("routes-tile-kind", {"given": str(entry[0])}))
            board.tile[hex] = tile
            board.turn[hex] = self._whole(field, entry[1], 0, EDGES - 1)
            if len(entry) == 2:
                board.small[hex] = turned(PRINTED_SMALL[tile], board.turn[hex])
                continue
            for pair in self._list(field, entry[2]):
                segment = 0
                for edge in self._list(field, pair):
                    segment |= 1 << self._whole(field, edge, 0, EDGES - 1)
                if segment not in segments(tile, board.turn[hex]):
                    raise self._wrong(field, Text("routes-no-segment", {"given": _shown(pair)}))
                board.small[hex] |= segment
        return board

    def _tokens(self, board: Board) -> None:
        for name, rows in self._dict("tokens", self._get("tokens")).items():
            field = f"tokens.{name}"
            company = self._one(field, name, COMPANY)
            for row in self._list(field, rows):
                entry = self._list(field, row)
                if len(entry) != 2:
                    raise self._wrong(field, Text("routes-token-form", {"given": _shown(entry)}))
                hex = self._one(field, entry[0], HEX)
                if hex in _LONDON_HEXES:
                    self._terminal(board, company, field)
                    continue
                if hex >= SIZE or KIND[hex] != CITY:
                    raise self._wrong(field, Text("routes-no-city", {"given": HEXES[hex]}))
                place = PLACES_PER_HEX * hex + self._whole(field, entry[1], 0, BESIDE_PLACE)
                if board.markers[place] != NONE:
                    raise self._wrong(field, Text("routes-slot-taken", {"given": _shown(entry)}))
                board.markers[place] = company

    def _terminal(self, board: Board, company: int, field: str) -> None:
        for slot in range(LONDON_TERMINALS):
            if board.london[slot] == NONE:
                board.london[slot] = company
                return
        raise self._wrong(field, Text("routes-london-full"))


#: The red hexes of London: a marker there is a terminal.
_LONDON_HEXES = {OUTER_AT[place] for place, area in enumerate(AREA_AT) if area == LONDON}

_KINDS = {name: number for number, name in enumerate(TYPE_NAMES)}


def _shown(value: Any) -> str:
    """A value as it stands in the file, not too long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"


# -- writing


def write_runs(line: Line, takings: Takings) -> list[dict[str, Any]]:
    """Runs as the format writes them: path, stops, places that count, and money."""
    return [_write_run(line, earning) for earning in takings.earnings]


def _write_run(line: Line, earning: Earning) -> dict[str, Any]:
    number = line.running.trains[earning.run.train]
    row: dict[str, Any] = {
        "train": line.ids[earning.run.train],
        "kind": TYPE_NAMES[number >> 3],
        "path": [_write_step(step) for step in earning.run.path],
        "stops": _write_stops(earning),
        "paid": [stop_name(stop) for stop, value in zip(earning.scored, earning.counts) if value],
        "revenue": earning.revenue,
        "subsidy": earning.subsidy,
    }
    if earning.chain != NONE:
        row["hexes_moved"] = earning.way.length
        row["freight_group"] = earning.chain
    return row


def _write_step(step: Step) -> list[Any]:
    hex, entry, out = step
    return [HEXES[hex], None if entry == NONE else entry, None if out == NONE else out]


def _write_stops(earning: Earning) -> list[dict[str, str]]:
    """All stops in the order of the path, small stations among them."""
    stops: list[dict[str, str]] = []
    small = {(stop - SMALL_STOP) // 64 for stop in earning.way.small}
    for hex, entry, out in earning.run.path:
        if hex >= SIZE:
            area = next(stop for stop in earning.way.stops[:: -1 if entry != NONE else 1] if is_area(stop))
            stops.append({"area": stop_name(area), "hex": HEXES[hex]})
        elif hex in earning.way.stops:
            stops.append({"city": HEXES[hex]})
        elif hex in small and SMALL_STOP + 64 * hex + ((1 << entry) | (1 << out)) in earning.way.small:
            stops.append({"small": HEXES[hex]})
    return stops
