"""The levels that people can choose: the apprentice plays at once, the engineer looks a round ahead, the master thinks.

Each can be told to be friendly or sharp (weights.py). Whatever their temper, they open differently from game to game.
"""

from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.bots.search import (
    EVEN,
    FRIENDLY,
    MOST_ALTERNATIVES,
    TOLD,
    Finding,
    TemperedThinker,
    value_of,
    values_of,
)
from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text
from roundhouse.games.rocket.bots.further import look_further
from roundhouse.games.rocket.bots.player import RocketPlayer, guess_totals
from roundhouse.games.rocket.bots.policy import considered
from roundhouse.games.rocket.bots.reason import reason
from roundhouse.games.rocket.bots.study import Study
from roundhouse.games.rocket.bots.weights import TEMPERS
from roundhouse.games.rocket.state import ACTION, ELIMINATED, State

#: In the first turns, what is worth less by so much is as good.
OPENING_VARIETY: Final = 1.0
#: The same in the rest of the game, for friendly players.
FRIENDLY_VARIETY: Final = 0.5
#: How far those who search look ahead.
ROUNDS: Final = 1


def opening(state: State) -> bool:
    """Everybody has had two turns at most, and every line is still there."""
    return state.board.tiles - state.tiles < 2 * state.players and ELIMINATED not in state.status


class Apprentice:
    """Weighs what every action is worth to everybody, and what the others can do about it. Plays at once."""

    name = "apprentice"
    describe: ClassVar = Text("describe-apprentice")
    tempers: ClassVar = TOLD

    def __init__(self, temper: str = EVEN) -> None:
        self.weights = TEMPERS[temper]

    def choose(self, state: State, chance: Chance) -> Move:
        guess_totals(state)
        study = Study(state, self.weights)
        found = considered(study)
        if state.phase == ACTION:
            look_further(study, found)
        chosen = found[0]
        if state.phase == ACTION:
            margin = max(self.weights.indifference, OPENING_VARIETY if opening(state) else 0.0)
            chosen = chance.choice([candidate for candidate in found if candidate.score >= chosen.score - margin])
        others = [(other.action, other.score) for other in found if other is not chosen]
        said = reason(study, (chosen.action, chosen.score), others)
        return Move(chosen.action, said, chosen.score, tuple(others[:MOST_ALTERNATIVES]))


class RocketThinker(TemperedThinker):
    """A bot of this game that searches."""

    def player_with(self, temper: str) -> RocketPlayer:
        return RocketPlayer(TEMPERS[temper], ROUNDS)

    def tolerance(self, state: State) -> float:
        if state.phase != ACTION:
            return 0.0
        usual = FRIENDLY_VARIETY if self.temper == FRIENDLY else 0.0
        return OPENING_VARIETY if opening(state) else usual

    def reason(self, state: State, finding: Finding) -> Text:
        """From what the playouts were worth."""
        best = finding.best
        return reason(self.player.study(state), (best.action, value_of(best)), values_of(finding))


class Engineer(RocketThinker):
    """Looks one round ahead, once from each of the best three actions. Instant for people."""

    name = "engineer"
    describe = Text("describe-engineer")
    first_width = 3

    def __init__(self, temper: str = EVEN, *, playouts: int = 3) -> None:
        super().__init__(temper, playouts=playouts, seconds=None)


class Master(RocketThinker):
    """Thinks as long as it may, of more and more actions."""

    name = "master"
    describe = Text("describe-master")
    first_width = 8
