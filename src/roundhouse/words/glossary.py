"""The glossary of a game: its terms in one language, how each is said and explained, and what is never said for it.

`words/glossary.<language>.toml` in the folder of the game is the one source: command line and browser explain words
with it, and tests hold the word files to it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

from roundhouse.words import LANGUAGES


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`forms` are all in which the term may stand; a `loose` one may be said otherwise in the other language."""

    say: str
    forms: tuple[str, ...]
    explain: str
    never: tuple[str, ...] = ()
    loose: bool = False


@cache
def read_glossary(folder: Path, language: str) -> Mapping[str, Term]:
    """The terms of a game by their ids; none if it has no glossary. What a language lacks is in English."""
    file = folder / f"glossary.{language}.toml"
    beneath = {} if language in LANGUAGES else read_glossary(folder, "en")
    if not file.exists():
        return beneath
    data = tomllib.loads(file.read_text("utf-8"))
    if data.pop("schema") != "glossary/1":
        raise ValueError(f"{file} is no glossary that this version can read")
    return {**beneath, **msgspec.convert(data, dict[str, Term])}


def meant(terms: Mapping[str, Term], typed: str) -> Term | None:
    """The term that somebody types, in any of its forms, in large or small letters."""
    wanted = plain(typed)
    for id, term in terms.items():
        if wanted in {plain(id), plain(term.say), *map(plain, term.forms)}:
            return term
    return None


def near(terms: Mapping[str, Term], typed: str) -> list[str]:
    """Terms that are written much like it, nearest first."""
    said = {plain(term.say): term.say for term in terms.values()}
    return [said[word] for word in get_close_matches(plain(typed), said, n=3)]


def plain(word: str) -> str:
    return " ".join(word.casefold().replace("_", " ").replace("’", "'").split())
