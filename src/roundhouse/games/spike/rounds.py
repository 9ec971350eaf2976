"""Rounds and Time cards (§9): what happens when the deck runs out, and when a Time card appears."""

# compiled
from __future__ import annotations

from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.games.spike.final import score_routes
from roundhouse.games.spike.state import BY_NEW_DISPLAY, LAST_ROUND, NONE, OVER, TIME_CARDS, State


def draw_top(state: State, ending: int, events: list[Event]) -> int:
    """The next rail card of the deck. Time cards are laid down; the third ends the game, and NONE is drawn."""
    while state.deck:
        card = state.deck.pop()
        if state.lower > len(state.deck):
            state.lower = len(state.deck)
        if card != state.board.time:
            return card
        state.time += 1
        events.append(Event("time_card", {"n": state.time}, chance=True))
        if state.time == TIME_CARDS:
            end_game(state, ending, events)
            return NONE
    return NONE


def refill(state: State, ending: int, events: list[Event]) -> None:
    """Turn up cards until the display is full; a deck that becomes empty ends the round (SK-9.1-a, SK-9.2-b)."""
    turned = [0] * len(state.display)
    while sum(state.display) < state.board.display and state.deck:
        if state.switches.time_cards_go_back and state.deck[-1] == state.board.time:
            if not put_back(state, events):
                break
            continue
        card = draw_top(state, ending, events)
        if card == NONE:
            break
        state.display[card] += 1
        turned[card] += 1
    if sum(turned):
        events.append(Event("turned_up", {"colours": turned}, chance=True))
    if state.phase != OVER:
        end_round_if_empty(state, events)


def put_back(state: State, events: list[Event]) -> bool:
    """A Time card that would come up on the display goes back into the deck (K-22), unless nothing else is in it."""
    if state.deck.count(state.board.time) == len(state.deck):
        return False
    chance = Chance.resume(state.chance)
    chance.shuffle(state.deck)
    state.chance = chance.state
    state.lower = len(state.deck)
    events.append(Event("time_back", {}, chance=True))
    return True


def end_round_if_empty(state: State, events: list[Event]) -> None:
    """Rounds 1 and 2 end at the moment the deck becomes empty (SK-9.1-a)."""
    if not state.deck and state.round < LAST_ROUND:
        new_round(state, events)


def new_round(state: State, events: list[Event]) -> None:
    """The next Time card; display and discards become the new deck; four cards are turned up (SK-9.1-b)."""
    state.round += 1
    pile = []
    for colour in range(len(state.display)):
        pile.extend([colour] * (state.display[colour] + state.discard[colour]))
        state.display[colour] = 0
        state.discard[colour] = 0
    state.lower = lower_size(state, len(pile)) if state.round == LAST_ROUND else 0
    events.append(Event("round", {"n": state.round, "cards": len(pile)}, chance=True))
    state.deck = state.coming.pop(0) if state.coming else shuffled(state, pile)
    refill(state, BY_NEW_DISPLAY, events)


def upper_size(state: State, cards: int) -> int:
    """The upper part of the last deck: the smaller half of an odd one (SK-9.1-e), or the larger (K-21)."""
    return (cards + 1) // 2 if state.switches.larger_half_on_top else cards // 2


def lower_size(state: State, cards: int) -> int:
    """The lower part: the rest, and the Time cards."""
    return cards - upper_size(state, cards) + TIME_CARDS


def shuffled(state: State, pile: list[int]) -> list[int]:
    """A new deck; in round 3 with the Time cards in its lower part (SK-9.1-d)."""
    chance = Chance.resume(state.chance)
    chance.shuffle(pile)
    if state.round == LAST_ROUND:
        half = upper_size(state, len(pile))
        lower = pile[half:] + [state.board.time] * TIME_CARDS
        chance.shuffle(lower)
        pile = lower + pile[:half]
    state.chance = chance.state
    return pile


def end_game(state: State, ending: int, events: list[Event]) -> None:
    """No replacement, no refill, no further action (SK-9.2-c); then the route cards (§11)."""
    state.phase = OVER
    state.asked = NONE
    state.ended_by = ending
    state.stopped = 0
    state.drawn = 0
    state.built = 0
    state.last_turns = NONE
    score_routes(state, events)
