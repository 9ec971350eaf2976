"""Configuration of what is kept and what runs beside the requests; the command line and the environment fill it in."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Where the database is, and how hard the process may work."""

    #: `sqlite:///path` or `postgresql://…`; empty: SQLite in the user's data directory.
    database: str = ""
    #: Worker processes for bots and hints. 0: no bots move here (another process moves them).
    bot_workers: int = 1
    #: How long a bot may think about one move, in seconds.
    bot_deadline: float = 10.0
    #: The least time between a bot's move and the one before it, in seconds, so that people can follow.
    #: None: as is set at each table, and where nobody looks on, at once.
    bot_pause: float | None = None
    #: How many tables are kept in memory.
    live_tables: int = 500
    #: Seconds between two looks for tables that nobody takes care of.
    sweep: float = 30.0
    #: Seconds between two looks for what a lost notification would have told.
    poll: float = 5.0
    #: Seconds without a sign of somebody after which the host may give their seat to a bot.
    absent: float = 120.0
    #: Seconds without a move, at a table without a clock, after which the others may let a bot play.
    stalling: float = 600.0
    #: Seconds without a sign of somebody after which the others need not ask them; of the host, another takes over.
    gone: float = 3 * 86_400.0
    vanished: float = 900.0
    #: Tables that one person may have going, and how many signs all their boards and beginnings together.
    tables_per_person: int = 200
    bytes_per_person: int = 20_000_000
    #: Boards that one person may keep, and how many signs all their versions together.
    boards_per_person: int = 50
    board_bytes_per_person: int = 10_000_000
    #: Seconds after which a table leaves memory that nobody has asked for; it comes back when somebody does.
    unused: float = 120.0
    #: Days after which a table is removed that waits for players, one for practice that nobody else may see, and one
    #: that was closed; a guest who has not come back; a browser that was not used; what administrators did. 0: never.
    expire_open: float = 30.0
    expire_practice: float = 180.0
    expire_closed: float = 365.0
    expire_guests: float = 365.0
    expire_sessions: float = 400.0
    expire_logs: float = 1095.0
    #: Connections to PostgreSQL, at most.
    connections: int = 10


def data_directory() -> Path:
    """Where this user's programs keep their data on this kind of machine."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "roundhouse"
