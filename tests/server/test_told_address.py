"""The address that is told to others: not the one that leads them to their own machine, if there is a better one."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse.server.http.settings import Settings
from roundhouse.server.http.told_address import is_local
from tests.server.serving import KEY, UNHURRIED, serving


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({}, "http://127.0.0.1:{port}"),
        ({"nearby": "http://192.0.2.7:8000"}, "http://192.0.2.7:8000"),
        ({"nearby": "http://192.0.2.7:8000", "public_url": "https://games.example"}, "https://games.example"),
    ],
)
def test_an_invitation_names_the_address_by_which_others_come(
    tmp_path: Path, settings: dict[str, str], told: str
) -> None:
    wanted = Settings(key=KEY, rates=UNHURRIED, samples=False, **settings)  # type: ignore[arg-type]
    with serving(tmp_path, wanted, bot_workers=0) as running:
        ada = running.person("Ada")
        table = ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
        made = ada.post(f"/tables/{table}/invitations", seat=1).json()
        expected = told.format(port=running.port)
        assert made["url"] == f"{expected}/join#{made['secret']}"
        assert ada.get("/me").json()["address"] == expected


def test_who_came_by_a_name_gives_that_name(tmp_path: Path) -> None:
    wanted = Settings(key=KEY, rates=UNHURRIED, samples=False, nearby="http://192.0.2.7:8000")
    with serving(tmp_path, wanted, bot_workers=0) as running:
        answer = running.nobody().http.get("/me", headers={"host": "table.example:8000"})
        assert answer.json()["address"] == "http://table.example:8000"


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("http://127.0.0.1:8000", True),
        ("http://[::1]:8000", True),
        ("http://localhost", True),
        ("http://192.0.2.7:8000", False),
        ("https://localhost.example", False),
    ],
)
def test_what_leads_to_the_own_machine_is_known(address: str, local: bool) -> None:
    assert is_local(address) is local
