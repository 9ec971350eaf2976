"""About a board: what it is made of."""

from __future__ import annotations

from roundhouse.engine.aboutboard import AboutBoard
from roundhouse.engine.text import Text
from roundhouse.games.spike.board import Board


def about_board(board: Board) -> AboutBoard:
    notes = [
        Text("boardnote-grid", {"cities": len(board.cities), "segments": len(board.segments)}),
        Text("boardnote-cards", {"contracts": len(board.contracts), "routes": len(board.routes)}),
    ]
    if board.reconstruction:
        notes.append(Text("boardnote-reconstruction"))
    if board.provenance:
        notes.append(Text("boardnote-provenance", {"text": board.provenance}))
    return AboutBoard(board.title, board.reconstruction, tuple(notes))
