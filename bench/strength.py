"""Strength of the apprentice against the other bots, with seats rotated; the table goes to bench/strength.md.

The games depend on the seed alone, so that anybody gets the same figures from the same version.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.machine import kind, machine  # noqa: E402
from roundhouse.bots.contest import Standings, contest  # noqa: E402
from roundhouse.cli.progress import Progress  # noqa: E402
from roundhouse.games.rocket import RULESET  # noqa: E402

REPORT = HERE / "strength.md"
EDITIONS = ("1999", "2018")


class Pairing(NamedTuple):
    """Who plays, and the win rate that the first of them must reach."""

    entrants: tuple[str, ...]
    wanted: float

    def __str__(self) -> str:
        first, *others = self.entrants
        return f"{first} – {len(others)} × {others[0]}"


PAIRINGS = (
    Pairing(("apprentice", "random", "random", "random"), 0.95),
    Pairing(("apprentice", "greedy"), 0.6),
    Pairing(("apprentice", "greedy", "greedy"), 0.6),
    Pairing(("apprentice", "greedy", "greedy", "greedy"), 0.6),
)


def measure(pairing: Pairing, edition: str, games: int, seed: int, jobs: int) -> Standings:
    """Whole laps only, so that everybody sits everywhere equally often."""
    players = len(pairing.entrants)
    whole = -(-games // players) * players
    return contest(
        RULESET, pairing.entrants, whole, options={"edition": edition}, seed=seed, jobs=jobs, progress=Progress(whole)
    )


def table_row(pairing: Pairing, edition: str, standings: Standings) -> str:
    score, other = (standings.scores[name] for name in dict.fromkeys(pairing.entrants))
    low, high = score.interval()
    cells = [
        edition,
        str(len(pairing.entrants)),
        str(pairing),
        str(standings.games),
        f"{score.wins:g}",
        f"{score.win_rate:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{pairing.wanted:.0%}",
        f"{score.mean_total:.1f}",
        f"{other.mean_total:.1f}",
        f"{standings.decisions / standings.games:.0f}",
    ]
    return "| " + " | ".join(cells) + " |"


HEADING = """# Strength of the bots

One apprentice against bots of one other kind, on our board, seats rotated from game to game. A shared win counts as a
fraction; the interval is the 95 % one of Wilson. Totals are means per seat: of the apprentice, of each opponent.

Measured by `bench/strength.py --games {games} --seed {seed}` with the {kind} build on: {machine}.

| edition | players | pairing | games | wins | win rate | 95 % interval | wanted | total | theirs | decisions a game |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240, help="games per row (rounded up to whole laps)")
    parser.add_argument("--seed", type=int, default=1, help="every figure follows from it")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play side by side")
    chosen = parser.parse_args()
    rows: list[str] = []
    missed = 0
    for edition in EDITIONS:
        for pairing in PAIRINGS:
            standings = measure(pairing, edition, chosen.games, chosen.seed, chosen.jobs)
            missed += standings.scores[pairing.entrants[0]].win_rate < pairing.wanted
            rows.append(table_row(pairing, edition, standings))
            print(rows[-1], flush=True)
    heading = HEADING.format(games=chosen.games, seed=chosen.seed, kind=kind(), machine=machine())
    REPORT.write_text(heading + "\n".join(rows) + "\n", "utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
