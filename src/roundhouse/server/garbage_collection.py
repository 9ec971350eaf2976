"""Garbage collection: how often Python looks for objects that only hold each other.

It looks at everything that there is. With hundreds of tables in memory that takes a third of a second, in which nobody
is answered; and there is next to nothing to be found, because tables are given up without any such search.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time
from typing import Any, Final

#: New objects until the youngest are looked through, and how often that happens until their elders are, and then all:
#: after some four million objects that stayed, which even a busy server takes a quarter of an hour to make. Documents
#: live a little longer than a thousand objects take to make: looked through that often, they took an eighth of the
#: server's time.
THRESHOLDS: Final = (20_000, 8, 25)


class Collecting:
    """Counts the processor time that collections have taken: whoever's turn they fall into has not caused it."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._begun = 0.0

    def note(self, phase: str, _about: dict[str, Any]) -> None:
        if phase == "start":
            self._begun = thread_time()
        else:
            self.seconds += max(0.0, thread_time() - self._begun)


collecting: Final = Collecting()
gc.callbacks.append(collecting.note)


def collect_seldom() -> None:
    """Leave what is loaded by now out of every search, and look through everything else seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


@contextmanager
def put_off() -> Iterator[None]:
    """No search while so much is loaded that stays: a fifth of the time that a server takes to start."""
    wanted = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if wanted:
            gc.enable()
