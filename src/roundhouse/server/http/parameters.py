"""What the handlers of requests are given: who asks, of whom, about which table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from roundhouse.server.http.identity import Visitor
from roundhouse.server.tables.keeper import Keeper
from roundhouse.words import OFFERED

__all__ = [
    "After",
    "AnyRequest",
    "AskedSeat",
    "At",
    "Discreet",
    "JSONBody",
    "Keeping",
    "Language",
    "LastLine",
    "OwnSeat",
    "TableId",
    "Who",
]

AnyRequest = Request[Any, Any, Any]
Who = NamedDependency[Visitor]
Keeping = NamedDependency[Keeper]
TableId = FromPath[str]
# Which languages there are is known when the program runs, not when its types are checked.
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[OFFERED]

Discreet = Annotated[
    bool,
    QueryParameter(description="Only what everybody sees, where several people share the screen."),
]
AskedSeat = Annotated[
    int | None,
    QueryParameter(
        ge=-1,
        le=63,
        description="The own seat to look with; -1: what everybody sees; left out: the own seat that decides.",
    ),
]
OwnSeat = Annotated[int, QueryParameter(ge=0, le=63, description="An own seat.")]
At = Annotated[int | None, QueryParameter(ge=0, le=2**31, description="After so many actions; left out: now.")]
After = Annotated[
    int, QueryParameter(ge=0, le=2**31, description="The number of the last record that is known already.")
]
LastLine = Annotated[
    int, QueryParameter(ge=0, le=2**31, description="The number of the last line of chat that is known already.")
]
