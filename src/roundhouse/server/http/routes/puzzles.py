"""Puzzles: which there are, the one of the day, a practice table for each, and the proof once it is answered."""

from __future__ import annotations

import asyncio
import datetime
import secrets
from functools import cache, lru_cache, partial
from typing import Any, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from roundhouse.engine.chance import KEY
from roundhouse.engine.registry import find, names
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text
from roundhouse.picture.svg import render
from roundhouse.picture.vignette import WIDTH, vignette
from roundhouse.puzzles import Level, UnknownPuzzle, of_the_day, puzzle_called, shelf_of, start_of
from roundhouse.server.beside import beside
from roundhouse.server.http.bodies import KeyAlone, Opened
from roundhouse.server.http.errors import LOOKING, ApiError, answered, problems
from roundhouse.server.http.parameters import Keeping, Language, TableId, Who
from roundhouse.server.http.permissions import viewing_seat
from roundhouse.server.http.ready import READY, AnyRequest, Ready, ready, send
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.games import game_called
from roundhouse.server.http.routes.pictures import Theme
from roundhouse.server.http.security import CSP_PICTURE
from roundhouse.table import puzzle as solving
from roundhouse.table.table import Table
from roundhouse.words import Words

#: The puzzle of the day changes at midnight.
KEEP = "public, max-age=60"


