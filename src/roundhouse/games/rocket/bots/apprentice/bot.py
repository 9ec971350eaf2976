"""The apprentice: a bot that weighs what every action is worth to everybody, and what the others can do about it.

It expects every scoring to pay by how things stand and how likely they change (value.py), looks where the
lines may go (outlook.py), and takes the action after which it is furthest ahead.
"""

from __future__ import annotations

from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.games.rocket.bots.apprentice import reason, veto
from roundhouse.games.rocket.bots.apprentice.judge import Judge
from roundhouse.games.rocket.bots.apprentice.turn import candidates
from roundhouse.games.rocket.bots.apprentice.value import WEIGHTS, Weights
from roundhouse.games.rocket.skip import Skip
from roundhouse.games.rocket.state import ACTION, State


class Apprentice:
    """Plays sensibly and at once."""

    name = "apprentice"

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, state: State, chance: Chance) -> Move:
        guess_totals(state)
        judge = Judge(state, self.weights)
        if state.phase == ACTION:
            return self.act(judge, chance)
        action = veto.decide(judge)
        return Move(action, reason.of_reply(judge, action))

    def act(self, judge: Judge, chance: Chance) -> Move:
        """The best candidate, or any of those that are as good."""
        found = candidates(judge)
        if not found:
            return Move(Skip(), reason.of_skipping())
        enough = found[0].score - self.weights.indifference
        chosen = chance.choice([candidate for candidate in found if candidate.score >= enough])
        return Move(chosen.action, reason.of_candidate(judge, chosen))


def guess_totals(state: State) -> None:
    """Where totals are secret, everybody is taken to have as much as oneself."""
    if not state.switches.totals_visible:
        state.money = [state.money[state.asked]] * state.players
