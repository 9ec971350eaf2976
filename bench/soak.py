"""Soak: very many random games with every invariant checked after every action; figures go to bench/soak.md.

Seeded and resumable: what has been played is kept in build/soak.json, and a second start goes on from there.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import roundhouse  # noqa: E402
from bench.machine import commit, kind, machine  # noqa: E402
from roundhouse.bots.random_bot import random_action  # noqa: E402
from roundhouse.cli.progress import Progress  # noqa: E402
from roundhouse.games.rocket import invariants  # noqa: E402

EDITIONS = ("1999", "2018")
BATCH = 50
STATE = Path("build/soak.json")
REPORT = HERE / "soak.md"


def play(edition: str, number: int) -> dict[str, int]:
    """One game with everything checked; what happened in it."""
    game = roundhouse.new("rocket", 2 + number % 3, seed=number, edition=edition)
    chance = roundhouse.Chance(number)
    counts = {"games": 1, "decisions": 0}
    while legal := game.legal:
        before = game.state.copy()
        action = random_action(legal, chance)
        if game.why_not(action) is not None:
            raise AssertionError(f"{edition} game {number}: listed but refused: {game.write(action)}")
        for event in game.push(action):
            counts[event.key] = counts.get(event.key, 0) + 1
        counts["decisions"] += 1
        game.ruleset.check(game.state)
        invariants.check_step(before, game.state)
    outcome = game.outcome
    assert outcome is not None
    for reason in outcome.ended_by:
        counts[reason.key] = counts.get(reason.key, 0) + 1
    return counts


def play_batch(edition: str, first: int) -> dict[str, int]:
    total: dict[str, int] = {}
    for number in range(first, first + BATCH):
        try:
            add(total, play(edition, number))
        except Exception as error:
            raise RuntimeError(f"edition {edition}, game {number}: {error!r}") from None
    return total


def add(total: dict[str, int], more: dict[str, int]) -> None:
    for key, count in more.items():
        total[key] = total.get(key, 0) + count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games per edition")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="begin anew instead of going on")
    chosen = parser.parse_args()
    if chosen.again:
        STATE.unlink(missing_ok=True)
    kept: dict[str, Any] = json.loads(STATE.read_text("utf-8")) if STATE.exists() else {}
    if kept.get("commit") != commit():
        kept = {"commit": commit(), "seconds": 0.0, "editions": {edition: {} for edition in EDITIONS}}
    batches = [
        (edition, first)
        for edition in EDITIONS
        for first in range(kept["editions"][edition].get("games", 0), chosen.games, BATCH)
    ]
    run(batches, kept, chosen.jobs)
    REPORT.write_text(report(kept), "utf-8")
    print(report(kept))


def run(batches: list[tuple[str, int]], kept: dict[str, Any], jobs: int) -> None:
    """Play the batches in order, keeping what is done after each."""
    progress = Progress(len(batches))
    begun = time.perf_counter()
    before = kept["seconds"]
    STATE.parent.mkdir(exist_ok=True)
    with ProcessPoolExecutor(jobs) as pool:
        results = pool.map(play_batch, *zip(*batches, strict=True)) if batches else iter(())
        for done, ((edition, _), counts) in enumerate(zip(batches, results, strict=True), 1):
            add(kept["editions"][edition], counts)
            kept["seconds"] = before + time.perf_counter() - begun
            STATE.write_text(json.dumps(kept), "utf-8")
            progress(done)


def report(kept: dict[str, Any]) -> str:
    keys = ["games", "decisions", "veto_won", "passenger", "city", "town", "merger", "isolated"]
    keys += ["ended-by-lines", "ended-by-tiles"]
    lines = [
        "# Soak",
        "",
        "Random games of 2, 3 and 4 players in turn. After every action: it was listed and not refused, and all",
        "invariants of §14 of the rules hold. Seeds are the numbers of the games. `make soak` plays them again.",
        "",
        f"Commit {kept['commit']}, {kind()} build, {machine()}, {kept['seconds']:.0f} s.",
        "",
        "| edition | " + " | ".join(keys) + " | exceptions |",
        "| --- |" + " --- |" * (len(keys) + 1),
    ]
    for edition, counts in kept["editions"].items():
        cells = " | ".join(f"{counts.get(key, 0):,}" for key in keys)
        lines.append(f"| {edition} | {cells} | 0 |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
