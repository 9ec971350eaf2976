"""Action A, draw (§6): one card at a time, from the display or from the deck."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import TENDER
from roundhouse.games.spike.names import CARD
from roundhouse.games.spike.rounds import draw_top, end_round_if_empty, refill
from roundhouse.games.spike.state import ACTION, BY_DRAW, BY_REFILL, DRAW, END_TURN, NONE, OVER, State


class TakeCard(SpikeAction):
    """KD-9a: a card of the display."""

    form: ClassVar = Form("draw", always={"choice": "display"}, colour=CARD)
    answers: ClassVar[tuple[int, ...]] = (ACTION, DRAW)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def why_not(self, state: State) -> Violation | None:
        if not can_draw(state):
            return Violation("SK-6.1-f", "why-no-cards", {})
        if not 0 <= self.colour < len(state.display):
            return Violation("SK-6.1-a", "why-no-such-colour", {})
        if state.display[self.colour] == 0:
            return Violation("SK-6.1-a", "why-not-on-display", {"colour": self.colour})
        return None

    def apply(self, state: State) -> list[Event]:
        """Everybody has seen the card, and remembers it (SK-6.1-e)."""
        place = state.asked * len(state.display) + self.colour
        state.display[self.colour] -= 1
        state.hand[place] += 1
        state.seen[place] += 1
        state.drawn += 1
        return go_on_drawing(state, [])


class DrawCard(SpikeAction):
    """KD-9a: the top card of the deck."""

    form: ClassVar = Form("draw", always={"choice": "deck"}, picks="deck")
    answers: ClassVar[tuple[int, ...]] = (ACTION, DRAW)

    def why_not(self, state: State) -> Violation | None:
        if not can_draw(state):
            return Violation("SK-6.1-f", "why-no-cards", {})
        return None if state.deck else Violation("SK-6.1-a", "why-deck-empty", {})

    def apply(self, state: State) -> list[Event]:
        events: list[Event] = []
        seat = state.asked
        card = draw_top(state, BY_DRAW, events)
        if card != NONE:
            state.hand[seat * len(state.display) + card] += 1
            state.drawn += 1
            events.append(Event("drawn", {"seat": seat, "colour": card}, seat, ("colour",), chance=True))
            end_round_if_empty(state, events)
        return go_on_drawing(state, events)


class StopDrawing(SpikeAction):
    """KD-9a: no more cards."""

    form: ClassVar = Form("draw", always={"choice": "stop"}, picks="stop")
    answers: ClassVar[tuple[int, ...]] = (ACTION, DRAW)

    def why_not(self, state: State) -> Violation | None:
        return None if state.phase == DRAW else Violation("SK-6.1-a", "why-stop-first", {})

    def apply(self, state: State) -> list[Event]:
        return finish_drawing(state, [])


def go_on_drawing(state: State, events: list[Event]) -> list[Event]:
    """A card is seen before the next choice (SK-6.1-b); there are as many as the tender allows."""
    if state.phase == OVER:
        return events
    state.phase = DRAW
    return finish_drawing(state, events) if state.drawn == state.part(state.asked, TENDER) else events


def finish_drawing(state: State, events: list[Event]) -> list[Event]:
    """The display is filled when the player has finished (SK-6.1-c)."""
    state.phase = END_TURN
    state.drawn = 0
    refill(state, BY_REFILL, events)
    return events


def draw_choices(state: State) -> list[SpikeAction]:
    found: list[SpikeAction] = [TakeCard(colour) for colour in range(len(state.display)) if state.display[colour]]
    if state.deck:
        found.append(DrawCard())
    if state.phase == DRAW:
        found.append(StopDrawing())
    return found


def can_draw(state: State) -> bool:
    return len(state.deck) > 0 or sum(state.display) > 0
