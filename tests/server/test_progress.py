"""What somebody has learned is kept with the person: guest or account, in every browser, and for nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.server.storage.progress import MOST_DAYS, Progress, PuzzleAnswer, joined
from tests.server.serving import Person, Server, is_refused, server_fixture

server = server_fixture(bot_workers=0)

SOLVED: dict[str, Any] = {"right": True, "solved": True, "change": 24, "stars": 3}
MISSED: dict[str, Any] = {"right": False, "solved": False, "change": -20, "stars": 0}


@pytest.fixture
def ada(server: Server) -> Person:
    return server.person("Ada")


def some_puzzle(person: Person) -> str:
    card = person.get("/puzzles").json()["puzzles"][0]
    return f"{card['game']}/{card['id']}"


def known(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.get("/me/progress").json()
    return found


def test_whoever_begins_knows_nothing(ada: Person) -> None:
    assert known(ada) == {"lessons": [], "puzzles": {}, "days": []}


def test_it_adds_up(ada: Person) -> None:
    puzzle = some_puzzle(ada)
    ada.post("/me/progress", lessons=["rocket/extend"])
    answer = ada.post("/me/progress", lessons=["spike/cards", "rocket/extend"], puzzles={puzzle: SOLVED})
    assert answer.json() == known(ada)
    assert known(ada) == {"lessons": ["rocket/extend", "spike/cards"], "puzzles": {puzzle: SOLVED}, "days": []}


def test_a_guest_who_registers_keeps_it_and_has_it_in_every_browser(server: Server, ada: Person) -> None:
    ada.post("/me/progress", lessons=["rocket/extend"])
    assert ada.post("/accounts", name="Ada of Progress", password="a-long-password").status_code == 201
    elsewhere = server.nobody()
    assert elsewhere.post("/login", name="Ada of Progress", password="a-long-password").status_code == 200
    assert known(elsewhere)["lessons"] == ["rocket/extend"]


def test_nobody_else_sees_it_and_nobody_has_none(server: Server, ada: Person) -> None:
    ada.post("/me/progress", lessons=["rocket/extend"])
    assert known(server.person("Ben"))["lessons"] == []
    assert is_refused(server.nobody().get("/me/progress"), 401, "nobody")
    assert is_refused(server.nobody().post("/me/progress", lessons=["rocket/extend"]), 401, "nobody")


def test_what_there_is_not_is_not_kept(ada: Person) -> None:
    said = {"lessons": ["rocket/juggling"], "puzzles": {"chess/mate": SOLVED}, "days": ["2999-01-01"]}
    assert ada.post("/me/progress", **said).json() == {"lessons": [], "puzzles": {}, "days": []}


@pytest.mark.parametrize(
    "said",
    [
        {"lessons": ["extend"]},
        {"days": ["yesterday"]},
        {"puzzles": {"rocket/a": {**SOLVED, "change": 1000}}},
        {"rating": 2000},
    ],
)
def test_what_is_none_is_refused(ada: Person, said: dict[str, Any]) -> None:
    assert is_refused(ada.post("/me/progress", **said), 400, "malformed")


def test_it_can_be_taken_along_and_is_forgotten(ada: Person) -> None:
    ada.post("/me/progress", lessons=["rocket/extend"])
    assert ada.get("/me/export").json()["progress"]["lessons"] == ["rocket/extend"]
    assert ada.post("/me/forget").status_code == 200
    assert is_refused(ada.get("/me/progress"), 401, "nobody")


def test_only_the_first_answer_counts_and_solving_later_is_remembered() -> None:
    first, later = PuzzleAnswer(**MISSED), PuzzleAnswer(**SOLVED)
    both = joined(Progress(puzzles={"a/b": first}), Progress(puzzles={"a/b": later, "a/c": later}))
    assert both.puzzles == {"a/b": PuzzleAnswer(**{**MISSED, "solved": True}), "a/c": later}


def test_old_days_are_forgotten() -> None:
    days = [f"{2000 + number // 300}-{number % 300:05d}" for number in range(MOST_DAYS + 5)]
    assert joined(Progress(days=days[5:]), Progress(days=days)).days == days[5:]
