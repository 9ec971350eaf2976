"""`roundhouse play`: a game in the terminal, for people on one screen and bots."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from roundhouse.bots import ladder
from roundhouse.cli.choices import add_game, check_players, complete_options
from roundhouse.cli.session import Session
from roundhouse.cli.trouble import Trouble
from roundhouse.engine.registry import find, names
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup
from roundhouse.game import AnyGame, Game
from roundhouse.seats import Seat
from roundhouse.table.save import load
from roundhouse.words import Words

NAME = "play"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    add_game(parser, words, optional=True)
    parser.add_argument("--players", type=int, metavar="N", help=words.say("cli-players"))
    parser.add_argument("--names", metavar="Anna,Bruno", help=words.say("cli-names"))
    parser.add_argument("--bots", metavar="a,b,c", help=words.say("cli-play-bots"))
    parser.add_argument("--seed", type=int, metavar="S", help=words.say("cli-seed"))
    parser.add_argument("--save", metavar="FILE", help=words.say("cli-play-save"))
    parser.add_argument("--resume", metavar="FILE", help=words.say("cli-resume"))


def default_game() -> str:
    """What is played when nobody says what: the game for the fewest, which is the shortest and the easiest to learn."""
    return min(names(), key=lambda name: (find(name).seats[-1], name))


def run(chosen: argparse.Namespace, words: Words) -> int:
    if chosen.resume:
        refuse_settings(chosen)
        saved = load(Path(chosen.resume))
        game, seats, file = saved.game, saved.seats, Path(chosen.save or chosen.resume)
    else:
        ruleset = find(chosen.game or default_game())
        seats = make_seats(ruleset, chosen, words)
        game = begin(ruleset, chosen, len(seats))
        file = Path(chosen.save or f"roundhouse-{ruleset.id}.json")
        if chosen.save is None and file.exists():
            file = free_name(file)
    return Session(game, seats, file, words).run()


def refuse_settings(chosen: argparse.Namespace) -> None:
    """A game that goes on keeps what it was begun with."""
    given = [chosen.game] if chosen.game is not None else []
    given += chosen.options
    given += [f"--{name}" for name in ("players", "names", "bots", "seed") if getattr(chosen, name) is not None]
    if given:
        raise Trouble("trouble-resume", given=", ".join(given))


def begin(ruleset: AnyRules, chosen: argparse.Namespace, players: int) -> AnyGame:
    seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
    return Game(ruleset, Setup(players=players, options=complete_options(ruleset, chosen.options), seed=seed))


def make_seats(ruleset: AnyRules, chosen: argparse.Namespace, words: Words) -> list[Seat]:
    """The named people first, then bots; alone, somebody plays against two of the best bots that play at once."""
    people = split(chosen.names) or [words.say("play-you")]
    best = ladder.strongest(ruleset)
    bots = split(chosen.bots)
    if not bots:
        usual = max(len(people), min(3, ruleset.seats[-1]))
        players = usual if chosen.players is None else chosen.players
        bots = [best] * (players - len(people))
    elif chosen.players is not None and chosen.players > len(people) + len(bots):
        bots += [bots[-1]] * (chosen.players - len(people) - len(bots))
    check_players(ruleset, len(people) + len(bots) if chosen.players is None else chosen.players)
    if chosen.players is not None and len(people) + len(bots) > chosen.players:
        raise Trouble("trouble-too-many-seats", people=len(people), bots=len(bots), players=chosen.players)
    for bot in bots:
        ladder.make(bot, ruleset)
    seats = [Seat(name=name) for name in people]
    seats += [Seat(name=bot_name(bot, number, bots), bot=bot) for number, bot in enumerate(bots)]
    return seats


def split(text: str | None) -> list[str]:
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def bot_name(bot: str, number: int, bots: list[str]) -> str:
    """Bots of the same kind are numbered."""
    if bots.count(bot) == 1:
        return bot
    return f"{bot} {bots[: number + 1].count(bot)}"


def free_name(file: Path) -> Path:
    """A file name that no older game has, so that a new game never overwrites one."""
    number = 2
    while (other := file.with_stem(f"{file.stem}-{number}")).exists():
        number += 1
    return other
