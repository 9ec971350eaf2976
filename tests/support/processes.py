"""Starting, killing and listening to processes with a keeper."""

from __future__ import annotations

import asyncio
import json
import os
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from tests.support.patient import PATIENCE

ROOT = Path(__file__).parents[2]


def runs(pid: int) -> bool:
    """Is there such a process? One that has ended counts as gone, whether or not somebody has taken note of it."""
    try:
        os.kill(pid, 0)
        state = Path("/proc", str(pid), "stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc/self").exists()
    return state != "Z"


class Listened:
    """A process, and the complete lines that it has printed. Somebody always listens: it never waits for that."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "tests.support.keeper_process", *arguments]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._listening = threading.Thread(target=self._listen)
        self._listening.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as said:
            for line in said:
                self._lines.put(line)

    async def line(self) -> dict[str, Any]:
        """The next line."""
        line: dict[str, Any] = json.loads(await asyncio.to_thread(self._lines.get, timeout=PATIENCE))
        return line

    def go(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()

    def kill(self) -> list[dict[str, Any]]:
        """End the process at once; what it has printed until then."""
        self._process.kill()
        return self.rest()

    def rest(self) -> list[dict[str, Any]]:
        """What the process prints until it ends."""
        assert self._process.stdin is not None
        self._process.wait(300)
        self._process.stdin.close()
        self._listening.join()
        said = [self._lines.get() for _ in range(self._lines.qsize())]
        # The last line may have been cut off: then nobody has read it.
        return [json.loads(line) for line in said if line.endswith("\n")]
