"""Speed of the run solver of 1862, on one core: on situations of recorded games, and how it grows; see bench/runs.md.

`python bench/runs.py [FILE.jsonl[.gz] …]` measures the situations of the tests and of further files.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.machine import commit, machine  # noqa: E402
from roundhouse.cli.routes import read_lines  # noqa: E402
from roundhouse.games.mania.atlas import NONE, SIZE, distance  # noqa: E402
from roundhouse.games.mania.lines import Line  # noqa: E402
from roundhouse.games.mania.position import Running, rulebook, site  # noqa: E402
from roundhouse.games.mania.solver import tree  # noqa: E402
from roundhouse.games.mania.solver.field import Field  # noqa: E402
from roundhouse.games.mania.solver.solve import best_run  # noqa: E402

OWN = HERE.parent / "tests" / "games" / "mania" / "data" / "random-routes.jsonl.gz"
DEADLINE = 2.0
#: The situation whose trains and hexes are taken away one by one: six trains, 34 stops.
LARGE = (863307, 845)
Row = tuple[str, float, bool]


def kind() -> str:
    return "plain" if tree.__file__.endswith(".py") else "compiled"


def solved(running: Running) -> tuple[float, bool]:
    answer = best_run(running, deadline=DEADLINE)
    return answer.milliseconds, answer.optimal


def on_files(files: list[Path]) -> list[str]:
    rows = [
        "| situations | preset | lines | median ms | p95 ms | max ms | proven |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for file in files:
        for name, rules in (("18xx-games", site()), ("rulebook", rulebook())):
            answers = [solved(line.running) for line in read_lines(file, rules)]
            times = sorted(ms for ms, _ in answers)
            late = times[max(0, -(-95 * len(times) // 100) - 1)]
            proven = sum(1 for _, optimal in answers if optimal)
            figures = f"{median(times):.0f} | {late:.0f} | {times[-1]:.0f}"
            rows.append(f"| {file.name} | {name} | {len(times)} | {figures} | {proven} |")
    return rows


def fewer_trains(line: Line) -> list[Row]:
    running = line.running
    runnable = [train for train in running.trains if running.may_run(train)]
    rows: list[Row] = []
    for count in range(1, len(runnable) + 1):
        some = Running(running.board, running.company, running.phase, runnable[:count], 7, running.rules, running.home)
        rows.append((f"{count} trains", *solved(some)))
    return rows


def fewer_hexes(line: Line) -> list[Row]:
    running = line.running
    rows: list[Row] = []
    for radius in range(2, 9):
        board = running.board.copy()
        for hex in range(SIZE):
            if distance(hex, running.home) > radius:
                board.tile[hex] = NONE
        some = Running(
            board, running.company, running.phase, running.trains, running.permits, running.rules, running.home
        )
        field = Field(some)
        name = f"{field.near.bit_count()} stops, {sum(1 for links in field.at for _ in links) // 2} links"
        rows.append((name, *solved(some)))
    return rows


def chart(title: str, rows: list[Row]) -> list[str]:
    """A bar for every row, in characters: time on a logarithmic scale from 1 ms."""
    lines = [f"| {title} | ms | | |", "| --- | --- | --- | --- |"]
    for name, ms, optimal in rows:
        bar = "█" * max(1, round(8 * len(str(round(ms))) - 8 + 8 * ms / 10 ** len(str(round(ms)))))
        lines.append(f"| {name} | {ms:.0f} | {'proven' if optimal else 'stopped'} | `{bar}` |")
    return lines


def main() -> None:
    files = [OWN, *(Path(name) for name in sys.argv[1:])]
    large = next(line for line in read_lines(OWN, rulebook()) if (line.game, line.action) == LARGE)
    report = [
        f"## {kind()}",
        "",
        f"{machine()}, commit {commit()}; deadline {DEADLINE:.0f} s per line.",
        "",
        *on_files(files),
        "",
        *chart("growth with the number of trains", fewer_trains(large)),
        "",
        *chart("growth with the size of the network", fewer_hexes(large)),
        "",
    ]
    print("\n".join(report))


if __name__ == "__main__":
    main()
