"""Hidden information: who may know what. Games in which everything is open need none of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from roundhouse.engine.chance import Chance
from roundhouse.engine.core import A, Core, S


class View(NamedTuple):
    """What a seat (None: a spectator) may see, as plain data, and the printed board, which everybody sees."""

    seat: int | None
    data: dict[str, Any]
    board: Any


class Secrets(Core[S, A]):
    """What a seat may know. Nothing leaves a table except through these."""

    def observe(self, state: S, seat: int, chance: Chance) -> S:
        """A copy in which everything that the seat cannot know is removed or dealt anew."""
        return self.copy(state)

    def view(self, state: S, seat: int | None) -> View:
        """What the seat (None: a spectator) may see."""
        return View(seat, self.write_state(state), None)

    def view_upon(self, state: S, seat: int, public: Callable[[], View]) -> View:
        """`view(state, seat)`, given what a spectator sees.

        Override it where a seat sees nearly the same as everybody, so that most of the work is done once per table.
        """
        return self.view(state, seat)

    def hindsight(self, state: S, seat: int | None) -> View:
        """`view(state, seat)` of an earlier position, once the game is over.

        Override it where the end reveals what used to be secret: whoever looks back wants to see it all the way.
        """
        return self.view(state, seat)

    def show_action(self, state: S, action: A, seat: int | None) -> dict[str, Any]:
        """An action, before it is carried out, as the seat may know it: without the secret fields of others."""
        shown = self.write_action(state, action)
        decision = self.decision(state)
        if action.form.secret and (decision is None or seat != decision.seat):
            return {key: value for key, value in shown.items() if key not in action.form.secret}
        return shown
