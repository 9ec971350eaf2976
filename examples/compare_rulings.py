"""What a ruling changes: the same games of Rocket with and without it, played by the same bots."""

from __future__ import annotations

import sys

import roundhouse


def main(games: int = 100) -> None:
    for check in ("action", "turn"):
        standings = roundhouse.contest("rocket", ["random"] * 3, games, options={"end_check": check}, seed=5)
        score = standings.scores["random"]
        ends = ", ".join(f"{key} {count}" for key, count in sorted(standings.ended_by.items()))
        decisions = standings.decisions / standings.games
        print(f"end looked for after every {check}: {decisions:.1f} decisions, {score.mean_total:.1f} points; {ends}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
