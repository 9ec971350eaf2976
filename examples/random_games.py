"""Many games between bots, and a table of them for a spreadsheet: one line per game."""

from __future__ import annotations

import csv
import sys

import roundhouse


def main(games: int = 100, path: str = "games.csv") -> None:
    with open(path, "w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(["game", "number", "bots", "points", "winners", "decisions"])
        for game in roundhouse.names():
            rules = roundhouse.find(game)
            standings = roundhouse.contest(game, ["random"] * rules.seats[1], games)
            for number, (result, bots) in enumerate(zip(standings.results, standings.seated), 1):
                columns = (bots, result.totals, [seat + 1 for seat in result.winners])
                table.writerow([game, number, *(" ".join(map(str, column)) for column in columns), result.decisions])
            points = standings.scores["random"].mean_total
            print(f"{rules.title}: {points:.1f} points each, {standings.decisions / games:.0f} decisions a game")
    print(f"every game in {path}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, *sys.argv[2:])
