"""Who asks: looked up seldom, and never wrong for long."""

from __future__ import annotations

import pytest

from roundhouse.server.storage.rows import User
from roundhouse.server.storage.store import Store
from roundhouse.server.tables import people
from roundhouse.server.tables.keeper import Keeper
from roundhouse.server.tables.people import BELIEVED

pytestmark = pytest.mark.anyio


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whoever the database was asked for."""
    found: list[str] = []
    user = Store.user

    async def listen(store: Store, user_id: str) -> User | None:
        found.append(user_id)
        return await user(store, user_id)

    monkeypatch.setattr(Store, "user", listen)
    return found


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr("roundhouse.server.tables.people.time.monotonic", lambda: now[0])
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
    monkeypatch.setattr(people, "MOST_KNOWN", 2)
    guests = [await keeper.create_guest(name) for name in ("Ada", "Ben", "Cleo")]
    for guest in guests:
        assert await keeper.user(guest.id) == guest
    assert len(keeper._people._known) <= 2
    assert await keeper.user(guests[-1].id) == guests[-1]
    assert asked == [guest.id for guest in guests]
