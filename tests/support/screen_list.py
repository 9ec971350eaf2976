"""The list of all screens, and how one gets into it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.support.browser import Visitor


class Screen(NamedTuple):
    name: str
    show: Callable[[Visitor], None]


SCREENS: list[Screen] = []


def screen(show: Callable[[Visitor], None]) -> Callable[[Visitor], None]:
    """A screen, called as its function."""
    SCREENS.append(Screen(show.__name__.replace("_", "-"), show))
    return show


def called(name: str) -> Screen:
    return next(each for each in SCREENS if each.name == name)
