"""Speed of the run solver of 1862, on one core: on situations of recorded games, and how it grows; see bench/runs.md.

`python bench/runs.py [FILE.jsonl[.gz] …]` measures the situations of the tests and of further files with the build that
it is run with, and writes bench/runs.json, bench/runs.md and bench/runs.svg anew; the figures of the other build stay.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.growth import Curve, growth_chart  # noqa: E402
from bench.machine import commit, machine  # noqa: E402
from roundhouse.games.e1862.commands import read_lines  # noqa: E402
from roundhouse.games.e1862.map.atlas import NONE, SIZE, distance  # noqa: E402
from roundhouse.games.e1862.runs.best import tree  # noqa: E402
from roundhouse.games.e1862.runs.best.graph import Graph  # noqa: E402
from roundhouse.games.e1862.runs.best.solve import best_run  # noqa: E402
from roundhouse.games.e1862.runs.recorded import Line  # noqa: E402
from roundhouse.games.e1862.runs.rules import Running, rulebook, site  # noqa: E402

DATA = HERE.parent / "tests" / "games" / "e1862" / "data"
OWN = DATA / "random-routes.jsonl.gz"
#: Phases F to H, five to nine trains.
LATE = DATA / "late-routes.jsonl.gz"
PRESETS = {"18xx-games": site, "rulebook": rulebook}
#: Seconds of the clock after which a search is stopped; on a shared machine it gets less of the processor than that.
DEADLINE = 30.0
#: Milliseconds, whether proven, and which line.
Row = tuple[float, bool, str]
#: Situations whose trains and hexes are taken away one by one: six and seven trains, 34 and 32 stops.
LARGE = ((863307, 845), (862301, 527), (862902, 388))
HEAD = """# Speed of the run solver of 1862

`python bench/runs.py [FILE …]` renews this page with the build that it is run with (`.venv/bin/python` plain,
`.venv-fast/bin/python` compiled). Times are those of the processor, on one core; a search is stopped after 30 s of
the clock, which on a shared machine can be much less of the processor. What is named as not proven was stopped.

In preset `18xx-games` no answer is below the recorded run. Where the recorded run breaks a rule of preset `rulebook`
and earns more than it allows: `bench/below.md`.

The hardest, 862301/433 (seven lines and a freight), is proven after 0.6 to 0.9 s in preset `18xx-games`. The gap at
the root is the rule that all runs must meet: its best is 150190, the bound 157705; with "what is scored must be
entered from outside" for every set of places (directed cuts, solved as a linear program) it would be 154197. With
prices for every place instead of one for all ties fewer nodes are visited, but each takes longer, and so does the
whole.

Exactness: `python scripts/compare_runs.py FIRST LAST [LARGEST]` compares with an exhaustive search on random boards,
up to 500 combinations, both presets, with the solver compiled: seeds 70000–70159 and 70200–71999, 2,967 boards, 0
different; among those London 534, N/M trains 1,184, blocked cities 1,515, linked freights 602, permanent freights
1,416, several freights 1,196. Rings are among what both look for. All eight combinations of the three
rulings on runs, boards with two freights or more, plain: 9,316 comparisons, 0 different (`test_run_rulings.py` has 480
of them). Real boards cut down (`test_cut_boards.py`): 120, 0 different.

Positions of hurried games from phase C on (`python scripts/run_situations.py 7000 7060`, 200 drawn), on a busy machine:
compiled with -O1, 6 s of the clock, `18xx-games` p95 48 ms and 198 proven within 0.32 s, `rulebook` p95 43 ms, all
proven within 0.29 s; plain, 12 s of the clock, of which a sixth was the processor's, p95 641 and 444 ms, 194 and 198
proven. Where both builds had proven, 392 of 400, they agreed. The two that were not proven, 7007/361 and 7038/476 with
seven and six freights in one chain, are since chains with very many ways are not listed: 24 and 14 ms compiled.

`late-routes.jsonl.gz` has all positions of the random games in phases F to H with five to nine trains. Before places
where chains end had a price, four of these 43 were not proven in preset `18xx-games` after 10 s, compiled.
`drawn-1.jsonl` is what `python scripts/run_situations.py drawn 1` makes of them: the same boards, with six to nine
trains that are drawn. That is more than games come to: they score nearly all there is, and what remains to be
excluded is a total higher by one or two steps of £10, for which very many ways are nearly as good.

