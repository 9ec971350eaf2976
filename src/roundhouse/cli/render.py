"""`roundhouse render`: the board of a saved game as a picture, SVG or PNG."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from roundhouse.cli.trouble import Trouble
from roundhouse.game import AnyGame
from roundhouse.picture.raster import EXTRA, NoRasteriser, png
from roundhouse.table.save import load
from roundhouse.words import Words

NAME = "render"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("save", metavar="SAVE", help=words.say("cli-save"))
    parser.add_argument("--at", type=int, metavar="N", help=words.say("cli-at"))
    parser.add_argument("--seat", type=int, metavar="S", help=words.say("cli-seat"))
    parser.add_argument("--theme", choices=("light", "dark", "auto"), default="light", help=words.say("cli-theme"))
    parser.add_argument("--targets", action="store_true", help=words.say("cli-targets"))
    parser.add_argument("-o", "--output", metavar="FILE", help=words.say("cli-output"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    game = position(load(Path(chosen.save)).game, chosen.at)
    seat = chosen.seat
    if seat is not None and seat not in range(game.setup.players):
        raise Trouble("trouble-seat", most=game.setup.players - 1, given=seat)
    picture = game.svg(seat, theme=chosen.theme, language=words.language, targets=chosen.targets)
    if chosen.output is None or chosen.output == "-":
        sys.stdout.write(picture)
        return 0
    file = Path(chosen.output)
    try:
        file.write_bytes(drawn(picture) if file.suffix.lower() == ".png" else picture.encode("utf-8"))
    except OSError as error:
        raise Trouble("trouble-write", file=chosen.output, why=str(error.strerror)) from None
    print(words.say("render-done", file=chosen.output, n=len(game.actions)), file=sys.stderr)
    return 0


def drawn(picture: str) -> bytes:
    """The picture as PNG, which needs an extra."""
    try:
        return png(picture)
    except NoRasteriser:
        raise Trouble("trouble-rasteriser", extra=EXTRA) from None


def position(game: AnyGame, at: int | None) -> AnyGame:
    """The game as it was after so many actions; negative numbers count from the end."""
    if at is None:
        return game
    count = len(game.actions)
    number = at if at >= 0 else count + 1 + at
    if not 0 <= number <= count:
        raise Trouble("trouble-at", most=count, given=at)
    return game.at(number)
