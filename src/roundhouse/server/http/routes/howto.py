"""How to play: the page about a game in words, and its pictures."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from roundhouse.engine.registry import find
from roundhouse.engine.text import Text
from roundhouse.server.beside import beside
from roundhouse.server.http.errors import ApiError, answered, problems
from roundhouse.server.http.parameters import Language
from roundhouse.server.http.ready import READY, AnyRequest, Ready, ready, send
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.games import KEEP, game_called
from roundhouse.server.http.routes.pictures import Theme
from roundhouse.server.http.security import CSP_PICTURE
from roundhouse.table.howto import Chapter, HowTo, Item, Picture, draw, howto_of, pictures_of
from roundhouse.words import Words

PictureName = Annotated[
    str, QueryParameter(max_length=100, description="The `picture` of a part of the page; empty: its first.")
]


class HowToItem(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to know: its title, paragraphs, the name of its picture if it has one, the rules it is about."""

    id: str
    title: str
    text: list[str]
    picture: str
    rules: list[str]


class HowToChapter(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    title: str
    items: list[HowToItem]


class HowToFact(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    value: str


class HowToView(msgspec.Struct, frozen=True, kw_only=True):
    """The page about a game, spoken in the language that was asked for."""

    minutes: int
    about: str
    wins: str
    facts: list[HowToFact]
    chapters: list[HowToChapter]


def view(howto: HowTo, words: Words) -> HowToView:
    return HowToView(
        minutes=howto.minutes,
        about=words.say("howto-about"),
        wins=words.say("howto-wins"),
        facts=[
            HowToFact(name=words.say(f"howto-fact-{fact}"), value=words.say(f"howto-fact-{fact}-value"))
            for fact in howto.facts
        ],
        chapters=[chapter_view(chapter, words) for chapter in howto.chapters],
    )


def chapter_view(chapter: Chapter, words: Words) -> HowToChapter:
    items = [item_view(f"{chapter.id}-{item.id}", item, words) for item in chapter.items]
    return HowToChapter(id=chapter.id, title=words.say(f"howto-{chapter.id}"), items=items)


def item_view(name: str, item: Item, words: Words) -> HowToItem:
    text = words.say(f"howto-{name}-text")
    return HowToItem(
        id=item.id,
        title=words.say(f"howto-{name}"),
        text=[" ".join(paragraph.split()) for paragraph in text.split("\n\n")],
        picture="" if item.picture is None else name,
        rules=list(item.rules),
    )


@cache
def page(game: str, lang: str) -> Ready:
    """Made once: it changes only with the program."""
    howto = howto_of(find(game))
    assert howto is not None
    return ready(view(howto, Words(lang, [find(game).words])))


def howto_called(game: str) -> HowTo:
    found = howto_of(game_called(game))
    if found is None:
        raise ApiError(404, "not_found", Text("server-not-found"), field="game")
    return found


@get("/games/{game:str}/how-to", responses=answered(HowToView) | problems(404), opt=READY)
async def how_to(request: AnyRequest, game: FromPath[str], lang: FromQuery[Language] = "en") -> Response[Any]:
    """The page that explains a game to people; not every game has one."""
    howto_called(game)
    return send(request, await asyncio.to_thread(page, game_called(game).id, lang), KEEP)


@get(
    "/games/{game:str}/how-to/picture.svg",
    media_type="image/svg+xml",
    responses={200: ResponseSpec(str, generate_examples=False, description="A picture", media_type="image/svg+xml")}
    | problems(404),
    opt={"limit": "picture"},
)
async def how_to_picture(
    game: FromPath[str], name: PictureName = "", theme: Theme = "light", lang: FromQuery[Language] = "en"
) -> Response[str]:
    """A picture of that page, drawn from a real position."""
    svg = await beside(draw, game_called(game), picture_called(howto_called(game), name), theme, lang)
    headers = {"content-security-policy": CSP_PICTURE, "cache-control": KEEP}
    return Response(svg, media_type="image/svg+xml", headers=headers)


def picture_called(howto: HowTo, name: str) -> Picture:
    pictures = pictures_of(howto)
    found = pictures.get(name or howto.cover or next(iter(pictures), ""))
    if found is None:
        raise ApiError(404, "not_found", Text("server-not-found"), field="name")
    return found


router = Router(API, route_handlers=[how_to, how_to_picture], tags=["games"])
