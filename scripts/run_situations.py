"""Writes run situations of 1862, in the format of `routes.jsonl`; `revenue` is 0.

run_situations.py FIRST LAST > FILE     every company about to run from phase C on, in hurried games of 2 to 8
                                        players with the seeds FIRST to LAST
run_situations.py drawn SEED > FILE     the late positions of the tests, each three times with six to nine trains
                                        of the last three bands, drawn: harder than what games come to
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.hurried import hurried_move
from bench.soak_e1862 import MOST_DECISIONS
from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.map.atlas import COMPANIES, EDGES, HEXES, HOME, KIND, NONE, PHASES, SIZE, TOWN
from roundhouse.games.e1862.map.board import PLACES_PER_HEX, Board
from roundhouse.games.e1862.map.tiles import TILE, segments
from roundhouse.games.e1862.operating.permits import permit_names
from roundhouse.games.e1862.operating.running import running_of
from roundhouse.games.e1862.operating.train_types import BANDS, TYPE_NAMES
from roundhouse.games.e1862.runs.rules import Running
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import RUN
from tests.games.e1862.situations import late_situations

EARLIEST = PHASES.index("C")
TILE_NAMES = {number: name for name, number in TILE.items()}
#: How often a position is taken with other trains.
DRAWN = 3
#: The hex of London that markers in its terminals are written at.
LONDON_HEX = "B15"


def situation(running: Running, game: int, action: int) -> dict[str, Any]:
    trains = [
        {"id": f"{BANDS[train & 7]}-{place}", "letter": BANDS[train & 7], "kind": TYPE_NAMES[train >> 3]}
        for place, train in enumerate(running.trains)
    ]
    return {
        "game": game,
        "action": action,
        "phase": PHASES[running.phase],
        "company": COMPANIES[running.company],
        "home": HEXES[running.home],
        "permits": permit_names(running.permits),
        "trains": trains,
        "board": tiles(running.board),
        "tokens": tokens(running.board),
        "revenue": 0,
    }


def tiles(board: Board) -> dict[str, list[Any]]:
    written: dict[str, list[Any]] = {}
    for hex in range(SIZE):
        if board.tile[hex] == NONE:
            continue
        written[HEXES[hex]] = [TILE_NAMES[board.tile[hex]], board.turn[hex]]
        if KIND[hex] == TOWN:
            small = [piece for piece in segments(board.tile[hex], board.turn[hex]) if piece & board.small[hex]]
            written[HEXES[hex]].append([[edge for edge in range(EDGES) if piece >> edge & 1] for piece in small])
    return written


def tokens(board: Board) -> dict[str, list[list[Any]]]:
    written: dict[str, list[list[Any]]] = {}
    for place, company in enumerate(board.markers):
        if company != NONE:
            hex, slot = divmod(place, PLACES_PER_HEX)
            written.setdefault(COMPANIES[company], []).append([HEXES[hex], slot])
    for slot, company in enumerate(board.london):
        if company != NONE:
            written.setdefault(COMPANIES[company], []).append([LONDON_HEX, slot])
    return written


def play(seed: int) -> None:
    state = RULESET.setup(Setup(players=2 + seed % 7, options={}, seed=seed))
    assert isinstance(state, State)
    chance = Chance(seed)
    for number in range(MOST_DECISIONS):
        if RULESET.decision(state) is None:
            return
        if state.step == RUN and state.phase >= EARLIEST:
            running = running_of(state, state.operating)
            if running.home == HOME[state.operating]:
                print(json.dumps(situation(running, seed, number)), flush=True)
        RULESET.apply(state, hurried_move(state, RULESET.legal(state), chance))


def draw(seed: int) -> None:
    """Late positions with other trains."""
    chance = Random(seed)
    for row in late_situations():
        for turn in range(DRAWN):
            letters = [band for band in BANDS if band <= row["phase"]][-3:]
            drawn = sorted(chance.choices(letters, k=chance.randint(6, 9)))
            trains = [
                {"id": f"{letter}-{place}", "letter": letter, "kind": chance.choice(TYPE_NAMES)}
                for place, letter in enumerate(drawn)
            ]
            number = row["action"] * 10 + turn
            print(json.dumps({**row, "action": number, "permits": TYPE_NAMES, "trains": trains, "revenue": 0}))


def main() -> None:
    if sys.argv[1] == "drawn":
        draw(int(sys.argv[2]))
        return
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        play(seed)


if __name__ == "__main__":
    main()
