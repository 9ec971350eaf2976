"""Characters that nobody sees: they hide a name behind another one, or make a name of nothing."""

from __future__ import annotations

import unicodedata
from typing import Final

#: Kinds of characters that cannot be seen: steering, formatting, unassigned, private, halves of others.
KINDS: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})

#: Default_Ignorable_Code_Point of Unicode 15.0 (`DerivedCoreProperties.txt`), first and last of each range.
IGNORABLE: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
#: Drawn with nothing, though they count as signs or marks: the blank of braille, the place of an object, the filler of
#: Khitan, the note without a head.
BLANK: Final = frozenset({0x2800, 0xFFFC, 0x16FE4, 0x1D159})


def is_unseen(letter: str) -> bool:
    """Is there nothing to be seen of it, not even a blank?"""
    code = ord(letter)
    if code < 0x7F:
        return code < 0x20
    return (
        unicodedata.category(letter) in KINDS
        or code in BLANK
        or any(first <= code <= last for first, last in IGNORABLE)
    )
