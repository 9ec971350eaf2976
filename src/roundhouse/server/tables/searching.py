"""Searching: legal actions that take long to find are listed in a worker process, once for a position."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from roundhouse.engine.chance import Chance
from roundhouse.server.workers.pool import Workers
from roundhouse.server.workers.thinking import Situation, search
from roundhouse.table.projection import is_searched
from roundhouse.table.puzzle import is_unlisted
from roundhouse.table.table import Table

Paths = list[list[str]]


class Searches:
    """What was searched for, or is being searched for, at every table after its last record."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._begun: WeakKeyDictionary[Table, tuple[int, asyncio.Task[Paths]]] = WeakKeyDictionary()

    async def picks(self, table: Table, seat: int, deadline: float) -> Paths:
        """The picks of the actions that have to be searched for. `TooLate` or `WorkerDied`: then they may be asked for
        again."""
        if not is_searched(table.game) or is_unlisted(table):
            return []
        # Somebody else may wait for the same: one who stops waiting must not stop them.
        return await asyncio.shield(self._task(table, seat, deadline))

    def _task(self, table: Table, seat: int, deadline: float) -> asyncio.Task[Paths]:
        seq, task = self._begun.get(table, (-1, None))
        if task is None or seq != table.seq or _failed(task):
            task = asyncio.create_task(self._workers.run(search, situation(table, seat), deadline))
            self._begun[table] = table.seq, task
        return task


def situation(table: Table, seat: int) -> Situation:
    """What a worker gets to know: what the seat may know."""
    ruleset, setup = table.game.ruleset, table.begin.setup
    observed = ruleset.pack(table.game.observe(seat, Chance(0)))
    return Situation(
        game=ruleset.id,
        rules=ruleset.version,
        players=setup.players,
        options=setup.options,
        observed=observed,
    )


def _failed(task: asyncio.Task[Paths]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
