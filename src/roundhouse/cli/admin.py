"""`roundhouse admin`: looks after tables and people on the server's own machine; every act is written down."""

from __future__ import annotations

import argparse
import getpass
import json
import math
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from roundhouse.cli.database import add_database, with_database
from roundhouse.cli.trouble import Trouble
from roundhouse.engine.registry import find, names
from roundhouse.words import Words

if TYPE_CHECKING:
    from roundhouse.server.storage.database import Database
    from roundhouse.server.tables.admin import Admin, Condition

NAME = "admin"
DAY: Final = 86_400.0
MOST_DAYS: Final = 36_500
#: What can be done, and how many words each takes: the least and the most.
ACTS: Final = {
    "list": (0, 1),
    "people": (0, 1),
    "show": (1, 1),
    "close": (1, 1),
    "end-seat": (2, 2),
    "mend": (1, 1),
    "mute": (1, 1),
    "ban": (1, 1),
    "rename": (2, 2),
    "password-link": (1, 1),
    "statistics": (0, 0),
    "log": (0, 0),
}


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n".join(words.say(f"admin-{act}") for act in ACTS)
    parser.add_argument("act", choices=ACTS, help=words.say("admin-act"))
    parser.add_argument("about", nargs="*", metavar="…", help=words.say("admin-about"))
    parser.add_argument("--days", default="7", metavar="N", help=words.say("admin-days"))
    parser.add_argument("--as", dest="who", default="", metavar="NAME", help=words.say("admin-as"))
    add_database(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    least, most = ACTS[chosen.act]
    if not least <= len(chosen.about) <= most:
        raise Trouble("trouble-admin-usage", usage=words.say(f"admin-{chosen.act}"))
    chosen.days = days(chosen.days)
    for line in with_database(chosen, lambda database: done(database, chosen, words)):
        print(line)
    return 0


async def done(database: Database, chosen: argparse.Namespace, words: Words) -> list[str]:
    """Do it; what there is to say about it, line by line."""
    from roundhouse.server.storage.rows import BrokenTable, NameTaken, NoSuchTable
    from roundhouse.server.tables.admin import Admin, NoSuchPerson, TableRefusal, Unmendable

    await database.migrate()
    admin = Admin(database, chosen.who or getpass.getuser())
    try:
        return await carried_out(admin, chosen, words)
    except NoSuchTable:
        raise Trouble("trouble-admin-table", given=chosen.about[0]) from None
    except BrokenTable:
        raise Trouble("trouble-admin-broken", given=chosen.about[0]) from None
    except Unmendable as stopped:
        raise Trouble(
            "trouble-admin-unmendable", given=chosen.about[0], why=with_games(words).say(stopped.why)
        ) from None
    except NoSuchPerson:
        raise Trouble("trouble-admin-person", given=chosen.about[0]) from None
    except NameTaken:
        raise Trouble("trouble-admin-name", given=chosen.about[-1]) from None
    except TableRefusal as refusal:
        raise Trouble("trouble-admin-refused", why=words.say(refusal.text)) from None


async def carried_out(admin: Admin, chosen: argparse.Namespace, words: Words) -> list[str]:
    about: list[str] = chosen.about
    match chosen.act:
        case "list":
            return [line_of(row, words, table_line) for row in await admin.tables(*about)]
        case "people":
            return [line_of(person, words, person_line) for person in await admin.people(*about)]
        case "show":
            condition = await admin.condition(about[0])
            table = [] if condition.checked.verdict == "lost" else shown(await admin.table(about[0]), words)
            return [*table, *diagnosis(condition, words)]
        case "statistics":
            return [f"{count:>9} {name}" for name, count in (await admin.statistics()).items()]
        case "log":
            return [line_of(row, words, log_line) for row in await admin.log()]
        case "password-link":
            return [await admin.password_link(about[0])]
        case "close":
            await admin.close(about[0])
        case "mend":
            after = await admin.mend(about[0])
            return [words.say("admin-done"), *([] if after is None else [words.say("admin-mended", n=after)])]
        case "end-seat":
            await admin.end_seat(about[0], seat_number(about[1]))
        case "mute":
            await admin.mute(about[0], time.time() + chosen.days * DAY)
        case "ban":
            await admin.ban(about[0], time.time() + chosen.days * DAY)
        case "rename":
            await admin.rename(about[0], about[1])
    return [words.say("admin-done")]


def seat_number(given: str) -> int:
    """Seats are counted from 1, as people do."""
    if not given.isascii() or not given.isdecimal() or int(given) < 1:
        raise Trouble("trouble-admin-seat", given=given)
    return int(given) - 1


def days(given: str) -> float:
    """How many, at most a hundred years; less than 0 lifts what was said before."""
    try:
        found = float(given)
    except ValueError:
        found = math.nan
    if not -MOST_DAYS <= found <= MOST_DAYS:
        raise Trouble("trouble-admin-days", given=given, most=MOST_DAYS)
    return found


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(at))


def line_of(row: Any, words: Words, line: Callable[[Any, Words], str]) -> str:
    """A row in a line; a damaged one is named, and does not keep anybody from the others."""
    try:
        return line(row, words)
    except Exception:
        return f"{getattr(row, 'id', '')} {words.say('admin-damaged-row')}".lstrip()


def log_line(row: Any, words: Words) -> str:
    return f"{moment(row.at)} {row.who}: {row.act} {row.about} {row.detail}".rstrip()


def table_line(row: Any, words: Words) -> str:
    seats = ", ".join(seat["name"] or "-" for seat in json.loads(row.seats))
    return f"{row.id} {moment(row.updated)} {row.status:<8} {'parked ' if row.parked else ''}{seats}"


def person_line(person: Any, words: Words) -> str:
    now = time.time()
    marks = [("guest", person.guest), ("muted", person.muted > now), ("banned", person.banned > now)]
    said = ", ".join(words.say(f"admin-is-{name}") for name, holds in marks if holds)
    return f"{person.id} {moment(person.created)} {person.name}{f' ({said})' if said else ''}"


def diagnosis(condition: Condition, words: Words) -> list[str]:
    """What is wrong with a table, and what can be done about it."""
    found, said = condition.checked, []
    if found.why is not None:
        said.append(words.say("admin-wrong", why=with_games(words).say(found.why)))
    if condition.records:
        said.append(words.say("admin-wrong-records", records=", ".join(map(str, condition.records))))
    if found.stale_snapshot:
        said.append(words.say("admin-wrong-snapshot"))
    if condition.parked:
        said.append(words.say("admin-wrong-parked"))
    if not said:
        return [words.say("admin-sound")]
    can_close = found.why is not None and not condition.mendable
    return [*said, words.say("admin-can-close" if can_close else "admin-can-mend", table=found.id)]


def with_games(words: Words, people: Sequence[str] = ()) -> Words:
    """These words and those of all games, which may say what is wrong with one of their tables."""
    return Words(words.language, [find(name).words for name in names()], list(people))


def shown(table: Any, words: Words) -> list[str]:
    """A table in some lines: its game, who sits there, and what happened beside the game of late."""
    said = with_games(words, table.names())
    seats = [f"  {n}. {seat.name or '-'} {seat.bot} {seat.owner}".rstrip() for n, seat in enumerate(table.seats, 1)]
    notices = [f"  {said.say(notice.text)}" for notice in table.notices[-12:]]
    return [f"{table.begin.game} {table.begin.title}".rstrip(), f"  {len(table.story)} / {table.seq}", *seats, *notices]
