"""`roundhouse restore`: a backup into an empty database, of either kind."""

from __future__ import annotations

import argparse
from pathlib import Path

from roundhouse.cli.database import add_database, with_database
from roundhouse.words import Words

NAME = "restore"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words.say("cli-restore-file"))
    add_database(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    from roundhouse.server.storage.backup import restore

    file = Path(chosen.file)
    counts = with_database(chosen, lambda database: restore(database, file), new=True)
    print(words.say("restore-done", tables=counts.get("tables", 0), records=counts.get("entries", 0)))
    return 0
