"""The tutorials, done as they say: what is typed into Python, what is typed into a terminal, and the files between."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse import words
from roundhouse.cli import language
from roundhouse.cli.main import main
from tests.support import patient
from tests.support.server_process import Served

TUTORIALS = Path(__file__).parents[2] / "docs" / "tutorials"


def blocks(page: str, kind: str) -> list[str]:
    text = (TUTORIALS / page).read_text("utf-8")
    return re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)


def commands(page: str) -> list[list[str]]:
    lines = (line for block in blocks(page, "sh") for line in block.splitlines())
    return [shlex.split(line, comments=True) for line in lines]


def run(folder: Path, *arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("page", ["bot.md", "notebook.md"])
def test_what_is_typed_into_python_does_what_it_says(page: str, tmp_path: Path) -> None:
    run(tmp_path, "-W", "error", "-m", "doctest", str(TUTORIALS / page))


@pytest.mark.long
def test_a_bot_on_the_command_line(tmp_path: Path) -> None:
    (code,) = [block for block in blocks("bot.md", "python") if not block.startswith(">>>")]
    (tmp_path / "mybots.py").write_text(code, "utf-8")
    tried = [line[1:] for line in commands("bot.md") if line[0] == "roundhouse"]
    assert [line[0] for line in tried] == ["simulate", "tournament"]
    for line in tried:
        assert "mybots:Hasty" in run(tmp_path, "-m", "roundhouse", *line)


def test_a_language_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "words").mkdir()
    for file in words.OWN_FOLDER.glob("*.en.ftl"):
        (tmp_path / "words" / file.name).write_text(file.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(language, "OWN_FOLDER", tmp_path / "words")
    begin, _ = blocks("language.md", "fluent")
    (tmp_path / "words" / "web.fr.ftl").write_text(begin, "utf-8")
    asked, missing = [line[1:] for line in commands("language.md") if line[1] == "language"]
    assert main([*asked, "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert re.search(r"/web\.fr\.ftl: 2 of \d+ messages$", told, re.MULTILINE)
    assert "is not among the English messages" not in told
    assert main([*missing, "--lang", "en"]) == 1
    assert "web-about is missing; it is said in English" in capsys.readouterr().out


@pytest.mark.long
def test_hosting_for_friends(tmp_path: Path) -> None:
    server = Served(tmp_path, f"sqlite+aiosqlite:///{tmp_path / 'club' / 'roundhouse.sqlite3'}")
    done: list[str] = []
    try:
        for program, *arguments in commands("hosting.md"):
            done.append(arguments[0])
            if program == "curl":
                path = arguments[0].partition(":8000")[2]
                answer = patient.get(server.address.rstrip("/") + path)
                assert answer.status_code == 200
            elif arguments[0] != "serve":
                run(tmp_path, "-m", "roundhouse", *arguments)
    finally:
        server.kill()
    assert done.count("serve") == 2
    assert {"backup", "check", "restore", "admin"} <= set(done)
