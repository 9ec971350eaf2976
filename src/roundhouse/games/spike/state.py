"""The state of one game: flat lists of small integers, cheap to copy."""

# compiled
from __future__ import annotations

from typing import Any, ClassVar, Final

from roundhouse.engine.state import Given, pack_fields, restored, unpack_fields
from roundhouse.games.spike.board import Board
from roundhouse.games.spike.switches import Switches

NONE: Final = -1

# Phases: which decision is pending (§16).
CONTRACT_FACE: Final = 0
GIVE_CARD: Final = 1
KEEP_ROUTE: Final = 2
PLACE_TRAIN: Final = 3
FREE_MOVE: Final = 4
ACTION: Final = 5
DRAW: Final = 6
END_TURN: Final = 7
OVER: Final = 8
PHASES: Final = (
    "contract_face", "give_card", "keep_route", "place_train", "free_move", "action", "draw", "end_turn", "over",
)  # fmt: skip

# Where the token of a contract is.
ON_CONTRACT: Final = 0
ON_TRAIN: Final = 1
DELIVERED: Final = 2

# What ended the game.
BY_DRAW: Final = 0
BY_REFILL: Final = 1
BY_NEW_DISPLAY: Final = 2
BY_SPECIAL: Final = 3
ENDS: Final = ("time_draw", "time_refill", "time_newdisplay", "special")

TIME_CARDS: Final = 3
MOST_PLAYERS: Final = 4
LAST_ROUND: Final = 3


