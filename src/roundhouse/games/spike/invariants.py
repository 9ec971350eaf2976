"""What must hold after every action (§13); checked by tests and soak runs, never trusted in play."""

# compiled
from __future__ import annotations

from roundhouse.games.spike.board import FREIGHT_CAR
from roundhouse.games.spike.final import route_value
from roundhouse.games.spike.state import (
    DELIVERED,
    LAST_ROUND,
    NONE,
    OVER,
    TIME_CARDS,
    State,
)


def check(state: State) -> None:
    """Raise AssertionError naming the invariant that is broken."""
    cards_add_up(state)
    time_cards_add_up(state)
    memory_is_true(state)
    market_keeps_its_columns(state)
    contracts_add_up(state)
    accounts_add_up(state)
    track_adds_up(state)
    for seat in range(state.players):
        network_is_a_tree(state, seat)
        train_stands_right(state, seat)


def cards_add_up(state: State) -> None:
    """SK-13.2-a"""
    board = state.board
    colours = len(board.colours)
    each = board.copies - board.removed[state.players]
    for colour in range(colours):
        held = sum([state.hand[seat * colours + colour] for seat in range(state.players)])
        open_cards = state.display[colour] + state.discard[colour]
        assert held + open_cards + state.deck.count(colour) == each, f"SK-13.2-a: cards of colour {colour}"
    for count in [*state.hand, *state.display, *state.discard]:
        assert count >= 0, "SK-13.2-a: fewer than no cards"
    assert sum(state.display) <= board.display, "SK-6.1-c: too many cards on display"


def time_cards_add_up(state: State) -> None:
    """SK-13.2-g"""
    in_deck = state.deck.count(state.board.time)
    last = state.round == LAST_ROUND
    assert in_deck + state.time == (TIME_CARDS if last else 0), "SK-13.2-g: Time cards"
    assert state.board.time not in state.deck[state.lower :], "SK-9.1-e: a Time card in the upper part"
    if state.phase != OVER:
        assert state.deck, "SK-13.2-g: the deck is empty at a decision"


def memory_is_true(state: State) -> None:
    """What everybody remembers of a hand is there (SK-6.1-e)."""
    for place in range(len(state.hand)):
        assert 0 <= state.seen[place] <= state.hand[place], "SK-6.1-e: a card is remembered that is not there"
    if state.gift != NONE:
        place = state.right_of(state.first) * len(state.board.colours) + state.gift
        assert state.seen[place] < state.hand[place], "SK-13.1-a: the gift is remembered but gone"


def market_keeps_its_columns(state: State) -> None:
    """SK-13.2-c; which commodities share a column is compared by `check_step`."""
    assert sorted(state.market) == list(range(len(state.board.commodities))), "SK-13.2-c: market"


def contracts_add_up(state: State) -> None:
    """SK-13.2-d"""
    for commodity in range(len(state.owner)):
        card = state.card[commodity]
        assert (card == NONE) == (state.owner[commodity] == NONE), "SK-2.1-d: a contract without an owner"
        if card != NONE:
            assert state.board.contracts[card].commodity == commodity, "SK-2.1-d: contract of another commodity"
    for seat in range(state.players):
        assert state.cargo(seat) <= state.part(seat, FREIGHT_CAR), "SK-13.2-d: more tokens than cars"
        gone = [state.owner[number] == seat for number in range(len(state.token)) if state.token[number] == DELIVERED]
        served = sum([(bits >> seat) & 1 for bits in state.served])
        assert sum(gone) == served, "SK-5.2-d: deliveries and served cities"


def accounts_add_up(state: State) -> None:
    """SK-13.2-e"""
    for seat in range(state.players):
        account = state.connected[seat] + state.delivered[seat] - state.spent[seat]
        if state.phase == OVER:
            account += route_value(state, seat, state.route[seat])
        assert state.money[seat] == account, "SK-13.2-e: money is what was earned and spent"
        assert state.switches.allow_debt or state.money[seat] >= 0, "SK-13.2-e: debts"


def track_adds_up(state: State) -> None:
    """SK-13.2-b"""
    laid = [0] * state.players
    exclusive = state.switches.segment_exclusive
    for bits in state.laid:
        if bits:
            assert not exclusive or bits & (bits - 1) == 0, "SK-13.2-h: a segment has two owners"
            for seat in range(state.players):
                laid[seat] += (bits >> seat) & 1
    for seat in range(state.players):
        assert laid[seat] + state.track[seat] == state.board.tracks, "SK-13.2-b: track"


def network_is_a_tree(state: State, seat: int) -> None:
    """SK-13.2-f: connected, without loops, every leaf a city; the nodes are those that the segments touch."""
    board = state.board
    bit = 1 << seat
    start = state.start[seat]
    nodes = [node for node, bits in enumerate(state.network) if bits & bit]
    segments = [number for number, bits in enumerate(state.laid) if bits & bit]
    if start == NONE:
        assert not nodes, "SK-2.1-n: a network without a start"
        return
    # Segments at each node.
    degree = [0] * board.size
    for segment in segments:
        one, other = board.ends[segment]
        degree[one] += 1
        degree[other] += 1
    touched = [node for node, met in enumerate(degree) if met or node == start]
    assert touched == nodes, "SK-13.2-f: nodes of the network"
    assert len(nodes) == len(segments) + 1, "SK-13.2-f: a network is a tree"
    assert _reached(state, bit, start) == len(nodes), "SK-13.2-f: a network in pieces"
    for node in nodes:
        assert board.city_at[node] != NONE or degree[node] > 1, "SK-13.2-f: a leaf that is no city"


def _reached(state: State, bit: int, start: int) -> int:
    """How many nodes can be reached over own track."""
    board = state.board
    met = [False] * board.size
    met[start] = True
    ring = [start]
    count = 0
    while ring:
        node = ring.pop()
        count += 1
        leads_to = board.leads_to[node]
        for number, segment in enumerate(board.at_node[node]):
            far = leads_to[number]
            if state.laid[segment] & bit and not met[far]:
                met[far] = True
                ring.append(far)
    return count


def train_stands_right(state: State, seat: int) -> None:
    """SK-13.2-h"""
    board, at = state.board, state.at[seat]
    if at == NONE:
        assert state.start[seat] == NONE, "SK-13.2-h: a train is missing"
    elif at < board.size:
        assert board.is_city(at), "SK-13.2-h: a train at a junction"
        assert state.in_network(seat, at), "SK-13.2-h: a train outside its network"
    else:
        assert state.owns(seat, at - board.size), "SK-13.2-h: a train on track of others"
    heading = state.heading[seat]
    runs = at >= board.size and not state.switches.reverse_allowed
    assert (heading != NONE) == runs, "SK-4.1-m: heading"
    if runs:
        assert board.touches(at - board.size, heading), "SK-4.1-m: heading"


def check_step(before: State, after: State) -> None:
    """What one action may never do: the invariants that speak of two positions."""
    rows = before.board.market_rows
    for column in range(0, len(before.market), rows):
        kept = sorted(before.market[column : column + rows]) == sorted(after.market[column : column + rows])
        assert kept, "SK-13.2-c: a market column holds other commodities"
    for number in range(len(before.laid)):
        assert before.laid[number] & ~after.laid[number] == 0, "SK-13.2-b: track vanished"
    for seat in range(before.players):
        new = after.cities(seat) - before.cities(seat)
        assert new <= 1, "SK-7.1-e: more than one new city"
        built = before.track[seat] - after.track[seat]
        placed = before.start[seat] == NONE and after.start[seat] != NONE
        assert (new == 1) == (built > 0 or placed), "SK-13.2-b: cities and builds"
