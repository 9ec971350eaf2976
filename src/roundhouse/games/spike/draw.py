"""Action A, draw (§6): one card at a time, from the display or from the deck."""

from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.actions import Action, DrawCard, StopDrawing, TakeCard
from roundhouse.games.spike.board import TENDER
from roundhouse.games.spike.rounds import draw_top, end_round_if_empty, refill
from roundhouse.games.spike.state import BY_DRAW, BY_REFILL, DRAW, END_TURN, NONE, OVER, State


def draw_choices(state: State) -> list[Action]:
    found: list[Action] = [TakeCard(colour) for colour in range(len(state.display)) if state.display[colour]]
    if state.deck:
        found.append(DrawCard())
    if state.phase == DRAW:
        found.append(StopDrawing())
    return found


def can_draw(state: State) -> bool:
    return len(state.deck) > 0 or sum(state.display) > 0


def why_not_draw(state: State, action: Action) -> Violation | None:
    if isinstance(action, StopDrawing):
        return None if state.phase == DRAW else Violation("SK-6.1-a", "why-stop-first", {})
    if not can_draw(state):
        return Violation("SK-6.1-f", "why-no-cards", {})
    if isinstance(action, TakeCard):
        if not 0 <= action.colour < len(state.display):
            return Violation("SK-6.1-a", "why-no-such-colour", {})
        if state.display[action.colour] == 0:
            return Violation("SK-6.1-a", "why-not-on-display", {"colour": action.colour})
    if isinstance(action, DrawCard) and not state.deck:
        return Violation("SK-6.1-a", "why-deck-empty", {})
    return None


def draw(state: State, action: Action) -> list[Event]:
    """A card, seen before the next choice; the display is filled when the player has finished (SK-6.1-b, c)."""
    events: list[Event] = []
    state.phase = DRAW
    if isinstance(action, TakeCard):
        take(state, action.colour)
    elif isinstance(action, DrawCard):
        take_top(state, events)
    if state.phase == OVER:
        return events
    if isinstance(action, StopDrawing) or state.drawn == state.part(state.asked, TENDER):
        state.phase = END_TURN
        state.drawn = 0
        refill(state, BY_REFILL, events)
    return events


def take(state: State, colour: int) -> None:
    """Everybody has seen the card, and remembers it (SK-6.1-e)."""
    place = state.asked * len(state.display) + colour
    state.display[colour] -= 1
    state.hand[place] += 1
    state.seen[place] += 1
    state.drawn += 1


def take_top(state: State, events: list[Event]) -> None:
    seat = state.asked
    card = draw_top(state, BY_DRAW, events)
    if card == NONE:
        return
    state.hand[seat * len(state.display) + card] += 1
    state.drawn += 1
    events.append(Event("drawn", {"seat": seat, "colour": card}, seat, ("colour",), chance=True))
    end_round_if_empty(state, events)
