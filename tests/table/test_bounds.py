"""Bounds of documents from outside: whatever kind of record there is, or will be, nothing in it is without an end."""

from __future__ import annotations

import copy
import types
import typing
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from roundhouse.engine.setup import Setup
from roundhouse.games.rocket.boardfile import printed_data
from roundhouse.saves import Entry as Action
from roundhouse.seats import Seat
from roundhouse.server.workers.importing import as_typed
from roundhouse.table.bounds import LARGEST, MOST_RECORDS, TEXTS, must_be_bounded
from roundhouse.table.clock import ClockRules
from roundhouse.table.export import import_
from roundhouse.table.records import AnyRecord, Entry
from roundhouse.table.save import BadSave, Document, Played
from tests.support.forging import at_table, from_position, signed

LONG = "W" * 10_000
HUGE = 10**30
RECORDS: tuple[type[msgspec.Struct], ...] = get_args(AnyRecord)
#: Everything that a document is made of.
PARTS: tuple[type[msgspec.Struct], ...] = (Document, Played, Setup, Seat, ClockRules, Entry, Action, *RECORDS)


def usual(kind: Any) -> Any:
    """Something that a field of that kind can hold."""
    if get_origin(kind) is Literal:
        return get_args(kind)[0]
    if get_origin(kind) in (typing.Union, types.UnionType):
        return usual(get_args(kind)[0])
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return made(kind)
    return {str: "x", int: 0, float: 0.0, bool: False, dict: {}, list: []}[get_origin(kind) or kind]


def made(part: type[msgspec.Struct], **fields: Any) -> Any:
    needed = {field.name: usual(field.type) for field in msgspec.structs.fields(part) if field.required}
    return part(**needed | fields)


def kinds(kind: Any) -> set[Any]:
    """What a field of that type may be."""
    return {get_origin(each) or each for each in (get_args(kind) if isinstance(kind, types.UnionType) else (kind,))}


def fields_of(wanted: type) -> list[tuple[type[msgspec.Struct], str]]:
    found = [
        (part, field.name) for part in PARTS for field in msgspec.structs.fields(part) if wanted in kinds(field.type)
    ]
    assert found
    return found


def is_refused(value: Any) -> bool:
    try:
        must_be_bounded(value, "document")
    except BadSave as error:
        return "document, " in str(error.where)
    return False


def test_what_is_usual_is_taken() -> None:
    for part in PARTS:
        assert not is_refused(made(part))
    assert len(RECORDS) > 20


@pytest.mark.parametrize(("part", "field"), fields_of(str))
def test_a_text_without_end_is_cut_or_refused(part: type[msgspec.Struct], field: str) -> None:
    """Every later notice would repeat it."""
    brought = as_typed(made(part, **{field: LONG}))
    assert is_refused(brought) or len(getattr(brought, field)) <= TEXTS[field]


@pytest.mark.parametrize(("part", "field"), fields_of(str))
def test_what_nobody_sees_is_dropped_or_refused(part: type[msgspec.Struct], field: str) -> None:
    brought = as_typed(made(part, **{field: "a\u202eb\x00"}))
    assert is_refused(brought) or getattr(brought, field) == "ab"


@pytest.mark.parametrize(("part", "field"), [each for each in fields_of(int) if each != (Entry, "at")])
@pytest.mark.parametrize("number", [HUGE, -HUGE, LARGEST + 1])
def test_a_number_that_no_browser_holds_is_refused(part: type[msgspec.Struct], field: str, number: int) -> None:
    assert is_refused(made(part, **{field: number}))


@pytest.mark.parametrize(("part", "field"), fields_of(list))
def test_a_list_without_end_is_refused(part: type[msgspec.Struct], field: str) -> None:
    assert is_refused(made(part, **{field: [0] * (MOST_RECORDS + 1)}))
    assert not is_refused(made(part, **{field: [0] * 8}))


@pytest.mark.parametrize(("part", "field"), fields_of(dict))
def test_neither_has_what_only_the_game_understands(part: type[msgspec.Struct], field: str) -> None:
    for data in ({"type": LONG}, {LONG: 1}, {"a": [{"b": LONG}]}, {"a": [["x" * 50] * 20_000]}):
        assert is_refused(made(part, **{field: data}))
    assert not is_refused(made(part, **{field: {"type": "x" * 50, "a": [1, "b"]}}))


def test_the_place_is_named() -> None:
    document = copy.deepcopy(at_table("rocket", 3))
    document["table"]["records"][1]["record"]["digest"] = LONG
    with pytest.raises(BadSave) as refused:
        import_(document)
    assert "table.records[1].record.digest" in str(refused.value.where)
    assert "save-long-text" in repr(refused.value.text)
    document = copy.deepcopy(at_table("rocket", 3))
    document["table"]["salt"] = LONG
    with pytest.raises(BadSave, match=r"table\.salt"):
        import_(document)


def test_nobody_is_asked_a_million_times() -> None:
    document = copy.deepcopy(at_table("rocket", 3))
    asked = {"type": "proposed", "seat": 0, "what": "pause", "voters": [1] * 1_000_000}
    document["table"]["records"].append({"seq": 4, "at": 4.0, "record": asked})
    with pytest.raises(BadSave, match="voters"):
        import_(document)


@pytest.mark.parametrize("money", [2**40, -(2**40), 10**100])
def test_nobody_begins_with_more_than_can_be_counted(money: int) -> None:
    document = copy.deepcopy(from_position("spike", 60))
    document["setup"]["position"]["money"][0] = money
    with pytest.raises(BadSave):
        import_(signed(document))


def test_a_board_is_one_that_could_be_brought() -> None:
    """What its industries are called is told again and again."""
    document = copy.deepcopy(at_table("rocket", 0))
    board = copy.deepcopy(printed_data())
    board["industries"].append("W" * 3000)
    document["setup"]["options"]["board"] = board
    with pytest.raises(BadSave, match="60"):
        import_(signed(document))
