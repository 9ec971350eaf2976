"""`roundhouse board`: board files checked, written as text or JSON, and drawn."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from roundhouse.cli.choices import find, game_words
from roundhouse.cli.trouble import Trouble
from roundhouse.engine.boardcheck import BadBoard
from roundhouse.engine.boardtext import BadText, BoardText, Spot
from roundhouse.engine.registry import names
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.game import Game
from roundhouse.table.boardfiles import Mistake, mistake, mistakes, read_board_files, write_board_files
from roundhouse.words import Words

NAME = "board"
DEEDS: Final = ("check", "convert", "draw")


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("deed", choices=DEEDS, help=words.say("cli-board-deed"))
    parser.add_argument("game", help=words.say("cli-game", games=", ".join(with_boards())))
    parser.add_argument("files", nargs="*", metavar="FILE", help=words.say("cli-board-files"))
    parser.add_argument("-o", "--output", metavar="FILE", help=words.say("cli-board-output"))
    parser.add_argument("--theme", choices=("light", "dark", "auto"), default="light", help=words.say("cli-theme"))


def with_boards() -> list[str]:
    """The games that can be played on other boards."""
    return [name for name in names() if find(name).board_data() is not None]


def run(chosen: argparse.Namespace, words: Words) -> int:
    """1 if something is wrong with the board."""
    ruleset = find(chosen.game)
    if not ruleset.board_files:
        raise Trouble("trouble-no-boards", game=chosen.game, known=", ".join(with_boards()))
    said = game_words(ruleset, words)
    try:
        board = read(ruleset, chosen.files)
    except BadBoard as error:
        return tell([mistake(error, {})], said)
    if chosen.deed != "convert" and (found := mistakes(ruleset, board)):
        return tell(found, said)
    return {"check": approve, "convert": convert, "draw": draw}[chosen.deed](ruleset, board, chosen, said)


def tell(found: list[Mistake], words: Words) -> int:
    for each in found:
        print(words.say(each.text))
    return 1


def read(ruleset: AnyRules, paths: list[str]) -> BoardText:
    """The board of these files; without any, ours."""
    given: dict[str, str] = {}
    for path in paths:
        name = called(ruleset, path)
        if name in given:
            raise Trouble("trouble-board-twice", file=path, other=given[name], name=name)
        given[name] = path
    if not given:
        return BoardText(dict(ruleset.board_data() or {}), {})
    try:
        board = read_board_files(ruleset, {name: contents(path) for name, path in given.items()})
    except BadText as error:
        raise as_given(error, given) from None
    return BoardText(board.data, {place: in_file(spot, given) for place, spot in board.spots.items()})


def in_file(spot: Spot, given: dict[str, str]) -> Spot:
    """The same place, in the file as it was named on the command line."""
    return spot._replace(file=given.get(spot.file, spot.file))


def as_given(error: BadText, given: dict[str, str]) -> BadText:
    _, (spot, problem) = error.__reduce__()
    renamed = BadText(in_file(spot, given), problem)
    renamed.others = tuple(as_given(other, given) if isinstance(other, BadText) else other for other in error.others)
    return renamed


def called(ruleset: AnyRules, path: str) -> str:
    """Which of the game's files that is: `my-map.csv` is its `map.csv`."""
    if path.endswith(".json"):
        return path
    for name in ruleset.board_files:
        if path.endswith(name) or (len(ruleset.board_files) == 1 and Path(path).suffix == Path(name).suffix):
            return name
    raise Trouble("trouble-board-file", file=path, known=", ".join(ruleset.board_files))


def contents(path: str) -> str:
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise Trouble("trouble-not-utf8", file=path) from None
    except (OSError, ValueError) as error:
        raise Trouble("trouble-read", file=path, why=getattr(error, "strerror", None) or str(error)) from None


def approve(ruleset: AnyRules, board: BoardText, chosen: argparse.Namespace, words: Words) -> int:
    about = ruleset.about_board(Game(ruleset, setup(ruleset, board)).view(None))
    assert about is not None
    print(words.say("board-right", title=about.title))
    for note in about.notes:
        print(words.say(note))
    return 0


def setup(ruleset: AnyRules, board: BoardText) -> Setup:
    return Setup(players=ruleset.seats[0], options=ruleset.complete({"board": board.data}))


def convert(ruleset: AnyRules, board: BoardText, chosen: argparse.Namespace, words: Words) -> int:
    """JSON from text, text from JSON; ours is written as text."""
    if chosen.files and not chosen.files[0].endswith(".json"):
        return put({chosen.output or "-": json.dumps(board.data, ensure_ascii=False, indent=1) + "\n"}, words)
    try:
        files = write_board_files(ruleset, board.data)
    except BadSetup as error:
        return tell([mistake(error, board.spots)], words)
    if len(files) == 1 and is_file(chosen.output, next(iter(files))):
        return put({chosen.output or "-": next(iter(files.values()))}, words)
    folder = Path(chosen.output or ".")
    return put({str(folder / name): text for name, text in files.items()}, words)


def is_file(output: str | None, name: str) -> bool:
    """A board that is one text goes to the screen or to `mine.txt`; `mine` is a folder for it."""
    return output is None or Path(output).suffix == Path(name).suffix


def draw(ruleset: AnyRules, board: BoardText, chosen: argparse.Namespace, words: Words) -> int:
    picture = Game(ruleset, setup(ruleset, board)).svg(None, theme=chosen.theme, language=words.language)
    return put({chosen.output or "-": picture}, words)


def put(files: dict[str, str], words: Words) -> int:
    """Into files; `-` is the screen."""
    for path, text in files.items():
        if path == "-":
            sys.stdout.write(text)
            continue
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            Path(path).write_text(text, "utf-8", newline="\n")
        except OSError as error:
            raise Trouble("trouble-write", file=path, why=str(error.strerror)) from None
        print(words.say("board-written", file=path), file=sys.stderr)
    return 0
