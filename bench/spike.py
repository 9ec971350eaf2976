"""Spike: how strong its apprentice is (bench/spike.md), and how fast it is played (bench/run.py measures it).

What was measured before is kept in bench/spike.json. Soak: bench/soak_spike.py.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import roundhouse  # noqa: E402
from bench.machine import commit, kind  # noqa: E402
from roundhouse.bots.contest import contest  # noqa: E402
from roundhouse.bots.random_bot import random_action  # noqa: E402
from roundhouse.engine.chance import Chance  # noqa: E402
from roundhouse.games.spike import RULESET  # noqa: E402
from roundhouse.games.spike.build_choices import BuildChoices  # noqa: E402
from roundhouse.games.spike.state import ACTION  # noqa: E402

#: The fastest of so many rounds counts: the others were disturbed.
ROUNDS = 20
FIGURES = HERE / "spike.json"
REPORT = HERE / "spike.md"
PAIRINGS = (
    ("apprentice", "random", "random", "random"),
    ("apprentice", "greedy"),
    ("apprentice", "greedy", "greedy"),
    ("apprentice", "greedy", "greedy", "greedy"),
    ("apprentice", "apprentice"),
    ("apprentice", "apprentice", "apprentice"),
    ("apprentice", "apprentice", "apprentice", "apprentice"),
)


def speed(games: int) -> dict[str, Any]:
    """Random games a second, and milliseconds to find the cheapest payable path to every city.

    Of processor time: what else the machine does hardly matters.
    """
    found: dict[str, Any] = {f"games_per_second_{players}p": 0.0 for players in (2, 3, 4)}
    for _ in range(ROUNDS):
        for players in (2, 3, 4):
            begun = time.process_time()
            contest(RULESET, ["random"] * players, games)
            rate = round(games / (time.process_time() - begun), 1)
            found[f"games_per_second_{players}p"] = max(rate, found[f"games_per_second_{players}p"])
    found["paths_ms"], found["paths_worst_ms"] = path_times(30)
    found["rich_ms"], found["rich_worst_ms"] = rich_times()
    return found


def path_times(games: int) -> tuple[float, float]:
    """In the middle of random games, with some more cards in hand, as players have them."""
    times: list[float] = []
    for seed in range(games):
        game = roundhouse.new("spike", 2 + seed % 3, seed=seed)
        chance = Chance(seed)
        while (legal := game.legal) and len(game.actions) < 40 + 8 * seed:
            game.push(random_action(legal, chance))
        state = game.state
        if state.phase < 4 or state.phase > 7:
            continue
        for _ in range(4):
            state.hand[state.asked * 6 + chance.below(6)] += chance.below(4)
        begun = time.process_time()
        builds = BuildChoices(state)
        for city in builds.targets():
            builds.paths_to(city)
        times.append(1000 * (time.process_time() - begun))
    return round(sum(times) / len(times), 2), round(max(times), 2)


#: Hands of 12 to 21 cards, even and lopsided, and with wild sets of any colours.
RICH = (
    (2, 2, 2, 2, 2, 2),
    (2, 2, 3, 3, 2, 2),
    (3, 3, 3, 3, 3, 3),
    (7, 7, 7, 0, 0, 0),
    (5, 0, 5, 0, 5, 5),
    (12, 1, 1, 1, 1, 1),
)


def rich_times() -> tuple[float, float]:
    """The whole list of builds, payments too, for rich hands on an empty board: as much as anybody ever waits for."""
    times: list[float] = []
    for hand in RICH:
        for one_colour in (True, False):
            game = roundhouse.new("spike", 2, seed=1, wild_one_colour=one_colour)
            while game.legal and game.state.phase != ACTION:
                game.push(random_action(game.legal, Chance(1)))
            state = game.state
            state.hand[state.asked * 6 : state.asked * 6 + 6] = list(hand)
            begun = time.process_time()
            BuildChoices(state).listed()
            times.append(1000 * (time.process_time() - begun))
    return round(sum(times) / len(times), 2), round(max(times), 2)


def strength(games: int, limit: float) -> dict[str, Any]:
    """The apprentice against the other bots, seats rotated."""
    found: dict[str, Any] = {"commit": commit(), "build": kind()}
    begun = time.perf_counter()
    for entrants in PAIRINGS:
        if time.perf_counter() - begun > limit:
            break
        laps = -(-games // len(entrants)) * len(entrants)
        standings = contest(RULESET, entrants, laps, seed=1)
        score = standings.scores["apprentice"]
        other = standings.scores[entrants[1]]
        low, high = score.interval()
        found[" – ".join(entrants)] = [
            standings.games, round(score.win_rate, 3), round(low, 3), round(high, 3),
            round(score.mean_total, 1), round(other.mean_total, 1),
        ]  # fmt: skip
        print(entrants, found[" – ".join(entrants)], flush=True)
    return found


def report(kept: dict[str, Any]) -> str:
    lines = ["# Spike: strength of the apprentice", "", "`bench/spike.py` measures it again and rewrites this page."]
    return "\n".join([*lines, "", *on_strength(kept["strength"])]) + "\n"


def on_speed(kept: dict[str, dict[str, Any]]) -> list[str]:
    """A table by build."""
    lines = [
        "## Spike",
        "",
        "Random games a second of processor time on one core (the kind of action is drawn, then a target, then one of",
        f"its paths), best of {ROUNDS} rounds; milliseconds to find the payable paths to every city, the cheapest",
        "first, as hands are in random games and with some cards more; and to list everything that hands of 12 to 21",
        "cards can build and how it is paid. Aims: 20 games plain, 200 compiled.",
        "",
        "| build | 2 players | 3 players | 4 players | paths, mean | worst | rich, mean | worst | machine | commit |",
        "| --- |" + " --- |" * 9,
    ]
    for build, row in kept.items():
        cells = [row[f"games_per_second_{players}p"] for players in (2, 3, 4)]
        cells += [f"{row[key]} ms" for key in ("paths_ms", "paths_worst_ms", "rich_ms", "rich_worst_ms")]
        cells += [row["machine"], row["commit"]]
        lines.append(f"| {build} | " + " | ".join(map(str, cells)) + " |")
    return lines


def on_strength(row: dict[str, Any]) -> list[str]:
    lines = [
        f"Seats rotated, basic game. Commit {row['commit']}, {row['build']} build.",
        "",
        "| pairing | games | win rate | 95 % interval | mean score | theirs |",
        "| --- |" + " --- |" * 5,
    ]
    for name, n in row.items():
        if isinstance(n, list):
            lines.append(f"| {name} | {n[0]} | {n[1]:.1%} | {n[2]:.1%} – {n[3]:.1%} | {n[4]} | {n[5]} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100, help="games per pairing")
    parser.add_argument("--seconds", type=float, default=3600.0, help="begin nothing new after so long")
    chosen = parser.parse_args()
    kept = {"strength": strength(chosen.count, chosen.seconds)}
    FIGURES.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
    REPORT.write_text(report(kept), "utf-8")


if __name__ == "__main__":
    main()
