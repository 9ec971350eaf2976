"""Changing rules at random: what is changed, that the choice stays, and what is said about it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from scripts.mutants import Result, counted, judgements, killers, report
from scripts.mutating import GAMES, ROOT, SOURCE, Change, changes, chosen, modules

RULES = '''"""A chapter: 3 rules."""

LIMIT: int = 4


def why_not(state: list[int], seat: int) -> Violation | None:
    """Seat 2 is refused."""
    assert seat < 9
    if state[seat] > 0 and ready(state):  # X-1
        return Violation("X-1", "why", {"n": seat + 1})
    state[seat] += 2
    pay(state)
    return None
'''


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    folder = tmp_path / SOURCE / "rocket"
    (folder / "present").mkdir(parents=True)
    (folder / "veto.py").write_text(RULES, "utf-8")
    (folder / "present" / "scene.py").write_text("SIZE = 5\n", "utf-8")
    (folder / "names.py").write_text("SIZE = 5\n", "utf-8")
    return tmp_path


def test_only_modules_of_rules_are_changed(tree: Path) -> None:
    assert modules("rocket", tree) == [SOURCE / "rocket" / "veto.py"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_rules_to_change(game: str) -> None:
    found = [file.stem for file in modules(game)]
    assert len(found) > 10
    assert not {"notation", "view", "scene", "apprentice", "panels"} & set(found)


def test_what_is_changed(tree: Path) -> None:
    found = {(change.before, change.after) for change in changes("rocket", SOURCE / "rocket" / "veto.py", tree)}
    condition = "if state[seat] > 0 and ready(state):"
    assert found == {
        ("LIMIT: int = 4", "LIMIT: int = 5"),
        ("LIMIT: int = 4", "LIMIT: int = 3"),
        (condition, "if (not (state[seat] > 0 and ready(state))):"),
        (condition, "if ((state[seat] > 0) or (ready(state))):"),
        (condition, "if (state[seat] >= 0) and ready(state):"),
        (condition, "if (state[seat] <= 0) and ready(state):"),
        (condition, "if state[seat] > 1 and ready(state):"),
        (condition, "if state[seat] > (-1) and ready(state):"),
        ('return Violation("X-1", "why", {"n": seat + 1})', "return None"),
        ("state[seat] += 2", "pass"),
        ("state[seat] += 2", "state[seat] += 3"),
        ("state[seat] += 2", "state[seat] += 1"),
        ("pay(state)", "pass"),
    }


def test_a_change_is_a_module_that_differs(tree: Path) -> None:
    source = RULES.encode()
    for change in changes("rocket", SOURCE / "rocket" / "veto.py", tree):
        changed = source[: change.start] + change.text.encode() + source[change.end :]
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source))


def test_a_rule_that_moves_is_chosen_again(tree: Path) -> None:
    before = [change.key for change in chosen("rocket", 4, 1, tree)]
    file = tree / SOURCE / "rocket" / "veto.py"
    (file.parent / "chapters").mkdir()
    file.rename(file.parent / "chapters" / "vetoes.py")
    assert [change.key for change in chosen("rocket", 4, 1, tree)] == before
    assert [change.key for change in chosen("rocket", 4, 2, tree)] != before


def test_tests_named_like_the_module_come_first() -> None:
    for game, module, first in (
        ("rocket", "veto", "test_vectors_veto.py"),
        ("spike", "market", "test_vectors_market.py"),
    ):
        found = killers(game, module, ROOT)
        assert found[0].endswith(first)
        assert all((ROOT / file).exists() for file in found)
        assert len(found) == len(set(found)) > 15


def survivor(before: str) -> Result:
    return Result(Change("rocket", Path("veto.py"), "f", "number", 0, 1, "2", before, "x = 2"), "", 1.0)


def test_what_is_not_judged_is_a_hole() -> None:
    same, hole = survivor("x = 1"), survivor("x = 3")
    noticed = Result(survivor("x = 4").change, "tests/test_x.py::test_x", 1.0)
    judged = {same.change.key: ("equivalent", "for a reason")}
    assert counted([same, hole, noticed], judged) == {"equivalent": 1, "not reachable": 0, "hole": 1}
    text = report([same, hole, noticed], judged, 1)
    assert "| Stephenson's Rocket | 3 | 1 | 1 | 0 | 1 | 50 % | 0 |" in text
    assert "hole: not judged yet" in text


def test_games_that_are_not_tried_keep_what_was_said_of_them() -> None:
    rocket = report([survivor("x = 1"), survivor("x = 3")], {}, 1)
    spike = survivor("y = 1").change._replace(game="spike")
    both = report([Result(spike, "", 60.0)], {}, 1, rocket)
    assert "| Spike | 1 | 0 | 0 | 0 | 1 | 0 % | 1 |" in both
    for line in rocket.splitlines():
        assert line in both
    assert report([Result(spike, "test_y", 1.0)], {}, 1, both).count("| Spike |") == 1


def test_the_judgements_can_be_read() -> None:
    assert all(game in GAMES for game, *_ in judgements())
