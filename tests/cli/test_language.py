"""`roundhouse language`, and languages that are not complete: what they lack is said in English."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse import words
from roundhouse.cli import language
from roundhouse.cli.main import main
from roundhouse.engine.text import Text
from roundhouse.words import LANGUAGES, OFFERED, Words
from roundhouse.words.glossary import read_glossary

ENGLISH = """
tea = Tea
cups = { $n ->
    [one] a cup
   *[other] { $n } cups
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game that speaks English, and a little French."""
    made = tmp_path / "game" / "words"
    made.mkdir(parents=True)
    (made / "page.en.ftl").write_text(ENGLISH, "utf-8")
    (made / "page.fr.ftl").write_text("tea = Thé\ncoffee = Café\n", "utf-8")
    return made


def test_complete_languages_lack_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    for code in LANGUAGES:
        assert main(["language", code, "--missing"]) == 0
    assert "messages" in capsys.readouterr().out


def test_what_is_missing_is_said_in_english_message_by_message(folder: Path) -> None:
    french = Words("fr", [folder])
    assert french.say("tea") == "Thé"
    assert french.say(Text("cups", {"n": 3})) == "3 cups"
    assert french.say("web-log") == Words("en").say("web-log")


def test_a_complete_language_borrows_nothing(folder: Path) -> None:
    with pytest.raises(words.MissingWord):
        Words("it", [folder]).say("tea")


def test_it_names_what_is_missing_and_what_nobody_says(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(language, "OWN_FOLDER", folder)
    monkeypatch.setattr(language, "names", list)
    (folder / "page.de.ftl").write_text("tea = { $sugar } Tee\ncoffee = Kaffee\n", "utf-8")
    assert main(["language", "de", "--missing", "--lang", "en"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "game/page.de.ftl: 1 of 2 messages",
        "  cups is missing; it is said in English",
        "  coffee is not among the English messages",
        "  tea is said with something that it is not given",
    ]


def test_glossaries_too(folder: Path) -> None:
    entry = '{}\n[tea]\nsay = "{}"\nforms = ["{}"]\nexplain = "x"\n'
    (folder / "glossary.en.toml").write_text(
        entry.format('schema = "glossary/1"', "tea", "tea") + entry.format("", "cup", "cup").replace("[tea]", "[cup]"),
        "utf-8",
    )
    (folder / "glossary.fr.toml").write_text(entry.format('schema = "glossary/1"', "thé", "thé"), "utf-8")
    assert [term.say for term in read_glossary(folder, "fr").values()] == ["thé", "cup"]


def test_complete_languages_are_offered_first() -> None:
    assert OFFERED[: len(LANGUAGES)] == LANGUAGES
