"""Thinking: what a worker process does. It knows what one seat may know, and nothing of the server."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process
from typing import Any

import msgspec

from roundhouse.bots.ladder import make
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.game import Game


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked: an observation, packed, of the seat that must decide. Seeds of the table stay at home."""

    game: str
    players: int
    options: dict[str, Any]
    observed: dict[str, Any]
    bot: str
    #: For the bot's own dice.
    seed: int


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """The action that the bot wants, as data, and why."""

    action: dict[str, Any]
    reason: Text


def choose(question: Question) -> Choice:
    """Let the bot think."""
    ruleset = find(question.game)
    setup = Setup(players=question.players, options=question.options, position=question.observed)
    game = Game(ruleset, setup)
    bot = make(question.bot, ruleset)
    # The bot may change what it is given; the action is written down for the position as it was.
    move = bot.choose(ruleset.copy(game.state), Chance(question.seed))
    return Choice(action=game.write(move.action), reason=move.reason)


def prepare() -> None:
    """Make a new worker process behave: Ctrl-C is the server's business, and no worker outlives its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
