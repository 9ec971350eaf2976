"""The watchdog: measures how long one task occupies the event loop, and on whose behalf.

Everything that the server accepts should take less than `LIMIT`, and whatever takes longer belongs in a worker
process. Where that fails, the log names the table and the route, metrics count it, and a table that keeps
failing is parked, so that nobody at other tables has to wait for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar
from time import monotonic, perf_counter, thread_time
from typing import Any, Final, NamedTuple

from roundhouse.engine import legal as hot
from roundhouse.server.bills import bills
from roundhouse.server.garbage_collection import collecting

logger = logging.getLogger("roundhouse.watchdog")

#: Is this the compiled build? Any of its hot modules tells.
COMPILED: Final = not str(hot.__file__).endswith(".py")
#: Seconds of processor time that one step of a task may take.
LIMIT: Final = 0.05 if COMPILED else 0.15
#: Asking for processor time takes longer than asking for the time: it is done every so often, in seconds, and after a
#: turn that took so many. What was used between the last time and the turn is then known to as much.
MARK: Final = 0.01
LOOK: Final = 0.01
#: A table may exceed that by so many seconds in all, until it is parked; so much is forgiven with every second.
PATIENCE: Final = 3.0
FORGIVEN: Final = 1 / 600
#: Tables whose debts are remembered.
MOST_DEBTS: Final = 1000


class Origin(NamedTuple):
    """On whose behalf the loop is at work."""

    #: The route of a request, or what is done beside the requests.
    what: str
    table_id: str = ""


#: Says so when somebody wants to know. Tasks inherit it from the task that began them.
origin: ContextVar[Callable[[], Origin] | None] = ContextVar("origin", default=None)


class Turns(Coroutine[Any, Any, Any]):
    """A coroutine that is watched, turn by turn."""

    __slots__ = ("_coroutine", "_dog")

    def __init__(self, coroutine: Coroutine[Any, Any, Any], dog: Watchdog) -> None:
        self._coroutine = coroutine
        self._dog = dog

    def send(self, value: Any) -> Any:
        dog = self._dog
        begun = perf_counter()
        if begun - dog.marked > MARK:
            dog.mark(begun)
        collected = collecting.seconds
        try:
            return self._coroutine.send(value)
        finally:
            taken = perf_counter() - begun
            if taken > LOOK:
                taken = dog.look(begun, taken, collecting.seconds - collected)
            bill = bills.get()
            if bill is not None:
                bill.put(taken)

    def throw(self, *error: Any) -> Any:
        return self._coroutine.throw(*error)

    def close(self) -> None:
        self._coroutine.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._coroutine.__await__()

    def __getattr__(self, name: str) -> Any:
        # Whoever prints a task asks for the names and frames of its coroutine.
        return getattr(self._coroutine, name)


class Debt(NamedTuple):
    seconds: float
    at: float


class Watchdog:
    """Watches the tasks of one event loop."""

    def __init__(
        self, park: Callable[[str], None], limit: float = LIMIT, clock: Callable[[], float] = monotonic
    ) -> None:
        self.limit = limit
        #: Turns that took longer, by what they were for.
        self.late: Counter[str] = Counter()
        self.late_seconds = 0.0
        self.longest = 0.0
        self.parked = 0
        #: When processor time was last asked for, and how much there had been.
        self.marked = self._used = -1.0
        self._park = park
        self._clock = clock
        self._debts: dict[str, Debt] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._loop.set_task_factory(self._task)  # type: ignore[arg-type]

    def stop(self) -> None:
        if self._loop is not None:
            self._loop.set_task_factory(None)
            self._loop = None

    def _task(
        self,
        loop: asyncio.AbstractEventLoop,
        coroutine: Coroutine[Any, Any, Any],
        context: Context | None = None,
        **more: Any,
    ) -> asyncio.Task[Any]:
        return asyncio.Task(Turns(coroutine, self), loop=loop, context=context, **more)

    def mark(self, now: float) -> None:
        self.marked, self._used = now, thread_time()

    def look(self, begun: float, taken: float, collected: float) -> float:
        """A turn took its time: how much of that was work? What a collection took that fell into it is nobody's."""
        used = thread_time() - self._used
        spent = min(taken, max(0.0, used - (begun - self.marked)))
        if collected:
            self.note(collected, "(collecting)")
        spent = max(0.0, spent - collected)
        self.note(spent)
        return spent

    def note(self, spent: float, what: str = "") -> None:
        """A turn has used that much processor time, for a table unless it is said what else it was for."""
        self.longest = max(self.longest, spent)
        if spent <= self.limit:
            return
        tell = origin.get()
        what, table_id = Origin(what or "(unknown)") if what or tell is None else tell()
        self.late[what] += 1
        self.late_seconds += spent
        fields = {"what": what, "table": table_id, "ms": round(spent * 1000)}
        logger.warning("a turn of the loop took too long", extra={"fields": fields})
        if table_id and self._owes(table_id, spent - self.limit) > PATIENCE:
            del self._debts[table_id]
            self.parked += 1
            self._park(table_id)

    def _owes(self, table_id: str, seconds: float) -> float:
        """What a table has cost the others lately."""
        now = self._clock()
        before = self._debts.pop(table_id, Debt(0.0, now))
        debt = max(0.0, before.seconds - (now - before.at) * FORGIVEN) + seconds
        self._debts[table_id] = Debt(debt, now)
        if len(self._debts) > MOST_DEBTS:
            # The one that has been good for the longest time.
            del self._debts[next(iter(self._debts))]
        return debt

    def write(self) -> str:
        """The figures, for Prometheus."""
        lines = ["# TYPE roundhouse_long_turns_total counter"]
        lines += [f'roundhouse_long_turns_total{{what="{what}"}} {n}' for what, n in sorted(self.late.items())]
        lines += ["# TYPE roundhouse_long_turn_seconds_total counter"]
        lines += [f"roundhouse_long_turn_seconds_total {self.late_seconds:.6f}"]
        lines += ["# TYPE roundhouse_longest_turn_seconds gauge"]
        lines += [f"roundhouse_longest_turn_seconds {self.longest:.6f}"]
        lines += ["# TYPE roundhouse_parked_total counter", f"roundhouse_parked_total {self.parked}"]
        return "\n".join(lines) + "\n"
