"""Ranking: who is paid for being first and second, with ties split and rounded down."""

# compiled
from __future__ import annotations


def award(counts: list[int], prizes: list[int]) -> list[int]:
    """What each player is paid when prizes go to the highest counts.

    Players with nothing do not qualify. Tied players share the prizes of the positions they fill, each
    rounded down to a whole unit: two leaders share the first and the second prize, and nobody else is paid.
    """
    paid = [0] * len(counts)
    position = 0
    below = max(counts, default=0) + 1
    while position < len(prizes):
        best = 0
        tied = 0
        for count in counts:
            if count < below:
                if count > best:
                    best = count
                    tied = 1
                elif count == best:
                    tied += 1
        if best < 1:
            break
        pot = 0
        for place in range(position, min(position + tied, len(prizes))):
            pot += prizes[place]
        each = pot // tied
        for player in range(len(counts)):
            if counts[player] == best:
                paid[player] = each
        position += tied
        below = best
    return paid


def ranks(totals: list[int]) -> list[int]:
    """1 + the number of players with more; equal totals share a rank."""
    return [1 + sum(1 for other in totals if other > total) for total in totals]
