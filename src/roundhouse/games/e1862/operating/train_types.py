"""Types and bands of trains (C-6): what they can do, and what they are called. What they cost is in depot.py."""

# compiled
from __future__ import annotations

from typing import Final

FREIGHT: Final = 0
LOCAL: Final = 1
EXPRESS: Final = 2
TYPE_NAMES: Final = ["freight", "local", "express"]
TYPE_LETTERS: Final = "FLE"
NUMBER_OF_TYPES: Final = 3
BANDS: Final = "ABCDEFGH"

#: Per band (C-6): hexes that a freight may enter, stops that a local or express scores, and stops that it may visit.
REACH: Final = [1, 2, 3, 5, 6, 7, 8, 9]
SCORES: Final = [2, 2, 3, 4, 4, 5, 5, 6]
VISITS: Final = [2, 3, 3, 4, 5, 5, 6, 6]


def train(kind: int, band: int) -> int:
    """The number of a train: its type and band."""
    return 8 * kind + band


def train_name(train: int) -> str:
    """As players write it: 5F, 2/3L, 4E."""
    kind, band = train >> 3, train & 7
    if kind == FREIGHT:
        return f"{REACH[band]}F"
    stops = str(SCORES[band]) if SCORES[band] == VISITS[band] else f"{SCORES[band]}/{VISITS[band]}"
    return stops + TYPE_LETTERS[kind]
