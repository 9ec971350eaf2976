"""Compares the run solver of 1862 with the exhaustive search on random boards: compare_runs.py FIRST LAST [LARGEST]."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from roundhouse.games.e1862.runs.best.solve import EVERYTHING, alternatives, best_run
from roundhouse.games.e1862.runs.rules import rulebook, site
from tests.games.e1862.exhaustive import all_totals, size
from tests.games.e1862.features import features
from tests.games.e1862.random_boards import position


def main() -> int:
    first, last = int(sys.argv[1]), int(sys.argv[2])
    largest = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
    compared = different = 0
    seen: Counter[str] = Counter()
    for seed in range(first, last):
        for name, rules in (("rulebook", rulebook()), ("18xx-games", site())):
            running = position(Random(seed), rules)
            if not 1 < size(running) <= largest:
                continue
            compared += 1
            totals = sorted(all_totals(running).items(), reverse=True)
            answers = [best_run(running)] if seed % 5 else alternatives(running, 3)
            seen.update(features(running, answers[0]))
            found = [(answer.revenue, answer.subsidy) for answer in answers]
            if found != totals[: len(found)] or not answers[0].optimal:
                different += 1
                print(f"seed {seed}, {name}: {found} instead of {totals[:3]}", flush=True)
            both = best_run(running, EVERYTHING)
            most = max((revenue + subsidy, revenue) for revenue, subsidy in totals)
            if (both.revenue + both.subsidy, both.revenue) != most or not both.optimal:
                different += 1
                print(f"seed {seed}, {name}: {both.revenue} + {both.subsidy} instead of {most}", flush=True)
    print(f"{compared} boards compared, {different} different")
    print(", ".join(f"{name} {number}" for name, number in sorted(seen.items())))
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
