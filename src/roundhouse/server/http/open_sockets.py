"""How many sockets are open at once, by whom and from where. Per process, in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from roundhouse.engine.text import Text
from roundhouse.server.http.errors import ApiError
from roundhouse.server.http.limits import place_of


class OpenSockets:
    """Counts open sockets; lets nobody have more than so many."""

    def __init__(self, per_person: int, per_address: int, onlookers: int) -> None:
        self.per_person = per_person
        self.per_address = per_address
        #: So many sockets may be open in all as long as others than players want one: there is always room for those
        #: who sit at a table.
        self.onlookers = onlookers
        self.count = 0
        self.open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def let_in(self, identity: str, address: str) -> Iterator[None]:
        """One more socket until the end of the block; `ApiError` if it is one too many."""
        # Names are free, so that a person alone would be no limit; an address alone would let one lock out a club.
        limits = {("address", place_of(address)): self.per_address}
        if identity:
            limits["person", identity] = self.per_person
        for who, most in limits.items():
            if self.open[who] >= most:
                raise too_many(most)
        self.open.update(limits.keys())
        self.count += 1
        try:
            yield
        finally:
            self.count -= 1
            for who in limits:
                self.open[who] -= 1
                if not self.open[who]:
                    del self.open[who]

    def must_have_room(self) -> None:
        """For somebody who only looks on; `ApiError` if the rest is kept for those who play."""
        if self.count > self.onlookers:
            raise too_many(self.onlookers)


def too_many(most: int) -> ApiError:
    return ApiError(429, "too_many_sockets", Text("server-too-many-sockets", {"most": most}))
