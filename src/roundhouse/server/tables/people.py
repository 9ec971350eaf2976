"""People: guests and accounts. Passwords are kept as argon2 hashes and checked outside the event loop."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy.exc import IntegrityError

from roundhouse.server.names import is_alike, login_of, skeleton
from roundhouse.server.storage.rows import AlreadyRegistered, BadInvitation, Banned, NameTaken, User
from roundhouse.server.storage.store import Store
from roundhouse.server.tables.guesses import Guesses
from roundhouse.server.tables.recent import Recent
from roundhouse.server.tables.sessions import fingerprint

#: Hashes that are computed at the same time, at most: each takes 64 MiB.
AT_ONCE = 2
#: Numbers that are tried behind the name of an account that a file has.
TRIES = 8


class People:
    """Guests and accounts."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._guesses = Guesses()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self.known = Recent(store.users)

    async def find(self, user_id: str) -> User | None:
        """Somebody by id. Every request asks this; a change in another process shows after some seconds."""
        return await self.known.find(user_id)

    async def must_be_free(self, name: str, user_id: str = "") -> None:
        """`NameTaken` if an account of somebody else is called so, or looks as if it were."""
        if await self._store.is_taken(login_of(name), skeleton(name), user_id):
            raise NameTaken

    async def unlike_accounts(self, names: Iterable[str], user_id: str) -> dict[str, str]:
        """The names of a file, as they are here: those of somebody else's account, or that look so, with a number."""
        found = {name: name for name in names if name}
        taken = await self._taken(found, user_id)
        free = {name: [f"{name} {number}" for number in range(2, 2 + TRIES)] for name in taken}
        taken |= await self._taken([each for several in free.values() for each in several], user_id)
        for name, several in free.items():
            others = [*found.values()]
            fitting = (each for each in several if each not in taken and not any(is_alike(each, o) for o in others))
            # With nothing left, the seat is called by its number.
            found[name] = next(fitting, "")
        return found

    async def _taken(self, names: Iterable[str], user_id: str) -> set[str]:
        """Those that are the name of somebody else's account, or look as if they were."""
        looks = {name: (login_of(name), skeleton(name)) for name in names}
        logins, skeletons = await self._store.taken(looks.values(), user_id)
        return {name for name, (login, shape) in looks.items() if login in logins or shape in skeletons}

    async def create_guest(self, name: str) -> User:
        await self.must_be_free(name)
        user = User(id=secrets.token_urlsafe(12), name=name, guest=True, created=time.time())
        await self._store.add_user(user)
        return user

    async def register(self, user_id: str | None, name: str, password: str, program: bool = False) -> User:
        """An account. A guest keeps everything that is theirs; a program begins anew: what a guest has taken
        is a person's. `NameTaken`, `AlreadyRegistered`."""
        await self.must_be_free(name, user_id or "")
        hashed = await self._hash(password)
        try:
            if user_id is None or program:
                now = time.time()
                user = User(id=secrets.token_urlsafe(12), name=name, guest=False, created=now, program=program)
                await self._store.add_user(user, login_of(name), hashed)
                return user
            if not await self._store.make_account(user_id, name, login_of(name), hashed):
                raise AlreadyRegistered
        except IntegrityError:
            raise NameTaken from None
        self.known.forget(user_id)
        registered = await self._store.user(user_id)
        assert registered is not None
        return registered

    async def rename(self, user_id: str, name: str) -> User:
        """Another name for a guest. An account is known by its name: `AlreadyRegistered`."""
        await self.must_be_free(name, user_id)
        if not await self._store.rename_guest(user_id, name):
            raise AlreadyRegistered
        self.known.forget(user_id)
        renamed = await self._store.user(user_id)
        assert renamed is not None
        return renamed

    async def login(self, name: str, password: str, place: str = "") -> User | None:
        """Who that is; None if the password is wrong. `TooManyGuesses` from that place, or altogether."""
        with self._guesses.one(login_of(name), place) as is_right:
            user = await self._checked(name, password)
            if user is not None:
                is_right()
        if user is not None and user.banned > time.time():
            raise Banned
        return user

    async def _checked(self, name: str, password: str) -> User | None:
        found = await self._store.account(login_of(name))
        if found is None:
            # As slow as a wrong password, so that nobody can find out which accounts there are.
            await self._verify(_nobody(self._hasher), password)
            return None
        user, hashed = found
        if not await self._verify(hashed, password):
            return None
        if self._hasher.check_needs_rehash(hashed):
            await self._store.set_password(user.id, await self._hash(password))
        return user

    async def change_password(self, user_id: str, name: str, old: str, new: str) -> bool:
        """Another password for an account; False if the old one is wrong."""
        user = await self.login(name, old)
        if user is None or user.id != user_id:
            return False
        await self._store.set_password(user_id, await self._hash(new))
        return True

    async def use_link(self, secret: str, password: str) -> User:
        """Another password for whoever an administrator has made a link for. It counts once: `BadInvitation`."""
        hashed = await self._hash(password)
        user_id = await self._store.redeem_link(fingerprint(secret), hashed, time.time())
        user = None if user_id is None else await self._store.user(user_id)
        if user is None:
            raise BadInvitation
        return user

    def forget(self, user_id: str) -> None:
        """Look somebody up anew: they have changed, or are gone."""
        self.known.forget(user_id)

    async def _hash(self, password: str) -> str:
        async with self._at_once:
            return await asyncio.to_thread(self._hasher.hash, password.encode("utf-8", "replace"))

    async def _verify(self, hashed: str, password: str) -> bool:
        async with self._at_once:
            return await asyncio.to_thread(_verified, self._hasher, hashed, password.encode("utf-8", "replace"))


def _verified(hasher: PasswordHasher, hashed: str, password: bytes) -> bool:
    try:
        return hasher.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _nobody(hasher: PasswordHasher) -> str:
    """The hash of a password that nobody knows."""
    return hasher.hash(secrets.token_bytes(16))
