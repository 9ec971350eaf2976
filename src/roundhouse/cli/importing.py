"""`roundhouse import`: a game that another program has recorded becomes a save file."""

from __future__ import annotations

import argparse
from pathlib import Path

from roundhouse.seats import Seat
from roundhouse.table.foreign import import_game
from roundhouse.table.save import save
from roundhouse.words import Words

NAME = "import"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words.say("cli-import-file"))
    parser.add_argument("-o", "--output", metavar="SAVE", help=words.say("cli-import-output"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    """Nothing is written unless the whole record could be played."""
    path = Path(chosen.file)
    game, names = import_game(path)
    base = path.name.removesuffix(".gz").removesuffix(".json")
    target = Path(chosen.output) if chosen.output else Path(f"{base}.save.json")
    save(target, game, [Seat(name=name) for name in names])
    print(words.say("import-done", file=str(target), n=len(game.actions)))
    return 0
