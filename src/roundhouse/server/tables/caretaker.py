"""The caretaker: does what a table waits for when it waits for nobody who is there — answers ahead, bots, clocks.

Several processes may look after the same table: the database lets one of them win, and the others say nothing. Whatever
is left undone by a process that ended is found by the next sweep of any other, or when it starts again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import secrets
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import roundhouse
from roundhouse.bots.ladder import seconds_of, strongest
from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Refused
from roundhouse.engine.problem import Problem
from roundhouse.game import AnyGame
from roundhouse.server.bills import LOOKING_ON, Bill, bills, used_now
from roundhouse.server.config import Config
from roundhouse.server.storage.rows import BrokenTable
from roundhouse.server.tables.clocks import ClockAlarms
from roundhouse.server.tables.searching import Searches
from roundhouse.server.tables.watchdog import Origin, origin
from roundhouse.server.usage import Usage
from roundhouse.server.workers.drafting import Draft
from roundhouse.server.workers.importing import Save, read
from roundhouse.server.workers.pool import TooLate, WorkerDied, Workers
from roundhouse.server.workers.thinking import Choice, Question, choose
from roundhouse.table.ahead import answer, is_answerable
from roundhouse.table.export import Imported
from roundhouse.table.hint import HintView, hint_view
from roundhouse.table.hint import hint as question_for_hint
from roundhouse.table.lesson import stands_still
from roundhouse.table.puzzle import is_answered
from roundhouse.table.records import BotSat, Decider, Ended, Speed
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table

if TYPE_CHECKING:
    from roundhouse.server.tables.keeper import Keeper

logger = logging.getLogger(__name__)

#: Seconds between two actions of bots at a table that somebody looks at.
PAUSES: Final[dict[Speed, float]] = {"slow": 4.0, "normal": 2.0, "fast": 0.8, "at_once": 0.0}
#: Tables that one sweep takes up, at most.
SWEPT = 500
#: How long after a record it counts as forgotten if nobody has looked after the table, in seconds.
GRACE = 5.0
HOUR = 3600.0
#: A hint may take its time; nobody who waits for something else should wait for that too.
HINT_WORKERS = 2
#: A hint comes from the strongest bot that thinks no longer than this, in seconds.
HINT_SECONDS = 2.0
KEPT_HINTS = 200
#: Seconds for which it is remembered what bots have cost, and how long they have thought.
MOMENTS: Final = 10.0
MEMORY: Final = 120.0
#: Seconds that reading a save file may take: the longest games take a few.
IMPORT_DEADLINE = 60.0
#: And checking a board: the hardest take a few, too.
DRAFT_DEADLINE = 60.0

T = TypeVar("T")


def is_quiet(game: AnyGame, action: Mapping[str, Any]) -> bool:
    """Is it worth no line of the log? Such an action needs no time to be read. The last of several who let something
    happen says nothing either, but then it happens."""
    if action.get("type") not in game.ruleset.quiet:
        return False
    try:
        return not game.copy().play(action)
    except (Refused, Problem):
        return False


class Caretaker:
    """Looks after tables, each in a task of its own."""

    def __init__(self, keeper: Keeper, config: Config) -> None:
        self._keeper = keeper
        self._config = config
        #: For bots that answer at once, and for those that think: nobody who plays against the former waits for the
        #: latter.
        self._bots = Workers(config.bot_workers)
        self._thinkers = Workers(config.bot_workers)
        #: What bots have cost of late, by who runs their table: work of the loop, and of those processes.
        self._acting, self._thinking = Usage(MOMENTS), Usage(MEMORY)
        #: The last hints, latest first: a bot that thinks by the clock would not find quite the same again.
        self._hinted: dict[str, HintView] = {}
        #: For what people wait for: hints, and actions that have to be searched for.
        self._hints = Workers(HINT_WORKERS)
        self.searches = Searches(self._hints)
        #: A save file may be made to take as long as it can; nobody who wants a hint should wait for that.
        self._imports = Workers(1)
        self._drafts = Workers(1)
        self._clocks = ClockAlarms(self._time_is_over)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._once_more: set[str] = set()
        #: What bots think about: the record up to which it is of use, and the thought.
        self._thoughts: dict[str, tuple[int, asyncio.Task[Choice | None]]] = {}
        #: Tables that cannot be played through: looking again would not help.
        self._broken: set[str] = set()
        #: Its own: the shared generator belongs to the program that runs a server beside other things.
        self._dice = random.Random()
        self._sweeping: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._clocks.start()
        self._sweeping = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        self._closing = True
        tasks = [*self._tasks.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._clocks.close()
        self._bots.close()
        self._thinkers.close()
        self._hints.close()
        self._imports.close()
        self._drafts.close()

    def health(self) -> dict[str, Any]:
        workers = {
            "bots": self._bots,
            "thinkers": self._thinkers,
            "hints": self._hints,
            "imports": self._imports,
            "drafts": self._drafts,
        }
        return {**{name: each.health() for name, each in workers.items()}, "looked_after": len(self._tasks)}

    # -- which tables

    def look_after(self, table_id: str, *, afresh: bool = False, table: Table | None = None) -> None:
        """See whether there is something to do at the table, now or once more after what is being done.

        `table` is it after its last record, where that is new: what a bot thinks about an older position is of no use
        any more.
        """
        if self._closing or table_id in self._broken:
            return
        known, thought = self._thoughts.get(table_id, (0, None))
        if thought is not None and table is not None and known < table.seq:
            thought.cancel()
        if table_id in self._tasks:
            self._once_more.add(table_id)
            return
        if table is not None and not self._is_wanted(table_id, table):
            self._keeper.lobby.settled(table_id)
            return
        self._tasks[table_id] = asyncio.create_task(self._look_after(table_id, afresh))

    async def _look_after(self, table_id: str, afresh: bool) -> None:
        origin.set(lambda: Origin("(caretaker)", table_id))
        # Whoever made the last record has not asked for what comes of it.
        bills.set(None)
        try:
            table = await self._keeper.table(table_id, at_least=None if afresh else 0)
            # Of the tables where bots play on and on, nobody who plays at another one notices anything.
            bills.set(self._bill(table))
            going_on = True
            while going_on or table_id in self._once_more:
                self._once_more.discard(table_id)
                going_on = await self._step(table_id)
            self._keeper.lobby.settled(table_id)
        except BrokenTable:
            self._broken.add(table_id)
        except Exception:
            logger.exception("table %s could not be looked after", table_id)
        finally:
            # In the same breath as the last look: a change must find either the task or its place free.
            del self._tasks[table_id]

    def _bill(self, table: Table) -> Bill:
        """What bots do is on the bill of whoever runs the table. Where nobody plays with them it has its full weight:
        names are free, and so would be any number of tables where bots play as fast as they can."""
        weight = LOOKING_ON if any(seat.owner for seat in table.seats) else 1.0
        return Bill(partial(self._acted, table.host), partial(self._acting.of, table.host), weight)

    def _acted(self, host: str, seconds: float, _weight: float) -> None:
        # Whole, whatever it weighs: here bots are compared with bots.
        self._acting.add(host, seconds)

    async def _sweep_for_ever(self) -> None:
        # One process alone takes up everything at once when it starts. Of several, another one may be at it.
        hurry = self._keeper.alone
        while True:
            try:
                await self._sweep(hurry=hurry)
            except Exception:
                logger.exception("the sweep failed")
            hurry = False
            # Not all processes at the same moment.
            await asyncio.sleep(self._config.sweep * self._dice.uniform(0.75, 1.25))

    async def _sweep(self, *, hurry: bool) -> None:
        """Take up tables that nobody looks after."""
        now = time.time()
        by, since = (now + HOUR, now) if hurry else (now, now - GRACE)
        due = await self._keeper.store.due(by, since, SWEPT, roundhouse.__version__)
        self._dice.shuffle(due)
        for table_id in due:
            # Another process may have added to it.
            self.look_after(table_id, afresh=True)

    @property
    def lease(self) -> float:
        """How long whoever makes a record may take to look after the table before others do."""
        longest = max(PAUSES.values()) if self._config.bot_pause is None else self._config.bot_pause
        return 2 * self._config.bot_deadline + longest + GRACE

    # -- what is done

    async def _step(self, table_id: str) -> bool:
        """Do one thing that the table waits for. False if it waits for a person, or for nobody."""
        # What this process knows is good enough: if there is more, the database refuses, and the rest is read then.
        table = await self._keeper.table(table_id, at_least=0)
        seat = table.deciding
        if seat is None or not self._is_wanted(table_id, table):
            return False
        act = self._move_bot if table.seats[seat].bot else self._answer_ahead
        return await act(table_id, table, seat)

    def _is_wanted(self, table_id: str, table: Table) -> bool:
        """Is there something to do? Usually the table waits for a person, whose clock is watched."""
        self._clocks.watch(table_id, table.clock.deadline())
        seat = table.deciding
        if seat is None:
            return False
        if table.seats[seat].bot:
            return self._bots.count > 0 and not stands_still(table) and not is_answered(table)
        return is_answerable(table.game) and not self._keeper.is_unanswered(table_id)

    async def _answer_ahead(self, table_id: str, table: Table, seat: int) -> bool:
        answers = await self._keeper.store.answers_ahead(table_id, seat)
        action = answer(table, seat, answers) if answers else None
        if action is None:
            return False
        return await self._act(table_id, seat, table.game.write(action), table.seq, "standing")

    async def _move_bot(self, table_id: str, table: Table, seat: int) -> bool:
        seq, begun = table.seq, time.monotonic()
        choice = await self._thought(table_id, table, seat)
        pause = self._pause(table_id, table, choice)
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - begun)))
        if choice is not None and await self._act(table_id, seat, choice.action, seq, "bot"):
            return True
        # The bot has nothing to say, or nothing that is legal; the game must go on.
        table = await self._keeper.table(table_id)
        if table.seq != seq:
            return True
        logger.error("table %s: the bot %s did not move", table_id, table.seats[seat].bot)
        return await self._act(table_id, seat, neutral(table), seq, "bot")

    def _pause(self, table_id: str, table: Table, choice: Choice | None) -> float:
        """Seconds between a bot's action and the one before it: long enough to be followed by whoever looks on."""
        if self._config.bot_pause is not None:
            return self._config.bot_pause
        if choice is None or not self._keeper.is_watched(table_id):
            return 0.0
        return PAUSES["at_once" if is_quiet(table.game, choice.action) else table.bots]

    async def _act(self, table_id: str, seat: int, action: Mapping[str, Any], seq: int, by: Decider) -> bool:
        """Act for a seat. False if the table refuses for another reason than that something has happened meanwhile."""
        try:
            await self._keeper.request(table_id, lambda table: table.act(seat, action, seq, by=by))
        except TableRefusal as refusal:
            return refusal.code in ("stale", "paused", "closed", "over")
        return True

    async def _thought(self, table_id: str, table: Table, seat: int) -> Choice | None:
        """What the bot wants; None if it failed, or if something has happened at the table meanwhile."""
        thought = asyncio.create_task(self._choice(table, seat))
        self._thoughts[table_id] = (table.seq, thought)
        try:
            await asyncio.wait([thought])
        except asyncio.CancelledError:
            thought.cancel()
            raise
        finally:
            del self._thoughts[table_id]
        return None if thought.cancelled() else thought.result()

    async def _choice(self, table: Table, seat: int) -> Choice | None:
        """What the bot on that seat wants, or None if it fails twice."""
        observed = table.game.observe(seat, Chance(secrets.randbits(64)))
        asked = question(table, observed, table.seats[seat].bot, secrets.randbits(64))
        workers = self._thinkers if seconds_of(asked.bot, table.game.ruleset) else self._bots
        for _ in range(2):
            begun = time.monotonic()
            try:
                used = self._thinking.of(table.host)
                return await workers.run(choose, asked, self._config.bot_deadline, used)
            except (TooLate, WorkerDied) as error:
                logger.warning("the bot %s: %s", asked.bot, type(error).__name__)
            except Exception:
                logger.exception("the bot %s failed", asked.bot)
            finally:
                self._thinking.add(table.host, time.monotonic() - begun)
        return None

    async def hint(self, table: Table, seat: int, deadline: float) -> HintView:
        """What the best bot would do. The same hint whenever it is asked for with the same knowledge."""
        known = canonical([table.seq, seat, table.game.view(seat).data])
        seed = int.from_bytes(hashlib.sha256(known.encode("utf-8")).digest()[:8], "big")
        position = question_for_hint(table, seat, seed)
        kept = f"{table.begin.salt} {known}"
        if kept not in self._hinted:
            asked = question(table, position.state, strongest(table.game.ruleset, HINT_SECONDS), seed)
            found = await self._hints.run(choose, asked, deadline)
            view = hint_view(table, position, found.action, found.reason, found.value, found.others)
            self._hinted = {kept: view, **dict(list(self._hinted.items())[: KEPT_HINTS - 1])}
        return self._hinted[kept]

    async def read_save(self, save: Save) -> Imported:
        return await self._imports.run(read, save, IMPORT_DEADLINE, used_now())

    async def draft(self, call: Callable[[Draft], T], draft: Draft) -> T:
        begun, bill = time.monotonic(), bills.get()
        try:
            return await self._drafts.run(call, draft, DRAFT_DEADLINE, used_now())
        finally:
            if bill is not None:
                bill.put(time.monotonic() - begun)

    def _time_is_over(self, table_id: str) -> None:
        task = asyncio.create_task(self._flag(table_id))
        self._tasks[f"clock of {table_id}"] = task
        task.add_done_callback(lambda _: self._tasks.pop(f"clock of {table_id}", None))

    async def _flag(self, table_id: str) -> None:
        if self._keeper.is_stopping:
            # Nobody can move here any more; whoever serves the table next looks at its clock.
            return
        origin.set(lambda: Origin("(clock)", table_id))

        def flagged(table: Table) -> list[BotSat | Ended]:
            made = table.flag(time.time())
            return [] if made is None else [made]

        try:
            # Time that ran while no server could write anything down is given back before anybody loses by it.
            await self._keeper.beat()
            change = await self._keeper.request(table_id, flagged)
            # Another process may have added something: then the alarm is set for another moment.
            self._clocks.watch(table_id, change.table.clock.deadline())
        except BrokenTable:
            self._broken.add(table_id)
        except Exception:
            logger.exception("table %s: the clock could not be looked at", table_id)


def question(table: Table, observed: Any, bot: str, seed: int) -> Question:
    """What a bot is asked, and all that it gets to know."""
    ruleset, setup = table.game.ruleset, table.begin.setup
    return Question(
        game=ruleset.id,
        rules=ruleset.version,
        players=setup.players,
        options=setup.options,
        observed=ruleset.pack(observed),
        bot=bot,
        seed=seed,
        asked=time.time(),
    )


def neutral(table: Table) -> dict[str, Any]:
    """The answer for somebody who does not answer: neutral where the rules know such an answer, else any."""
    game = table.game
    action = game.ruleset.neutral(game.state)
    if action is None or game.why_not(action) is not None:
        action = game.legal[0]
    return game.write(action)
