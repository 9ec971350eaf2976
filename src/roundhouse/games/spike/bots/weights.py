"""The weights: how a player of code sees things, in money, and the tempers that come of seeing them otherwise."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.bots.search import EVEN, FRIENDLY, SHARP


class Weights:
    """Found by playing many games against other ways of seeing things."""

    def __init__(
        self,
        *,
        segment: float = 1.4,
        trip: float = 1.1,
        mile: float = 0.25,
        card: float = 0.9,
        spare_card: float = 0.23,
        many_cards: int = 6,
        market: float = 1.3,
        setting_out: float = 1.15,
        fetching: float = 0.55,
        hope: float = 0.5,
        patience: float = 1.5,
        hold_out: float = 6.0,
        boost: float = 0.75,
        nearer: float = 1.0,
        effort: float = 1.1,
        route: float = 1.45,
        sooner: float = 0.5,
        locomotive: float = 2.0,
        locomotive_again: float = 0.9,
        tender: float = 18.0,
        tender_again: float = 2.7,
        car: float = 0.8,
        car_again: float = 0.65,
        lifetime: float = 38.0,
        spend: float = 2.0,
        wanted_card: float = 2.05,
        held_card: float = 0.17,
        blind_card: float = 1.13,
        turn: float = 1.6,
        envy: float = 0.5,
        indifference: float = 0.05,
    ) -> None:
        #: What a segment still to be built costs: its card, its track, and the time for both.
        self.segment = segment
        #: What a delivery costs in actions: starting the train twice.
        self.trip = trip
        #: What a turn of driving costs, and how much it counts for a locomotive that plans are worth more with it.
        self.mile = mile
        self.sooner = sooner
        #: What a rail card in hand is worth, and what it is worth when there are many already.
        self.card = card
        self.spare_card = spare_card
        self.many_cards = many_cards
        #: What a dollar of the market is worth.
        self.market = market
        #: What part of a delivery is earned by setting out for it, by setting out to load for it, and by setting out
        #: to load while the track to where it goes is still to be built.
        self.setting_out = setting_out
        self.fetching = fetching
        self.hope = hope
        #: Turns that are added to what a trip takes when trips are compared: the more, the more the money counts.
        self.patience = patience
        #: A delivery is put off if another city of the network pays so much more.
        self.hold_out = hold_out
        #: What a boost is worth that brings the train into a city.
        self.boost = boost
        #: How much it counts for a build that it brings planned cities nearer.
        self.nearer = nearer
        #: How long builds are expected to take, compared with the usual.
        self.effort = effort
        #: How much the route card counts in plans.
        self.route = route
        #: What upgrades save in a long game: for every contract, once, and for every contract but one.
        self.locomotive = locomotive
        self.locomotive_again = locomotive_again
        self.tender = tender
        self.tender_again = tender_again
        self.car = car
        self.car_again = car_again
        #: The turns of a game that is long in this sense.
        self.lifetime = lifetime
        #: Cards that can be spent in a turn: more than can be spent in the turns that are left are too many.
        self.spend = spend
        #: How good a card on display seems that is wanted, or of which there are some, and one from the deck.
        self.wanted_card = wanted_card
        self.held_card = held_card
        self.blind_card = blind_card
        #: What a turn of the rest of the game brings everybody, beside contracts and routes.
        self.turn = turn
        #: How much the lead over the best of the others counts, against the own money alone.
        self.envy = envy
        #: Actions that are worth less by at most this are as good.
        self.indifference = indifference


TEMPERS: Final = {
    EVEN: Weights(),
    # Plays for itself, and takes what is nearly as good for as good.
    FRIENDLY: Weights(envy=0.0, indifference=0.4),
    # Minds the leader as much as itself.
    SHARP: Weights(envy=1.0, indifference=0.0),
}
#: With three, turns last for all contracts, and track for them counts less; with four they are few, and hands small.
AT_THREE: Final = {
    temper: Weights(segment=1.0, trip=0.5, card=0.8, envy=usual.envy, indifference=usual.indifference)
    for temper, usual in TEMPERS.items()
}
AT_FOUR: Final = {
    temper: Weights(trip=0.7, mile=0.2, card=0.8, envy=usual.envy, indifference=usual.indifference)
    for temper, usual in TEMPERS.items()
}


def weights_of(temper: str, players: int) -> Weights:
    """How somebody of that temper sees things at a table of that size."""
    if players == 3:
        return AT_THREE[temper]
    return AT_FOUR[temper] if players == 4 else TEMPERS[temper]
