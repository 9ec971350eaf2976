"""Before the game: the faces of contracts, the card to give away, the route to keep, the city to start from."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.bots.prospects import Prospects, from_start
from roundhouse.games.spike.bots.weights import Weights
from roundhouse.games.spike.opening import ContractFace, GiveCard, KeepRoute, PlaceTrain
from roundhouse.games.spike.state import CONTRACT_FACE, GIVE_CARD, KEEP_ROUTE, NONE, State

#: An action, how good it seems, why it comes to mind, and the city that it is about.
Beginning = tuple[SpikeAction, float, str, int]
#: Choices of faces that are thought about.
MOST_FACES: Final = 8


def choices(state: State, weights: Weights) -> list[Beginning]:
    """What can be decided before the game, best first."""
    if state.phase == CONTRACT_FACE:
        found = faces(state, weights)
    elif state.phase == GIVE_CARD:
        found = gifts(state)
    elif state.phase == KEEP_ROUTE:
        found = routes(state, weights)
    else:
        found = trains(state, weights)
    found.sort(key=lambda choice: -choice[1])
    return found


def faces(state: State, weights: Weights) -> list[Beginning]:
    """One card after the other, the face with which all of them promise most."""
    seat = state.asked
    imagined = state.copy()
    cards = state.own_cards(seat)
    goods = [imagined.card.index(card) for card in cards]
    best = [0] * len(cards)
    for commodity in goods:
        imagined.face[commodity] = 0
    for number in range(len(cards)):
        values: list[float] = []
        for face in (0, 1):
            imagined.face[goods[number]] = face
            values.append(best_start(imagined, seat, weights))
        best[number] = 1 if values[1] > values[0] else 0
        imagined.face[goods[number]] = best[number]
    chosen = tuple([(cards[number], best[number]) for number in range(len(cards))])
    return [(ContractFace(chosen), 0.0, "faces", NONE)]


def best_start(state: State, seat: int, weights: Weights) -> float:
    """What the best city to start from promises."""
    most = 0.0
    for number in range(len(state.board.cities)):
        most = max(most, Prospects(state, seat, weights, from_start(state, number)).worth)
    return most


def gifts(state: State) -> list[Beginning]:
    """A colour of which there are fewest: those are of least use as wild sets."""
    hand = state.hand_of(state.asked)
    return [(GiveCard(colour), float(-hand[colour]), "give", NONE) for colour in range(len(hand)) if hand[colour]]


def routes(state: State, weights: Weights) -> list[Beginning]:
    """The route that goes best with the contracts, from the start that goes best with both."""
    seat = state.asked
    imagined = state.copy()
    found: list[Beginning] = []
    for route in state.dealt_to(seat):
        imagined.route[seat] = route
        found.append((KeepRoute(route), best_start(imagined, seat, weights), "keep", NONE))
    return found


def trains(state: State, weights: Weights) -> list[Beginning]:
    """The cities from which contracts and route are nearest."""
    found: list[Beginning] = []
    for number, city in enumerate(state.board.cities):
        worth = Prospects(state, state.asked, weights, from_start(state, number)).worth
        found.append((PlaceTrain(city.node), worth, "place", city.node))
    return found