class State:
    """Everything true about one game. `board` and `switches` never change; the rest is integers."""

    board: Given[Board]
    switches: Given[Switches]
    players: int

    # The turn (§3)
    first: int
    #: The seat that must decide; NONE when the game is over.
    asked: int
    phase: int
    #: The train of the active player was in a city at the beginning of the turn.
    stopped: int
    #: Cards drawn so far by action A.
    drawn: int
    #: A build has been made in this turn, and more may follow (SK-7.1-k).
    built: int
    #: Turns still to be completed after the special end, or NONE.
    last_turns: int
    ended_by: int

    # Cards (§6, §9)
    round: int
    #: Time cards that came out in round 3.
    time: int
    #: The deck is drawn from its end.
    deck: list[int]
    #: In round 3, how many cards lie in the lower part of the deck, where the Time cards are.
    lower: int
    display: list[int]
    discard: list[int]
    #: Rail cards in hand, flat: seat * colours + colour.
    hand: list[int]
    #: How many of them everybody has seen being taken, flat likewise (SK-6.1-e).
    seen: list[int]
    #: The colour given at set-up as long as its giver can be sure that it is still there, else NONE (SK-13.1-a).
    gift: int

    #: Commodities in the market, flat: column * rows + row, the best row first.
    market: list[int]

    # Contracts, by commodity (§5)
    card: list[int]
    face: list[int]
    owner: list[int]
    token: list[int]

    # Routes: two places per seat for those dealt, and the one kept
    dealt: list[int]
    route: list[int]

    # Players
    money: list[int]
    connected: list[int]
    delivered: list[int]
    spent: list[int]
    track: list[int]
    start: list[int]
    #: The space of each train.
    at: list[int]
    #: The node towards which a train on a segment runs, if it may not turn back.
    heading: list[int]
    #: Levels of the parts, flat: seat * 3 + part, from 0 on.
    level: list[int]

    # The map: sets of seats, as bits
    #: Whose track lies on each segment.
    laid: list[int]
    #: Whose network each node belongs to.
    network: list[int]
    #: Who has delivered in each city.
    served: list[int]

    #: The state of the source of chance.
    chance: int
    #: Decks to come that are given instead of being shuffled, only in replays of recorded games.
    coming: list[list[int]]

    def __init__(self, board: Board, switches: Switches, players: int) -> None:
        """A blank, to be filled at once."""
        self.board = board
        self.switches = switches
        self.players = players

    # -- made of the declarations above; `make fields` writes it

    #: Fields that are kept with the game.
    kept: ClassVar[tuple[str, ...]] = (
        "players", "first", "asked", "phase", "stopped", "drawn", "built", "last_turns", "ended_by", "round", "time",
        "deck", "lower", "display", "discard", "hand", "seen", "gift", "market", "card", "face", "owner", "token",
        "dealt", "route", "money", "connected", "delivered", "spent", "track", "start", "at", "heading", "level",
        "laid", "network", "served", "chance", "coming",
    )  # fmt: skip

    def copy(self) -> State:
        """An independent copy; what is given is shared."""
        other = State(self.board, self.switches, self.players)
        other.first = self.first
        other.asked = self.asked
        other.phase = self.phase
        other.stopped = self.stopped
        other.drawn = self.drawn
        other.built = self.built
        other.last_turns = self.last_turns
        other.ended_by = self.ended_by
        other.round = self.round
        other.time = self.time
        other.deck = self.deck[:]
        other.lower = self.lower
        other.display = self.display[:]
        other.discard = self.discard[:]
        other.hand = self.hand[:]
        other.seen = self.seen[:]
        other.gift = self.gift
        other.market = self.market[:]
        other.card = self.card[:]
        other.face = self.face[:]
        other.owner = self.owner[:]
        other.token = self.token[:]
        other.dealt = self.dealt[:]
        other.route = self.route[:]
        other.money = self.money[:]
        other.connected = self.connected[:]
        other.delivered = self.delivered[:]
        other.spent = self.spent[:]
        other.track = self.track[:]
        other.start = self.start[:]
        other.at = self.at[:]
        other.heading = self.heading[:]
        other.level = self.level[:]
        other.laid = self.laid[:]
        other.network = self.network[:]
        other.served = self.served[:]
        other.chance = self.chance
        other.coming = [row[:] for row in self.coming]
        return other

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        given = (self.board, self.switches, self.players)
        fields = pack_fields(self, State.kept)
        return restored, (State, given, fields)

    # -- to here

    # -- what the rules keep asking

    def next_seat(self, seat: int) -> int:
        """The player on the left (SK-3.1-a)."""
        following = seat + 1
        return 0 if following == self.players else following

    def right_of(self, seat: int) -> int:
        return self.players - 1 if seat == 0 else seat - 1

    def part(self, seat: int, part: int) -> int:
        """Speed, supply or cars of a train (SK-1.1-g)."""
        return self.board.levels[part][self.level[seat * 3 + part]]

    def cards(self, seat: int) -> int:
        """Rail cards in hand."""
        colours = len(self.board.colours)
        count = 0
        for place in range(seat * colours, seat * colours + colours):
            count += self.hand[place]
        return count

    def hand_of(self, seat: int) -> list[int]:
        colours = len(self.board.colours)
        return self.hand[seat * colours : seat * colours + colours]

    def in_network(self, seat: int, node: int) -> bool:
        return (self.network[node] >> seat) & 1 == 1

    def owns(self, seat: int, segment: int) -> bool:
        return (self.laid[segment] >> seat) & 1 == 1

    def cargo(self, seat: int) -> int:
        """Tokens on a train."""
        count = 0
        for number in range(len(self.token)):
            if self.owner[number] == seat and self.token[number] == ON_TRAIN:
                count += 1
        return count

    def own_cards(self, seat: int) -> list[int]:
        """The contract cards of a seat, in the order of their commodities."""
        return [self.card[number] for number in range(len(self.owner)) if self.owner[number] == seat]

    def dealt_to(self, seat: int) -> list[int]:
        """The two routes that a seat was dealt; in the basic game the second is NONE."""
        return self.dealt[seat * 2 : seat * 2 + 2]

    def open_contract(self, seat: int, commodity: int) -> bool:
        return self.owner[commodity] == seat and self.token[commodity] != DELIVERED

    def pays(self, commodity: int, node: int) -> int:
        """What a city pays for a commodity by the contract in play; 0 if it is not listed."""
        card, face = self.card[commodity], self.face[commodity]
        return 0 if card == NONE or face == NONE else self.board.contracts[card].pay(face, node)

    def cities(self, seat: int) -> int:
        """Cities in a network, the start city included."""
        count = 0
        for city in self.board.cities:
            if (self.network[city.node] >> seat) & 1:
                count += 1
        return count


def pack(state: State) -> dict[str, Any]:
    """The state as plain data, without loss; given decks only where there are some."""
    packed = pack_fields(state, State.kept)
    if not state.coming:
        del packed["coming"]
    return packed


def unpack(board: Board, switches: Switches, packed: dict[str, Any]) -> State:
    """The state that `pack` wrote."""
    state = State(board, switches, packed["players"])
    unpack_fields(state, State.kept, {"coming": [], **packed})
    return state
