"""Which innermost loops are meant: those of packed.py once compiled, those of plain.py otherwise.

This file itself is never compiled. Compiled code is bound to packed.py by its types, whatever is imported here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

# Compiled code calls what is in there, so it must be there.
import roundhouse.games.e1862.runs.best.packed

if TYPE_CHECKING:
    from roundhouse.games.e1862.runs.best.packed import (
        above,
        above_either,
        count,
        left_over,
        meeting,
        most,
        most_of_each,
        move,
        place_of,
        price_pools,
        priced,
        summed,
        within_reach,
    )
else:
    from roundhouse.games.e1862.runs.best.plain import (
        above,
        above_either,
        count,
        left_over,
        meeting,
        most,
        most_of_each,
        move,
        place_of,
        price_pools,
        priced,
        summed,
        within_reach,
    )

__all__ = [
    "above",
    "above_either",
    "count",
    "left_over",
    "meeting",
    "most",
    "most_of_each",
    "move",
    "place_of",
    "price_pools",
    "priced",
    "roundhouse",
    "summed",
    "within_reach",
]