What is wanted (p95 100 ms and at most 1 s compiled, 1.5 s plain, all proven) is wanted of positions like those of
random games: `late-routes.jsonl.gz` has what there is of them, not `drawn-1.jsonl`. Hurried games are another source:
of those with the seeds 9000 to 9038, of which the last was broken off, all 33 positions with six or seven trains in
phases F to H (none had more), compiled at c29d3d3, at a load of 20: `18xx-games` p95 118 ms, longest 175 ms; `rulebook`
90 and 90 ms; all proven.
"""
#: Radii around the home base.
RADII = range(2, 9)


def kind() -> str:
    return "plain" if tree.__file__.endswith(".py") else "compiled"


def solved(running: Running) -> tuple[float, bool]:
    """Milliseconds of the processor, and whether the answer is proven."""
    began = process_time()
    answer = best_run(running, deadline=DEADLINE)
    return (process_time() - began) * 1000, answer.optimal


def on_files(files: list[Path], preset: str) -> list[dict[str, Any]]:
    """Figures of each file, and of all of them together."""
    each = [(file.name, times_of(file, preset)) for file in files]
    if len(each) > 1:
        each.append(("all of these", [row for _, rows in each for row in rows]))
    return [summary(name, preset, rows) for name, rows in each]


def times_of(file: Path, preset: str) -> list[Row]:
    return [(*solved(line.running), f"{line.game}/{line.action}") for line in read_lines(file, PRESETS[preset]())]


def summary(name: str, preset: str, rows: list[Row]) -> dict[str, Any]:
    times = sorted(ms for ms, _, _ in rows)
    return {
        "file": name,
        "preset": preset,
        "lines": len(times),
        "median": median(times),
        "p95": times[max(0, -(-95 * len(times) // 100) - 1)],
        "max": times[-1],
        "slow": sum(1 for ms in times if ms > 100),
        "open": [name for _, optimal, name in rows if not optimal],
    }


def fewer_trains(line: Line) -> Curve:
    running = line.running
    runnable = [train for train in running.trains if running.may_run(train)]
    points: Curve = []
    for count in range(1, len(runnable) + 1):
        some = Running(running.board, running.company, running.phase, runnable[:count], 7, running.rules, running.home)
        points.append((count, *solved(some)))
    return points


def fewer_hexes(line: Line) -> Curve:
    running = line.running
    points: Curve = []
    for radius in RADII:
        board = running.board.copy()
        for hex in range(SIZE):
            if distance(hex, running.home) > radius:
                board.tile[hex] = NONE
        some = Running(
            board, running.company, running.phase, running.trains, running.permits, running.rules, running.home
        )
        stops = Graph(some).reachable.bit_count()
        if not points or points[-1][0] != stops:
            points.append((stops, *solved(some)))
    return points


def measured(files: list[Path]) -> dict[str, Any]:
    lines = {(line.game, line.action): line for line in read_lines(OWN, rulebook())}
    return {
        "machine": machine(),
        "commit": commit(),
        "files": [row for preset in PRESETS for row in on_files(files, preset)],
        "trains": {f"{game}/{action}": fewer_trains(lines[game, action]) for game, action in LARGE},
        "network": {f"{game}/{action}": fewer_hexes(lines[game, action]) for game, action in LARGE},
    }


def table(build: dict[str, Any]) -> list[str]:
    rows = [
        "| situations | preset | lines | median ms | p95 ms | max ms | above 100 ms | not proven |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in build["files"]:
        figures = f"{row['median']:.1f} | {row['p95']:.0f} | {row['max']:.0f} | {row['slow']}"
        rows.append(
            f"| {row['file']} | {row['preset']} | {row['lines']} | {figures} | {', '.join(row['open']) or '–'} |"
        )
    return rows


def report(builds: dict[str, Any]) -> str:
    text = [HEAD]
    for name in sorted(builds):
        build = builds[name]
        text += [f"## {name}", "", f"{build['machine']}, commit {build['commit']}.", "", *table(build), ""]
    text += ["## Growth", "", "![Time against number of trains and stops](runs.svg)", ""]
    return "\n".join(text)


def main() -> None:
    store = HERE / "runs.json"
    found = measured([OWN, LATE, *(Path(name) for name in sys.argv[1:])])
    builds = json.loads(store.read_text("utf-8")) if store.exists() else {}
    builds[kind()] = found
    store.write_text(json.dumps(builds, indent=1) + "\n", "utf-8")
    (HERE / "runs.md").write_text(report(builds), "utf-8")
    (HERE / "runs.svg").write_text(growth_chart(builds), "utf-8")
    print("\n".join(table(builds[kind()])))


if __name__ == "__main__":
    main()
