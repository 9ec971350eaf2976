"""Passwords that everybody would try first. Length counts: there are no rules about capitals, digits or signs."""

from __future__ import annotations

from typing import Final

#: Among those that are found in every list of stolen passwords, the ones that are long enough.
COMMON: Final = frozenset(
    [
        "password",
        "passw0rd",
        "password1",
        "password12",
        "password123",
        "passwort",
        "mypassword",
        "letmein1",
        "letmeinnow",
        "welcome1",
        "welcome123",
        "iloveyou",
        "iloveyou1",
        "sunshine",
        "princess",
        "football",
        "baseball",
        "basketball",
        "superman",
        "batman123",
        "dragon123",
        "monkey123",
        "shadow123",
        "michael1",
        "jennifer",
        "jordan23",
        "charlie1",
        "trustno1",
        "whatever",
        "starwars",
        "computer",
        "internet",
        "samantha",
        "liverpool",
        "arsenal1",
        "chelsea1",
        "juventus1",
        "ciaociao",
        "benvenuto",
        "amoremio",
        "francesca",
        "alessandro",
        "giovanni",
        "password!",
        "admin123",
        "administrator",
        "changeme",
        "qwertyuiop",
        "qwerty123",
        "qwerty12",
        "qwertyui",
        "asdfghjkl",
        "asdfghjk",
        "zxcvbnm1",
        "1q2w3e4r",
        "1q2w3e4r5t",
        "1qaz2wsx",
        "q1w2e3r4",
        "abcd1234",
        "abc12345",
        "a1b2c3d4",
        "secret123",
        "access14",
        "mustang1",
        "corvette",
        "maverick",
        "midnight",
        "roundhouse",
        "railway1",
        "stephenson",
    ]
)
#: Rows of keys and letters, forwards and backwards.
ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjkl",
)
#: A password that repeats a piece of at most this length is no longer than that.
PIECE: Final = 4


def is_common(password: str, name: str) -> bool:
    """Would somebody who wants to be this person try it among the first?"""
    word = password.casefold().strip()
    bare = "".join(word.split())
    called = "".join(name.casefold().split())
    return (
        word in COMMON
        or _repeats(word)
        or _in_a_row(word)
        or (len(called) > 2 and bare.strip("0123456789!.") == called)
    )


def _repeats(word: str) -> bool:
    """`aaaaaaaa`, `12121212`."""
    return any(word == (word[:length] * len(word))[: len(word)] for length in range(1, PIECE + 1))


def _in_a_row(word: str) -> bool:
    """`12345678`, `hgfedcba`."""
    return any(word in row or word[::-1] in row for row in ROWS)
