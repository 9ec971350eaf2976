"""Seats: who plays where. An open seat waits for somebody; one person may hold several (hot-seat)."""

from __future__ import annotations

import msgspec


class Seat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place at the table.

    `owner` is whoever may act for the seat, as the server knows them; `bot` is the bot that plays it. A seat with both
    belongs to somebody who is away: the bot stands in until they return, or to the end if they have `resigned`.
    """

    name: str
    bot: str = ""
    owner: str = ""
    resigned: bool = False

    @property
    def open(self) -> bool:
        """Nobody sits here yet."""
        return not self.bot and not self.owner

    @property
    def away(self) -> bool:
        """A bot stands in for its owner, who may come back."""
        return bool(self.bot) and bool(self.owner) and not self.resigned


def without_owners(seats: list[Seat]) -> list[Seat]:
    """The seats as anybody may see them: owners are known to the server only."""
    return [msgspec.structs.replace(seat, owner="") for seat in seats]
