"""The decision points: who is asked what, every action there is, and what of it is legal."""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.actions import Actions
from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.legal import Legal, Listed, Searched
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.availability import why_not_start
from roundhouse.games.e1862.finance.companies import COUNT, DIRECTOR, FEWEST_MARKERS
from roundhouse.games.e1862.finance.flotation import ChooseMarkers, most_markers
from roundhouse.games.e1862.finance.market import FIRST_START, LAST_START, PARS, PRICES
from roundhouse.games.e1862.finance.parliament import (
    BID_STEP,
    RESERVE,
    BuyCharterShare,
    OpenAuction,
    RaiseBid,
    SetPar,
)
from roundhouse.games.e1862.finance.stock_round import SOURCES, BuyShare, SellShares, StartCompany
from roundhouse.games.e1862.map.markers import hex_and_slot
from roundhouse.games.e1862.mergers.merger import Consent, ProposeMerger, RemoveMarker, partners, removable
from roundhouse.games.e1862.mergers.procedure import Option
from roundhouse.games.e1862.operating.dividends import DIVIDENDS, DecideDividend
from roundhouse.games.e1862.operating.forced_purchase import WAYS, RaiseMoney, must_raise
from roundhouse.games.e1862.operating.redeeming import Redeem
from roundhouse.games.e1862.operating.running import RunTrains, best_choice, run_choices
from roundhouse.games.e1862.operating.stations import BuildTerminal, PlaceStation, station_places, terminals
from roundhouse.games.e1862.operating.track import LayTile, PlaceSmallStation, small_stations, tile_lays
from roundhouse.games.e1862.operating.train_types import NUMBER_OF_TYPES
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom, offers
from roundhouse.games.e1862.operating.warranties import MOST_WARRANTIES
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    ACQUIRE_CONSENT,
    BID,
    CHARTER,
    DECISIONS,
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
    RAISE,
    REDEEM,
    REMOVE,
    RUN,
    STATION,
    TRACK,
    TRADE,
    TRAIN_CONSENT,
    TRAINS,
)

KINDS: Final = (
    Pass, OpenAuction, RaiseBid, SetPar, BuyCharterShare, SellShares, BuyShare, StartCompany, ChooseMarkers,
    ProposeMerger, Consent, Option, RemoveMarker, LayTile, PlaceSmallStation, BuildTerminal, PlaceStation, RunTrains,
    DecideDividend, BuyTrain, BuyTrainFrom, RaiseMoney, Redeem,
)  # fmt: skip
ACTIONS: Final = Actions(KINDS)


def decision(state: State) -> Decision | None:
    """Who must decide what; None when the game is over."""
    if state.step == OVER:
        return None
    kind, rule = DECISIONS[question_of(state)]
    return Decision(state.asked, kind, rule)


def question_of(state: State) -> int:
    """The step; buying trains is another question for who must raise the money first (R7.11-c)."""
    return RAISE if state.step == TRAINS and must_raise(state) else state.step


def why_not(state: State, action: E1862Action, seat: int) -> Violation | None:
    """The first rule that the action breaks when that seat tries it."""
    if state.step == OVER:
        return Violation("R3.0-b", "why-over", {})
    if seat != state.asked:
        return Violation(DECISIONS[state.step][1], "why-not-asked", {"seat": state.asked})
    return why_not_action(state, action)


def why_not_action(state: State, action: E1862Action) -> Violation | None:
    """The first rule that the action breaks when the seat that is asked tries it."""
    if state.step not in action.answers:
        return Violation(DECISIONS[state.step][1], "why-not-now", {})
    return action.why_not(state)


