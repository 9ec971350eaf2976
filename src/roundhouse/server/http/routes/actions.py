"""Actions: done, explained, previewed, hinted at, taken back."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, TypeVar

import msgspec
from litestar import Router, post
from litestar.datastructures import State

from roundhouse.engine.panel import Compared, Panel, Row
from roundhouse.engine.scene import Sprite
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame
from roundhouse.server.bills import ACTING
from roundhouse.server.http import errors
from roundhouse.server.http.bodies import Key, Number, OfSeat, Picks, Played
from roundhouse.server.http.errors import CHANGING, problems
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.metrics import Metrics
from roundhouse.server.http.parameters import JSONBody, Keeping, TableId, Who
from roundhouse.server.http.permissions import permit, permitted
from roundhouse.server.http.ready import READY
from roundhouse.server.http.routes import API
from roundhouse.server.tables.keeper import Change, Keeper, TooLate, WorkerDied
from roundhouse.table import projection
from roundhouse.table.hint import HintView
from roundhouse.table.preview import begun_panels, begun_pieces, brings, changes, pieces, prospect, supposed
from roundhouse.table.preview import preview as imagine
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table
from roundhouse.table.views import PathName, PickName, RefusedView

T = TypeVar("T")


class Act(Played, frozen=True, kw_only=True):
    """An action. `key` is chosen by the client: the same key twice is the same action, done once."""

    expected_seq: Number
    key: Key = ""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """The number of the record that a request has led to. What it says is heard as everybody hears it."""

    seq: int


# -- from picks to actions


def chosen(table: Table, data: Played) -> Any:
    """The action as the game knows it, read and checked once, however it was said.

    Picks that are not offered are read as they stand, to be refused.
    """
    if data.action is not None:
        return table.read(data.seat, data.action)
    if not data.picks:
        raise errors.malformed("server-no-action", field="action")
    table.must_be_asked(data.seat)
    game, path = table.game, tuple(data.picks)
    action = picked(game, path)
    if action is not None:
        return action
    if any(path in game.ruleset.open_picks(game.state, begun) for begun in (path[:-1], path)):
        # Whole, and too many to be listed.
        action = game.ruleset.read_picks(game.state, path)[0]
        table.must_be_legal(data.seat, action)
        return action
    refused = projection.why_not(table, data.seat, path)
    if refused is None:
        raise errors.malformed("server-picks-unfinished", field="picks")
    raise errors.ApiError(422, "illegal", refused.text, rule=refused.rule)


def picked(game: AnyGame, path: tuple[str, ...]) -> Any:
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
        known = table.repeated(data.seat, data.key)
        if known is not None:
            return known
        table.must_be_current(data.expected_seq)
        return table.take(data.seat, chosen(table, data), data.key)

    try:
        change = await keeper.request(table_id, ask)
    except Exception as error:
        refused = errors.as_api_error(error)
        metrics.acted("fault" if refused is None else refused.body.code)
        raise
    metrics.acted("done")
    return change


# The answer is a number: nobody compresses it.
@post(
    "/tables/{table_id:str}/act", status_code=200, responses=CHANGING | problems(422), opt={**READY, "weight": ACTING}
)
async def act(table_id: TableId, data: JSONBody[Act], visitor: Who, keeper: Keeping, state: State) -> Done:
    """Take an action, as data or as picks."""
    change = await perform(keeper, state.metrics, table_id, data, visitor)
    return done(change)


def done(change: Change) -> Done:
    return Done(seq=change.own[-1].seq if change.own else change.table.seq)


# -- explaining


class WhyNot(msgspec.Struct, frozen=True, kw_only=True):
    """Whether something can be done or picked now, and if not, by which rule and why."""

    possible: bool
    rule: str = ""
    text: Text | None = None


@post("/tables/{table_id:str}/why-not", status_code=200, responses=CHANGING)
async def why_not(table_id: TableId, data: JSONBody[Played], visitor: Who, keeper: Keeping) -> WhyNot:
    """Why an action, or the next pick of a path, is not offered."""
    table = await keeper.table(table_id)
    permit(table, visitor, "why_not", data.seat)
    refused = refused_action(table, data) if data.action is not None else refused_picks(table, data)
    if refused is None:
        return WhyNot(possible=True)
    return WhyNot(possible=False, rule=refused.rule, text=refused.text)


def refused_picks(table: Table, data: Played) -> RefusedView | None:
    if not data.picks:
        raise errors.malformed("server-no-action", field="picks")
    return projection.why_not(table, data.seat, data.picks)


def refused_action(table: Table, data: Played) -> RefusedView | None:
    try:
        table.read(data.seat, data.action or {})
    except TableRefusal as refusal:
        if refusal.code != "illegal":
            raise
        return RefusedView(rule=refusal.rule, text=refusal.text)
    return None


class Picked(OfSeat, frozen=True, kw_only=True):
    """What somebody has picked so far."""

    picks: Picks


class Offered(msgspec.Struct, frozen=True, kw_only=True):
    """How these picks may go on, one pick further: a path that ends in "…" goes on, any other is a whole action."""

    paths: list[list[str]]
    names: dict[str, PickName]
    named: list[PathName]
    #: What these picks draw over the board so far.
    pieces: list[Sprite]
    #: What they lead to so far, in tables.
    panels: tuple[Panel, ...]


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
    return Offered(
        paths=paths,
        names=projection.pick_names(game, paths),
        named=projection.path_names(game, paths),
        pieces=begun_pieces(game, data.seat, tuple(data.picks)),
        panels=begun_panels(game, data.seat, tuple(data.picks)),
    )


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
    text: Text
    events: list[Text]
    #: If asked for: pieces as they would lie on the board, if nothing of that is hidden or decided by chance.
    pieces: list[Sprite]
    #: If asked for: what would be otherwise, likewise.
    changes: tuple[Compared, ...]
    #: If asked for: what it leads to, in tables.
    panels: tuple[Panel, ...]
    #: What it brings, in lines short enough for a card.
    brings: tuple[Row, ...]
    #: What the button says that carries it out, where the game says it better than what was picked.
    button: Text | None


@post("/tables/{table_id:str}/preview", status_code=200, responses=CHANGING | problems(422))
async def preview(table_id: TableId, data: JSONBody[Imagined], visitor: Who, keeper: Keeping) -> Foreseen:
    """What an action would cause."""
    table = await keeper.table(table_id)
    permit(table, visitor, "preview", data.seat)
    action = chosen(table, data)
    game = table.game
    foreseen = imagine(game, action)
    return Foreseen(
        seq=table.seq,
        text=game.ruleset.say_action(game.state, action, data.seat),
        events=projection.foreseen_texts(table, data.seat, foreseen),
        pieces=pieces(game, action, foreseen) if data.draw else [],
        changes=changes(game, foreseen) if data.draw else (),
        panels=prospect(game, action, tuple(data.picks or ())) if data.draw else (),
        brings=brings(game, action),
        button=game.ruleset.button(game.state, action),
    )


class Supposing(Picked, frozen=True, kw_only=True):
    """What somebody has picked so far, if anything, and what others are supposed to decide, as cells say it."""

    supposing: Picks


class Supposed(msgspec.Struct, frozen=True, kw_only=True):
    """The panels of what is picked, or of the question, as they would be then."""

    panels: tuple[Panel, ...]


@post("/tables/{table_id:str}/suppose", status_code=200, responses=CHANGING)
async def suppose(table_id: TableId, data: JSONBody[Supposing], visitor: Who, keeper: Keeping) -> Supposed:
    """What follows if others decide in a certain way, before anybody decides."""
    table = await keeper.table(table_id)
    permit(table, visitor, "suppose", data.seat)
    if data.picks:
        table.must_be_asked(data.seat)
    return Supposed(panels=supposed(table.game, data.seat, tuple(data.picks), tuple(data.supposing)))


@post("/tables/{table_id:str}/hint", status_code=200, responses=CHANGING | problems(503), opt={"limit": "hint"})
async def hint(table_id: TableId, data: JSONBody[OfSeat], visitor: Who, keeper: Keeping, state: State) -> HintView:
    """Ask a bot, which knows what the seat may know."""
    permit(await keeper.table(table_id), visitor, "hint", data.seat)
    return await in_time(keeper.hint(table_id, data.seat, state.settings.hint_deadline))


# -- taking back


class Undo(OfSeat, frozen=True, kw_only=True):
    expected_seq: Number


class Answer(OfSeat, frozen=True, kw_only=True):
    agreed: bool


@post("/tables/{table_id:str}/undo", status_code=200, responses=CHANGING)
async def undo(table_id: TableId, data: JSONBody[Undo], visitor: Who, keeper: Keeping) -> Done:
    """Take one's last action back; where that is not free, ask the others."""
    ask = permitted(visitor, "undo", lambda table: table.undo(data.seat, data.expected_seq), data.seat)
    return done(await keeper.request(table_id, ask))


@post("/tables/{table_id:str}/undo/answer", status_code=200, responses=CHANGING)
async def answer_undo(table_id: TableId, data: JSONBody[Answer], visitor: Who, keeper: Keeping) -> Done:
    """Agree to somebody's request to take back, or refuse it."""
    ask = permitted(visitor, "answer_undo", lambda table: table.answer_undo(data.seat, data.agreed), data.seat)
    return done(await keeper.request(table_id, ask))


router = Router(API, route_handlers=[act, why_not, picks, preview, suppose, hint, undo, answer_undo], tags=["actions"])
