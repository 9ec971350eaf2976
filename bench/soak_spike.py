"""Soak of Spike: random games for every number of players, basic and advanced, and pairs of worlds."""

from __future__ import annotations

from typing import Any

import roundhouse
from roundhouse.bots.random_bot import random_action
from roundhouse.engine.chance import Chance
from roundhouse.games.spike import RULESET, invariants
from roundhouse.games.spike.state import OVER, State
from tests.support.spike_worlds import other_world, tell_apart

VARIANTS: dict[str, dict[str, Any]] = {"basic": {}, "advanced": {"advanced": True}}
WORLDS = "pairs of worlds"
SERIES = (*(f"{variant}, {players} players" for variant in VARIANTS for players in (2, 3, 4)), WORLDS)
COUNT = 1000
BATCH = 20
#: Pairs that are looked at in every game: 10,000 in 200 of them.
PAIRS = 50
#: Picture and text board are made from the view alone, which is always compared: one pair in so many is drawn.
SELDOM = 10
KEYS = ["games", "decisions", "pairs"]
HEADING = [
    "## Spike",
    "",
    "Random games. Pairs of worlds are positions from all over a game, each beside one that differs only in what one",
    "reader cannot know: view, prompt, legal list, picks, refusals and what is told of the next action are the same,",
    "byte by byte; for one pair in ten, so are the text board and the picture, which are made from the view alone.",
]
#: The invariants that do not look at the networks.
WITHOUT_TRACK = (
    invariants.cards_add_up,
    invariants.time_cards_add_up,
    invariants.memory_is_true,
    invariants.market_keeps_its_columns,
    invariants.contracts_add_up,
    invariants.accounts_add_up,
)


def count(series: str) -> int:
    return COUNT * 10 // PAIRS if series == WORLDS else COUNT


def play(series: str, number: int) -> dict[str, int]:
    """One game with everything checked, or with pairs of worlds compared."""
    if series == WORLDS:
        return compare(number)
    variant, _, players = series.partition(", ")
    return play_checked(int(players[0]), VARIANTS[variant], number)


# -- invariants


def play_checked(players: int, options: dict[str, Any], seed: int) -> dict[str, int]:
    game = roundhouse.new("spike", players, seed=seed, **options)
    chance = Chance(seed)
    while legal := game.legal:
        before = game.state.copy()
        action = random_action(legal, chance)
        if game.why_not(action) is not None:
            raise AssertionError(f"listed but refused: {game.write(action)}")
        game.push(action)
        check(before, game.state)
    return {"games": 1, "decisions": len(game.actions)}


def check(before: State, after: State) -> None:
    """All invariants; those of the networks not again where no track was laid: what they look at is what it was."""
    if track_of(before) != track_of(after) or after.phase == OVER:
        RULESET.check(after)
    else:
        for holds in WITHOUT_TRACK:
            holds(after)
        for seat in range(after.players):
            invariants.train_stands_right(after, seat)
    invariants.check_step(before, after)


def track_of(state: State) -> tuple[list[int], ...]:
    return state.laid, state.network, state.start, state.track


# -- pairs of worlds


def compare(seed: int) -> dict[str, int]:
    """Positions from all over a game, each beside one that differs only in what a reader cannot know."""
    played = random_game(seed)
    chance = Chance(seed)
    numbers = list(range(len(played.actions)))
    chance.shuffle(numbers)
    looked_at = set(numbers[:PAIRS])
    game = played.at(0)
    for number, action in enumerate(played.actions):
        if number in looked_at:
            compare_worlds(game, chance)
        game.push(action)
    return {"games": 1, "decisions": len(played.actions), "pairs": len(looked_at)}


def random_game(seed: int) -> roundhouse.AnyGame:
    game = roundhouse.new("spike", 2 + seed % 3, seed=seed, advanced=seed // 3 % 2 == 0)
    chance = Chance(seed)
    while legal := game.legal:
        game.push(random_action(legal, chance))
    return game


def compare_worlds(game: roundhouse.AnyGame, chance: Chance) -> None:
    """Any seat may be the reader, or a spectator."""
    reader = chance.below(game.setup.players + 1)
    viewer = reader if reader < game.setup.players else None
    drawn = chance.below(SELDOM) == 0
    different = tell_apart(game.state, other_world(game.state, viewer, chance), viewer, chance, drawn)
    if different:
        raise AssertionError(f"action {len(game.actions)}, reader {viewer}: {different}")
