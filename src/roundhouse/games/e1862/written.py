"""The written form of the game: events, positions and results with the players' own names. Actions: names.py."""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.event import Event
from roundhouse.engine.ranking import ranks
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.map.atlas import COMPANIES, HEXES, NONE, SIZE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.map.tiles import TILES
from roundhouse.games.e1862.names import LONDON, edges_of
from roundhouse.games.e1862.operating.depot import BAND_SIZES, ENDLESS
from roundhouse.games.e1862.operating.fleet import train_id, train_of
from roundhouse.games.e1862.operating.permits import permit_names
from roundhouse.games.e1862.operating.train_types import BANDS
from roundhouse.games.e1862.state import ENDS, HOMES, OPERATING, PARLIAMENT, RECEIVERSHIP, ROUND_NAMES, STOCK, State
from roundhouse.games.e1862.steps import CHARTER, DECISIONS, OVER, REMOVE, STAGES

#: Arguments of events that are numbers of companies.
OF_COMPANIES: Final = ("company", "other", "survivor")
#: What `State.m_kind` says, and nothing while the other director is asked.
PROCEDURES: Final = [None, "merger", "acquisition", "refinancing"]
#: Facts of which 0 says something: the first seat.
SEATS: Final = ("turn_of", "bidder", "fined", "option")


# -- events


def write_event(state: State, event: Event) -> list[Any]:
    args: dict[str, Any] = {}
    for name, value in event.args.items():
        if name in OF_COMPANIES:
            args[name] = COMPANIES[value]
        elif name == "hex":
            args[name] = LONDON if value >= SIZE else HEXES[value]
        elif name == "tile":
            args[name] = TILES[value]
        elif name == "band" or name == "phase":
            args[name] = BANDS[value]
        elif name == "holder":
            args[name] = holder_name(state, value)
        else:
            args[name] = value
    return [event.key, args]


def holder_name(state: State, holder: int) -> int | str:
    """A seat, or a word for what is no player."""
    if holder == state.treasury:
        return "treasury"
    if holder == state.ipo:
        return "ipo"
    return "pool" if holder == state.pool else holder


# -- positions


def write_state(state: State) -> dict[str, Any]:
    """Everything that can matter from here on, and nothing that follows from the rest of it."""
    board = state.board
    band = state.band()
    size = BAND_SIZES[state.switches.length][band]
    trains, markers = trains_of_all(state), markers_of_all(state)
    return {
        "next": write_next(state),
        "round": ROUND_NAMES[state.round],
        "turn": state.turn,
        "or": [state.or_number, state.or_count],
        "phase": BANDS[state.phase],
        "lner": state.lner,
        "market_top": state.top == 1,
        "bank_broken": state.broken == 1,
        "empty_stock_rounds": state.barren,
        "ended_by": ENDS[state.ended_by],
        "bank": state.bank,
        "priority": state.priority,
        "certificate_limit": state.certificate_limit,
        "clock": state.clock,
        "depot": {
            "band": BANDS[band],
            "left": None if size == ENDLESS else size - state.sold_trains[band],
            "sold": list(state.sold_trains),
        },
        "players": [write_player(state, seat) for seat in range(state.players)],
        "companies": {
            COMPANIES[company]: write_company(state, company, trains[company], markers[company])
            for company in range(COUNT)
            if state.in_play[company]
        },
        "fleet": [train_id(state, number) for number in range(len(state.train_owner))],
        "tiles": {
            HEXES[hex]: [TILES[board.tile[hex]], board.turn[hex], edges_of(board.small[hex])]
            for hex in range(SIZE)
            if board.tile[hex] != NONE
        },
        "london": [company_name(company) for company in board.london],
        "supply": {TILES[tile]: state.supply[tile] for tile in range(len(TILES))},
        "operating": company_name(state.operating),
        "under_way": write_progress(state),
    }


def write_outcome(state: State) -> dict[str, Any]:
    totals = [worth(state, seat) for seat in range(state.players)]
    rank = ranks(totals)
    return {
        "ended_by": ENDS[state.ended_by],
        "cash": list(state.cash),
        "total": totals,
        "rank": rank,
        "winners": [seat for seat, place in enumerate(rank) if place == 1],
    }


# -- their parts


def company_name(company: int) -> str | None:
    return COMPANIES[company] if company >= 0 else None


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def companies_in(bits: int) -> list[str]:
    return [COMPANIES[company] for company in range(COUNT) if bits >> company & 1]


def write_next(state: State) -> dict[str, Any]:
    if state.step == OVER:
        return {"decision": "over", "seat": None}
    return {
        "decision": DECISIONS[state.step][0],
        "seat": state.asked,
        "company": company_name(state.company),
        "bid": state.bid,
    }


def trains_of_all(state: State) -> list[list[Any]]:
    """Per company its trains: id, name and warranties."""
    trains: list[list[Any]] = [[] for _ in range(COUNT)]
    for number, owner in enumerate(state.train_owner):
        trains[owner].append([train_id(state, number), train_of(state, number), state.train_warranties[number]])
    return trains


def markers_of_all(state: State) -> list[list[int]]:
    """Per company the places of its markers on the map."""
    markers: list[list[int]] = [[] for _ in range(COUNT)]
    for place, owner in enumerate(state.board.markers):
        if owner != NONE:
            markers[owner].append(place)
    return markers


