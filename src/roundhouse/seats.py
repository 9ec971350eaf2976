"""Seats: who plays where. An open seat waits for somebody; one person may hold several (hot-seat)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Seat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place at the table.

    `owner` is the server's id of whoever may act for the seat; `bot` is the bot that plays it. A seat with both
    belongs to somebody who is away: the bot stands in until they return, or to the end if they have `resigned`.
    An owner that is a `program` plays from outside, with the same requests as people.
    """

    name: str
    bot: str = ""
    owner: str = ""
    resigned: bool = False
    program: bool = False
    #: Its owner has no account: anybody could use that name.
    guest: bool = False
    #: Whoever sat here has left for good: a bot plays on until somebody takes the place.
    free: bool = False
    #: Its owner has brought the game along and plays it until somebody takes the place.
    offered: bool = False
    #: Whoever sat here has deleted their account.
    former: bool = False
    #: The colour that was chosen, from 1 on; 0: none.
    colour: int = 0

    @property
    def open(self) -> bool:
        """Nobody sits here yet."""
        return not self.bot and not self.owner and not self.former

    @property
    def claimable(self) -> bool:
        """May somebody else sit down here?"""
        return self.open or self.free or self.offered

    @property
    def away(self) -> bool:
        """A bot stands in for its owner, who may come back."""
        return bool(self.bot) and bool(self.owner) and not self.resigned


def without_owners(seats: list[Seat]) -> list[Seat]:
    """The seats as anybody may see them: only the server knows the owners."""
    return [msgspec.structs.replace(seat, owner="") for seat in seats]


def seat_colours(seats: Sequence[Seat]) -> list[int]:
    """The colour of every seat, all different: the chosen one, else that of its number, else the first free one."""
    taken = {seat.colour for seat in seats if seat.colour}
    found: list[int] = []
    for number, seat in enumerate(seats, 1):
        colour = seat.colour or (number if number not in taken else 0)
        found.append(colour)
        taken.add(colour)
    spare = (colour for colour in range(1, 2 * len(seats) + 1) if colour not in taken)
    return [colour or next(spare) for colour in found]
