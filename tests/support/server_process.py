"""A real server in a process of its own, to be killed or to be raced against: `python -m tests.support.server_process`.

With `hastily` it answers before it commits: the mistake that the tests must find.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from roundhouse.cli.main import main
from tests.support import patient
from tests.support.keeper_process import hasty

ROOT = Path(__file__).parents[2]
MODULE = "tests.support.server_process"
ADDRESS = re.compile(r"http://\S+")
#: Everything may be asked for as often as anybody likes, and processes know each other's cookies.
GENEROUS = {
    "ROUNDHOUSE_RATES": "100000",
    "ROUNDHOUSE_SAMPLES": "0",
    "ROUNDHOUSE_LOG": "error",
    "ROUNDHOUSE_KEY": "a key for tests, of more than 32 characters",
    "ROUNDHOUSE_BOT_WORKERS": "0",
    "ROUNDHOUSE_PORT": "0",
}


class Served:
    """The server, and its address."""

    def __init__(self, folder: Path, url: str, *how: str, module: str = MODULE, **environment: str) -> None:
        database = {"ROUNDHOUSE_DATA": str(folder), "ROUNDHOUSE_DATABASE": url}
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, *how],
            cwd=ROOT,
            env={**os.environ, **GENEROUS, **database, **environment},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = ADDRESS.search(self.process.stdout.readline())
        assert found, "the server does not start"
        self.address = found.group()

    def client(self, cookies: dict[str, str]) -> httpx.AsyncClient:
        return patient.AsyncClient(base_url=f"{self.address}api/v1", cookies=cookies)

    def kill(self) -> None:
        """At once, whatever it is doing."""
        self.process.kill()
        self.process.communicate(timeout=patient.PATIENCE)

    def stop(self) -> None:
        """As an administrator does: what has begun is finished."""
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=patient.PATIENCE)


@contextmanager
def served(folder: Path, url: str, *how: str, **more: str) -> Iterator[Served]:
    running = Served(folder, url, *how, **more)
    try:
        yield running
    finally:
        running.kill()


if __name__ == "__main__":
    if "hastily" in sys.argv:
        with hasty():
            sys.exit(main(["serve"]))
    sys.exit(main(["serve"]))
