"""The event loop: which connections are read first when very many send at once.

Asyncio reads every connection that has data in each iteration. A thousand connections that send a byte each then take a
tenth of a second per iteration, and an action takes a dozen iterations until everybody knows of it. Here, connections
that are not yet known have low priority: only a few of them are read, and a few accepted, per iteration.
"""

from __future__ import annotations

import asyncio
import selectors
from typing import Any, Final

#: How many low-priority connections are read, and how many new ones accepted, per iteration.
FEW: Final = 8


class Listening(selectors.DefaultSelector):
    """Reports low-priority connections a few at a time; the rest stay ready and are reported again."""

    def __init__(self) -> None:
        super().__init__()
        #: File descriptors of the low-priority connections.
        self.back: set[int] = set()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(timeout)
        if len(ready) <= FEW or not self.back:
            return ready
        behind = [each for each in ready if each[0].fd in self.back]
        if len(behind) <= FEW:
            return ready
        return [*(each for each in ready if each[0].fd not in self.back), *behind[:FEW]]


class Loop(asyncio.SelectorEventLoop):
    """The standard loop with that selector."""

    def __init__(self) -> None:
        self.listening = Listening()
        super().__init__(self.listening)

    def _accept_connection(  # type: ignore[no-untyped-def]
        self, protocol_factory, sock, sslcontext=None, server=None, backlog=100, *more, **named
    ) -> None:
        # Private in asyncio; if it is ever renamed, all waiting connections are accepted at once.
        accept: Any = super()._accept_connection  # type: ignore[misc]
        accept(protocol_factory, sock, sslcontext, server, min(backlog, FEW), *more, **named)


def stand_back(transport: asyncio.BaseTransport, back: bool) -> None:
    """Whoever is there is heard after the others, or as they are. Other loops hear everybody at once."""
    loop = asyncio.get_running_loop()
    opened = transport.get_extra_info("socket")
    if not isinstance(loop, Loop) or opened is None:
        return
    if back:
        loop.listening.back.add(opened.fileno())
    else:
        loop.listening.back.discard(opened.fileno())
