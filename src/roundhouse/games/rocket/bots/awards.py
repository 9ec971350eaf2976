"""What a ranking will probably pay: the awards of the rules, softened by what may still change."""

# compiled
from __future__ import annotations

from math import exp


def likely_award(counts: list[float], first: float, second: float, doubt: float) -> list[float]:
    """What each seat may expect of a ranking whose counts can still change by about `doubt`.

    Without doubt this is what the ranking pays now. Who has nothing is not ranked, unless that too may change.
    """
    paid = _of_two(counts, first, second, doubt) if len(counts) == 2 else _of_many(counts, first, second, doubt)
    for seat in range(len(counts)):
        count = counts[seat]
        if count < 1.0 and count + doubt < 1.0:
            paid[seat] *= count + doubt
    return paid


def _of_two(counts: list[float], first: float, second: float, doubt: float) -> list[float]:
    """Who does not come first comes second."""
    behind = (counts[1] - counts[0]) / doubt
    if behind > 40.0:
        return [second, first]
    likely = 1.0 / (1.0 + exp(behind))
    more = likely * (first - second)
    return [second + more, first - more]


def _of_many(counts: list[float], first: float, second: float, doubt: float) -> list[float]:
    """Everybody comes first by their weight, and second by their weight among the rest."""
    top = counts[0]
    for count in counts:
        if count > top:
            top = count
    weights: list[float] = []
    total = 0.0
    for count in counts:
        weight = exp((count - top) / doubt)
        weights.append(weight)
        total += weight
    paid = [0.0] * len(counts)
    for winner in range(len(weights)):
        likely = weights[winner] / total
        paid[winner] += likely * first
        # What is left weighs next to nothing when the winner is sure: it must not be found by subtraction.
        rest = 0.0
        for other in range(len(weights)):
            if other != winner:
                rest += weights[other]
        if rest > 0.0:
            each = likely * second / rest
            for other in range(len(weights)):
                if other != winner:
                    paid[other] += each * weights[other]
    return paid
