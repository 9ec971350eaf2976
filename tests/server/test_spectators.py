"""Spectators: the host lets others look on or no longer, whenever they like; whoever may not finds no table."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from roundhouse.server.config import Config
from roundhouse.server.tables.keeper import Keeper
from tests.server.serving import Server, is_refused, server_fixture
from tests.support.tables import beginning

server = server_fixture(bot_workers=0)


def test_the_host_opens_a_table_to_everybody(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "me"}], spectators=False)
    assert is_refused(eve.get(f"/tables/{table_id}"), 404, "no_such_table")
    page = ada.put(f"/tables/{table_id}/spectators", spectators=True)
    assert page.status_code == 200, page.text
    assert page.json()["spectators"] is True
    assert eve.get(f"/tables/{table_id}").json()["spectators"] is True
    assert table_id in [card["id"] for card in eve.get("/lobby", limit=200).json()]
    # Everybody at the table hears of it.
    (told,) = eve.get(f"/tables/{table_id}/messages", after=0).json()["messages"][:1]
    assert told["entry"]["notice"]["key"] == "table-log-watchable"


def test_what_is_so_already_is_no_news(server: Server) -> None:
    ada = server.person("Ada")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "me"}], spectators=True)
    answer = ada.put(f"/tables/{table_id}/spectators", spectators=True)
    assert (answer.status_code, answer.json()["table"]["seq"]) == (200, 0)


def test_who_looks_on_is_shown_out(server: Server) -> None:
    ada, ben, eve = server.person("Ada"), server.person("Ben"), server.person("Eve")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}], spectators=True)
    assert ben.post(f"/tables/{table_id}/sit", seat=1).status_code == 200
    with eve.socket(table_id) as watch, ben.socket(table_id) as plays:
        watch.until_seq(1)
        plays.until_seq(1)
        assert ada.put(f"/tables/{table_id}/spectators", spectators=False).status_code == 200
        plays.until_seq(2)
        with pytest.raises(ConnectionClosed) as closed:
            watch.until_seq(2)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        assert watch.seq == 1
    assert is_refused(eve.get(f"/tables/{table_id}"), 404, "no_such_table")
    assert table_id not in [card["id"] for card in eve.get("/lobby", limit=200).json()]
    assert ben.get(f"/tables/{table_id}").status_code == 200


def test_what_was_said_among_themselves_stays_among_themselves(server: Server) -> None:
    ada, ben, eve = server.person("Ada"), server.person("Ben"), server.person("Eve")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}], spectators=True)
    assert ben.post(f"/tables/{table_id}/sit", seat=1).status_code == 200

    def say(text: str, spectators: bool) -> None:
        assert ada.put(f"/tables/{table_id}/spectators", spectators=spectators).status_code == 200
        assert ada.post(f"/tables/{table_id}/chat", text=text).status_code == 201

    for text, spectators in (("Hello, world!", True), ("Between us.", False), ("Again to all.", True)):
        say(text, spectators)
    everything, public = ["Hello, world!", "Between us.", "Again to all."], ["Hello, world!", "Again to all."]
    for person, expected in ((ada, everything), (ben, everything), (eve, public), (server.nobody(), public)):
        assert [line["text"] for line in person.get(f"/tables/{table_id}/chat").json()] == expected
        polled = person.get(f"/tables/{table_id}/messages").json()["messages"]
        assert [message["line"]["text"] for message in polled if message["type"] == "chat"] == expected
        with person.socket(table_id) as socket:
            while socket.lines[-1:] != ["Again to all."]:
                socket.receive()
            assert socket.lines == expected


def test_a_closed_table_stays_as_it_is(server: Server) -> None:
    ada = server.person("Ada")
    table_id = ada.new_table(spectators=True)
    assert ada.post(f"/tables/{table_id}/close").status_code == 200
    assert is_refused(ada.put(f"/tables/{table_id}/spectators", spectators=False), 409, "closed")


def test_private_tables_take_no_place_in_the_lobby(server: Server) -> None:
    """However many there are: those that everybody may look at are found behind them."""
    ada = server.person("Ada")
    shared = ada.new_table(spectators=True)
    for _ in range(3):
        ada.new_table(spectators=False)
    assert [card["id"] for card in server.nobody().get("/lobby", limit=1).json()] == [shared]


@pytest.mark.anyio
async def test_it_is_kept_and_every_process_follows(url: str) -> None:
    config = Config(database=url, bot_workers=0)
    first, second = await Keeper.connect(config), await Keeper.connect(config)
    table_id = await first.open_table(beginning(3))
    assert (await second.table(table_id)).may_watch("stranger")
    await first.request(table_id, lambda table: table.allow_spectators(False))
    assert not (await second.table(table_id)).may_watch("stranger")
    await first.close()
    await second.close()
    third = await Keeper.connect(config)
    assert not (await third.table(table_id)).may_watch("stranger")
    assert await third.lobby.tables() == []
    await third.close()
