"""Runs tests, and what failed once more by itself: retry_failed.py [--repeat COMMAND] COMMAND…

What fails again is broken. What passes the second time is late, and a failure too, unless .ci/late.txt names it: with a
reason, and with the day until which it may be late. Real servers, databases and browsers are slow on a busy machine; a
test that cannot bear that is mended, not lived with.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
LIST: Final = ROOT / ".ci" / "late.txt"
FAILED: Final = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
AGAIN: Final = f"{shlex.quote(sys.executable)} -m pytest -q --lf --lfnf=none"


class Late(NamedTuple):
    """A test that may be late: a whole one, or a parametrised one without its brackets."""

    test: str
    until: date
    reason: str

    def covers(self, test: str) -> bool:
        return test == self.test or test.startswith(f"{self.test}[")


class BadList(ValueError):
    """A line of the list is not as it must be."""


def read(text: str) -> list[Late]:
    """The lines of the list: `test | 2026-01-31 | reason`; empty lines and those with # are passed over."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split("|", 2)]
        if len(parts) != 3 or not all(parts):
            raise BadList(f"late.txt, line {number}: test | day | reason, please")
        try:
            found.append(Late(parts[0], date.fromisoformat(parts[1]), parts[2]))
        except ValueError as error:
            raise BadList(f"late.txt, line {number}: {error}") from None
    return found


def judged(repeated: list[str], known: list[Late], today: date) -> list[str]:
    """One sentence for each test that was late and may not be."""
    found = []
    for test in repeated:
        late = next((late for late in known if late.covers(test)), None)
        if late is None:
            found.append(
                f"{test}: failed, then passed; mend it, or say in .ci/late.txt why it may be late and until when"
            )
        elif late.until < today:
            found.append(f"{test}: might be late until {late.until} ({late.reason}); that is over")
    return found


def failed_tests() -> list[str]:
    return sorted(json.loads(FAILED.read_text("utf-8"))) if FAILED.exists() else []


def run(command: list[str]) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def retried(command: list[str], repeat: list[str], runs: Callable[[list[str]], int] = run) -> int:
    """The exit status."""
    known = read(LIST.read_text("utf-8"))
    # What failed on another day is not what fails now.
    FAILED.unlink(missing_ok=True)
    status = runs(command)
    if status == 0:
        return 0
    repeated = failed_tests()
    if not repeated:
        return status
    print("── failed, and tried once more by itself:", *repeated, sep="\n   ", flush=True)
    status = runs(repeat)
    if status != 0:
        return status
    sentences = judged(repeated, known, date.today())
    print(*sentences, sep="\n", flush=True)
    return 1 if sentences else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", default=AGAIN, help="runs what failed (default: %(default)s)")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    chosen = parser.parse_args()
    return retried(chosen.command, shlex.split(chosen.repeat))


if __name__ == "__main__":
    sys.exit(main())
