"""Lessons over the API: a course in words, a table for each lesson, a coach who judges what is done there."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.engine.registry import find
from roundhouse.lessons import lessons_of
from tests.server.serving import Person, Server, is_refused, server_fixture

server = server_fixture(bot_workers=1)
COURSE = lessons_of(find("rocket"))


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return server.person("Ada")


def begin(ada: Person, lesson: str) -> str:
    answer = ada.post(f"/games/rocket/lessons/{lesson}")
    assert answer.status_code == 201, answer.text
    opened: str = answer.json()["id"]
    return opened


def standing(table: dict[str, Any]) -> tuple[int, str, int]:
    lesson = table["lesson"]
    return lesson["step"], lesson["state"], lesson["wrong"]


def test_a_course_is_told_in_both_languages(ada: Person) -> None:
    english, italian = (ada.get("/games/rocket/lessons", lang=lang).json() for lang in ("en", "it"))
    assert [each["id"] for each in english] == [each["id"] for each in italian] == list(COURSE)
    assert english[0]["title"] == "Extend a line"
    assert italian[0]["title"] == "Amplia una linea"
    assert ada.get("/games/rocket").json()["lessons"] == len(COURSE)


def test_who_is_nobody_cannot_have_a_table(server: Server) -> None:
    assert is_refused(server.nobody().post("/games/rocket/lessons/extend"), 401, "nobody")


def test_an_unknown_lesson_is_refused(ada: Person) -> None:
    assert is_refused(ada.post("/games/rocket/lessons/flying"), 404, "not_found")


def test_other_tables_have_no_coach(ada: Person) -> None:
    assert ada.table(ada.new_table())["lesson"] is None


def test_the_others_answer_as_the_lesson_needs(ada: Person) -> None:
    """The picks that the coach would show lead through both steps, with a veto of somebody else between them."""
    table_id = begin(ada, "answer")
    with ada.socket(table_id, after=0) as watch:
        for step in range(2):
            while not watch.table or standing(watch.table) != (step, "asking", 0):
                watch.receive()
            table = watch.table
            assert ada.act(table_id, table["seat"], table["seq"], picks=table["lesson"]["path"]).status_code == 200
        while standing(watch.table)[1] != "reached":
            watch.receive()


def test_after_a_wrong_answer_everybody_waits_until_it_is_taken_back(ada: Person) -> None:
    table_id = begin(ada, "extend")
    table = ada.table(table_id)
    picks = ["loco:LBSCR", "hex:10,10"]
    assert ada.act(table_id, table["seat"], table["seq"], picks=picks).status_code == 200
    after = ada.table(table_id)
    assert standing(after) == (0, "wrong", 1)
    assert after["actions"] == 1, "nobody else moves"
    assert ada.post(f"/tables/{table_id}/undo", seat=after["seat"], expected_seq=after["seq"]).status_code == 200
    assert standing(ada.table(table_id)) == (0, "asking", 0)


def test_an_answer_that_is_searched_for_is_shown_as_it_is_offered(ada: Person) -> None:
    """What is found out about the best runs is part of their pick: `=` says that they are proven to be the best."""
    table_id = ada.post("/games/1862/lessons/freight").json()["id"]
    (shown,) = ada.table(table_id)["lesson"]["path"]
    assert shown.startswith("run:140=/")
