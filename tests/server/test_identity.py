"""Who is asking: guests, accounts, cookies, and the key that they are signed with."""

from __future__ import annotations

import stat
from pathlib import Path
from types import SimpleNamespace

import pytest

from roundhouse.server.http.identity import (
    COOKIE,
    LIFETIME,
    RENEWAL,
    SECURE_COOKIE,
    Signer,
    Ticket,
    cookie_of,
    make_cookie,
)
from roundhouse.server.http.settings import KEY_FILE, Settings, signing_key
from tests.server.serving import Server, is_refused, server_fixture

server = server_fixture(bot_workers=0)
PASSWORD = "correct horse battery staple"


# -- cookies


class Clock:
    now = 1_000_000_000.0

    def __call__(self) -> float:
        return self.now


def test_a_signed_cookie_is_believed() -> None:
    signer = Signer(b"key")
    assert signer.read(signer.sign("ada-1", "token")) == ("ada-1", "token", int(signer.clock()))


@pytest.mark.parametrize(
    "change",
    [
        lambda cookie: cookie[:-1],
        lambda cookie: cookie + "x",
        lambda cookie: "bob" + cookie,
        lambda cookie: cookie.replace(".", ".1", 1),
        lambda cookie: cookie.swapcase(),
        lambda cookie: "",
        lambda cookie: "..",
        lambda cookie: "ada.99999999999999999999." + cookie.rpartition(".")[2],
        lambda cookie: "ada.²." + cookie.rpartition(".")[2],
        lambda cookie: "é" + cookie,
    ],
)
def test_a_changed_cookie_is_not(change: object) -> None:
    signer = Signer(b"key")
    assert callable(change)
    assert signer.read(change(signer.sign("ada", "token"))) == Ticket()


def test_neither_is_one_of_another_key() -> None:
    assert Signer(b"one").read(Signer(b"other").sign("ada")) == Ticket()


def test_cookies_grow_old() -> None:
    clock = Clock()
    signer = Signer(b"key", clock)
    cookie = signer.sign("ada")
    clock.now += LIFETIME
    assert signer.read(cookie).user_id == "ada"
    clock.now += 1
    assert signer.read(cookie) == Ticket()


@pytest.mark.parametrize(("scheme", "name"), [("http", COOKIE), ("https", SECURE_COOKIE), ("wss", SECURE_COOKIE)])
def test_flags_of_cookies(scheme: str, name: str) -> None:
    cookie = make_cookie(
        {"scheme": scheme, "litestar_app": SimpleNamespace(state=SimpleNamespace(settings=Settings()))}, "value"
    )
    assert (cookie.key, cookie.httponly, cookie.samesite, cookie.path) == (name, True, "lax", "/")
    assert cookie.secure == (scheme != "http")
    assert cookie.domain is None


def test_a_cookie_that_came_without_encryption_does_not_count_with_it() -> None:
    headers = [(b"cookie", f"{COOKIE}=plain; other=x".encode())]
    assert cookie_of({"scheme": "http", "headers": headers}) == "plain"
    assert cookie_of({"scheme": "https", "headers": headers}) == ""
    assert cookie_of({"scheme": "http", "headers": [(b"cookie", b"\xff\xfe=;;=")]}) == ""


# -- the key


def test_a_key_is_made_once_and_kept(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "new" / "folder")
    key = signing_key(settings)
    assert len(key) == 64
    assert signing_key(settings) == key
    file = tmp_path / "new" / "folder" / KEY_FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_spoilt_key_is_not_used(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).write_text("short")
    with pytest.raises(ValueError, match="holds no key"):
        signing_key(Settings(data=tmp_path))


def test_a_given_key_is_used(tmp_path: Path) -> None:
    assert signing_key(Settings(key="given", data=tmp_path)) == b"given"
    assert not list(tmp_path.iterdir())


# -- people


def test_a_guest_in_one_click(server: Server) -> None:
    person = server.nobody()
    assert person.get("/me").json()["user"] is None
    answer = person.post("/guests", name="  Ada   Lovelace ")
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ada Lovelace"
    assert answer.json()["guest"] is True
    set_cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in set_cookie
    assert "SameSite=lax" in set_cookie
    assert "Secure" not in set_cookie
    assert person.get("/me").json()["user"] == answer.json()


@pytest.mark.parametrize("name", ["", "   ", "\t", "a" * 41, "a\u0000b", "a\nb"])
def test_names_that_are_none(server: Server, name: str) -> None:
    answer = server.nobody().post("/guests", name=name)
    assert is_refused(answer, 400, "malformed")
    assert answer.json()["field"] == "name"