# -- what is legal


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

    def at(self, index: int) -> OpenAuction | StartCompany:
        company = self.companies[index // len(self.prices)]
        price = self.prices[index % len(self.prices)]
        return OpenAuction(company, price) if self.opening else StartCompany(company, price)

    def has(self, action: Any) -> bool:
        if isinstance(action, OpenAuction) and self.opening:
            return action.company in self.companies and action.bid in self.prices
        if isinstance(action, StartCompany) and not self.opening:
            return action.company in self.companies and action.price in self.prices
        return False


class SearchedRuns(Searched):
    """Far more runs than anybody could list are legal: some are, and every other one is judged when it is asked for."""

    kind = "run_trains"

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
        return isinstance(action, RunTrains) and action.why_not(self.state) is None


def legal(state: State) -> Legal[E1862Action]:
    """Every legal action, in canonical order."""
    step = state.step
    if step == OVER:
        return Legal([])
    if step == OPEN:
        return Legal([auctions(state), Listed("pass", [Pass()])])
    if step == BID:
        most = state.cash[state.asked] - RESERVE
        bids = [RaiseBid(bid) for bid in range(state.bid + BID_STEP, most + 1, BID_STEP)]
        return Legal([Listed("raise_bid", list(bids)), Listed("pass", [Pass()])])
    if step == TRADE:
        return Legal([*allowed(state, sales(state)), *allowed(state, purchases(state)), starts(state), passing(state)])
    if step == HOME_UPGRADE:
        return Legal([Listed("lay_tile", list(tile_lays(state)))])
    if step == TRACK:
        tiles, small = Listed("lay_tile", list(tile_lays(state))), list(small_stations(state))
        return Legal([tiles, Listed("place_small_station", small), in_london(state), passing(state)])
    if step == STATION:
        return Legal([Listed("place_station", list(station_places(state))), in_london(state), passing(state)])
    if step == RUN:
        return Legal([SearchedRuns(state)])
    return Legal(allowed(state, candidates(state)))


def allowed(state: State, tries: list[E1862Action]) -> list[Any]:
    """Those actions that no rule refuses, by kinds, in the order of the first of each kind."""
    kinds: dict[str, list[Any]] = {}
    for action in tries:
        if action.why_not(state) is None:
            kinds.setdefault(action.form.name, []).append(action)
    return [Listed(name, actions) for name, actions in kinds.items()]


def passing(state: State) -> Listed:
    action = Pass()
    return Listed("pass", [action] if action.why_not(state) is None else [])


def in_london(state: State) -> Listed:
    return Listed("build_terminal", list(terminals(state)))


def auctions(state: State) -> Priced:
    companies = [company for company in range(COUNT) if why_not_start(state, company) is None]
    bids = list(range(0, state.cash[state.asked] - RESERVE + 1, BID_STEP))
    return Priced("open_auction", companies, bids, True)


def sales(state: State) -> list[E1862Action]:
    return [
        SellShares(company, count)
        for company in range(COUNT)
        for count in range(1, state.holding(company, state.asked) + 1)
    ]


def purchases(state: State) -> list[E1862Action]:
    started = [company for company in range(COUNT) if state.started[company]]
    return [BuyShare(company, source) for company in started for source in range(len(SOURCES))]


def starts(state: State) -> Priced:
    companies: list[int] = []
    if state.cash[state.asked] >= RESERVE:
        companies = [
            company
            for company in range(COUNT)
            if state.in_play[company] and StartCompany(company, PARS[0]).why_not(state) is None
        ]
    most = state.cash[state.asked] // DIRECTOR
    prices = [price for price in PRICES[FIRST_START : LAST_START + 1] if price <= most]
    return Priced("start_company", companies, prices, False)


def candidates(state: State) -> list[E1862Action]:
    """What may be legal in the steps that have few actions."""
    step = state.step
    if step == PAR:
        return [SetPar(price) for price in PARS]
    if step == CHARTER:
        return [BuyCharterShare(), Pass()]
    if step == MARKERS:
        return [ChooseMarkers(count) for count in range(FEWEST_MARKERS, most_markers(state) + 1)]
    if step == FINE:
        return sales(state)
    if step in (MERGE, ACQUIRE):
        own = state.operating
        pairs = [(other, survivor) for other in partners(state, own) for survivor in (own, other)]
        return [*[ProposeMerger(other, survivor) for other, survivor in pairs], Pass()]
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
    trains = [(type, warranties) for type in range(NUMBER_OF_TYPES) for warranties in range(MOST_WARRANTIES + 1)]
    raising = [RaiseMoney(way) for way in range(len(WAYS))]
    return [*[BuyTrain(type, warranties) for type, warranties in trains], *offers(state), *raising, Pass()]
