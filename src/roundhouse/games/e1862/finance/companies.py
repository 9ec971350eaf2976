"""Shares, certificates and money of companies and players (C-1 to C-3, §2.1, §3.1). The companies are in atlas.py."""

# compiled
from __future__ import annotations

from typing import Final

#: Number of companies in the box; everywhere a company is its index in `atlas.COMPANIES`.
COUNT: Final = 20

#: Shares of a company (10 % each); the director certificate is three of them (R2.1-a).
SHARES: Final = 10
DIRECTOR: Final = 3
#: A company floats when this many shares have been bought (R2.1-c).
FLOAT: Final = 5

#: Station markers of a company, in use or not (R2.1-b).
STATION_MARKERS: Final = 8
CHARTERED_MARKERS: Final = 3
CHARTERED_MARKER_COST: Final = 60
MARKER_COST: Final = 40
FEWEST_MARKERS: Final = 2

BANK: Final = 15000
#: By number of players (C-2, C-3).
STARTING_CASH: Final = [0, 0, 1200, 800, 600, 480, 400, 345, 300]
CERTIFICATE_LIMIT: Final = [0, 0, 25, 18, 13, 11, 10, 9, 8]
