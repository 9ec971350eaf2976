"""What is sent again after a lost answer: a line is said once, and a table opened once."""

from __future__ import annotations

import asyncio

import pytest

from roundhouse.server.storage.person import PersonStore
from roundhouse.server.tables.keeper import Keeper
from tests.server.serving import Person, Server, server_fixture
from tests.support.forging import whole
from tests.support.tables import beginning

server = server_fixture(bot_workers=0)
ALONE = {"game": "rocket", "seats": [{"who": "me"}, {"who": "me"}], "practice": True}


@pytest.fixture
def ada(server: Server) -> Person:
    return server.person("Ada")


@pytest.fixture
def ben(server: Server) -> Person:
    return server.person("Ben")


def own_tables(person: Person) -> set[str]:
    return {card["id"] for card in person.get("/my-tables").json()}


class TestRequests:
    def test_a_line_is_said_once(self, ada: Person, ben: Person) -> None:
        table = ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
        ben.post(f"/tables/{table}/sit", seat=1)
        first, again = (ada.post(f"/tables/{table}/chat", text="hello", key="k") for _ in range(2))
        assert first.status_code == again.status_code == 201
        assert first.json() == again.json()
        # The same words are another line without a key, with another one, or from somebody else.
        ada.post(f"/tables/{table}/chat", text="hello")
        ada.post(f"/tables/{table}/chat", text="hello", key="l")
        ben.post(f"/tables/{table}/chat", text="hello", key="k")
        assert [line["name"] for line in ada.get(f"/tables/{table}/chat").json()] == ["Ada", "Ada", "Ada", "Ben"]

    def test_a_table_is_opened_once(self, ada: Person, ben: Person) -> None:
        first, again = (ada.post("/tables", **ALONE, key="k").json()["id"] for _ in range(2))
        assert first == again
        assert own_tables(ada) == {first}
        assert ada.post("/tables", **ALONE, key="l").json()["id"] != first
        assert ben.post("/tables", **ALONE, key="k").json()["id"] != first

    def test_so_are_an_imported_game_and_a_branch(self, ada: Person) -> None:
        table = ada.post("/tables", **ALONE).json()["id"]
        for path, body in (
            ("/imports", {"document": whole("rocket", 3)}),
            (f"/tables/{table}/branch", {"at": 0}),
        ):
            before = own_tables(ada)
            first, again = (ada.post(path, **body, key=path[-20:]) for _ in range(2))
            assert first.status_code == again.status_code == 201, first.text
            assert first.json() == again.json()
            assert own_tables(ada) - before == {first.json()["id"]}

    def test_so_are_a_lesson_and_a_puzzle(self, ada: Person) -> None:
        lesson = ada.get("/games/rocket/lessons").json()[0]["id"]
        puzzle = next(each["id"] for each in ada.get("/puzzles").json()["puzzles"] if each["game"] == "rocket")
        for path in (f"/games/rocket/lessons/{lesson}", f"/games/rocket/puzzles/{puzzle}"):
            first, again = (ada.post(path, key=path[-20:]) for _ in range(2))
            assert first.status_code == again.status_code == 201, first.text
            assert first.json() == again.json()
            # Programs of before send nothing.
            without = ada.http.post(path)
            assert without.status_code == 201, without.text
            assert without.json() != first.json()


@pytest.mark.anyio
class TestAtOnce:
    async def test_one_line_in_two_processes(self, keeper: Keeper, other: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        said = await asyncio.gather(
            *(each.talk.say(table_id, "user0", "Ada", "hello", "k") for each in [keeper, other] * 4)
        )
        assert {line.number for line in said} == {1}
        assert len(await keeper.talk.lines(table_id)) == 1

    async def test_one_table_in_two_processes(self, keeper: Keeper, other: Keeper) -> None:
        opened = await asyncio.gather(*(each.open_table(beginning(), key="k") for each in [keeper, other] * 4))
        assert len(set(opened)) == 1
        assert await keeper.store.all_ids() == [opened[0]]

    async def test_those_who_are_forgotten_may_have_had_the_same_keys(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning())
        for user in ("user0", "user1"):
            await keeper.talk.say(table_id, user, user, "hello", "k")
        store = PersonStore(keeper.store.database)
        for user in ("user0", "user1"):
            await store.forget(user, user, [table_id])
        assert [line.text for line in await keeper.talk.lines(table_id)] == ["", ""]
