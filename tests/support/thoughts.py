"""What goes wrong in a worker process, on purpose. Imported by the process itself."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from roundhouse.server.workers.thinking import Choice, Question, choose, is_unwanted


def double(number: int) -> int:
    return 2 * number


def pid(_: int) -> int:
    return os.getpid()


def priority(_: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def scheduling(_: int) -> int:
    return os.sched_getscheduler(0)


def sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "awake"


def thinks_until_unwanted(_: int) -> None:
    """As a bot that searches does: it looks from time to time whether anybody still waits."""
    while not is_unwanted():
        time.sleep(0.01)


def die(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(_: int) -> None:
    raise ValueError("a bot with a mistake")


# -- instead of `choose`


def always_dies(question: Question) -> Choice:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("unreachable")


def always_fails(question: Question) -> Choice:
    raise ValueError("a bot with a mistake")


def never_ends(question: Question) -> Choice:
    time.sleep(3600)
    raise AssertionError("unreachable")


def cheats(question: Question) -> Choice:
    """Wants something that no game knows."""
    return Choice(action={"type": "win"}, reason=choose(question).reason)


def dies_once(question: Question) -> Choice:
    """Dies the first time, and leaves a mark so that it knows the second."""
    mark = Path(os.environ["ROUNDHOUSE_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return choose(question)
