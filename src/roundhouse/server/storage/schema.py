"""The schema of the database, as the program knows it; migrations/ leads there from every earlier one.

The truth is in `tables.begin` and `entries`. Whatever else is said about a table (`status` and the columns after it,
`members`, `snapshots`) can be made again from them.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Words(sa.types.TypeDecorator[str]):
    """Text of any origin. PostgreSQL cannot keep U+0000, and nobody can keep half a surrogate pair."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Any) -> str | None:
        if value is None:
            return None
        return value.replace("\0", "\ufffd").encode("utf-8", "replace").decode("utf-8")


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", Words, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


users = sa.Table(
    "users",
    metadata,
    sa.Column("id", Words, primary_key=True),
    sa.Column("name", Words, nullable=False),
    #: The name as it has to be unique among accounts; null for guests.
    sa.Column("login", Words, unique=True),
    #: An argon2 hash; null for guests.
    sa.Column("password", sa.Text),
    sa.Column("created", sa.Double, nullable=False),
    #: Cookies of version 0.1, which name no session, are worth nothing if they are older.
    sa.Column("since", sa.Double),
    #: The account belongs to a program; null for accounts of earlier versions, which do not.
    sa.Column("program", sa.Boolean),
    #: What the name of an account looks like; null for guests.
    sa.Column("skeleton", Words, index=True),
    #: Until when an administrator lets them say nothing, or do nothing at all.
    sa.Column("muted", sa.Double),
    sa.Column("banned", sa.Double),
)

#: Links with which somebody can set another password; an administrator makes them.
password_links = sa.Table(
    "password_links",
    metadata,
    #: SHA-256 of the secret; the secret itself is nowhere.
    sa.Column("secret_hash", sa.Text, primary_key=True),
    sa.Column("user_id", Words, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    sa.Column("until", sa.Double, nullable=False),
)

#: What administrators have done.
admin_log = sa.Table(
    "admin_log",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("who", Words, nullable=False),
    sa.Column("act", sa.Text, nullable=False),
    #: The id of a table or of somebody.
    sa.Column("about", Words, nullable=False),
    sa.Column("detail", Words, nullable=False),
)

#: Browsers in which somebody is known, until they log out there.
sessions = sa.Table(
    "sessions",
    metadata,
    #: SHA-256 of the token in the cookie; the token itself is nowhere.
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("user_id", Words, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    #: What the browser calls itself.
    sa.Column("device", Words, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("used", sa.Double, nullable=False),
    #: Of a token that a program was given: what it may do, with spaces between; null for browsers, which may do all.
    sa.Column("scopes", sa.Text),
    #: Seats that are taken with it are marked as a program's.
    sa.Column("bot", sa.Boolean),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", Words, primary_key=True),
    #: The TableSetup as JSON.
    sa.Column("begin", sa.Text, nullable=False),
    sa.Column("host", Words, nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
    # What the lobby shows and the sweep looks for, as of record `seq`: written a moment after the record itself.
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Column("deciding", sa.Integer),
    #: Seats as JSON.
    sa.Column("seats", sa.Text, nullable=False),
    #: When somebody should look after the table: a bot that has not moved, a clock that has run out.
    sa.Column("wakes", sa.Double),
    #: May everybody look on?
    sa.Column("spectators", sa.Boolean, nullable=False),
    #: Winners and totals of a game that is over, as JSON.
    sa.Column("result", sa.Text),
    #: What was agreed on, as JSON: the first option, and what differs from the usual besides.
    sa.Column("agreed", sa.Text),
    #: The version of the program that has parked the table: it took too long there.
    sa.Column("parked", sa.Text),
    #: The versions of the program and of the rules under which it was found whether the game can go on; see `stamp`.
    sa.Column("judged", sa.Text),
    #: A fingerprint of who has opened it and of the key of that request, where it had one: a key opens one table.
    sa.Column("opening", sa.Text),
    sa.Index("ix_tables_status_updated", "status", "updated"),
    sa.Index("ix_tables_status_wakes", "status", "wakes"),
    sa.Index("uq_tables_opening", "opening", unique=True),
)

entries = sa.Table(
    "entries",
    metadata,
    _table_id(),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    #: The record as JSON.
    sa.Column("record", sa.Text, nullable=False),
    #: Seat and key of the request, where it had a key: the same key is carried out once.
    sa.Column("seat", sa.Integer),
    sa.Column("key", Words),
)
sa.Index(
    "uq_entries_table_id_seat_key",
    entries.c.table_id,
    entries.c.seat,
    entries.c.key,
    unique=True,
    sqlite_where=entries.c.key.is_not(None),
    postgresql_where=entries.c.key.is_not(None),
)

members = sa.Table(
    "members",
    metadata,
    _table_id(),
    sa.Column("user_id", Words, primary_key=True, index=True),
    #: When the last of their sockets was closed.
    sa.Column("seen", sa.Double),
)

chat = sa.Table(
    "chat",
    metadata,
    _table_id(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("user_id", Words, nullable=False),
    sa.Column("name", Words, nullable=False),
    sa.Column("text", Words, nullable=False),
    #: The key of the request, where it had one: the same key of the same person is said once.
    sa.Column("key", Words),
)
sa.Index(
    "uq_chat_table_id_user_id_key",
    chat.c.table_id,
    chat.c.user_id,
    chat.c.key,
    unique=True,
    sqlite_where=chat.c.key.is_not(None),
    postgresql_where=chat.c.key.is_not(None),
)

notes = sa.Table(
    "notes",
    metadata,
    _table_id(),
    sa.Column("user_id", Words, primary_key=True),
    sa.Column("text", Words, nullable=False),
)

standing = sa.Table(
    "standing",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    #: The answers as JSON.
    sa.Column("answers", sa.Text, nullable=False),
)

#: Who is connected where: written anew all the time, and worth nothing after a while.
presence = sa.Table(
    "presence",
    metadata,
    _table_id(),
    #: The process that the sockets are open to.
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("user_id", Words, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)

invitations = sa.Table(
    "invitations",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    #: SHA-256 of the secret; the secret itself is nowhere.
    sa.Column("secret_hash", sa.Text, nullable=False, unique=True),
    sa.Column("created", sa.Double, nullable=False),
)

#: Boards of somebody's own; a version each time that one was changed.
boards = sa.Table(
    "boards",
    metadata,
    sa.Column("id", Words, primary_key=True),
    sa.Column("user_id", Words, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("game", Words, nullable=False),
    sa.Column("name", Words, nullable=False),
    #: The latest version.
    sa.Column("version", sa.Integer, nullable=False),
    #: May everybody look at it who has the id?
    sa.Column("shared", sa.Boolean, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
)

board_versions = sa.Table(
    "board_versions",
    metadata,
    sa.Column("board_id", Words, sa.ForeignKey("boards.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    #: Where it comes from, in the words of whoever drew it.
    sa.Column("provenance", Words, nullable=False),
    #: The data of the board file as JSON.
    sa.Column("board", sa.Text, nullable=False),
)

#: What somebody has learned: lessons that were finished, puzzles that were answered.
progress = sa.Table(
    "progress",
    metadata,
    sa.Column("user_id", Words, sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    #: The Progress as JSON.
    sa.Column("learned", sa.Text, nullable=False),
)

#: When some process was last able to write: one row.
heartbeat = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
)

#: When none was: clocks stood still.
outages = sa.Table(
    "outages",
    metadata,
    sa.Column("since", sa.Double, primary_key=True, autoincrement=False),
    sa.Column("until", sa.Double, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    _table_id(),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("snapshot", sa.Text, nullable=False),
)
