"""Plays the sample games anew: finished games between bots that come with every game (samples/ in its folder)."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from roundhouse.bots import ladder
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.engine.setup import Setup
from roundhouse.game import Game
from roundhouse.saves import Document
from roundhouse.seats import Seat
from roundhouse.table.save import document

NAMES: Final = ("Ada", "Bruno", "Clara", "Dario", "Emma", "Fabio")


class Wish(NamedTuple):
    """A sample: its name, who plays, with which options, and a seed that makes a game worth watching."""

    game: str
    name: str
    players: int
    bot: str
    options: dict[str, Any]
    seed: int


WISHES: Final = (
    Wish("rocket", "1999", 3, "apprentice", {"edition": "1999"}, 1833),
    Wish("rocket", "2018", 4, "apprentice", {"edition": "2018"}, 1839),
    Wish("spike", "basic", 3, "apprentice", {}, 1869),
    Wish("spike", "advanced", 4, "apprentice", {"advanced": True}, 1870),
    Wish("1862", "full", 4, "apprentice", {}, 1863),
    Wish("1862", "shorter", 3, "apprentice", {"shorter_game": True}, 1849),
)


def play(wish: Wish) -> Document:
    """The game that was wished for, from its beginning to its end."""
    ruleset = find(wish.game)
    setup = Setup(players=wish.players, options=ruleset.complete(wish.options), seed=wish.seed)
    game, chance = Game(ruleset, setup), Chance(wish.seed)
    bots = [ladder.make(wish.bot, ruleset) for _ in range(wish.players)]
    while (decision := game.decision) is not None:
        game.push(bots[decision.seat].choose(game.observe(decision.seat, chance), chance).action)
    return document(game, [Seat(name=name, bot=wish.bot) for name in NAMES[: wish.players]])


def written(saved: Document) -> str:
    """A save file with one action per line."""
    data = msgspec.to_builtins(saved)
    actions = data.pop("actions")
    head = [f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in data.items()]
    lines = [f"  {json.dumps(action, ensure_ascii=False)}" for action in actions]
    return "{\n" + ",\n".join(head) + ',\n "actions": [\n' + ",\n".join(lines) + "\n ]\n}\n"


def file_of(wish: Wish) -> Path:
    folder = find(wish.game).samples
    assert folder is not None, f"{wish.game} has no folder for samples"
    return folder / f"{wish.name}.json"


def main() -> None:
    for wish in WISHES:
        if len(sys.argv) > 1 and wish.game not in sys.argv[1:]:
            continue
        file = file_of(wish)
        file.parent.mkdir(exist_ok=True)
        saved = play(wish)
        file.write_text(written(saved), "utf-8", newline="\n")
        print(f"{wish.game} {wish.name}: {len(saved.actions)} actions, {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
