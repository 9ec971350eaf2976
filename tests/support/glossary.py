"""The glossary of a game: its terms in one language, how they are said, and what is never said for them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`forms` are all in which the term may stand; a `loose` one may be said otherwise in the other language."""

    say: str
    forms: tuple[str, ...]
    explain: str
    never: tuple[str, ...] = ()
    loose: bool = False


@cache
def read_glossary(file: Path) -> dict[str, Term]:
    """The terms by their ids."""
    data = tomllib.loads(file.read_text("utf-8"))
    assert data.pop("schema") == "glossary/1"
    return msgspec.convert(data, dict[str, Term])
