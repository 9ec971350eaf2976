"""Every ruling of the specifications is an option of its game, or docs/rules/switches.md says why it is none."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from roundhouse.engine.registry import find
from roundhouse.games.e1862.setup.options import RULINGS
from roundhouse.words import Words

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"

#: How a ruling begins where it is decided, and the heading of the game on the page of the switches.
GAMES = {
    "rocket": (r"^\| (R-\d+) \|", "Stephenson's Rocket"),
    "spike": (r"^\| (K-\d+) \|", "Spike"),
    "1862": (r"^- \*\*(A-\d+) ", "1862"),
}


class Row(NamedTuple):
    options: list[str]
    reason: str


@cache
def rows(game: str) -> dict[str, Row]:
    """The table of a game, by rulings; a part of a ruling (`A-10 b`) has a row of its own."""
    text = (RULES / "switches.md").read_text("utf-8")
    section = re.split(r"^## ", text.split(f"## {GAMES[game][1]}\n")[1], flags=re.MULTILINE)[0]
    found: dict[str, Row] = {}
    for line in section.splitlines():
        if re.match(r"\| [ARK§]", line):
            ruling, option, reason = (cell.strip() for cell in line.strip("|").split("|"))
            assert ruling not in found, ruling
            found[ruling] = Row(re.findall(r"`(\w+)`", option), reason)
    return found


def rulings(game: str) -> list[str]:
    return re.findall(GAMES[game][0], (RULES / f"{game}.md").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_no_ruling_without_a_switch_or_a_reason(game: str) -> None:
    decided = rulings(game)
    assert len(decided) > 30
    assert len(set(decided)) == len(decided)
    assert {ruling.split()[0] for ruling in rows(game) if not ruling.startswith("§")} == set(decided)
    for ruling, row in rows(game).items():
        assert row.options or len(row.reason.split()) >= 5, ruling


@pytest.mark.parametrize("game", GAMES)
def test_the_switches_are_options_of_the_game(game: str) -> None:
    options = {field.name for field in msgspec.structs.fields(find(game).Options)}
    for ruling, row in rows(game).items():
        assert set(row.options) <= options, ruling


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_the_sentence_of_a_switch_names_its_ruling(game: str, language: str) -> None:
    words = Words(language, [find(game).words], [])
    for ruling, row in rows(game).items():
        for option in row.options:
            assert words.say(f"option-{option}")
            said = words.say(f"option-{option}-help")
            assert ruling.split()[0] in re.findall(r"[ARK]-\d+|§[\d.]+", said), (ruling, said)


@pytest.mark.parametrize("game", GAMES)
def test_every_switch_is_tried_by_a_test(game: str) -> None:
    """Tests name the options that they set; where presets differ, each is shown with both (test_differences.py)."""
    shown = {name for name, (ours, theirs) in RULINGS.items() if ours != theirs} if game == "1862" else set()
    folder = ROOT / "tests" / "games" / {"1862": "e1862"}.get(game, game)
    text = "\n".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    for row in rows(game).values():
        for option in set(row.options) - shown:
            assert re.search(rf"\b{option}\b", text), option
