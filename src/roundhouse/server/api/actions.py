"""Actions: done, explained, previewed, hinted at, taken back."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, TypeVar

import msgspec
from litestar import Router, post
from litestar.datastructures import State

from roundhouse.engine.chance import Chance
from roundhouse.engine.rules import BadNotation
from roundhouse.engine.text import Text
from roundhouse.game import Game
from roundhouse.server import errors
from roundhouse.server.api.asking import JSONBody, Keeping, TableId, Who
from roundhouse.server.api.looking import happened, path_names, pick_names, table_view
from roundhouse.server.api.shapes import (
    HappenedView,
    Key,
    Number,
    OfSeat,
    PathName,
    PickName,
    Picks,
    Played,
    SpriteView,
    TableView,
)
from roundhouse.server.errors import CHANGING, TextData, problems, say
from roundhouse.server.identity import Visitor
from roundhouse.server.keeper import Change, Keeper, TooLate, WorkerDied
from roundhouse.server.metrics import Metrics
from roundhouse.server.seats_access import permit
from roundhouse.table import projection
from roundhouse.table.plain import plain
from roundhouse.table.preview import pieces
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table

T = TypeVar("T")


class Act(Played, frozen=True, kw_only=True):
    """An action. `key` is chosen by the client: the same key twice is the same action, done once."""

    expected_seq: Number
    key: Key = ""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """What an action has led to, and the table after it."""

    seq: int
    entries: list[HappenedView]
    table: TableView


# -- from picks to actions


def action_of(table: Table, data: Played) -> dict[str, Any]:
    """The action as data, however it was said. Picks that are not offered are read as they stand, to be refused."""
    if data.action is not None:
        return data.action
    if not data.picks:
        raise errors.malformed("server-no-action", field="action")
    table.must_be_asked(data.seat)
    path = tuple(data.picks)
    action = picked(table.game, path)
    if action is not None:
        return table.game.write(action)
    game = table.game
    if path in game.ruleset.open_picks(game.state, path[:-1]):
        # Whole, and too many to be listed: whether it is legal is judged when it is done.
        return game.write(game.ruleset.read_picks(game.state, path)[0])
    refused = projection.why_not_data(table, data.seat, path)
    if refused is None:
        raise errors.malformed("server-picks-unfinished", field="picks")
    raise errors.ApiError(422, "illegal", refused["text"], rule=refused["rule"])


def picked(game: Game, path: tuple[str, ...]) -> Any:
    """The legal action that is said with these picks; None if there is none. Not looked for among all legal actions,
    of which there may be thousands: picks can be read."""
    try:
        meant = game.ruleset.read_picks(game.state, path)
    except (ValueError, LookupError, StopIteration):
        return None
    said = (action for action in meant if game.ruleset.picks(game.state, action) == path)
    return next((action for action in said if game.why_not(action) is None), None)


# -- acting


async def perform(keeper: Keeper, metrics: Metrics, table_id: str, data: Act, visitor: Visitor) -> Change:
    """Carry out an action; the socket does it the same way."""

    def ask(table: Table) -> Any:
        permit(table, visitor, "act", data.seat)
        # Repeated or too late, it does not matter what the action is.
        matters = (data.seat, data.key) not in table.keys and data.expected_seq == table.seq
        action = action_of(table, data) if matters else {}
        return table.act(data.seat, action, data.expected_seq, data.key)

    try:
        change = await keeper.request(table_id, ask)
    except Exception as error:
        refused = errors.as_api_error(error)
        metrics.acted("fault" if refused is None else refused.body.code)
        raise
    metrics.acted("done")
    return change


@post("/tables/{table_id:str}/act", status_code=200, responses=CHANGING | problems(422))
async def act(table_id: TableId, data: JSONBody[Act], visitor: Who, keeper: Keeping, state: State) -> Done:
    """Take an action, as data or as picks."""
    change = await perform(keeper, state.metrics, table_id, data, visitor)
    return done(change, data.seat, visitor)


def done(change: Change, seat: int, visitor: Visitor) -> Done:
    numbers = {entry.seq for entry in change.own}
    first = min(numbers, default=change.table.seq + 1)
    entries = [each for each in happened(change.table, seat, first - 1) if each.seq in numbers]
    last = max(numbers, default=change.table.seq)
    return Done(seq=last, entries=entries, table=table_view(change.table, seat, visitor))


# -- explaining


class WhyNot(msgspec.Struct, frozen=True, kw_only=True):
    """Whether something can be done or picked now, and if not, by which rule and why."""

    possible: bool
    rule: str = ""
    text: TextData | None = None


@post("/tables/{table_id:str}/why-not", status_code=200, responses=CHANGING)
async def why_not(table_id: TableId, data: JSONBody[Played], visitor: Who, keeper: Keeping) -> WhyNot:
    """Why an action, or the next pick of a path, is not offered."""
    table = await keeper.table(table_id)
    permit(table, visitor, "why_not", data.seat)
    refused = refused_action(table, data) if data.action is not None else refused_picks(table, data)
    return WhyNot(possible=True) if refused is None else msgspec.convert({"possible": False, **refused}, WhyNot)


def refused_picks(table: Table, data: Played) -> dict[str, Any] | None:
    if not data.picks:
        raise errors.malformed("server-no-action", field="picks")
    return projection.why_not_data(table, data.seat, data.picks)


def refused_action(table: Table, data: Played) -> dict[str, Any] | None:
    try:
        table.read(data.seat, data.action or {})
    except TableRefusal as refusal:
        if refusal.code != "illegal":
            raise
        return {"rule": refusal.rule, "text": projection.text_data(refusal.text)}
    return None


class Picked(OfSeat, frozen=True, kw_only=True):
    """What somebody has picked so far."""

    picks: Picks


class Offered(msgspec.Struct, frozen=True, kw_only=True):
    """How these picks may go on, one pick further: a path that ends in "…" goes on, any other is a whole action."""

    paths: list[list[str]]
    names: dict[str, PickName]
    named: list[PathName]


@post("/tables/{table_id:str}/picks", status_code=200, responses=CHANGING | problems(503))
async def picks(table_id: TableId, data: JSONBody[Picked], visitor: Who, keeper: Keeping, state: State) -> Offered:
    """What may follow where a path of the table ends in "…": there are more actions than can be listed, or they have to
    be searched for first."""
    table = await keeper.table(table_id)
    permit(table, visitor, "why_not", data.seat)
    table.must_be_asked(data.seat)
    # The table may go on while somebody searches.
    game = table.game.copy()
    if data.picks:
        paths = projection.open_picks(table, data.seat, data.picks)
    else:
        paths = await in_time(keeper.searched(table, data.seat, state.settings.hint_deadline))
    return Offered(paths=paths, names=pick_names(game, paths), named=path_names(game, paths))


async def in_time(thinking: Awaitable[T]) -> T:
    """What a worker says, or the refusal that it took too long."""
    try:
        return await thinking
    except (TooLate, WorkerDied):
        raise errors.ApiError(503, "too_late", Text("server-too-late")) from None


class Imagined(Played, frozen=True, kw_only=True):
    """An action that somebody thinks of, and whether the pieces are wanted as it would leave them."""

    draw: bool = False


class Foreseen(msgspec.Struct, frozen=True, kw_only=True):
    """What an action would cause, up to the first thing that is hidden or decided by chance."""

    seq: int
    text: TextData
    events: list[TextData]
    #: If asked for: pieces as they would lie on the board, if nothing of that is hidden or decided by chance.
    pieces: list[SpriteView]


@post("/tables/{table_id:str}/preview", status_code=200, responses=CHANGING | problems(422))
async def preview(table_id: TableId, data: JSONBody[Imagined], visitor: Who, keeper: Keeping) -> Foreseen:
    """What an action would cause."""
    table = await keeper.table(table_id)
    permit(table, visitor, "preview", data.seat)
    written = action_of(table, data)
    action = table.read(data.seat, written)
    game = table.game
    return Foreseen(
        seq=table.seq,
        text=say(game.ruleset.say_action(game.state, action, data.seat)),
        events=msgspec.convert(projection.preview_data(table, data.seat, written), list[TextData]),
        pieces=msgspec.convert(plain(pieces(game, action)), list[SpriteView]) if data.draw else [],
    )


class Hinted(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot would do, and why."""

    seq: int
    action: dict[str, Any]
    picks: list[str]
    text: TextData
    reason: TextData


