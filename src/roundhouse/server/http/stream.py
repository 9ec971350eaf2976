"""One stream for all of somebody's tables: a program that plays at many hears of each when something happens there.

It says which table, how far it is and whether it waits for a seat of the reader; what there is to see is asked for with
the usual requests. New tables are found by looking again.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State

from roundhouse.server.bills import bills
from roundhouse.server.http import errors
from roundhouse.server.http.errors import ApiError
from roundhouse.server.http.limits import address_of
from roundhouse.server.http.parameters import Keeping, Who
from roundhouse.server.http.routes.messages import AnyMessage, Beat, Moved
from roundhouse.server.http.socket import AnyRequest, PingMessage, Viewing
from roundhouse.server.storage.rows import BrokenTable, NoSuchTable, ParkedTable
from roundhouse.table.table import Table

#: Seconds between two looks for tables that one has sat down at meanwhile, and how many of them are followed.
LOOK: Final = 2.0
MOST: Final = 200
#: What there is still something to come of.
GOING_ON: Final = ("open", "playing")


class Streaming(Viewing):
    """A socket without a table of its own."""

    def __init__(self, socket: WebSocket[Any, Any, Any], keeper: Any, visitor: Any) -> None:
        super().__init__(socket, keeper, visitor, "")
        self.followed: dict[str, asyncio.Task[None]] = {}

    async def begin(self, after: int | None, line: int) -> None:
        self.visitor.must_be_known()
        # Whoever plays is never sent away to make room for others who do.
        self.sits = True

    def sit(self, sits: bool) -> None:
        """Presence is told of at tables; whoever only hears of them is not there."""

    async def follow(self) -> None:
        try:
            while True:
                for table_id in await self.own_tables():
                    if table_id not in self.followed and len(self.followed) < MOST:
                        self.followed[table_id] = asyncio.create_task(self.follow_one(table_id))
                for table_id in [table_id for table_id, task in self.followed.items() if task.done()]:
                    self.followed.pop(table_id).result()
                await asyncio.sleep(LOOK)
        finally:
            for task in self.followed.values():
                task.cancel()
            await asyncio.gather(*self.followed.values(), return_exceptions=True)

    async def own_tables(self) -> list[str]:
        """Where the reader sits, and something is still to come."""
        found = [each for each in await self.keeper.lobby.tables_of(self.visitor.id) if each.status in GOING_ON]
        return [each.id for each in found if any(seat.get("owner") == self.visitor.id for seat in each.seats)]

    async def follow_one(self, table_id: str) -> None:
        """Until its game is over, or the reader sits there no more."""
        with contextlib.suppress(NoSuchTable, BrokenTable, ParkedTable):
            async with self.keeper.subscribe(table_id) as numbers:
                async for number in numbers:
                    if number <= 0:
                        continue
                    table = await self.keeper.table(table_id, at_least=number)
                    told = moved(table_id, table, table.seats_of(self.visitor.id))
                    await self.tell([told])
                    if told.over or not told.yours:
                        return

    async def answer(self, request: AnyRequest) -> list[AnyMessage]:
        if isinstance(request, PingMessage):
            return [Beat()]
        raise errors.malformed("server-malformed")


def moved(table_id: str, table: Table, yours: list[int]) -> Moved:
    return Moved(
        id=table_id,
        game=table.begin.game,
        seq=table.seq,
        begun=table.begun,
        over=table.over or table.closed,
        yours=yours,
        turn=table.deciding if table.deciding in yours else None,
    )


@websocket("/stream")
async def stream(socket: WebSocket[Any, Any, Any], visitor: Who, keeper: Keeping, state: State) -> None:
    """What happens at all tables at which one sits: which of them, how far, and whether it is one's turn."""
    streaming = Streaming(socket, keeper, visitor)
    with contextlib.ExitStack() as stack:
        try:
            state.limiter.ask("socket", visitor.id, address_of(socket.scope))
            bills.set(state.limiter.bill(visitor.id, address_of(socket.scope)))
            stack.enter_context(state.open_sockets.let_in(visitor.id, address_of(socket.scope)))
        except ApiError as error:
            await socket.accept()
            await streaming.refuse(error)
            return
        await streaming.run(None, 0)
