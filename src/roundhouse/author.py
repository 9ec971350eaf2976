"""Everything that the author of a game imports, in one place."""

from __future__ import annotations

from roundhouse.engine.actions import Action, Actions, Form
from roundhouse.engine.bot import Bot, Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.event import Event
from roundhouse.engine.fields import BadNotation, Field, Name, Word
from roundhouse.engine.legal import Alike, Gathered, Legal, Listed, Searched
from roundhouse.engine.outcome import Category, Outcome
from roundhouse.engine.panel import Cell, Column, Fact, Panel, Row
from roundhouse.engine.ranking import ranks
from roundhouse.engine.rules import MORE, Rules, View
from roundhouse.engine.scene import Scene, Shape, Spot, Sprite
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.state import Derived, Given, Passing
from roundhouse.engine.text import Text, player

__all__ = [
    "MORE",
    "Action",
    "Actions",
    "Alike",
    "BadNotation",
    "BadSetup",
    "Bot",
    "Category",
    "Cell",
    "Chance",
    "Column",
    "Decision",
    "Derived",
    "Event",
    "Fact",
    "Field",
    "Form",
    "Gathered",
    "Given",
    "Legal",
    "Listed",
    "Move",
    "Name",
    "Outcome",
    "Panel",
    "Passing",
    "Row",
    "Rules",
    "Scene",
    "Searched",
    "Setup",
    "Shape",
    "Spot",
    "Sprite",
    "Text",
    "View",
    "Violation",
    "Word",
    "player",
    "ranks",
]
