"""Legal actions by kind, built only when they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Legal, Listed, Searched
from roundhouse.games.e1862.actions import (
    DIVIDENDS,
    FROM_IPO,
    FROM_POOL,
    FROM_TREASURY,
    REFINANCE,
    SELL_TREASURY,
    Action,
    BuyCharterShare,
    BuyShare,
    BuyTrain,
    ChooseMarkers,
    Consent,
    DecideDividend,
    OpenAuction,
    Option,
    Pass,
    ProposeMerger,
    RaiseBid,
    RaiseMoney,
    Redeem,
    RemoveMarker,
    RunTrains,
    SellShares,
    SetPar,
    StartCompany,
)
from roundhouse.games.e1862.decisions import (
    ACQUIRE,
    ACQUIRE_CONSENT,
    BID,
    CHARTER,
    DIVIDEND,
    FINE,
    HOME_UPGRADE,
    MARKERS,
    MERGE,
    MERGE_CONSENT,
    OPEN,
    OPTION,
    OVER,
    PAR,
    REDEEM,
    REMOVE,
    RUN,
    STATION,
    TRACK,
    TRADE,
    TRAIN_CONSENT,
)
from roundhouse.games.e1862.finance.availability import why_not_start
from roundhouse.games.e1862.finance.companies import COUNT, DIRECTOR, FEWEST_MARKERS, NUMBER_OF_TYPES
from roundhouse.games.e1862.finance.flotation import most_markers
from roundhouse.games.e1862.finance.market import FIRST_START, LAST_START, PARS, PRICES
from roundhouse.games.e1862.finance.parliament import BID_STEP, RESERVE
from roundhouse.games.e1862.map.markers import hex_and_slot
from roundhouse.games.e1862.mergers.merger import partners, removable
from roundhouse.games.e1862.operating.depot import MOST_WARRANTIES
from roundhouse.games.e1862.operating.running import best_choice, run_choices, why_not_run
from roundhouse.games.e1862.operating.stations import station_places, terminals
from roundhouse.games.e1862.operating.track import small_stations, tile_lays
from roundhouse.games.e1862.operating.trains import offers
from roundhouse.games.e1862.state import State

WhyNot = Callable[[State, Action], Any]


class Priced:
    """Companies at every price on a scale: auctions that can be opened, companies that can be started."""

    def __init__(self, kind: str, companies: list[int], prices: list[int], opening: bool) -> None:
        self.kind = kind
        self.companies = companies
        self.prices = prices
        self.opening = opening

    def any(self) -> bool:
        return len(self.companies) > 0 and len(self.prices) > 0

    def count(self) -> int:
        return len(self.companies) * len(self.prices)

    def at(self, index: int) -> Action:
        company = self.companies[index // len(self.prices)]
        price = self.prices[index % len(self.prices)]
        return OpenAuction(company, price) if self.opening else StartCompany(company, price)

    def has(self, action: Any) -> bool:
        if isinstance(action, OpenAuction) and self.opening:
            return action.company in self.companies and action.bid in self.prices
        if isinstance(action, StartCompany) and not self.opening:
            return action.company in self.companies and action.price in self.prices
        return False


class Runs(Searched):
    """Far more runs than anybody could list are legal: some are, and every other one is judged when it is asked for."""

    kind = "RunTrains"

    def __init__(self, state: State) -> None:
        self.state = state
        self.listed: list[RunTrains] = []

    def any(self) -> bool:
        return True

    def _list(self) -> list[RunTrains]:
        if not self.listed:
            self.listed = [*run_choices(self.state), RunTrains([])]
        return self.listed

    def at_once(self) -> list[RunTrains]:
        return [RunTrains([])]

    def draw(self, chance: Chance) -> RunTrains:
        """The best one or none, which is found sooner than a list of others."""
        return best_choice(self.state) if chance.below(2) else RunTrains([])

    def count(self) -> int:
        return len(self._list())

    def at(self, index: int) -> RunTrains:
        return self._list()[index]

    def has(self, action: Any) -> bool:
        return isinstance(action, RunTrains) and why_not_run(self.state, action) is None


def legal(state: State, why_not: WhyNot) -> Legal:
    """Every legal action; what the listing does not know by itself is asked of `why_not`."""
    step = state.step
    if step == OVER:
        return Legal([])
    if step == OPEN:
        return Legal([auctions(state), Listed("Pass", [Pass()])])
    if step == BID:
        most = state.cash[state.asked] - RESERVE
        bids = [RaiseBid(bid) for bid in range(state.bid + BID_STEP, most + 1, BID_STEP)]
        return Legal([Listed("RaiseBid", bids), Listed("Pass", [Pass()])])
    if step == TRADE:
        return Legal(
            [sales(state, why_not), purchases(state, why_not), starts(state, why_not), *passing(state, why_not)]
        )
    if step in (TRACK, HOME_UPGRADE):
        return track_choices(state, why_not)
    if step == STATION:
        places: list[Any] = [Listed("PlaceStation", list(station_places(state)))]
        return Legal([*places, Listed("BuildTerminal", list(terminals(state))), *passing(state, why_not)])
    if step == RUN:
        return Legal([Runs(state)])
    candidates = simple(state)
    kinds: list[Any] = []
    names: list[str] = []
    for action in candidates:
        name = action.key()[0]
        if name not in names:
            names.append(name)
    for name in names:
        of_kind = [action for action in candidates if action.key()[0] == name and why_not(state, action) is None]
        kinds.append(Listed(name, list(of_kind)))
    return Legal(kinds)


def passing(state: State, why_not: WhyNot) -> list[Any]:
    return [Listed("Pass", [Pass()] if why_not(state, Pass()) is None else [])]


def auctions(state: State) -> Priced:
    companies = [company for company in range(COUNT) if why_not_start(state, company) is None]
    bids = list(range(0, state.cash[state.asked] - RESERVE + 1, BID_STEP))
    return Priced("OpenAuction", companies, bids, True)


def sales(state: State, why_not: WhyNot) -> Listed:
    actions: list[Any] = []
    for company in range(COUNT):
        for count in range(1, state.holding(company, state.asked) + 1):
            action = SellShares(company, count)
            if why_not(state, action) is None:
                actions.append(action)
    return Listed("SellShares", actions)


def purchases(state: State, why_not: WhyNot) -> Listed:
    actions: list[Any] = []
    for company in range(COUNT):
        if state.started[company]:
            for source in (FROM_IPO, FROM_POOL, FROM_TREASURY):
                action = BuyShare(company, source)
                if why_not(state, action) is None:
                    actions.append(action)
    return Listed("BuyShare", actions)


def starts(state: State, why_not: WhyNot) -> Priced:
    companies: list[int] = []
    if state.cash[state.asked] >= RESERVE:
        companies = [
            company
            for company in range(COUNT)
            if state.in_play[company] and why_not(state, StartCompany(company, PARS[0])) is None
        ]
    most = state.cash[state.asked] // DIRECTOR
    prices = [price for price in PRICES[FIRST_START : LAST_START + 1] if price <= most]
    return Priced("StartCompany", companies, prices, False)


def track_choices(state: State, why_not: WhyNot) -> Legal:
    kinds: list[Any] = [Listed("LayTile", list(tile_lays(state)))]
    if state.step == TRACK:
        kinds.append(Listed("PlaceSmallStation", list(small_stations(state))))
        kinds.append(Listed("BuildTerminal", list(terminals(state))))
        kinds += passing(state, why_not)
    return Legal(kinds)


def simple(state: State) -> list[Action]:
    """Candidates of the steps that have few."""
    step = state.step
    if step == PAR:
        return [SetPar(price) for price in PARS]
    if step == CHARTER:
        return [BuyCharterShare(), Pass()]
    if step == MARKERS:
        return [ChooseMarkers(count) for count in range(FEWEST_MARKERS, most_markers(state) + 1)]
    if step == FINE:
        return [
            SellShares(company, count)
            for company in range(COUNT)
            for count in range(1, state.holding(company, state.asked) + 1)
        ]
    if step in (MERGE, ACQUIRE):
        found: list[Action] = []
        for other in partners(state, state.operating):
            found.append(ProposeMerger(other, state.operating))
            found.append(ProposeMerger(other, other))
        return [*found, Pass()]
    if step in (MERGE_CONSENT, ACQUIRE_CONSENT, TRAIN_CONSENT):
        return [Consent(1), Consent(0)]
    if step == OPTION:
        return [Option(1), Option(0)]
    if step == REMOVE:
        return [RemoveMarker(*hex_and_slot(state.board, place)) for place in removable(state)]
    if step == DIVIDEND:
        return [DecideDividend(kind) for kind in range(len(DIVIDENDS))]
    if step == REDEEM:
        return [Redeem(), Pass()]
    return train_candidates(state)


def train_candidates(state: State) -> list[Action]:
    found: list[Action] = [
        BuyTrain(type, warranties) for type in range(NUMBER_OF_TYPES) for warranties in range(MOST_WARRANTIES + 1)
    ]
    found += offers(state)
    return [*found, RaiseMoney(SELL_TREASURY), RaiseMoney(REFINANCE), Pass()]
