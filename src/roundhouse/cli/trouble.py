"""Trouble: what a person gave that cannot be used, to be said in their language."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.text import Text


class Trouble(Exception):
    """Something is wrong with the input: a text that says what, where, and what would be right."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.text = Text(key, args)
