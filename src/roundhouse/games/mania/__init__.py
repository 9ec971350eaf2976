"""1862: Railway Mania in the Eastern Counties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from roundhouse.games.mania.ruleset import Mania

    RULESET: Mania


def __getattr__(name: str) -> Any:
    """The ruleset is made when it is asked for: map, tiles and runs can be used without it."""
    if name != "RULESET":
        raise AttributeError(name)
    from roundhouse.games.mania.ruleset import Mania

    globals()[name] = Mania()
    return globals()[name]
