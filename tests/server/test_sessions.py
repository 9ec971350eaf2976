"""Sessions: listed, ended one by one or all at once, with everything that is open in them."""

from __future__ import annotations

import time

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from roundhouse.server.http.identity import COOKIE
from roundhouse.server.http.socket import ENDED
from roundhouse.server.storage import schema
from roundhouse.server.tables.keeper import Keeper
from tests.server.serving import Person, Server, Socket, is_refused, server_fixture

server = server_fixture(bot_workers=0)

PASSWORD = "a long enough sentence"


def registered(server: Server, name: str) -> Person:
    person = server.person(name)
    assert person.post("/accounts", name=name, password=PASSWORD).status_code == 201
    return person


def logged_in(server: Server, name: str, device: str) -> Person:
    """The same person in another browser."""
    person = server.nobody()
    person.http.headers["user-agent"] = device
    answer = person.post("/login", name=name, password=PASSWORD)
    assert answer.status_code == 200, answer.text
    person.id = answer.json()["id"]
    return person


def known(person: Person) -> bool:
    return person.get("/me").json()["user"] is not None


def same_cookie(person: Person, server: Server) -> Person:
    """Somebody who has got hold of the cookie."""
    thief = server.nobody()
    thief.http.cookies.set(COOKIE, person.http.cookies[COOKIE], domain="127.0.0.1")
    return thief


def closed_with(socket: Socket) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            socket.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def devices(person: Person) -> list[str]:
    return [each["device"] for each in person.get("/me/sessions").json()]


# -- listed and ended


def test_every_browser_is_listed_with_the_own_one_marked(server: Server) -> None:
    registered(server, "Ada of Ely")
    phone, desk = logged_in(server, "Ada of Ely", "phone"), logged_in(server, "Ada of Ely", "desk")
    listed = phone.get("/me/sessions").json()
    assert {each["device"] for each in listed} >= {"phone", "desk"}
    assert [each["device"] for each in listed if each["current"]] == ["phone"]
    assert [each["device"] for each in desk.get("/me/sessions").json() if each["current"]] == ["desk"]


def test_nobody_has_sessions(server: Server) -> None:
    for answer in (server.nobody().get("/me/sessions"), server.nobody().delete("/me/sessions")):
        assert is_refused(answer, 401, "nobody")


def test_logging_out_ends_the_session_for_good(server: Server) -> None:
    ada = registered(server, "Ada of Diss")
    thief = same_cookie(ada, server)
    assert known(thief)
    assert ada.post("/logout").status_code == 200
    assert not known(thief)
    assert is_refused(thief.post("/tables", game="rocket"), 401, "nobody")


def test_one_browser_is_ended_from_another(server: Server) -> None:
    registered(server, "Ada of March")
    phone, desk = logged_in(server, "Ada of March", "phone"), logged_in(server, "Ada of March", "desk")
    session = next(each["id"] for each in desk.get("/me/sessions").json() if each["device"] == "phone")
    left = desk.delete(f"/me/sessions/{session}").json()
    assert "phone" not in [each["device"] for each in left]
    assert known(desk)
    assert not known(phone)


def test_nobody_ends_the_session_of_somebody_else(server: Server) -> None:
    ada, eve = registered(server, "Ada of Wells"), registered(server, "Eve of Wells")
    session = ada.get("/me/sessions").json()[0]["id"]
    eve.delete(f"/me/sessions/{session}")
    assert known(ada)


def test_all_others_are_ended_at_once(server: Server) -> None:
    first = registered(server, "Ada of Acle")
    phone, desk = logged_in(server, "Ada of Acle", "phone"), logged_in(server, "Ada of Acle", "desk")
    assert [each["device"] for each in desk.delete("/me/sessions").json()] == ["desk"]
    assert [known(each) for each in (first, phone, desk)] == [False, False, True]


