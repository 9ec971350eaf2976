"""The web server in front of the application: uvicorn, in one process or in several."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from roundhouse.server.http.connections import BACKLOG, Connection, Socket, use_all_files

FACTORY: Final = "roundhouse.server.environment:application"

#: The logs are our own; a message of a client is no larger than a request; whoever is silent for long is let go.
USUAL: Final[dict[str, Any]] = {
    "factory": True,
    "lifespan": "on",
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "backlog": BACKLOG,
    # Windows needs another loop to start processes.
    "loop": "auto" if sys.platform == "win32" else "roundhouse.server.http.loop:Loop",
    "http": Connection,
    "ws": Socket,
    "ws_max_size": 64 * 1024,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    # Longer than people think about a move, and than proxies keep a connection that they do not use.
    "timeout_keep_alive": 75,
    "timeout_graceful_shutdown": 10,
}


class Announcing(uvicorn.Server):
    """A server that says so as soon as it answers."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self.tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.tell()


def serve_alone(listening: socket.socket, proxies: str, tell: Callable[[], None]) -> bool:
    """Serve in this process until a signal ends it; False if it could not begin."""
    use_all_files()
    server = Announcing(uvicorn.Config(FACTORY, forwarded_allow_ips=proxies, **USUAL), tell)
    server.run(sockets=[listening])
    return server.started


class Together(Multiprocess):
    """Several server processes on one socket, and a word as soon as the first of them answers."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], tell: Callable[[], None]) -> None:
        super().__init__(config, sockets)
        self.tell = tell
        self.started = False

    def keep_subprocess_alive(self) -> None:
        """Start processes that have died again; if one dies before any has answered, stop them all."""
        if not self.started and any(each.exitcode is not None for each in self.processes):
            self.should_exit.set()
        super().keep_subprocess_alive()
        if not self.started and not self.should_exit.is_set() and any(each.is_ready() for each in self.processes):
            self.started = True
            self.tell()


def serve_together(listening: socket.socket, proxies: str, workers: int, tell: Callable[[], None]) -> bool:
    """Serve in several processes until a signal ends them; False if they could not begin."""
    use_all_files()
    config = uvicorn.Config(FACTORY, workers=workers, forwarded_allow_ips=proxies, **USUAL)
    together = Together(config, [listening], tell)
    together.run()
    return together.started
