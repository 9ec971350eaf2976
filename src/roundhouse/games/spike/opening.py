"""The decisions of the set-up (§2, §12): faces of contracts, the card given away, the route kept, the train placed."""

from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.games.spike.actions import Action, ContractFace, GiveCard, KeepRoute, PlaceTrain
from roundhouse.games.spike.board import NONE
from roundhouse.games.spike.state import ACTION, CONTRACT_FACE, GIVE_CARD, KEEP_ROUTE, PLACE_TRAIN, State

# -- contract faces (SK-12.1-a)


def own_cards(state: State, seat: int) -> list[int]:
    """The contract cards of a seat, in the order of their commodities."""
    return [state.card[number] for number in range(len(state.owner)) if state.owner[number] == seat]


def face_choices(state: State) -> list[Action]:
    """Every combination of faces, all A first."""
    cards = own_cards(state, state.asked)
    found: list[Action] = []
    for bits in range(1 << len(cards)):
        faces = [(card, bits >> (len(cards) - 1 - place) & 1) for place, card in enumerate(cards)]
        found.append(ContractFace(tuple(faces)))
    return found


def why_not_face(state: State, action: ContractFace) -> Violation | None:
    cards = [card for card, _ in action.faces]
    faces = [face for _, face in action.faces]
    if cards != own_cards(state, state.asked) or min(faces, default=0) < 0 or max(faces, default=0) > 1:
        return Violation("SK-12.1-a", "why-faces", {})
    return None


def choose_faces(state: State, action: ContractFace) -> None:
    for card, face in action.faces:
        state.face[state.board.contracts[card].commodity] = face
    _round_the_table(state, GIVE_CARD)


# -- the gift (SK-2.1-i)


def gift_choices(state: State) -> list[Action]:
    colours = len(state.board.colours)
    return [GiveCard(colour) for colour in range(colours) if state.hand[state.asked * colours + colour]]


def why_not_give(state: State, action: GiveCard) -> Violation | None:
    colours = len(state.board.colours)
    if not 0 <= action.colour < colours or state.hand[state.asked * colours + action.colour] == 0:
        return Violation("SK-2.1-i", "why-give-not-held", {"colour": action.colour})
    return None


def give(state: State, action: GiveCard) -> list[Event]:
    """Only giver and receiver know the card (SK-13.1-a)."""
    colours = len(state.board.colours)
    to = state.right_of(state.asked)
    state.hand[state.asked * colours + action.colour] -= 1
    state.hand[to * colours + action.colour] += 1
    state.gift = action.colour
    state.phase = KEEP_ROUTE if state.switches.advanced else PLACE_TRAIN
    args = {"seat": to, "colour": action.colour}
    return [Event("given", args, to, ("colour",)), Event("turned_up", {"colours": list(state.display)}, chance=True)]


# -- routes (SK-12.1-b)


def route_choices(state: State) -> list[Action]:
    return [KeepRoute(state.dealt[state.asked * 2]), KeepRoute(state.dealt[state.asked * 2 + 1])]


def why_not_keep(state: State, action: KeepRoute) -> Violation | None:
    place = state.asked * 2
    if action.route == NONE or action.route not in (state.dealt[place], state.dealt[place + 1]):
        return Violation("SK-12.1-b", "why-route-not-dealt", {})
    return None


def keep_route(state: State, action: KeepRoute) -> None:
    state.route[state.asked] = action.route
    _round_the_table(state, PLACE_TRAIN)


# -- trains (SK-2.1-l)


def train_choices(state: State) -> list[Action]:
    return [PlaceTrain(city.node) for city in state.board.cities]


def why_not_place(state: State, action: PlaceTrain) -> Violation | None:
    if not state.board.is_city(action.node):
        return Violation("SK-2.1-l", "why-not-a-city", {"space": action.node})
    return None


def place_train(state: State, action: PlaceTrain) -> None:
    """The start city is the whole network at first, and gives no points (SK-2.1-n)."""
    seat = state.asked
    state.start[seat] = action.node
    state.at[seat] = action.node
    state.network[action.node] |= 1 << seat
    _round_the_table(state, ACTION)
    if state.phase == ACTION:
        state.stopped = 1


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
