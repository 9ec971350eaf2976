"""Bills: who pays for the work that a task does, and therefore whose tasks go first."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Coroutine
from contextvars import ContextVar, copy_context
from time import monotonic
from typing import Any, Final, TypeVar

from roundhouse.server.patience import patience

T = TypeVar("T")

#: Seconds of work that are put on somebody's bill at once, at least.
WORTH_IT: Final = 0.002
#: The weight of an action, of what those are told who play at a table, and of what those are told who look on. An
#: action weighs a little less: whoever acts need not wait until everybody at the table was told of it.
ACTING: Final = 0.09
PLAYING: Final = 0.1
LOOKING_ON: Final = 0.2
#: Who acts goes before those who came so many seconds sooner. Where very many act at once, those who are told of it are
#: overtaken for no longer than that.
AT_ONCE: Final = 1.0
#: Seconds of work that somebody who is new counts as having used: whoever plays goes before a thousand strangers.
NEW: Final = 0.3
#: Seconds for which what somebody has used is believed.
FRESH: Final = 0.5
#: Less than anybody can have used.
FIRST: Final = -1.0
#: Seconds of work that a second of waiting makes up for: nobody is overtaken for ever by those who have used less.
AGEING: Final = 0.2


class Bill:
    """What somebody's request has cost so far, in seconds of work."""

    __slots__ = ("_asked", "_usage", "seconds", "settle", "used", "weight")

    def __init__(
        self,
        settle: Callable[[float, float], None] | None = None,
        usage: Callable[[], float] | None = None,
        weight: float = 1.0,
    ) -> None:
        self.seconds = 0.0
        #: What is done at a table by those who play there goes before whatever else they, or others, want.
        self.weight = weight
        #: Who pays, as soon as it is known: at once after every turn, so many seconds of that weight.
        self.settle = settle
        self._usage = usage
        #: What whoever pays has used in the last moments: the less, the sooner their tasks go on.
        self.used = 0.0
        self._ask()

    def weigh(self, weight: float) -> None:
        """From now on it counts for more, or for less."""
        self.weight = weight
        self._ask()

    @property
    def before(self) -> float:
        """It goes before what came up to so many seconds sooner: who acts is answered before others are told."""
        return AT_ONCE if self.weight <= ACTING else 0.0

    def _ask(self) -> None:
        self._asked = monotonic()
        if self._usage is not None:
            self.used = self.weight * (NEW + self._usage())

    def put(self, seconds: float) -> None:
        self.seconds += seconds
        # Less than that is not worth the trouble: such requests are counted.
        if self.settle is not None and self.seconds > WORTH_IT:
            self.settle(self.seconds, self.weight)
            self.seconds = 0.0
            self._ask()
        elif monotonic() - self._asked > FRESH:
            self._ask()


class Common(Bill):
    """The bill of what many wait for: nobody pays it, and it goes before whatever somebody pays for."""

    __slots__ = ()

    @property
    def before(self) -> float:
        return math.inf

    def _ask(self) -> None:
        super()._ask()
        self.used = FIRST

    def put(self, seconds: float) -> None:
        """It is not added up."""


#: The bill that a task's turns are put on.
bills: ContextVar[Bill | None] = ContextVar("bills", default=None)
common: Final = Common()
#: That of a request's first step, until it is known who asks for what: it is soon done.
arriving: Final = Bill(weight=ACTING)


def used_now() -> float:
    """What whoever pays for this task has used in the last moments."""
    bill = bills.get()
    return 0.0 if bill is None else bill.used


def precedence(used: float) -> float:
    """The place in a queue of somebody who has used so much and begins to wait now: the least comes first."""
    return used + AGEING * monotonic()


def is_heavy(used: float) -> bool:
    """Has somebody used so much more than others who are there that they keep to their share? Only our loop knows."""
    judge = getattr(asyncio.get_running_loop(), "is_heavy", None)
    return judge is not None and judge(used)


def for_all(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task that many wait for. It is on nobody's bill: it must not be kept back with whoever happened to begin it.
    A commit takes half a dozen turns, and others wait for its end: each of them comes before anybody else's."""
    context = copy_context()
    context.run(bills.set, common)
    context.run(patience.set, None)
    return asyncio.get_running_loop().create_task(work, context=context)
