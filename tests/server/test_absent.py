"""Absence: only the seat of somebody who has not been there for a while is given to a bot."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roundhouse.server.config import Config
from roundhouse.server.tables.keeper import Keeper
from roundhouse.server.tables.presence import Presence
from tests.server.serving import Person, Server, is_refused, serving
from tests.support import patient
from tests.support.tables import act, beginning, until

#: Longer than any of these tests takes; some of them do not want to wait.
LONG = 3600.0


@pytest.fixture(autouse=True)
def _short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Presence.leave, "__defaults__", (0.05,))


@pytest.fixture(scope="module")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("patient"), bot_workers=0, absent=LONG) as running:
        yield running


@pytest.fixture(scope="module")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("impatient"), bot_workers=0, absent=0.0) as running:
        yield running


def table_of_two(server: Server, **wishes: object) -> tuple[Person, Person, str]:
    ada, ben = server.person("Ada"), server.person("Ben")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}], **wishes)
    assert ben.post(f"/tables/{table_id}/sit", seat=1).status_code == 200
    return ada, ben, table_id


def test_who_is_connected_keeps_the_seat(impatient_server: Server) -> None:
    ada, ben, table_id = table_of_two(impatient_server)
    with ada.socket(table_id) as own:
        with ben.socket(table_id):
            own.until_present(0, 1)
            answer = ada.post(f"/tables/{table_id}/bots", seat=1)
            assert is_refused(answer, 403, "not_allowed", "table-not-absent")
            assert answer.json()["text"]["args"] == {"player": "Ben"}
        own.until_present(0)
        given = ada.post(f"/tables/{table_id}/bots", seat=1)
        assert given.status_code == 200, given.text
    seat = given.json()["table"]["seats"][1]
    assert (seat["name"], seat["bot"], seat["away"]) == ("Ben", "engineer", True)
    # The bot gives back as soon as its owner is there again.
    assert ben.post(f"/tables/{table_id}/return", seat=1).status_code == 200


def test_who_was_there_a_moment_ago_keeps_it_too(patient_server: Server) -> None:
    """Sitting down is a sign of life, and so is having been connected."""
    ada, ben, table_id = table_of_two(patient_server)
    assert is_refused(ada.post(f"/tables/{table_id}/bots", seat=1), 403, "not_allowed", "table-not-absent")
    with ada.socket(table_id) as own:
        with ben.socket(table_id):
            own.until_present(0, 1)
        own.until_present(0)
    assert is_refused(ada.post(f"/tables/{table_id}/bots", seat=1), 403, "not_allowed", "table-not-absent")


def test_who_polls_is_there(impatient_server: Server) -> None:
    """Where sockets do not get through, somebody fetches messages from time to time."""
    ada, ben, table_id = table_of_two(impatient_server)
    with ada.socket(table_id) as own:
        own.until_present(0)
        assert ben.get(f"/tables/{table_id}/messages").json()["messages"][-1] == {"type": "presence", "seats": [0, 1]}
        own.until_present(0, 1)
        answer = ada.post(f"/tables/{table_id}/bots", seat=1)
        assert is_refused(answer, 403, "not_allowed", "table-not-absent")
        # Those who look on may poll as well: that is nobody's business.
        eve = impatient_server.person("Eve")
        assert eve.get(f"/tables/{table_id}/messages").json()["messages"][-1] == {"type": "presence", "seats": [0, 1]}


def test_who_has_stopped_polling_is_gone(impatient_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Presence.visit, "__defaults__", (0.05,))
    ada, ben, table_id = table_of_two(impatient_server)
    assert ben.get(f"/tables/{table_id}/messages").status_code == 200
    patient.until(lambda: ada.post(f"/tables/{table_id}/bots", seat=1).status_code == 200)


@pytest.mark.parametrize(("kind", "status"), [("day", 403), ("live", 200), ("none", 200)])
def test_by_the_day_nobody_is_absent_before_their_time_is_over(
    impatient_server: Server, kind: str, status: int
) -> None:
    """Whoever has a day to think need not sit there."""
    ada, _, table_id = table_of_two(impatient_server, clock={"kind": kind, "time": LONG})
    assert ada.post(f"/tables/{table_id}/bots", seat=1).status_code == status


def test_an_own_seat_is_given_away_at_once(patient_server: Server) -> None:
    ada, _, table_id = table_of_two(patient_server)
    assert ada.post(f"/tables/{table_id}/bots", seat=0).status_code == 200


@pytest.mark.anyio
async def test_who_says_something_is_there(url: str) -> None:
    keeper = await Keeper.connect(Config(database=url, bot_workers=0, absent=LONG))
    table_id = await keeper.open_table(beginning(3))
    assert await keeper.is_absent(table_id, 1)
    await keeper.talk.say(table_id, "user1", "Ben", "I am thinking.")
    assert not await keeper.is_absent(table_id, 1)
    assert await keeper.is_absent(table_id, 2)
    await keeper.close()


@pytest.mark.anyio
async def test_another_process_knows_when_somebody_was_last_there(url: str) -> None:
    """And so does one that is started later."""
    config = Config(database=url, bot_workers=0, absent=LONG)
    first = await Keeper.connect(config)
    table_id = await first.open_table(beginning(3))
    assert await first.is_absent(table_id, 1)
    for user in ("user0", "user1"):
        first.presence.enter(table_id, user)
    assert not await first.is_absent(table_id, 1)
    first.presence.leave(table_id, "user1")

    async def written() -> bool:
        return await first._present.seen(table_id, "user1") > 0

    await until(written)
    second = await Keeper.connect(config)
    assert not await second.is_absent(table_id, 1)
    assert await second.is_absent(table_id, 2)
    # Whoever was there to the end was there.
    await first.close()
    assert not await second.is_absent(table_id, 0)
    # So has somebody who acts.
    seat = (await second.table(table_id)).deciding
    assert seat is not None
    await act(second, table_id)
    assert not await second.is_absent(table_id, seat)
    await second.close()
