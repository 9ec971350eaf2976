"""The web server in front of the application: uvicorn, in one process or in several."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any, Final

import uvicorn

FACTORY: Final = "roundhouse.server.environment:application"

#: The logs are our own; a message of a client is no larger than a request; whoever is silent for long is let go.
USUAL: Final[dict[str, Any]] = {
    "factory": True,
    "lifespan": "on",
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "ws": "websockets-sansio",
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
    server = Announcing(uvicorn.Config(FACTORY, forwarded_allow_ips=proxies, **USUAL), tell)
    server.run(sockets=[listening])
    return server.started


def serve_together(listening: socket.socket, proxies: str, workers: int) -> None:
    """Serve in several processes until a signal ends them; those that die are started again."""
    host, port = listening.getsockname()[:2]
    # They listen themselves, at the address that has just been found to be free.
    listening.close()
    uvicorn.run(FACTORY, host=host, port=port, workers=workers, forwarded_allow_ips=proxies, **USUAL)
