"""Parent watch: no process outlives the one that started it, however that one ended."""

from __future__ import annotations

import threading
from collections.abc import Callable
from multiprocessing import parent_process


def end_with_parent(end: Callable[[], None]) -> None:
    """Call `end` as soon as the process that started this one is gone; nothing in a process that nobody has started."""
    parent = parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        end()

    threading.Thread(target=wait, daemon=True).start()
