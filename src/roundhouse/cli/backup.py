"""`roundhouse backup`: everything that a server keeps, in one file, while it goes on."""

from __future__ import annotations

import argparse
from pathlib import Path

from roundhouse.cli.database import add_database, with_database
from roundhouse.words import Words

NAME = "backup"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words.say("cli-backup-file"))
    add_database(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    from roundhouse.server.storage.backup import back_up

    file = Path(chosen.file)
    counts = with_database(chosen, lambda database: back_up(database, file))
    print(words.say("backup-done", file=str(file), tables=counts.get("tables", 0), records=counts.get("entries", 0)))
    print(words.say("backup-key"))
    return 0
