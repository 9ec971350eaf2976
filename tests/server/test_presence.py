"""Presence: who of those who sit at a table is connected, told to those who may look at it and to nobody else."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed

from roundhouse.server.config import Config
from roundhouse.server.http.errors import ApiError
from roundhouse.server.http.open_sockets import OpenSockets
from roundhouse.server.http.settings import Settings
from roundhouse.server.tables import presence
from roundhouse.server.tables.keeper import Keeper
from roundhouse.server.tables.notify import CHANNEL, Notify
from roundhouse.server.tables.presence import BELIEVED, Presence
from tests.server.serving import KEY, UNHURRIED, Server, server_fixture, serving
from tests.support import patient
from tests.support.tables import act, beginning, until

server = server_fixture(bot_workers=0)


@pytest.fixture(autouse=True)
def _short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Presence.leave, "__defaults__", (0.1,))


# -- over sockets


def test_whoever_sits_there_and_is_connected_is_present(server: Server) -> None:
    ada, ben, eve = server.person("Ada"), server.person("Ben"), server.person("Eve")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}], spectators=True)
    with eve.socket(table_id) as watch:
        watch.until_present()
        with ada.socket(table_id) as own:
            own.until_present(0)
            watch.until_present(0)
            with ben.socket(table_id) as other:
                # Somebody who looks on is nobody's business, until they sit down.
                other.until_present(0)
                assert ben.post(f"/tables/{table_id}/sit", seat=1).status_code == 200
                for socket in (own, other, watch):
                    socket.until_present(0, 1)
            watch.until_present(0)
        watch.until_present()
        assert watch.present == [[], [0], [0, 1], [0], []]


def test_who_gets_up_is_not_present_any_more(server: Server) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}], spectators=True)
    ben.post(f"/tables/{table_id}/sit", seat=1)
    with ada.socket(table_id) as watch, ben.socket(table_id) as other:
        watch.until_present(0, 1)
        assert ben.post(f"/tables/{table_id}/leave", seat=1).status_code == 204
        watch.until_present(0)
        other.until_present(0)


def test_loading_a_page_again_is_not_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Longer than connecting again takes on any machine.
    monkeypatch.setattr(Presence.leave, "__defaults__", (60.0,))
    with serving(tmp_path, bot_workers=0) as server:
        ada, eve = server.person("Ada"), server.person("Eve")
        table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}], spectators=True)
        with eve.socket(table_id) as watch:
            # She has been told that nobody is there before somebody comes.
            watch.until_present()
            for _ in range(3):
                with ada.socket(table_id) as own:
                    own.until_present(0)
            watch.until_present(0)
            ada.post(f"/tables/{table_id}/chat", text="Here again.")
            watch.until(lambda message: message["type"] == "chat")
            assert watch.present == [[], [0]]


def test_strangers_hear_nothing_of_a_private_table(server: Server) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}], spectators=False)
    with ada.socket(table_id) as own:
        own.until_present(0)
        assert eve.get(f"/tables/{table_id}/messages").status_code == 404
        with eve.socket(table_id) as watch:
            message = watch.receive_any()
            assert (message["type"], message["error"]["code"]) == ("refused", "no_such_table")
            with pytest.raises(ConnectionClosed):
                watch.receive_any()
        assert watch.present == []


# -- across processes


@pytest.mark.anyio
async def test_processes_tell_each_other(postgresql_url: str) -> None:
    config = Config(database=postgresql_url, bot_workers=0)
    first, second = await Keeper.connect(config), await Keeper.connect(config)
    table_id = await first.open_table(beginning(3))
    async with second.subscribe(table_id) as numbers:
        first.presence.enter(table_id, "user0")
        assert await asyncio.wait_for(anext(numbers), 60) == 0
        assert second.presence.at(table_id) == {"user0"}
        second.presence.enter(table_id, "user2")
        # Whoever comes later looks.
        third = await Keeper.connect(config)

        async def found() -> list[frozenset[str]]:
            return [await each.presence.find(table_id) for each in (first, second, third)]

        async def all_known() -> bool:
            return await found() == [{"user0", "user2"}] * 3

        await until(all_known)
        first.presence.leave(table_id, "user0")

        async def one_left() -> bool:
            return await found() == [{"user2"}] * 3

        await until(one_left)
        # A process that ends says good-bye for everybody.
        await second.close()

        async def nobody_left() -> bool:
            return not await first.presence.find(table_id) and not await third.presence.find(table_id)

        await until(nobody_left)
    await first.close()
    await third.close()


@pytest.mark.anyio
async def test_only_a_table_and_a_number_travel(postgresql_url: str) -> None:
    heard: list[str] = []
    listening = await asyncpg.connect(postgresql_url)
    await listening.add_listener(CHANNEL, lambda *said: heard.append(said[-1]))
    keeper = await Keeper.connect(Config(database=postgresql_url, bot_workers=0))
    table_id = await keeper.open_table(beginning(3))
    keeper.presence.enter(table_id, "user0")

    async def has_come() -> bool:
        return heard == [f"{table_id} 0"]

    await until(has_come)
    await act(keeper, table_id)
    await keeper.talk.say(table_id, "user0", "Ada", "hello")
    # Everybody is gone with the process.
    await keeper.close()

    async def everything_said() -> bool:
        return heard == [f"{table_id} {number}" for number in (0, 1, -1, 0)]

    await until(everything_said)
    await listening.close()


@pytest.mark.anyio
async def test_a_process_that_was_killed_is_not_believed_for_ever(postgresql_url: str) -> None:
    keeper = await Keeper.connect(Config(database=postgresql_url, bot_workers=0))
    table_id = await keeper.open_table(beginning(3))
    now = 1000.0
    store = keeper._present
    present = Presence(Notify(), store, lambda: now)
    await store.set_present("killed", {table_id: ["user1", "user2"]}, now)
    assert await present.find(table_id) == {"user1", "user2"}
    now += BELIEVED
    assert await present.find(table_id) == {"user1", "user2"}
    now += 1
    assert await present.find(table_id) == frozenset()
    # Whoever looks from time to time also tidies up.
    assert await store.present([table_id], but="", since=0.0)
    await present._refresh(store)
    assert await store.present([table_id], but="", since=0.0) == {}
    await keeper.close()


@pytest.mark.anyio
async def test_what_got_lost_is_made_good(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(database=postgresql_url, bot_workers=0)
    first = await Keeper.connect(config)
    monkeypatch.setattr(presence, "AGAIN", 0.05)
    second = await Keeper.connect(config)
    table_id = await first.open_table(beginning(3))
    async with second.subscribe(table_id):
        # Written, but never said.
        await first._present.set_present("silent", {table_id: ["user1"]}, time.time())

        async def found() -> bool:
            return second.presence.at(table_id) == {"user1"}

        await until(found)
        second.presence.enter(table_id, "user2")
        await first._present.forget_present(second.presence._process)

        async def written_again() -> bool:
            return await first.presence.find(table_id) == {"user1", "user2"}

        await until(written_again)
    await second.close()
    await first.close()


# -- how many sockets


def test_sockets_are_counted_by_people_and_addresses() -> None:
    sockets = OpenSockets(per_person=2, per_address=3, onlookers=10)
    with sockets.let_in("ada", "1.2.3.4"), sockets.let_in("ada", "1.2.3.4"):
        with pytest.raises(ApiError) as refused, sockets.let_in("ada", "5.6.7.8"):
            pass
        assert (refused.value.status, refused.value.body.code) == (429, "too_many_sockets")
        with sockets.let_in("", "1.2.3.4"):
            for name in ("ben", ""):
                with pytest.raises(ApiError), sockets.let_in(name, "1.2.3.4"):
                    pass
        with sockets.let_in("ben", "1.2.3.4"):
            pass
    assert not sockets.open


def test_one_socket_too_many_is_told_so(tmp_path: Path) -> None:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, sockets_per_person=1, sockets_per_address=2)
    with serving(tmp_path, settings, bot_workers=0) as server:
        ada, ben, eve = server.person("Ada"), server.person("Ben"), server.person("Eve")
        table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}], spectators=True)
        with ada.socket(table_id) as first:
            first.receive()
            with ada.socket(table_id) as second:
                message = second.receive_any()
                assert (message["type"], message["error"]["code"]) == ("refused", "too_many_sockets")
                assert message["error"]["text"] == {"key": "server-too-many-sockets", "args": {"most": 1}}
                with pytest.raises(ConnectionClosed) as closed:
                    second.receive_any()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            with ben.socket(table_id) as other, eve.socket(table_id) as third:
                other.receive()
                assert third.receive_any()["error"]["text"]["args"] == {"most": 2}
        # Room again, as soon as the server has heard that they are gone.
        patient.until(lambda: not server.app.state.open_sockets.open)
        with ada.socket(table_id) as first:
            assert first.receive()["type"] == "table"
