"""An export of the site as a recorded game that can be replayed and compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from roundhouse.engine.foreign import Difference, Foreign
from roundhouse.engine.setup import Setup
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.import_18xx.log import read_log
from roundhouse.games.e1862.import_18xx.replay import replay
from roundhouse.games.e1862.import_18xx.trace import first_difference, normal, tiles_differ, written
from roundhouse.games.e1862.state import State


class Export(Foreign):
    """A game played on the public site."""

    def __init__(self, data: Any) -> None:
        self.log = read_log(data)
        self.names = self.log.names

    @property
    def setup(self) -> Setup:
        """With the runs that have been replayed so far: a save of the whole game needs those of the whole log."""
        begin = self.log.setup
        return replace(begin, given={**(begin.given or {}), "logged_runs": list(self.log.runs)})

    def replay(self, state: State) -> Iterator[tuple[str, list[Any]]]:
        self.log.runs.clear()
        for entry, played in replay(state, self.log):
            yield f"action {entry.get('id')}", [one.action for one in played]

    def compare(self, state: State, line: dict[str, Any]) -> Difference | None:
        mine = written(state, self.log.ids)
        for player in mine["players"].values():
            if "obligations" in player:
                player["obligations"].sort()
        found = first_difference(normal(line), mine) or tiles_differ(state, line) or run_differs(state, line)
        return None if found is None else Difference(*found)

    def compare_result(self, state: State) -> Difference | None:
        if not self.log.result:
            return None
        mine = {self.log.players[seat]: worth(state, seat) for seat in range(state.players)}
        found = first_difference(self.log.result, mine, "/result")
        return None if found is None else Difference(*found)


def run_differs(state: State, line: dict[str, Any]) -> tuple[str, Any, Any] | None:
    """The totals of a run, while its dividend is still open: afterwards the turn may be over."""
    if "run" not in line or line.get("step") != "dividend":
        return None
    mine = {"revenue": state.revenue, "subsidy": state.subsidy}
    return first_difference(line["run"], mine, "/run")
