"""1862: Railway Mania in the Eastern Counties.

`best_run(state, company)` and `alternatives(state, company, count)` find the best runs of a company (§7.8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from roundhouse.games.mania.ruleset import Mania
    from roundhouse.games.mania.running import alternatives as alternatives
    from roundhouse.games.mania.running import best_run as best_run

    RULESET: Mania

_RUNS = ("best_run", "alternatives")


def __getattr__(name: str) -> Any:
    """The ruleset is made when it is asked for: map, tiles and runs can be used without it."""
    if name in _RUNS:
        from roundhouse.games.mania import running

        return getattr(running, name)
    if name != "RULESET":
        raise AttributeError(name)
    from roundhouse.games.mania.ruleset import Mania

    globals()[name] = Mania()
    return globals()[name]
