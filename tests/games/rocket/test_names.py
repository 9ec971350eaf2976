"""What actions say of themselves: where one board can be meant, hexes and lines are called as it calls them."""

from __future__ import annotations

import pytest

import roundhouse
from roundhouse.games.rocket import board as boards
from roundhouse.games.rocket.board import Board, only_board, remember
from roundhouse.games.rocket.station import PlaceStation
from tests.support.boards import grown


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Board:
    """The printed board, in a process that has seen none before."""
    found: Board = roundhouse.new("rocket", 3, seed=1).state.board
    monkeypatch.setattr(boards, "_boards", [])
    return found


def test_one_board_gives_the_names(board: Board) -> None:
    assert only_board() is None
    remember(board)
    remember(board)
    assert only_board() is board
    assert board.label(5) in repr(PlaceStation(5))


def test_a_second_board_takes_them_away(board: Board) -> None:
    remember(board)
    remember(roundhouse.new("rocket", 2, board=grown(400)).state.board)
    assert only_board() is None
    assert "hex 5" in repr(PlaceStation(5))
