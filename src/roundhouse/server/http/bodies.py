"""What requests are made of, and what several answers have in common. Tables travel as their own views."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request
from litestar.params import JSONBody

from roundhouse.engine.text import Text
from roundhouse.server.bills import bills
from roundhouse.server.http.errors import ApiError
from roundhouse.server.names import LONGEST_BOARD_NAME
from roundhouse.table.bounds import LONGEST_NAME, LONGEST_TITLE

# -- what requests are made of

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
#: 0: whichever is free.
Colour = Annotated[int, msgspec.Meta(ge=0, le=8)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
#: A path over half a continent, or a payment with many wild sets, is one pick.
Pick = Annotated[str, msgspec.Meta(max_length=2000)]
Picks = Annotated[list[Pick], msgspec.Meta(max_length=100)]
#: No control characters: names are shown to others, and not every database keeps them.
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")]
Title = Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE, pattern=r"^[^\x00-\x1f\x7f]*$")]
BoardName = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_BOARD_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")]
Provenance = Annotated[str, msgspec.Meta(max_length=4000, pattern=r"^[^\x00]*$")]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=2000, pattern=r"^[^\x00]*$")]
LongText = Annotated[str, msgspec.Meta(max_length=20_000, pattern=r"^[^\x00]*$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
#: Bytes of a request that may carry a board file; the largest of ours has 90,000.
LARGEST_BOARD = 512 * 1024


#: Bytes up to which a request is read without further ado.
SMALL_BODY: Final = 32 * 1024
#: Values that a larger one may have: four times as many as in the largest of our boards.
MOST_VALUES: Final = 40_000
#: Seconds of work that each byte of a larger one counts for, before anything is done with it.
WORK_PER_BYTE: Final = 2e-7


class Weighed(Request[Any, Any, Any]):
    """A request whose body is weighed before it is read: nobody has to wait for hundreds of thousands of values."""

    async def json(self) -> Any:
        body = await self.body()
        if len(body) > SMALL_BODY:
            if (bill := bills.get()) is not None:
                bill.put(len(body) * WORK_PER_BYTE)
            must_be_few(body)
        return await super().json()


def must_be_few(body: bytes) -> None:
    """`ApiError` if there are more values than anybody needs: before each there is a comma or a bracket."""
    if sum(body.count(mark) for mark in (b",", b"[", b"{")) > MOST_VALUES:
        raise ApiError(413, "too_large", Text("server-too-large"))


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a request carries."""


class OfSeat(Body, frozen=True, kw_only=True):
    """A request for one seat."""

    seat: SeatNumber


class Opening(Body, frozen=True, kw_only=True):
    """A request that opens a table. `key` is chosen by the client: the same key twice is one table, opened once."""

    key: Key = ""


#: The same where nothing else needs to be said: then the request may as well carry nothing.
KeyAlone = JSONBody[Opening | None]


class Played(OfSeat, frozen=True, kw_only=True):
    """An action of a seat, as data, or as the things that a person picked to say it."""

    action: dict[str, Any] | None = None
    picks: Picks | None = None


# -- what several answers are made of


class AgreedClock(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed on: seconds per decision (`day`), or for the whole game with an increment (`live`)."""

    kind: Literal["none", "day", "live"]
    time: float
    increment: float


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A new table."""

    id: str
