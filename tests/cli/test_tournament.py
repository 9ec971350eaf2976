"""`roundhouse tournament`: as text, as JSON, as a page; and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roundhouse.cli.main import main

ASKED = ["tournament", "rocket", "--bots", "random,greedy", "--players", "2", "--games", "2"]


def test_a_page_then_the_same_as_json_without_playing_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, page = tmp_path / "kept", tmp_path / "page.html"
    assert main([*ASKED, "--keep", str(kept), "--html", str(page), "--lang", "it"]) == 0
    said = capsys.readouterr().out
    assert "2 partite con 2 giocatori" in said
    assert said.count("al 95 %") == 2
    html = page.read_text("utf-8")
    assert html.count("<svg") == 2
    assert "greedy" in html
    lines = kept.read_text("utf-8")
    assert main([*ASKED, "--keep", str(kept), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert [row["seats"] for row in found["standing"]] == [2, 2]
    assert kept.read_text("utf-8") == lines


def test_what_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "rocket", "--bots", "random"]) == 2
    assert "two different bots" in capsys.readouterr().err
    (tmp_path / "kept").write_text('{"game": "spike"}\n', "utf-8")
    assert main([*ASKED, "--keep", str(tmp_path / "kept")]) == 2
    assert "another tournament" in capsys.readouterr().err
