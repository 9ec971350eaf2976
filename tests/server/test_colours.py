"""Colours that players choose: when a table is opened, when somebody sits down, and before the game begins."""

from __future__ import annotations

import pytest

from roundhouse.picture.theme import colours
from roundhouse.seats import Seat, seat_colours
from tests.server.serving import Person, Server, is_refused, server_fixture

server = server_fixture(bot_workers=0)


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return server.person("Ada")


@pytest.fixture(scope="module")
def ben(server: Server) -> Person:
    return server.person("Ben")


def shown(person: Person, table_id: str) -> list[int]:
    return [seat["colour"] for seat in person.table(table_id)["seats"]]


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ([0, 0, 0], [1, 2, 3]),
        ([2, 0, 0], [2, 1, 3]),
        ([0, 1, 0], [2, 1, 3]),
        ([8, 0, 7], [8, 2, 7]),
        ([3, 1, 2], [3, 1, 2]),
        ([2, 0, 1], [2, 3, 1]),
    ],
)
def test_no_two_are_alike(chosen: list[int], found: list[int]) -> None:
    assert seat_colours([Seat(name="", colour=colour) for colour in chosen]) == found


def test_colours_are_chosen_when_a_table_is_opened(ada: Person) -> None:
    seats = [{"who": "me", "colour": 5}, {"who": "bot", "bot": "random"}, {"who": "open"}]
    assert shown(ada, ada.new_table(seats=seats)) == [5, 2, 3]
    twice = [{"who": "me", "colour": 5}, {"who": "open", "colour": 5}]
    assert is_refused(ada.post("/tables", game="rocket", seats=twice), 400, "malformed", "server-colour-twice")
    assert ada.post("/tables", game="rocket", seats=[{"who": "me", "colour": 9}, {"who": "bot"}]).status_code == 400


def test_whoever_sits_down_chooses_another(ada: Person, ben: Person) -> None:
    table_id = ada.new_table(seats=[{"who": "me", "colour": 4}, {"who": "open"}, {"who": "open"}])
    refused = ben.post(f"/tables/{table_id}/sit", seat=1, colour=4)
    assert is_refused(refused, 409, "taken", "table-colour-taken")
    assert ben.post(f"/tables/{table_id}/sit", seat=1, colour=7).status_code == 200
    assert shown(ada, table_id) == [4, 7, 3]
    assert ben.post(f"/tables/{table_id}/leave", seat=1).status_code == 204
    assert shown(ada, table_id) == [4, 2, 3]


def test_another_colour_before_the_game_begins(ada: Person, ben: Person) -> None:
    """And none afterwards; nobody chooses for others. Drawn are seats, and colours go with their people."""
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}], seating="drawn", ready=True)
    assert ben.post(f"/tables/{table_id}/sit", seat=1).status_code == 200
    assert ada.post(f"/tables/{table_id}/colour", seat=0, colour=6).status_code == 200
    assert is_refused(ben.post(f"/tables/{table_id}/colour", seat=1, colour=6), 409, "taken", "table-colour-taken")
    assert is_refused(ben.post(f"/tables/{table_id}/colour", seat=0, colour=3), 403, "not_allowed")
    for person, seat in ((ada, 0), (ben, 1)):
        assert person.post(f"/tables/{table_id}/ready", seat=seat).status_code == 200
    seats = ada.table(table_id)["seats"]
    assert {seat["name"]: seat["colour"] for seat in seats}["Ada"] == 6
    mine = ada.table(table_id)["yours"][0]
    answer = ada.post(f"/tables/{table_id}/colour", seat=mine, colour=3)
    assert is_refused(answer, 403, "not_allowed", "table-colour-late")


def test_pictures_have_the_chosen_colours(ada: Person) -> None:
    """Whoever begins claims something: it is painted in a colour that nobody would have otherwise."""
    table_id = ada.new_table(seats=[{"who": "me", "colour": 7}, {"who": "me", "colour": 8}])
    seat = ada.table(table_id)["decision"]["seat"]
    assert ada.act(table_id, seat, 0, picks=["city:London", "industry:brewing"]).status_code == 200
    svg, known = ada.get(f"/tables/{table_id}/picture.svg").text, colours("light")
    assert known[f"player-{7 + seat}"] in svg
    assert known[f"player-{1 + seat}"] not in svg
