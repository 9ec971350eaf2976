"""The levels that people can choose beside the apprentice: they compare by what the next operating rounds would bring.

Each can be told to be friendly or sharp. They look one cycle ahead: two cycles, and playing on to the end, found fewer
of the right answers in the recorded positions, though with fewer playouts; in games this has not been compared.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import ClassVar, Final

from roundhouse.bots.search import Finding, Thinker, value_of
from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.engine.text import Text
from roundhouse.games.e1862.bots.apprentice.bot import Apprentice
from roundhouse.games.e1862.bots.player import PONDERED, E1862Player
from roundhouse.games.e1862.present.speech import money
from roundhouse.games.e1862.state import State

# Tempers: how much the others matter.
EVEN: Final = "even"
FRIENDLY: Final = "friendly"
SHARP: Final = "sharp"
ENVY: Final = {EVEN: 0.7, FRIENDLY: 0.2, SHARP: 1.0}
#: In the first Parliament, what is worth less by so many pounds is as good.
OPENING_VARIETY: Final = 200.0
#: How far they look.
CYCLES: Final = 1


class E1862Thinker(Thinker):
    """A bot of this game that searches."""

    describe: ClassVar[Text]
    tempers: ClassVar = (FRIENDLY, SHARP)

    def __init__(
        self,
        temper: str,
        *,
        noise: float,
        width: int,
        playouts: int | None,
        seconds: float | None,
        clock: Callable[[], float],
    ) -> None:
        player = E1862Player(find("1862"), CYCLES, noise, ENVY[temper])
        super().__init__(player, playouts=playouts, seconds=seconds, width=width, clock=clock)
        self.temper = temper

    def ponders(self, state: State) -> bool:
        return state.step in PONDERED

    def at_once(self, state: State, chance: Chance) -> Move:
        return Apprentice().choose(state, chance)

    def tolerance(self, state: State) -> float:
        return OPENING_VARIETY if state.turn == 1 and not any(state.started) else 0.0

    def reason(self, state: State, finding: Finding) -> Text:
        """What is expected of it, and how much less of the next best."""
        tried = [option for option in finding.options if option.playouts]
        if len(tried) < 2:
            return Apprentice().choose(state, Chance(0)).reason
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
    """Looks to the end of the next set of operating rounds."""

    name = "engineer"
    describe = Text("describe-engineer")

    def __init__(self, temper: str = EVEN, *, playouts: int = 6) -> None:
        super().__init__(temper, noise=0.0, width=6, playouts=playouts, seconds=None, clock=time.monotonic)
