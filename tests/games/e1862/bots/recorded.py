"""Thirty positions from two games that people played, and what is right in each.

They were chosen before any bot was tuned on them. The logs themselves are not ours to keep here: they are read where
they are at hand, beside the checkout as for the golden games, or in the folder that ROUNDHOUSE_RECORDED_1862 names.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.import_18xx.export import Export
from roundhouse.games.e1862.state import State

BESIDE: Final = Path(__file__).parents[5] / "shared" / "data" / "1862" / "games"
FOLDER: Final = Path(os.environ.get("ROUNDHOUSE_RECORDED_1862", BESIDE))
#: The files of the games, by their ids.
FILES: Final = {46925: "46925.json", 211227: "1862_game_end_bank.json"}


class Recorded(NamedTuple):
    """The position before an action of a game, counted as our replay does; what a right action begins with; and why."""

    game: int
    number: int
    right: str
    why: str

    def position(self) -> State:
        begin, actions = played(self.game)
        state = begin.copy()
        for action in actions[: self.number]:
            action.apply(state)
        return state

    def is_right(self, action: E1862Action) -> bool:
        return repr(action).strip("<>").startswith(self.right)


@cache
def played(game: int) -> tuple[State, list[E1862Action]]:
    """The beginning of a game and all of its actions."""
    data = json.loads((FOLDER / FILES[game]).read_text("utf-8"))
    export = Export(data)
    state = RULESET.setup(export.setup)
    actions = [action for _, several in export.replay(state) for action in several]
    return RULESET.setup(export.setup), actions


POSITIONS: Final = (
    # -- companies of one's own
    Recorded(
        46925, 27, "open auction", "£445 would lie idle for two cycles, and pay for five shares of a second company."
    ),
    Recorded(46925, 35, "start company", "£460 floats a company without a charter; nobody pays dividends on cash."),
    Recorded(46925, 38, "buy share N&E", "The company floats with five shares: what was begun must be finished first."),
    Recorded(
        46925,
        192,
        "start company",
        "£1,040 from a company that is past its best: a new one at a high price has a treasury for lasting trains.",
    ),
    Recorded(
        211227,
        407,
        "start company",
        "£1,868 in hand and the bank nearly broken: a company at a high price buys two of the last trains at once.",
    ),
    # -- shares
    Recorded(
        46925,
        191,
        "sell shares ENR",
        "Three trains of the first band, which the next band ends, and £200 in the treasury: £100 a share is the peak.",
    ),
    Recorded(
        46925, 206, "buy share ECR", "An own company that pays £23 a share costs £68; it repays itself in three rounds."
    ),
    Recorded(
        46925,
        345,
        "sell shares WStI",
        "One train and £235 in the treasury; the same money in EUR, at £200 with three trains, earns twice as much.",
    ),
    Recorded(
        46925,
        478,
        "sell shares W&F",
        "£160 a round and no money for another train: sold before the others see it, and put into the last trains.",
    ),
    # -- trains
    Recorded(46925, 85, "buy train", "No train, £440, and the price is £200: without one the director pays later."),
    Recorded(
        46925,
        92,
        "buy train",
        "£258 is just enough for a train of the second band; the next band costs more than it has.",
    ),
    Recorded(46925, 232, "buy train", "£395 and the price is £280: it also ends the first band, which others live on."),
    Recorded(46925, 252, "buy train", "Its last train has just gone, and £356 pays for one that lasts three phases."),
    Recorded(
        46925,
        423,
        "buy train",
        "£1,110 and trains that the next sales end: the first of the new band is bought while it can be paid for.",
    ),
    Recorded(
        46925,
        503,
        "buy train",
        "One train left and £1,070: the treasury is of no use at the end, a train earns until then.",
    ),
    Recorded(
        211227,
        504,
        "buy train",
        "Two rounds are left, and £900 in the treasury are worth nothing at the end: a second train pays twice.",
    ),
    Recorded(211227, 516, "buy train", "£829 would be lost at the end; the train doubles what the last round pays."),
    Recorded(
        211227,
        217,
        "raise money refinance",
        "£220 and no train: refinancing sells shares of the company, and the director need not pay himself.",
    ),
    # -- mergers
    Recorded(
        46925,
        270,
        "propose merger N&E",
        "Both are the same director’s: two trains that soon end come to one that lasts, and the price rises.",
    ),
    Recorded(46925, 271, "option yes", "A share for half its price is a gift."),
    Recorded(
        46925,
        313,
        "propose merger Y&N",
        "One has a train that lasts, the other the higher price: together they are worth more than apart.",
    ),
    Recorded(
        46925,
        401,
        "propose merger ECR",
        "The one has new trains and no route, the other routes and trains that have just ended.",
    ),
    Recorded(
        211227,
        131,
        "propose merger N&E",
        "Both are the same director's, both are cheap: half the shares back in the treasury, and a price that jumps.",
    ),
    Recorded(
        211227,
        236,
        "propose merger FDR",
        "The new train of the one runs on the routes of the other: £520 a round instead of £160.",
    ),
    Recorded(
        211227,
        333,
        "propose merger N&E",
        "One treasury, five trains and the better routes of the two; neither could buy alone.",
    ),
    Recorded(
        211227,
        490,
        "propose merger E&H",
        "Two trains of the last band without a route, and a company whose routes want them: £1,130 becomes £1,940.",
    ),
    # -- dividends
    Recorded(
        46925,
        446,
        "dividend withhold",
        "One train that the next band ends, and £420: with this round's £310 it can pay £600 for one that lasts.",
    ),
    Recorded(
        46925,
        623,
        "dividend pay",
        "The game ends with this set of rounds and the trains stay: every pound kept is lost.",
    ),
    Recorded(46925, 639, "dividend pay", "The last round: what is paid counts, and the price rises once more."),
    Recorded(211227, 550, "dividend pay", "The last round: £2,000 in the treasury are worth nothing to anybody."),
)
