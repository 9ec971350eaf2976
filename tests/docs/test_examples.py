"""The programs in examples/ run as their page says, with small numbers, each in an interpreter of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"

#: What each is called with here, and something of what it must print.
CALLS = {
    "random_games.py": (["2"], r"Spike: [\d.]+ points each, \d+ decisions a game\n(.*\n)*every game in games.csv"),
    "own_bot.py": (["4"], r"miser +4 +\d+\.\d%"),
    "best_run.py": (["best.svg"], r"£\d+ with \d+ trains, proven in \d+ ms\n(.*\n)+drawn in best.svg"),
    "picture_series.py": (["pictures"], r"\d\d pictures in pictures/"),
    "compare_rulings.py": (["3"], r"edition: 2018 +\d+\.\d +\d+\.\d +ended"),
}


def run(name: str, folder: Path) -> str:
    arguments, _ = CALLS[name]
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments], cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", CALLS)
def test_it_runs(name: str, tmp_path: Path) -> None:
    assert re.search(CALLS[name][1], run(name, tmp_path))


def test_the_page_lists_every_example() -> None:
    listed = re.findall(r"\]\((\w+\.py)\)", (EXAMPLES / "README.md").read_text("utf-8"))
    assert sorted(listed) == sorted(CALLS) == sorted(path.name for path in EXAMPLES.glob("*.py"))
