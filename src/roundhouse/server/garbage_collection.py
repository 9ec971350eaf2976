"""Garbage collection: how often Python looks for objects that only hold each other.

A look at everything takes a second with hundreds of tables in memory, in which nobody is answered; and there is next to
nothing to be found, because tables are given up without any such search. So only what is new is looked through by
itself, a little at a time, and everything at a quiet moment.
"""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from threading import get_ident
from time import thread_time
from typing import Any, Final

#: New objects until the youngest are looked through, and how often that happens until those are that have stayed once:
#: a few hundredths of a second at most, even of what is dearest to look through. Documents live a little longer than a
#: thousand objects take to make: looked through that often, they took an eighth of the server's time.
YOUNG: Final = (5_000, 3)
#: How often the latter happens until it is worth looking through everything at a quiet moment, and until that is done
#: whoever plays: after some four million objects that stayed, and after ten times as many. A busy server makes the
#: former in a quarter of an hour.
WORTH_IT: Final = 260
OVERDUE: Final = 10 * WORTH_IT
#: Never by itself.
THRESHOLDS: Final = (*YOUNG, 1_000_000)


class Collecting:
    """Counts the processor time that collections have taken: whoever's turn they fall into has not caused it."""

    def __init__(self) -> None:
        #: By thread: others compute meanwhile, or wait, and either is seen in their own time.
        self._seconds: defaultdict[int, float] = defaultdict(float)
        self._begun = 0.0

    @property
    def seconds(self) -> float:
        """Those of this thread."""
        return self._seconds[get_ident()]

    def note(self, phase: str, _about: dict[str, Any]) -> None:
        if phase == "start":
            self._begun = thread_time()
        else:
            self._seconds[get_ident()] += max(0.0, thread_time() - self._begun)


collecting: Final = Collecting()
gc.callbacks.append(collecting.note)


def collect_seldom() -> None:
    """Leave what is loaded by now out of every search, and look through everything else at quiet moments only."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def collect_all(*, quiet: bool) -> bool:
    """Look through everything, if it is worth it and nobody notices, or if it is overdue; whether that was done."""
    if gc.get_threshold() != THRESHOLDS or gc.get_count()[2] < (WORTH_IT if quiet else OVERDUE):
        return False
    gc.collect()
    return True


@contextmanager
def put_off() -> Iterator[None]:
    """No search while much is made that stays, or that is gone in a moment: a fifth of the time that a server takes to
    start."""
    wanted = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if wanted:
            gc.enable()
