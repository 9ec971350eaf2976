"""The state of one game: flat lists of small integers, cheap to copy."""

# compiled
from __future__ import annotations

from typing import Any, ClassVar, Final

from roundhouse.engine.state import Derived, Given, pack_fields, restored, unpack_fields
from roundhouse.games.rocket.board import OPEN, Board
from roundhouse.games.rocket.switches import Switches

NONE: Final = -1

# Phases: which decision is pending (§18).
ACTION: Final = 0
VETO_CALL: Final = 1
VETO_BID: Final = 2
VETO_ANSWER: Final = 3
OVER: Final = 4
PHASES: Final = ("action", "veto_call", "veto_bid", "veto_answer", "over")

# What has become of a line.
LIVE: Final = 0
ISOLATED: Final = 1
ELIMINATED: Final = 2
STATUS_NAMES: Final = ("live", "isolated", "eliminated")

# Conditions that ended the game, as bits.
BY_LINES: Final = 1
BY_TILES: Final = 2


class State:
    """Everything true about one game. `board` and `switches` never change; the rest is integers."""

    board: Given[Board]
    switches: Given[Switches]
    players: int

    # The turn (§4)
    active: int
    action_no: int
    phase: int
    asked: int
    #: Lines extended in this turn, in order.
    extended: list[int]
    #: Conditions that ended the game, as bits.
    ended_by: int

    # The extension under way (§7); NONE when there is none
    line: int
    target: int
    called_by: int
    bid_by: int
    bid_shares: int
    bid_hex: int

    # Players
    money: list[int]
    passengers: list[int]
    #: Stations not yet on the board.
    reserve: list[int]
    #: Shares of each line held by each seat, flat: line * players + seat.
    shares: list[int]
    #: Investments claimed, flat: (city * industries + industry) * players + seat.
    claims: list[int]

    # Supply
    tiles: int
    passengers_left: int
    #: Shares available per line; 0 where nothing can be drawn, and everywhere without a limit.
    available: list[int]
    #: Supplementary certificates in use per line (SR-9.3-h).
    supplementary: list[int]
    #: How many of the shares of each seat are supplementary, flat as `shares`; empty unless they are told apart (R-09).
    own_supplementary: list[int]
    #: Unclaimed investments, flat: city * industries + industry.
    unclaimed: list[int]

    # Lines
    status: list[int]
    #: The line that directly absorbed an eliminated one.
    into: list[int]
    loco: list[int]
    #: Direction each locomotive faces; NONE on its starting town.
    facing: list[int]
    #: Places that count for each line, as sets of bits (SR-3.3-a).
    connected: list[int]

    # Hexes
    #: The line each hex belongs to, by track or by its locomotive (SR-3.2-a).
    line_at: list[int]
    #: Seat whose station stands there.
    station: list[int]
    #: How the track runs: 6 * direction of entry + direction of exit; only pictures need it.
    rails: list[int]
    #: Cache, see station.py: how many things keep a new station from each hex.
    hindrance: Derived[list[int]]

    def __init__(self, board: Board, switches: Switches, players: int) -> None:
        """A blank, to be filled at once: `setup.new_game` does, and whatever copies or restores a state."""
        self.board = board
        self.switches = switches
        self.players = players

    def count_hindrances(self) -> None:
        """Fill the cache anew: a place or track hinders its own hex, locomotives and stations their neighbours too."""
        board = self.board
        self.hindrance = [0 if place == OPEN else 1 for place in board.place_at]
        for hex in range(board.size):
            if self.line_at[hex] != NONE:
                self.hindrance[hex] += 1
            if self.station[hex] != NONE:
                self.hinder(hex, 1)
        for hex in self.loco:
            if hex != NONE:
                self.hinder(hex, 1)

    def hinder(self, hex: int, by: int) -> None:
        """A locomotive or station comes (1) to a hex or leaves it (-1)."""
        hindrance = self.hindrance
        hindrance[hex] += by
        for near in self.board.around[hex]:
            hindrance[near] += by

    # -- made of the declarations above; `make fields` writes it

    #: Fields that are kept with the game.
    kept: ClassVar[tuple[str, ...]] = (
        "players", "active", "action_no", "phase", "asked", "extended", "ended_by", "line", "target", "called_by",
        "bid_by", "bid_shares", "bid_hex", "money", "passengers", "reserve", "shares", "claims", "tiles",
        "passengers_left", "available", "supplementary", "own_supplementary", "unclaimed", "status", "into", "loco",
        "facing", "connected", "line_at", "station", "rails",
    )  # fmt: skip

    def copy(self) -> State:
        """An independent copy; what is given is shared."""
        other = State(self.board, self.switches, self.players)
        other.active = self.active
        other.action_no = self.action_no
        other.phase = self.phase
        other.asked = self.asked
        other.extended = self.extended[:]
        other.ended_by = self.ended_by
        other.line = self.line
        other.target = self.target
        other.called_by = self.called_by
        other.bid_by = self.bid_by
        other.bid_shares = self.bid_shares
        other.bid_hex = self.bid_hex
        other.money = self.money[:]
        other.passengers = self.passengers[:]
        other.reserve = self.reserve[:]
        other.shares = self.shares[:]
        other.claims = self.claims[:]
        other.tiles = self.tiles
        other.passengers_left = self.passengers_left
        other.available = self.available[:]
        other.supplementary = self.supplementary[:]
        other.own_supplementary = self.own_supplementary[:]
        other.unclaimed = self.unclaimed[:]
        other.status = self.status[:]
        other.into = self.into[:]
        other.loco = self.loco[:]
        other.facing = self.facing[:]
        other.connected = self.connected[:]
        other.line_at = self.line_at[:]
        other.station = self.station[:]
        other.rails = self.rails[:]
        other.hindrance = self.hindrance[:]
        return other

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        given = (self.board, self.switches, self.players)
        fields = pack_fields(self, (*State.kept, "hindrance"))
        return restored, (State, given, fields)

    # -- to here

    # -- what the rules keep asking

    def holding(self, line: int, seat: int) -> int:
        return self.shares[line * self.players + seat]

    def bidding(self, line: int, seat: int) -> int:
        """The most that a player can bid of a line (SR-7.3-e; R-09)."""
        at = line * self.players + seat
        return self.shares[at] - self.own_supplementary[at] if self.switches.told_apart else self.shares[at]

    def on_start(self, line: int) -> bool:
        """The locomotive has not left its starting town yet."""
        return self.facing[line] == NONE

    def value(self, line: int) -> int:
        """Number of connected places (SR-3.3-a)."""
        bits = self.connected[line]
        count = 0
        while bits:
            bits &= bits - 1
            count += 1
        return count

    def next_seat(self, seat: int) -> int:
        """The player on the left (SR-4.1-a)."""
        following = seat + 1
        return 0 if following == self.players else following


def pack(state: State) -> dict[str, Any]:
    """The state as plain data, without loss."""
    return pack_fields(state, State.kept)


def unpack(board: Board, switches: Switches, packed: dict[str, Any]) -> State:
    """The state that `pack` wrote."""
    state = State(board, switches, packed["players"])
    # Positions from before certificates could be told apart do not count them.
    unpack_fields(state, State.kept, {"own_supplementary": [], **packed})
    state.count_hindrances()
    return state


def where(values: list[int], what: int) -> list[int]:
    """The indices at which a list holds a value, in order."""
    return [index for index in range(len(values)) if values[index] == what]


def count_of(values: list[int], what: int) -> int:
    """How often a list holds a value; compiled, a loop over small integers beats `list.count`."""
    count = 0
    for value in values:
        if value == what:
            count += 1
    return count
