"""The event loop: who is heard first when very many have something to say at once.

Asyncio hears everybody who has said something before anybody gets another turn. A thousand connections that send a byte
each then take a tenth of a second of every turn, and an action takes a dozen turns until everybody knows of it. Here
whoever is not known yet stands back: a few of those are heard in a turn, one after the other, and a few let in.
"""

from __future__ import annotations

import asyncio
import selectors
from typing import Any, Final

#: Connections that stand back and are heard in one turn, and new ones that are let in.
FEW: Final = 8


class Listening(selectors.DefaultSelector):
    """Hears those who stand back a few at a time; what the others have to say is not lost, and comes up again."""

    def __init__(self) -> None:
        super().__init__()
        #: The files of those who stand back.
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
    """The usual loop with such ears."""

    def __init__(self) -> None:
        self.listening = Listening()
        super().__init__(self.listening)

    def _accept_connection(  # type: ignore[no-untyped-def]
        self, protocol_factory, sock, sslcontext=None, server=None, backlog=100, *more, **named
    ) -> None:
        # A name that asyncio keeps to itself; where it is another, as many are let in at once as wait.
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