@post("/tables/{table_id:str}/hint", status_code=200, responses=CHANGING | problems(503), opt={"limit": "hint"})
async def hint(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping, state: State) -> Hinted:
    """Ask a bot, which knows what the seat may know."""
    table = await keeper.table(table_id)
    permit(table, visitor, "hint", data.seat)
    if not table.begin.hints:
        raise TableRefusal("not_allowed", Text("table-no-hints"))
    table.must_be_asked(data.seat)
    # Said from what the seat knows now: the table may go on while the bot thinks.
    ruleset, known, seq = table.game.ruleset, table.game.observe(data.seat, Chance(0)), table.seq
    found = await in_time(keeper.hint(table_id, data.seat, state.settings.hint_deadline))
    try:
        action = ruleset.read_action(known, found.action)
    except BadNotation:
        raise TableRefusal("stale", Text("table-stale", {"expected": seq, "seq": table.seq})) from None
    return Hinted(
        seq=seq,
        action=found.action,
        picks=list(ruleset.picks(known, action)),
        text=say(ruleset.say_action(known, action, data.seat)),
        reason=msgspec.convert(found.reason, TextData),
    )


# -- taking back


class Undo(OfSeat, frozen=True, kw_only=True):
    expected_seq: Number


class Answer(OfSeat, frozen=True, kw_only=True):
    agreed: bool


@post("/tables/{table_id:str}/undo", status_code=200, responses=CHANGING)
async def undo(table_id: TableId, data: JSONBody[Undo], visitor: Who, keeper: Keeping) -> Done:
    """Take one's last action back; where that is not free, ask the others."""

    def ask(table: Table) -> Any:
        permit(table, visitor, "undo", data.seat)
        return table.undo(data.seat, data.expected_seq)

    return done(await keeper.request(table_id, ask), data.seat, visitor)


@post("/tables/{table_id:str}/undo/answer", status_code=200, responses=CHANGING)
async def answer_undo(table_id: TableId, data: JSONBody[Answer], visitor: Who, keeper: Keeping) -> Done:
    """Agree to somebody's request to take back, or refuse it."""

    def ask(table: Table) -> Any:
        permit(table, visitor, "answer_undo", data.seat)
        return table.answer_undo(data.seat, data.agreed)

    return done(await keeper.request(table_id, ask), data.seat, visitor)


router = Router("/", route_handlers=[act, why_not, picks, preview, hint, undo, answer_undo], tags=["actions"])
