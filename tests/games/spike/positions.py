"""Positions of Spike as the worked examples of the rules give them, and a way to play on from there.

Given: `Position` deals a game on a board, skips its set-up and puts pieces where an example has them. When: `act` and
`refused` go through the notation and the rules. Then: the state tells what has become of the pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike import RULESET, decisions, options
from roundhouse.games.spike.board import PARTS, Board
from roundhouse.games.spike.boardfile import printed_board, printed_data, read_board
from roundhouse.games.spike.dealing import deal
from roundhouse.games.spike.state import ACTION, FREE_MOVE, ON_TRAIN, State

P1, P2, P3, P4 = range(4)

GOODS = ["pigs", "steel", "corn", "coal", "cattle", "fruit", "wood", "wheat", "oil", "cloth", "flour", "cotton"]
COLOURS = ["red", "blue", "green", "white", "black", "yellow"]
#: Test map SB-1 (§15).
CITIES = {"alpha": "pigs", "bravo": "steel", "carol": "corn", "delta": "coal"}
SEGMENTS = {
    "e1": ("alpha", "j1", "red"),
    "e2": ("j1", "bravo", "blue"),
    "e3": ("j1", "j2", "green"),
    "e4": ("j2", "carol", "white"),
    "e5": ("bravo", "carol", "red"),
    "e6": ("carol", "delta", "black"),
    "e7": ("j2", "delta", "yellow"),
}

Contracts = Mapping[str, Mapping[str, int]]


def sb_1(contracts: Contracts | None = None) -> dict[str, Any]:
    """The data of SB-1; every contract pays 5 in Alpha, unless an example says otherwise."""
    pays = {good: {"alpha": 5} for good in GOODS} | {good: dict(cities) for good, cities in (contracts or {}).items()}
    printed = printed_data()
    places = [*CITIES, "j1", "j2"]
    return {
        **{key: printed[key] for key in ("schema_version", "game", "canvas", "setup", "rail_deck", "market")},
        "train_parts": printed["train_parts"],
        "commodities": [{"id": good} for good in GOODS],
        "rail_colours": [{"id": colour} for colour in COLOURS],
        "nodes": [
            {
                "id": id,
                "type": "city" if id in CITIES else "junction",
                "x": 100.0 * (number % 3),
                "y": 100.0 * (number // 3),
                **({"name": id.capitalize(), "commodity": CITIES[id]} if id in CITIES else {}),
            }
            for number, id in enumerate(places)
        ],
        "edges": [{"id": id, "a": a, "b": b, "colour": colour} for id, (a, b, colour) in SEGMENTS.items()],
        "contracts": [
            {
                "card": f"{good}_1",
                "face": face,
                "commodity": good,
                "deliveries": [{"city": city, "pay": pay} for city, pay in pays[good].items()],
            }
            for good in GOODS
            for face in "AB"
        ],
        "routes": [
            {"id": f"r{number}", "start": "alpha", "destinations": [{"city": "delta", "value": 3 + number % 4}]}
            for number in range(8)
        ],
    }


@lru_cache(maxsize=32)
def _board(contracts: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]) -> Board:
    return read_board(sb_1({good: dict(cities) for good, cities in contracts}))


def small_board(contracts: Contracts | None = None) -> Board:
    return _board(tuple((good, tuple(cities.items())) for good, cities in (contracts or {}).items()))


class Position:
    """A game at the beginning of P1's turn, all trains in Alpha, hands and discards empty."""

    def __init__(
        self, players: int = 2, *, contracts: Contracts | None = None, printed: bool = False, **switches: bool
    ) -> None:
        self.board = printed_board() if printed else small_board(contracts)
        self.state: State = deal(self.board, options.switches(options.complete(switches)), players, Chance(0))
        state = self.state
        state.first = state.asked = P1
        state.hand = [0] * len(state.hand)
        for number, face in enumerate(state.face):
            if state.owner[number] >= 0 and face < 0:
                state.face[number] = 0
        state.route = [state.dealt[2 * seat] for seat in range(players)]
        for seat in range(players):
            self.start(seat, self.board.cities[0].id)
        self.turn(P1)

    # -- given

    def turn(self, seat: int) -> Position:
        """The turn of a seat begins."""
        state = self.state
        state.asked = seat
        state.stopped = int(state.at[seat] < self.board.size)
        state.phase = ACTION if state.stopped else FREE_MOVE
        state.drawn = state.built = 0
        return self

    def start(self, seat: int, city: str) -> Position:
        node = self.board.node_of[city]
        for number in range(self.board.size):
            self.state.network[number] &= ~(1 << seat)
        self.state.start[seat] = self.state.at[seat] = node
        self.state.network[node] |= 1 << seat
        return self

    def own(self, seat: int, *segments: str) -> Position:
        for name in segments:
            number = self.board.segment_of[name]
            self.state.laid[number] |= 1 << seat
            self.state.track[seat] -= 1
            for end in self.board.ends[number]:
                self.state.network[end] |= 1 << seat
        return self

    def join(self, seat: int, *cities: str) -> Position:
        """Cities of a network, whatever track leads to them."""
        for city in cities:
            self.state.network[self.board.node_of[city]] |= 1 << seat
        return self

    def train(self, seat: int, space: str) -> Position:
        self.state.at[seat] = self.board.space_named(space)
        return self.turn(self.state.asked)

    def hand(self, seat: int, **cards: int) -> Position:
        for colour, name in enumerate(self.board.colours):
            self.state.hand[seat * len(self.board.colours) + colour] = cards.get(name, 0)
        return self

    def money(self, seat: int, amount: int) -> Position:
        self.state.money[seat] = self.state.connected[seat] = amount
        return self

    def level(self, seat: int, **parts: int) -> Position:
        for name, value in parts.items():
            part = PARTS.index(name)
            self.state.level[seat * 3 + part] = self.board.levels[part].index(value)
        return self

    def contract(self, seat: int, *goods: str) -> Position:
        """Exactly these contracts are open for a seat; somebody else has the others, done long ago."""
        for number, good in enumerate(self.board.commodities):
            if good in goods:
                self.state.owner[number] = seat
                self.state.card[number] = self.board.cards_of[number][0]
                self.state.face[number] = 0
                self.state.token[number] = 0
            elif self.state.owner[number] == seat:
                self.state.owner[number] = self.state.card[number] = -1
        return self

    def loaded(self, *goods: str) -> Position:
        for good in goods:
            self.state.token[self.board.commodities.index(good)] = ON_TRAIN
        return self

    def market(self, *column: str) -> Position:
        """The first column, best row first."""
        goods = [self.board.commodities.index(good) for good in column]
        self.state.market = [*goods, *(number for number in range(len(self.board.commodities)) if number not in goods)]
        return self

    def piles(self, *, deck: str = "", display: str = "", discard: str = "") -> Position:
        """Piles by the initials of colours, the deck top card first; `T` is a Time card."""
        initials = [name[0] for name in self.board.colours]
        # Blue, black and brown share an initial: black is `k`, brown is `n`.
        for name, letter in (("black", "k"), ("brown", "n")):
            if name in self.board.colours:
                initials[self.board.colours.index(name)] = letter
        letters = [*initials, "T"]
        self.state.deck = [letters.index(letter) for letter in reversed(deck)]
        self.state.display = [display.count(letter) for letter in initials]
        self.state.discard = [discard.count(letter) for letter in initials]
        return self

    # -- when

    def why(self, kind: str, **arguments: Any) -> Violation | None:
        action = RULESET.read_action(self.state, {"type": kind, **arguments})
        return RULESET.why_not(self.state, action)

    def refused(self, kind: str, **arguments: Any) -> str:
        """The rule that refuses an action; nothing if it is legal. Both agree with the list of legal actions."""
        action = RULESET.read_action(self.state, {"type": kind, **arguments})
        violation = RULESET.why_not(self.state, action)
        assert (action in decisions.legal(self.state)) == (violation is None)
        return "" if violation is None else violation.rule

    def act(self, kind: str, **arguments: Any) -> list[Event]:
        assert self.refused(kind, **arguments) == ""
        action = RULESET.read_action(self.state, {"type": kind, **arguments})
        return RULESET.apply(self.state, action)

    def build(self, *path: str, direct: Mapping[str, int] | None = None, wild: Any = ()) -> list[Event]:
        return self.act("build", path=list(path), direct=dict(direct or {}), wild=list(wild))

    def build_refused(self, *path: str, direct: Mapping[str, int] | None = None, wild: Any = ()) -> str:
        return self.refused("build", path=list(path), direct=dict(direct or {}), wild=list(wild))

    # -- then

    @property
    def written(self) -> dict[str, Any]:
        return RULESET.write_state(self.state)

    def player(self, seat: int) -> dict[str, Any]:
        written: dict[str, Any] = self.written["players"][seat]
        return written

    def network(self, seat: int) -> set[str]:
        return {name for number, name in enumerate(self.board.nodes) if self.state.in_network(seat, number)}

    def legal(self, kind: str) -> list[dict[str, Any]]:
        """The legal actions of a kind, as they are written."""
        listed = [RULESET.write_action(self.state, action) for action in decisions.legal(self.state)]
        return [action for action in listed if action["type"] == kind]

    def kinds(self) -> set[str]:
        return {kind.kind for kind in decisions.legal(self.state).kinds}

    def column(self) -> list[str]:
        first: list[str] = self.written["market"][0]
        return first
