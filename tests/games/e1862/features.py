"""What makes a position difficult for a solver of runs: so that comparisons can say that they have seen it."""

from __future__ import annotations

from collections import Counter

from roundhouse.games.e1862.map.atlas import LONDON, NONE, SIZE
from roundhouse.games.e1862.operating.train_types import FREIGHT, SCORES, VISITS
from roundhouse.games.e1862.runs.best.solve import Answer
from roundhouse.games.e1862.runs.rules import Running
from roundhouse.games.e1862.runs.run import AREA_STOP


def features(running: Running, answer: Answer) -> list[str]:
    """Names of what a position has; linked freights and London count if the best run makes use of them."""
    board = running.board
    freights = [train & 7 for train in running.trains if train >> 3 == FREIGHT]
    lines = [train & 7 for train in running.trains if train >> 3 != FREIGHT]
    chains = Counter(earning.chain for earning in answer.takings.earnings if earning.chain != NONE)
    stops = {stop for earning in answer.takings.earnings for stop in earning.way.stops}
    has = {
        "linked": max(chains.values(), default=0) > 1,
        "several freights": len(freights) > 1,
        "permanent": any(band >= running.rules.permanent_from for band in freights),
        "N/M": any(SCORES[band] < VISITS[band] for band in lines),
        "blocked": any(board.tile[hex] != NONE and board.is_blocked(hex, running.company) for hex in range(SIZE)),
        "London": AREA_STOP + LONDON in stops,
    }
    return [name for name, there in has.items() if there]
