"""Set-up (§2): what everybody begins with; dealt by chance from a seed, or fully given."""

from __future__ import annotations

from typing import Any

import msgspec

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Arg, Text
from roundhouse.games.spike import file_problems
from roundhouse.games.spike.board import FACES, Board
from roundhouse.games.spike.state import CONTRACT_FACE, GIVE_CARD, NONE, ON_CONTRACT, State
from roundhouse.games.spike.switches import Switches


def cleared_table(board: Board, switches: Switches, players: int) -> State:
    """What everybody begins with, before anything is dealt."""
    state = State(board, switches, players)
    colours, goods = len(board.colours), len(board.commodities)
    state.first = 0
    state.asked = 0
    state.phase = GIVE_CARD
    state.stopped = 0
    state.drawn = 0
    state.built = 0
    state.last_turns = NONE
    state.ended_by = NONE
    state.round = 1
    state.time = 0
    state.deck = []
    state.lower = 0
    state.display = [0] * colours
    state.discard = [0] * colours
    state.hand = [0] * (players * colours)
    state.seen = [0] * (players * colours)
    state.gift = NONE
    state.market = []
    state.card = [NONE] * goods
    state.face = [NONE] * goods
    state.owner = [NONE] * goods
    state.token = [ON_CONTRACT] * goods
    state.dealt = [NONE] * (players * 2)
    state.route = [NONE] * players
    # SK-2.1-c
    state.money = [0] * players
    state.connected = [0] * players
    state.delivered = [0] * players
    state.spent = [0] * players
    # SK-1.1-f
    state.track = [board.tracks] * players
    state.start = [NONE] * players
    state.at = [NONE] * players
    state.heading = [NONE] * players
    # Of every part the first one (SK-2.1-m).
    state.level = [0] * (players * 3)
    state.laid = [0] * len(board.segments)
    state.network = [0] * board.size
    state.served = [0] * board.size
    state.chance = 0
    state.coming = []
    return state


def deal(board: Board, switches: Switches, players: int, chance: Chance) -> State:
    """Everything that chance decides before the first decision (SK-2.2-a)."""
    state = cleared_table(board, switches, players)
    state.first = chance.below(players)
    state.market = list(range(len(board.commodities)))
    chance.shuffle(state.market)
    _deal_contracts(state, chance)
    _deal_cards(state, chance)
    routes = list(range(len(board.routes)))
    chance.shuffle(routes)
    for seat in range(players):
        for place in range(2 if switches.advanced else 1):
            state.dealt[seat * 2 + place] = routes.pop()
    state.chance = chance.state
    return _begin(state)


def _begin(state: State) -> State:
    """The first player decides first; in the basic game the only route card is the one kept."""
    state.asked = state.first
    state.phase = CONTRACT_FACE if state.switches.advanced else GIVE_CARD
    if not state.switches.advanced:
        state.route = [state.dealt[seat * 2] for seat in range(state.players)]
    return state


def _deal_contracts(state: State, chance: Chance) -> None:
    """One card for each commodity; they are dealt equally, and lie open (SK-2.1-d..f)."""
    board = state.board
    order = list(range(len(board.commodities)))
    chance.shuffle(order)
    each = board.contracts_each[state.players]
    for number, commodity in enumerate(order[: each * state.players]):
        state.card[commodity] = chance.choice(board.cards_of[commodity])
        state.owner[commodity] = number // each
        face = chance.below(2)
        if not state.switches.advanced:
            state.face[commodity] = face


def _deal_cards(state: State, chance: Chance) -> None:
    """Hands, display and deck (SK-2.1-g..j). The display is turned up after the gift, but nothing changes it."""
    board = state.board
    colours = len(board.colours)
    each = board.copies - board.removed[state.players]
    deck = [colour for colour in range(colours) for _ in range(each)]
    chance.shuffle(deck)
    for seat in range(state.players):
        for _ in range(board.hand):
            state.hand[seat * colours + deck.pop()] += 1
    for _ in range(board.display):
        state.display[deck.pop()] += 1
    state.deck = deck


# -- given


