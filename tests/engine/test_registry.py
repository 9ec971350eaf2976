"""The registry: games are found by entry point. A game of another package: tests/outside."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from roundhouse.engine import registry
from roundhouse.engine.registry import UnknownGame, find, names
from roundhouse.engine.rules import Rules
from roundhouse.engine.text import Text


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Pretend that only these entry points are installed."""

    def install(*points: tuple[str, str]) -> None:
        installed = [EntryPoint(name, value, registry.GROUP) for name, value in points]

        def entry_points(group: str, name: str | None = None) -> list[EntryPoint]:
            assert group == registry.GROUP
            return [point for point in installed if name in (None, point.name)]

        monkeypatch.setattr(registry, "entry_points", entry_points)
        find.cache_clear()
        registry._offered.cache_clear()

    yield install
    find.cache_clear()
    registry._offered.cache_clear()


def test_a_game_that_is_installed_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    before = names()
    metadata = tmp_path / "brought-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n", "utf-8")
    (metadata / "entry_points.txt").write_text("[roundhouse.games]\nagain = roundhouse.games.rocket:RULESET\n", "utf-8")
    assert names() == sorted(["again", *before])


def test_the_game_that_comes_with_roundhouse() -> None:
    assert "rocket" in names()
    ruleset = find("rocket")
    assert isinstance(ruleset, Rules)
    assert ruleset.id == "rocket"


def test_a_game_is_loaded_once() -> None:
    assert find("rocket") is find("rocket")


def test_names_are_sorted_and_told_once(only: Any) -> None:
    only(("spike", "roundhouse.games.rocket:RULESET"), ("rocket", "roundhouse.games.rocket:RULESET"), ("spike", "z:Y"))
    assert names() == ["rocket", "spike"]


def test_an_unknown_game_names_the_known_ones(only: Any) -> None:
    only(("spike", "roundhouse.games.rocket:RULESET"), ("rocket", "roundhouse.games.rocket:RULESET"))
    with pytest.raises(UnknownGame) as caught:
        find("chess")
    assert (caught.value.name, caught.value.known) == ("chess", ["rocket", "spike"])
    assert caught.value.text.args["problem"] == Text("problem-unknown-game", {"known": "rocket, spike"})
    assert isinstance(caught.value, LookupError)


def test_without_any_game(only: Any) -> None:
    only()
    assert names() == []
    with pytest.raises(UnknownGame) as caught:
        find("rocket")
    assert caught.value.known == []


def test_an_entry_point_must_give_a_ruleset(only: Any) -> None:
    only(("odd", "roundhouse.games.rocket.rules:Rocket"))
    with pytest.raises(TypeError, match="'odd'"):
        find("odd")


def test_an_entry_point_by_another_name(only: Any) -> None:
    only(("stephenson", "roundhouse.games.rocket:RULESET"))
    assert find("stephenson").id == "rocket"


def test_a_game_that_cannot_be_loaded_is_passed_over(only: Any) -> None:
    only(("broken", "nowhere:RULESET"), ("rocket", "roundhouse.games.rocket:RULESET"))
    with pytest.warns(UserWarning, match="'broken' cannot be loaded"):
        assert names() == ["rocket"]


def test_an_unknown_game_travels_between_processes() -> None:
    told = pickle.loads(pickle.dumps(UnknownGame("go", ["rocket"])))
    assert (told.name, told.known) == ("go", ["rocket"])
