"""The table of what the tests run, from a report of coverage."""

from __future__ import annotations

from typing import Any

import pytest

from scripts.coverage_table import package_of, table


def summary(lines: int, run: int, branches: int, taken: int) -> dict[str, Any]:
    counts = {"num_statements": lines, "covered_lines": run, "num_branches": branches, "covered_branches": taken}
    return {"summary": counts}


@pytest.mark.parametrize(
    ("file", "package"),
    [
        ("src/roundhouse/game.py", "roundhouse itself"),
        ("src/roundhouse/engine/hexes.py", "engine"),
        ("src/roundhouse/games/__init__.py", "games"),
        ("src/roundhouse/games/rocket/present/view.py", "games/rocket"),
    ],
)
def test_packages(file: str, package: str) -> None:
    assert package_of(file) == package


def test_modules_of_a_package_are_added_up() -> None:
    files = {
        "src/roundhouse/engine/a.py": summary(10, 10, 0, 0),
        "src/roundhouse/engine/b.py": summary(6, 2, 4, 3),
        "src/roundhouse/words/c.py": summary(1, 0, 0, 0),
    }
    lines = table({"files": files}).splitlines()
    assert "| engine | 12 of 16 | 3 of 4 | 75.0 % |" in lines
    assert "| words | 0 of 1 | 0 of 0 | 0.0 % |" in lines
    assert lines[-1] == "| **all** | 12 of 17 | 3 of 4 | 71.4 % |"
