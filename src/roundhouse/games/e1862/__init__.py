"""1862: Railway Mania in the Eastern Counties.

`best_run(state, company)` and `alternatives(state, company, count)` find the best runs of a company (§7.8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from roundhouse.games.e1862.operating.running import alternatives as alternatives
    from roundhouse.games.e1862.operating.running import best_run as best_run
    from roundhouse.games.e1862.rules import E1862

    RULESET: E1862

_RUNS = ("best_run", "alternatives")


def __getattr__(name: str) -> Any:
    """The ruleset is made when it is asked for: map, tiles and runs can be used without it."""
    if name in _RUNS:
        from roundhouse.games.e1862.operating import running

        return getattr(running, name)
    if name != "RULESET":
        raise AttributeError(name)
    from roundhouse.games.e1862.rules import E1862

    globals()[name] = E1862()
    return globals()[name]
