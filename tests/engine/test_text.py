"""Texts: keys and arguments."""

from __future__ import annotations

from roundhouse.engine.text import Text, player


def test_a_text_without_arguments() -> None:
    assert Text("ask-over") == Text("ask-over", {})


def test_texts_with_the_same_key_and_arguments_are_equal() -> None:
    assert Text("pay", {"n": 1}) == Text("pay", {"n": 1}) != Text("pay", {"n": 2})


def test_a_player() -> None:
    assert player(2) == Text("player", {"seat": 2})