class GivenContract(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    face: str | None = None


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up in which nothing is left to chance, as golden games write it."""

    first: int
    market: list[list[str]]
    contracts: list[list[GivenContract]]
    hands: list[list[str]]
    display: list[str]
    deck: list[str]
    routes: list[list[str]]


def lay_out(board: Board, switches: Switches, players: int, given: dict[str, Any], chance: Chance) -> State:
    """The position that a given set-up describes; `BadSetup` names what is wrong. Shuffles to come use `chance`."""
    try:
        wanted = msgspec.convert(given, Given)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `$")
        raise BadSetup(f"setup{place.strip('`')}", file_problems.of_form(what)) from None
    return _Layout(board, switches, players, wanted, chance).state


def _wrong(where: str, key: str, **args: Arg) -> BadSetup:
    return BadSetup(f"setup.{where}", Text(key, args))


class _Layout:
    """Lays a given set-up out, step by step."""

    def __init__(self, board: Board, switches: Switches, players: int, given: Given, chance: Chance) -> None:
        self.board = board
        self.given = given
        self.state = state = cleared_table(board, switches, players)
        if not 0 <= given.first < players:
            raise _wrong("first", "problem-first-seat", most=players - 1, given=str(given.first))
        state.first = given.first
        for name in ("contracts", "hands", "routes"):
            if len(getattr(given, name)) != players:
                raise _wrong(name, "problem-given-seats", players=players)
        self._market()
        for seat in range(players):
            self._contracts(seat)
            self._routes(seat)
        self._cards()
        state.chance = chance.state
        _begin(state)

    def _market(self) -> None:
        board = self.board
        columns = self.given.market
        goods = [name for column in columns for name in column]
        fits = len(columns) == board.market_columns and all(len(column) == board.market_rows for column in columns)
        if not fits or sorted(goods) != sorted(board.commodities):
            raise _wrong("market", "problem-given-market", columns=board.market_columns, rows=board.market_rows)
        self.state.market = [board.commodities.index(name) for name in goods]

    def _contracts(self, seat: int) -> None:
        board, state = self.board, self.state
        given = self.given.contracts[seat]
        if len(given) != board.contracts_each[state.players]:
            raise _wrong(f"contracts[{seat}]", "problem-given-contracts", n=board.contracts_each[state.players])
        cards = [card.id for card in board.contracts]
        for entry in given:
            where = f"contracts[{seat}] {entry.card}"
            if entry.card not in cards:
                raise _wrong(where, "problem-given-card")
            number = cards.index(entry.card)
            commodity = board.contracts[number].commodity
            if state.owner[commodity] >= 0:
                raise _wrong(where, "problem-given-two-cards", commodity=board.commodities[commodity])
            if (entry.face is None) != state.switches.advanced or entry.face not in (None, *FACES):
                raise _wrong(where, "problem-given-face")
            state.card[commodity] = number
            state.owner[commodity] = seat
            state.face[commodity] = -1 if entry.face is None else FACES.index(entry.face)

    def _routes(self, seat: int) -> None:
        state = self.state
        given = self.given.routes[seat]
        wanted = 2 if state.switches.advanced else 1
        if len(given) != wanted:
            raise _wrong(f"routes[{seat}]", "problem-given-routes", n=wanted)
        ids = [route.id for route in self.board.routes]
        for place, name in enumerate(given):
            if name not in ids or ids.index(name) in state.dealt:
                raise _wrong(f"routes[{seat}] {name}", "problem-given-route")
            state.dealt[seat * 2 + place] = ids.index(name)

    def _cards(self) -> None:
        board, state, given = self.board, self.state, self.given
        colours = len(board.colours)
        for seat, hand in enumerate(given.hands):
            if len(hand) != board.hand:
                raise _wrong(f"hands[{seat}]", "problem-given-hand", n=board.hand)
            for name in hand:
                state.hand[seat * colours + self._colour(f"hands[{seat}]", name)] += 1
        if len(given.display) != board.display:
            raise _wrong("display", "problem-given-hand", n=board.display)
        for name in given.display:
            state.display[self._colour("display", name)] += 1
        state.deck = [self._colour("deck", name) for name in reversed(given.deck)]
        each = board.copies - board.removed[state.players]
        for colour, name in enumerate(board.colours):
            held = sum(state.hand[colour::colours]) + state.display[colour] + state.deck.count(colour)
            if held != each:
                raise _wrong("deck", "problem-given-cards", colour=name, needed=each, found=held)

    def _colour(self, where: str, name: str) -> int:
        if name not in self.board.colours:
            raise _wrong(where, "problem-given-colour", found=repr(name))
        return self.board.colours.index(name)
