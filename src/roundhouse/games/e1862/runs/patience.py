"""How long a search for runs may go on, counted in its own steps: the same game always finds the same run."""

# compiled
from __future__ import annotations

from typing import Final

#: For a company in receivership, whose run must be the best (R7.3-b): some three million steps. Of the 171 recorded
#: situations, in both presets, all but one with eleven trains are proven by then; no table may wait for ever.
GREAT: Final = 50000
#: For a list of runs to choose from.
SMALL: Final = 60


class Patience:
    """Says that it has lost interest after having been asked so many times."""

    def __init__(self, most: int) -> None:
        self.left = most

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0
