"""The picture of a view: the map as drawn, and the position in words."""

from __future__ import annotations

import msgspec

from roundhouse.engine.rules import View
from roundhouse.engine.scene import Scene
from roundhouse.games.e1862.map.atlas import COMPANY, HEXES, HOME
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.operating.train_types import BANDS
from roundhouse.games.e1862.present.drawing.fates import fate_sprites
from roundhouse.games.e1862.present.drawing.table import draw
from roundhouse.games.e1862.present.textboard import text_board


def picture(view: View) -> Scene:
    data = view.data
    scene = draw(board_of(view), BANDS.index(data["phase"]), homes=homes(view))
    merging = data["merging"]
    fates = fate_sprites(merging["stations"], merging["survivor"]) if merging else ()
    sprites = (*scene.sprites, *fates)
    return msgspec.structs.replace(scene, sprites=sprites, description=tuple(text_board(view)))


def board_of(view: View) -> Board:
    """The board that a view carries as plain lists."""
    board = Board()
    rows = view.data["board"]
    board.tile = list(rows["tile"])
    board.turn = list(rows["turn"])
    board.small = list(rows["small"])
    board.markers = list(rows["markers"])
    board.london = list(rows["london"])
    return board


def homes(view: View) -> list[int]:
    """Companies in play whose home base is not on the map yet."""
    found: list[int] = []
    for name, company in view.data["companies"].items():
        number = COMPANY[name]
        if HEXES[HOME[number]] not in [hex for hex, _ in company.get("markers", [])]:
            found.append(number)
    return found
