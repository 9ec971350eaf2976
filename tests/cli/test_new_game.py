"""`roundhouse new-game` and `roundhouse check-game`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse.cli.main import main


def make(folder: Path, name: str = "night_train") -> Path:
    assert main(["new-game", name, "--in", str(folder), "--lang", "en"]) == 0
    return folder / name


def check(package: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: modules of one name are imported once."""
    command = [sys.executable, "-m", "roundhouse", "check-game", str(package), "--lang", "en", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8")


def test_what_is_made_bears_its_name_everywhere(tmp_path: Path) -> None:
    package = make(tmp_path)
    texts = {path.relative_to(package).as_posix(): path.read_text("utf-8") for path in package.rglob("*.*")}
    assert "night_train/words/night_train.it.ftl" in texts
    assert "night_train/page/icons/night-train-wagon.svg" in texts
    assert "class NightTrain(Rules" in texts["night_train/__init__.py"]
    assert 'title = "Night Train"' in texts["night_train/__init__.py"]
    assert 'night_train = "night_train:RULESET"' in texts["pyproject.toml"]
    assert not [path for path, text in texts.items() if "shunting" in (path + text).lower() or "SH-" in text]


def test_it_keeps_the_contract_without_being_installed(tmp_path: Path) -> None:
    checked = check(make(tmp_path), "--games", "6", "wagons=5")
    assert (checked.returncode, checked.stdout) == (0, "night_train: keeps its contract (6 games played).\n")


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("night_train/__init__.py", "if self.wagons > state.left:", "if False:", "the game has not ended"),
        ("night_train/picture.py", 'stroke="rail"', 'stroke="gold"', "no colour is called 'gold'"),
        ("night_train/__init__.py", 'icon="night-train-wagon"', 'icon="wagon"', "no icon is called 'wagon'"),
        ("night_train/words/night_train.it.ftl", "why-number", "why-figure", "have no why-figure"),
    ],
)
def test_what_is_broken_is_named(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    changed = make(tmp_path) / file
    text = changed.read_text("utf-8")
    assert old in text
    changed.write_text(text.replace(old, new), "utf-8")
    checked = check(tmp_path / "night_train")
    assert checked.returncode == 1, checked.stderr
    assert checked.stdout.startswith("night_train: breaks its contract.\n")
    assert told in checked.stdout


@pytest.mark.parametrize("name", ["Night", "2nd", "class", "x", "night-train", "a" * 31])
def test_some_names_cannot_be_had(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--in", str(tmp_path), "--lang", "en"]) == 2
    assert "cannot be the name of a game" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["rocket", "roundhouse", "json"])
def test_and_some_are_taken(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--in", str(tmp_path), "--lang", "it"]) == 2
    assert f"si chiama già «{name}»" in capsys.readouterr().err


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = make(tmp_path) / "README.md"
    kept.write_text("mine", "utf-8")
    assert main(["new-game", "night_train", "--in", str(tmp_path), "--lang", "en"]) == 2
    assert "is already there" in capsys.readouterr().err
    assert kept.read_text("utf-8") == "mine"


def test_a_folder_without_a_game_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n", "utf-8")
    assert main(["check-game", str(tmp_path), "--lang", "en"]) == 2
    assert "names no game" in capsys.readouterr().err


def test_the_package_is_as_tidy_as_ours(tmp_path: Path) -> None:
    package = make(tmp_path)
    ruff = [sys.executable, "-m", "ruff"]
    for command in (["check", "--isolated", "--select", "B,E,F,I,N,RUF,UP"], ["format", "--isolated", "--check"]):
        done = subprocess.run([*ruff, *command, "--line-length", "120"], cwd=package, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
def test_its_types_are_right_and_its_tests_pass(tmp_path: Path) -> None:
    package = make(tmp_path)
    for command in (["mypy", "--strict", "night_train", "tests"], ["pytest", "-q"]):
        done = subprocess.run([sys.executable, "-m", *command], cwd=package, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
