"""Ratings from ranks: how strong players are, and how certain that is (Weng and Lin 2011, the Plackett–Luce model).

A player is a normal distribution of strength. After every game, those who did better than expected gain, the others
lose, and every rating becomes more certain. The scale is the usual one: everybody starts at 25, give or take 25.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

MEAN: Final = 25.0
SPREAD: Final = MEAN / 3
#: How much of a result is luck.
LUCK: Final = SPREAD / 2
#: Certainty never grows by more than this in one game.
LEAST_SHARE: Final = 0.0001
#: 95 % of a normal distribution lies within this many standard deviations.
Z_95: Final = 1.96


class Rating(NamedTuple):
    """Strength as a mean and a standard deviation."""

    mean: float = MEAN
    spread: float = SPREAD

    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the strength."""
        return self.mean - Z_95 * self.spread, self.mean + Z_95 * self.spread


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game; `ranks` says who came first (1), second and so on, and may have ties."""
    luck = sqrt(sum(each.spread**2 + LUCK**2 for each in before))
    strengths = [exp(each.mean / luck) for each in before]
    #: For each player: the combined strength of all who had not been placed yet when that place was decided.
    open_for = [sum(s for s, rank in zip(strengths, ranks, strict=True) if rank >= own) for own in ranks]
    tied = [ranks.count(rank) for rank in ranks]
    after = []
    for place, own in enumerate(before):
        gain = doubt = 0.0
        for other in range(len(before)):
            if ranks[other] > ranks[place]:
                continue
            chance = strengths[place] / open_for[other]
            doubt += chance * (1 - chance) / tied[other]
            gain += ((1.0 if other == place else 0.0) - chance) / tied[other]
        share = own.spread**2 / luck
        kept = 1 - own.spread / luck * own.spread**2 / luck**2 * doubt
        after.append(Rating(own.mean + share * gain, own.spread * sqrt(max(kept, LEAST_SHARE))))
    return after
