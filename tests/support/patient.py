"""HTTP and sockets with the patience that a busy machine asks for: what takes long there is no mistake."""

from __future__ import annotations

import ssl
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import httpx

#: Seconds. Nothing waits that long unless it hangs.
PATIENCE: Final = 120.0

#: Servers of tests are on this machine, without encryption and without a proxy before them. A client that is not told
#: so reads all certificates of the world, which takes longer than most tests.
NEAR: Final[dict[str, Any]] = {
    "timeout": PATIENCE,
    "trust_env": False,
    "verify": ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
}
Client = partial(httpx.Client, **NEAR)
AsyncClient = partial(httpx.AsyncClient, **NEAR)
#: The same for sockets.
SOCKET: Final[dict[str, Any]] = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}


def get(url: str, **more: Any) -> httpx.Response:
    return httpx.get(url, **NEAR, **more)


def post(url: str, **more: Any) -> httpx.Response:
    return httpx.post(url, **NEAR, **more)


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it does not come to that"
        time.sleep(0.05)
