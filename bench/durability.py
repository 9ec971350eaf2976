"""Durability: the server is killed again and again under load, and nothing that was answered is lost.

Runs tests/server/test_durability.py with as many kills as asked for; figures go to bench/durability.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.machine import commit, kind, machine  # noqa: E402

TESTS = HERE.parent / "tests" / "server" / "test_durability.py"
REPORT = HERE / "durability.md"

PAGE = """# Durability

People play at six tables at once over HTTP as fast as they can; at a random moment the server is killed with SIGKILL.
They keep their own list of what they asked for and what was answered. After every kill: everything that was answered is
there, every log is without gap and duplicate and can be played through with equal digests, and what was asked and not
answered, sent again with the same key to the server that was started anew, has been carried out once. `make soak`
measures again and rewrites this page.

Commit {commit}, {kind} build, {machine}, {seconds:.0f} s.

| database | kills | answers | answered and lost | killed between request and answer |
| --- | --- | --- | --- | --- |
{rows}

The check itself is checked: with the commit moved after the answer, {found}.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100, help="for each kind of database")
    chosen = parser.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="roundhouse-durability-") as folder:
        figures = Path(folder, "figures")
        environment = {**os.environ, "ROUNDHOUSE_KILLS": str(chosen.kills), "ROUNDHOUSE_KILLS_TO": str(figures)}
        # A test that fails leaves no figures behind, and there is no report then.
        subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", str(TESTS)], env=environment, check=True
        )
        lines = [json.loads(line) for line in figures.read_text("utf-8").splitlines()]
    REPORT.write_text(report(lines, time.perf_counter() - begun), "utf-8")
    print(REPORT.read_text("utf-8"))


def report(lines: list[dict[str, Any]], seconds: float) -> str:
    survived = [line for line in lines if "answered" in line]
    hasty = [line for line in lines if "found_after" in line]
    rows = [
        f"| {line['database']} | {line['kills']:,} | {line['answered']:,} | 0 | {line['unanswered']:,} |"
        for line in survived
    ]
    found = ", ".join(f"loss was found after {line['found_after']} kill(s) on {line['database']}" for line in hasty)
    return PAGE.format(
        commit=commit(), kind=kind(), machine=machine(), seconds=seconds, rows="\n".join(rows), found=found
    )


if __name__ == "__main__":
    main()
