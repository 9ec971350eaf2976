"""Who asks: looked up seldom, and never wrong for long."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from roundhouse.server.storage.rows import User
from roundhouse.server.tables import recent
from roundhouse.server.tables.keeper import Keeper
from roundhouse.server.tables.recent import BELIEVED, LATELY, Recent

pytestmark = pytest.mark.anyio


@pytest.fixture
def asked(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whoever the database was asked for."""
    found: list[str] = []

    async def listen(ids: Sequence[str]) -> dict[str, User]:
        found.extend(ids)
        return await keeper.store.users(ids)

    monkeypatch.setattr(keeper._people.known, "_look_up", listen)
    return found


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(recent, "monotonic", lambda: now[0])
    return now


async def test_somebody_is_looked_up_again_after_a_while(keeper: Keeper, asked: list[str], clock: list[float]) -> None:
    ada = await keeper.create_guest("Ada")
    for _ in range(3):
        assert await keeper.user(ada.id) == ada
    assert asked == [ada.id]
    clock[0] += BELIEVED
    assert await keeper.user(ada.id) == ada
    assert asked == [ada.id] * 2


async def test_who_is_not_there_is_looked_for_every_time(keeper: Keeper, asked: list[str]) -> None:
    assert await keeper.user("nobody") is None
    assert await keeper.user("nobody") is None
    assert asked == ["nobody"] * 2


async def test_an_account_shows_at_once(keeper: Keeper) -> None:
    guest = await keeper.create_guest("Ada")
    assert await keeper.user(guest.id) == guest
    await keeper.register(guest.id, "Ada L.", "a long password")
    account = await keeper.user(guest.id)
    assert account is not None
    assert (account.name, account.guest) == ("Ada L.", False)


async def test_only_so_many_are_remembered(keeper: Keeper, asked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent, "MOST_KNOWN", 2)
    guests = [await keeper.create_guest(name) for name in ("Ada", "Ben", "Cleo")]
    for guest in guests:
        assert await keeper.user(guest.id) == guest
    assert len(keeper._people.known) <= 2
    assert await keeper.user(guests[-1].id) == guests[-1]
    assert asked == [guest.id for guest in guests]


async def test_who_asks_now_and_then_does_not_wait(keeper: Keeper, asked: list[str], clock: list[float]) -> None:
    """They are looked up before they ask again, as long as they do."""
    ada = await keeper.create_guest("Ada")
    assert await keeper.user(ada.id) == ada
    asked.clear()
    for _ in range(3):
        clock[0] += BELIEVED - 1
        await keeper._people.known.renew()
        assert asked == [ada.id]
        asked.clear()
        clock[0] += 1
        assert await keeper.user(ada.id) == ada
        assert not asked
    clock[0] += LATELY
    await keeper._people.known.renew()
    assert not asked


class Answers:
    """A database that takes its time: what it says was true when it was asked."""

    def __init__(self) -> None:
        self.true = {"ada": 1, "ben": 1}
        self.meanwhile: Callable[[], None] = lambda: None

    async def __call__(self, keys: list[str]) -> dict[str, int]:
        found = {key: self.true[key] for key in keys if key in self.true}
        self.meanwhile()
        return found


async def test_what_was_forgotten_meanwhile_stays_so() -> None:
    """A session that has ended is not brought back by an answer that is older."""
    answers = Answers()
    known = Recent(answers)
    assert [await known.find(key) for key in ("ada", "ben")] == [1, 1]

    def end() -> None:
        answers.true = {"ben": 2}
        known.forget("ada")

    answers.meanwhile = end
    await known.renew()
    assert list(known.values()) == [1]
    assert await known.find("ada") is None
    await known.renew()
    assert list(known.values()) == [2]
    answers.true = {}
    await known.renew()
    assert not len(known)
