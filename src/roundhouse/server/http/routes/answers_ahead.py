"""Answers ahead: what a seat has decided ahead. Nobody else ever sees them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from litestar import Router, get, put

from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text
from roundhouse.server.http.bodies import Body, OfSeat, Pick
from roundhouse.server.http.errors import CHANGING, LOOKING
from roundhouse.server.http.parameters import JSONBody, Keeping, OwnSeat, TableId, Who
from roundhouse.server.http.permissions import permit
from roundhouse.server.http.routes import API
from roundhouse.table.ahead import AnswerAhead, Until

FewPicks = Annotated[list[Pick], msgspec.Meta(max_length=200)]


class AnswerWish(Body, frozen=True, kw_only=True):
    """One answer ahead: let questions pass, bid up to `limit` for `want`, pass one's own `turns`, or buy in them.

    `about` are picks that the question must be about (empty: any), `unless` those that make the player want to be
    asked after all. Turns are passed once (`turn`), until somebody does something else (`change`), or to the end of the
    round (`round`); questions are answered until the next own turn (`turn`) or for the whole `game`. `steps` are kinds
    of decisions of one's own turn that are declined, or with `accept` answered with yes.
    """

    about: FewPicks = msgspec.field(default_factory=list)
    unless: FewPicks = msgspec.field(default_factory=list)
    unless_paid: bool = False
    want: Pick = ""
    limit: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    turns: bool = False
    steps: Annotated[list[Pick], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=list)
    accept: bool = False
    until: Until = "turn"


class AnswersAhead(OfSeat, frozen=True, kw_only=True):
    """All answers ahead of a seat, the first that fits counts."""

    answers: Annotated[list[AnswerWish], msgspec.Meta(max_length=50)]


@get("/tables/{table_id:str}/standing", responses=LOOKING)
async def get_answers_ahead(table_id: TableId, visitor: Who, keeper: Keeping, seat: OwnSeat) -> AnswersAhead:
    """The answers that a seat has given ahead."""
    permit(await keeper.table(table_id), visitor, "answer_ahead", seat)
    return shown(seat, await keeper.answers_ahead(table_id, seat))


class Subject(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a question can be about, and what it is called."""

    pick: str
    name: Text
    label: Text | str


class Subjects(msgspec.Struct, frozen=True, kw_only=True):
    """What questions can be about, what can make somebody want to be asked after all, for what a proxy can bid, whether
    own turns can be passed ahead, and what can be bought in them."""

    about: list[Subject]
    unless: list[Subject]
    want: list[Subject]
    turns: bool
    buy: list[Subject]


@get("/tables/{table_id:str}/standing/subjects", responses=LOOKING)
async def get_subjects(table_id: TableId, visitor: Who, keeper: Keeping, seat: OwnSeat) -> Subjects:
    """What an answer ahead can speak of."""
    table = await keeper.table(table_id)
    permit(table, visitor, "answer_ahead", seat)
    ruleset, known = table.game.ruleset, table.game.observe(seat, Chance(0))

    def named(picks: Iterable[str]) -> list[Subject]:
        return [
            Subject(pick=pick, name=ruleset.pick_name(known, pick), label=ruleset.pick_label(known, pick))
            for pick in picks
        ]

    subjects, exceptions = ruleset.subjects(known), ruleset.exceptions(known)
    only = [pick for pick in subjects if pick not in set(exceptions)]
    return Subjects(
        about=named(only or subjects),
        unless=named(exceptions),
        want=named(ruleset.wanted(known)),
        turns=bool(ruleset.passable),
        buy=named(ruleset.for_sale(known)),
    )


@put("/tables/{table_id:str}/standing", responses=CHANGING)
async def set_answers_ahead(
    table_id: TableId, data: JSONBody[AnswersAhead], visitor: Who, keeper: Keeping
) -> AnswersAhead:
    """Replace the answers that a seat has given ahead."""
    permit(await keeper.table(table_id), visitor, "answer_ahead", data.seat)
    answers = msgspec.convert(msgspec.to_builtins(data.answers), list[AnswerAhead])
    await keeper.set_answers_ahead(table_id, data.seat, answers)
    return shown(data.seat, await keeper.answers_ahead(table_id, data.seat))


def shown(seat: int, answers: list[AnswerAhead]) -> AnswersAhead:
    """The answers without when and where they were given, which the table keeps for itself."""
    plain: list[dict[str, Any]] = [msgspec.to_builtins(each) for each in answers]
    for each in plain:
        each.pop("made", None)
        each.pop("stage", None)
    return AnswersAhead(seat=seat, answers=msgspec.convert(plain, list[AnswerWish]))


router = Router(API, route_handlers=[get_answers_ahead, get_subjects, set_answers_ahead], tags=["answers ahead"])
