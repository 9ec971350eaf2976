"""A bot that searches: the common base. A game derives from it and adds explanations in its own words."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar, Final

from roundhouse.bots.search.budget import Budget
from roundhouse.bots.search.halving import Finding, Option, search
from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text

#: How many alternatives are reported with a move.
MOST_ALTERNATIVES: Final = 3


class Thinker:
    """Thinks within a budget and takes the option that its playouts found best.

    `playouts` and `seconds` limit what it spends on a decision. Options that are worse than the best by at most
    `variety` count as equally good, and one of them is drawn.
    """

    name = "thinker"
    #: Whether the first candidate is never dropped, so that others can be compared with it.
    keeps_first: ClassVar[bool] = False

    def __init__(
        self,
        player: Any,
        *,
        playouts: int | None = None,
        seconds: float | None = None,
        width: int = 6,
        variety: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.player = player
        self.playouts = playouts
        self.seconds = seconds
        self.width = width
        self.variety = variety
        self.clock = clock

    def choose(self, state: Any, chance: Chance, stop: Callable[[], bool] | None = None) -> Move:
        """The best move it finds. Thinking ends early when `stop` says so."""
        if not self.ponders(state):
            return self.at_once(state, chance)
        budget = Budget(self.playouts, self.seconds, stop, self.clock)
        finding = search(self.player, state, chance.bits(), budget, self.width, self.keeps_first)
        return self.told(state, self.taken(state, finding, chance))

    # -- what a game may override

    def ponders(self, state: Any) -> bool:
        """Is this decision worth a search? Others are made by the policy at once."""
        return True

    def at_once(self, state: Any, chance: Chance) -> Move:
        """A decision that needs no thought."""
        position = self.player.imagine(state, self.player.seat(state), chance)
        return Move(self.player.policy(position, chance), Text("reason-at-once"))

    def tolerance(self, state: Any) -> float:
        """How much worse than the best an option may be and still count as equally good."""
        return self.variety

    def reason(self, state: Any, finding: Finding) -> Text:
        """Why it takes the first option of a finding."""
        return Text("reason-search", {"n": finding.playouts, "choices": len(finding.options)})

    # -- the move

    def taken(self, state: Any, finding: Finding, chance: Chance) -> Finding:
        """The finding with the chosen option in front."""
        good = [option for option in finding.options if self.as_good(finding.best, option, self.tolerance(state))]
        if len(good) < 2:
            return finding
        option = chance.choice(good)
        return Finding([option, *(other for other in finding.options if other is not option)], finding.playouts)

    def as_good(self, best: Option, option: Option, tolerance: float) -> bool:
        """Has it been tried at least half as often, and is it worse by no more than the tolerance?"""
        return option is best or (
            tolerance > 0.0 and 2 * option.playouts >= best.playouts > 0 and best.better_than(option) <= tolerance
        )

    def told(self, state: Any, finding: Finding) -> Move:
        best = finding.best
        others = [(action, value) for action, value in values_of(finding) if action is not best.action]
        alternatives = sorted(others[:MOST_ALTERNATIVES], key=lambda other: -other[1])
        return Move(best.action, self.reason(state, finding), value_of(best), tuple(alternatives))


def value_of(option: Option) -> float:
    """The average value of its playouts; its value at a glance if it has none."""
    return option.mean(option.playouts)


def values_of(finding: Finding) -> list[tuple[Any, float]]:
    """The actions that were tried and their values, compared with the best in the worlds where both were tried."""
    best = finding.best
    value = value_of(best)
    return [(option.action, value - best.better_than(option)) for option in finding.options if option.playouts]
