"""The state of one game: flat lists of small integers, cheap to copy."""

# compiled
from __future__ import annotations

from typing import Any, ClassVar, Final

from roundhouse.engine.event import Event
from roundhouse.engine.state import Given, Passing, pack_fields, restored
from roundhouse.games.e1862.finance.companies import COUNT, DIRECTOR, STATION_MARKERS
from roundhouse.games.e1862.finance.market import PRICES
from roundhouse.games.e1862.map.atlas import NONE, SIZE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX, Board
from roundhouse.games.e1862.map.tiles import TILE_COUNTS
from roundhouse.games.e1862.operating.depot import BAND_SIZES, ENDLESS, NUMBER_OF_BANDS
from roundhouse.games.e1862.setup.switches import Switches
from roundhouse.games.e1862.steps import AT_TRAINS

#: A director who is nobody: the certificate is in the Pool (§8).
RECEIVERSHIP: Final = -2

PARLIAMENT: Final = 0
STOCK: Final = 1
OPERATING: Final = 2
ROUND_NAMES: Final = ["PR", "SR", "OR"]

NOT_PLACED: Final = 0
PLACED: Final = 1
BESIDE: Final = 2
HOMES: Final = ["not_placed", "placed", "beside"]

# How far the LNER has come (R10.3): not at all, it will form after this set of operating rounds, it has formed; or,
# where a table reads it so, it will form after the next set.
LNER_FAR: Final = 0
LNER_COMING: Final = 1
LNER_FORMED: Final = 2
LNER_LATER: Final = 3
LNER_WORDS: Final = ["far", "coming", "formed", "later"]

# What ended the game.
BY_MARKET: Final = 1
BY_BANK: Final = 2
BY_LNER: Final = 3
BY_COLLAPSE: Final = 4
ENDS: Final = ["", "market", "bank", "lner", "collapse"]


