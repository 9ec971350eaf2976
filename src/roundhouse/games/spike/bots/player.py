"""What a player of Spike brings to the search: candidates, policy, and what an end is worth."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.chance import Chance
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import TENDER
from roundhouse.games.spike.bots.policy import considered, sensible
from roundhouse.games.spike.bots.prospects import turns_left
from roundhouse.games.spike.bots.study import Study
from roundhouse.games.spike.bots.weights import weights_of
from roundhouse.games.spike.observe import observe
from roundhouse.games.spike.opening import in_setup
from roundhouse.games.spike.state import NONE, OVER, State

#: What a glance is worth, in playouts: much luck of the cards lies between an action and the end of the game.
GLANCE: Final = 4.0


class SpikePlayer:
    """Plays on to the end of the game with sensible players on all seats."""

    def __init__(self, temper: str) -> None:
        self.temper = temper
        self.weights = weights_of(temper, 2)
        self.prior_weight = GLANCE
        self.root: Study | None = None
        self.root_value = 0.0

    def seat(self, state: State) -> int:
        return state.asked

    def study(self, state: State) -> Study:
        """The position to decide in; kept, since every playout begins there."""
        root = self.root
        if root is None or root.state is not state:
            self.weights = weights_of(self.temper, state.players)
            root = Study(state, self.weights)
            self.root = root
            self.root_value = 0.0 if in_setup(state) else self.outlook(without_secrets(root), state.asked)
        return root

    def candidates(self, state: State) -> list[tuple[SpikeAction, float]]:
        self.root = None
        return [(candidate.action, candidate.score) for candidate in considered(self.study(state))]

    def imagine(self, state: State, seat: int, chance: Chance) -> Study:
        """Hands, routes and the deck are dealt anew, as far as the seat cannot know them."""
        return self.study(state).of(observe(state, seat, chance))

    def play(self, position: Study, action: SpikeAction) -> None:
        position.play(action)

    def policy(self, position: Study, chance: Chance) -> SpikeAction:
        return sensible(position, chance)

    def settled(self, position: Study) -> bool:
        return position.state.phase == OVER

    def value(self, position: Study, seat: int) -> float:
        """How much further ahead the seat is in the end than it seemed to be."""
        return self.outlook(position, seat) - self.root_value

    def outlook(self, position: Study, seat: int) -> float:
        """What the seat will probably have, and how far that is ahead of the others."""
        state, weights = position.state, self.weights
        most = -1e9
        own = 0.0
        for other in range(state.players):
            worth = self.worth(position, other)
            if other == seat:
                own = worth
            else:
                most = max(most, worth)
        return own - weights.envy * most

    def worth(self, position: Study, seat: int) -> float:
        """Money, what is in hand, what is planned, and what is usually earned in the turns that are left."""
        state, weights = position.state, self.weights
        money = float(state.money[seat])
        if state.phase == OVER or state.start[seat] == NONE:
            return money
        turns = turns_left(state)
        cards = state.cards(seat)
        many = max(0, cards - weights.many_cards)
        soon = min(1.0, turns / 4.0)
        in_hand = (weights.card * (cards - many) + weights.spare_card * many) * soon
        usual = weights.turn * turns * (0.6 + 0.2 * state.part(seat, TENDER))
        return money + in_hand + usual + position.of_seat(seat).worth


def without_secrets(study: Study) -> Study:
    """The position as if the others had no route cards: what is secret must not show, not even in a number."""
    known = study.copy()
    for seat in range(known.state.players):
        if seat != known.state.asked:
            known.state.route[seat] = NONE
    return known
