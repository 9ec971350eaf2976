"""Names and titles as others may see them: nothing in them that cannot be seen, and not without an end."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
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
    """The name, with a number if somebody at the table is called so already."""
    free = (f"{name} {number}" if number > 1 else name for number in range(1, len(others) + 2))
    return next(each for each in free if each not in others)
