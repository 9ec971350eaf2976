"""The weights: how a player of code sees things, and the tempers that come of seeing them otherwise."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.bots.search import EVEN, FRIENDLY, SHARP


class Weights:
    """Found by playing many games against other ways of seeing things."""

    def __init__(
        self,
        *,
        share_doubt: float = 0.6,
        station_doubt: float = 0.3,
        industry_doubt: float = 0.9,
        passenger_doubt: float = 0.3,
        least_doubt: float = 0.2,
        usual_tiles: float = 42.0,
        growth: float = 1.0,
        late_growth: float = 2.0,
        shares: float = 1.0,
        stations: float = 1.0,
        towns: float = 1.0,
        cities: float = 0.8,
        industries: float = 1.0,
        passengers: float = 1.0,
        city_hope: float = 0.35,
        envy: float = 1.0,
        leader: float = 0.5,
        victory: float = 15.0,
        reply: float = 0.4,
        follow: float = 0.3,
        veto_fear: float = 0.5,
        veto_margin: float = 0.4,
        indifference: float = 0.1,
    ) -> None:
        #: How much counts may still change, at the start of the game and at its end.
        self.share_doubt = share_doubt
        self.station_doubt = station_doubt
        self.industry_doubt = industry_doubt
        self.passenger_doubt = passenger_doubt
        self.least_doubt = least_doubt
        #: Tiles that are laid in a usual game.
        self.usual_tiles = usual_tiles
        #: What lines will connect soon, and beyond the look ahead.
        self.growth = growth
        self.late_growth = late_growth
        #: What the kinds of scoring weigh.
        self.shares = shares
        self.stations = stations
        self.towns = towns
        self.cities = cities
        self.industries = industries
        self.passengers = passengers
        #: That a city will be connected which no line is near to yet.
        self.city_hope = city_hope
        #: How much the others matter at all; and the best of them, compared with their average.
        self.envy = envy
        self.leader = leader
        #: What winning is worth beyond the points.
        self.victory = victory
        #: What the next player, or the own second action, can collect at once.
        self.reply = reply
        self.follow = follow
        #: How likely a veto comes that pays for whoever bids.
        self.veto_fear = veto_fear
        #: A veto must pay at least this much.
        self.veto_margin = veto_margin
        #: Actions that differ by less are equally good.
        self.indifference = indifference


WEIGHTS: Final = Weights()

#: Friendly players look after themselves and leave others alone; sharp ones go for whoever leads.
TEMPERS: Final = {
    EVEN: WEIGHTS,
    FRIENDLY: Weights(envy=0.35, leader=0.2, veto_margin=3.0, veto_fear=0.2, indifference=0.6),
    SHARP: Weights(leader=0.85, veto_margin=0.15, indifference=0.0),
}
