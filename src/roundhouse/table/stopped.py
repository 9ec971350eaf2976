"""Tables that cannot go on: a game that is not installed, rules or options that nobody knows any more.

Such a table has a stand-in for its rules, under which nothing can be done. Who sits there, what was recorded and what
was said can be read, exported and closed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from roundhouse.engine.decision import Decision
from roundhouse.engine.legal import Legal
from roundhouse.engine.problem import Problem
from roundhouse.engine.rules import Rules, View
from roundhouse.engine.scene import Scene
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.table.table import Table, TableSetup


class Nothing(msgspec.Struct):
    """A position of which nothing is known."""

    players: int


class Unplayable(Rules[Nothing, Any]):
    """Stands for the rules of a game that cannot be set up."""

    id = ""
    version = 0
    title = ""
    seats = range(1, 64)
    kinds = ()

    def __init__(self, begin: TableSetup) -> None:
        vars(self).update(id=begin.game, version=begin.rules, title=begin.game)

    def setup(self, setup: Setup) -> Nothing:
        return Nothing(setup.players)

    def unpack(self, setup: Setup, data: Any) -> Nothing:
        return Nothing(setup.players)

    def decision(self, state: Nothing) -> Decision | None:
        """Somebody would have to decide: it is not over, and what is secret stays so."""
        return Decision(0, "stopped", "")

    def legal(self, state: Nothing) -> Legal[Any]:
        return Legal([])

    def scores(self, state: Nothing) -> list[int]:
        return [0] * state.players

    def prompt(self, state: Nothing, seat: int | None) -> Text:
        return Text("table-stopped-title")

    def text_board(self, view: View) -> list[Text]:
        return [Text("table-stopped-title")]

    def scene(self, view: View) -> Scene:
        return msgspec.structs.replace(super().scene(view), title=Text("table-stopped-title"))


def is_unplayable(table: Table) -> bool:
    return isinstance(table.game.ruleset, Unplayable)


def reopened(begin: TableSetup, at: float) -> Table:
    """A table of long ago. If nothing can be made of its beginning, it can at least be looked at."""
    try:
        return Table(begin, at)
    except Exception as error:
        table = Table(begin, at, Unplayable(begin))
        known = error.text if isinstance(error, Problem) else Text("table-stopped-setup")
        table.stop(known)
        return table
