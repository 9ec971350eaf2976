"""A bot of one's own in a contest: it takes whatever pays most at once, and otherwise anything."""

from __future__ import annotations

import sys
from typing import Any

import roundhouse


class Miser:
    """Tries every action on a copy of what its seat may know, and takes the one that brings it furthest ahead."""

    name = "miser"

    def __init__(self, game: str) -> None:
        self.rules = roundhouse.find(game)

    def choose(self, state: Any, chance: roundhouse.Chance) -> Any:
        decision = self.rules.decision(state)
        assert decision is not None
        legal = self.rules.legal(state)

        def lead(state: Any) -> int:
            money = self.rules.scores(state)
            return money.pop(decision.seat) - max(money)

        def lead_after(action: Any) -> int:
            after = self.rules.copy(state)
            self.rules.apply(after, action)
            return lead(after)

        best = max(legal, key=lead_after)
        return best if lead_after(best) > lead(state) else legal.draw(chance)


def main(games: int = 40) -> None:
    print(roundhouse.contest("rocket", [Miser("rocket"), "random"], games=games, seed=1))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
