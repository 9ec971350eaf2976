"""Every rule of the specifications stands beside the code or the test that holds it, or in a list that says why not."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIST = Path(__file__).parent / "rule_ids.toml"
#: How the ids of rules are written.
IDS = {"rocket": r"SR-\d[\w.]*-\w+", "spike": r"SK-\d[\w.]*-\w+", "1862": r"R\d[\w.]*-\w+"}
#: Several at once: `SR-9.3-d..f` stands for d, e and f, `R7.8.1-f/i` for f and i.
RANGE = r"({id})\.\.(\w)\b"


@cache
def code() -> str:
    return "\n".join(file.read_text("utf-8") for file in (ROOT / "src" / "roundhouse" / "games").rglob("*.py"))


@cache
def all_tests() -> str:
    files = [file for file in (ROOT / "tests").rglob("*.py") if file != Path(__file__)]
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def specified(game: str) -> set[str]:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    return set(re.findall(rf"\*\*({IDS[game]})\*\*", text))


@cache
def mentioned(game: str) -> set[str]:
    """The ids in the code of the games and in the tests; `test_sr_7_3_p_…` is a mention too."""
    text = code() + all_tests()
    found = set(re.findall(IDS[game], text))
    for first, last in re.findall(RANGE.format(id=IDS[game]), text):
        found |= {first[:-1] + chr(letter) for letter in range(ord(first[-1]), ord(last) + 1)}
    named = "\n".join(re.findall(r"def test(_\w+)", text)) + "_"
    return found | {rule for rule in specified(game) if "_" + re.sub(r"[.-]", "_", rule.lower()) + "_" in named}


def listed(game: str) -> dict[str, str]:
    """Rules that need no code, and why."""
    found: dict[str, str] = tomllib.loads(LIST.read_text("utf-8"))[game]
    return found


@pytest.mark.parametrize("game", IDS)
def test_every_rule_is_held_somewhere_or_listed(game: str) -> None:
    assert len(specified(game)) > 130
    assert specified(game) - mentioned(game) - set(listed(game)) == set()


@pytest.mark.parametrize("game", IDS)
def test_the_list_holds_only_rules_that_are_held_nowhere(game: str) -> None:
    assert set(listed(game)) <= specified(game) - mentioned(game)
    assert all(len(reason) > 10 for reason in listed(game).values())


@pytest.mark.parametrize("game", IDS)
def test_no_rule_is_mentioned_that_does_not_exist(game: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    assert {rule for rule in re.findall(rf"\b{IDS[game]}", code()) if rule not in text} == set()
