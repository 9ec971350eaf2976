"""What a player of Stephenson's Rocket brings to the search: candidates, policy, and how far to look."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.chance import Chance
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.bots.policy import considered, sensible
from roundhouse.games.rocket.bots.study import Study
from roundhouse.games.rocket.bots.weights import Weights
from roundhouse.games.rocket.bots.worth import final_worth, lead
from roundhouse.games.rocket.state import ACTION, OVER, State

#: What a glance is worth, in playouts.
GLANCE: Final = 1.0
#: Replies in a veto that seem so much worse than the best are not thought about.
HOPELESS: Final = 4.0


class RocketPlayer:
    """Looks some rounds ahead with sensible players on all seats, and then at how far it is ahead."""

    def __init__(self, weights: Weights, rounds: int = 1) -> None:
        self.weights = weights
        self.rounds = rounds
        self.prior_weight = GLANCE
        self.root: Study | None = None
        self.root_lead = 0.0

    def seat(self, state: State) -> int:
        return state.asked

    def study(self, state: State) -> Study:
        """The position to decide in; kept, since every playout begins there."""
        root = self.root
        if root is None or root.state is not state:
            guess_totals(state)
            root = Study(state, self.weights)
            self.root = root
            self.root_lead = lead(root.worth().seats, state.asked, self.weights)
        return root

    def candidates(self, state: State) -> list[tuple[RocketAction, float]]:
        """All that is worth a thought; in a veto, not what is clearly worse than the best."""
        self.root = None
        found = considered(self.study(state))
        least = found[0].score - HOPELESS if state.phase != ACTION else -1e9
        return [(candidate.action, candidate.score) for candidate in found if candidate.score >= least]

    def imagine(self, state: State, seat: int, chance: Chance) -> Study:
        """Nothing is hidden but totals, and those are guessed."""
        return self.study(state).copy()

    def play(self, position: Study, action: RocketAction) -> None:
        position.play(action)

    def policy(self, position: Study, chance: Chance) -> RocketAction:
        return sensible(position, chance)

    def settled(self, position: Study) -> bool:
        """After so many rounds, at the beginning of a turn."""
        state = position.state
        return state.phase == OVER or (state.phase == ACTION and position.turns >= self.rounds * state.players)

    def value(self, position: Study, seat: int) -> float:
        """How much further ahead the seat is than it was."""
        state = position.state
        worth = final_worth(state, self.weights) if state.phase == OVER else position.worth().seats
        return lead(worth, seat, self.weights) - self.root_lead


def guess_totals(state: State) -> None:
    """Where totals are secret, everybody is taken to have as much as oneself."""
    if not state.switches.totals_visible:
        state.money = [state.money[state.asked]] * state.players
