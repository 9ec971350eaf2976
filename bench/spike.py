"""Spike under load: speed, and strength of the apprentice; see bench/spike.md, and bench/spike_soak.py for the soak.

Every part can be run on its own (`bench/spike.py speed`); what was measured before is kept in bench/spike.json.
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
from bench.machine import commit, kind, machine  # noqa: E402
from roundhouse.bots.contest import contest  # noqa: E402
from roundhouse.bots.random_bot import random_action  # noqa: E402
from roundhouse.engine.chance import Chance  # noqa: E402
from roundhouse.games.spike import RULESET  # noqa: E402
from roundhouse.games.spike.build import BuildChoices  # noqa: E402

FIGURES = HERE / "spike.json"
REPORT = HERE / "spike.md"
VARIANTS: dict[str, dict[str, bool]] = {"basic": {}, "advanced": {"advanced": True}}
PAIRINGS = (
    ("apprentice", "random", "random", "random"),
    ("apprentice", "greedy"),
    ("apprentice", "greedy", "greedy"),
    ("apprentice", "greedy", "greedy", "greedy"),
    ("apprentice", "apprentice"),
    ("apprentice", "apprentice", "apprentice"),
    ("apprentice", "apprentice", "apprentice", "apprentice"),
)


def speed(games: int, limit: float) -> dict[str, Any]:
    """Random games a second, and milliseconds to find the cheapest payable path to every city."""
    found: dict[str, Any] = {}
    for players in (2, 3, 4):
        rates = []
        for _ in range(3):
            begun = time.process_time()
            contest(RULESET, RULESET.complete({}), ["random"] * players, games)
            rates.append(games / (time.process_time() - begun))
        found[f"games_per_second_{players}p"] = round(max(rates), 1)
    found["paths_ms"], found["paths_worst_ms"] = path_times(30)
    return {kind(): {**found, "machine": machine(), "commit": commit()}}


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


def strength(games: int, limit: float) -> dict[str, Any]:
    """The apprentice against the other bots, seats rotated."""
    found: dict[str, Any] = {"commit": commit(), "build": kind()}
    begun = time.perf_counter()
    for entrants in PAIRINGS:
        if time.perf_counter() - begun > limit:
            break
        laps = -(-games // len(entrants)) * len(entrants)
        standings = contest(RULESET, RULESET.complete({}), entrants, laps, 1)
        score = standings.scores["apprentice"]
        other = standings.scores[entrants[1]]
        low, high = score.interval()
        found[" – ".join(entrants)] = [
            standings.games, round(score.win_rate, 3), round(low, 3), round(high, 3),
            round(score.mean_total, 1), round(other.mean_total, 1),
        ]  # fmt: skip
        print(entrants, found[" – ".join(entrants)], flush=True)
    return found


PARTS = {"speed": speed, "strength": strength}


def keep(part: str, found: dict[str, Any]) -> None:
    """Write what was measured into the figures and the page; of the speed, only that of this build is new."""
    kept: dict[str, Any] = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    kept[part] = {**kept.get("speed", {}), **found} if part == "speed" else found
    FIGURES.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
    REPORT.write_text(report(kept), "utf-8")


def report(kept: dict[str, Any]) -> str:
    lines = ["# Spike under load", "", "`bench/spike.py PART --count N` measures a part again and rewrites this page."]
    for name, write in (("speed", on_speed), ("soak", on_soak), ("strength", on_strength)):
        if name in kept:
            lines += ["", *write(kept[name])]
    return "\n".join(lines) + "\n"


def on_speed(kept: dict[str, Any]) -> list[str]:
    lines = [
        "## Speed",
        "",
        "Random games a second of processor time on one core (the kind of action is drawn, then a target, then one of",
        "its paths), best of three rounds; milliseconds to find the payable paths to every city, the cheapest first.",
        "Aims: 20 games plain, 200 compiled.",
        "",
        "| build | 2 players | 3 players | 4 players | paths, mean | paths, worst | machine | commit |",
        "| --- |" + " --- |" * 7,
    ]
    for build, row in kept.items():
        cells = [row[f"games_per_second_{players}p"] for players in (2, 3, 4)]
        cells += [f"{row['paths_ms']} ms", f"{row['paths_worst_ms']} ms", row["machine"], row["commit"]]
        lines.append(f"| {build} | " + " | ".join(map(str, cells)) + " |")
    return lines


def on_soak(row: dict[str, Any]) -> list[str]:
    runs = dict(row["runs"])
    worlds = runs.pop("worlds", None)
    lines = [
        "## Soak",
        "",
        "`make soak` plays it again. Random games; after every action: it was listed and not refused, and all invariants",
        f"of §13 hold. Rules as of commit {row['rules']}, {row['build']} build, {row['machine']}, {row['seconds']:,} s in all.",
        "",
        "| variant | games | decisions | exceptions |",
        "| --- | --- | --- | --- |",
        *(f"| {name} | {run['done']:,} | {run['decisions']:,} | 0 |" for name, run in runs.items()),
    ]
    if worlds is not None:
        lines += [
            "",
            f"{worlds['done']:,} pairs of positions in {worlds['games']} random games that differ only in what one reader",
            "cannot know: view, prompt, legal list, picks, refusals and what is told of the next action are the same, byte",
            "by byte; for one pair in ten, so are the text board and the picture, which are made from the view alone.",
        ]
    return lines


def on_strength(row: dict[str, Any]) -> list[str]:
    lines = [
        "## Strength",
        "",
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
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--count", type=int, default=100, help="games or pairs")
    parser.add_argument("--seconds", type=float, default=3600.0, help="begin nothing new after so long")
    chosen = parser.parse_args()
    found = PARTS[chosen.part](chosen.count, chosen.seconds)
    keep(chosen.part, found)
    print(json.dumps(found, ensure_ascii=False))


if __name__ == "__main__":
    main()
