"""Who may see what (§13): hands, routes and the order of the deck are secret; everything else is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundhouse.engine.rules import View
from roundhouse.games.spike.board import FACES, NONE, PARTS, TENDER, Board
from roundhouse.games.spike.cargo import on_train
from roundhouse.games.spike.final import route_value
from roundhouse.games.spike.opening import display_is_up, hands_are_dealt
from roundhouse.games.spike.state import ACTION, DRAW, ENDS, OVER, PHASES, State
from roundhouse.games.spike.upgrade import upgrade_cost
from roundhouse.games.spike.written import write_market, write_space

TOKENS = ("contract", "train", "delivered")


def look(state: State, seat: int | None) -> View:
    """The position as that seat (None: a spectator) sees it, with all that the panels beside the board show."""
    board = state.board
    over = state.phase == OVER
    drawing = state.phase in (ACTION, DRAW)
    data: dict[str, Any] = {
        "players": state.players,
        "advanced": state.switches.advanced,
        "phase": PHASES[state.phase],
        "seat": None if over else state.asked,
        "first": state.first,
        "round": state.round,
        "time": state.time,
        "drawn": state.drawn,
        "draws_left": state.part(state.asked, TENDER) - state.drawn if drawing else 0,
        "last_turns": None if state.last_turns == NONE else state.last_turns,
        "ended_by": ENDS[state.ended_by] if over else None,
        "colours": list(board.colours),
        "names": {city.id: city.name for city in board.cities},
        "deck": len(state.deck),
        # In the last round: cards that surely lie above the first Time card.
        "safe": max(0, len(state.deck) - state.lower),
        "display": list(state.display) if display_is_up(state) else None,
        "discard": list(state.discard),
        "market": write_market(state),
        "seats": [look_at(state, other, seat) for other in range(state.players)],
    }
    return View(seat, data, board)


def look_upon(state: State, seat: int, public: Callable[[], View]) -> View:
    """The same, with what everybody sees at hand: a seat sees more only of itself."""
    seen = public().data
    seats = [*seen["seats"][:seat], look_at(state, seat, seat), *seen["seats"][seat + 1 :]]
    return View(seat, {**seen, "seats": seats}, state.board)


def sees_hand(state: State, viewer: int | None, seat: int) -> bool:
    """One's own from KD-2 on (SK-2.2-a); the end opens all."""
    return state.phase == OVER or (viewer == seat and hands_are_dealt(state))


def sees_route(state: State, viewer: int | None, seat: int) -> bool:
    """Whether the viewer sees a seat's route card: their own after KD-2 (SK-2.2-a), all at the end (SK-11.1-a)."""
    return state.phase == OVER or (viewer == seat and display_is_up(state))


def look_at(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    """What the viewer sees of one player."""
    board = state.board
    costs = [upgrade_cost(state, seat, part) for part in range(len(PARTS))]
    return {
        "money": state.money[seat],
        "connected": state.connected[seat],
        "delivered": state.delivered[seat],
        "spent": state.spent[seat],
        "cards": state.cards(seat),
        "hand": state.hand_of(seat) if sees_hand(state, viewer, seat) else None,
        "track": state.track[seat],
        "start": write_space(board, state.start[seat]),
        "at": write_space(board, state.at[seat]),
        "heading": write_space(board, state.heading[seat]),
        "levels": [state.part(seat, part) for part in range(len(PARTS))],
        "costs": [cost or None for cost in costs],
        "cargo": [board.commodities[commodity] for commodity in on_train(state, seat)],
        "contracts": [look_at_contract(state, number) for number, owner in enumerate(state.owner) if owner == seat],
        "served": [board.nodes[node] for node, bits in enumerate(state.served) if bits >> seat & 1],
        "segments": [board.segments[number] for number, bits in enumerate(state.laid) if bits >> seat & 1],
        "cities": [city.id for city in board.cities if state.in_network(seat, city.node)],
        "route": look_at_route(state, seat, state.route[seat]) if sees_route(state, viewer, seat) else None,
        "choice": look_at_choice(state, seat, viewer),
    }


def look_at_contract(state: State, commodity: int) -> dict[str, Any]:
    """A contract with what its cities pay; both faces as long as none is chosen."""
    board = state.board
    card, face = board.contracts[state.card[commodity]], state.face[commodity]
    faces = range(len(FACES)) if face == NONE else [face]
    return {
        "card": card.id,
        "commodity": board.commodities[commodity],
        "face": None if face == NONE else FACES[face],
        "token": TOKENS[state.token[commodity]],
        "pays": {
            FACES[side]: [[board.nodes[node], pay] for node, pay in zip(card.cities[side], card.pays[side])]
            for side in faces
        },
        "from": [city.id for city in board.cities if city.commodity == commodity],
    }


def look_at_route(state: State, seat: int, route: int) -> dict[str, Any] | None:
    """A route card, and what it would bring now."""
    if route == NONE:
        return None
    board: Board = state.board
    card = board.routes[route]
    return {
        "id": card.id,
        "start": board.nodes[card.start],
        "destinations": [[board.nodes[node], value] for node, value in zip(card.destinations, card.values)],
        "worth": route_value(state, seat, route),
    }


def look_at_choice(state: State, seat: int, viewer: int | None) -> list[dict[str, Any] | None]:
    """The two route cards of which one is to be kept; nobody else ever sees the other one (SK-12.1-b)."""
    if viewer != seat or not display_is_up(state) or state.route[seat] != NONE or state.phase == OVER:
        return []
    return [look_at_route(state, seat, route) for route in state.dealt[seat * 2 : seat * 2 + 2]]
