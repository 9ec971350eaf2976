"""Boards: the usual board of a game as a file, and others that somebody has drawn, checked and shown."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody

from roundhouse.engine.registry import find
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.game import Game
from roundhouse.picture.paint import Look
from roundhouse.picture.svg import render
from roundhouse.server.http.bodies import LARGEST_BOARD, Body
from roundhouse.server.http.errors import ApiError, answered, problems
from roundhouse.server.http.ready import READY, AnyRequest, Ready, ready, send
from roundhouse.server.http.routes.games import KEEP, game_called
from roundhouse.server.http.routes.pictures import Language, Theme
from roundhouse.table.checks import must_be_data
from roundhouse.words import Words


class BoardFile(Body, frozen=True, kw_only=True):
    """The data of a board file."""

    board: dict[str, Any]


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """A board that can be played on: its name, what there is to say of it, and its picture."""

    title: str
    notes: list[Text]
    svg: str


def usual_board(ruleset: AnyRules) -> dict[str, Any]:
    found = ruleset.board_data()
    if found is None:
        raise ApiError(404, "no_such_board", Text("server-no-board"), field="game")
    return found


def check(ruleset: AnyRules, data: dict[str, Any], theme: Look, language: str) -> Checked:
    """Set a game up on the board; `Problem` names what is wrong with it."""
    options = {"board": data}
    must_be_data(ruleset, options)
    players = ruleset.seats[0]
    game = Game(ruleset, Setup(players=players, options=ruleset.complete(options)))
    about = ruleset.about_board(game.view(None))
    assert about is not None
    words = Words(language, [ruleset.words], [str(seat + 1) for seat in range(players)])
    svg = render(game.scene(), say=words.say, theme=theme)
    return Checked(title=about.title, notes=list(about.notes), svg=svg)


@get("/games/{game:str}/board", responses=answered(dict[str, Any]) | problems(404), opt=READY)
async def get_board(request: AnyRequest, game: FromPath[str]) -> Response[Any]:
    """The usual board of a game, as the data of its file."""
    return send(request, await asyncio.to_thread(made_board, game_called(game).id), KEEP)


@lru_cache(maxsize=64)
def made_board(game: str) -> Ready:
    return ready(usual_board(find(game)))


@post(
    "/games/{game:str}/board",
    status_code=200,
    responses=problems(404, 413),
    opt={"limit": "picture"},
    request_max_body_size=LARGEST_BOARD,
)
async def check_board(
    game: FromPath[str], data: JSONBody[BoardFile], theme: Theme = "light", lang: Language = "en"
) -> Checked:
    """Check the data of a board file: a picture of the board, or the first thing that is wrong with it."""
    ruleset = game_called(game)
    usual_board(ruleset)
    return await asyncio.to_thread(check, ruleset, data.board, theme, lang)


router = Router("/", route_handlers=[get_board, check_board], tags=["games"])
