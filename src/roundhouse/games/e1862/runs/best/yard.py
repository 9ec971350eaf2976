"""The freights that are left while chains are chosen: which classes of chains can still run, and the best of them.

Permanent freights left are the number of a class, with some bits per type (freights.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.freights import Freights, fits
from roundhouse.games.e1862.runs.best.vecs import vec

#: May the chain with the non-permanent freights still be chosen? Yes; only with a permanent one in it; no.
MIXED_FREE: Final = 0
MIXED_WITH_PERMANENT: Final = 1
MIXED_NO: Final = 2


class Yard:
    """What the rules on chains beside each other say (R7.8.1-i, R7.8.1-j). Its classes are pools from `lines` on."""

    def __init__(self, freights: Freights, lines: int) -> None:
        self.freights = freights
        self.lines = lines
        self.classes = len(freights.members)

    def allowed(self, kind: int, left: int, state: int) -> bool:
        """Whether a chain of this class can still be chosen (R7.8.1-i, R7.8.1-j)."""
        uses = self.freights.uses[kind]
        if self.freights.mixed[kind]:
            if state == MIXED_NO or (state == MIXED_WITH_PERMANENT and not uses):
                return False
        return fits(uses, left)

    def after(self, kind: int, left: int, state: int) -> tuple[int, int]:
        """Which permanent freights are left, and whether the mixed chain still may run, once a chain is chosen.

        Only for a chain that can be chosen: there are no fewer freights than none.
        """
        uses = self.freights.uses[kind]
        assert fits(uses, left)
        if not self.freights.mixed[kind]:
            return left - uses, MIXED_NO if state == MIXED_NO else MIXED_WITH_PERMANENT
        return (left - uses if uses else 0), MIXED_NO

    def permanent_best(self, best: vec[i64], left: int, first: int = 0) -> i64:
        """The best that the permanent freights left can do in chains of their own, given the best of each pool.

        Chains are taken by their classes, from `first` on: in which order does not matter.
        """
        most: i64 = 0
        if left == 0:
            return most
        freights = self.freights
        for kind in range(first, self.classes):
            worth = best[self.lines + kind]
            if worth > 0 and not freights.mixed[kind]:
                uses = freights.uses[kind]
                if fits(uses, left):
                    most = max(most, worth + self.permanent_best(best, left - uses, kind))
        return most

    def best(self, best: vec[i64], left: int, state: int) -> i64:
        """The best that all freights left can do, given the best of each pool."""
        most = self.permanent_best(best, left)
        if state == MIXED_NO:
            return most
        freights = self.freights
        for kind in range(self.classes):
            worth = best[self.lines + kind]
            if worth > 0 and freights.mixed[kind]:
                uses = freights.uses[kind]
                if uses:
                    if fits(uses, left):
                        most = max(most, worth + self.permanent_best(best, left - uses))
                elif state == MIXED_FREE:
                    most = max(most, worth)
        return most
