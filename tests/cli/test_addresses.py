"""Where a server is found: by this machine, by others in the network, by a telephone."""

from __future__ import annotations

from contextlib import closing

import pytest

from roundhouse.cli import addresses
from roundhouse.cli.addresses import announced, far, listen, others, picture
from roundhouse.words import Words

CARDS = ["127.0.0.1", "192.0.2.7", "10.1.2.3", "169.254.9.9", "::1", "fe80::1", "2001:db8::5"]


def test_others_come_by_neither_loopback_nor_the_cable_alone() -> None:
    assert others(CARDS, six=False) == ["10.1.2.3", "192.0.2.7"]
    assert others(CARDS, six=True) == ["10.1.2.3", "192.0.2.7", "2001:db8::5"]


def test_a_server_for_this_machine_tells_others_nothing() -> None:
    with closing(listen("127.0.0.1", 0)) as listening:
        assert far(listening) == []
        said = announced(listening, "", "here", Words("en"))
    assert "Only this machine reaches it" in said
    assert "█" not in said


def test_every_address_is_printed_and_the_first_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "machine_addresses", lambda: CARDS)
    with closing(listen("0.0.0.0", 0)) as listening:
        port = listening.getsockname()[1]
        said = announced(listening, "", "here", Words("en"))
    assert f"Others reach it at http://10.1.2.3:{port}/" in said
    assert f"Others reach it at http://192.0.2.7:{port}/" in said
    assert picture(f"http://10.1.2.3:{port}/") in said


def test_a_public_address_stands_for_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "machine_addresses", lambda: CARDS)
    with closing(listen("0.0.0.0", 0)) as listening:
        said = announced(listening, "https://games.example", "here", Words("it"))
    assert "Gli altri lo raggiungono su https://games.example/" in said
    assert "192.0.2.7" not in said


def test_the_real_cards_of_this_machine_can_be_read() -> None:
    assert "127.0.0.1" in addresses.machine_addresses()


def test_a_drawn_address_has_light_edges() -> None:
    """A reader finds the code by its edge: without one it sees nothing."""
    rows = picture("http://192.0.2.7:8000/").splitlines()
    assert len({len(row) for row in rows}) == 1
    assert all(row.startswith("██") and row.endswith("██") for row in rows)
