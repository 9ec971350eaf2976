"""The questions (the decision points) by number, and the stages of a company's turn."""

# compiled
from __future__ import annotations

from typing import Final

OPEN: Final = 0
BID: Final = 1
PAR: Final = 2
CHARTER: Final = 3
MARKERS: Final = 4
TRADE: Final = 5
FINE: Final = 6
HOME_UPGRADE: Final = 7
MERGE: Final = 8
MERGE_CONSENT: Final = 9
OPTION: Final = 10
REMOVE: Final = 11
TRACK: Final = 12
STATION: Final = 13
RUN: Final = 14
DIVIDEND: Final = 15
TRAINS: Final = 16
TRAIN_CONSENT: Final = 17
RAISE: Final = 18
REDEEM: Final = 19
ACQUIRE: Final = 20
ACQUIRE_CONSENT: Final = 21
OVER: Final = 22

#: Names of the decisions, and the rule that asks each.
DECISIONS: Final = [
    ("open_auction", "R4.1-a"),
    ("raise_bid", "R4.1-b"),
    ("set_par", "R4.2-b"),
    ("charter_shares", "R4.2-d"),
    ("choose_markers", "R6.5.4.2-b"),
    ("trade", "R6.2-a"),
    ("pay_fine", "R4.3-d"),
    ("home_upgrade", "R7.2-d"),
    ("merger", "R5.1.1-a"),
    ("consent_merger", "R7.5.1-a"),
    ("option", "R5.2.4-j"),
    ("remove_marker", "R7.5.6-d"),
    ("track", "R7.6-a"),
    ("station", "R7.7-a"),
    ("run", "R7.8-a"),
    ("dividend", "R7.8.5-a"),
    ("trains", "R7.9-a"),
    ("consent_train", "R7.9-e"),
    ("raise_money", "R7.11-c"),
    ("redeem", "R7.13-a"),
    ("acquisition", "R5.1.2-a"),
    ("consent_acquisition", "R7.5.1-a"),
    ("over", "R3.0-b"),
]

# The stages of a company's turn, in the order of R7.1-e.
AT_HOME: Final = 0
AT_MERGER: Final = 1
AT_TRACK: Final = 2
AT_STATION: Final = 3
AT_RUN: Final = 4
AT_DIVIDEND: Final = 5
AT_TRAINS: Final = 6
AT_REDEEM: Final = 7
AT_ACQUISITION: Final = 8
AT_END: Final = 9
STAGES: Final = [
    "home", "merger", "track", "station", "run", "dividend", "trains", "redeem", "acquisition", "end",
]  # fmt: skip
