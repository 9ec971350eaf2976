"""`roundhouse puzzles`: find puzzles in saved games, and prove those of a file again."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import msgspec

from roundhouse import puzzles
from roundhouse.cli.choices import at_least
from roundhouse.cli.progress import Progress
from roundhouse.cli.trouble import Trouble
from roundhouse.engine.registry import find
from roundhouse.engine.rules import AnyRules
from roundhouse.game import AnyGame, Game, load
from roundhouse.words import Words

NAME: Final = "puzzles"
ACTS: Final = ("make", "check")
ENOUGH: Final = 240


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n".join(words.say(f"puzzles-{act}") for act in ACTS)
    parser.add_argument("act", choices=ACTS, help=words.say("cli-puzzles-act"))
    parser.add_argument("about", nargs="*", metavar="…", help=words.say("cli-puzzles-about"))
    parser.add_argument("--from", dest="saves", nargs="+", metavar="SAVE", help=words.say("cli-puzzles-from"))
    parser.add_argument("-o", dest="output", metavar="FILE", help=words.say("cli-puzzles-output"))
    parser.add_argument(
        "--most", type=at_least(1, words), default=ENOUGH, metavar="N", help=words.say("cli-puzzles-most")
    )


def run(chosen: argparse.Namespace, words: Words) -> int:
    if chosen.act == "make":
        if len(chosen.about) != 1 or not chosen.saves or not chosen.output:
            raise Trouble("trouble-puzzles-usage", usage=words.say("puzzles-make"))
        return make(chosen, words)
    if not chosen.about or chosen.saves or chosen.output:
        raise Trouble("trouble-puzzles-usage", usage=words.say("puzzles-check"))
    return check(chosen, words)


# -- making


def make(chosen: argparse.Namespace, words: Words) -> int:
    ruleset = find(chosen.about[0])
    if not ruleset.themes:
        raise Trouble("trouble-puzzles-none", title=ruleset.title)
    sources = [source_of(ruleset, Path(save), words) for save in chosen.saves]
    played = [source for source in sources if source is not None]
    progress = Progress(sum(len(source.actions) for source in played))
    found, before = [], 0
    for source in played:
        done = before
        found.append((source, list(puzzles.search(ruleset, source, lambda number: progress(done + number)))))  # noqa: B023
        before += len(source.actions)
    progress(before)
    collection = puzzles.collect(ruleset, found, chosen.most)
    try:
        puzzles.write(Path(chosen.output), collection)
    except OSError as error:
        raise Trouble("trouble-write", file=chosen.output, why=error.strerror or str(error)) from None
    asked = sum(len(each) for _, each in found)
    print(words.say("puzzles-made", n=len(collection.puzzles), found=asked, games=len(played), file=chosen.output))
    return 0 if collection.puzzles else 1


def source_of(ruleset: AnyRules, file: Path, words: Words) -> puzzles.Source | None:
    """A saved game as puzzles keep it; None, and a word about it, if it does not fit the rules of today."""
    game = load(file)
    if game.ruleset.id != ruleset.id:
        raise Trouble("trouble-puzzles-game", file=str(file), title=game.ruleset.title)
    source = puzzles.Source(
        origin=origin_of(game, file),
        players=game.setup.players,
        options=unusual(ruleset, game),
        seed=game.setup.seed,
        given=game.setup.given,
        secret="" if game.setup.secret is msgspec.UNSET else game.setup.secret,
        actions=lines_of(game),
    )
    if game.setup.position is None and fits(ruleset, source):
        return source
    print(words.say("puzzles-left-out", file=str(file)))
    return None


def origin_of(game: AnyGame, file: Path) -> str:
    """Which bots played, or the name of the file."""
    bots = sorted({seat.bot for seat in game.seats if seat.bot})
    return ", ".join(bots) if bots and all(seat.bot for seat in game.seats) else file.stem


def unusual(ruleset: AnyRules, game: AnyGame) -> dict[str, object]:
    """The options that differ from the defaults of the edition, preset or variant, and which one that is."""
    options = ruleset.modern(game.setup.options)
    edition = {name: value for name, value in options.items() if name in ("edition", "preset", "variant")}
    usual = ruleset.complete(edition)
    return edition | {name: value for name, value in options.items() if usual.get(name) != value}


def lines_of(game: AnyGame) -> tuple[puzzles.Line, ...]:
    again = Game(game.ruleset, game.setup)
    lines = []
    for action in game.actions:
        lines.append(puzzles.line_of(game.ruleset, again.state, action))
        again.push(action)
    return tuple(lines)


def fits(ruleset: AnyRules, source: puzzles.Source) -> bool:
    state = ruleset.setup(source.setup(ruleset))
    return all(puzzles.step(ruleset, state, line) for line in source.actions)


# -- checking


def check(chosen: argparse.Namespace, words: Words) -> int:
    good = bad = 0
    for name in chosen.about:
        collection = puzzles.read(Path(name))
        ruleset = find(collection.game)
        spoken = Words(words.language, [ruleset.words])
        progress = Progress(len(collection.puzzles))
        for number, doubt in enumerate(puzzles.doubts(ruleset, collection), 1):
            progress(number)
            if doubt is None:
                good += 1
            else:
                bad += 1
                print(
                    words.say("puzzles-failed", file=name, puzzle=doubt.puzzle, why=spoken.say(doubt.why)), flush=True
                )
    # The form of this line is fixed, whatever the language: other programs read it.
    print(f"{good} passed, {bad} failed")
    return 1 if bad or not good else 0
