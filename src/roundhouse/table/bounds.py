"""Bounds of documents from outside: how long their texts and lists may be, and how large their numbers.

One walk over the decoded document covers every field of every record, also of records that are added later: a text, a
list or a number that no bound is named for has the bound of its kind.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, cast

import msgspec

from roundhouse.engine.boardcheck import is_visible
from roundhouse.engine.text import Text
from roundhouse.saves import BadSave

S = TypeVar("S")

#: Characters of a name that somebody chooses, of one at a table, where it may have got a number, and of a title.
LONGEST_NAME: Final = 40
LONGEST_AT_TABLE: Final = LONGEST_NAME + 5
LONGEST_TITLE: Final = 80
#: Characters of any other text: ids, digests, salts, keys.
LONGEST: Final = 100
TEXTS: Final = {"name": LONGEST_AT_TABLE, "title": LONGEST_TITLE, "bot": 40, "fallback": 40, "game": 40, "key": 64}
#: Records of a table that is brought along, ten times as many as the longest of our games has; entries of other lists.
MOST_RECORDS: Final = 10_000
MOST_LISTED: Final = 64
LISTS: Final = {"records": MOST_RECORDS, "actions": MOST_RECORDS}
#: The greatest number that browsers can hold, and the times of clocks, in seconds.
LARGEST: Final = 2**53 - 1
NUMBERS: Final = {"time": 10_000_000, "increment": 86_400}
#: Moments are put in order by whoever keeps the table: they follow each other and have been.
MOMENTS: Final = frozenset({"at"})
#: Bytes of what only the game understands, written as JSON; characters of a text in it, where what is said of a board
#: is longer. Its numbers are the game's own: a position holds the state of chance.
LARGEST_DATA: Final = 16 * 1024
SIZES: Final = {"options": 512 * 1024, "given": 128 * 1024, "position": 512 * 1024}
LONGEST_IN_DATA: Final = {"options": 4000}


def must_be_bounded(value: Any, where: str, place: str = "", field: str = "") -> None:
    """`BadSave` names the first place of a document, or of a part of it, where something is too long or too large."""

    def refuse(key: str, most: int) -> BadSave:
        return BadSave(f"{where}, {place}", Text(key, {"most": most}))

    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            must_be_bounded(getattr(value, name), where, f"{place}.{name}".lstrip("."), name)
    elif isinstance(value, str):
        if len(value) > (most := TEXTS.get(field, LONGEST)):
            raise refuse("save-long-text", most)
        if not is_visible(value):
            raise BadSave(f"{where}, {place}", Text("save-unseen"))
    elif isinstance(value, list):
        if len(value) > (most := LISTS.get(field, MOST_LISTED)):
            raise refuse("save-long-list", most)
        for number, each in enumerate(value):
            must_be_bounded(each, where, f"{place}[{number}]", field)
    elif isinstance(value, dict):
        if size(value) > (most := SIZES.get(field, LARGEST_DATA)):
            raise refuse("save-large-data", most)
        if longest_text(value) > (most := LONGEST_IN_DATA.get(field, LONGEST)):
            raise refuse("save-long-text", most)
    elif isinstance(value, int | float) and field not in MOMENTS and abs(value) > (most := NUMBERS.get(field, LARGEST)):
        raise refuse("save-large-number", most)


def size(value: Any) -> float:
    """Bytes of plain data, written as JSON; more than anybody has room for if it cannot be."""
    try:
        return len(msgspec.json.encode(value))
    except UnicodeEncodeError:
        # Half of a character.
        return math.inf


def longest_text(value: Any) -> int:
    """The length of the longest text in plain data, however deeply it is nested."""
    longest, waiting = 0, [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, str):
            longest = max(longest, len(each))
        elif isinstance(each, Mapping):
            waiting += [*each.keys(), *each.values()]
        elif isinstance(each, list):
            waiting += each
    return longest


def with_texts(value: S, change: Mapping[str, Callable[[str], str]]) -> S:
    """A copy of a struct, or of a list of them, in which the texts of those fields are changed, wherever they are."""
    if isinstance(value, list):
        return cast(S, [with_texts(each, change) for each in value])
    if not isinstance(value, msgspec.Struct):
        return value
    found: dict[str, Any] = {}
    for name in value.__struct_fields__:
        inner = getattr(value, name)
        if isinstance(inner, str):
            if name in change:
                found[name] = change[name](inner)
        elif isinstance(inner, msgspec.Struct | list):
            found[name] = with_texts(inner, change)
    return msgspec.structs.replace(value, **found) if found else value
