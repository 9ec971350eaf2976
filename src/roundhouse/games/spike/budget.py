"""Step budgets: how far a board is searched for what is offered, counted in steps and not in time.

There are boards on which the payable paths of one hand could be searched for minutes. What is offered is therefore what
is found within so many steps: the same on every machine, compiled or not. It never changes what is legal: what was not
found can still be laid segment by segment, or said as a whole.
"""

# compiled
from __future__ import annotations

from typing import Final

#: For everything that is offered to one player at once on the printed board: more than any hand of its cards takes.
GENEROUS: Final = 80_000
#: The same on a board that somebody has drawn, which may have been drawn for nothing but to be searched.
FOREIGN: Final = 30_000
#: For the wild sets that pay for one path.
SETS: Final = 2_000

# What other things count in steps of a search.
PER_PATH: Final = 40
PER_SEARCH: Final = 60


class Budget:
    """Steps that are left."""

    def __init__(self, steps: int) -> None:
        self.left = steps
        #: For the paths to one city: what is left must do for the others.
        self.for_one = steps * 3 // 8
        self.charged: set[int] = set()

    def is_spent(self) -> bool:
        return self.left <= 0

    def charge_once(self, what: int, steps: int) -> None:
        """For work whose result is remembered: whoever comes first does it, and everybody is charged for it."""
        if what not in self.charged:
            self.charged.add(what)
            self.left -= steps
