"""Writes the best runs of the recorded situations of 1862, to be compared with: by the other build, and in tests.

`python scripts/best_runs.py` writes tests/games/e1862/data/best-runs.json and bench/below.md, the list of recorded runs
that earned more than preset `rulebook` allows, with the rule that they break.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from roundhouse.games.e1862.runs.best.solve import EVERYTHING, REVENUE, best_run
from roundhouse.games.e1862.runs.recorded import Line
from roundhouse.games.e1862.runs.rules import rulebook
from tests.games.e1862.situations import DATA, PEOPLE, PRESETS, name_of, of_people, recorded_breaks, situations

HEAD = """# Recorded runs above the best run of the rulebook

In preset `18xx-games` the best run of every recorded situation is proven, and none is below the recorded one. In preset
`rulebook` these are below it, because the recorded run breaks a rule of that preset; all are proven.
`python scripts/best_runs.py` writes this page; `tests/games/e1862/test_recorded_runs.py` holds it to the solver.

| situation | recorded | best by the rulebook | rule broken |
| --- | --- | --- | --- |
"""


def answers(rows: list[dict[str, Any]]) -> dict[str, dict[str, list[int]]]:
    """Per situation, preset and objective: revenue and subsidy."""
    found: dict[str, dict[str, list[int]]] = {}
    for number, row in enumerate(rows, 1):
        for preset, rules in PRESETS.items():
            for objective in (REVENUE, EVERYTHING):
                answer = best_run(Line(row, number, rules()).running, objective)
                assert answer.optimal
                found.setdefault(name_of(row), {})[f"{preset} {objective}"] = [answer.revenue, answer.subsidy]
    return found


def main() -> None:
    rows = situations()
    found = answers(rows)
    lines = [f"{json.dumps(name)}: {json.dumps(row)}" for name, row in found.items()]
    (DATA / "best-runs.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    if PEOPLE.exists():
        rows = rows + of_people()
        found |= answers(of_people())
    broken = recorded_breaks(rows, rulebook())
    below: list[str] = []
    for row in rows:
        name = name_of(row)
        best = found[name][f"rulebook {REVENUE}"][0]
        if row["revenue"] > best:
            below.append(f"| {name} | {row['revenue']} | {best} | {broken[name]} |")
    (Path(__file__).parent.parent / "bench" / "below.md").write_text(HEAD + "\n".join(below) + "\n", "utf-8")


if __name__ == "__main__":
    main()
