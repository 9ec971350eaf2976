"""Roundhouse: railway board games to play, check, simulate and draw.

>>> import roundhouse
>>> game = roundhouse.new("rocket", 3, seed=7)
>>> game.decision.kind
'action'
"""

from __future__ import annotations

from roundhouse.bots.contest import contest
from roundhouse.bots.own import BadMove
from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Decision, Refused, Violation
from roundhouse.engine.registry import UnknownGame, find, names
from roundhouse.engine.rules import BadNotation
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.game import AnyGame, Game, load, new
from roundhouse.saves import BadSave

__version__ = "0.2.0"

__all__ = [
    "AnyGame",
    "BadMove",
    "BadNotation",
    "BadSave",
    "BadSetup",
    "Chance",
    "Decision",
    "Game",
    "Refused",
    "Setup",
    "UnknownGame",
    "Violation",
    "contest",
    "find",
    "load",
    "names",
    "new",
]
