"""The decisions of the set-up (§2, §12): faces of contracts, the card given away, the route kept, the train placed."""

# compiled
from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.actions import Form
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import NONE
from roundhouse.games.spike.names import CARD, CARD_FACES, ROUTE, START, FacesForm
from roundhouse.games.spike.state import ACTION, CONTRACT_FACE, GIVE_CARD, KEEP_ROUTE, PLACE_TRAIN, State


class OpeningAction(SpikeAction):
    """A decision of the set-up, which comes once, in its order (SK-2.2-a)."""

    def why_not_now(self, state: State) -> Violation | None:
        if state.phase in self.answers:
            return None
        return Violation("SK-2.2-a", "why-setup" if state.phase <= PLACE_TRAIN else "why-setup-over", {})


# -- contract faces (SK-12.1-a)


class ContractFace(OpeningAction):
    """KD-1: the face of every own contract card, as pairs of card and face."""

    form: ClassVar = FacesForm("contract_face", faces=CARD_FACES)
    answers: ClassVar[tuple[int, ...]] = (CONTRACT_FACE,)

    def __init__(self, faces: tuple[tuple[int, int], ...]) -> None:
        self.faces = faces

    def why_not(self, state: State) -> Violation | None:
        cards = [card for card, _ in self.faces]
        faces = [face for _, face in self.faces]
        if cards != state.own_cards(state.asked) or min(faces, default=0) < 0 or max(faces, default=0) > 1:
            return Violation("SK-12.1-a", "why-faces", {})
        return None

    def apply(self, state: State) -> list[Event]:
        for card, face in self.faces:
            state.face[state.board.contracts[card].commodity] = face
        _round_the_table(state, GIVE_CARD)
        return []


def face_choices(state: State) -> list[ContractFace]:
    """Every combination of faces, all A first."""
    cards = state.own_cards(state.asked)
    found: list[ContractFace] = []
    for bits in range(1 << len(cards)):
        faces = [(card, bits >> (len(cards) - 1 - place) & 1) for place, card in enumerate(cards)]
        found.append(ContractFace(tuple(faces)))
    return found


# -- the gift (SK-2.1-i)


class GiveCard(OpeningAction):
    """KD-2: a rail card for the player on the right."""

    form: ClassVar = Form("give_card", colour=CARD, secret="card")
    answers: ClassVar[tuple[int, ...]] = (GIVE_CARD,)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def why_not(self, state: State) -> Violation | None:
        colours = len(state.board.colours)
        if not 0 <= self.colour < colours or state.hand[state.asked * colours + self.colour] == 0:
            return Violation("SK-2.1-i", "why-give-not-held", {"colour": self.colour})
        return None

    def apply(self, state: State) -> list[Event]:
        """Only giver and receiver know the card (SK-13.1-a)."""
        colours = len(state.board.colours)
        to = state.right_of(state.asked)
        state.hand[state.asked * colours + self.colour] -= 1
        state.hand[to * colours + self.colour] += 1
        state.gift = self.colour
        state.phase = KEEP_ROUTE if state.switches.advanced else PLACE_TRAIN
        given = Event("given", {"seat": to, "colour": self.colour}, to, ("colour",))
        return [given, Event("turned_up", {"colours": list(state.display)}, chance=True)]


def gift_choices(state: State) -> list[GiveCard]:
    colours = len(state.board.colours)
    return [GiveCard(colour) for colour in range(colours) if state.hand[state.asked * colours + colour]]


# -- routes (SK-12.1-b)


class KeepRoute(OpeningAction):
    """KD-3: one of two route cards."""

    form: ClassVar = Form("keep_route", route=ROUTE, secret="route")
    answers: ClassVar[tuple[int, ...]] = (KEEP_ROUTE,)

    def __init__(self, route: int) -> None:
        self.route = route

    def why_not(self, state: State) -> Violation | None:
        if self.route == NONE or self.route not in state.dealt_to(state.asked):
            return Violation("SK-12.1-b", "why-route-not-dealt", {})
        return None

    def apply(self, state: State) -> list[Event]:
        state.route[state.asked] = self.route
        _round_the_table(state, PLACE_TRAIN)
        return []


def route_choices(state: State) -> list[KeepRoute]:
    return [KeepRoute(route) for route in state.dealt_to(state.asked)]


# -- trains (SK-2.1-l)


class PlaceTrain(OpeningAction):
    """KD-4: the city to start from."""

    form: ClassVar = Form("place_train", node=START)
    answers: ClassVar[tuple[int, ...]] = (PLACE_TRAIN,)

    def __init__(self, node: int) -> None:
        self.node = node

    def why_not(self, state: State) -> Violation | None:
        if not state.board.is_city(self.node):
            return Violation("SK-2.1-l", "why-not-a-city", {"space": self.node})
        return None

    def apply(self, state: State) -> list[Event]:
        """The start city is the whole network at first, and gives no points (SK-2.1-n)."""
        seat = state.asked
        state.start[seat] = self.node
        state.at[seat] = self.node
        state.network[self.node] |= 1 << seat
        _round_the_table(state, ACTION)
        if state.phase == ACTION:
            state.stopped = 1
        return []


def train_choices(state: State) -> list[PlaceTrain]:
    return [PlaceTrain(city.node) for city in state.board.cities]


# -- what is done when


def _round_the_table(state: State, following: int) -> None:
    """Once round, clockwise from the first player; then the next step of the set-up (SK-2.2-a)."""
    state.asked = state.next_seat(state.asked)
    if state.asked == state.first:
        state.phase = following


def in_setup(state: State) -> bool:
    return state.phase <= PLACE_TRAIN


def hands_are_dealt(state: State) -> bool:
    """Nobody sees a hand before KD-2 (SK-2.2-a)."""
    return state.phase != CONTRACT_FACE


def display_is_up(state: State) -> bool:
    """Display and route cards come after KD-2 (SK-2.2-a)."""
    return state.phase > GIVE_CARD
