"""Set-up: everything that has to be known to begin a game, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from roundhouse.engine.problem import Problem


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Players, options and chance. `given` fixes what chance would decide (first seat, deck order, …)."""

    players: int
    options: dict[str, Any] = {}
    seed: int = 0
    given: dict[str, Any] | None = None
    #: A packed state to begin from, instead of the beginning of the game: a branch for practice.
    position: dict[str, Any] | None = None


class BadSetup(Problem):
    """A set-up that no game can begin with: which field or file, and what is wrong with it."""
