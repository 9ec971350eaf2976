"""Errors as they leave the server: one shape, with a code for programs, a text for people and the rule of the game."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Text
from roundhouse.picture.lettering import UnknownFace
from roundhouse.picture.paint import UnknownColour
from roundhouse.server.beside import Busy
from roundhouse.server.patience import SlowDatabase, UnsureDatabase
from roundhouse.server.storage.database import trouble
from roundhouse.server.storage.rows import (
    AlreadyRegistered,
    BadInvitation,
    Banned,
    BrokenTable,
    NameTaken,
    NoSuchBoard,
    NoSuchTable,
    ParkedTable,
    TooManyBoards,
    TooManyTables,
)
from roundhouse.server.tables.guesses import TooManyGuesses
from roundhouse.table.refusal import TableRefusal
from roundhouse.words import MissingWord

log = logging.getLogger("roundhouse.server")

#: Seconds after which there is less to do, most probably.
SOON: Final = 5


class ErrorBody(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was not carried out."""

    #: For programs; `code` never changes its meaning.
    code: str
    text: Text
    #: The rule of the game that refuses, if one does.
    rule: str = ""
    #: The field of the request that is wrong, if one is.
    field: str = ""


class ApiError(Exception):
    """A request that the server refuses."""

    def __init__(
        self,
        status: int,
        code: str,
        text: Text,
        *,
        rule: str = "",
        field: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(status, code)
        self.status = status
        self.body = ErrorBody(code=code, text=text, rule=rule, field=field)
        self.headers = dict(headers or {})


# -- the refusals that several nouns share


def no_such_table() -> ApiError:
    """Also for tables that the visitor may not know of: the answer is the same, byte for byte."""
    return ApiError(404, "no_such_table", Text("server-no-such-table"))


def no_such_board() -> ApiError:
    """Also for boards of others that they do not share."""
    return ApiError(404, "no_such_board", Text("server-no-such-board"))


def no_such_seat() -> ApiError:
    return ApiError(404, "no_such_seat", Text("server-no-such-seat"), field="seat")


def not_allowed(key: str = "server-not-allowed") -> ApiError:
    return ApiError(403, "not_allowed", Text(key))


def nobody() -> ApiError:
    """Somebody has to say who they are first."""
    return ApiError(401, "nobody", Text("server-nobody"))


#: What is said of a database that is there and does not do its work.
TROUBLES: Final = {
    "read-only": "server-read-only",
    "full": "server-full",
    "slow": "server-slow",
    "unsure": "server-unsure",
    "gone": "server-gone",
}


def not_ready(why: str = "away") -> ApiError:
    """The database is away, cannot be written to, or is too busy to answer."""
    return ApiError(503, "not_ready", Text(TROUBLES.get(why, "server-not-ready")))


def malformed(key: str, *, field: str = "", **args: Any) -> ApiError:
    return ApiError(400, "malformed", Text(key, args), field=field)


# -- from exceptions to answers

#: The status that goes with each refusal of a table.
REFUSAL_STATUS: Final[Mapping[str, int]] = {
    "stale": 409,
    "wrong_seat": 409,
    "illegal": 422,
    "malformed": 400,
    "over": 409,
    "paused": 409,
    "closed": 409,
    "stopped": 409,
    "not_begun": 409,
    "not_allowed": 403,
    "taken": 409,
    "nothing_to_undo": 409,
}

#: Code and words of what the web framework itself refuses.
PLAIN: Final[Mapping[int, tuple[str, str]]] = {
    400: ("malformed", "server-malformed"),
    404: ("not_found", "server-not-found"),
    405: ("wrong_method", "server-wrong-method"),
    413: ("too_large", "server-too-large"),
    415: ("malformed", "server-malformed"),
}


def as_api_error(error: Exception) -> ApiError | None:
    """What an exception means to whoever asked; None for a fault of ours."""
    match error:
        case ApiError():
            return error
        case NoSuchTable():
            return no_such_table()
        case TableRefusal():
            return ApiError(REFUSAL_STATUS[error.code], error.code, error.text, rule=error.rule)
        case BadInvitation():
            return ApiError(404, "bad_invitation", Text("server-bad-invitation"), field="secret")
        case NameTaken():
            return ApiError(409, "name_taken", Text("server-name-taken"), field="name")
        case Banned():
            return ApiError(403, "banned", Text("server-banned"))
        case AlreadyRegistered():
            return ApiError(409, "already_registered", Text("server-already-registered"))
        case TooManyTables():
            return ApiError(409, "too_many_tables", Text("server-too-many-tables", {"most": error.most}))
        case NoSuchBoard():
            return no_such_board()
        case TooManyBoards():
            return ApiError(409, "too_many_boards", Text("server-too-many-boards", {"most": error.most}))
        case TooManyGuesses():
            seconds = max(1, round(error.seconds + 0.5))
            text = Text("server-too-many-guesses", {"seconds": seconds})
            return ApiError(429, "too_fast", text, headers={"Retry-After": str(seconds)})
        case Busy():
            text = Text("server-too-fast", {"seconds": SOON})
            return ApiError(429, "too_fast", text, headers={"Retry-After": str(SOON)})
        case ParkedTable():
            return ApiError(503, "parked_table", Text("server-parked-table"))
        case BrokenTable():
            return ApiError(503, "broken_table", Text("server-broken-table"))
        case UnknownColour() | UnknownFace() | MissingWord():
            # A game of another package names a colour, a face or a word that nobody has: its fault, and told as such.
            return ApiError(503, "broken_game", Text("server-broken-game", {"why": str(error)}))
        case UnsureDatabase():
            return not_ready("unsure")
        case SlowDatabase() | SQLAlchemyError() | ConnectionError() if why := trouble(error):
            return not_ready(why)
        case Problem():
            return ApiError(400, "bad_setup", error.text, field=error.where)
        case RecursionError() | UnicodeDecodeError():
            # Nested so deeply that nothing can read it, or not UTF-8: only what comes from outside ever is.
            return malformed("server-malformed")
        case ValidationException():
            return from_validation(error)
        case InternalServerException() if "disconnected" in error.detail:
            # Whoever asked has gone before the end of the request: nobody hears the answer, and it is no fault of ours.
            return malformed("server-malformed")
        case HTTPException() if error.status_code in PLAIN:
            code, key = PLAIN[error.status_code]
            return ApiError(error.status_code, code, Text(key), headers=error.headers)
    return None


def from_validation(error: ValidationException) -> ApiError:
    """The first field that has the wrong form."""
    extra = error.extra if isinstance(error.extra, list) else []
    first = extra[0] if extra and isinstance(extra[0], dict) else {}
    why = str(first.get("message", ""))
    key = "server-field" if why else "server-malformed"
    args: dict[str, Any] = {"why": why} if why else {}
    return ApiError(400, "malformed", Text(key, args), field=str(first.get("key", "")))


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """The answer to a request that failed."""
    known = as_api_error(error)
    if known is None:
        log.error("fault", exc_info=error)
        known = ApiError(500, "fault", Text("server-fault"))
    elif known.body.code == "not_ready":
        log.error("the database does not answer: %s", type(error).__name__)
    elif known.body.code == "broken_game":
        log.error("a game cannot be shown: %s", error)
    return Response(known.body, status_code=known.status, headers=known.headers, media_type="application/json")


HANDLERS: Final[ExceptionHandlersMap] = {Exception: answer, HTTPException: answer}

# -- for the OpenAPI document

DESCRIPTIONS: Final[Mapping[int, str]] = {
    400: "The request has the wrong form.",
    401: "Say who you are first.",
    403: "That is not for you to do.",
    404: "There is no such thing, or you may not know of it.",
    409: "Not now: the table has moved on, or waits for something else.",
    413: "The request is too large.",
    422: "A rule of the game forbids it.",
    429: "Too many requests; `Retry-After` says when to go on.",
    501: "Something is not installed on this server.",
    503: "Not ready, or it took too long.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a request may lead to, beside a wrong form, too many requests, and a database that is away."""
    return {
        status: ResponseSpec(data_container=ErrorBody, generate_examples=False, description=DESCRIPTIONS[status])
        for status in sorted({400, 429, 503, *statuses})
    }


def answered(kind: Any, status: int = 200) -> dict[int, ResponseSpec]:
    """What a handler answers that has its answer ready."""
    said = "Document created, URL follows" if status == 201 else "Request fulfilled"
    return {status: ResponseSpec(data_container=kind, generate_examples=False, description=said)}


#: What looking at a table, and changing something at it, may lead to.
LOOKING: Final = problems(401, 403, 404, 503)
CHANGING: Final = problems(401, 403, 404, 409, 413, 503)
