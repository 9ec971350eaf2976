"""Worker processes for whatever takes long: each call has a deadline, and a worker that is late or dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final, TypeVar

from roundhouse.server.gate import Gate
from roundhouse.server.workers import thinking

Q = TypeVar("Q")
A = TypeVar("A")

#: How long a new process may take until it is ready, in seconds: Python and the games have to be loaded.
START = 60.0
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
#: How long a process may take to notice that nobody waits for it any more, in seconds. Starting another takes longer.
NOTICE = 0.5
#: How often it is looked whether it has.
LOOKS = 25


def _stand_back() -> None:
    """Let this thread, and the processes that it starts, stand back behind the server."""
    if sys.platform == "linux":
        # There a thread has a priority of its own.
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), thinking.NICE)


#: Starts processes: loading Python and the games takes a second or two of work, which nobody who plays should notice.
_behind: Final = ThreadPoolExecutor(1, "roundhouse-starter", initializer=_stand_back)


class Behind(SpawnProcess):
    """A process that stands back from its first moment. Only it: threads that wait for its answers are threads of the
    server, and one of them that waits for a processor while it holds Python's lock would keep everybody waiting."""

    def start(self) -> None:
        _behind.submit(super().start).result()


class Spawning(SpawnContext):
    """Starts such processes."""

    Process = Behind


class TooLate(Exception):
    """The worker had no answer by the deadline."""


class WorkerDied(Exception):
    """The worker process ended before it had an answer."""


class Worker:
    """One process, started when it is first needed. An executor of its own makes it possible to end it alone."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._pid = 0
        #: Tells the process that nobody waits for its answer any more.
        self._unwanted: Any = None

    async def run(self, call: Callable[[Q], A], question: Q, deadline: float) -> A:
        """Call a function in the process, for at most so many seconds."""
        begun: Future[A] | None = None
        try:
            executor = await self._ready()
            self._unwanted.value = 0
            begun = executor.submit(call, question)
            async with asyncio.timeout(deadline):
                return await asyncio.wrap_future(begun)
        except TimeoutError:
            self.kill()
            raise TooLate from None
        except BrokenProcessPool:
            self.kill()
            raise WorkerDied from None
        except asyncio.CancelledError:
            # Nobody waits for the answer any more; the process may still be busy with it.
            if begun is None or not await self._gives_up(begun):
                self.kill()
            raise

    async def _gives_up(self, begun: Future[Any]) -> bool:
        """Tell the process that it need not go on. True if it has noticed, and can be used again."""
        self._unwanted.value = 1
        for _ in range(LOOKS):
            if begun.done():
                break
            await asyncio.sleep(NOTICE / LOOKS)
        return begun.done()

    async def _ready(self) -> ProcessPoolExecutor:
        if self._executor is None:
            spawn = Spawning()
            self._unwanted = spawn.Value("b", 0, lock=False)
            self._executor = ProcessPoolExecutor(
                1, mp_context=spawn, initializer=thinking.prepare, initargs=(self._unwanted,)
            )
            async with asyncio.timeout(START):
                begun = await asyncio.to_thread(self._executor.submit, os.getpid)
                self._pid = await asyncio.wrap_future(begun)
        return self._executor

    def kill(self) -> None:
        """End the process at once; the next call starts another."""
        executor, self._executor = self._executor, None
        pid, self._pid = self._pid, 0
        if pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, KILL)
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)


class Workers:
    """A number of worker processes; calls wait until one of them is free, those of whoever has used least first."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.busy = 0
        self.late = self.died = 0
        self._workers = [Worker() for _ in range(count)]
        #: The first is the one that was used last: it need not be started.
        self._free = self._workers[::-1]
        self._gate = Gate(count)

    async def run(self, call: Callable[[Q], A], question: Q, deadline: float, used: float = 0.0) -> A:
        """Call a function in a worker. The deadline counts from when it begins; `TooLate` or `WorkerDied`."""
        await self._gate.enter(used)
        worker = self._free.pop()
        self.busy += 1
        try:
            return await worker.run(call, question, deadline)
        except TooLate:
            self.late += 1
            raise
        except WorkerDied:
            self.died += 1
            raise
        finally:
            self.busy -= 1
            self._free.append(worker)
            self._gate.leave()

    def close(self) -> None:
        for worker in self._workers:
            worker.kill()

    def health(self) -> dict[str, Any]:
        return {"count": self.count, "busy": self.busy, "late": self.late, "died": self.died}
