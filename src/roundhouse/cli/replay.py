"""`roundhouse replay`: tell a saved game from its beginning."""

from __future__ import annotations

import argparse
from pathlib import Path

from roundhouse.cli.choices import game_words
from roundhouse.cli.render import position
from roundhouse.cli.telling import tell_action, tell_board, tell_outcome
from roundhouse.game import Game
from roundhouse.table.save import load
from roundhouse.words import Words

NAME = "replay"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("save", metavar="SAVE", help=words.say("cli-save"))
    parser.add_argument("--at", type=int, metavar="N", help=words.say("cli-at"))
    parser.add_argument("--board", action="store_true", help=words.say("cli-replay-board"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    saved = load(Path(chosen.save))
    shown = position(saved.game, chosen.at)
    spoken = game_words(saved.game.ruleset, words, tuple(seat.name for seat in saved.seats))
    game = Game(shown.ruleset, shown.setup)
    print(words.say("replay-title", title=game.ruleset.title, players=", ".join(spoken.names), n=len(shown.actions)))
    for number, action in enumerate(shown.actions, 1):
        for line in tell_action(game, action, spoken):
            print(f"{number:4}  {line}")
    if chosen.board or not game.over:
        print()
        print(*tell_board(game, None, spoken), sep="\n")
    if game.over:
        print()
        print(*tell_outcome(game, spoken), sep="\n")
    return 0
