"""`roundhouse export`: games as other programs like to read them, and as people write them down."""

from __future__ import annotations

import argparse
import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from roundhouse.cli.database import add_database, with_database
from roundhouse.cli.trouble import Trouble
from roundhouse.files import read_text
from roundhouse.game import AnyGame, Game
from roundhouse.seats import Seat
from roundhouse.table import notation
from roundhouse.table.save import Saved, document, load
from roundhouse.words import Words

if TYPE_CHECKING:
    from roundhouse.server.storage.database import Database

NAME = "export"

#: The columns of a table of actions, one row for each.
COLUMNS: Final = (
    *("source", "game", "rules", "players", "action", "seat", "player", "bot", "kind", "text"),
    *("scores", "totals", "ranks"),
)


class Named(NamedTuple):
    """A game, and where it comes from."""

    source: str
    game: AnyGame
    seats: list[Seat]


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("files", nargs="*", metavar="SAVE", help=words.say("cli-export-files"))
    parser.add_argument("--as", dest="form", choices=FORMS, default="json", help=words.say("cli-export-as"))
    parser.add_argument("-o", "--output", metavar="FILE", help=words.say("cli-export-output"))
    parser.add_argument("--tables", action="store_true", help=words.say("cli-export-tables"))
    add_database(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    games = [named for file in chosen.files for named in read(Path(file))]
    if chosen.tables:
        games += with_database(chosen, finished)
    if not games:
        raise Trouble("trouble-export-none")
    text = FORMS[chosen.form](games)
    if chosen.output is None:
        print(text, end="")
        return 0
    try:
        Path(chosen.output).write_text(text, "utf-8", newline="")
    except OSError as error:
        raise Trouble("trouble-write", file=chosen.output, why=error.strerror or str(error)) from None
    print(words.say("export-done", file=chosen.output, n=len(games)))
    return 0


# -- in


def read(path: Path) -> list[Named]:
    """The game of a save file, or those that are in the text notation."""
    return [Named(path.name, *saved) for saved in noted(path) or [load(path)]]


def noted(path: Path) -> list[Saved]:
    """The games of a file in the text notation; none where it is another file, or cannot be read."""
    try:
        text = read_text(path)
    except (OSError, UnicodeDecodeError):
        return []
    return notation.read_all(text, str(path)) if notation.is_notation(text) else []


async def finished(database: Database) -> list[Named]:
    """The games of a server that are over and that everybody may see; others belong to those who play them."""
    from roundhouse.server.storage.store import Store
    from roundhouse.table.stopped import reopened

    store = Store(database)
    found: list[Named] = []
    for table_id in await store.all_ids():
        opened = await store.find(table_id)
        if opened is None:
            continue
        table = reopened(opened.begin, opened.created)
        for entry in opened.entries:
            table.follow_if_possible(entry)
        if table.over and table.spectators and table.stopped is None:
            found.append(Named(table_id, table.game, list(table.seats)))
    return found


# -- out


def as_data(each: Named) -> Any:
    """A save file, without who held the seats."""
    seats = [msgspec.structs.replace(seat, owner="") for seat in each.seats]
    return msgspec.to_builtins(document(each.game, seats))


def as_json(games: Iterable[Named]) -> str:
    """One save file as it is, several as a list."""
    told = [as_data(each) for each in games]
    return json.dumps(told[0] if len(told) == 1 else told, ensure_ascii=False, indent=1) + "\n"


def as_lines(games: Iterable[Named]) -> str:
    """One game a line."""
    return "".join(json.dumps(as_data(each), ensure_ascii=False) + "\n" for each in games)


def as_csv(games: Iterable[Named]) -> str:
    """One action a row, with everybody's scores after it; totals and ranks stand beside the last of a finished game."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    for each in games:
        table.writerows(rows(each))
    return out.getvalue()


def rows(each: Named) -> Iterator[list[Any]]:
    game = each.game
    replay = Game(game.ruleset, game.setup)
    start = [each.source, game.ruleset.id, game.ruleset.version, game.setup.players]
    for number, action in enumerate(game.actions, 1):
        decision = replay.decision
        assert decision is not None
        seat = each.seats[decision.seat]
        line = replay.text(action)
        replay.push(action)
        outcome = replay.outcome
        ended = ["", ""] if outcome is None else [joined(outcome.totals), joined(outcome.ranks)]
        who = [decision.seat, seat.name, seat.bot, action.form.name, line]
        yield [*start, number, *who, joined(replay.scores), *ended]


def joined(numbers: Iterable[int]) -> str:
    """Several numbers in one field."""
    return " ".join(map(str, numbers))


def as_text(games: Iterable[Named]) -> str:
    """The text notation; several games follow each other."""
    return "\n".join(notation.write(each.game, each.seats) for each in games)


FORMS: Final[dict[str, Callable[[Iterable[Named]], str]]] = {
    "json": as_json,
    "jsonl": as_lines,
    "csv": as_csv,
    "text": as_text,
}
