"""Names and titles as others may see them: nothing in them that cannot be seen, and not without an end."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from roundhouse.server.lookalikes import LOOKALIKES
from roundhouse.server.unseen import is_unseen

LONGEST_BOARD_NAME: Final = 60
#: Marks on one letter, or under it: no script needs more, and more of them run over the lines around.
MOST_MARKS: Final = 4
#: What guests are marked with, in each language.
GUEST: Final = ("guest", "ospite", "gast")


def visible(text: str) -> str:
    """What can be seen of a text, without white space around it; marks only on something that carries them."""
    found: list[str] = []
    room = 0
    for letter in text:
        if is_unseen(letter):
            continue
        if unicodedata.category(letter)[0] != "M":
            room = 0 if letter.isspace() else MOST_MARKS
        elif room == 0:
            continue
        else:
            room -= 1
        found.append(letter)
    return "".join(found).strip()


def on_one_line(text: str) -> str:
    """What can be seen of a text, with single blanks in it: no line begins anew, and none runs the other way."""
    return " ".join(visible(" ".join(text.split())).split())


def fitting(text: str, most: int) -> str:
    """A text from a file, as somebody could have typed it here."""
    return on_one_line(text[: 4 * most])[:most].strip()


def unlike(name: str, others: list[str]) -> str:
    """The name, with a number if somebody at the table is called so already, or nearly so."""
    free = (f"{name} {number}" if number > 1 else name for number in range(1, len(others) + 2))
    return next(each for each in free if not any(is_alike(each, other) for other in others))


# -- looking alike

#: Prototypes by the letters that are taken for them. Small capitals are no part of the data: they are called so.
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
ALIKE: Final = {
    letter: name[-1]
    for first, last in ((0x0250, 0x02AF), (0x1D00, 0x1D2F), (0xA720, 0xA7FF), (0xAB30, 0xAB6F))
    for letter in map(chr, range(first, last + 1))
    if (name := unicodedata.name(letter, "")).startswith(SMALL_CAPITAL) and len(name) == len(SMALL_CAPITAL) + 1
} | {chr(int(code, 16)): like for like, codes in LOOKALIKES.items() for code in codes.split()}
#: Classes of marks that are easily overlooked: through a letter, hanging on it from below, and below it.
FAINT: Final = frozenset({1, 202, 220})


def login_of(name: str) -> str:
    """A name as it has to be unique: nobody can pass for somebody else by capitals, blanks or compatible forms."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def skeleton(name: str) -> str:
    """What a name looks like (Unicode Technical Standard #39): two names with the same skeleton are taken for each
    other. Capitals and blanks make no difference, nor do signs that cannot be seen, nor dots below letters."""
    return "".join(_looks(name).split())


def _looks(name: str) -> str:
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", visible(name)))
    plain = "".join(letter for letter in plain if unicodedata.combining(letter) not in FAINT)
    # Once more for what only small letters are taken for; capital i and small L are one from the beginning.
    alike = "".join(ALIKE.get(letter, letter) for letter in plain).casefold()
    return "".join(ALIKE.get(letter, letter) for letter in alike).casefold()


def is_alike(name: str, other: str) -> bool:
    """Could somebody take one name for the other?"""
    return login_of(name) == login_of(other) or skeleton(name) == skeleton(other)


#: After a bracket or a dash, say; `Anna Müller-Gast` is a name.
_MARKED: Final = re.compile(rf"\w.*(?:\s[^\w\s]|[^\w\s.'’-])\s*(?:{'|'.join(_looks(mark) for mark in GUEST)})\W*")
_LAST: Final = re.compile(r"[^\w\s]\s*\w*\W*\Z")


def is_marked(name: str) -> bool:
    """Does it look as if it were marked as a guest's: `Ada (guest)`?"""
    return _MARKED.fullmatch(_looks(name)) is not None


def unmarked(name: str) -> str:
    """The name without such marks."""
    while is_marked(name):
        shorter = _LAST.sub("", name).strip()
        name = shorter if shorter != name else ""
    return name