def test_what_is_open_in_an_ended_session_is_closed(server: Server) -> None:
    ada = registered(server, "Ada of Cromer")
    phone, desk = logged_in(server, "Ada of Cromer", "phone"), logged_in(server, "Ada of Cromer", "desk")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    with phone.socket(table_id) as open_there, desk.socket(table_id) as open_here:
        open_there.receive(), open_here.receive()
        desk.delete("/me/sessions")
        assert closed_with(open_there) == ENDED
        open_here.send(type="ping")
        assert open_here.receive()["type"] == "beat"


def test_a_session_that_was_ended_elsewhere_is_found_out(server: Server) -> None:
    """Another process has deleted it: this one looks around from time to time."""
    ada = registered(server, "Ada of Thetford")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    with ada.socket(table_id) as opened:
        opened.receive()
        server.do(lambda keeper: forget_sessions(keeper, ada.id))
        server.do(lambda keeper: keeper.sessions.look_around())
        assert closed_with(opened) == ENDED


async def forget_sessions(keeper: Keeper, user_id: str) -> None:
    sessions = schema.sessions
    await keeper.store.database.write(lambda c: c.execute(sessions.delete().where(sessions.c.user_id == user_id)))


def test_no_token_is_kept(server: Server) -> None:
    ada = registered(server, "Ada of Ipswich")
    token = ada.http.cookies[COOKIE].split(".")[1]

    async def kept(keeper: Keeper) -> str:
        rows = await keeper.store.database.read(lambda c: list(c.execute(sa.select(schema.sessions)).all()))
        return repr(rows)

    assert token not in server.do(kept)


# -- registering and passwords


def test_the_cookie_of_the_guest_ends_with_registering(server: Server) -> None:
    ada = server.person("Ada")
    thief = same_cookie(ada, server)
    ada.post("/accounts", name="Ada of Sudbury", password=PASSWORD)
    assert known(ada)
    assert not known(thief)


def test_nobody_registers_a_second_account(server: Server) -> None:
    ada = registered(server, "Ada of Haverhill")
    assert is_refused(ada.post("/accounts", name="Ada the Second", password=PASSWORD), 409, "already_registered")


def test_another_password_ends_the_other_sessions(server: Server) -> None:
    registered(server, "Ada of Beccles")
    phone, desk = logged_in(server, "Ada of Beccles", "phone"), logged_in(server, "Ada of Beccles", "desk")
    assert is_refused(desk.put("/me/password", old="something else", password="another long one"), 401, "bad_login")
    assert known(phone)
    assert desk.put("/me/password", old=PASSWORD, password="another long one").status_code == 200
    assert devices(desk) == ["desk"]
    assert not known(phone)
    browser = server.nobody()
    assert is_refused(browser.post("/login", name="Ada of Beccles", password=PASSWORD), 401, "bad_login")
    assert browser.post("/login", name="Ada of Beccles", password="another long one").status_code == 200


def test_a_guest_has_no_password(server: Server) -> None:
    answer = server.person("Ada").put("/me/password", old="", password="another long one")
    assert is_refused(answer, 409, "no_account")


@pytest.mark.parametrize(
    "password", ["password", "PassWord123", "12345678", "87654321", "aaaaaaaa", "abcabcabc", "ada of bury1"]
)
def test_what_everybody_would_try_is_no_password(server: Server, password: str) -> None:
    answer = server.nobody().post("/accounts", name="Ada of Bury", password=password)
    assert is_refused(answer, 400, "malformed")
    assert answer.json()["text"]["key"] == "server-common-password"


# -- cookies of version 0.1, which name no session


def test_an_old_cookie_is_exchanged(server: Server) -> None:
    ada = server.person("Ada")
    old = server.nobody()
    old.http.cookies.set(COOKIE, server.app.state.signer.sign(ada.id), domain="127.0.0.1")
    assert known(old)
    assert old.http.cookies[COOKIE].count(".") == 3
    assert len(old.get("/me/sessions").json()) == 2


def test_old_cookies_end_with_all_others(server: Server) -> None:
    ada = registered(server, "Ada of Harwich")
    old = server.nobody()
    old.http.cookies.set(COOKIE, server.app.state.signer.sign(ada.get("/me").json()["user"]["id"]), domain="127.0.0.1")
    time.sleep(1.1)
    ada.delete("/me/sessions")
    assert not known(old)
