"""Settings of the HTTP half: what is allowed, how much of it, and where the key lies that cookies are signed with."""

from __future__ import annotations

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

import msgspec

import roundhouse
from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Text
from roundhouse.server.config import data_directory
from roundhouse.server.http.connections import Patience
from roundhouse.server.http.limits import Rates

KEY_FILE = "cookie.key"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How the server meets the world."""

    #: Signs cookies. Empty: the key in the data directory, made the first time.
    key: str = ""
    #: Where that key is kept; None: the user's data directory.
    data: Path | None = None
    #: Addresses of pages that may use this server although they differ from its own, such as `https://games.example`.
    origins: tuple[str, ...] = ()
    #: The address that is told to others, such as `https://games.example`; empty: the one by which somebody came.
    public_url: str = ""
    #: The address by which others in the network come, where the server listens there and has no public one.
    nearby: str = ""
    rates: Rates = Rates()
    #: Bytes of a request; an imported game may be larger.
    largest_request: int = 64 * 1024
    #: Seconds without a message after which a socket says that it is still there.
    heartbeat: float = 20.0
    #: Seconds within which a reader must take a message.
    patience: float = 10.0
    #: What connections may take, and how many there may be.
    connections: Patience = Patience()
    #: Sockets that may be open at once in one process, per person and per address.
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    #: Networks whose people may see the figures.
    metrics: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    #: Seconds that a hint may take.
    hint_deadline: float = 10.0
    #: Are the finished games that come with the games opened as tables?
    samples: bool = True
    #: Where the built files of the browser client stand, if they have been built.
    client: Path = Path(roundhouse.__file__).parent / "client"


class BadKey(Problem):
    """The file of the key holds none."""


def signing_key(settings: Settings) -> bytes:
    """The key of the settings, else the one in the data directory."""
    if settings.key:
        return settings.key.encode()
    folder = settings.data or data_directory()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / KEY_FILE
    if not file.exists():
        make_key(file)
    return read_key(file)


def make_key(file: Path) -> None:
    """A new key, there whole or not at all; of several processes that start together the first makes it."""
    handle, name = tempfile.mkstemp(dir=file.parent)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as opened:
            opened.write(secrets.token_hex(32))
        with suppress(FileExistsError):
            os.link(name, file)
    finally:
        os.unlink(name)


def read_key(file: Path) -> bytes:
    key = file.read_bytes().strip()
    if len(key) < 32:
        raise BadKey(str(file), Text("problem-serve-key-file"))
    return key
