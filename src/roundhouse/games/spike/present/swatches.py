"""Paths and payments as they are drawn in lists: pieces of rail in their colours, each with its word."""

from __future__ import annotations

from typing import Final

from roundhouse.engine.panel import Cell, Row
from roundhouse.engine.text import Text
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import Board
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.draw import DrawCard, TakeCard
from roundhouse.games.spike.movement import Boost, FreeMove, Start
from roundhouse.games.spike.names import PAID, PATH
from roundhouse.games.spike.opening import ContractFace, GiveCard, PlaceTrain
from roundhouse.games.spike.paths import end_of
from roundhouse.games.spike.payment import Payment
from roundhouse.games.spike.present import speech
from roundhouse.games.spike.state import State

DRAWN: Final = frozenset({"card", "track", "pay"})


def pick_cells(state: State, pick: str) -> tuple[Cell, ...]:
    """A rail card by its colour, a path by where it begins and its colours, a payment by its cards."""
    kind, _, what = pick.partition(":")
    if kind not in DRAWN:
        return ()
    board = state.board
    if kind == "card":
        return (rail(board, board.colours.index(what)),)
    if kind == "track":
        path = PATH.read_text(state, what)
        begins = speech.node_word(board, speech.start_of(board, path, end_of(state, path)))
        head = Cell(text=Text("swatch-from", {"from": begins, "n": len(path)}), strong=True)
        return (head, *(rail(board, board.segment_colour[segment]) for segment in path))
    payment = PAID.read_text(state, what)
    count = cards_in(payment)
    left = state.cards(state.asked) - count
    return (
        Cell(text=Text("swatch-pays", {"n": count, "left": left}), strong=True),
        *paid_cells(board, payment),
    )


def rail(board: Board, number: int) -> Cell:
    return Cell(swatch=f"rail-{board.colours[number]}", text=speech.colour(board, number))


def paid_cells(board: Board, payment: Payment) -> list[Cell]:
    direct, wild = payment
    cells = [
        Cell(swatch=f"rail-{board.colours[number]}", text=speech.some_cards(board, number, n))
        for number, n in enumerate(direct)
        if n
    ]
    cells += [Cell(swatch=f"rail-{board.colours[each[0]]}", text=speech.set_word(board, each)) for each in wild]
    return cells


def cards_in(payment: Payment) -> int:
    direct, wild = payment
    return sum(direct) + sum(n for _, n, _ in wild)


def button(state: State, action: SpikeAction) -> Text | None:
    """A build by its city and its cards, a card by its colour, a move by how far it goes, a start by its city."""
    match action:
        case Build():
            city = speech.city_name(state.board, speech.target_of(state, action))
            return Text("do-build", {"city": city, "n": cards_in((action.direct, action.wild))})
        case GiveCard():
            return Text("do-give", {"colour": speech.colour(state.board, action.colour)})
        case TakeCard():
            return Text("do-take", {"colour": speech.colour(state.board, action.colour)})
        case DrawCard():
            return Text("do-draw")
        case PlaceTrain():
            return Text("do-place", {"city": speech.city_name(state.board, action.node)})
        case ContractFace():
            return Text("do-faces")
        case FreeMove() if action.spaces:
            return Text("do-move", {"n": len(action.spaces)})
        case Start() if action.spaces:
            return Text("do-start", {"n": len(action.spaces)})
        case Boost():
            return Text("do-boost")
    return None


def brings(state: State, action: SpikeAction) -> tuple[Row, ...]:
    """What joining a city pays, and what it supplies."""
    if not isinstance(action, Build):
        return ()
    node = speech.target_of(state, action)
    supplies = speech.commodity(state.board, state.board.supply_at[node])
    return (
        Row(
            cells=(
                Cell(text=Text("brings-pays")),
                Cell(text=speech.value_word(state, node), strong=True),
                Cell(text=supplies),
            )
        ),
    )