class PuzzleCard(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle to choose: its theme, how hard it is, and the rating that is played against."""

    id: str
    game: str
    theme: str
    level: Level
    rating: int


class ThemeView(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of question that a game asks, in the language that was asked for."""

    game: str
    id: str
    title: str


class TodaysPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzle of the day, by the date in UTC: the same for everybody; null where no game has any."""

    date: str
    puzzle: PuzzleCard | None
    #: What kind of question it asks.
    title: str


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """Every puzzle, and the one of the day: the same for everybody, by the date in UTC."""

    date: str
    today: PuzzleCard | None
    themes: list[ThemeView]
    puzzles: list[PuzzleCard]


class ProofView(msgspec.Struct, frozen=True, kw_only=True):
    """What the answer is worth, what the best is, and how many plausible answers are worse than that."""

    yours: str
    best: str
    #: The best answer, action by action, and how many are as good.
    answer: list[str]
    count: int
    worse: int
    #: What the most tempting of those is worth.
    tempting: str


class PuzzleTask(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked at a table; the proof once it is answered, and not before."""

    id: str
    game: str
    theme: str
    title: str
    level: Level
    rating: int
    #: Who played the game that it comes from, and how many actions were played before.
    origin: str
    at: int
    task: str
    #: How many helps can be asked for.
    helps: int
    proof: ProofView | None


class HelpView(msgspec.Struct, frozen=True, kw_only=True):
    """A help: what the best answer is worth, where it begins, or the answer; in words, and as things to pick."""

    kind: Literal["worth", "begin", "answer"]
    said: list[str]
    picks: list[str]


@cache
def cards() -> dict[str, PuzzleCard]:
    """Every puzzle of every game, by game and id."""
    return {
        f"{game}/{puzzle.id}": PuzzleCard(
            id=puzzle.id, game=game, theme=puzzle.theme, level=puzzle.level, rating=puzzle.rating
        )
        for game in names()
        for puzzle in shelf_of(find(game)).puzzles.values()
    }


def puzzle_on(day: datetime.date) -> PuzzleCard | None:
    known = cards()
    return known[of_the_day(sorted(known), day)] if known else None


def this_day() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


@lru_cache(maxsize=8)
def listed(day: datetime.date, lang: str) -> Ready:
    """Made once a day."""
    themes = [
        ThemeView(game=game, id=theme, title=Words(lang, [find(game).words]).say(f"puzzle-{theme}"))
        for game in names()
        for theme in find(game).themes
    ]
    found = PuzzleList(date=day.isoformat(), today=puzzle_on(day), themes=themes, puzzles=list(cards().values()))
    return ready(found)


@get("/puzzles", responses=answered(PuzzleList) | problems(), opt=READY)
async def puzzles(request: AnyRequest, lang: FromQuery[Language] = "en") -> Response[Any]:
    """Every puzzle that there is, by game, theme and difficulty; and the one of the day."""
    return send(request, await asyncio.to_thread(listed, this_day(), lang), KEEP)


@lru_cache(maxsize=8)
def told_today(day: datetime.date, lang: str) -> Ready:
    puzzle = puzzle_on(day)
    title = Words(lang, [find(puzzle.game).words]).say(f"puzzle-{puzzle.theme}") if puzzle else ""
    return ready(TodaysPuzzle(date=day.isoformat(), puzzle=puzzle, title=title))


@get("/puzzles/today", responses=answered(TodaysPuzzle) | problems(), opt=READY)
async def today(request: AnyRequest, lang: FromQuery[Language] = "en") -> Response[Any]:
    """The puzzle of the day, without all the others."""
    return send(request, await asyncio.to_thread(told_today, this_day(), lang), KEEP)


@lru_cache(maxsize=64)
def drawn(game: str, name: str, theme: Any, lang: str) -> str:
    """The position of a puzzle as whoever has to answer sees it."""
    ruleset = find(game)
    _, state = start_of(ruleset, name)
    decision = ruleset.decision(state)
    assert decision is not None
    scene = vignette(ruleset.scene(ruleset.view(state, decision.seat)))
    say = Words(lang, [ruleset.words], [str(seat + 1) for seat in range(max(ruleset.seats))]).say
    return render(scene, say=say, theme=theme, width=WIDTH, sheet=False)


@get(
    "/games/{game:str}/puzzles/{puzzle:str}/picture.svg",
    media_type="image/svg+xml",
    responses={200: ResponseSpec(str, generate_examples=False, description="A picture", media_type="image/svg+xml")}
    | problems(404),
    opt={"limit": "picture"},
)
async def picture(
    game: FromPath[str], puzzle: FromPath[str], theme: Theme = "light", lang: FromQuery[Language] = "en"
) -> Response[str]:
    """The position that a puzzle asks about."""
    must_be_known(game_called(game), puzzle)
    svg = await beside(drawn, game, puzzle, theme, lang)
    headers = {"content-security-policy": CSP_PICTURE, "cache-control": "public, max-age=300"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


def must_be_known(ruleset: AnyRules, puzzle: str) -> None:
    try:
        puzzle_called(ruleset, puzzle)
    except UnknownPuzzle as error:
        raise ApiError(404, "not_found", error.text, field="puzzle") from None


@post("/games/{game:str}/puzzles/{puzzle:str}", responses=problems(401, 404), opt={"limit": "table"})
async def open_puzzle(
    game: FromPath[str], puzzle: FromPath[str], visitor: Who, keeper: Keeping, data: KeyAlone = None
) -> Opened:
    """Open a practice table for a puzzle: the solver, and others who let everything happen."""
    ruleset, who = game_called(game), visitor.must_be_known()
    must_be_known(ruleset, puzzle)
    begin = await beside(
        partial(
            solving.puzzle_table,
            ruleset,
            puzzle,
            owner=who.id,
            called=who.name,
            secret=secrets.token_hex(KEY),
            salt=secrets.token_hex(16),
        )
    )
    return Opened(id=await keeper.open_table(begin, key=data.key if data else ""))


# -- at the table


def must_be_puzzle(table: Table) -> None:
    if not table.begin.puzzle:
        raise ApiError(404, "not_found", Text("problem-unknown-puzzle"))


def words_of(table: Table, lang: str) -> Words:
    return Words(lang, [table.game.ruleset.words], [name or str(n) for n, name in enumerate(table.names(), 1)])


@get("/tables/{table_id:str}/puzzle", responses=LOOKING)
async def task(table_id: TableId, visitor: Who, keeper: Keeping, lang: FromQuery[Language] = "en") -> PuzzleTask:
    """What is asked at the table of a puzzle; once it is answered, the proof."""
    table = await keeper.table(table_id)
    viewing_seat(table, visitor, None)
    must_be_puzzle(table)
    return await beside(task_of, table, lang)


def task_of(table: Table, lang: str) -> PuzzleTask:
    words, puzzle, ruleset = words_of(table, lang), solving.puzzle_at(table), table.game.ruleset
    return PuzzleTask(
        id=puzzle.id,
        game=ruleset.id,
        theme=puzzle.theme,
        title=words.say(f"puzzle-{puzzle.theme}"),
        level=puzzle.level,
        rating=puzzle.rating,
        origin=shelf_of(ruleset).sources[puzzle.id].origin,
        at=puzzle.at,
        task=words.say(solving.task(table)),
        helps=len(solving.helps(table)),
        proof=proof_of(table, words),
    )


@get("/tables/{table_id:str}/puzzle/help/{number:int}", responses=LOOKING, opt={"limit": "hint"})
async def help_with(
    table_id: TableId, number: FromPath[int], visitor: Who, keeper: Keeping, lang: FromQuery[Language] = "en"
) -> HelpView:
    """Help with a puzzle: the first is vague, the last tells the answer."""
    table = await keeper.table(table_id)
    viewing_seat(table, visitor, None)
    must_be_puzzle(table)
    helps = await beside(solving.helps, table)
    if not 1 <= number <= len(helps):
        raise ApiError(404, "not_found", Text("problem-puzzle-help"), field="number")
    told, words = helps[number - 1], words_of(table, lang)
    return HelpView(kind=told.kind, said=[words.say(text) for text in told.said], picks=list(told.picks))


def proof_of(table: Table, words: Words) -> ProofView | None:
    worth, puzzle = solving.standing(table).worth, solving.puzzle_at(table)
    if worth is None:
        return None
    return ProofView(
        yours=words.say(solving.figure(table, worth)),
        best=words.say(solving.figure(table, puzzle.best)),
        answer=[words.say(sentence) for sentence in solving.best_sentences(table)],
        count=puzzle.count,
        worse=puzzle.worse,
        tempting=words.say(solving.figure(table, puzzle.tempting)),
    )


@get(
    "/tables/{table_id:str}/puzzle/{which:str}",
    media_type="image/svg+xml",
    responses={200: ResponseSpec(str, generate_examples=False, description="A picture", media_type="image/svg+xml")}
    | LOOKING,
    opt={"limit": "picture"},
)
async def proof_picture(
    table_id: TableId,
    which: FromPath[Literal["yours.svg", "best.svg"]],
    visitor: Who,
    keeper: Keeping,
    theme: Theme = "light",
    lang: FromQuery[Language] = "en",
) -> Response[str]:
    """The board after the answer that was given, or after the best one; neither before it is answered."""
    table = await keeper.table(table_id)
    viewing_seat(table, visitor, None)
    must_be_puzzle(table)
    if not solving.is_answered(table):
        raise ApiError(404, "not_found", Text("problem-puzzle-open"))
    svg = await beside(picture_of, table, which == "best.svg", theme, lang)
    return Response(svg, media_type="image/svg+xml", headers={"content-security-policy": CSP_PICTURE})


def picture_of(table: Table, best: bool, theme: Any, lang: str) -> str:
    scene = solving.best_scene(table) if best else solving.own_scene(table)
    return render(scene, say=words_of(table, lang).say, theme=theme)


router = Router(
    API, route_handlers=[puzzles, today, picture, open_puzzle, task, help_with, proof_picture], tags=["puzzles"]
)
