"""Options of games that were begun with the first programs that knew 1862."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from roundhouse.games.e1862.setup.options import RULINGS

#: A ruling that is one no longer: a run keeps the amounts of a log if the game was imported with them (running.py).
LOGGED_AMOUNTS: Final = "logged_amounts"
#: Rulings that a game with `logged_amounts` did not have yet: it plays the rulebook's.
YOUNGER: Final = ("tiles_counted_by_stations", "fine_sold_in_parts", "merged_stays_chartered")


def modern(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options as they are called now. Those of a game that has begun are complete: what is missing is younger."""
    if LOGGED_AMOUNTS not in options:
        return dict(options)
    kept = {name: value for name, value in options.items() if name != LOGGED_AMOUNTS}
    return {**{name: RULINGS[name][0] for name in YOUNGER}, **kept}
