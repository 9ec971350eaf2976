"""About a board: what it is made of, and what somebody who has drawn one should look at again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.engine.aboutboard import AboutBoard
from roundhouse.engine.text import Text
from roundhouse.games.rocket.board import CITY, OPEN, TOWN, Board
from roundhouse.games.rocket.boardfile import printed_board

#: More hexes need not be named in a sentence.
MOST_NAMED: Final = 10


def about_board(board: Board) -> AboutBoard:
    return AboutBoard(board.title, board.reconstruction, tuple(notes(board)))


def notes(board: Board) -> Iterator[Text]:
    """The size of the board, its pieces, then whatever seems odd."""
    yield Text(
        "boardnote-places",
        {"hexes": board.size, "lines": len(board.lines), "cities": count(board, CITY), "towns": count(board, TOWN)},
    )
    yield Text(
        "boardnote-pieces",
        {"tiles": board.tiles, "stations": board.stations_each, "passengers": board.passengers},
    )
    if board.reconstruction:
        yield Text("boardnote-reconstruction")
    if board.provenance:
        yield Text("boardnote-provenance", {"text": board.provenance})
    printed = printed_board()
    if [len(board.lines), count(board, CITY), count(board, TOWN)] != [
        len(printed.lines),
        count(printed, CITY),
        count(printed, TOWN),
    ]:
        yield Text("boardnote-numbers")
    for line in board.lines:
        if not any(board.place_at[hex] == OPEN for hex in board.around[board.places[line.start].hex]):
            yield Text("boardnote-stuck", {"line": line.id})
    apart = off_the_mainland(board)
    if apart:
        named = [board.labels[hex] for hex in apart[:MOST_NAMED]]
        more = ["…"] if len(apart) > MOST_NAMED else []
        yield Text("boardnote-apart", {"n": len(apart), "hexes": ", ".join([*named, *more])})


def count(board: Board, kind: int) -> int:
    return sum(place.kind == kind for place in board.places)


def off_the_mainland(board: Board) -> list[int]:
    """The hexes that cannot be reached from the largest piece of land."""
    pieces: list[list[int]] = []
    seen: set[int] = set()
    for start in range(board.size):
        if start in seen:
            continue
        piece, waiting = [start], [start]
        seen.add(start)
        while waiting:
            near = [hex for hex in board.around[waiting.pop()] if hex not in seen]
            seen.update(near)
            piece += near
            waiting += near
        pieces.append(piece)
    largest = max(pieces, key=len)
    mainland = set(largest)
    return [hex for hex in range(board.size) if hex not in mainland]
