"""Text as data: a key of the word files and its arguments, to be spoken in any language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Union

import msgspec


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence or a word: its key in the word files, and its arguments."""

    key: str
    args: dict[str, Arg] = {}


#: Numbers and proper names are used as they are; a nested text is spoken first; a list becomes an enumeration.
Arg = Union[int, str, Text, Sequence[Text]]  # noqa: UP007 - read when the program runs, to describe the interface


@cache
def player(seat: int) -> Text:
    """Stands for the player on that seat; tables put the real name in its place. Told so often that it is made once."""
    return Text("player", {"seat": seat})
