"""HTTP and sockets with the patience that a busy machine asks for: what takes long there is no mistake."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import httpx

#: Seconds. Nothing waits that long unless it hangs.
PATIENCE: Final = 120.0

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
Client = partial(httpx.Client, timeout=PATIENCE)
#: The same for sockets.
SOCKET: Final[dict[str, Any]] = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it does not come to that"
        time.sleep(0.05)
