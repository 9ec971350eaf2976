"""The contract that every game fulfils. Server, browser, bots, command line and pictures are derived from it.

`Rules[S, A]` is the core together with the parts that a game may have. An author writes the members of the core that
have no default (engine/core.py); everything else can be overridden where a game has something better to say.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from roundhouse.engine.core import A, S
from roundhouse.engine.fields import BadNotation
from roundhouse.engine.parts.answers_ahead import AnswersAhead
from roundhouse.engine.parts.boards import Boards
from roundhouse.engine.parts.commands import Commands
from roundhouse.engine.parts.golden import Golden
from roundhouse.engine.parts.importer import Importer
from roundhouse.engine.parts.picking import MORE
from roundhouse.engine.parts.presentation import Presentation
from roundhouse.engine.parts.puzzles import Puzzles
from roundhouse.engine.parts.secrets import View

__all__ = ["MORE", "AnyRules", "BadNotation", "Rules", "View"]


class Rules(
    Presentation[S, A],
    AnswersAhead[S, A],
    Boards[S, A],
    Importer[S, A],
    Golden[S, A],
    Commands[S, A],
    Puzzles[S, A],
):
    """One game."""


#: A game whose state and action types do not matter to the caller.
AnyRules: TypeAlias = Rules[Any, Any]
