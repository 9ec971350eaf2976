"""How things are written, read and picked: companies, hexes, tiles and trains by name, track by its edges, runs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from roundhouse.engine.fields import BadNotation, Field, Name
from roundhouse.engine.text import Text
from roundhouse.games.e1862.map.atlas import COMPANIES, EDGES, HEXES, NONE, SIZE
from roundhouse.games.e1862.map.tiles import TILES
from roundhouse.games.e1862.operating.fleet import find_train, fleet_of, train_id
from roundhouse.games.e1862.runs.run import Run, Step
from roundhouse.games.e1862.runs.run_code import read_code, write_code
from roundhouse.games.e1862.state import State

LONDON: Final = "London"
NO_RUN: Final = "none"


class Printed(Name):
    """The name of something printed: the same in every game, so that `repr` can show it."""

    def __init__(self, pick: str, names: Sequence[str]) -> None:
        super().__init__(pick, lambda _: names, strict=True, shown=lambda: names)


class Place(Printed):
    """Where a marker stands: a hex, or London, which is the hex after all others."""

    def write(self, state: State, value: int) -> str | None:
        return LONDON if value == SIZE else super().write(state, value)

    def read(self, state: State, data: dict[str, Any], key: str) -> int:
        return SIZE if data.get(key) == LONDON else super().read(state, data, key)

    def show(self, value: int) -> str:
        return LONDON if value == SIZE else super().show(value)


class Edges(Field):
    """A segment of track by the edges that it joins, held as a mask: [0, 3], picked as `segment:0-3`."""

    def write(self, state: State, value: int) -> list[int]:
        return edges_of(value)

    def read(self, state: State, data: dict[str, Any], key: str) -> int:
        value = data.get(key)
        if not isinstance(value, list) or not all(type(edge) is int and 0 <= edge < EDGES for edge in value):
            raise BadNotation(key, Text("e1862-problem-action-edges"))
        return mask_of(value)

    def pick(self, state: State, value: int) -> str:
        return f"{self.kind}:{self.show(value)}"

    def read_text(self, state: State, text: str) -> int:
        return mask_of([int(edge) for edge in text.split("-")])

    def show(self, value: int) -> str:
        return "-".join([str(edge) for edge in edges_of(value)])


class Train(Field):
    """A train by its id, held as its number in the fleet."""

    def write(self, state: State, value: int) -> str | None:
        return train_id(state, value) if 0 <= value < len(state.train_owner) else None

    def read(self, state: State, data: dict[str, Any], key: str) -> int:
        value = data.get(key)
        if not isinstance(value, str):
            raise BadNotation(key, Text("problem-action-name"))
        try:
            return find_train(state, value)
        except LookupError:
            raise BadNotation(key, Text("problem-name-unknown", {"given": value})) from None

    def read_text(self, state: State, text: str) -> int:
        return find_train(state, text)

    def show(self, value: int) -> str:
        return f"train {value}"


class Logged(Field):
    """An amount that only the log of an imported game names."""

    def left_out(self, value: int) -> bool:
        return value < 0

    def read(self, state: State, data: dict[str, Any], key: str) -> int:
        return super().read(state, data, key) if key in data else NONE


#: What runs earn, and the most that any could: `500+70=` is proven to be the best, of `500~530` it is known that none
#: earns more than £530.
EARNED: Final = re.compile(r"(\d+)(?:\+(\d+))?(=|~(\d+))?")


class Runs(Field):
    """The runs of the operating company, hex by hex."""

    def write(self, state: State, value: list[Run]) -> list[dict[str, Any]]:
        return [self._write_run(state, run) for run in value]

    def _write_run(self, state: State, run: Run) -> dict[str, Any]:
        fleet = fleet_of(state, state.operating)
        written: dict[str, Any] = {
            "train": train_id(state, fleet[run.train]) if 0 <= run.train < len(fleet) else None,
            "path": [[HEXES[hex], *[None if edge == NONE else edge for edge in edges]] for hex, *edges in run.path],
        }
        if run.unscored is not None:
            written["unscored"] = list(run.unscored)
        if run.chain != NONE:
            written["chain"] = run.chain
        return written

    def read(self, state: State, data: dict[str, Any], key: str) -> list[Run]:
        rows = data.get(key)
        if not isinstance(rows, list):
            raise BadNotation(key, Text("e1862-problem-action-runs"))
        return [self._read_run(state, row) for row in rows]

    def _read_run(self, state: State, row: Any) -> Run:
        if not isinstance(row, dict) or not isinstance(row.get("path"), list):
            raise BadNotation("runs", Text("e1862-problem-action-runs"))
        number, fleet = TRAIN.read(state, row, "train"), fleet_of(state, state.operating)
        if number not in fleet:
            raise BadNotation("train", Text("problem-name-unknown", {"given": str(row["train"])}))
        unscored = row.get("unscored")
        if unscored is not None and not (isinstance(unscored, list) and all(type(stop) is int for stop in unscored)):
            raise BadNotation("unscored", Text("e1862-problem-action-runs"))
        chain = NUMBER.read(state, row, "chain") if "chain" in row else NONE
        return Run(fleet.index(number), [self._read_step(state, step) for step in row["path"]], unscored, chain)

    def _read_step(self, state: State, step: Any) -> Step:
        if not isinstance(step, list) or len(step) != 3 or not isinstance(step[0], str):
            raise BadNotation("path", Text("e1862-problem-action-runs"))
        entry, out = [NONE if edge is None else edge for edge in step[1:]]
        if not all(type(edge) is int and NONE <= edge < EDGES for edge in (entry, out)):
            raise BadNotation("path", Text("e1862-problem-action-edges"))
        return HEX.read(state, {"path": step[0]}, "path"), entry, out

    def pack(self, value: list[Run]) -> list[Any]:
        return [[run.train, [list(step) for step in run.path], run.unscored, run.chain] for run in value]

    def unpack(self, data: list[Any]) -> list[Run]:
        return [
            Run(train, [(hex, entry, out) for hex, entry, out in path], unscored, chain)
            for train, path, unscored, chain in data
        ]

    def pick(self, state: State, value: list[Run]) -> str:
        return f"{self.kind}:{write_code(state, value) if value else NO_RUN}"

    def read_text(self, state: State, text: str) -> list[Run]:
        """Before the runs may stand what they earn."""
        first, _, rest = text.partition("/")
        return [] if text == NO_RUN else read_code(state, rest if EARNED.fullmatch(first) else text)

    def show(self, value: list[Run]) -> str:
        return str(len(value))


def edges_of(mask: int) -> list[int]:
    return [edge for edge in range(EDGES) if mask >> edge & 1]


def mask_of(edges: Sequence[int]) -> int:
    mask = 0
    for edge in edges:
        mask |= 1 << edge
    return mask


COMPANY: Final = Printed("company", COMPANIES)
SURVIVOR: Final = Printed("survivor", COMPANIES)
HEX: Final = Printed("hex", HEXES)
PLACE: Final = Place("hex", HEXES[:SIZE])
TILE: Final = Printed("tile", TILES)
TRAIN: Final = Train("train")
NUMBER: Final = Field()
AMOUNT: Final = Field("amount")
COUNTED: Final = Field("count")
