"""What rulings change: the same games of Rocket with each of them, played by the same bots."""

from __future__ import annotations

import sys
from typing import Any

import roundhouse

RULINGS: list[dict[str, Any]] = [
    {},
    {"end_check": "turn"},
    {"end_condition_lines": "closed_ge_6"},
    {"isolation_model": "relaxed"},
    {"edition": "2018"},
]


def main(games: int = 60) -> None:
    print(f"{'ruling':<44}{'decisions':>10}{'points':>8}  ends")
    for ruling in RULINGS:
        standings = roundhouse.contest("rocket", ["random"] * 3, games, options=ruling, seed=5)
        name = ", ".join(f"{option}: {value}" for option, value in ruling.items()) or "as usual"
        decisions = standings.decisions / standings.games
        points = standings.scores["random"].mean_total
        ends = ", ".join(f"{cause} {count}" for cause, count in sorted(standings.ended_by.items()))
        print(f"{name:<44}{decisions:>10.1f}{points:>8.1f}  {ends}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
