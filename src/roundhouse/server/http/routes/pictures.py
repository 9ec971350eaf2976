"""Pictures of a table, as data for the browser to draw and as one SVG file; and one of every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, Literal

from litestar import Response, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from roundhouse.engine.registry import find
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.game import Game
from roundhouse.picture.paint import Look
from roundhouse.picture.raster import EXTRA, NoRasteriser, png
from roundhouse.picture.svg import render
from roundhouse.picture.vignette import WIDTH, vignette
from roundhouse.seats import seat_colours
from roundhouse.server.beside import beside
from roundhouse.server.http import errors
from roundhouse.server.http.documents import at_hand
from roundhouse.server.http.errors import LOOKING, answered, problems
from roundhouse.server.http.parameters import AskedSeat, At, Keeping, Language, TableId, Who
from roundhouse.server.http.permissions import viewing_seat
from roundhouse.server.http.ready import ASK_AGAIN, KEPT, QUICK, READY, AnyRequest, accepted_by, ready, send
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.games import game_called
from roundhouse.server.http.security import CSP_PICTURE
from roundhouse.table.picture import SceneView, game_at, scene_of, whole_scene_view
from roundhouse.table.samples import document_of, game_of, samples_of
from roundhouse.table.table import Table
from roundhouse.words import Words

Art = Annotated[str, QueryParameter(max_length=100, description="The `art` of the still part that is known already.")]
Theme = FromQuery[Literal["light", "dark", "auto"]]


@get("/tables/{table_id:str}/scene", responses=answered(SceneView) | LOOKING, opt={"limit": "picture", **READY})
async def scene(
    request: AnyRequest,
    table_id: TableId,
    visitor: Who,
    keeper: Keeping,
    at: At = None,
    art: Art = "",
    seat: AskedSeat = None,
) -> Response[Any]:
    """The picture of a position, with the panels that stand beside it, as data."""
    table = await keeper.table(table_id)
    viewer = viewing_seat(table, visitor, seat)
    await at_hand(table)
    shown = whole_scene_view(table, viewer, at, art)
    # Finished games and lessons are what most people open first: they are worth the trouble.
    first = table.over or table.begin.lesson
    effort, accepted = KEPT if first and at is None else QUICK, accepted_by(request)
    return send(request, await beside(lambda: ready(shown, effort=effort, accepted=accepted)), ASK_AGAIN)


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
    lang: FromQuery[Language] = "en",
) -> Response[str]:
    """The picture of a position, as one SVG file."""
    table = await keeper.table(table_id)
    viewer = viewing_seat(table, visitor, seat)
    await at_hand(table)
    svg = await beside(drawing_of(table, viewer, at, theme, lang))
    return Response(svg, media_type="image/svg+xml", headers={"content-security-policy": CSP_PICTURE})


def drawing_of(table: Table, viewer: int | None, at: int | None, theme: Look, lang: str) -> Callable[[], str]:
    """What draws a position of a table as SVG, whenever there is time."""
    drawn = scene_of(table, viewer, game_at(table, at))
    folder, names = table.game.ruleset.words, [name or str(n) for n, name in enumerate(table.names(), 1)]
    instead = paints(table)

    def draw() -> str:
        return render(drawn, say=Words(lang, [folder], names).say, theme=theme, instead=instead)

    return draw


@get(
    "/tables/{table_id:str}/picture.png",
    media_type="image/png",
    responses={200: ResponseSpec(bytes, generate_examples=False, description="A picture", media_type="image/png")}
    | LOOKING
    | problems(404, 501),
    opt={"limit": "picture"},
)
async def raster(
    table_id: TableId,
    visitor: Who,
    keeper: Keeping,
    at: At = None,
    seat: AskedSeat = None,
    theme: FromQuery[Literal["light", "dark"]] = "light",
    lang: FromQuery[Language] = "en",
) -> Response[bytes]:
    """The picture of a position, as PNG; 501 where the server has nothing installed that draws one."""
    table = await keeper.table(table_id)
    viewer = viewing_seat(table, visitor, seat)
    await at_hand(table)
    draw = drawing_of(table, viewer, at, theme, lang)
    try:
        picture = await beside(lambda: png(draw()))
    except NoRasteriser:
        raise errors.ApiError(501, "no_rasteriser", Text("server-no-rasteriser", {"extra": EXTRA})) from None
    return Response(picture, media_type="image/png")


def paints(table: Table) -> dict[str, str]:
    """The colours that players have chosen, by those that their seats would have."""
    chosen = {n: colour for n, colour in enumerate(seat_colours(table.seats), 1) if colour != n}
    return {f"{kind}-{n}": f"{kind}-{colour}" for n, colour in chosen.items() for kind in ("player", "on-player")}


# -- of a game


@get(
    "/games/{game:str}/picture.svg",
    media_type="image/svg+xml",
    responses={200: ResponseSpec(str, generate_examples=False, description="A picture", media_type="image/svg+xml")}
    | problems(404),
    opt={"limit": "picture"},
)
async def game_picture(game: FromPath[str], theme: Theme = "light", lang: FromQuery[Language] = "en") -> Response[str]:
    """A board of the game as it looks when much has happened: a sample game, two thirds through."""
    svg = await beside(board_picture, game_called(game).id, theme, lang)
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


router = Router(API, route_handlers=[scene, picture, raster, game_picture], tags=["pictures"])
