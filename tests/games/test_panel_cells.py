"""Cells of panels: each stands for what its row and its column name, and leads to no other action."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from roundhouse.engine.panel import Cell, Column, Panel, Row
from roundhouse.engine.registry import find
from roundhouse.game import AnyGame
from roundhouse.table.samples import game_of, samples_of
from roundhouse.words import Words

GAMES = ("rocket", "spike", "1862")
#: Every so many actions of a finished game the panels are looked at.
APART = 7


def said(game: AnyGame, text: Any) -> str:
    names = [f"Player {seat}" for seat in range(game.setup.players)]
    spoken = Words("en", [game.ruleset.words], names).say(text) if not isinstance(text, (str, int)) else str(text)
    return spoken.casefold()


@cache
def positions(name: str) -> list[AnyGame]:
    found = []
    for sample in samples_of(find(name)):
        whole = game_of(sample)
        found += [whole.at(number) for number in range(0, len(whole.actions), APART)]
    return found


def cells(panel: Panel) -> list[tuple[Row, Column, Cell]]:
    return [
        (row, column, cell)
        for row in panel.rows
        for column, cell in list(zip(panel.columns, row.cells, strict=False))[1:]
        if cell.pick and row.pick
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_cell_leads_to_what_its_row_and_column_name(name: str) -> None:
    tried = 0
    for game in positions(name):
        if game.decision is None:
            continue
        view = game.view(game.decision.seat)
        paths = [game.ruleset.picks(game.state, action) for action in game.legal]
        for panel in game.ruleset.panels(view):
            for row, column, cell in cells(panel):
                for path in paths:
                    if path[:2] != (row.pick, cell.pick):
                        continue
                    action = next(iter(game.ruleset.read_picks(game.state, path)))
                    sentence = said(game, game.ruleset.say_action(game.state, action, game.decision.seat))
                    assert said(game, row.cells[0].text) in sentence
                    assert said(game, column.name) in sentence
                    tried += 1
    assert tried or name != "rocket", "this test has shown nothing"


@pytest.mark.parametrize("name", GAMES)
def test_a_row_is_called_as_what_it_picks(name: str) -> None:
    tried = 0
    for game in positions(name):
        if game.decision is None:
            continue
        for panel in game.ruleset.panels(game.view(game.decision.seat)):
            for row in panel.rows:
                if row.pick:
                    label = said(game, game.ruleset.pick_label(game.state, row.pick))
                    assert said(game, row.cells[0].text) in label or label in said(game, row.cells[0].text)
                    tried += 1
    assert tried or name == "spike", "this test has shown nothing"
