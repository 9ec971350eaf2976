"""Save files of 1862 for the browser: the sample games as far as a test needs them, and positions made for one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import roundhouse
from roundhouse.engine.setup import Setup
from roundhouse.game import AnyGame, Game
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.state import State
from roundhouse.seats import Seat
from roundhouse.table.save import document

SAMPLES = Path(roundhouse.__file__).parent / "games" / "e1862" / "samples"
NAMES = ("Ada", "Bruno", "Clara", "Dario")


def sample(name: str, actions: int) -> AnyGame:
    """A sample game after so many actions, one's own to change."""
    return _whole(name).at(actions)


@cache
def _whole(name: str) -> AnyGame:
    """To read one is to play it through and to check every action, which takes half a second."""
    return roundhouse.load(SAMPLES / f"{name}.json")


def prepared(game: AnyGame, change: Callable[[State], None]) -> AnyGame:
    """A game that begins where another one is, with something changed."""
    state = RULESET.copy(game.state)
    change(state)
    position = RULESET.pack(state)
    return Game(RULESET, Setup(players=game.setup.players, options=game.setup.options, position=position))


def written(game: AnyGame) -> dict[str, Any]:
    """As it can be imported; people sit there."""
    seats = [Seat(name=name) for name in NAMES[: game.setup.players]]
    found: dict[str, Any] = msgspec.to_builtins(document(game, seats))
    return found
