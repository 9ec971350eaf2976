"""Boards: the usual board of a game as a file, others checked and drawn, and those that people keep as their own."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from roundhouse.engine.registry import find
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Text
from roundhouse.server.beside import beside
from roundhouse.server.http import errors
from roundhouse.server.http.bodies import LARGEST_BOARD, BoardName, Body, Provenance
from roundhouse.server.http.errors import ApiError, answered, problems
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.limits import address_of
from roundhouse.server.http.parameters import Keeping, Language, Who
from roundhouse.server.http.ready import READY, AnyRequest, Ready, ready, send, sent
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.actions import in_time
from roundhouse.server.http.routes.games import KEEP, game_called
from roundhouse.server.http.routes.pictures import Theme
from roundhouse.server.names import on_one_line
from roundhouse.server.storage.boards import KeptBoard
from roundhouse.server.storage.rows import BoardRow
from roundhouse.server.tables.boards import is_owner
from roundhouse.server.tables.keeper import Keeper
from roundhouse.server.workers.drafting import Draft, drawn, judged
from roundhouse.table.boardfiles import Mistake, mistake, mistakes, read_board_files, write_board_files
from roundhouse.table.checks import MOST_LISTED, longest_list

Version = Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1, description="Left out: the latest.")]


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


@get("/games/{game:str}/board", responses=answered(dict[str, Any]) | problems(404), opt=READY)
async def get_board(request: AnyRequest, game: FromPath[str]) -> Response[Any]:
    """The usual board of a game, as the data of its file."""
    return send(request, await beside(made_board, game_called(game).id), KEEP)


@lru_cache(maxsize=64)
def made_board(game: str) -> Ready:
    return ready(usual_board(find(game)))


@post(
    "/games/{game:str}/board",
    status_code=200,
    responses=answered(Checked) | problems(404, 413),
    opt={"limit": "picture", **READY},
    request_max_body_size=LARGEST_BOARD,
)
async def check_board(
    request: AnyRequest,
    game: FromPath[str],
    data: JSONBody[BoardFile],
    keeper: Keeping,
    theme: Theme = "light",
    lang: FromQuery[Language] = "en",
) -> Response[Any]:
    """Check the data of a board file: a picture of the board, or the first thing that is wrong with it."""
    ruleset = game_called(game)
    usual_board(ruleset)
    draft = Draft(game=ruleset.id, options={"board": data.board}, theme=theme, language=lang)
    title, notes, svg = await in_time(keeper.draft(drawn, draft))
    return await sent(request, Checked(title=title, notes=notes, svg=svg))


# -- boards of one's own


class OwnBoard(msgspec.Struct, frozen=True, kw_only=True):
    """A board of one's own, as lists have it."""

    id: str
    game: str
    name: str
    version: int
    shared: bool
    updated: float


class BoardPage(msgspec.Struct, frozen=True, kw_only=True):
    """A version of a board, with everything that there is to know of it."""

    id: str
    game: str
    name: str
    version: int
    #: The versions that are kept.
    versions: list[int]
    shared: bool
    #: Does it belong to whoever asks?
    mine: bool
    updated: float
    #: Where it comes from, in the words of whoever drew it.
    provenance: str
    board: dict[str, Any]


class NewBoard(Body, frozen=True, kw_only=True):
    """A board to be kept. It need not be whole yet: `POST /boards/check` says what is missing."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: BoardName
    board: dict[str, Any]
    provenance: Provenance = ""


class ChangedBoard(Body, frozen=True, kw_only=True):
    """What is to be different; another board or provenance makes a new version."""

    name: BoardName | None = None
    board: dict[str, Any] | None = None
    provenance: Provenance | None = None
    shared: bool | None = None


class CheckedBoard(Body, frozen=True, kw_only=True):
    """The data of a board file, and the game that it is for."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    board: dict[str, Any]


