"""How a game looks: colours and icons that it brings along. Pages have those of our own games built in."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from roundhouse.picture.page import Icon, Palette, colours_of, icons_of
from roundhouse.picture.theme import tokens
from roundhouse.server.http.errors import problems
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.games import KEEP, game_called


class GameLook(msgspec.Struct, frozen=True, kw_only=True):
    """Colours by palette and name (`dark` replaces those of `light`, `apart` those of both), and drawings by name."""

    colours: dict[Palette, dict[str, str]]
    icons: dict[str, Icon]


@get("/games/{game:str}/look", responses=problems(404))
async def game_look(game: FromPath[str]) -> Response[GameLook]:
    """The colours and icons that a game brings, for pages that do not have them."""
    ruleset = game_called(game)
    # What all share is no game's to change.
    shared = tokens("light")
    colours = {
        palette: {name: value for name, value in values.items() if name not in shared}
        for palette, values in colours_of(ruleset).items()
    }
    return Response(GameLook(colours=colours, icons=icons_of(ruleset)), headers={"cache-control": KEEP})


router = Router(API, route_handlers=[game_look], tags=["games"])
