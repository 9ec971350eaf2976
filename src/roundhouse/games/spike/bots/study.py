"""A position under study: the state, and what stays true from one decision to the next."""

# compiled
from __future__ import annotations

from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.bots.prospects import Prospects, nearness
from roundhouse.games.spike.bots.roads import Roads
from roundhouse.games.spike.bots.weights import Weights
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.draw import DrawCard, TakeCard
from roundhouse.games.spike.opening import PlaceTrain
from roundhouse.games.spike.state import State


class Study:
    """One position, as somebody who thinks about it holds it in mind."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        #: By seat; a network is looked at anew when its owner has built.
        self.roads = [Roads() for _ in range(state.players)]
        #: What the seat that must decide has before it, until something changes.
        self.prospects: Prospects | None = None
        #: The cards that it wants, as long as it draws.
        self.wish: list[int] = []

    def copy(self) -> Study:
        """An independent study of the same position."""
        return self.of(self.state.copy())

    def of(self, state: State) -> Study:
        """A study of another world with the same networks."""
        other = Study(state, self.weights)
        other.roads = self.roads[:]
        return other

    def play(self, action: SpikeAction) -> None:
        """Go on to the position after an action."""
        seat = self.state.asked
        action.apply(self.state)
        if isinstance(action, (TakeCard, DrawCard)):
            # What was wanted is wanted until the drawing is over.
            return
        self.prospects = None
        self.wish = []
        if isinstance(action, (Build, PlaceTrain)):
            self.roads[seat] = Roads()

    def ahead(self) -> Prospects:
        """What the seat that must decide has before it."""
        known = self.prospects
        if known is None or known.seat != self.state.asked:
            known = self.of_seat(self.state.asked)
            self.prospects = known
        return known

    def with_faster_train(self) -> Prospects:
        """The same with a better locomotive."""
        known = self.ahead()
        return Prospects(self.state, known.seat, self.weights, known.near, 1)

    def of_seat(self, seat: int) -> Prospects:
        return Prospects(self.state, seat, self.weights, nearness(self.state, seat))
