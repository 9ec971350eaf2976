"""`roundhouse admin`: looks after tables and people, beside a server that runs, and writes down what it does."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from roundhouse.cli.main import main
from roundhouse.engine.chance import Chance
from roundhouse.server.http.settings import Settings
from tests.server.serving import KEY, UNHURRIED, Person, Server, Socket, is_refused, serving, some_path
from tests.support import patient

#: Seconds.
SOON = 1.9
PASSWORD = "a long enough sentence"


class Hall:
    """A server that runs, and the command beside it."""

    def __init__(self, server: Server, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self.database = database
        self.capsys = capsys

    def admin(self, *arguments: str, code: int = 0) -> str:
        self.capsys.readouterr()
        assert main(["admin", *arguments, "--database", self.database, "--as", "Root"]) == code
        said = self.capsys.readouterr()
        return said.out if code == 0 else said.err

    def account(self, name: str) -> Person:
        person = self.server.nobody()
        answer = person.post("/accounts", name=name, password=PASSWORD)
        assert answer.status_code == 201, answer.text
        person.id = answer.json()["id"]
        return person


@pytest.fixture
def hall(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Hall]:
    with serving(tmp_path, bot_workers=0) as server:
        yield Hall(server, f"sqlite:///{tmp_path / 'roundhouse.sqlite3'}", capsys)


def test_tables_are_listed_shown_and_closed(hall: Hall) -> None:
    ada = hall.account("Ada")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "bot"}], title="Friday")
    assert table_id in hall.admin("list")
    assert table_id in hall.admin("list", "Friday")
    assert table_id not in hall.admin("list", "Saturday")
    assert "Ada" in hall.admin("show", table_id)
    hall.admin("close", table_id)
    assert ada.table(table_id)["closed"]
    log = hall.admin("log")
    assert f"Root: close {table_id}" in log
    assert "no such table" in hall.admin("show", "nothing", code=2).lower()


def test_a_seat_is_ended(hall: Hall) -> None:
    ada, bruno = hall.account("Ada"), hall.account("Bruno")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}, {"who": "bot"}])
    bruno.post(f"/tables/{table_id}/sit", seat=1)
    hall.admin("end-seat", table_id, "2")
    seat = ada.table(table_id)["seats"][1]
    assert (bool(seat["bot"]), seat["resigned"], seat["free"]) == (True, True, True)


def test_people_are_muted_banned_and_renamed(hall: Hall) -> None:
    ada = hall.account("Ada")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "bot"}])
    assert ada.post(f"/tables/{table_id}/chat", text="Hello").status_code == 201
    hall.admin("mute", "ada")
    soon(lambda: ada.post(f"/tables/{table_id}/chat", text="Hello").status_code == 403)
    assert is_refused(ada.post(f"/tables/{table_id}/chat", text="Hello"), 403, "not_allowed", "server-muted")
    hall.admin("mute", "Ada", "--days", "-1")
    hall.admin("rename", "Ada", "Countess")
    assert "Countess" in hall.admin("people", "Count")
    assert ada.table(table_id)["seats"][0]["name"] == "Countess"
    with ada.socket(table_id) as opened:
        opened.until_seq(0)
        hall.admin("ban", "Countess")
        soon(lambda: ada.get("/me").json()["user"] is None)
        with pytest.raises(ConnectionClosed):
            listen(opened)
    assert is_refused(hall.server.nobody().post("/login", name="Countess", password=PASSWORD), 403, "banned")
    log = hall.admin("log")
    assert all(f"Root: {act}" in log for act in ("mute", "ban", "rename"))


def listen(opened: Socket) -> None:
    """Until it is closed."""
    while True:
        opened.receive_any(SOON)


def soon(holds: Callable[[], bool]) -> None:
    """Within a second, or a little more where the machine is busy."""
    end = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_whoever_is_muted_has_no_other_way_to_speak(hall: Hall) -> None:
    """Names and titles are read by everybody in the lobby."""
    gus = hall.server.person("Gus")
    hall.admin("mute", gus.id)
    soon(lambda: gus.put("/me", name="Call me").status_code == 403)
    assert is_refused(gus.put("/me", name="Call me"), 403, "not_allowed", "server-muted")
    table = {"game": "rocket", "seats": [{"who": "me"}, {"who": "bot"}]}
    assert is_refused(gus.post("/tables", **table, title="Listen"), 403, "not_allowed", "server-muted")
    named = {**table, "seats": [{"who": "me", "name": "Listen"}, {"who": "bot"}]}
    assert is_refused(gus.post("/tables", **named), 403, "not_allowed", "server-muted")
    account = gus.post("/accounts", name="Listen", password=PASSWORD)
    assert is_refused(account, 403, "not_allowed", "server-muted")
    # Playing is another matter.
    assert gus.post("/tables", **table).status_code == 201


@pytest.mark.parametrize("days", ["nan", "inf", "-inf", "9" * 30, "a week"])
def test_days_are_a_number(hall: Hall, days: str) -> None:
    hall.account("Ada")
    assert f"not {days}" in hall.admin("mute", "Ada", f"--days={days}", code=2)


def test_signs_of_patterns_mean_themselves(hall: Hall) -> None:
    ada = hall.account("Ada")
    plain, odd = (ada.new_table(title=title) for title in ("Friday", "100%_"))
    assert odd in (found := hall.admin("list", "0%"))
    assert plain not in found
    assert not hall.admin("list", "Fr_day")
    for sign in ("%", "_"):
        assert hall.admin("people", sign) == ""
    assert "no seat number 99" in hall.admin("end-seat", plain, "99", code=2)


def test_a_password_link_counts_once(hall: Hall) -> None:
    hall.account("Ada")
    secret = hall.admin("password-link", "Ada").strip().partition("#")[2]
    ada = hall.server.nobody()
    assert ada.post("/password", secret=secret, password="another long sentence").json()["name"] == "Ada"
    assert ada.get("/me").json()["user"]["name"] == "Ada"
    assert is_refused(
        hall.server.nobody().post("/password", secret=secret, password="a third long sentence"), 404, "bad_invitation"
    )
    assert hall.server.nobody().post("/login", name="Ada", password="another long sentence").status_code == 200


def test_statistics_and_what_needs_no_mending(hall: Hall) -> None:
    ada = hall.account("Ada")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "bot"}])
    assert "1 accounts" in hall.admin("statistics")
    assert "Nothing is wrong" in hall.admin("show", table_id)
    seq = ada.table(table_id)["seq"]
    hall.admin("mend", table_id)
    assert ada.table(table_id)["seq"] == seq
    assert f"Root: mend {table_id}" in hall.admin("log")
    hall.admin("end-seat", table_id, "none", code=2)


def test_a_parked_table_is_let_go_on_while_the_server_runs(hall: Hall) -> None:
    ada = hall.account("Ada")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    hall.server.loop.call_soon_threadsafe(hall.server.keeper._park, table_id)
    end = time.monotonic() + patient.PATIENCE
    while "parked" not in hall.admin("show", table_id):
        assert time.monotonic() < end
    assert is_refused(ada.get(f"/tables/{table_id}"), 503, "parked_table")
    hall.admin("mend", table_id)
    assert ada.table(table_id)["decision"] is not None


# -- damaged tables


#: What is done to the fifth record, or to the beginning, and what the command has to say of it.
DAMAGE = {
    "record": ("UPDATE entries SET record = 'gone' WHERE table_id = :id AND seq = 5", "cannot be read: 5"),
    "no record": ("DELETE FROM entries WHERE table_id = :id AND seq = 5", "cannot be read: 5"),
    "digest": (
        "UPDATE entries SET record = replace(record, ':\"1.', ':\"1.0') WHERE table_id = :id AND seq = 5",
        "record 5 does not fit",
    ),
    "last record": ("UPDATE entries SET record = 'gone' WHERE table_id = :id AND seq = 8", "cannot be read: 8"),
    "lost option": ("UPDATE tables SET begin = replace(begin, '\"edition\"', '\"lost\"') WHERE id = :id", "lost"),
    "beginning": ("UPDATE tables SET begin = substr(begin, 10) WHERE id = :id", "beginning cannot be read"),
}
ACTIONS = 8


class Ruin(NamedTuple):
    """A hall with a server that was started on what was left of a table, and Ada, who plays there against herself."""

    hall: Hall
    ada: Person
    table: str


def play(ada: Person, table_id: str, actions: int) -> None:
    for number in range(actions):
        view = ada.table(table_id)
        seat = view["decision"]["seat"]
        picks = some_path(ada.table(table_id, seat=seat), Chance(number))
        assert ada.act(table_id, seat, view["seq"], picks=picks).status_code == 200


@contextmanager
def ruined(tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str) -> Iterator[Ruin]:
    settings, file = Settings(key=KEY, rates=UNHURRIED, samples=False), tmp_path / "roundhouse.sqlite3"
    with serving(tmp_path, settings, bot_workers=0) as before:
        ada = before.person("Ada")
        clock = {"kind": "live", "time": 600}
        table_id = ada.new_table(seats=[{"who": "me"}, {"who": "me"}], clock=clock)
        play(ada, table_id, ACTIONS)
        cookies = dict(ada.http.cookies)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        assert connection.execute(DAMAGE[what][0], {"id": table_id}).rowcount == 1
    with serving(tmp_path, settings, bot_workers=0) as server:
        ada = Person(server, "Ada")
        ada.http.cookies.update(cookies)
        yield Ruin(Hall(server, f"sqlite:///{file}", capsys), ada, table_id)


@pytest.mark.parametrize("what", ["record", "no record", "digest", "last record"])
def test_a_damaged_game_goes_on_from_its_last_sound_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    sound = 7 if what == "last record" else 4
    with ruined(tmp_path, capsys, what) as (hall, ada, table_id):
        with ada.socket(table_id) as watch:
            watch.receive()
            assert ada.table(table_id)["prompt"]["key"] == "table-stopped"
            shown = hall.admin("show", table_id)
            assert DAMAGE[what][1] in shown
            assert f"mend {table_id}" in shown
            assert f"after {sound} actions" in hall.admin("mend", table_id)
            # Whoever looks on is told, by the server that runs.
            told = watch.until(lambda message: message["type"] == "step")
        assert told["entry"]["notice"]["key"] == "table-log-mended"
        view = ada.table(table_id)
        assert (view["actions"], view["over"], view["decision"] is None) == (sound, False, False)
        # Nobody has lost time by it.
        assert min(view["clock"]["remaining"]) > 500
        assert table_id in {card["id"] for card in ada.get("/my-tables").json() if card["status"] == "playing"}
        play(ada, table_id, 3)
        assert ada.table(table_id)["actions"] == sound + 3
        assert f"Root: mend {table_id} after action {sound}" in hall.admin("log")
        assert "Nothing is wrong" in hall.admin("show", table_id)
        # There is nothing to mend any more.
        hall.admin("mend", table_id)
        assert ada.table(table_id)["actions"] == sound + 3


@pytest.mark.parametrize("what", ["lost option", "beginning"])
def test_what_cannot_be_mended_is_said_and_can_be_closed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    with ruined(tmp_path, capsys, what) as (hall, ada, table_id):
        shown = hall.admin("show", table_id)
        assert DAMAGE[what][1] in shown
        assert "cannot be mended" in shown
        assert f"close {table_id}" in shown
        hall.admin("mend", table_id, code=2)
        hall.admin("close", table_id)
        assert f"Root: close {table_id}" in hall.admin("log")
        assert table_id not in {card["id"] for card in ada.get("/lobby").json()}
