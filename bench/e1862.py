"""1862: replay of a recorded game, copies of a position, and the strength of the apprentice; see bench/e1862.md.

Every part can be run on its own (`bench/e1862.py strength`); what was measured before is kept in bench/e1862.json.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.machine import commit, kind, machine  # noqa: E402
from roundhouse.bots.contest import contest  # noqa: E402
from roundhouse.cli.progress import Progress  # noqa: E402
from roundhouse.games.e1862 import RULESET  # noqa: E402
from roundhouse.games.e1862.ending import worth  # noqa: E402
from roundhouse.games.e1862.import_18xx.export import Export  # noqa: E402

FIGURES = HERE / "e1862.json"
REPORT = HERE / "e1862.md"
GAME = HERE.parent / "tests" / "golden" / "1862" / "862708.json.gz"
#: Games played by people are not part of the repository.
PEOPLE = HERE.parents[1] / "shared" / "data" / "1862" / "games"
ROUNDS = 5
COPIES = 5000
#: Who plays, and the win rate that the first of them must reach.
PAIRINGS = (
    (("apprentice", "random", "random"), 0.98),
    (("apprentice", "random", "random", "random"), 0.98),
)
TABLES = (("apprentice",) * 3, ("apprentice",) * 4)


# -- speed


def recorded(path: Path = GAME) -> tuple[Export, list[Any], Any]:
    """The game, its actions as ours, and the position at its end."""
    raw = path.read_bytes()
    export = Export(json.loads(gzip.decompress(raw) if path.suffix == ".gz" else raw))
    state = RULESET.setup(export.setup)
    return export, [action for _, played in export.replay(state) for action in played], state


def per_second(count: int, work: Callable[[], None]) -> list[float]:
    """How many of `count` a second, by the clock and of the processor: the best of some rounds."""
    best = [0.0, 0.0]
    for _ in range(ROUNDS):
        wall, processor = time.perf_counter(), time.process_time()
        work()
        taken = (time.perf_counter() - wall, time.process_time() - processor)
        best = [max(old, count / seconds) for old, seconds in zip(best, taken)]
    return best


def speed(chosen: argparse.Namespace) -> dict[str, Any]:
    export, actions, end = recorded()
    digest = RULESET.digest(end)

    def trusted() -> None:
        state = RULESET.setup(export.setup)
        for action in actions:
            RULESET.apply(state, action)
        assert RULESET.digest(state) == digest

    def checked() -> None:
        state = RULESET.setup(export.setup)
        for action in actions:
            assert RULESET.why_not(state, action) is None
            RULESET.apply(state, action)

    def read() -> None:
        state = RULESET.setup(export.setup)
        for _ in export.replay(state):
            pass

    late = RULESET.setup(export.setup)
    for action in actions[: 3 * len(actions) // 4]:
        RULESET.apply(late, action)

    def copies() -> None:
        for _ in range(COPIES):
            late.copy()

    found = {
        "trusted": per_second(len(actions), trusted),
        "checked": per_second(len(actions), checked),
        "read": per_second(len(actions), read),
        "copy": per_second(COPIES, copies),
    }
    return {kind(): {**found, "actions": len(actions), "machine": machine(), "commit": commit()}}


def on_speed(kept: dict[str, Any]) -> list[str]:
    lines = [
        "## Speed",
        "",
        f"Replay of a recorded game of {kept[next(iter(kept))]['actions']:,} actions, in actions a second: carried out",
        "(*trusted*), checked against the rules before (*checked*), and from the log of the site, read and checked",
        "(*from the log*); one copy of a late position. By the clock and, in parentheses, by processor time:",
        f"best of {ROUNDS} rounds. Aims: 5,000 actions plain, 20,000 compiled, a copy under 50 µs compiled. The Ruby",
        "engine of the site replays about 1,500 a second (1,900 with its compiler on), and copies by replaying.",
        "",
        "| build | trusted | checked | from the log | one copy | machine | commit |",
        "| --- |" + " --- |" * 6,
    ]
    for build, row in sorted(kept.items(), reverse=True):
        cells = [f"{row[what][0]:,.0f} ({row[what][1]:,.0f})" for what in ("trusted", "checked", "read")]
        cells.append("{:.1f} µs ({:.1f})".format(*[1e6 / rate for rate in row["copy"]]))
        lines.append(f"| {build} | " + " | ".join([*cells, row["machine"], row["commit"]]) + " |")
    return lines


# -- strength


def strength(chosen: argparse.Namespace) -> dict[str, Any]:
    """The apprentice against random players, seats rotated; then tables of apprentices beside those of people."""
    rows = []
    for entrants, wanted in PAIRINGS:
        games = -(-chosen.games // len(entrants)) * len(entrants)
        standings = contest(RULESET, entrants, games, seed=chosen.seed, progress=Progress(games))
        score, other = (standings.scores[name] for name in dict.fromkeys(entrants))
        low, high = score.interval()
        rows.append([len(entrants), games, score.wins, low, high, wanted, score.mean_total, other.mean_total])
        print(entrants, rows[-1], flush=True)
    tables = [of_apprentices(entrants, chosen) for entrants in TABLES]
    return {
        "commit": commit(),
        "build": kind(),
        "seed": chosen.seed,
        "rows": rows,
        "tables": tables,
        "people": people(),
    }


def of_apprentices(entrants: tuple[str, ...], chosen: argparse.Namespace) -> list[Any]:
    games = max(1, chosen.games // 10)
    standings = contest(RULESET, entrants, games, seed=chosen.seed, progress=Progress(games))
    return [len(entrants), games, standings.scores["apprentice"].total / games, standings.decisions / games]


def people() -> list[Any]:
    """The games played by people: players, sum of their fortunes, actions."""
    found = []
    for path in sorted(PEOPLE.glob("*.json")) if PEOPLE.exists() else []:
        _, actions, end = recorded(path)
        total = sum(worth(end, seat) for seat in range(end.players))
        found.append([path.stem, end.players, total, len(actions)])
    return found


def on_strength(kept: dict[str, Any]) -> list[str]:
    lines = [
        "## Strength of the apprentice",
        "",
        "One apprentice against random players, rulebook and standard length, seats rotated from game to game; the",
        f"interval is the 95 % one of Wilson. Seed {kept['seed']}, commit {kept['commit']}, {kept['build']} build.",
        "",
        "| players | games | wins | win rate | 95 % interval | wanted | fortune | theirs |",
        "| --- |" + " --- |" * 7,
    ]
    for players, games, wins, low, high, wanted, fortune, theirs in kept["rows"]:
        cells = [players, games, f"{wins:g}", f"{wins / games:.1%}", f"{low:.1%} – {high:.1%}", f"{wanted:.0%}"]
        lines.append("| " + " | ".join(map(str, [*cells, f"£{fortune:,.0f}", f"£{theirs:,.0f}"])) + " |")
    lines += [
        "",
        "The sum of all final fortunes at tables of apprentices, beside that of the recorded games of people:",
        "",
        "| who | players | games | sum of fortunes | decisions a game |",
        "| --- |" + " --- |" * 4,
    ]
    for players, games, total, decisions in kept["tables"]:
        lines.append(f"| apprentices | {players} | {games} | £{total:,.0f} | {decisions:.0f} |")
    for name, players, total, actions in kept["people"]:
        lines.append(f"| people ({name}) | {players} | 1 | £{total:,.0f} | {actions} |")
    return lines


PARTS: dict[str, tuple[Any, Any]] = {"speed": (speed, on_speed), "strength": (strength, on_strength)}


def report(kept: dict[str, Any]) -> str:
    lines = [
        "# 1862: speed and strength",
        "",
        "`bench/e1862.py PART --keep` measures a part again and rewrites this page.",
    ]
    for name, (_, write) in PARTS.items():
        if name in kept:
            lines += ["", *write(kept[name])]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="?", choices=PARTS, default="speed")
    parser.add_argument("--games", type=int, default=240, help="games per row of the strength")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="write the figures into bench/e1862.md")
    chosen = parser.parse_args()
    measure, write = PARTS[chosen.part]
    kept: dict[str, Any] = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    found = measure(chosen)
    kept[chosen.part] = {**kept.get("speed", {}), **found} if chosen.part == "speed" else found
    print("\n".join(write(kept[chosen.part])))
    if chosen.keep:
        FIGURES.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
        REPORT.write_text(report(kept), "utf-8")


if __name__ == "__main__":
    main()
