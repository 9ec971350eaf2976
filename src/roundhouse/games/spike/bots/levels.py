"""The levels above the apprentice: the engineer plans and plays at once, the master plays every idea to the end.

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
from roundhouse.games.spike.bots.player import SpikePlayer
from roundhouse.games.spike.bots.policy import Candidate, considered
from roundhouse.games.spike.bots.reason import reason
from roundhouse.games.spike.bots.study import Study
from roundhouse.games.spike.bots.weights import weights_of
from roundhouse.games.spike.opening import in_setup
from roundhouse.games.spike.state import ACTION, FREE_MOVE, KEEP_ROUTE, PLACE_TRAIN, State

#: Before the game, what is worth less by so much is as good.
OPENING_VARIETY: Final = 1.0
#: The same in the game, for friendly players.
FRIENDLY_VARIETY: Final = 0.7
#: Decisions that masters think about; the rest follows from the plan.
WEIGHTY: Final = (ACTION, FREE_MOVE, KEEP_ROUTE, PLACE_TRAIN)


class Engineer:
    """Plans deliveries and track together, and takes what fits the plan best. Plays at once."""

    name = "engineer"
    describe: ClassVar = Text("describe-engineer")
    tempers: ClassVar = TOLD

    def __init__(self, temper: str = EVEN) -> None:
        self.temper = temper

    def choose(self, state: State, chance: Chance) -> Move:
        study = Study(state, weights_of(self.temper, state.players))
        found = considered(study)
        enough = found[0].score - tolerance(state, self.temper)
        chosen = chance.choice([candidate for candidate in found if candidate.score >= enough])
        return told(study, chosen, found)


class Master(TemperedThinker):
    """Plays on to the end of the game as engineers would, again and again, as long as it may."""

    name = "master"
    describe = Text("describe-master")
    #: Few, since a fifth of a second is enough for no more than some seven whole games.
    first_width = 3

    def player_with(self, temper: str) -> SpikePlayer:
        return SpikePlayer(temper)

    def ponders(self, state: State) -> bool:
        return state.phase in WEIGHTY and len(considered(self.player.study(state))) > 1

    def at_once(self, state: State, chance: Chance) -> Move:
        study = self.player.study(state)
        found = considered(study)
        return told(study, found[0], found)

    def tolerance(self, state: State) -> float:
        return tolerance(state, self.temper)

    def reason(self, state: State, finding: Finding) -> Text:
        """From what the playouts were worth."""
        best = finding.best
        return reason(self.player.study(state), (best.action, value_of(best)), values_of(finding))


def tolerance(state: State, temper: str) -> float:
    """How much worse than the best an action may be to be taken as well."""
    usual = FRIENDLY_VARIETY if temper == FRIENDLY else 0.0
    return OPENING_VARIETY if in_setup(state) else usual


def told(study: Study, chosen: Candidate, found: list[Candidate]) -> Move:
    """A move that was found at a glance, with what else came to mind."""
    others = [(other.action, other.score) for other in found if other is not chosen]
    said = reason(study, (chosen.action, chosen.score), others)
    return Move(chosen.action, said, chosen.score, tuple(others[:MOST_ALTERNATIVES]))
