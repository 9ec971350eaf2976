"""Names: nothing in them that cannot be seen, and nobody looks like somebody else."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from roundhouse.server.names import GUEST, MOST_MARKS, is_alike, is_marked, on_one_line, unmarked
from roundhouse.server.unseen import IGNORABLE, is_unseen

#: Characters that are drawn with nothing.
UNSEEN = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u180b\u180f\u200b\u200d\u202e\u2060\u2065\u2800\u3164\ufe00\ufe0f\ufeff\uffa0"
    "\ufff0\ufffc\U00016fe4\U0001bca0\U0001d159\U0001d173\U000e0001\U000e0041\U000e0100\U000e0fff\x00\x1b\x7f\ue000"
)


@pytest.mark.parametrize("letter", UNSEEN, ids=lambda letter: f"U+{ord(letter):04X}")
def test_what_nobody_sees_makes_no_other_name(letter: str) -> None:
    assert is_unseen(letter)
    for name in (f"Mar{letter}ta", f"Marta{letter}", f"{letter}Marta"):
        assert on_one_line(name) == "Marta"
        assert is_alike(name, "Marta")
    assert on_one_line(letter) == ""


def test_the_table_of_what_is_ignored_is_whole() -> None:
    """As many code points as the file of Unicode 15.0 counts itself."""
    assert sum(last - first + 1 for first, last in IGNORABLE) == 4174
    assert sorted(IGNORABLE) == list(IGNORABLE)


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "日本 太郎", "नमस्ते", "Nguyễn", "א\u05b8ב", "Ada ☃", "བསྒྲུབས", "O'Neill", "???"]
)
def test_names_stay_as_they_are(name: str) -> None:
    assert on_one_line(name) == name
    assert not is_marked(name)


@pytest.mark.parametrize("name", ["\u0301", " \u0301", "\u0301\u0302\u0303", "\u20dd", "  \u0323 "])
def test_marks_alone_are_no_name(name: str) -> None:
    assert on_one_line(name) == ""


def test_marks_do_not_pile_up() -> None:
    assert on_one_line("a" + "\u0336" * 39) == "a" + "\u0336" * MOST_MARKS
    assert on_one_line("a\u0301 \u0301b") == "a\u0301 b"


@pytest.mark.parametrize(
    "name",
    ["Martạ", "Marṭa", "Marta\u0323", "Mar\u0336ta", "ᴍarta", "MᴀRTA", "mаrta", "Ｍarta", "rnarta", "\U0001d40carta"],
)
def test_who_looks_like_marta(name: str) -> None:
    assert is_alike(name, "Marta")


@pytest.mark.parametrize("name", ["Màrta", "Maria", "Marta 2", "Martha"])
def test_who_does_not(name: str) -> None:
    assert not is_alike(name, "Marta")


@pytest.mark.parametrize(
    "name",
    [
        "Ada (guest)",
        "Ada (Guest)",
        "Ada (gυest)",
        "Ada［ospite］",
        "Ada - Gast",
        "Ada · guest",
        "Ada (guest)!",
        "Ada (guest) (ospite)",
    ],
)
def test_nobody_marks_themselves_as_a_guest(name: str) -> None:
    assert is_marked(name)
    assert unmarked(name) == "Ada"


@pytest.mark.parametrize(
    "name", ["Guest", "Gast 3", "(guest)", "Der Gast", "Anna Müller-Gast", "Guesthouse (Ely)", "Ada (no guest here)"]
)
def test_others_are_only_called_so(name: str) -> None:
    assert unmarked(name) == name


def test_the_marks_are_those_of_every_language() -> None:
    found = set()
    for each in files("roundhouse.words").iterdir():
        if re.fullmatch(r"web\.\w+\.ftl", each.name):
            found |= set(re.findall(r"^web-guest-mark = (.+)$", each.read_text("utf-8"), re.M))
    assert {mark.casefold() for mark in found} == set(GUEST)
