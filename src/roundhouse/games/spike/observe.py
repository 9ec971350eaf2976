"""Observing (§13): the same game with everything that a seat cannot know dealt anew.

What is dealt depends on nothing but what the seat knows and the chance that was given.
"""

# compiled
from __future__ import annotations

from roundhouse.engine.chance import Chance
from roundhouse.games.spike.opening import display_is_up, hands_are_dealt
from roundhouse.games.spike.state import NONE, OVER, State


def observe(state: State, seat: int, chance: Chance) -> State:
    imagined = state.copy()
    imagined.coming = []
    deal_cards_anew(imagined, seat, chance)
    deal_routes_anew(imagined, seat, chance)
    if seat not in (state.first, state.right_of(state.first)):
        imagined.gift = NONE
    imagined.chance = chance.branch().state
    return imagined


def certain_cards(state: State, seat: int, other: int) -> list[int]:
    """The cards of a hand that the seat can be sure of, by colour."""
    colours = len(state.board.colours)
    if state.phase == OVER or (seat == other and hands_are_dealt(state)):
        return state.hand_of(other)
    known = state.seen[other * colours : other * colours + colours]
    if state.gift != NONE and seat == state.first and other == state.right_of(state.first):
        known[state.gift] += 1
    return known


def deal_cards_anew(state: State, seat: int, chance: Chance) -> None:
    """Hidden cards of hands and deck are one heap; every hand and the deck keep their sizes."""
    colours = len(state.board.colours)
    certain = [certain_cards(state, seat, other) for other in range(state.players)]
    heap = hidden_cards(state, certain)
    chance.shuffle(heap)
    for other in range(state.players):
        hand = certain[other]
        for _ in range(state.cards(other) - sum(hand)):
            hand[heap.pop()] += 1
        state.hand[other * colours : other * colours + colours] = hand
    if not display_is_up(state):
        shown = sum(state.display)
        state.display = [0] * colours
        for _ in range(shown):
            state.display[heap.pop()] += 1
    state.deck = new_deck(state, heap, chance)


def hidden_cards(state: State, certain: list[list[int]]) -> list[int]:
    """Every rail card that the seat cannot see, in the order of the colours."""
    colours = len(state.board.colours)
    heap: list[int] = []
    for colour in range(colours):
        hidden = state.deck.count(colour)
        for other in range(state.players):
            hidden += state.hand[other * colours + colour] - certain[other][colour]
        if not display_is_up(state):
            hidden += state.display[colour]
        heap.extend([colour] * hidden)
    return heap


def new_deck(state: State, rails: list[int], chance: Chance) -> list[int]:
    """In the last round the Time cards are somewhere in the lower part, and nowhere above it (SK-9.1-e)."""
    time_cards = state.deck.count(state.board.time)
    if not time_cards:
        return rails
    below = state.lower - time_cards
    lower = rails[:below] + [state.board.time] * time_cards
    chance.shuffle(lower)
    return lower + rails[below:]


def deal_routes_anew(state: State, seat: int, chance: Chance) -> None:
    """The others' routes, kept or rejected, are any that the seat has not seen."""
    everybody = range(state.players)
    over = state.phase == OVER
    dealt = [[route for route in state.dealt[other * 2 : other * 2 + 2] if route != NONE] for other in everybody]
    own = [dealt[seat]] if display_is_up(state) else []
    seen = {route for routes in own for route in routes} | (set(state.route) if over else set())
    unseen = [route for route in range(len(state.board.routes)) if route not in seen]
    chance.shuffle(unseen)
    for other in everybody:
        if other == seat and own:
            continue
        kept = state.route[other]
        for place in range(len(dealt[other])):
            # The one that was kept comes first: which place it had is nobody's business.
            reveal = over and place == 0
            state.dealt[other * 2 + place] = kept if reveal else unseen.pop()
        if kept != NONE:
            state.route[other] = state.dealt[other * 2]
