"""What stands beside the board of a table: its panels, and the facts under every player's name."""

from __future__ import annotations

from typing import Any

from roundhouse.game import Game
from roundhouse.table.plain import plain
from roundhouse.table.projection import eyes
from roundhouse.table.table import Table


def beside(table: Table, seat: int | None, game: Game) -> dict[str, Any]:
    """Panels and sheets of a position of the table's game as the seat may see it."""
    ruleset, view = game.ruleset, game.view(eyes(table, seat))
    return {
        "panels": plain(ruleset.panels(view)),
        "sheets": [plain(ruleset.sheet(view, player)) for player in range(len(table.seats))],
    }
