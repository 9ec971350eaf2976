"""Legal: a lazy sequence of actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.engine.legal import Gathered, Legal, Listed, Searched, known_at_once


class Counting:
    """Choices that remember what they were asked."""

    def __init__(self, kind: str, actions: list[str]) -> None:
        self.kind = kind
        self.actions = actions
        self.built: list[int] = []

    def any(self) -> bool:
        return bool(self.actions)

    def count(self) -> int:
        return len(self.actions)

    def at(self, index: int) -> Any:
        self.built.append(index)
        return self.actions[index]

    def has(self, action: Any) -> bool:
        return action in self.actions


def counting() -> list[Counting]:
    return [Counting("letter", ["a", "b", "c"]), Counting("nothing", []), Counting("digit", ["1", "2"])]


def test_it_is_a_sequence() -> None:
    legal: Legal[Any] = Legal(list(counting()))
    assert isinstance(legal, Sequence)
    assert len(legal) == 5
    assert list(legal) == ["a", "b", "c", "1", "2"]
    assert list(reversed([legal[index] for index in range(5)])) == ["2", "1", "c", "b", "a"]


def test_kinds_without_an_action_are_left_out() -> None:
    assert [kind.kind for kind in Legal(list(counting())).kinds] == ["letter", "digit"]


def test_nothing_is_legal() -> None:
    legal: Legal[Any] = Legal([Counting("nothing", [])])
    assert not legal
    assert len(legal) == 0
    assert list(legal) == []
    assert "a" not in legal
    assert legal.kinds == []
    with pytest.raises(IndexError):
        legal[0]


def test_something_is_legal() -> None:
    assert Legal([Listed("skip", ["skip"])])


@pytest.mark.parametrize(
    ("index", "action"), [(0, "a"), (2, "c"), (3, "1"), (4, "2"), (-1, "2"), (-2, "1"), (-3, "c"), (-5, "a")]
)
def test_indexing(index: int, action: str) -> None:
    assert Legal(list(counting()))[index] == action


@pytest.mark.parametrize("index", [5, 6, 100, -6, -100])
def test_there_is_no_such_number(index: int) -> None:
    with pytest.raises(IndexError, match=f"there are 5 legal actions, none has number {index}"):
        Legal(list(counting()))[index]


def test_membership() -> None:
    legal: Legal[Any] = Legal(list(counting()))
    assert all(action in legal for action in ["a", "b", "c", "1", "2"])
    assert "d" not in legal
    assert None not in legal


def test_nothing_is_built_before_it_is_asked_for() -> None:
    choices = counting()
    legal: Legal[Any] = Legal(list(choices))
    assert (len(legal), bool(legal), "2" in legal, "z" in legal) == (5, True, True, False)
    assert [kind.built for kind in choices] == [[], [], []]


@pytest.mark.parametrize(("index", "built"), [(1, [[1], [], []]), (3, [[], [], [0]]), (-1, [[], [], [1]])])
def test_drawing_one_action_builds_no_other(index: int, built: list[list[int]]) -> None:
    choices = counting()
    assert Legal(list(choices))[index]
    assert [kind.built for kind in choices] == built


def test_iterating_builds_one_after_the_other() -> None:
    choices = counting()
    actions: Iterator[Any] = iter(Legal(list(choices)))
    assert next(actions) == "a"
    assert [kind.built for kind in choices] == [[0], [], []]


@given(st.lists(st.lists(st.integers(0, 9), max_size=4), max_size=5))
def test_iteration_equals_indexing(groups: list[list[int]]) -> None:
    legal: Legal[Any] = Legal([Listed(str(number), group) for number, group in enumerate(groups)])
    flat = [action for group in groups for action in group]
    assert list(legal) == flat
    assert [legal[index] for index in range(len(legal))] == flat
    assert [legal[index] for index in range(-len(flat), 0)] == flat
    assert len(legal) == len(flat)
    assert bool(legal) == bool(flat)
    assert all((action in legal) == (action in flat) for action in range(10))


def test_listed() -> None:
    listed = Listed("few", ["x", "y"])
    assert (listed.kind, listed.any(), listed.count(), listed.at(1)) == ("few", True, 2, "y")
    assert listed.has("x")
    assert not listed.has("z")
    assert not Listed("none", []).any()


def test_a_read_only_sequence() -> None:
    legal: Legal[Any] = Legal([Listed("letters", ["a", "b"]), Listed("numbers", [1, 2, 3])])
    assert legal[1:4] == ["b", 1, 2]
    assert legal[::-1] == [3, 2, 1, "b", "a"]
    assert list(reversed(legal)) == [3, 2, 1, "b", "a"]
    assert legal.index(2) == 3
    assert legal.count("a") == 1
    assert legal.count("c") == 0
    with pytest.raises(ValueError, match="not legal"):
        legal.index("c")
    assert repr(legal) == "<5 legal actions: letters 2, numbers 3>"


class Together(Gathered):
    """Of an author's own package: never compiled."""

    kind = "letter"

    def any(self) -> bool:
        return True

    def count(self) -> int:
        return 2

    def all(self) -> list[str]:
        return ["a", "b"]


class Far(Searched):
    def any(self) -> bool:
        return True

    def at_once(self) -> list[str]:
        return ["near"]


def test_authors_make_kinds_of_their_own() -> None:
    legal: Legal[str] = Legal([Together()])
    assert list(legal) == ["a", "b"]
    assert Together().alike() is None


def test_what_is_known_at_once_needs_no_search() -> None:
    assert [known_at_once(kind) for kind in (Together(), Far(), Listed("digit", ["1"]))] == [
        ["a", "b"],
        ["near"],
        ["1"],
    ]