class BoardProblem(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is wrong with a board.

    Its place is `hex:3,5`, `node:chicago` or `segment:e12` on the map, `lines:0` for the first row of a table of the
    file, `market.rows` for one of its fields; null where it is the whole board.
    """

    text: Text
    place: str | None


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """Can the board be played on? If not, everything that is wrong as far as could be seen."""

    ok: bool
    problems: list[BoardProblem]


def own_board(row: BoardRow) -> OwnBoard:
    return OwnBoard(
        id=row.id, game=row.game, name=row.name, version=row.version, shared=row.shared, updated=row.updated
    )


async def page(
    request: AnyRequest, keeper: Keeper, board_id: str, visitor: Visitor, version: int | None = None
) -> Response[Any]:
    found = await keeper.boards.find(board_id, visitor.id, version)
    return await sent(request, await beside(page_of, found, visitor))


def page_of(found: KeptBoard, visitor: Visitor) -> BoardPage:
    return BoardPage(
        id=found.row.id,
        game=found.row.game,
        name=found.row.name,
        version=found.version,
        versions=found.versions,
        shared=found.row.shared,
        mine=is_owner(found.row, visitor.id),
        updated=found.row.updated,
        provenance=found.provenance,
        board=found.read(),
    )


async def own_row(keeper: Keeper, board_id: str, visitor: Visitor) -> BoardRow:
    """A board that the visitor may change; of others that they may see they may not."""
    visitor.must_be_known()
    row = (await keeper.boards.find(board_id, visitor.id)).row
    if not is_owner(row, visitor.id):
        raise errors.not_allowed()
    return row


def must_have_name(name: str) -> str:
    visible = on_one_line(name)
    if not visible:
        raise errors.malformed("server-malformed", field="name")
    return visible


def must_be_bounded(data: dict[str, Any]) -> None:
    """A draft may be wrong in every way but this: nobody can look at a board with more entries than any has."""
    if longest_list(data) > MOST_LISTED:
        raise BadSetup("board", Text("save-long-list", {"most": MOST_LISTED}))


class Converted(Body, frozen=True, kw_only=True):
    """A board to be written as text, or text files to be read as a board: one of the two."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    board: dict[str, Any] | None = None
    files: dict[str, str] | None = None


class TextProblem(BoardProblem, frozen=True, kw_only=True):
    """One thing that is wrong, and where in which file; lines and columns are counted from 1, 0: nowhere in one."""

    file: str
    line: int
    column: int


class Conversion(msgspec.Struct, frozen=True, kw_only=True):
    """The board as data and as text files; or what is wrong with what was given."""

    board: dict[str, Any] | None
    files: dict[str, str]
    problems: list[TextProblem]


def conversion(ruleset: AnyRules, data: Converted) -> Conversion:
    try:
        if data.files is not None:
            board = read_board_files(ruleset, data.files)
            must_be_bounded(board.data)
            found = [text_problem(each) for each in mistakes(ruleset, board)]
            return Conversion(board=board.data, files=data.files, problems=found)
        must_be_bounded(data.board or {})
        return Conversion(board=data.board, files=write_board_files(ruleset, data.board or {}), problems=[])
    except BadSetup as error:
        return Conversion(board=None, files={}, problems=[text_problem(mistake(error, {}))])


def text_problem(found: Mistake) -> TextProblem:
    file, line, column = found.spot or ("", 0, 0)
    return TextProblem(text=found.text, place=found.place, file=file, line=line, column=column)


@get("/boards", responses=problems(401))
async def list_boards(visitor: Who, keeper: Keeping) -> list[OwnBoard]:
    """The boards of whoever asks, the latest changed first."""
    visitor.must_be_known()
    return [own_board(row) for row in await keeper.boards.of(visitor.id)]


@post(
    "/boards",
    responses=answered(BoardPage, 201) | problems(401, 404, 409, 413),
    opt={"limit": "table", **READY},
    request_max_body_size=LARGEST_BOARD,
)
async def keep_board(request: AnyRequest, data: JSONBody[NewBoard], visitor: Who, keeper: Keeping) -> Response[Any]:
    """Keep a board of one's own: private, until it is shared."""
    visitor.must_be_known()
    usual_board(game_called(data.game))
    await beside(must_be_bounded, data.board)
    name = must_have_name(data.name)
    board_id = await keeper.boards.add(visitor.id, data.game, name, data.board, data.provenance)
    return await page(request, keeper, board_id, visitor)


@get("/boards/{board_id:str}", responses=answered(BoardPage) | problems(404), opt=READY)
async def look_at_board(
    request: AnyRequest, board_id: FromPath[str], visitor: Who, keeper: Keeping, version: Version = None
) -> Response[Any]:
    """A board of one's own, or one that is shared, by anybody who has its id. Shared are all its versions."""
    return await page(request, keeper, board_id, visitor, version)


@put(
    "/boards/{board_id:str}",
    responses=answered(BoardPage) | problems(401, 403, 404, 409, 413),
    opt={"limit": "table", **READY},
    request_max_body_size=LARGEST_BOARD,
)
async def change_board(
    request: AnyRequest, board_id: FromPath[str], data: JSONBody[ChangedBoard], visitor: Who, keeper: Keeping
) -> Response[Any]:
    """Change a board of one's own. The latest twenty versions are kept; tables keep the one that they began with."""
    row = await own_row(keeper, board_id, visitor)
    if data.board is not None:
        await beside(must_be_bounded, data.board)
    name = None if data.name is None else must_have_name(data.name)
    await keeper.boards.change(row, name=name, board=data.board, provenance=data.provenance, shared=data.shared)
    return await page(request, keeper, board_id, visitor)


@delete("/boards/{board_id:str}", responses=problems(401, 403, 404))
async def remove_board(board_id: FromPath[str], visitor: Who, keeper: Keeping) -> None:
    """Remove a board of one's own with all its versions. Tables that are played on it go on."""
    await keeper.boards.remove(await own_row(keeper, board_id, visitor))


@post(
    "/boards/{board_id:str}/copy",
    responses=answered(BoardPage, 201) | problems(401, 404, 409),
    opt={"limit": "table", **READY},
)
async def copy_board(request: AnyRequest, board_id: FromPath[str], visitor: Who, keeper: Keeping) -> Response[Any]:
    """Copy a board of one's own or a shared one: the copy is one's own, and private."""
    visitor.must_be_known()
    kept = await keeper.boards.find(board_id, visitor.id)
    request.app.state.limiter.keep(address_of(request.scope), len(kept.board))
    return await page(request, keeper, await keeper.boards.copy(kept, visitor.id), visitor)


@post(
    "/boards/check",
    status_code=200,
    responses=problems(404, 413),
    opt={"limit": "picture"},
    request_max_body_size=LARGEST_BOARD,
)
async def judge_board(data: JSONBody[CheckedBoard], keeper: Keeping) -> Verdict:
    """Everything that is wrong with a board, each with its place on the map or in the tables."""
    ruleset = game_called(data.game)
    usual_board(ruleset)
    found = await in_time(keeper.draft(judged, Draft(game=ruleset.id, options={"board": data.board})))
    return Verdict(ok=not found, problems=[BoardProblem(text=each.text, place=each.place) for each in found])


@post(
    "/boards/convert",
    status_code=200,
    responses=answered(Conversion) | problems(404, 413),
    opt={"limit": "picture", **READY},
    request_max_body_size=LARGEST_BOARD,
)
async def convert_board(request: AnyRequest, data: JSONBody[Converted]) -> Response[Any]:
    """A board as text files, or text files as a board, without loss; a board that is read is checked, too."""
    ruleset = game_called(data.game)
    usual_board(ruleset)
    if (data.board is None) == (data.files is None):
        raise errors.malformed("server-malformed", field="board")
    return await sent(request, await beside(conversion, ruleset, data))


router = Router(
    API,
    route_handlers=[
        get_board,
        check_board,
        list_boards,
        keep_board,
        look_at_board,
        change_board,
        remove_board,
        copy_board,
        judge_board,
        convert_board,
    ],
    tags=["boards"],
)
