"""`roundhouse import`: a game that another program or a person has recorded becomes a save file."""

from __future__ import annotations

import argparse
from pathlib import Path

from roundhouse.cli.export import noted
from roundhouse.cli.trouble import Trouble
from roundhouse.seats import Seat
from roundhouse.table.foreign import import_game
from roundhouse.table.save import Saved, save
from roundhouse.words import Words

NAME = "import"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words.say("cli-import-file"))
    parser.add_argument("-o", "--output", metavar="SAVE", help=words.say("cli-import-output"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    """Nothing is written unless the whole record could be played."""
    path = Path(chosen.file)
    game, seats = read(path)
    base = path.name.removesuffix(".gz").removesuffix(".json").removesuffix(".txt")
    target = Path(chosen.output) if chosen.output else Path(f"{base}.save.json")
    save(target, game, seats)
    print(words.say("import-done", file=str(target), n=len(game.actions)))
    return 0


def read(path: Path) -> Saved:
    """A game in our own text notation, or one that another program has recorded."""
    games = noted(path)
    if len(games) > 1:
        raise Trouble("trouble-import-several", file=str(path), n=len(games))
    if games:
        return games[0]
    game, names = import_game(path)
    return Saved(game, [Seat(name=name) for name in names])