def write_player(state: State, seat: int) -> dict[str, Any]:
    row = seat * COUNT
    trading = state.round == STOCK
    return {
        "cash": state.cash[seat],
        "shares": counts([state.holding(company, seat) for company in range(COUNT)]),
        "promised": [COMPANIES[company] for company in range(COUNT) if state.promised[company] == seat],
        **noted(
            {
                "won": state.won[seat] == 1 and state.round == PARLIAMENT,
                "bidding": state.bidding[seat] == 1,
                "owes": state.owes[seat],
                "bought": counts(state.bought[row : row + COUNT]) if trading else None,
                "sold": list(counts(state.sold[row : row + COUNT])) if trading else None,
            }
        ),
    }


def counts(numbers: list[int]) -> dict[str, int]:
    """Numbers by company, where there are any."""
    return {COMPANIES[company]: numbers[company] for company in range(COUNT) if numbers[company]}


def noted(facts: dict[str, Any]) -> dict[str, Any]:
    """Those of the facts that say something."""
    return {name: fact for name, fact in facts.items() if fact or (fact is not None and name in SEATS)}


def write_company(state: State, company: int, trains: list[Any], markers: list[int]) -> dict[str, Any]:
    permits = permit_names(state.permits[company])
    if not state.started[company]:
        barred = state.barred[company] == 1
        return {"started": False, "opens": BANDS[state.opens[company]], "permits": permits, "barred": barred}
    director = state.director[company]
    debt = state.debt[company]
    return {
        "started": True,
        "floated": state.floated[company] == 1,
        "chartered": state.chartered[company] == 1,
        "director": None if director == RECEIVERSHIP else director,
        "certificate": holder_name(state, state.certificate[company]),
        "price": state.price(company),
        "par": state.par[company],
        "arrival": state.arrival[company],
        "cash": state.money[company],
        "ipo": state.holding(company, state.ipo),
        "treasury": state.holding(company, state.treasury),
        "pool": state.holding(company, state.pool),
        "trains": trains,
        "permits": permits,
        "original": permit_names(state.original[company]),
        "unused": state.unused[company],
        "box": state.box[company],
        "markers": [[HEXES[place // PLACES_PER_HEX], place % PLACES_PER_HEX] for place in markers],
        "since": [state.since[place] for place in markers],
        "home": HOMES[state.home[company]],
        "debt": None if debt == NONE else HEXES[debt],
    }


def write_progress(state: State) -> dict[str, Any]:
    """How far the round has come, and what is under way in it. Nothing is said where there is nothing to say."""
    between = state.round != OPERATING
    return noted(
        {
            "parliaments": state.parliaments,
            "turn_of": state.turn_of if between else None,
            "passes": state.passes if between else None,
            "bidder": seat_or_none(state.bidder),
            "charter_shares": state.charter_shares if state.step == CHARTER else None,
            "sold": companies_in(state.sold_now),
            "bought": state.bought_now == 1,
            "markers_for": company_name(state.marker_company),
            "fined": seat_or_none(state.fined),
            "settling": state.settling == 1,
            "operated": None if between else list(counts(state.operated)),
            "queue": [COMPANIES[company] for company in state.queue],
            "company": write_turn(state) if state.operating != NONE else None,
            "offered_train": None if state.offered_train == NONE else train_id(state, state.offered_train),
            "procedure": write_procedure(state),
        }
    )


def write_turn(state: State) -> dict[str, Any]:
    """How far the turn of the operating company has come."""
    refused = state.refused_mergers
    trains = range(len(state.train_owner))
    return {
        "stage": STAGES[state.stage],
        **noted(
            {
                "laid": state.laid,
                "built": state.built == 1,
                "stationed": state.stationed == 1,
                "based": state.based == 1 and not state.switches.terminal_in_home_turn,
                "merged": state.merged == 1,
                "ran": state.ran == 1,
                "local_run": state.local_run == 1,
                "revenue": state.revenue,
                "subsidy": state.subsidy,
                "emergency": state.emergency == 1,
                "refinanced": state.refinanced == 1,
                "redeem_lost": state.redeem_lost == 1,
                "refused_trains": [train_id(state, number) for number in trains if state.refused_trains >> number & 1],
                "refused_to_be_absorbed": companies_in(refused),
                "refused_to_absorb": companies_in(refused >> COUNT),
            }
        ),
    }


def write_procedure(state: State) -> dict[str, Any]:
    """A merger, an acquisition or refinancing (§5.2): proposed, with a holder to ask, or with markers to remove."""
    asked, removing = state.m_option != NONE, state.step == REMOVE
    return noted(
        {
            "kind": PROCEDURES[state.m_kind],
            "origin": company_name(state.m_origin),
            "survivor": company_name(state.m_survivor),
            "absorbed": company_name(state.m_absorbed),
            "price": state.m_price if state.m_kind else None,
            "holders": [holder_name(state, holder) for holder in state.holders],
            "option": holder_name(state, state.m_option) if asked else None,
            "redeem": state.m_redeem if asked else None,
            "sell": state.m_sell if asked else None,
            "certificate": asked and state.m_certificate == 1,
            "excess": state.m_excess if removing else None,
            "ends_turn": removing and state.m_ends_turn == 1,
        }
    )
