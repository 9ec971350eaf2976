"""Bots of other packages: installed ones by name, and those that somebody names by module and class."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse.bots import brought, ladder
from roundhouse.cli.main import main
from roundhouse.games.rocket import RULESET
from roundhouse.games.spike import RULESET as SPIKE
from roundhouse.table.checks import must_know_bots

CODE = """
class First:
    games = ("rocket",)
    def choose(self, state, chance):
        from roundhouse import find
        return find("rocket").legal(state)[0]

class Any:
    def __init__(self, rules):
        self.rules = rules
    def choose(self, state, chance):
        return self.rules.legal(state).draw(chance)

class Cheat:
    def choose(self, state, chance):
        return "I win"

class Broken:
    def __init__(self):
        raise RuntimeError("no")

nothing = 3
"""
ENTRIES = "[roundhouse.bots]\nfirst = brought_bots:First\nany = brought_bots:Any\nbroken = brought_bots:Broken\n"


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "brought_bots.py").write_text(CODE, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "brought_bots", raising=False)
    return tmp_path


@pytest.fixture
def installed(bots: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    metadata = bots / "brought-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n", "utf-8")
    (metadata / "entry_points.txt").write_text(ENTRIES, "utf-8")
    monkeypatch.syspath_prepend(str(bots))
    brought._installed.cache_clear()
    monkeypatch.setattr(brought, "_installed", brought._installed.__wrapped__)
    return bots


def test_one_that_is_named_by_module_and_class_plays(bots: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "rocket", "--bots", "brought_bots:Any,random", "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["scores"]["brought_bots:Any"]["seats"] == 2


def test_in_other_processes_too(bots: Path) -> None:
    command = ["simulate", "rocket", "--bots", "brought_bots:First,brought_bots:Any", "--games", "2", "--jobs", "2"]
    done = subprocess.run([sys.executable, "-m", "roundhouse", *command], cwd=bots, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_in_a_tournament(bots: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "rocket", "--bots", "brought_bots:Any,random", "--players", "2", "--games", "2"]
    assert main([*command, "--lang", "en"]) == 0
    assert "brought_bots:Any" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("brought_bots:Nobody", "no bot: module 'brought_bots' has no attribute 'Nobody'"),
        ("no_such_module:Bot", "no bot: No module named 'no_such_module'"),
        ("brought_bots:nothing", "no bot: 3 cannot be called"),
        ("os:getcwd", "has no method `choose`"),
    ],
)
def test_what_is_no_bot_is_said(bots: Path, wish: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "rocket", "--bots", wish, "--games", "1", "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


def test_what_it_chooses_is_checked(bots: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "rocket", "--bots", "brought_bots:Cheat", "--games", "1", "--lang", "en"]) == 2
    assert "I win" in capsys.readouterr().err


def test_levels_with_settings_stay_what_they_are() -> None:
    assert type(ladder.seated("engineer:friendly", RULESET)) is type(ladder.make("engineer", RULESET))


def test_installed_ones_play_the_games_that_they_are_for(installed: Path) -> None:
    assert ladder.names(RULESET)[-3:] == ["any", "broken", "first"]
    assert "first" not in ladder.names(SPIKE)
    assert type(ladder.make("first", RULESET)).__name__ == "First"
    with pytest.warns(UserWarning, match="the bot 'broken' cannot play rocket"):
        assert [level.name for level in ladder.offered(RULESET)][-2:] == ["any", "first"]
    with pytest.warns(UserWarning, match="broken"):
        assert ladder.strongest(RULESET, 60) == "master"
    assert not ladder.is_tried("first", RULESET)
    assert ladder.is_tried("master:5", RULESET)


def test_a_table_takes_installed_ones_and_imports_nothing(installed: Path) -> None:
    must_know_bots(RULESET, ["first"])
    for wish in ("brought_bots:First", "os:abort"):
        with pytest.raises(ladder.UnknownBot):
            must_know_bots(RULESET, [wish])
