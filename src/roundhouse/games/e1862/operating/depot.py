"""The trains on sale (C-6): bands A to H, their sizes, prices and lives. What trains can do is in train_types.py."""

# compiled
from __future__ import annotations

from typing import Final

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4
F: Final = 5
G: Final = 6
H: Final = 7
NUMBER_OF_BANDS: Final = 8

TRAIN_PRICES: Final = [100, 200, 280, 360, 500, 600, 700, 800]
#: Cards per band in the short, standard and long game; band H never runs out.
LENGTHS: Final = ["short", "standard", "long"]
ENDLESS: Final = -1
BAND_SIZES: Final = [
    [6, 5, 4, 3, 3, 2, 1, ENDLESS],
    [7, 6, 4, 3, 3, 2, 1, ENDLESS],
    [7, 6, 5, 4, 3, 2, 1, ENDLESS],
]
#: The band whose first train makes a band obsolete; 8: none does.
NEVER: Final = 8
OBSOLETE_ON: Final = [C, E, F, G, NEVER, NEVER, NEVER, NEVER]
#: Operating rounds of a set begun in that phase (§9).
OPERATING_ROUNDS: Final = [1, 2, 2, 3, 3, 3, 3, 3]
