"""Tables that cannot go on, and damaged rows: each hurts one table, which says what is wrong; all others go on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.server.http.settings import Settings
from tests.server.serving import KEY, UNHURRIED, Person, Server, is_refused, serving, some_path
from tests.support import patient

#: What is done to the database while nobody serves it, by the name of the table that it is done to.
DAMAGE = {
    "sound": "",
    "other rules": "UPDATE tables SET begin = replace(begin, '\"rules\":1', '\"rules\":99') WHERE id = :id",
    "no such game": 'UPDATE tables SET begin = replace(begin, \'"game":"rocket"\', \'"game":"go"\') WHERE id = :id',
    "lost option": "UPDATE tables SET begin = replace(begin, '\"edition\"', '\"lost\"') WHERE id = :id",
    "record": "UPDATE entries SET record = 'gone' WHERE table_id = :id AND seq = 5",
    "no record": "DELETE FROM entries WHERE table_id = :id AND seq = 5",
    "digest": "UPDATE entries SET record = replace(record, ':\"1.', ':\"1.0') WHERE table_id = :id AND seq = 5",
    "answers": "UPDATE standing SET answers = '[7' WHERE table_id = :id",
    "beginning": "UPDATE tables SET begin = substr(begin, 10) WHERE id = :id",
    "seats": "UPDATE tables SET seats = 'no seats' WHERE id = :id",
}
#: Where the game stops, and what the table says.
STOPPED = {
    "other rules": "problem",
    "no such game": "problem",
    "lost option": "problem",
    "record": "table-stopped-at",
    "no record": "table-stopped-at",
    "digest": "table-stopped-at",
}


class Hall:
    """A server that was started on what was left, Anna, and her tables."""

    def __init__(self, server: Server, cookies: dict[str, str], tables: dict[str, str]) -> None:
        self.server = server
        self.anna = Person(server, "Anna")
        self.anna.http.cookies.update(cookies)
        self.tables = tables


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder = tmp_path_factory.mktemp("stopped")
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, patience=patient.PATIENCE)
    with serving(folder, settings, bot_workers=0) as before:
        anna = before.person("Anna")
        tables = {name: played(anna, name) for name in DAMAGE}
        cookies = dict(anna.http.cookies)
    damage(folder / "roundhouse.sqlite3", tables)
    with serving(folder, settings, bot_workers=0) as server:
        yield Hall(server, cookies, tables)


def played(anna: Person, name: str) -> str:
    """Anna plays against herself for a while, with something to say and an answer ahead."""
    table = anna.new_table(seats=[{"who": "me"}, {"who": "me"}], title=name)
    for seed in range(8):
        view = anna.table(table)
        seat = view["decision"]["seat"]
        picks = some_path(anna.table(table, seat=seat), Chance(seed))
        assert anna.act(table, seat, view["seq"], picks=picks).status_code == 200
    anna.post(f"/tables/{table}/chat", text=f"at {name}")
    assert anna.put(f"/tables/{table}/standing", seat=1, answers=[{"until": "game"}]).status_code < 300
    return table


def damage(file: Path, tables: dict[str, str]) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for name, statement in DAMAGE.items():
            if statement:
                assert connection.execute(statement, {"id": tables[name]}).rowcount == 1, name


def history(hall: Hall, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = hall.anna.get(f"/tables/{hall.tables[name]}/history").json()["records"]
    return found


def test_lists_go_on(hall: Hall) -> None:
    """Before any table was opened, what nobody could play is known for other rules only; all is known afterwards."""
    ids = {table: name for name, table in hall.tables.items()}
    found = {ids[card["id"]] for card in hall.anna.get("/lobby").json()}
    assert found == set(DAMAGE) - {"other rules", "no such game", "beginning", "seats"}
    for name in STOPPED:
        hall.anna.table(hall.tables[name])
    found = {ids[card["id"]] for card in hall.anna.get("/lobby").json()}
    assert found == {"sound", "answers"}
    mine = {ids[card["id"]]: card["status"] for card in hall.anna.get("/my-tables").json()}
    assert mine == {"sound": "playing", "answers": "playing", **dict.fromkeys(STOPPED, "stopped")}


@pytest.mark.parametrize("name", STOPPED)
def test_a_table_that_cannot_go_on_says_why_and_can_be_read(hall: Hall, name: str) -> None:
    table, anna = hall.tables[name], hall.anna
    view = anna.table(table)
    assert (view["title"], view["over"], view["decision"], view["picks"]) == (name, False, None, [])
    assert view["prompt"]["key"] == "table-stopped"
    assert view["prompt"]["args"]["why"]["key"] == STOPPED[name]
    told = [record["told"]["seat"] for record in history(hall, name) if record["told"]]
    # Where a record is lost, everybody can see where.
    assert len(told) == (7 if name in ("record", "no record") else 8)
    assert [record["notice"]["key"] for record in history(hall, name) if record["notice"]] == ["table-stopped"]
    assert [line["text"] for line in anna.get(f"/tables/{table}/chat").json()] == [f"at {name}"]
    assert anna.get(f"/tables/{table}/scene").status_code == 200
    known = anna.get(f"/tables/{table}/export").json()
    assert (known["format"], len(known["history"])) == ("roundhouse-known/1", len(told))


@pytest.mark.parametrize("name", STOPPED)
def test_nothing_can_be_done_there(hall: Hall, name: str) -> None:
    table, anna = hall.tables[name], hall.anna
    seq = anna.table(table)["seq"]
    assert is_refused(anna.act(table, 0, seq, picks=["pass"]), 409, "stopped", "table-stopped")
    assert is_refused(anna.post(f"/tables/{table}/pause"), 409, "stopped")
    assert is_refused(anna.post(f"/tables/{table}/bots", seat=0, bot="random"), 409, "stopped")
    assert anna.post(f"/tables/{table}/undo", seat=0, expected_seq=seq).status_code == 409
    assert anna.table(table)["seq"] == seq


@pytest.mark.parametrize("name", STOPPED)
def test_it_can_be_closed_and_is_then_exported_whole(hall: Hall, name: str) -> None:
    table, anna = hall.tables[name], hall.anna
    assert anna.post(f"/tables/{table}/close").json()["table"]["closed"]
    whole = anna.get(f"/tables/{table}/export").json()
    kinds = [entry["record"]["type"] for entry in whole["table"]["records"]]
    lost = ["damaged"] if name in ("record", "no record") else ["acted"]
    assert kinds == ["acted"] * 4 + lost + ["acted"] * 3 + ["closed"]


def test_what_is_sound_goes_on(hall: Hall) -> None:
    """Also where somebody's answers ahead cannot be read: they are asked."""
    for name in ("sound", "answers"):
        table = hall.tables[name]
        view = hall.anna.table(table)
        seat = view["decision"]["seat"]
        picks = some_path(hall.anna.table(table, seat=seat), Chance(1))
        assert hall.anna.act(table, seat, view["seq"], picks=picks).status_code == 200
    assert hall.anna.get(f"/tables/{hall.tables['answers']}/standing", seat=1).json()["answers"] == []


def test_a_table_whose_beginning_is_lost_says_so(hall: Hall) -> None:
    assert is_refused(hall.anna.get(f"/tables/{hall.tables['beginning']}"), 503, "broken_table")


def test_a_row_of_the_lobby_that_cannot_be_read_is_made_anew(hall: Hall) -> None:
    table = hall.tables["seats"]
    assert hall.anna.table(table)["decision"] is not None
    hall.anna.post(f"/tables/{table}/pause")
    assert table in {card["id"] for card in hall.anna.get("/my-tables").json()}
