"""Soak: very many games of bots with every invariant checked after every action; figures go to bench/soak.md.

Seeded and resumable: what has been played is kept in build/, and a second start goes on from there.
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

from bench import soak_e1862, soak_hurried, soak_rocket, soak_spike  # noqa: E402
from bench.machine import commit, kind, machine  # noqa: E402
from roundhouse.cli.progress import Progress  # noqa: E402

#: Every game has a module that lists its series, plays one game of a series, and says how to read its table.
GAMES: dict[str, Any] = {"rocket": soak_rocket, "spike": soak_spike, "1862": soak_e1862, "1862-late": soak_hurried}
STATE = Path("build")
REPORT = HERE / "soak.md"
FIGURES = HERE / "soak.json"

Counts = dict[str, int]


def play_batch(game: str, series: str, first: int, count: int) -> Counts:
    total: Counts = {}
    for number in range(first, first + count):
        try:
            add(total, GAMES[game].play(series, number))
        except Exception as error:
            raise RuntimeError(f"{game}, {series}, game {number}: {error!r}") from error
    return total


def add(total: Counts, more: Counts) -> None:
    for key, count in more.items():
        total[key] = total.get(key, 0) + count


def batches_left(game: str, games: int, kept: dict[str, Counts]) -> list[tuple[str, str, int, int]]:
    """What is still to be played: the first games of all series, then the next ones."""
    size = GAMES[game].BATCH
    wanted = {series: games or GAMES[game].count(series) for series in GAMES[game].SERIES}
    return [
        (game, series, first, min(size, count - first))
        for first in range(0, max(wanted.values()), size)
        for series, count in wanted.items()
        if kept.get(series, {}).get("games", 0) <= first < count
    ]


def run(batches: list[tuple[str, str, int, int]], kept: dict[str, Any], path: Path, jobs: int) -> None:
    """Play the batches in order, keeping what is done after each."""
    progress = Progress(len(batches))
    begun = time.perf_counter()
    before = kept["seconds"]
    path.parent.mkdir(exist_ok=True)
    with ProcessPoolExecutor(jobs) as pool:
        results = pool.map(play_batch, *zip(*batches, strict=True)) if batches else iter(())
        for done, ((_, series, _, _), counts) in enumerate(zip(batches, results, strict=True), 1):
            add(kept["series"].setdefault(series, {}), counts)
            kept["seconds"] = before + time.perf_counter() - begun
            keep(path, kept)
            progress(done)


def keep(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def soak(game: str, chosen: argparse.Namespace) -> None:
    """One game: what is left of its series; a new commit begins anew."""
    if chosen.series:
        soak_again(game, chosen)
        return
    path = STATE / f"soak-{game}.json"
    kept = read(path)
    if chosen.again or kept.get("commit") != commit():
        kept = {"commit": commit(), "seconds": 0.0, "series": {}}
    run(batches_left(game, chosen.games, kept["series"]), kept, path, chosen.jobs)
    kept |= {"build": kind(), "machine": machine()}
    figures = {**read(FIGURES), game: kept}
    keep(FIGURES, figures)
    REPORT.write_text(report(figures), "utf-8")


def soak_again(game: str, chosen: argparse.Namespace) -> None:
    """One series of a game on the present commit; what is known of the others stays."""
    path = STATE / f"soak-{game}-{chosen.series.replace(' ', '-')}.json"
    kept = read(path)
    if chosen.again or kept.get("commit") != commit():
        kept = {"commit": commit(), "seconds": 0.0, "series": {}}
    left = [batch for batch in batches_left(game, chosen.games, kept["series"]) if batch[1] == chosen.series]
    run(left, kept, path, chosen.jobs)
    figures = read(FIGURES)
    figures[game]["series"][chosen.series] = {**kept["series"][chosen.series], "commit": kept["commit"]}
    keep(FIGURES, figures)
    REPORT.write_text(report(figures), "utf-8")


def report(figures: dict[str, Any]) -> str:
    lines = [
        "# Soak",
        "",
        "After every action: it was listed and not refused, and all invariants of the game hold. Seeds",
    ]
    lines += ["are the numbers of the games. `make soak` plays them again."]
    for name, game in GAMES.items():
        if name in figures:
            lines += ["", *of_game(game, figures[name])]
    return "\n".join(lines) + "\n"


def of_game(game: Any, kept: dict[str, Any]) -> list[str]:
    lines = [
        *game.HEADING,
        "",
        f"Commit {kept['commit']}, {kept['build']} build, {kept['machine']}, {kept['seconds']:.0f} s.",
        "",
        "| series | " + " | ".join(game.KEYS) + " | exceptions |",
        "| --- |" + " --- |" * (len(game.KEYS) + 1),
    ]
    later = []
    for series, counts in kept["series"].items():
        cells = " | ".join(f"{counts.get(key, 0):,}" for key in game.KEYS)
        lines.append(f"| {series} | {cells} | 0 |")
        later += [f"{series}: commit {counts['commit']}"] if "commit" in counts else []
    lines += ["", f"Played again since: {'; '.join(later)}."] if later else []
    return lines + (game.more(kept["series"]) if hasattr(game, "more") else [])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this one (may be repeated)")
    parser.add_argument("--series", help="only this series of the game, the others stay as they are")
    parser.add_argument("--games", type=int, default=0, help="games per series; each game knows how many it wants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="begin anew instead of going on")
    chosen = parser.parse_args()
    for game in chosen.game or GAMES:
        soak(game, chosen)
    print(REPORT.read_text("utf-8"))


if __name__ == "__main__":
    main()
