"""The picture of a game: the map of the board, and on it everything that can be seen of a position."""

from __future__ import annotations

from roundhouse.engine.rules import View
from roundhouse.engine.scene import Scene, Sprite
from roundhouse.engine.text import Text
from roundhouse.games.spike.present.drawing.cities import city_sprites, name_sprites, pay_pills, pill_sprites
from roundhouse.games.spike.present.drawing.ground import ground
from roundhouse.games.spike.present.drawing.pieces import track_sprites, train_sprites
from roundhouse.games.spike.present.drawing.symbols import symbols
from roundhouse.games.spike.present.textboard import text_board

#: Layers from below.
LAYERS = ("track", "marks", "cities", "names", "trains", "pills")


def draw(view: View) -> Scene:
    """The picture of what a seat may see."""
    board = view.board
    base = ground(board)
    return Scene(
        title=Text("map-title", {"board": board.title}),
        frame=base.frame,
        extent=base.extent,
        art=base.art,
        ground=base.shapes,
        clips=base.clips,
        symbols=symbols(board),
        layers=LAYERS,
        sprites=sprites(view),
        spots=base.spots,
        description=tuple(text_board(view)),
    )


def sprites(view: View) -> tuple[Sprite, ...]:
    board, data = view.board, view.data
    pills = pay_pills(data, view.seat)
    return (
        *track_sprites(board, data),
        *city_sprites(board, data),
        *name_sprites(board, data, pills),
        *train_sprites(board, data),
        *pill_sprites(board, pills),
    )
