"""`roundhouse serve`: tables over the network, for one laptop or for a club."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from roundhouse.cli.addresses import announced, far, listen, near
from roundhouse.cli.choices import at_least
from roundhouse.cli.trouble import Trouble
from roundhouse.words import Words

if TYPE_CHECKING:
    from roundhouse.server.environment import Hosting

NAME = "serve"
PREFIX: Final = "ROUNDHOUSE_"
#: Options that processes find in the environment.
HANDED_ON: Final = (
    "database",
    "data",
    "bot_workers",
    "bot_pause",
    "sockets_per_person",
    "sockets_per_address",
    "public_url",
    "key",
    "log",
)
LEVELS: Final = ("debug", "info", "warning", "error")
#: Proxies on the same machine are believed.
NEAR: Final = "127.0.0.1,::1"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.epilog = words.say("serve-environment")
    number = at_least(0, words)
    option(parser, words, "host", default="127.0.0.1", metavar="HOST")
    option(parser, words, "port", type=number, default=8000, metavar="N")
    option(parser, words, "database", metavar="URL")
    option(parser, words, "data", metavar="DIR")
    option(parser, words, "workers", type=at_least(1, words), default=1, metavar="N")
    option(parser, words, "bot-workers", type=number, metavar="N")
    option(parser, words, "bot-pause", metavar="S")
    option(parser, words, "sockets-per-person", type=at_least(1, words), metavar="N")
    option(parser, words, "sockets-per-address", type=at_least(1, words), metavar="N")
    option(parser, words, "public-url", metavar="URL")
    option(parser, words, "origin", metavar="URL", action="append")
    option(parser, words, "proxies", default=NEAR, metavar="A,B")
    option(parser, words, "key", metavar="KEY")
    option(parser, words, "log", choices=LEVELS, default="info")
    option(parser, words, "open", action="store_true")


def option(parser: argparse.ArgumentParser, words: Words, name: str, default: Any = None, **more: Any) -> None:
    """An option that the environment may have set; what stands there is checked as if it had been typed."""
    found = os.environ.get(PREFIX + name.upper().replace("-", "_"))
    value: Any = found or default
    if more.get("action") == "store_true":
        value = found not in (None, "", "0", "no", "false")
    elif more.get("action") == "append":
        value = found.split(",") if found else None
    parser.add_argument(f"--{name}", default=value, help=words.say(f"serve-{name}"), **more)


def run(chosen: argparse.Namespace, words: Words) -> int:
    # Other commands need not wait for a web server to be loaded.
    from roundhouse.server import garbage_collection

    with garbage_collection.put_off():
        from roundhouse.server import environment
        from roundhouse.server.http import serve

    if chosen.log not in LEVELS:
        raise Trouble("trouble-serve-environment", name=f"{PREFIX}LOG", given=chosen.log)
    os.environ.update(environment_of(chosen))
    hosting = environment.read(os.environ)
    if chosen.workers > 1 and hosting.config.database.startswith("sqlite"):
        raise Trouble("trouble-serve-workers")
    prepare_database(hosting.config.database)
    listening = listen(chosen.host, chosen.port)
    os.environ[f"{PREFIX}NEARBY"] = next(iter(far(listening)), "")
    tell = announcement(listening, hosting, words, open_page=chosen.open)
    if chosen.workers > 1:
        started = serve.serve_together(listening, chosen.proxies, chosen.workers, tell)
    else:
        started = serve.serve_alone(listening, chosen.proxies, tell)
    if not started:
        raise Trouble("trouble-serve-start")
    return 0


def prepare_database(url: str) -> None:
    """Bring the database up to date before anything is started; what is wrong with it is said in a sentence."""
    from roundhouse.server.storage.database import UnusableDatabase, prepare
    from roundhouse.server.storage.migrating import NewerSchema

    try:
        prepare(url)
    except NewerSchema as error:
        raise Trouble("trouble-serve-newer", found=error.found) from None
    except UnusableDatabase as error:
        raise Trouble("trouble-serve-database", why=str(error)) from None


def environment_of(chosen: argparse.Namespace) -> dict[str, str]:
    """The options as variables, for this process and for those that it starts."""
    found = {PREFIX + name.upper(): getattr(chosen, name) for name in HANDED_ON}
    found[f"{PREFIX}ORIGIN"] = ",".join(chosen.origin or [])
    return {name: str(value) for name, value in found.items() if value not in (None, "")}


def announcement(listening: socket.socket, hosting: Hosting, words: Words, *, open_page: bool) -> Callable[[], None]:
    """What is said when the server is there."""

    def tell() -> None:
        print(announced(listening, hosting.settings.public_url, kept_in(hosting.config.database), words))
        sys.stdout.flush()
        if open_page:
            from roundhouse.cli.browser import open_when_it_answers

            open_when_it_answers(near(listening))

    return tell


def kept_in(url: str) -> str:
    """Where the tables are, without the password."""
    from sqlalchemy import make_url

    parts = make_url(url)
    if parts.get_backend_name() == "sqlite":
        return parts.database or ""
    return parts.render_as_string(hide_password=True)
