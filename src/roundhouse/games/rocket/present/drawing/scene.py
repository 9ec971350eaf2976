"""The picture of a game: the map of the board, and on it everything that can be seen of a position."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.rules import View
from roundhouse.engine.scene import Scene, Sprite
from roundhouse.engine.text import Text
from roundhouse.games.rocket.board import Board
from roundhouse.games.rocket.present.drawing.ground import ground
from roundhouse.games.rocket.present.drawing.names import crowd, name_sprites, plaque_sprites
from roundhouse.games.rocket.present.drawing.pieces import (
    connector_sprites,
    locomotive_sprites,
    proposal_sprites,
    station_sprites,
    track_sprites,
)
from roundhouse.games.rocket.present.drawing.places import place_sprites
from roundhouse.games.rocket.present.drawing.symbols import symbols
from roundhouse.games.rocket.present.drawing.track import networks
from roundhouse.games.rocket.present.textboard import text_board

#: Layers from below.
LAYERS = ("track", "places", "stations", "names", "locomotives", "plaques", "previews")


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
        symbols=symbols(),
        layers=LAYERS,
        sprites=sprites(view),
        spots=base.spots,
        chosen=proposed(view),
        description=tuple(text_board(view)),
    )


#: The position that was drawn last, as far as it is drawn. Everybody who looks at a table asks for the same in turn.
_last: list[tuple[Board, dict[str, Any], tuple[Sprite, ...]]] = []


def sprites(view: View) -> tuple[Sprite, ...]:
    """What lies on the map. Nobody's money does: it is the same for all who look."""
    drawn = {name: part for name, part in view.data.items() if name != "money"}
    if not _last or _last[0][0] is not view.board or _last[0][1] != drawn:
        _last[:] = [(view.board, drawn, lying(view.board, drawn))]
    return _last[0][2]


def lying(board: Board, data: dict[str, Any]) -> tuple[Sprite, ...]:
    track = networks(data)
    room = crowd(board, data, track)
    return (
        *track_sprites(board, data, track),
        *connector_sprites(data),
        *place_sprites(board, data),
        *station_sprites(board, data),
        *name_sprites(board, room),
        *locomotive_sprites(board, data),
        *plaque_sprites(board, data, room),
        *proposal_sprites(board, data),
    )


def proposed(view: View) -> tuple[str, ...]:
    """The hex that a line is about to be driven to."""
    proposal = view.data["next"].get("proposal")
    if proposal is None:
        return ()
    q, r = proposal["to"]
    return (f"hex:{q},{r}",)
