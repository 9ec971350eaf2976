"""The levels that people can choose beside the apprentice: they compare by what the next operating rounds would bring.

Each can be told to be friendly or sharp. They know at once what a good player would do (`engineer/`), look a cycle or
two ahead at what else could be done, and depart from the first only for what is clearly better: guesses are guesses.
At the head of a company they know better than a look ahead shows, unless it goes to the end of the game.
"""

from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.bots.search import EVEN, FRIENDLY, SHARP, Finding, Option, TemperedThinker, value_of
from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.engine.text import Text
from roundhouse.games.e1862.bots.engineer.policy import Position
from roundhouse.games.e1862.bots.player import PONDERED, E1862Player
from roundhouse.games.e1862.operating.running import best_choice
from roundhouse.games.e1862.present.speech import money
from roundhouse.games.e1862.state import LNER_FAR, State
from roundhouse.games.e1862.steps import DECISIONS, FINE, RUN

#: How much the others matter. Whoever begrudges them more has less as well.
ENVY: Final = {EVEN: 0.2, FRIENDLY: 0.0, SHARP: 0.7}
#: Continuations of both after which a small difference counts, too: this part of what a player has.
SEVERAL: Final = 4
HABIT_OF_MANY: Final = 0.02
#: In the first Parliament, what is worth less by so many pounds is as good.
OPENING_VARIETY: Final = 200.0


class E1862Thinker(TemperedThinker):
    """A bot of this game that searches."""

    keeps_first = True
    #: The decisions that it searches for; the others are made at once.
    pondered: ClassVar[tuple[int, ...]] = PONDERED
    #: How many cycles of rounds it looks ahead.
    cycles: ClassVar[int] = 1
    #: How often players in its playouts trade on a whim.
    noise: ClassVar[float] = 0.0

    def player_with(self, temper: str) -> E1862Player:
        return E1862Player(find("1862"), self.cycles, self.noise, ENVY[temper])

    def ponders(self, state: State) -> bool:
        return state.step in self.pondered

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
        if not usual or (self.follows(state) and self.is_clear(found.best, usual[0])):
            return found
        return Finding([usual[0], *(other for other in found.options if other is not usual[0])], found.playouts)

    def follows(self, state: State) -> bool:
        """Does it do what it finds here? Elsewhere it thinks only to say what is to be expected."""
        return state.step <= FINE or state.lner != LNER_FAR

    def is_clear(self, best: Option, usual: Option) -> bool:
        """One continuation of each says little; of several, what is left when the doubt is taken off."""
        many = min(best.playouts, usual.playouts) >= SEVERAL
        margin: float = self.player.fortune * (HABIT_OF_MANY if many else self.player.steadiness)
        return best.better_than(usual) - best.doubt(usual) > margin

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
    """Looks to the end of the next set of operating rounds, once for each of a few candidates.

    At the head of a company it does at once what it knows to be good: there a look takes three times as long.
    """

    name = "engineer"
    pondered = tuple(step for step in PONDERED if step <= FINE)
    describe = Text("describe-engineer")
    first_width = 4

    def __init__(self, temper: str = EVEN, *, playouts: int = 4) -> None:
        super().__init__(temper, playouts=playouts, seconds=None)


class Master(E1862Thinker):
    """Looks two cycles ahead, as often as its time allows, with others who do not always do what is best."""

    name = "master"
    describe = Text("describe-master")
    first_width = 8
    cycles = 2
    noise = 0.08
