"""The build backend: pages are built where they are missing or old, and never left out without being asked."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from scripts import backend


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with sources of pages and no pages."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ROUNDHOUSE_PAGES", raising=False)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "main.ts").write_text("", "utf-8")
    return tmp_path


def built(project: Path, *, age: float) -> None:
    page = project / backend.PAGES
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text("", "utf-8")
    moment = (project / "web" / "main.ts").stat().st_mtime - age
    os.utime(page, (moment, moment))


def test_pages_are_built_unless_they_are_newer_than_their_sources(project: Path) -> None:
    assert backend.wanted()
    built(project, age=-10)
    assert not backend.wanted()
    built(project, age=10)
    assert backend.wanted()


def test_pages_that_were_brought_along_are_taken_as_they_are(project: Path) -> None:
    built(project, age=10)
    shutil.rmtree(project / "web")
    assert not backend.wanted()
    backend.make_pages()


def test_node_is_asked_for_where_the_machine_has_none(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert backend.node_if_wanted() == [backend.NODE]
    built(project, age=-10)
    assert backend.node_if_wanted() == []


def test_a_package_without_pages_is_refused(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.rmtree(project / "web")
    with pytest.raises(backend.NoPages, match="ROUNDHOUSE_PAGES=0"):
        backend.make_pages()
    monkeypatch.setenv("ROUNDHOUSE_PAGES", "0")
    backend.make_pages()


def test_pages_that_cannot_be_built_say_why(project: Path) -> None:
    with pytest.raises(backend.NoPages, match="npm"):
        backend.make_pages()


def test_what_is_missing_is_said_once_to_the_person_who_installs(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ROUNDHOUSE_PAGES", "0")
    terminal = project / "terminal"
    monkeypatch.setattr(backend, "TERMINAL", str(terminal))
    backend.make_pages()
    assert terminal.read_text("utf-8").count("WITHOUT PAGES") == 1
    assert capsys.readouterr().out == ""
    # Without a terminal it stands in the output of the build.
    monkeypatch.setattr(backend, "TERMINAL", str(project / "none" / "terminal"))
    backend.make_pages()
    assert capsys.readouterr().out.count("WITHOUT PAGES") == 1
