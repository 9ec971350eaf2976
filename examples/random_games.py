"""Many games between bots, and a table of what came of them."""

from __future__ import annotations

import sys

import roundhouse


def main(games: int = 100) -> None:
    for game in roundhouse.names():
        rules = roundhouse.find(game)
        players = rules.seats[1]
        standings = roundhouse.contest(game, ["random"] * players, games)
        score = standings.scores["random"]
        decisions = standings.decisions / standings.games
        print(f"{rules.title}, {players} players: {score.mean_total:.1f} points each, {decisions:.0f} decisions a game")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
