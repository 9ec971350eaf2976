"""Speed of Stephenson's Rocket and of Spike through the public API, on one core; figures go to bench/results.md.

Every figure is the best of several rounds: what else the machine does can only make it slower.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import roundhouse  # noqa: E402
from bench import spike  # noqa: E402
from bench.machine import commit, kind, machine  # noqa: E402
from roundhouse.bots.contest import contest  # noqa: E402
from roundhouse.bots.random_bot import random_action  # noqa: E402

FIGURES = HERE / "results.json"
REPORT = HERE / "results.md"
ROUNDS = 20


def random_game(seed: int) -> roundhouse.AnyGame:
    """One game of three players who draw a kind of action, then an action of that kind."""
    game = roundhouse.new("rocket", 3, seed=seed)
    chance = roundhouse.Chance(seed)
    while legal := game.legal:
        game.push(random_action(legal, chance))
    return game


def best(measure: Callable[[], float]) -> float:
    return max(measure() for _ in range(ROUNDS))


def games_per_second(games: int) -> float:
    begun = time.process_time()
    for seed in range(games):
        random_game(seed)
    return games / (time.process_time() - begun)


def decisions_per_game(games: int) -> float:
    return sum(len(random_game(seed).actions) for seed in range(games)) / games


def simulated_per_second(games: int) -> float:
    """The same through bots and contest, as `roundhouse simulate` does it."""
    ruleset = roundhouse.find("rocket")
    options = ruleset.complete({})
    begun = time.process_time()
    contest(ruleset, ["random"] * 3, games, options=options)
    return games / (time.process_time() - begun)


def copies_per_second(copies: int) -> float:
    game = random_game(1)
    state = game.at(len(game.actions) // 2).state
    begun = time.process_time()
    for _ in range(copies):
        state.copy()
    return copies / (time.process_time() - begun)


def of_rocket(games: int) -> dict[str, Any]:
    return {
        "machine": machine(),
        "commit": commit(),
        "games_per_second": round(best(lambda: games_per_second(games)), 1),
        "simulated_games_per_second": round(best(lambda: simulated_per_second(games)), 1),
        "decisions_per_game": round(decisions_per_game(games), 1),
        "copy_microseconds": round(1e6 / best(lambda: copies_per_second(20_000)), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games per round")
    parser.add_argument("--spike-games", type=int, default=40, help="games of Spike per round and number of players")
    parser.add_argument("--keep", action="store_true", help="write the figures into bench/results.md")
    parser.add_argument("--only-spike", action="store_true", help="what is known of the other game stays")
    chosen = parser.parse_args()
    kept = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    figures = kept.get(kind(), {}) if chosen.only_spike else of_rocket(chosen.games)
    figures["spike"] = {**spike.speed(chosen.spike_games), "machine": machine(), "commit": commit()}
    print(kind(), json.dumps(figures))
    if chosen.keep:
        kept[kind()] = figures
        FIGURES.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")
        REPORT.write_text(report(kept), "utf-8")


def report(kept: dict[str, dict[str, Any]]) -> str:
    lines = [
        "# Speed",
        "",
        "`make bench ARGS=--keep` measures again and rewrites this page.",
        "",
        "## Stephenson's Rocket",
        "",
        "Edition 1999, three random players, the board that comes with the game, seconds of processor time on one",
        f"core, best of {ROUNDS} rounds.",
        "",
        "| build | random games/s | by `simulate` | decisions a game | one copy of a state | machine | commit |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name in ("plain", "compiled"):
        if name in kept:
            row = kept[name]
            lines.append(
                f"| {name} | {row['games_per_second']} | {row['simulated_games_per_second']} "
                f"| {row['decisions_per_game']} | {row['copy_microseconds']} µs | {row['machine']} | {row['commit']} |"
            )
    lines += [
        "",
        "Aims: 100 games/s plain and 1,000 compiled, a copy under 5 µs compiled. For comparison: the C++ backgammon of",
        "OpenSpiel, driven from Python, plays about 430 random games a second on such a machine.",
        "",
        *spike.on_speed(
            {build: kept[build]["spike"] for build in ("plain", "compiled") if "spike" in kept.get(build, {})}
        ),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
