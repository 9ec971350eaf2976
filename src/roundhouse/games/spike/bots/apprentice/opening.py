"""The apprentice before the game: faces, the card to give away, the route to keep, the city to start from."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.spike.bots.apprentice.outlook import FAR, SEGMENT, Outlook, distances
from roundhouse.games.spike.opening import ContractFace, GiveCard, KeepRoute, PlaceTrain
from roundhouse.games.spike.state import State

#: Payers that count for the worth of a face, from the best on.
PAYERS: Final = 3


def choose_faces(state: State, seat: int) -> ContractFace:
    """For every card the face whose best cities pay most for the way from the nearest supplier."""
    outlook = Outlook(state, seat)
    return ContractFace(tuple([(card, better_face(state, outlook, card)) for card in state.own_cards(seat)]))


def better_face(state: State, outlook: Outlook, card: int) -> int:
    values = [face_value(state, outlook, card, face) for face in (0, 1)]
    return 1 if values[1] > values[0] else 0


def face_value(state: State, outlook: Outlook, card: int, face: int) -> float:
    contract = state.board.contracts[card]
    suppliers = state.board.suppliers[contract.commodity]
    values: list[float] = []
    for number, payer in enumerate(contract.cities[face]):
        near = min([outlook.between(node)[payer] for node in suppliers if node != payer], default=FAR)
        values.append(contract.pays[face][number] - SEGMENT * near)
    values.sort(reverse=True)
    return sum(values[:PAYERS])


def choose_gift(state: State, seat: int) -> GiveCard:
    """A colour of which there are fewest: those are of least use as wild sets."""
    hand = state.hand_of(seat)
    held = [colour for colour in range(len(hand)) if hand[colour]]
    best = held[0]
    for colour in held:
        if hand[colour] < hand[best]:
            best = colour
    return GiveCard(best)


def choose_route(state: State, seat: int) -> KeepRoute:
    """The route that goes best with the contracts, from the start that goes best with both."""
    routes = state.dealt_to(seat)
    values = [best_start(state, seat, route)[1] for route in routes]
    return KeepRoute(routes[1] if values[1] > values[0] else routes[0])


def choose_start(state: State, seat: int) -> PlaceTrain:
    return PlaceTrain(best_start(state, seat, state.route[seat])[0])


def best_start(state: State, seat: int, route: int) -> tuple[int, float]:
    """The city from which contracts and route are nearest, and what they promise from there."""
    outlook = Outlook(state, seat)
    best = state.board.cities[0].node
    most = -1.0
    for city in state.board.cities:
        far = distances(state, seat, [city.node])
        value = outlook.contracts(far) + outlook.route_card(far, route)
        if value > most:
            best, most = city.node, value
    return best, most
