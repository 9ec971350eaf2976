"""The examples of the README, in an interpreter of their own, as somebody has who tries them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_examples_of_the_readme_do_what_they_say() -> None:
    tried = subprocess.run(
        [sys.executable, "-W", "error", "-m", "doctest", "README.md"], cwd=ROOT, capture_output=True, text=True
    )
    assert tried.returncode == 0, tried.stdout + tried.stderr