class State:
    """Everything true about one game. `switches` never change; the rest is integers.

    Shares have holders: the seats, then the Pool, the IPO and the company's own treasury.
    """

    switches: Given[Switches]
    players: int
    board: Board
    #: What the action under way has caused.
    events: Passing[list[Event]]
    #: Moves of ordinary shares, five numbers each (company, count, giver, taker, from the back), for whoever must know
    #: which numbered certificate is where (certificates.py); nobody else looks, and it stays None.
    ledger: Passing[list[int] | None]

    # Rounds (§3)
    #: PARLIAMENT, STOCK or OPERATING.
    round: int
    #: Number of the cycle.
    turn: int
    #: Parliament rounds still to come before the stock round, the current one included.
    parliaments: int
    #: Number of the operating round in its set.
    or_number: int
    #: Operating rounds of the current set (R3.0-a).
    or_count: int
    #: 0 for A to 7 for H.
    phase: int
    #: LNER_FAR, LNER_LATER, LNER_COMING or LNER_FORMED.
    lner: int
    #: A price has reached the top of the market (§10.1).
    top: int
    #: The bank has run out (§10.2).
    broken: int
    #: What ended the game, or 0.
    ended_by: int
    #: Stock rounds in a row after which no company was started or promised (R10.5-a).
    barren: int

    # The question (see steps.py)
    step: int
    #: The seat that must decide.
    asked: int
    #: The company the question is about: put up for auction, operating, floating.
    company: int

    # Money and order
    bank: int
    #: The seat with the priority marker.
    priority: int
    certificate_limit: int
    #: Counts up: gives price markers and station markers their order.
    clock: int

    # Parliament round (§4), stock round (§6)
    #: Whose turn it is.
    turn_of: int
    #: Turns in a row without an action.
    passes: int
    bid: int
    bidder: int
    #: Shares that the winner of the auction has bought besides the certificate.
    charter_shares: int
    #: Companies of which the player has sold in this turn, as bits.
    sold_now: int
    bought_now: int
    #: A company that has floated and must choose its markers, or NONE.
    marker_company: int
    #: The seat that is selling shares for a fine, or NONE.
    fined: int
    #: The stock round is over and obligations are being enforced.
    settling: int

    # Operating turn (§7)
    #: The company whose turn it is.
    operating: int
    #: How far its turn has come (see steps.py).
    stage: int
    #: Yellow tiles laid in this turn.
    laid: int
    #: The track action of this turn is used up (R7.6-a).
    built: int
    stationed: int
    #: The home base was placed in this turn, which matters only where it keeps the company from London (§7.6.5).
    based: int
    merged: int
    revenue: int
    subsidy: int
    #: A local train has earned something (R7.8.6-a).
    local_run: int
    #: Runs were made.
    ran: int
    #: Money was raised for a train: it must come from the bank (R7.11-d).
    emergency: int
    refinanced: int
    #: See redeem_lost_by_forced_sale.
    redeem_lost: int
    #: A train that its seller is asked to give, or NONE.
    offered_train: int
    #: Proposals (merger.py) and trains that were refused in this step, as bits.
    refused_mergers: int
    refused_trains: int

    # Merger, acquisition or refinancing under way (§5)
    #: MERGER, ACQUISITION or REFINANCING (procedure.py); 0 when there is none.
    m_kind: int
    m_origin: int
    m_survivor: int
    m_absorbed: int
    m_price: int
    #: The holder who decides about an option.
    m_option: int
    m_redeem: int
    m_sell: int
    #: The option is a director certificate (R5.2.4-n).
    m_certificate: int
    #: Markers that must be removed (R7.5.6-d).
    m_excess: int
    #: The resulting company does not operate in this turn (R7.5-c).
    m_ends_turn: int

    # Players
    cash: list[int]
    #: Has won a charter in this parliament round.
    won: list[int]
    #: Is still in the auction.
    bidding: list[int]
    #: Fines still to be paid by selling shares.
    owes: list[int]
    #: Shares bought in this stock round: seat * COUNT + company.
    bought: list[int]
    #: Has sold shares in this stock round: seat * COUNT + company.
    sold: list[int]

    # Companies
    in_play: list[int]
    #: The phase in which a company becomes available.
    opens: list[int]
    #: Its original permit, as a bit (R2.4.1-d).
    original: list[int]
    #: Permits as bits.
    permits: list[int]
    started: list[int]
    floated: list[int]
    chartered: list[int]
    #: Cell of the market, or NONE.
    cell: list[int]
    #: Par marker, or 0.
    par: list[int]
    #: When the price marker came to its cell.
    arrival: list[int]
    #: Treasury cash.
    money: list[int]
    #: Station markers on the charter.
    unused: list[int]
    #: Station markers that are out of use: not bought, or lost.
    box: list[int]
    #: Seat, RECEIVERSHIP, or NONE.
    director: list[int]
    #: Holder of the director certificate.
    certificate: list[int]
    #: company * holders + holder.
    shares: list[int]
    #: Seat that has the obligation to float it, or NONE (§4.3).
    promised: list[int]
    #: Not available before the next stock round (R4.3-h).
    barred: list[int]
    #: Home base: NOT_PLACED, PLACED or BESIDE (§7.2).
    home: list[int]
    #: Hex that must be built on before anything else (R7.2-b, -d), or NONE.
    debt: list[int]
    #: Has operated in this operating round.
    operated: list[int]

    # Rounds and procedure
    #: Companies still to operate in this round, in order.
    queue: list[int]
    #: Holders still to take their turn in the procedure.
    holders: list[int]

    # Map and trains
    #: When each marker was placed; as `board.markers`.
    since: list[int]
    #: Tiles left, by tile.
    supply: list[int]
    #: Trains of all companies, in the order in which their owners got them.
    train_band: list[int]
    train_type: list[int]
    train_copy: list[int]
    train_warranties: list[int]
    train_owner: list[int]
    #: Trains sold by the bank, by band.
    sold_trains: list[int]

    def __init__(self, switches: Switches, players: int) -> None:
        """Nothing but the numbers of the holders: `blank` and `copy` fill in the rest."""
        self.switches = switches
        self.players = players
        self.pool = players
        self.ipo = players + 1
        self.treasury = players + 2
        self.number_of_holders = players + 3

    # -- made of the declarations above; `make fields` writes it

    #: Fields that are kept with the game.
    kept: ClassVar[tuple[str, ...]] = (
        "players", "round", "turn", "parliaments", "or_number", "or_count", "phase", "lner", "top", "broken",
        "ended_by", "barren", "step", "asked", "company", "bank", "priority", "certificate_limit", "clock", "turn_of",
        "passes", "bid", "bidder", "charter_shares", "sold_now", "bought_now", "marker_company", "fined", "settling",
        "operating", "stage", "laid", "built", "stationed", "based", "merged", "revenue", "subsidy", "local_run", "ran",
        "emergency", "refinanced", "redeem_lost", "offered_train", "refused_mergers", "refused_trains", "m_kind",
        "m_origin", "m_survivor", "m_absorbed", "m_price", "m_option", "m_redeem", "m_sell", "m_certificate",
        "m_excess", "m_ends_turn", "cash", "won", "bidding", "owes", "bought", "sold", "in_play", "opens", "original",
        "permits", "started", "floated", "chartered", "cell", "par", "arrival", "money", "unused", "box", "director",
        "certificate", "shares", "promised", "barred", "home", "debt", "operated", "queue", "holders", "since",
        "supply", "train_band", "train_type", "train_copy", "train_warranties", "train_owner", "sold_trains",
    )  # fmt: skip

    def copy(self) -> State:
        """An independent copy; what is given is shared."""
        other = State(self.switches, self.players)
        other.board = self.board.copy()
        other.events = []
        other.ledger = None
        other.round = self.round
        other.turn = self.turn
        other.parliaments = self.parliaments
        other.or_number = self.or_number
        other.or_count = self.or_count
        other.phase = self.phase
        other.lner = self.lner
        other.top = self.top
        other.broken = self.broken
        other.ended_by = self.ended_by
        other.barren = self.barren
        other.step = self.step
        other.asked = self.asked
        other.company = self.company
        other.bank = self.bank
        other.priority = self.priority
        other.certificate_limit = self.certificate_limit
        other.clock = self.clock
        other.turn_of = self.turn_of
        other.passes = self.passes
        other.bid = self.bid
        other.bidder = self.bidder
        other.charter_shares = self.charter_shares
        other.sold_now = self.sold_now
        other.bought_now = self.bought_now
        other.marker_company = self.marker_company
        other.fined = self.fined
        other.settling = self.settling
        other.operating = self.operating
        other.stage = self.stage
        other.laid = self.laid
        other.built = self.built
        other.stationed = self.stationed
        other.based = self.based
        other.merged = self.merged
        other.revenue = self.revenue
        other.subsidy = self.subsidy
        other.local_run = self.local_run
        other.ran = self.ran
        other.emergency = self.emergency
        other.refinanced = self.refinanced
        other.redeem_lost = self.redeem_lost
        other.offered_train = self.offered_train
        other.refused_mergers = self.refused_mergers
        other.refused_trains = self.refused_trains
        other.m_kind = self.m_kind
        other.m_origin = self.m_origin
        other.m_survivor = self.m_survivor
        other.m_absorbed = self.m_absorbed
        other.m_price = self.m_price
        other.m_option = self.m_option
        other.m_redeem = self.m_redeem
        other.m_sell = self.m_sell
        other.m_certificate = self.m_certificate
        other.m_excess = self.m_excess
        other.m_ends_turn = self.m_ends_turn
        other.cash = self.cash[:]
        other.won = self.won[:]
        other.bidding = self.bidding[:]
        other.owes = self.owes[:]
        other.bought = self.bought[:]
        other.sold = self.sold[:]
        other.in_play = self.in_play[:]
        other.opens = self.opens[:]
        other.original = self.original[:]
        other.permits = self.permits[:]
        other.started = self.started[:]
        other.floated = self.floated[:]
        other.chartered = self.chartered[:]
        other.cell = self.cell[:]
        other.par = self.par[:]
        other.arrival = self.arrival[:]
        other.money = self.money[:]
        other.unused = self.unused[:]
        other.box = self.box[:]
        other.director = self.director[:]
        other.certificate = self.certificate[:]
        other.shares = self.shares[:]
        other.promised = self.promised[:]
        other.barred = self.barred[:]
        other.home = self.home[:]
        other.debt = self.debt[:]
        other.operated = self.operated[:]
        other.queue = self.queue[:]
        other.holders = self.holders[:]
        other.since = self.since[:]
        other.supply = self.supply[:]
        other.train_band = self.train_band[:]
        other.train_type = self.train_type[:]
        other.train_copy = self.train_copy[:]
        other.train_warranties = self.train_warranties[:]
        other.train_owner = self.train_owner[:]
        other.sold_trains = self.sold_trains[:]
        return other

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        given = (self.switches, self.players)
        fields = pack_fields(self, (*State.kept, "board"))
        fields["events"] = []
        fields["ledger"] = None
        return restored, (State, given, fields)

    # -- to here

    # -- what the rules keep asking

    def holding(self, company: int, holder: int) -> int:
        """Shares, a director certificate counting as three."""
        return self.shares[company * self.number_of_holders + holder]

    def ordinary(self, company: int, holder: int) -> int:
        """Ordinary shares: all but those of the director certificate."""
        held = self.shares[company * self.number_of_holders + holder]
        return held - DIRECTOR if self.certificate[company] == holder else held

    def move(self, company: int, count: int, giver: int, taker: int, from_back: bool = False) -> None:
        """Ordinary shares change hands; `from_back`: those that came last go first."""
        first = company * self.number_of_holders
        self.shares[first + giver] -= count
        self.shares[first + taker] += count
        if self.ledger is not None:
            self.ledger += [company, count, giver, taker, 1 if from_back else 0]

    def move_certificate(self, company: int, taker: int) -> None:
        """The director certificate and its three shares change hands."""
        first = company * self.number_of_holders
        self.shares[first + self.certificate[company]] -= DIRECTOR
        self.shares[first + taker] += DIRECTOR
        self.certificate[company] = taker

    def swap_for_certificate(self, company: int, seat: int) -> None:
        """Three ordinary shares for the director certificate (R6.3-h)."""
        before = self.certificate[company]
        if before != seat:
            self.move(company, DIRECTOR, seat, before)
            self.move_certificate(company, seat)

    def certificates(self, seat: int) -> int:
        """Certificates of a player; a director certificate counts as one (R6.5.2-a)."""
        total = 0
        for company in range(COUNT):
            held = self.shares[company * self.number_of_holders + seat]
            if held and self.in_play[company]:
                total += held - DIRECTOR + 1 if self.certificate[company] == seat else held
        return total

    def price(self, company: int) -> int:
        return PRICES[self.cell[company]] if self.cell[company] >= 0 else 0

    def has_train(self, company: int) -> bool:
        return company in self.train_owner

    def next_seat(self, seat: int) -> int:
        """The player on the left."""
        following = seat + 1
        return 0 if following == self.players else following

    def tick(self) -> int:
        self.clock += 1
        return self.clock

    def band(self) -> int:
        """The band on sale: the first that is not sold out (R7.9-b)."""
        sizes = BAND_SIZES[self.switches.length]
        for band in range(NUMBER_OF_BANDS):
            if sizes[band] == ENDLESS or self.sold_trains[band] < sizes[band]:
                return band
        return NUMBER_OF_BANDS - 1

    def tell(self, key: str, args: dict[str, Any]) -> None:
        self.events.append(Event(key, args))

    def pay_bank(self, amount: int) -> None:
        self.bank += amount

    def bank_pays(self, amount: int) -> None:
        """Payments are made even when the bank has run out (R10.2-a)."""
        self.bank -= amount
        if self.bank < 0 and not self.broken:
            self.broken = 1
            self.tell("bank-broken", {})


