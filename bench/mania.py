"""Speed of 1862: replay of a recorded game in actions per second, and copies of a late position per second."""

from __future__ import annotations

import gzip
import json
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.machine import kind, machine  # noqa: E402
from roundhouse.games.mania import RULESET  # noqa: E402
from roundhouse.games.mania.site.export import Export  # noqa: E402

GAME = HERE.parent / "tests" / "golden" / "1862" / "862708.json.gz"
ROUNDS = 5
COPIES = 5000


def recorded() -> tuple[Export, list[Any]]:
    """The game, and its actions as ours."""
    export = Export(json.loads(gzip.decompress(GAME.read_bytes())))
    state = RULESET.setup(export.setup)
    return export, [action for _, played in export.replay(state) for action in played]


def replays_per_second(export: Export, actions: list[Any]) -> float:
    state = RULESET.setup(export.setup)
    began = time.perf_counter()
    for action in actions:
        RULESET.apply(state, action)
    return len(actions) / (time.perf_counter() - began)


def copies_per_second(export: Export, actions: list[Any]) -> float:
    state = RULESET.setup(export.setup)
    for action in actions[: 3 * len(actions) // 4]:
        RULESET.apply(state, action)
    began = time.perf_counter()
    for _ in range(COPIES):
        state.copy()
    return COPIES / (time.perf_counter() - began)


def main() -> None:
    export, actions = recorded()
    print(f"1862, {kind()}, {machine()}")
    print(f"replay: {max(replays_per_second(export, actions) for _ in range(ROUNDS)):,.0f} actions/s")
    print(f"copy:   {max(copies_per_second(export, actions) for _ in range(ROUNDS)):,.0f} copies/s")


if __name__ == "__main__":
    main()
