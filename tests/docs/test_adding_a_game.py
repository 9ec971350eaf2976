"""docs/adding-a-game.md, done as it says: the package is made, is what the page shows, and keeps its contract."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.cli import new_game
from roundhouse.cli.check_game import games_of
from roundhouse.engine.rules import AnyRules
from roundhouse.testing import check_rules
from tests.support.outside import install

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def shown(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    path = list(sys.path)
    yield new_game.make("shunting", tmp_path)
    sys.path[:] = path
    for name in [name for name in sys.modules if name.partition(".")[0] == "shunting"]:
        del sys.modules[name]


@pytest.fixture
def shunting(package: Path) -> AnyRules:
    ((name, ruleset),) = games_of(str(package))
    assert name == "shunting"
    return ruleset


def test_the_page_shows_what_is_made(package: Path) -> None:
    made = {path.relative_to(package).as_posix(): path.read_text("utf-8") for path in package.rglob("*.*")}
    rules, picture, *_ = shown("python")
    assert rules == made["shunting/__init__.py"]
    assert picture == made["shunting/picture.py"]
    assert shown("fluent") == [made["shunting/words/shunting.en.ftl"]]
    assert shown("css") == [made["shunting/page/colours.css"]]
    assert made["pyproject.toml"].endswith(shown("toml")[0])


def test_it_fulfils_the_contract(shunting: AnyRules) -> None:
    check_rules(shunting, games=12, every=2)
    check_rules(shunting, games=6, options={"wagons": 4}, every=1)


def test_a_broken_rule_is_found(shunting: AnyRules, monkeypatch: pytest.MonkeyPatch) -> None:
    take = shunting.kinds[0]
    monkeypatch.setattr(take, "why_not", lambda self, state: None)
    with pytest.raises(AssertionError):
        check_rules(shunting, games=12, every=1)


def commands() -> list[list[str]]:
    """Those of the first block that end by themselves."""
    lines = [line.partition("#")[0].split() for line in shown("sh")[0].splitlines()]
    return [line[1:] for line in lines if line[0] == "roundhouse" and line[1] not in ("play", "serve")]


@pytest.mark.long
def test_the_commands_of_the_page_do_what_they_say(tmp_path: Path) -> None:
    environment = dict(os.environ)
    for command in commands():
        done = subprocess.run(
            [sys.executable, "-m", "roundhouse", *command],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, (command, done.stdout, done.stderr)
        if command[0] == "new-game":
            # What pip would do, without pip: the package and its entry point beside roundhouse.
            environment |= install(tmp_path / "installed", tmp_path / "shunting" / "shunting", "shunting")
    assert [command[0] for command in commands()] == ["new-game", "check-game", "simulate"]