def blank(switches: Switches, players: int) -> State:
    """A state in which nothing has happened yet."""
    state = State(switches, players)
    state.board = Board()
    state.events = []
    state.ledger = None
    nobody, nothing = [NONE] * COUNT, [0] * COUNT
    lists: dict[str, list[int]] = {
        **dict.fromkeys(("cash", "won", "bidding", "owes"), [0] * players),
        **dict.fromkeys(("bought", "sold"), [0] * (players * COUNT)),
        **dict.fromkeys(("in_play", "opens", "original", "permits", "started", "floated", "chartered"), nothing),
        **dict.fromkeys(("par", "arrival", "money", "unused", "barred", "home", "operated"), nothing),
        **dict.fromkeys(("cell", "director", "promised", "debt"), nobody),
        "certificate": [state.ipo] * COUNT,
        "box": [STATION_MARKERS] * COUNT,
        "shares": [0] * (COUNT * state.number_of_holders),
        "since": [0] * (PLACES_PER_HEX * SIZE),
        "supply": TILE_COUNTS,
        "sold_trains": [0] * NUMBER_OF_BANDS,
    }
    for name in State.kept:
        if name in EMPTY:
            setattr(state, name, [])
        elif name in lists:
            setattr(state, name, lists[name][:])
        elif name != "players":
            setattr(state, name, NONE if name in NOBODY else 0)
    return state


