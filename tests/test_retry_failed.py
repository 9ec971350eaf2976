"""Tests that fail once and then pass: only those of the list may, as long as it says."""

from __future__ import annotations

import json
import re
from datetime import date
from pathlib import Path

import pytest

from scripts import retry_failed
from scripts.retry_failed import BadList, Late, judged, read

ROOT = Path(__file__).parent.parent
TODAY = date(2026, 1, 15)
SLOW = "tests/server/test_socket.py::test_slow"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with an empty list and nothing that failed."""
    monkeypatch.setattr(retry_failed, "LIST", tmp_path / "late.txt")
    monkeypatch.setattr(retry_failed, "FAILED", tmp_path / "lastfailed")
    retry_failed.LIST.write_text("# nothing\n", "utf-8")
    return tmp_path


class Runs:
    """Commands that end as they are told to; the first leaves behind what failed in it."""

    def __init__(self, *statuses: int, failed: str = SLOW) -> None:
        self.statuses = list(statuses)
        self.failed = failed
        self.commands: list[list[str]] = []

    def __call__(self, command: list[str]) -> int:
        self.commands.append(command)
        if len(self.commands) == 1 and self.failed:
            retry_failed.FAILED.write_text(json.dumps({self.failed: True}), "utf-8")
        return self.statuses.pop(0)


def run(runs: Runs) -> int:
    return retry_failed.retried(["first"], ["second"], runs)


def test_what_passes_is_not_repeated(house: Path) -> None:
    runs = Runs(0, failed="")
    assert run(runs) == 0
    assert runs.commands == [["first"]]


def test_what_fails_again_fails(house: Path) -> None:
    runs = Runs(1, 1)
    assert run(runs) == 1
    assert runs.commands == [["first"], ["second"]]


def test_what_had_to_be_repeated_fails(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Runs(1, 0)) == 1
    assert f"{SLOW}: failed, then passed" in capsys.readouterr().out


def test_what_is_known_to_be_late_passes(house: Path) -> None:
    retry_failed.LIST.write_text(f"{SLOW} | 2999-12-31 | the machine is busy\n", "utf-8")
    assert run(Runs(1, 0)) == 0
    assert run(Runs(1, 0, failed=f"{SLOW}[sqlite]")) == 0
    assert run(Runs(1, 0, failed=f"{SLOW}_too")) == 1


def test_a_command_that_fails_without_a_test_is_not_repeated(house: Path) -> None:
    """The environment could not be made, or nothing could be collected."""
    runs = Runs(2, failed="")
    assert run(runs) == 2
    assert runs.commands == [["first"]]


def test_what_failed_another_day_is_forgotten(house: Path) -> None:
    retry_failed.FAILED.write_text(json.dumps({"tests/test_old.py::test_old": True}), "utf-8")
    assert run(Runs(2, failed="")) == 2


def test_the_list_ends() -> None:
    known = [Late(SLOW, TODAY, "busy")]
    assert judged([SLOW], known, TODAY) == []
    assert "that is over" in judged([SLOW], known, date(2026, 1, 16))[0]


@pytest.mark.parametrize("line", ["a test", "a test | 2026-01-31", "a test | 2026-01-31 |", "a test | soon | busy"])
def test_a_line_without_reason_or_day_is_refused(line: str) -> None:
    with pytest.raises(BadList, match="line 2"):
        read(f"# a list\n{line}\n")


def test_the_tests_of_the_list_exist() -> None:
    for late in read(retry_failed.LIST.read_text("utf-8")):
        file, *_, name = late.test.split("::")
        assert re.search(rf"def {name}\(", (ROOT / file).read_text("utf-8")), late.test
