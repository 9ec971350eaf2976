"""Thinking: what a worker process does. It knows what one seat may know, and nothing of the server."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from typing import Any

import msgspec

from roundhouse.bots.ladder import make
from roundhouse.bots.search import Thinker
from roundhouse.engine.bot import Bot, Move, as_move
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
    #: When it was asked, in seconds of the clock of the machine: waiting for a worker is taken off its time.
    asked: float = 0.0


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """The action that the bot wants, as data, and why."""

    action: dict[str, Any]
    reason: Text
    #: What the bot expects of it, on a scale of its own; other actions and what it expects of those, best first.
    value: float = 0.0
    others: list[tuple[dict[str, Any], float]] = []


#: However long it had to wait for a worker, a bot has so much of its time left.
LEAST_SHARE = 0.25
#: How far workers stand back behind the server: as far as they can. Half a dozen of them that stood back halfway took
#: a quarter of the processor that the server was on.
NICE = 19
#: Set by the server when nobody waits for the answer any more; shared memory, made by whoever started this process.
unwanted: Any = None


def choose(question: Question) -> Choice:
    """Let the bot think."""
    game = question.unpacked()
    ruleset = game.ruleset
    bot = make(question.bot, ruleset)
    # The bot may change what it is given; the action is written down for the position as it was.
    move = thought(bot, ruleset.copy(game.state), question)
    others = [(game.write(action), value) for action, value in move.alternatives]
    return Choice(action=game.write(move.action), reason=move.reason, value=move.value, others=others)


def thought(bot: Bot, state: Any, question: Question) -> Move:
    """What a bot wants. Those that think stop when their time is over, or when nobody waits for them any more."""
    chance = Chance(question.seed)
    if not isinstance(bot, Thinker):
        return as_move(bot.choose(state, chance))
    if bot.seconds is not None and question.asked:
        waited = max(0.0, time.time() - question.asked)
        bot.seconds = max(LEAST_SHARE * bot.seconds, bot.seconds - waited)
    return bot.choose(state, chance, is_unwanted)


def is_unwanted() -> bool:
    return unwanted is not None and bool(unwanted.value)


def search(situation: Situation) -> list[list[str]]:
    """The picks of the legal actions that have to be searched for."""
    return searched_picks(situation.unpacked())


def prepare(flag: Any) -> None:
    """Make a new worker process behave: Ctrl-C is the server's business, and no worker outlives its server."""
    global unwanted
    unwanted = flag
    if hasattr(os, "setpriority"):
        # Whoever plays waits for the server; it goes first where there are fewer processors than processes.
        os.setpriority(os.PRIO_PROCESS, 0, max(NICE, os.getpriority(os.PRIO_PROCESS, 0)))
    if hasattr(os, "SCHED_BATCH"):
        # Nor does it interrupt the server whenever it wakes up. A sandbox may forbid that; bots think all the same.
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(0))
