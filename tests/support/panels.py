"""Panels of any game: everything that they say, and what every panel owes to whoever draws it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from roundhouse.engine.panel import Cell, Panel
from roundhouse.engine.rules import AnyRules, View
from roundhouse.engine.text import Text


def panel_texts(ruleset: AnyRules, view: View) -> Iterator[Text]:
    """Every text of the panels and sheets of a view."""
    for panel in ruleset.panels(view):
        yield from texts_of(panel.title, panel.note, panel.tab)
        for column in panel.columns:
            yield from texts_of(column.name, column.tip)
        for fact in panel.facts:
            yield from texts_of(fact.label, fact.value)
        for row in panel.rows:
            for cell in row.cells:
                yield from cell_texts(cell)
    players = view.data["players"]
    for seat in range(players if isinstance(players, int) else len(players)):
        for cell in ruleset.sheet(view, seat):
            yield from cell_texts(cell)
    yield from texts_of(ruleset.sheet_note(view))


def cell_texts(cell: Cell) -> Iterator[Text]:
    yield from texts_of(cell.text, cell.tip)
    for other in cell.more:
        yield from cell_texts(other)


def texts_of(*parts: Any) -> Iterator[Text]:
    # The name of a player is no key of a word file.
    yield from (part for part in parts if isinstance(part, Text) and part.key != "player")


def check_panels(panels: tuple[Panel, ...]) -> None:
    """Ids differ, every row has a cell for every column, and bars are not longer than the whole."""
    assert len({panel.id for panel in panels}) == len(panels)
    for panel in panels:
        assert panel.rows or panel.facts, panel.id
        for row in panel.rows:
            assert len(row.cells) == len(panel.columns), (panel.id, row)
        for fact in panel.facts:
            assert fact.bar is None or 0 <= fact.bar[0] <= fact.bar[1], fact
