"""The server as the environment describes it: every option is a variable ROUNDHOUSE_…, read here and nowhere else.

The command line sets the same variables, so that one process and several are started in the same way. Whoever runs the
application under another ASGI server names `roundhouse.server.environment:application` as its factory.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from litestar import Litestar

from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Text
from roundhouse.server import garbage_collection
from roundhouse.server.config import Config, data_directory
from roundhouse.server.http import logs
from roundhouse.server.http.app import create_app
from roundhouse.server.http.connections import Patience
from roundhouse.server.http.limits import Rates
from roundhouse.server.http.settings import Settings
from roundhouse.server.storage.database import BadDatabase, address
from roundhouse.server.workers.parent_watch import end_with_parent

PREFIX: Final = "ROUNDHOUSE_"
#: Seconds after which a busy thread lets another one run.
SWITCH: Final = 0.0005
DATABASE_FILE: Final = "roundhouse.sqlite3"


class BadEnvironment(Problem):
    """A variable that cannot be used."""


class Hosting(NamedTuple):
    """What the environment says."""

    config: Config
    settings: Settings


def read(environment: Mapping[str, str]) -> Hosting:
    """Configuration and settings from variables; what is not set stays as it usually is."""
    data = Path(environment.get(f"{PREFIX}DATA") or data_directory())
    config = Config(
        database=environment.get(f"{PREFIX}DATABASE") or sqlite_in(data),
        **given(environment, CONFIG),
    )
    settings = Settings(
        data=data,
        key=environment.get(f"{PREFIX}KEY", ""),
        origins=tuple(origin(each) for each in split(environment.get(f"{PREFIX}ORIGIN", ""))),
        public_url=public_url(environment.get(f"{PREFIX}PUBLIC_URL", "")),
        nearby=public_url(environment.get(f"{PREFIX}NEARBY", "")),
        samples=environment.get(f"{PREFIX}SAMPLES", "") not in ("0", "no", "false"),
        client=Path(environment.get(f"{PREFIX}CLIENT") or Settings().client),
        rates=Rates().times(number(f"{PREFIX}RATES", environment.get(f"{PREFIX}RATES") or "1", float, 0.1)),
        metrics=networks(environment.get(f"{PREFIX}METRICS")),
        connections=Patience(**given(environment, CONNECTIONS)),
        **given(environment, SETTINGS),
    )
    must_be_database(config.database, data)
    if settings.key and len(settings.key) < 32:
        raise BadEnvironment(f"{PREFIX}KEY", Text("problem-serve-key"))
    return Hosting(config, settings)


def public_url(text: str) -> str:
    """The address that is told to others, without a path and without the stroke at its end."""
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query):
        raise BadEnvironment(f"{PREFIX}PUBLIC_URL", Text("problem-serve-public-url", {"given": text}))
    return text.rstrip("/")


def origin(text: str) -> str:
    """The address of a page as browsers say it: how, where, and nothing else."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or text != f"{parts.scheme}://{parts.netloc}":
        raise BadEnvironment(f"{PREFIX}ORIGIN", Text("problem-serve-origin", {"given": text}))
    return text.lower()


def networks(text: str | None) -> tuple[str, ...]:
    """Networks that are named; without a word, this machine."""
    if text is None:
        return Settings().metrics
    try:
        return tuple(str(ip_network(part.strip(), strict=False)) for part in text.split(",") if part.strip())
    except ValueError:
        raise BadEnvironment(f"{PREFIX}METRICS", Text("problem-serve-networks", {"given": text})) from None


def must_be_database(url: str, data: Path) -> None:
    try:
        address(url, data)
    except BadDatabase:
        # The URL may hold a password: it is not repeated.
        raise BadEnvironment(f"{PREFIX}DATABASE", Text("problem-serve-database")) from None


def sqlite_in(folder: Path) -> str:
    """The address of the database in a directory, which is made if it is not there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadEnvironment(str(folder), Text("problem-serve-data", {"why": error.strerror or ""})) from None
    return f"sqlite:///{folder.resolve() / DATABASE_FILE}"


#: Variables of the configuration that are numbers: its name, what reads it, and the least that makes sense.
CONFIG: Final[Mapping[str, tuple[str, Callable[[str], float], float]]] = {
    "BOT_WORKERS": ("bot_workers", int, 0),
    "BOT_DEADLINE": ("bot_deadline", float, 0.1),
    "BOT_PAUSE": ("bot_pause", float, 0),
    "LIVE_TABLES": ("live_tables", int, 1),
    "UNUSED": ("unused", float, 1),
    "EXPIRE_OPEN": ("expire_open", float, 0),
    "EXPIRE_PRACTICE": ("expire_practice", float, 0),
    "EXPIRE_CLOSED": ("expire_closed", float, 0),
    "EXPIRE_GUESTS": ("expire_guests", float, 0),
    "EXPIRE_SESSIONS": ("expire_sessions", float, 0),
    "EXPIRE_LOGS": ("expire_logs", float, 0),
    "ABSENT": ("absent", float, 1),
    "CONNECTIONS": ("connections", int, 1),
}
#: The same for the settings.
SETTINGS: Final[Mapping[str, tuple[str, Callable[[str], float], float]]] = {
    "SOCKETS_PER_PERSON": ("sockets_per_person", int, 1),
    "SOCKETS_PER_ADDRESS": ("sockets_per_address", int, 1),
}


#: The same for connections, in one process.
CONNECTIONS: Final[Mapping[str, tuple[str, Callable[[str], float], float]]] = {
    "CLIENTS": ("most", int, 1),
    "CLIENTS_PER_ADDRESS": ("per_address", int, 1),
    "HEAD_TIMEOUT": ("head", float, 0.1),
    "BODY_TIMEOUT": ("body", float, 0.1),
}


def given(environment: Mapping[str, str], wanted: Mapping[str, tuple[str, Callable[[str], float], float]]) -> Any:
    found: dict[str, float] = {}
    for variable, (name, kind, least) in wanted.items():
        if text := environment.get(PREFIX + variable):
            found[name] = number(PREFIX + variable, text, kind, least)
    return found


def number(name: str, text: str, kind: Callable[[str], float], least: float) -> float:
    try:
        value = kind(text)
    except ValueError:
        value = least - 1
    if not least <= value < 1_000_000:
        raise BadEnvironment(name, Text("problem-serve-number", {"given": text, "least": str(least)}))
    return value


def split(text: str) -> list[str]:
    return [part.strip().rstrip("/") for part in text.split(",") if part.strip()]


def application() -> Litestar:
    """The application that the environment describes."""
    # A commit to SQLite changes threads several times, and would wait 5 ms each time while the loop is at work.
    sys.setswitchinterval(SWITCH)
    logs.configure(os.environ.get(f"{PREFIX}LOG", "info"))
    # One of several processes stops as if it had been asked to: what it has begun is finished.
    end_with_parent(lambda: signal.raise_signal(signal.SIGTERM))
    hosting = read(os.environ)
    with garbage_collection.put_off():
        app = create_app(hosting.config, hosting.settings)
    garbage_collection.collect_seldom()
    return app