EMPTY: Final = ("queue", "holders", "train_band", "train_type", "train_copy", "train_warranties", "train_owner")
#: Numbers that name somebody or something, and nobody or nothing at first.
NOBODY: Final = (
    "step", "asked", "company", "bidder", "marker_company", "fined", "operating", "offered_train",
    "m_origin", "m_survivor", "m_absorbed", "m_option",
)  # fmt: skip


def pack(state: State) -> dict[str, Any]:
    """The state as plain data, without loss."""
    return {**pack_fields(state, State.kept), "board": pack_fields(state.board, Board.kept)}


def unpack(switches: Switches, packed: dict[str, Any]) -> State:
    """The state that `pack` wrote; TypeError for numbers that no state holds, such as 1.0."""
    if "refused" in packed:
        # Kept before refusals of mergers and of trains were told apart: trains are refused in one stage only.
        trains = packed["stage"] == AT_TRAINS
        packed = {**packed, f"refused_{'trains' if trains else 'mergers'}": packed["refused"]}
        packed = {"refused_mergers": 0, "refused_trains": 0, **packed}
    # Kept before it mattered in which turn a home base was placed.
    packed = {"based": 0, **packed}
    state = blank(switches, packed["players"])
    for part, names, values in ((state, State.kept, packed), (state.board, Board.kept, packed["board"])):
        for name in names:
            setattr(part, name, whole(values[name], isinstance(getattr(part, name), list)))
    return state


def whole(value: Any, listed: bool) -> Any:
    """A whole number, or a list of such, and nothing that merely equals one."""
    numbers = value if listed else [value]
    if not isinstance(numbers, list) or any(type(number) is not int for number in numbers):
        raise TypeError(f"not whole: {value!r}")
    return list(numbers) if listed else value
