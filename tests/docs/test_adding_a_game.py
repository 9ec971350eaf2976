"""The game of docs/adding-a-game.md, as the page has it: it runs, and it fulfils the contract."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from roundhouse.engine.rules import AnyRules
from roundhouse.testing import check_rules

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


@pytest.fixture
def shunting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AnyRules:
    """The game made of the page's code and words; the same words serve both languages."""
    text = PAGE.read_text("utf-8")
    code = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    words = re.findall(r"```fluent\n(.*?)```", text, re.DOTALL)[0]
    (tmp_path / "words").mkdir()
    for language in ("en", "it"):
        (tmp_path / "words" / f"shunting.{language}.ftl").write_text(words, "utf-8")
    (tmp_path / "shunting.py").write_text(code, "utf-8")
    module = ModuleType("shunting")
    module.__file__ = str(tmp_path / "shunting.py")
    monkeypatch.setitem(sys.modules, "shunting", module)
    exec(compile(code, module.__file__, "exec"), module.__dict__)
    ruleset: AnyRules = module.__dict__["RULESET"]
    return ruleset


def test_it_fulfils_the_contract(shunting: AnyRules) -> None:
    check_rules(shunting, games=12, every=2)
    check_rules(shunting, games=6, options={"wagons": 4}, every=1)


def test_a_broken_rule_is_found(shunting: AnyRules, monkeypatch: pytest.MonkeyPatch) -> None:
    take = shunting.kinds[0]
    monkeypatch.setattr(take, "why_not", lambda self, state: None)
    with pytest.raises(AssertionError):
        check_rules(shunting, games=12, every=1)