def test_a_guest_takes_another_name(server: Server) -> None:
    ada = server.person("Guest")
    answer = ada.put("/me", name=" Ada  Lovelace ")
    assert answer.status_code == 200, answer.text
    assert answer.json() == {"id": ada.id, "name": "Ada Lovelace", "guest": True, "program": False}
    assert ada.get("/me").json()["user"] == answer.json()
    assert is_refused(ada.put("/me", name="   "), 400, "malformed")


def test_nobody_and_accounts_have_no_other_name(server: Server) -> None:
    assert is_refused(server.nobody().put("/me", name="Ada"), 401, "nobody")
    ada = server.person("Ada")
    ada.post("/accounts", name="Ada of Brighton", password=PASSWORD)
    assert is_refused(ada.put("/me", name="Eve"), 409, "already_registered")
    assert ada.get("/me").json()["user"]["name"] == "Ada of Brighton"


def test_a_guest_who_registers_keeps_everything(server: Server) -> None:
    ada = server.person("Ada")
    table_id = ada.new_table()
    answer = ada.post("/accounts", name="Ada of Ockham", password=PASSWORD)
    assert answer.status_code == 201, answer.text
    assert answer.json() == {"id": ada.id, "name": "Ada of Ockham", "guest": False, "program": False}
    assert [card["id"] for card in ada.get("/my-tables").json()] == [table_id]
    assert is_refused(server.nobody().post("/accounts", name="ADA of  Ockham", password=PASSWORD), 409, "name_taken")


def test_login_and_logout(server: Server) -> None:
    known = server.nobody().post("/accounts", name="Charles", password=PASSWORD).json()
    browser = server.nobody()
    assert is_refused(browser.post("/login", name="Charles", password="wrong password"), 401, "bad_login")
    nobody = browser.post("/login", name="Nobody at all", password="wrong password")
    assert is_refused(nobody, 401, "bad_login")
    answer = browser.post("/login", name="charles", password=PASSWORD)
    assert answer.status_code == 200
    assert answer.json() == known
    assert browser.get("/me").json()["user"] == known
    assert browser.post("/logout").status_code == 200
    assert browser.get("/me").json()["user"] is None


def test_a_password_must_not_be_short_and_is_never_repeated(server: Server) -> None:
    answer = server.nobody().post("/accounts", name="Eve", password="secret!")
    assert is_refused(answer, 400, "malformed")
    assert answer.json()["field"] == "password"
    assert "secret!" not in answer.text


def test_an_old_cookie_is_renewed(server: Server) -> None:
    ada = server.person("Ada")
    assert "set-cookie" not in ada.get("/me").headers
    signer: Signer = server.app.state.signer
    now = signer.clock
    try:
        signer.clock = lambda: now() + RENEWAL + 10
        renewed = ada.get("/me")
        assert "set-cookie" in renewed.headers
        assert "set-cookie" not in ada.get("/me").headers
    finally:
        signer.clock = now


def test_the_cookie_of_a_user_who_is_no_more(server: Server) -> None:
    person = server.nobody()
    person.http.cookies.set(COOKIE, server.app.state.signer.sign("gone"), domain="127.0.0.1")
    assert person.get("/me").json()["user"] is None
    assert is_refused(person.post("/tables", game="rocket"), 401, "nobody")


# -- invitations


def test_an_invitation_gives_a_seat_until_it_is_revoked(server: Server) -> None:
    ada, ben, cleo = server.person("Ada"), server.person("Ben"), server.person("Cleo")
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table_id = ada.new_table(seats=seats, spectators=False)
    first = ada.post(f"/tables/{table_id}/invitations", seat=1).json()
    assert first["path"] == f"/join#{first['secret']}"
    assert ben.post("/invitations", secret=first["secret"]).json() == {"id": table_id, "seat": 1}
    # Once more is no harm; somebody else comes too late.
    assert ben.post("/invitations", secret=first["secret"]).status_code == 200
    assert is_refused(cleo.post("/invitations", secret=first["secret"]), 409, "taken")
    second = ada.post(f"/tables/{table_id}/invitations", seat=2).json()
    assert ada.delete(f"/tables/{table_id}/invitations/2").status_code == 204
    assert is_refused(cleo.post("/invitations", secret=second["secret"]), 404, "bad_invitation")
    assert is_refused(cleo.post("/invitations", secret="guessed"), 404, "bad_invitation")
    assert is_refused(server.nobody().post("/invitations", secret=first["secret"]), 401, "nobody")
