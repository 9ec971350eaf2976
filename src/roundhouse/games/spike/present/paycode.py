"""Payments as picks name them, `black=1;orange=2>brown`: cards paid directly, then sets with what they stand for."""

from __future__ import annotations

from roundhouse.games.spike.actions import Build, WildSet
from roundhouse.games.spike.board import Board
from roundhouse.games.spike.payment import Payment


def pay_code(board: Board, action: Build) -> str:
    direct = [f"{board.colours[colour]}={n}" for colour, n in enumerate(action.direct) if n]
    return ";".join([*direct, *(set_code(board, wild) for wild in action.wild)])


def set_code(board: Board, wild: WildSet) -> str:
    source, n, targets = wild
    return f"{board.colours[source]}={n}>{','.join(board.colours[target] for target in targets)}"


def read_pay(board: Board, code: str) -> Payment:
    """The payment of that name; ValueError if it is none."""
    direct = [0] * len(board.colours)
    wild: list[WildSet] = []
    for part in code.split(";"):
        name, _, rest = part.partition("=")
        source = board.colours.index(name)
        if ">" in rest:
            n, _, targets = rest.partition(">")
            wild.append((source, int(n), tuple(board.colours.index(target) for target in targets.split(","))))
        else:
            direct[source] = int(rest)
    return tuple(direct), tuple(wild)
