"""Segments and junctions by name: each segment has its own, no code of the data file is ever said."""

from __future__ import annotations

import pytest

from roundhouse.games.spike import RULESET
from roundhouse.games.spike.board import Board
from roundhouse.games.spike.boardfile import printed_board, read_board
from roundhouse.games.spike.present import speech
from roundhouse.words import Words
from tests.games.spike.positions import small_board
from tests.support.spike_games import tiny_board

BOARDS = [printed_board(), small_board(), *(read_board(tiny_board(seed)) for seed in range(12))]


def said(board: Board, segment: int, language: str = "en") -> str:
    return Words(language, [RULESET.words]).say(speech.segment_word(board, segment))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("board", BOARDS, ids=range(len(BOARDS)))
def test_every_segment_has_a_name_of_its_own(board: Board, language: str) -> None:
    words = Words(language, [RULESET.words])
    names = [words.say(speech.segment_word(board, segment)) for segment in range(len(board.segments))]
    assert len(set(names)) == len(names)
    assert not any(code in name.split() for code, name in zip(board.segments, names))


@pytest.mark.parametrize(
    ("segment", "language", "name"),
    [
        ("e1", "en", "segment south-east out of Alpha (red)"),
        ("e1", "it", "tratto da Alpha verso sud-est (red)"),
        ("e5", "en", "segment Bravo – Carol (red)"),
        ("e3", "en", "segment south-east of Bravo (green)"),
        ("e3", "it", "tratto a sud-est di Bravo (green)"),
    ],
)
def test_names(segment: str, language: str, name: str) -> None:
    """SB-1 has Alpha, Bravo and Carol in its upper row, Delta and both junctions in the lower one."""
    board = small_board()
    assert said(board, board.segment_of[segment], language) == name


def test_the_winds_are_right() -> None:
    """Everything that begins in Boston leads west: the sea is in the east."""
    board = printed_board()
    boston = board.node_of["boston"]
    names = [said(board, segment) for segment in board.at_node[boston]]
    assert names
    assert all("west out of Boston" in name for name in names), names


def test_junctions() -> None:
    board = small_board()
    words = Words("en", [RULESET.words])
    said = words.say(speech.node_word(board, board.node_of["j1"]))
    assert said == "a junction south of Bravo"
