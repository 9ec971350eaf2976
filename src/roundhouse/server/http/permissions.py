"""Who may do what at a table: one table of permissions, asked by everything that touches a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final, TypeVar

from roundhouse.server.http import errors
from roundhouse.server.http.identity import Visitor
from roundhouse.table.table import Table

T = TypeVar("T")


class Role(StrEnum):
    """What somebody is to a table, and to the seat that a request speaks of."""

    #: Has opened the table.
    HOST = "host"
    #: Sits on the seat in question (or, where no seat is in question, on any).
    OWNER = "owner"
    #: Sits on another seat.
    PLAYER = "player"
    #: Sits nowhere, at a table where everybody may look on.
    SPECTATOR = "spectator"
    #: Sits nowhere, at a table that is nobody else's business: to them it does not exist.
    STRANGER = "stranger"


HOST, OWNER, PLAYER, SPECTATOR, STRANGER = Role

EVERYBODY_THERE: Final = frozenset({HOST, OWNER, PLAYER, SPECTATOR})
AT_THE_TABLE: Final = frozenset({HOST, OWNER, PLAYER})
SITTING: Final = frozenset({OWNER, PLAYER})
SEAT: Final = frozenset({OWNER})
HOST_ONLY: Final = frozenset({HOST})

#: Deeds and the roles that may do them. Nobody who is unknown may do anything but look.
PERMISSIONS: Final[Mapping[str, frozenset[Role]]] = {
    # looking, as everybody may see it
    "look": EVERYBODY_THERE,
    "read_chat": EVERYBODY_THERE,
    # looking with the eyes of a seat
    "look_as_seat": SEAT,
    "since_my_turn": SEAT,
    # playing
    "act": SEAT,
    "why_not": SEAT,
    "preview": SEAT,
    "suppose": SEAT,
    "hint": SEAT,
    "undo": SEAT,
    "answer_undo": SEAT,
    "answer_ahead": SEAT,
    # coming and going
    "sit": EVERYBODY_THERE,
    "leave": SEAT,
    "ready": SEAT,
    "colour": SEAT,
    "resign": SEAT,
    "abort": SEAT,
    "vote": SEAT,
    "return": SEAT,
    # around the game
    "chat": AT_THE_TABLE,
    "note": AT_THE_TABLE,
    "branch_as_seat": SEAT,
    "branch_when_over": EVERYBODY_THERE,
    "rematch": AT_THE_TABLE,
    # running the table
    "invite": HOST_ONLY,
    "revoke": HOST_ONLY,
    "remove": HOST_ONLY,
    "fill": HOST_ONLY,
    "withdraw": HOST_ONLY,
    "close_idle": HOST_ONLY,
    # what all others who are there have to agree to
    "pause": AT_THE_TABLE,
    "close": AT_THE_TABLE,
    "replace": AT_THE_TABLE,
    "draw": SITTING,
    "end": AT_THE_TABLE,
    "hand_to_bot": AT_THE_TABLE,
    "resume": AT_THE_TABLE,
    "hurry": AT_THE_TABLE,
    # Nobody can win or lose there any more, and the host may be long gone.
    "close_stopped": AT_THE_TABLE,
    "allow_spectators": HOST_ONLY,
}

#: What somebody unknown may do where everybody may look on.
WITHOUT_A_NAME: Final = frozenset({"look", "read_chat"})


def roles(table: Table, visitor: Visitor, seat: int | None = None) -> set[Role]:
    """What the visitor is to the table; somebody may be several things."""
    found: set[Role] = set()
    if visitor.known and table.host == visitor.id:
        found.add(HOST)
    owned = table.seats_of(visitor.id)
    if seat in owned or (seat is None and owned):
        found.add(OWNER)
    elif owned:
        found.add(PLAYER)
    return found or {SPECTATOR if table.spectators else STRANGER}


def permit(table: Table, visitor: Visitor, deed: str, seat: int | None = None) -> None:
    """Let the visitor do the deed, or refuse. To strangers the table does not exist."""
    found = roles(table, visitor, seat)
    if found == {STRANGER}:
        raise errors.no_such_table()
    if seat is not None and not 0 <= seat < len(table.seats):
        raise errors.no_such_seat()
    if not visitor.known and deed not in WITHOUT_A_NAME:
        raise errors.nobody()
    if not found & PERMISSIONS[deed]:
        raise errors.not_allowed()


def permitted(visitor: Visitor, deed: str, ask: Callable[[Table], T], seat: int | None = None) -> Callable[[Table], T]:
    """Ask the table for something that the visitor may do."""

    def asked(table: Table) -> T:
        permit(table, visitor, deed, seat)
        return ask(table)

    return asked


def is_shared(table: Table, visitor: Visitor) -> bool:
    """Do several people play on the visitor's screen, one after the other?"""
    return len(table.seats_of(visitor.id)) > 1 and not table.begin.practice and not table.over


def viewing_seat(table: Table, visitor: Visitor, asked: int | None) -> int | None:
    """The seat with whose eyes the visitor looks: the one asked for, else an own one, else nobody's.

    Of several own seats the one that must decide is meant. -1 asks for what everybody may see.
    """
    if asked == -1:
        permit(table, visitor, "look")
        return None
    if asked is not None:
        permit(table, visitor, "look_as_seat", asked)
        return asked
    permit(table, visitor, "look")
    owned = table.seats_of(visitor.id)
    if not owned:
        return None
    deciding = table.deciding
    return deciding if deciding in owned else owned[0]
