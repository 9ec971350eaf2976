"""How to play and the coach, over the API."""

from __future__ import annotations

import pytest

from tests.server.serving import Person, Server, is_refused, server_fixture

server = server_fixture(bot_workers=1)


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return server.person("Ada")


def test_the_page_about_a_game_is_told_in_both_languages_with_its_pictures(ada: Person) -> None:
    english, italian = (ada.get("/games/spike/how-to", lang=lang).json() for lang in ("en", "it"))
    assert ada.get("/games/spike").json()["how_to"] == english["minutes"] == 5
    first = english["chapters"][0]["items"][0]
    assert (first["title"], first["rules"][0]) == ("Cards lay track", "SK-7.1-a")
    assert italian["chapters"][0]["items"][0]["title"] == "Con le carte si posano binari"
    drawn = ada.get("/games/spike/how-to/picture.svg", name=first["picture"], theme="dark")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
    assert ada.get("/games/spike/how-to/picture.svg", theme="dark").text == drawn.text


def test_a_page_may_have_another_picture_than_its_first_stand_for_it(ada: Person) -> None:
    cover, towns, first = (
        ada.get("/games/rocket/how-to/picture.svg", **named).text
        for named in ({}, {"name": "idea-towns"}, {"name": "idea-turn"})
    )
    assert cover == towns != first


def test_pages_and_pictures_that_there_are_not(ada: Person) -> None:
    assert is_refused(ada.get("/games/chess/how-to"), 404, "no_such_game")
    assert is_refused(ada.get("/games/spike/how-to/picture.svg", name="idea-flying"), 404, "not_found")


def test_a_first_game_is_played_against_the_gentlest_bots(ada: Person) -> None:
    bots = {game["id"]: game["first_bot"] for game in ada.get("/games").json()}
    assert bots["rocket"] == "apprentice:friendly"
    assert all(bots.values())


def test_the_coach_speaks_to_whoever_must_decide(ada: Person) -> None:
    table = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    asked = ada.table(table)["decision"]["seat"]
    said = ada.post(f"/tables/{table}/coach", seat=asked, lang="it")
    assert said.status_code == 200, said.text
    assert said.json()["kind"] == "action"
    assert said.json()["about"].startswith("In un turno hai due azioni.")
    assert is_refused(ada.post(f"/tables/{table}/coach", seat=1 - asked), 409, "wrong_seat")


def test_there_is_no_coach_where_hints_are_not_allowed(ada: Person) -> None:
    lesson = ada.post("/games/rocket/lessons/extend").json()["id"]
    assert is_refused(ada.post(f"/tables/{lesson}/coach", seat=0), 403, "not_allowed")
