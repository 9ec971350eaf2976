"""Limits: how often somebody may ask, in buckets that fill up with time. Per process, in memory."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache, partial
from ipaddress import IPv6Network, ip_address
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from roundhouse.engine.text import Text
from roundhouse.server.bills import Bill, bills
from roundhouse.server.http.errors import ApiError
from roundhouse.server.patience import Patience, patience
from roundhouse.server.usage import Usage


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """How often each kind of thing may be asked for."""

    #: Everything, per identity; per address ten times as much, since a club shares one.
    request: Rate = Rate(150, 30)
    #: The same in seconds of work that requests have cost: some cost a hundred times as much as others.
    work: Rate = Rate(10, 0.3)
    #: Names and passwords, per address.
    guest: Rate = Rate(20, 0.5)
    login: Rate = Rate(10, 0.2)
    #: New tables, branches, imports.
    table: Rate = Rate(20, 0.2)
    #: Kilobytes of those, per address: boards and save files are kept.
    kept: Rate = Rate(40_000, 5)
    chat: Rate = Rate(10, 1)
    hint: Rate = Rate(10, 0.5)
    picture: Rate = Rate(40, 5)
    socket: Rate = Rate(60, 2)

    def times(self, factor: float) -> Rates:
        """All of them so many times as generous."""
        named = {name: getattr(self, name) for name in self.__struct_fields__}
        return Rates(**{name: Rate(rate.burst * factor, rate.per_second * factor) for name, rate in named.items()})


#: Kinds that are counted by address even when somebody says who they are: a new name is free.
BY_ADDRESS = frozenset({"guest", "login"})
SHARED_ADDRESS = 10
#: How the buckets of addresses are called, before the address.
NEARBY = "address "
#: What all those at one address may ask for together who have not said who they are.
STRANGERS = 2
#: Whoever has an address of IPv6 has at least so many bits of it to choose from: they count as one.
IPV6_PLACE = 64
#: Bytes of a request that count as one.
ONE_BODY = 64 * 1024
#: Buckets kept before full ones are thrown away.
MOST_BUCKETS = 20_000
#: Seconds for which it is remembered who has used how much, and for which that decides whose tasks go on first.
MEMORY = 30.0
MOMENTS = 10.0
# used = (own + NEAR × near) / max(LITTLE × burst, LESS_THAN_MOST × average); up to 1 it is little.
#: How much of what all at the same address have used counts as one's own.
NEAR = 1 / 3
#: This part of what somebody may use at once is little,
LITTLE = 0.06
#: and so is this part of what is used at another address on average.
LESS_THAN_MOST = 0.6


class Bucket(NamedTuple):
    left: float
    at: float


class Limiter:
    """Counts what everybody asks for."""

    def __init__(self, rates: Rates, clock: Callable[[], float] = monotonic) -> None:
        self.rates = rates
        self.clock = clock
        self.buckets: dict[tuple[str, str], Bucket] = {}
        #: Seconds of work that everybody has used of late, and in the last moments.
        self._usage, self._lately = Usage(MEMORY, clock), Usage(MOMENTS, clock)

    def take(self, kind: str, who: str, share: float = 1.0, least: float = 1.0, weight: float = 1.0) -> float:
        """Take one, or so many; 0 if there were at least that many, else the seconds until there will be."""
        rate: Rate = getattr(self.rates, kind)
        now = self.clock()
        burst, per_second = rate.burst * share, rate.per_second * share
        left, at = self.buckets.get((kind, who), Bucket(burst, now))
        left = min(burst, left + (now - at) * per_second)
        if left < least:
            return (least - left) / per_second
        if len(self.buckets) >= MOST_BUCKETS:
            self.forget(now)
        self.buckets[kind, who] = Bucket(left - weight, now)
        return 0.0

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again; if all are in use, the oldest half."""
        kept = {key: bucket for key, bucket in self.buckets.items() if not self.full(key[0], bucket, now)}
        if len(kept) >= MOST_BUCKETS:
            kept = dict(sorted(kept.items(), key=lambda item: item[1].at)[MOST_BUCKETS // 2 :])
        self.buckets = kept

    def full(self, kind: str, bucket: Bucket, now: float) -> bool:
        rate: Rate = getattr(self.rates, kind)
        return bucket.left + (now - bucket.at) * rate.per_second >= rate.burst

    def ask(self, kind: str, identity: str, address: str, size: int = 0) -> None:
        """Count a request of that kind; `ApiError` if it is one too many."""
        near = f"{NEARBY}{place_of(address)}"
        wait = self.take("request", near, SHARED_ADDRESS)
        if identity:
            wait = wait or self.take("request", f"user {identity}")
        for who, share in self.payers(identity, address):
            wait = wait or self.take("work", who, share, least=0.0, weight=0.0)
        if kind != "request":
            who = near if kind in BY_ADDRESS or not identity else f"user {identity}"
            # Before anything is done with it: a large board is checked as slowly as several small ones.
            wait = wait or self.take(kind, who, weight=max(1.0, size / ONE_BODY) if kind == "picture" else 1.0)
        if kind == "table":
            # Names are free.
            wait = wait or self.take(kind, near, SHARED_ADDRESS)
            wait = wait or self._keep(near, size)
        if wait:
            raise too_fast(wait)

    def keep(self, address: str, size: int) -> None:
        """So many bytes are kept besides those of a request; `ApiError` if they are too many."""
        if wait := self._keep(f"{NEARBY}{place_of(address)}", size):
            raise too_fast(wait)

    def _keep(self, near: str, size: int) -> float:
        return self.take("kept", near, least=0.0, weight=size / 1000)

    def charge(self, identity: str, address: str, seconds: float, weight: float = 1.0) -> None:
        """Somebody's request has cost so many seconds of work. It was carried out; the next one may have to wait.

        What weighs little (playing, being told) hardly makes anybody one who has used much: twenty tables where people
        play cost as much as twenty addresses that are kept to their share.
        """
        for who, share in self.payers(identity, address):
            self.take("work", who, share, least=-math.inf, weight=seconds)
            self._usage.add(who, weight * seconds)
            self._lately.add(who, weight * seconds)

    def used(self, identity: str, address: str) -> float:
        """What somebody has used of late, and a part of what all have used near them; up to 1 it is little."""
        own, near = (who for who, _ in self.payers(identity, address))
        little = max(LITTLE * self.rates.work.burst, LESS_THAN_MOST * self._usage.average(but=near))
        return (self._usage.of(own) + NEAR * self._usage.of(near)) / little

    def is_little(self, used: float) -> bool:
        return used <= 1.0

    def bill(self, identity: str, address: str, weight: float = 1.0) -> Bill:
        """A bill that somebody pays turn by turn."""
        near = f"{NEARBY}{place_of(address)}"
        return Bill(partial(self.charge, identity, address), partial(self._lately.of, near), weight)

    def payers(self, identity: str, address: str) -> list[tuple[str, float]]:
        """The buckets that pay for a request: the person's and that of their network. All strangers there share one."""
        near = place_of(address)
        if identity:
            return [(f"user {identity}", 1.0), (f"{NEARBY}{near}", SHARED_ADDRESS)]
        return [(f"strangers at {near}", STRANGERS), (f"{NEARBY}{near}", SHARED_ADDRESS)]


def too_fast(wait: float) -> ApiError:
    seconds = max(1, round(wait + 0.5))
    text = Text("server-too-fast", {"seconds": seconds})
    return ApiError(429, "too_fast", text, headers={"Retry-After": str(seconds)})


def address_of(scope: Any) -> str:
    """Where a request comes from; behind a proxy that is trusted, what the proxy says."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def size_of(scope: Any) -> int:
    """The bytes of a request, as far as it says so."""
    for name, value in scope["headers"]:
        if name == b"content-length" and value.isdigit() and len(value) < 12:
            return int(value)
    return 0


@lru_cache(maxsize=10_000)
def place_of(address: str) -> str:
    """The address, or the network of one house where that has as many addresses as it likes."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, IPV6_PLACE), strict=False))


def limit_middleware(app: ASGIApp) -> ASGIApp:
    """Counts every request before it is looked at; handlers name their kind with `opt={"limit": …}`, and what goes
    before other requests with `opt={"weight": …}`."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            patience.set(Patience())
            shared = scope["litestar_app"].state
            options = scope["route_handler"].opt
            kind = options.get("limit", "request")
            identity = shared.signer.identity(scope)
            address = address_of(scope)
            shared.limiter.ask(kind, identity, address, size_of(scope))
            bills.set(shared.limiter.bill(identity, address, options.get("weight", 1.0)))
            async with shared.queue.inside(identity, address):
                await app(scope, receive, send)
            return
        await app(scope, receive, send)

    return counted
