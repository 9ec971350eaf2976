"""Thinking: what a worker process does. It knows what one seat may know, and nothing of the server."""

from __future__ import annotations

import os
import signal
from typing import Any

import msgspec

from roundhouse.bots.ladder import make
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find_under
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame, Game
from roundhouse.server.workers.parent_watch import end_with_parent
from roundhouse.table.projection import searched_picks


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """An observation, packed, of the seat that must decide. Seeds of the table stay at home."""

    game: str
    #: Version of the rules that the game was begun under.
    rules: int
    players: int
    options: dict[str, Any]
    observed: dict[str, Any]

    def unpacked(self) -> AnyGame:
        setup = Setup(players=self.players, options=self.options, position=self.observed)
        return Game(find_under(self.game, self.rules), setup)


class Question(Situation, frozen=True, kw_only=True):
    """What a bot is asked."""

    bot: str
    #: For the bot's own dice.
    seed: int


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """The action that the bot wants, as data, and why."""

    action: dict[str, Any]
    reason: Text


def choose(question: Question) -> Choice:
    """Let the bot think."""
    game = question.unpacked()
    ruleset = game.ruleset
    bot = make(question.bot, ruleset)
    # The bot may change what it is given; the action is written down for the position as it was.
    move = bot.choose(ruleset.copy(game.state), Chance(question.seed))
    return Choice(action=game.write(move.action), reason=move.reason)


def search(situation: Situation) -> list[list[str]]:
    """The picks of the legal actions that have to be searched for."""
    return searched_picks(situation.unpacked())


def prepare() -> None:
    """Make a new worker process behave: Ctrl-C is the server's business, and no worker outlives its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(0))
