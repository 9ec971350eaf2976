"""The judge: how one decision looks to the apprentice, now and after anything that can be done."""

# compiled
from __future__ import annotations

from roundhouse.engine.event import Event
from roundhouse.games.rocket.bots.apprentice.outlook import Outlook, outlook
from roundhouse.games.rocket.bots.apprentice.value import Value, Weights, lead
from roundhouse.games.rocket.state import ACTION, ELIMINATED, OVER, VETO_BID, VETO_CALL, State
from roundhouse.games.rocket.veto import DeclineVeto, PassAnswer, PassBid


class Judge:
    """Compares positions for the seat that must decide."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.seat = state.asked
        self.outlooks = [outlook(state, line) for line in range(len(state.status))]
        self.now = Value(state, self.outlooks, weights)
        self.prices: dict[tuple[int, int], float] = {}

    def lead(self, value: Value, seat: int) -> float:
        """How good a position is for a seat; when the game is over, winning counts most."""
        ahead = lead(value.seats, seat, self.weights)
        if value.over:
            margin = value.seats[seat] - best_other(value.seats, seat)
            if margin > 0.0:
                ahead += self.weights.victory
            elif margin < 0.0:
                ahead -= self.weights.victory
        return ahead

    def after_extension(self, after: State, line: int) -> Value:
        """The worth of the position after an extension: only the line that moved looks ahead anew."""
        if after.phase == OVER:
            return Value(after, self.outlooks, self.weights)
        outlooks = self.outlooks[:]
        if after.status[line] == ELIMINATED:
            outlooks[line] = Outlook()
            survivor = after.into[line]
            outlooks[survivor] = outlook(after, survivor)
        else:
            outlooks[line] = outlook(after, line)
        return Value(after, outlooks, self.weights)

    def share_price(self, line: int, seat: int) -> float:
        """What giving up one share of a line costs a seat, once the active player has been given theirs."""
        price = self.prices.get((line, seat))
        if price is None:
            holdings = self.now.holdings(line)
            if self.state.phase == ACTION:
                holdings[self.state.active] += 1.0
            kept = lead(self.now.share_worth(line, holdings), seat, self.weights)
            holdings[seat] -= 1.0
            price = kept - lead(self.now.share_worth(line, holdings), seat, self.weights)
            self.prices[line, seat] = price
        return price


def best_other(worth: list[float], seat: int) -> float:
    """The most that any other seat has."""
    return max(amount for other, amount in enumerate(worth) if other != seat)


def let_stand(state: State) -> list[Event]:
    """Everybody who is still asked about an extension lets it stand; what happens then."""
    events: list[Event] = []
    while state.phase not in (ACTION, OVER):
        if state.phase == VETO_CALL:
            events = DeclineVeto().apply(state)
        elif state.phase == VETO_BID:
            events = PassBid().apply(state)
        else:
            events = PassAnswer().apply(state)
    return events
