"""Pictures of a table, as data for the browser to draw and as one SVG file; and one of every game."""

from __future__ import annotations

import asyncio
from functools import lru_cache, partial
from typing import Annotated, Literal

from litestar import Response, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from roundhouse.engine.registry import find
from roundhouse.engine.setup import Setup
from roundhouse.game import Game
from roundhouse.picture.paint import Look
from roundhouse.picture.svg import render
from roundhouse.picture.vignette import WIDTH, vignette
from roundhouse.server.http.errors import LOOKING, problems
from roundhouse.server.http.parameters import AskedSeat, At, Keeping, TableId, Who
from roundhouse.server.http.permissions import viewing_seat
from roundhouse.server.http.routes.games import game_called
from roundhouse.server.http.security import CSP_PICTURE
from roundhouse.table.picture import SceneView, game_at, scene_of, whole_scene_view
from roundhouse.table.samples import document_of, game_of, samples_of
from roundhouse.words import Words

Art = Annotated[str, QueryParameter(max_length=100, description="The `art` of the still part that is known already.")]
Language = FromQuery[Literal["en", "it"]]
Theme = FromQuery[Literal["light", "dark", "auto"]]


@get("/tables/{table_id:str}/scene", responses=LOOKING, opt={"limit": "picture"})
async def scene(
    table_id: TableId, visitor: Who, keeper: Keeping, at: At = None, art: Art = "", seat: AskedSeat = None
) -> SceneView:
    """The picture of a position, with the panels that stand beside it, as data."""
    table = await keeper.table(table_id)
    viewer = viewing_seat(table, visitor, seat)
    return whole_scene_view(table, viewer, at, art)


@get(
    "/tables/{table_id:str}/picture.svg",
    media_type="image/svg+xml",
    responses={200: ResponseSpec(str, generate_examples=False, description="A picture", media_type="image/svg+xml")}
    | LOOKING,
    opt={"limit": "picture"},
)
async def picture(
    table_id: TableId,
    visitor: Who,
    keeper: Keeping,
    at: At = None,
    seat: AskedSeat = None,
    theme: Theme = "light",
    lang: Language = "en",
) -> Response[str]:
    """The picture of a position, as one SVG file."""
    table = await keeper.table(table_id)
    viewer = viewing_seat(table, visitor, seat)
    drawn = scene_of(table, viewer, game_at(table, at))
    words = Words(lang, [table.game.ruleset.words], [name or str(n) for n, name in enumerate(table.names(), 1)])
    svg = await asyncio.to_thread(partial(render, drawn, say=words.say, theme=theme))
    return Response(svg, media_type="image/svg+xml", headers={"content-security-policy": CSP_PICTURE})


# -- of a game


@get(
    "/games/{game:str}/picture.svg",
    media_type="image/svg+xml",
    responses={200: ResponseSpec(str, generate_examples=False, description="A picture", media_type="image/svg+xml")}
    | problems(404),
    opt={"limit": "picture"},
)
async def game_picture(game: FromPath[str], theme: Theme = "light", lang: Language = "en") -> Response[str]:
    """A board of the game as it looks when much has happened: a sample game, two thirds through."""
    svg = await asyncio.to_thread(board_picture, game_called(game).id, theme, lang)
    headers = {"content-security-policy": CSP_PICTURE, "cache-control": "public, max-age=300"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@lru_cache(maxsize=64)
def board_picture(game: str, theme: Look, language: str) -> str:
    ruleset = find(game)
    samples = samples_of(ruleset)
    if samples:
        names = [seat.name for seat in document_of(samples[0]).seats]
        whole = game_of(samples[0])
        shown = whole.at(2 * len(whole.actions) // 3)
    else:
        shown = Game(ruleset, Setup(players=ruleset.seats[0], options=ruleset.complete({})))
        names = [str(seat + 1) for seat in range(shown.setup.players)]
    say = Words(language, [ruleset.words], names).say
    return render(vignette(shown.scene()), say=say, theme=theme, width=WIDTH, sheet=False)


router = Router("/", route_handlers=[scene, picture, game_picture], tags=["pictures"])
