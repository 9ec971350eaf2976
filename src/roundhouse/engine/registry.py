"""The games that are installed, found by entry point: another package can add one."""

from __future__ import annotations

import sys
import warnings
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from roundhouse.engine.problem import Problem
from roundhouse.engine.rules import AnyRules, Rules
from roundhouse.engine.text import Text

GROUP = "roundhouse.games"


class UnknownGame(Problem, LookupError):
    """No game of that name is installed."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name, Text("problem-unknown-game", {"known": ", ".join(known)}))
        self.name = name
        self.known = known

    def __reduce__(self) -> tuple[type[UnknownGame], tuple[str, list[str]]]:
        return UnknownGame, (self.name, self.known)


class OtherRules(Problem):
    """The game was begun under a version of the rules that is not supported here."""

    def __init__(self, game: str, why: Text) -> None:
        super().__init__(game, why)
        self.why = why


def names() -> list[str]:
    """The ids of all installed games; one that cannot be loaded is skipped with a warning."""
    return [name for name in _offered(_installed()) if _loads(name)]


@cache
def _offered(installed: tuple[tuple[str, int], ...]) -> list[str]:
    """What installed packages call their games. To ask all of them takes as long as a command needs otherwise."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def _installed() -> tuple[tuple[str, int], ...]:
    """Where packages are looked for, and when something was last installed or removed there."""
    return tuple((folder, Path(folder).stat().st_mtime_ns) for folder in sys.path if Path(folder).exists())


def _loads(name: str) -> bool:
    try:
        find(name)
    except Exception as error:  # whatever another package's code may raise
        warnings.warn(f"the game {name!r} cannot be loaded: {error!r}", stacklevel=2)
        return False
    return True


@cache
def find(name: str) -> AnyRules:
    """The game with that id."""
    for point in entry_points(group=GROUP, name=name):
        ruleset = point.load()
        if not isinstance(ruleset, Rules):
            raise TypeError(f"the entry point {name!r} of group {GROUP} gives no Rules")
        return ruleset
    raise UnknownGame(name, names())


@cache
def find_under(name: str, version: int) -> AnyRules:
    """The game with that id, under the given version of its rules; `UnknownGame`, `OtherRules`."""
    ruleset = find(name)
    found = ruleset.under(version)
    if found is None:
        raise OtherRules(name, Text("save-rules", {"found": version, "expected": ruleset.version}))
    return found
