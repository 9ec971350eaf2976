"""The levels that people can choose beside the apprentice: they compare by what the next operating rounds would bring.

Each can be told to be friendly or sharp. They know at once what a good player would do (`engineer/`), look one cycle
ahead at what else could be done, and depart from the first only for what is clearly better: guesses are guesses.
"""

from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.bots.search import EVEN, FRIENDLY, SHARP, Finding, TemperedThinker, value_of
from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.engine.text import Text
from roundhouse.games.e1862.bots.engineer.policy import Position
from roundhouse.games.e1862.bots.player import PONDERED, E1862Player
from roundhouse.games.e1862.operating.running import best_choice
from roundhouse.games.e1862.present.speech import money
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import DECISIONS, RUN

#: How much the others matter.
ENVY: Final = {EVEN: 0.7, FRIENDLY: 0.2, SHARP: 1.0}
#: In the first Parliament, what is worth less by so many pounds is as good.
OPENING_VARIETY: Final = 200.0
#: How far they look.
CYCLES: Final = 1


class E1862Thinker(TemperedThinker):
    """A bot of this game that searches."""

    #: How often players in its playouts trade on a whim.
    noise: ClassVar[float] = 0.0

    def player_with(self, temper: str) -> E1862Player:
        return E1862Player(find("1862"), CYCLES, self.noise, ENVY[temper])

    def ponders(self, state: State) -> bool:
        return state.step in PONDERED

    def at_once(self, state: State, chance: Chance) -> Move:
        """Track and stations at a glance; runs as well as a short search finds them."""
        action = best_choice(state) if state.step == RUN else Position(state.copy(), self.player.memory).decide()
        return Move(action, Text(f"reason-{DECISIONS[state.step][0].replace('_', '-')}"))

    def tolerance(self, state: State) -> float:
        return OPENING_VARIETY if state.turn == 1 and not any(state.started) else 0.0

    def taken(self, state: State, finding: Finding, chance: Chance) -> Finding:
        """What is done at once stays, unless something else is clearly better: guesses are guesses."""
        found = super().taken(state, finding, chance)
        usual = [option for option in found.options if option.action == self.player.usual and option.playouts]
        if not usual or found.best.better_than(usual[0]) > self.player.habit:
            return found
        return Finding([usual[0], *(other for other in found.options if other is not usual[0])], found.playouts)

    def reason(self, state: State, finding: Finding) -> Text:
        """What is expected of it, and how much less of the next best."""
        tried = [option for option in finding.options if option.playouts]
        if len(tried) < 2:
            return Text(f"reason-{DECISIONS[state.step][0].replace('_', '-')}")
        best = finding.best
        value = round(value_of(best))
        standing = "ahead" if value >= 0 else "behind"
        first = Text(f"reason-expect-{standing}", {"money": money(abs(value)), "n": finding.playouts})
        return Text("reason-and", {"first": first, "rest": self.next_best(state, finding)})

    def next_best(self, state: State, finding: Finding) -> Text:
        best = finding.best
        others = [option for option in finding.options if option.playouts and option is not best]
        other = min(others, key=best.better_than)
        what = self.player.rules.say_action(state, other.action, state.asked)
        worse = round(best.better_than(other))
        if worse < 1:
            return Text("reason-next-close", {"what": what})
        return Text("reason-next", {"what": what, "money": money(worse)})


class Engineer(E1862Thinker):
    """Looks to the end of the next set of operating rounds, once for each of a few candidates."""

    name = "engineer"
    describe = Text("describe-engineer")
    first_width = 4

    def __init__(self, temper: str = EVEN, *, playouts: int = 4) -> None:
        super().__init__(temper, playouts=playouts, seconds=None)


class Master(E1862Thinker):
    """The same as often as its time allows, with more candidates and with others who do not always do what is best."""

    name = "master"
    describe = Text("describe-master")
    first_width = 8
    noise = 0.08
