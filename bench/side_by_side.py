"""Two states of Roundhouse, measured in turn on one core: what one of them does better than the other, in percent.

    python bench/side_by_side.py --rounds 12 plain=OLD/.venv/bin/python,.venv/bin/python \
        compiled=OLD/.venv-fast/bin/python,.venv-fast/bin/python

Each Python has one of the two states installed. What else the machine does can only make a figure worse, and hits both
alike: the best of several rounds counts, and the rounds take turns. The table goes to bench/side_by_side.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
REPORT = HERE / "side_by_side.md"
#: Games of one round; enough for a tenth of a second or more, compiled.
GAMES = {"rocket": 12, "spike": 6, "1862": 6}
COPIES = 10_000
LISTS = 100
DIGESTS = 200


# -- what is measured, with names that both states have


def measured() -> dict[str, float]:
    """Everything a second of the processor, in the Python that this is called in."""
    import roundhouse

    figures: dict[str, float] = {}
    for game, games in GAMES.items():
        ruleset, position = roundhouse.find(game), halfway(roundhouse, game)
        recorded = [random_game(roundhouse, game, seed) for seed in range(games)]
        # Not games: under other rules they are longer or shorter.
        actions = sum(map(len, recorded))
        figures[f"{game}: actions of random games"] = actions / seconds(played, roundhouse, game, games)
        figures[f"{game}: actions replayed"] = actions / seconds(replayed, roundhouse, game, recorded)
        figures[f"{game}: copies"] = COPIES / seconds(copied, ruleset, position, COPIES)
        figures[f"{game}: lists of legal actions"] = LISTS / seconds(listed, ruleset, position, LISTS)
        figures[f"{game}: digests"] = DIGESTS / seconds(digested, ruleset, position, DIGESTS)
    return figures


def seconds(work: Callable[..., None], *arguments: Any) -> float:
    begun = time.process_time()
    work(*arguments)
    return time.process_time() - begun


def played(roundhouse: Any, game: str, games: int) -> None:
    for seed in range(games):
        random_game(roundhouse, game, seed)


def random_game(roundhouse: Any, game: str, seed: int) -> Any:
    """Through the rules alone, so that nothing but them is measured."""
    ruleset = roundhouse.find(game)
    state = roundhouse.new(game, 3, seed=seed).state
    chance = roundhouse.Chance(seed)
    actions = []
    while legal := ruleset.legal(state):
        actions.append(legal.draw(chance))
        ruleset.apply(state, actions[-1])
    return actions


def halfway(roundhouse: Any, game: str) -> Any:
    ruleset, state = roundhouse.find(game), roundhouse.new(game, 3, seed=1).state
    actions = random_game(roundhouse, game, 1)
    for action in actions[: len(actions) // 2]:
        ruleset.apply(state, action)
    return state


def copied(ruleset: Any, state: Any, copies: int) -> None:
    for _ in range(copies):
        ruleset.copy(state)


def replayed(roundhouse: Any, game: str, recorded: list[Any]) -> None:
    ruleset = roundhouse.find(game)
    for seed, actions in enumerate(recorded):
        state = roundhouse.new(game, 3, seed=seed).state
        # Without the last: since its second version 1862 goes through every round in which nobody can do anything.
        for action in actions[:-1]:
            ruleset.apply(state, action)


def digested(ruleset: Any, state: Any, times: int) -> None:
    for _ in range(times):
        ruleset.digest(state)


def listed(ruleset: Any, state: Any, times: int) -> None:
    for _ in range(times):
        for _action in ruleset.legal(state):
            pass


# -- both in turn


def one_round(python: str) -> dict[str, float]:
    done = subprocess.run([python, __file__, "--measure"], capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def better(known: dict[str, float], new: dict[str, float]) -> dict[str, float]:
    return {name: max(figure, known.get(name, 0.0)) for name, figure in new.items()}


Build = tuple[str, dict[str, float], dict[str, float]]


def report(builds: list[Build], rounds: int) -> str:
    sys.path.insert(0, str(HERE.parent))
    from bench.machine import commit, machine

    lines = [
        "# Side by side",
        "",
        f"Two states in turn on one core ({machine()}), the best of {rounds} rounds, each figure for a second of the",
        f"processor. Made by `bench/side_by_side.py` on {commit()}. Digests were made of the layout in memory before;",
        "now they are made of a written form.",
        "",
        "| build | what | before | now | change |",
        "| --- | --- | --: | --: | --: |",
    ]
    for build, old, new in builds:
        for name, before in old.items():
            change = f"{100 * (new[name] / before - 1):+.1f} %"
            lines.append(f"| {build} | {name} | {before:,.1f} | {new[name]:,.1f} | {change} |")
    return "\n".join(lines) + "\n"


def compared(build: str, rounds: int) -> Build:
    """The figures of one build, as `name=OLD,NEW` names it: both Pythons in turn."""
    name, _, pythons = build.partition("=")
    first, second = pythons.split(",")
    old: dict[str, float] = {}
    new: dict[str, float] = {}
    for number in range(rounds):
        old = better(old, one_round(first))
        new = better(new, one_round(second))
        print(f"{name}: round {number + 1} of {rounds}", file=sys.stderr)
    return name, old, new


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("builds", nargs="*", metavar="NAME=OLD,NEW", help="two Pythons for each build")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--measure", action="store_true", help="only measure, in this Python")
    wanted = parser.parse_args()
    if wanted.measure:
        print(json.dumps(measured()))
        return
    text = report([compared(build, wanted.rounds) for build in wanted.builds], wanted.rounds)
    REPORT.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
