"""Names and titles as others may see them: nothing in them that cannot be seen, and not without an end."""

from __future__ import annotations

import unicodedata
from typing import Final

from roundhouse.server.lookalikes import LOOKALIKES

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_BOARD_NAME: Final = 60
#: A name at a table: it may have got a number because somebody else is called the same.
LONGEST_AT_TABLE: Final = LONGEST_NAME + 5

#: Kinds of characters that cannot be seen.
UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})


def visible(text: str) -> str:
    """What can be seen of a text, without white space around it."""
    return "".join(letter for letter in text if unicodedata.category(letter) not in UNSEEN).strip()


def on_one_line(text: str) -> str:
    """What can be seen of a text, with single blanks in it: no line begins anew, and none runs the other way."""
    return visible(" ".join(text.split()))


def fitting(text: str, most: int) -> str:
    """A text from a file, as somebody could have typed it here."""
    return on_one_line(text[: 4 * most])[:most].strip()


def unlike(name: str, others: list[str]) -> str:
    """The name, with a number if somebody at the table is called so already, or nearly so."""
    free = (f"{name} {number}" if number > 1 else name for number in range(1, len(others) + 2))
    return next(each for each in free if not any(is_alike(each, other) for other in others))


# -- looking alike

#: Prototypes by the letters that are taken for them.
ALIKE: Final = {chr(int(code, 16)): like for like, codes in LOOKALIKES.items() for code in codes.split()}


def login_of(name: str) -> str:
    """A name as it has to be unique: nobody can pass for somebody else by capitals, blanks or compatible forms."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def skeleton(name: str) -> str:
    """What a name looks like (Unicode Technical Standard #39): two names with the same skeleton are taken for each
    other. Capitals and blanks make no difference, nor do signs that cannot be seen."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", visible(name)))
    # Once more for what only small letters are taken for; capital i and small L are one from the beginning.
    alike = "".join(ALIKE.get(letter, letter) for letter in plain).casefold()
    return "".join("".join(ALIKE.get(letter, letter) for letter in alike).casefold().split())


def is_alike(name: str, other: str) -> bool:
    """Could somebody take one name for the other?"""
    return login_of(name) == login_of(other) or skeleton(name) == skeleton(other)
