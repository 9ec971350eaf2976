"""The greedy bot: takes what pays most at once, and knows nothing but the contract of a game."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.bots.random_bot import random_action
from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Legal, Listed
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text

#: More questions than any action can raise.
MOST_QUESTIONS: Final = 100


class Greedy:
    """Tries every legal action, assumes that the others decline whatever they are asked, and takes the best gain.

    The gain is the growth of its own score until it decides again or somebody else's turn begins; at the end of
    the game the final account counts. Ties are broken by drawing a kind of action, then an action of that kind.
    """

    name = "greedy"
    describe = Text("describe-greedy")

    def __init__(self, ruleset: AnyRules) -> None:
        self.ruleset = ruleset

    def choose(self, state: Any, chance: Chance) -> Move:
        decision = self.ruleset.decision(state)
        if decision is None:
            raise ValueError("the game is over: there is nothing to choose")
        best, gain = self.best_actions(state, decision.seat)
        action = random_action(best, chance)
        if len(best) == 1:
            return Move(action, Text("reason-greedy-gain", {"n": gain}))
        return Move(action, Text("reason-greedy-tie", {"n": gain, "choices": len(best)}))

    def best_actions(self, state: Any, seat: int) -> tuple[Legal[Any], int]:
        """The actions with the best gain, by kind, and that gain."""
        best: dict[str, list[Any]] = {}
        best_gain = 0
        for kind in self.ruleset.legal(state).kinds:
            for index in range(kind.count()):
                action = kind.at(index)
                gain = self.gain(state, seat, action)
                if not best or gain > best_gain:
                    best, best_gain = {}, gain
                if gain == best_gain:
                    best.setdefault(kind.kind, []).append(action)
        return Legal([Listed(kind, actions) for kind, actions in best.items()]), best_gain

    def gain(self, state: Any, seat: int, action: Any) -> int:
        """How much the seat's score grows if it does this and the others do not intervene."""
        after = self.ruleset.copy(state)
        self.ruleset.apply(after, action)
        self.let_happen(after, seat)
        outcome = self.ruleset.outcome(after)
        scores = self.ruleset.scores(after) if outcome is None else outcome.totals
        return scores[seat] - self.ruleset.scores(state)[seat]

    def let_happen(self, state: Any, seat: int) -> None:
        """Answer questions to others neutrally until the seat decides again, a turn begins or the game is over."""
        for _ in range(MOST_QUESTIONS):
            decision = self.ruleset.decision(state)
            if decision is None or decision.seat == seat or decision.kind not in self.ruleset.answerable:
                return
            answer = self.ruleset.neutral(state)
            if answer is None:
                return
            self.ruleset.apply(state, answer)
