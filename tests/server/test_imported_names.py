"""Imported games: nothing in them grows without an end, and nobody in them looks like somebody with an account."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from roundhouse.server.names import is_alike
from roundhouse.server.storage import snapshot
from roundhouse.server.workers.importing import MOST_NAMES, Save, read
from roundhouse.table.bounds import LONGEST_NAME, MOST_RECORDS
from roundhouse.table.projection import PAGE
from roundhouse.table.save import BadSave
from tests.server.serving import Person, Server, is_refused, server_fixture
from tests.support.forging import Document, at_table

server = server_fixture(bot_workers=1)
PASSWORD = "a horse and a boat 77"


def forged(*records: dict[str, Any], **table: Any) -> Document:
    """A game that has just begun, with more records, and more said of its table."""
    document = copy.deepcopy(at_table("rocket", 12))
    document["table"] |= table
    for record in records:
        document["table"]["records"].append(
            {"seq": len(document["table"]["records"]) + 1, "at": 12.0, "record": record}
        )
    return document


def called(*names: str) -> list[dict[str, Any]]:
    """Seats of those, and of others."""
    return [{"name": name} for name in (*names, "Ann", "Bea", "Cleo", "Dora")][: len(at_table("rocket", 12)["seats"])]


def renamed(name: str, seat: int = 0) -> dict[str, Any]:
    return {"type": "renamed", "seat": seat, "name": name, "guest": False}


READY: dict[str, Any] = {"type": "ready", "seat": 0}


def account(server: Server, name: str) -> Person:
    person = server.nobody()
    answer = person.post("/accounts", name=name, password=PASSWORD)
    assert answer.status_code == 201, answer.text
    person.id = answer.json()["id"]
    return person


def imported(person: Person, document: Document) -> str:
    """The table of a document that everybody may look at."""
    answer = person.post("/imports", document=document)
    assert answer.status_code == 201, answer.text
    table_id = str(answer.json()["id"])
    assert person.put(f"/tables/{table_id}/spectators", spectators=True).status_code == 200
    return table_id


# -- nothing grows without an end


def test_a_name_is_not_multiplied_by_what_happens(server: Server) -> None:
    """Every notice repeats it."""
    many = 900
    eve = server.person("Eve")
    table_id = imported(eve, forged(renamed("\u202e\x00W\u2800" + "W" * 150_000), *[READY] * many))
    answers = [server.nobody().get(f"/tables/{table_id}{path}") for path in ("/history", "/messages", "/export", "")]
    assert [answer.status_code for answer in answers] == [200] * 4
    assert eve.table(table_id)["seats"][0]["name"] == "W" * LONGEST_NAME
    assert all(len(answer.content) < 1000 * many for answer in answers)
    text = snapshot.snapshot(table_id, server.table(table_id))
    assert text is not None
    assert len(text) < 1000 * many


def test_a_long_history_comes_in_pages(server: Server) -> None:
    eve = server.person("Eve")
    table_id = imported(eve, forged(*[READY] * (2 * PAGE)))
    found, after, pages = [], 0, 0
    while True:
        page = eve.get(f"/tables/{table_id}/history", after=after).json()
        assert len(page["records"]) <= PAGE
        found += [record["seq"] for record in page["records"]]
        after, pages = page["seq"], pages + 1
        if not page["more"]:
            break
    last = eve.table(table_id)["seq"]
    assert found == list(range(1, last + 1))
    assert (after, pages) == (last, 3)
    # Whoever has missed more is told the end of it.
    steps = [each for each in eve.get(f"/tables/{table_id}/messages").json()["messages"] if each["type"] == "step"]
    assert [each["seq"] for each in steps] == list(range(last - PAGE + 1, last + 1))


def test_too_many_records_are_refused(server: Server) -> None:
    answer = server.person("Eve").post("/imports", document=forged(*[READY] * (MOST_RECORDS - 11)))
    assert is_refused(answer, 400, "bad_save")
    assert "save-long-list" in answer.text
    assert answer.json()["field"] == "document, table.records"


def test_too_many_names_are_refused() -> None:
    document = forged(*(renamed(f"Name {number}") for number in range(MOST_NAMES)))
    with pytest.raises(BadSave, match="names"):
        read(Save(document=document, owner="eve", name="Eve", at=100.0))


def test_a_snapshot_that_is_too_large_is_not_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = server.person("Eve").new_table()
    table = server.table(table_id)
    text = snapshot.snapshot(table_id, table)
    assert text is not None
    monkeypatch.setattr(snapshot, "LARGEST", len(text) - snapshot.CHECKED)
    assert snapshot.snapshot(table_id, table) == text
    monkeypatch.setattr(snapshot, "LARGEST", len(text) - snapshot.CHECKED - 1)
    assert snapshot.snapshot(table_id, table) is None


# -- nobody looks like somebody with an account


@pytest.mark.parametrize("name", ["Marta", "Mar\u034fta", "ᴍarta", "Marta (guest)"])
def test_a_file_does_not_make_anybody_an_account(server: Server, name: str) -> None:
    if account_is_free(server, "Marta"):
        account(server, "Marta")
    eve = server.person("Eve")
    documents = (forged(seats=called(name)), forged(renamed(name)), forged(renamed("Zoe"), renamed(name)))
    for document in documents:
        table_id = imported(eve, document)
        shown = server.nobody().table(table_id)["seats"][0]
        assert shown["guest"]
        assert is_alike(shown["name"], "Marta 2")
        card = next(each for each in server.nobody().get("/lobby").json() if each["id"] == table_id)
        assert card["seats"][0]["name"] == shown["name"]
        told = [each["notice"] for each in server.nobody().get(f"/tables/{table_id}/history").json()["records"]]
        names = [arg for notice in told if notice for arg in notice["args"].values() if isinstance(arg, str)]
        assert names
        assert not any(is_alike(each, "Marta") for each in names)
        said = eve.post(f"/tables/{table_id}/chat", text="Hello, I am Marta.").json()
        assert said["name"] == "Eve"


def test_whoever_brings_a_game_is_known_in_it(server: Server) -> None:
    """An honest import: the own name stays, and friends are as if they had come as guests."""
    ada = account(server, "Ada")
    table_id = imported(ada, forged(seats=called("Ada", "Ben")))
    seats = server.nobody().table(table_id)["seats"]
    assert [(seat["name"], seat["guest"]) for seat in seats[:2]] == [("Ada", False), ("Ben", True)]
    assert ada.post(f"/tables/{table_id}/chat", text="Shall we go on?").json()["name"] == "Ada"
    # A friend who takes the seat is there under their own name.
    ben = account(server, "Ben")
    assert ben.post(f"/tables/{table_id}/sit", seat=1).status_code == 200
    seat = server.nobody().table(table_id)["seats"][1]
    assert seat["guest"] is False
    assert seat["name"].startswith("Ben")


def test_registering_makes_nobody_of_a_file_an_account(server: Server) -> None:
    eve = server.person("Eve")
    table_id = imported(eve, forged(seats=called("Zoe", "Eve")))
    assert eve.post("/accounts", name="Eve of Ely", password=PASSWORD).status_code == 201
    seats = server.nobody().table(table_id)["seats"]
    assert [(seat["name"], seat["guest"]) for seat in seats[:2]] == [("Zoe", True), ("Eve", True)]


# -- names that are typed


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u034f", "\u0301", " \ufe0f "])
def test_a_name_needs_something_to_be_seen(server: Server, name: str) -> None:
    person = server.person("Olga")
    assert is_refused(server.nobody().post("/guests", name=name), 400, "malformed", "server-no-name")
    assert is_refused(person.put("/me", name=name), 400, "malformed", "server-no-name")
    refused = server.nobody().post("/accounts", name=name, password=PASSWORD)
    assert is_refused(refused, 400, "malformed", "server-no-name")


@pytest.mark.parametrize("name", ["Lina (guest)", "Lina (ospite)", "Lina - Gast"])
def test_nobody_takes_the_mark_of_guests_into_a_name(server: Server, name: str) -> None:
    person = server.person("Olga")
    table_id = person.new_table(seats=[{"who": "open"}, {"who": "open"}])
    for answer in (
        server.nobody().post("/guests", name=name),
        server.nobody().post("/accounts", name=name, password=PASSWORD),
        person.put("/me", name=name),
        person.post("/tables", game="rocket", seats=[{"who": "me", "name": name}, {"who": "bot"}]),
        person.post(f"/tables/{table_id}/sit", seat=0, name=name),
    ):
        assert is_refused(answer, 400, "malformed", "server-marked-name"), answer.text


@pytest.mark.parametrize("name", ["Pet\u034fra", "Petra\u3164", "Petra\u2800", "Petrạ", "ᴘetra", "Pe\u0336tra"])
def test_guests_do_not_look_like_an_account(server: Server, name: str) -> None:
    if account_is_free(server, "Petra"):
        account(server, "Petra")
    guest = server.person("Gwen")
    for answer in (server.nobody().post("/guests", name=name), guest.put("/me", name=name)):
        assert is_refused(answer, 409, "name_taken")


def account_is_free(server: Server, name: str) -> bool:
    return server.nobody().post("/guests", name=name).status_code == 201
