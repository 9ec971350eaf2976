"""Soak of Spike: very many random games with every invariant on, and pairs of worlds; figures go to bench/spike.md.

Seeded and resumable: what is done is kept in build/spike-soak.json, and a second start with the same rules goes on from
there.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import roundhouse  # noqa: E402
from bench.machine import commit, kind, machine  # noqa: E402
from bench.spike import VARIANTS, keep  # noqa: E402
from roundhouse.bots.random_bot import random_action  # noqa: E402
from roundhouse.cli.progress import Progress  # noqa: E402
from roundhouse.engine.chance import Chance  # noqa: E402
from roundhouse.games.spike import RULESET, invariants  # noqa: E402
from roundhouse.games.spike.state import OVER, State  # noqa: E402
from tests.support.spike_worlds import other_world, tell_apart  # noqa: E402

KEPT = Path("build/spike-soak.json")
#: Whatever of these changes, the soak begins anew.
RULES = ("src/roundhouse/engine", "src/roundhouse/games/spike")
#: The invariants that do not look at the networks.
WITHOUT_TRACK = (
    invariants.cards_add_up,
    invariants.time_cards_add_up,
    invariants.memory_is_true,
    invariants.market_keeps_its_columns,
    invariants.contracts_add_up,
    invariants.accounts_add_up,
)
GAMES = 20
#: So many in every game.
PAIRS = 50
#: Picture and text board are made from the view alone, which is always compared: they are drawn for one pair in so many.
SELDOM = 10


class Batch(NamedTuple):
    """Some games of one variant, or some pairs of worlds; complete in itself, so any process can play it."""

    run: str
    first: int

    def play(self) -> dict[str, int]:
        try:
            return pairs(self.first // PAIRS) if self.run == "worlds" else games(self.run, self.first)
        except Exception as error:
            raise RuntimeError(f"{self.run}, batch from {self.first}: {error!r}") from None


def games(run: str, first: int) -> dict[str, int]:
    """Random games: after every action it was listed and not refused, and all invariants hold."""
    variant, _, players = run.partition(" ")
    decisions = sum(play_checked(int(players[0]), VARIANTS[variant], first + number) for number in range(GAMES))
    return {"done": GAMES, "decisions": decisions}


def play_checked(players: int, options: dict[str, bool], seed: int) -> int:
    game = roundhouse.new("spike", players, seed=seed, **options)
    chance = Chance(seed)
    while legal := game.legal:
        before = game.state.copy()
        action = random_action(legal, chance)
        if game.why_not(action) is not None:
            raise AssertionError(f"game {seed}: listed but refused: {game.write(action)}")
        game.push(action)
        check(before, game.state)
    return len(game.actions)


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


def pairs(seed: int) -> dict[str, int]:
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
    return {"done": len(looked_at), "games": 1}


def random_game(seed: int) -> roundhouse.Game:
    game = roundhouse.new("spike", 2 + seed % 3, seed=seed, advanced=seed // 3 % 2 == 0)
    chance = Chance(seed)
    while legal := game.legal:
        game.push(random_action(legal, chance))
    return game


def compare_worlds(game: roundhouse.Game, chance: Chance) -> None:
    """Any seat may be the reader, or a spectator; all that is shown, refused and told is the same, byte by byte."""
    reader = chance.below(game.setup.players + 1)
    viewer = reader if reader < game.setup.players else None
    drawn = chance.below(SELDOM) == 0
    different = tell_apart(game.state, other_world(game.state, viewer, chance), viewer, chance, drawn)
    if different:
        raise AssertionError(f"action {len(game.actions)}, reader {viewer}: {different}")


# -- what is done, and what is still to do


def rules_commit() -> str:
    """The last commit that changed what is soaked here."""
    found = subprocess.run(["git", "log", "-1", "--format=%h", "--", *RULES], capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"


def begin_or_go_on(again: bool) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() and not again else {}
    if (kept.get("rules"), kept.get("build")) != (rules_commit(), kind()):
        kept = {"rules": rules_commit(), "commit": commit(), "build": kind(), "machine": machine(), "runs": {}}
    return kept


def batches(kept: dict[str, Any], games: int, pairs: int) -> Iterator[Batch]:
    """A batch of each run in turn, so that whoever stops early has some of all."""
    runs = [f"{variant} {players}p" for variant in VARIANTS for players in (2, 3, 4)]
    wanted = {**dict.fromkeys(runs, (games, GAMES)), "worlds": (pairs, PAIRS)}
    for place in range(max(-(-many // size) for many, size in wanted.values())):
        for run, (many, size) in wanted.items():
            first = place * size
            if kept["runs"].get(run, {}).get("done", 0) <= first < many:
                yield Batch(run, first)


def soak(todo: list[Batch], kept: dict[str, Any], jobs: int) -> None:
    """Play the batches in order, keeping what is done after each."""
    progress = Progress(len(todo))
    begun, before = time.perf_counter(), kept.get("seconds", 0)
    KEPT.parent.mkdir(exist_ok=True)
    with ProcessPoolExecutor(jobs) as pool:
        results = map(Batch.play, todo) if jobs == 1 else pool.map(Batch.play, todo)
        for number, (batch, counts) in enumerate(zip(todo, results, strict=True), 1):
            run = kept["runs"].setdefault(batch.run, {})
            for name, count in counts.items():
                run[name] = run.get(name, 0) + count
            kept["seconds"] = round(before + time.perf_counter() - begun)
            KEPT.write_text(json.dumps(kept), "utf-8")
            progress(number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games for each number of players and variant")
    parser.add_argument("--pairs", type=int, default=10_000, help="pairs of worlds")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="begin anew instead of going on")
    chosen = parser.parse_args()
    kept = begin_or_go_on(chosen.again)
    try:
        soak(list(batches(kept, chosen.games, chosen.pairs)), kept, chosen.jobs)
    finally:
        keep("soak", kept)


if __name__ == "__main__":
    main()
