"""What a game supplies to the search: the knowledge of a player."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from roundhouse.engine.chance import Chance
from roundhouse.engine.rules import AnyRules

#: An imagined position: the state itself, or the state with whatever the game keeps beside it for speed.
P = TypeVar("P")


class Player(Protocol[P]):
    """The knowledge of one game. States are those of its ruleset; imagined positions may be of any kind.

    `prior_weight` says how many playouts a prior is worth; it must be 0 unless priors are on the scale of `value`.
    """

    prior_weight: float

    def seat(self, state: Any) -> int:
        """The seat that must decide."""

    def candidates(self, state: Any) -> list[tuple[Any, float]]:
        """The actions worth considering and how good they seem at a glance, best first. At least one."""

    def imagine(self, state: Any, seat: int, chance: Chance) -> P:
        """One possible world, given what the seat knows: to be played on in place, and never shared."""

    def play(self, position: P, action: Any) -> None:
        """Advance to the position after an action, in place."""

    def policy(self, position: P, chance: Chance) -> Any:
        """What a sensible player does at once. It may use what its own seat knows in this imagined position."""

    def settled(self, position: P) -> bool:
        """Has the playout gone far enough? The game is over, or `value` is as good an estimate as any."""

    def value(self, position: P, seat: int) -> float:
        """How good the position is for a seat."""


class StatePlayer(Generic[P]):
    """Base of players whose imagined positions are plain states. A game adds candidates, policy and value.

    Playouts last for `horizon` decisions, or to the end of the game.
    """

    prior_weight = 0.0

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def seat(self, state: Any) -> int:
        decision = self.rules.decision(state)
        if decision is None:
            raise ValueError("the game is over: there is nothing to decide")
        return decision.seat

    def candidates(self, state: Any) -> list[tuple[Any, float]]:
        """Everything that is legal, in the order of the rules."""
        return [(action, 0.0) for action in self.rules.legal(state)]

    def imagine(self, state: Any, seat: int, chance: Chance) -> Any:
        """What the seat cannot know is dealt anew for every playout."""
        return self.rules.observe(state, seat, chance)

    def play(self, position: Any, action: Any) -> None:
        self.rules.apply(position, action)

    def policy(self, position: Any, chance: Chance) -> Any:
        return self.rules.legal(position).draw(chance)

    def settled(self, position: Any) -> bool:
        return self.rules.decision(position) is None

    def value(self, position: Any, seat: int) -> float:
        """By how much the seat is ahead of the best of the others."""
        outcome = self.rules.outcome(position)
        totals = self.rules.scores(position) if outcome is None else outcome.totals
        return float(totals[seat] - max(total for other, total in enumerate(totals) if other != seat))
