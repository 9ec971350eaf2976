"""Writes bench/coverage.md: how much of each package the tests run, as `coverage` has measured (`make coverage`)."""

from __future__ import annotations

import json
import platform
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
TABLE: Final = ROOT / "bench" / "coverage.md"


class Count:
    """Lines and branches of a package, and how many of them were run."""

    def __init__(self) -> None:
        self.lines = self.lines_run = self.branches = self.branches_run = 0

    def add(self, summary: dict[str, Any]) -> None:
        self.lines += summary["num_statements"]
        self.lines_run += summary["covered_lines"]
        self.branches += summary["num_branches"]
        self.branches_run += summary["covered_branches"]

    @property
    def share(self) -> float:
        return 100 * (self.lines_run + self.branches_run) / max(1, self.lines + self.branches)

    def row(self, name: str) -> str:
        lines, branches = f"{self.lines_run} of {self.lines}", f"{self.branches_run} of {self.branches}"
        return f"| {name} | {lines} | {branches} | {self.share:.1f} % |"


def package_of(file: str) -> str:
    """The folder of roundhouse that a module lies in; of the games, the game."""
    parts = Path(file).parts
    inside = parts[parts.index("roundhouse") + 1 : -1]
    return "/".join(inside[: 2 if inside[:1] == ("games",) else 1]) or "roundhouse itself"


def table(measured: dict[str, Any]) -> str:
    """The page, from the JSON report of coverage."""
    counts: defaultdict[str, Count] = defaultdict(Count)
    total = Count()
    for file, found in measured["files"].items():
        counts[package_of(file)].add(found["summary"])
        total.add(found["summary"])
    rows = [count.row(name) for name, count in sorted(counts.items())]
    return "\n".join(
        [
            "# What the tests run",
            "",
            f"`make coverage`: the tests of `make test`, on the plain source, {platform.python_implementation()} "
            f"{platform.python_version()}; servers, workers and",
            "commands in processes of their own included. What is killed in a test leaves no count behind. Tests in a "
            "browser and",
            "long tests run more.",
            "",
            "| package | lines | branches | both |",
            "| --- | ---: | ---: | ---: |",
            *rows,
            total.row("**all**"),
            "",
        ]
    )


def main() -> None:
    text = table(json.loads(Path(sys.argv[1]).read_text("utf-8")))
    TABLE.write_text(text, "utf-8", newline="\n")
    print(text)


if __name__ == "__main__":
    main()
