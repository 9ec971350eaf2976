"""Limits: how often somebody may ask, in buckets that fill up with time. Per process, in memory."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from roundhouse.engine.text import Text
from roundhouse.server.http.errors import ApiError


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """How often each kind of thing may be asked for."""

    #: Everything, per identity; per address ten times as much, since a club shares one.
    request: Rate = Rate(150, 30)
    #: Names and passwords, per address.
    guest: Rate = Rate(20, 0.5)
    login: Rate = Rate(10, 0.2)
    #: New tables, branches, imports.
    table: Rate = Rate(20, 0.2)
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
#: Buckets kept before full ones are thrown away.
MOST_BUCKETS = 20_000


class Bucket(NamedTuple):
    left: float
    at: float


class Limiter:
    """Counts what everybody asks for."""

    def __init__(self, rates: Rates, clock: Callable[[], float] = monotonic) -> None:
        self.rates = rates
        self.clock = clock
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, who: str, share: float = 1.0) -> float:
        """Take one; 0 if there was one, else the seconds until there will be."""
        rate: Rate = getattr(self.rates, kind)
        now = self.clock()
        burst, per_second = rate.burst * share, rate.per_second * share
        left, at = self.buckets.get((kind, who), Bucket(burst, now))
        left = min(burst, left + (now - at) * per_second)
        if left < 1:
            return (1 - left) / per_second
        if len(self.buckets) >= MOST_BUCKETS:
            self.forget(now)
        self.buckets[kind, who] = Bucket(left - 1, now)
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

    def ask(self, kind: str, identity: str, address: str) -> None:
        """Count a request of that kind; `ApiError` if it is one too many."""
        wait = self.take("request", f"address {address}", SHARED_ADDRESS)
        if identity:
            wait = wait or self.take("request", f"user {identity}")
        if kind != "request":
            who = f"address {address}" if kind in BY_ADDRESS or not identity else f"user {identity}"
            wait = wait or self.take(kind, who)
        if wait:
            raise too_fast(wait)


def too_fast(wait: float) -> ApiError:
    seconds = max(1, round(wait + 0.5))
    text = Text("server-too-fast", {"seconds": seconds})
    return ApiError(429, "too_fast", text, headers={"Retry-After": str(seconds)})


def address_of(scope: Any) -> str:
    """Where a request comes from; behind a proxy that is trusted, what the proxy says."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def limit_middleware(app: ASGIApp) -> ASGIApp:
    """Counts every request before it is looked at; handlers name their kind with `opt={"limit": …}`."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            shared = scope["litestar_app"].state
            kind = scope["route_handler"].opt.get("limit", "request")
            identity = shared.signer.identity(scope)
            shared.limiter.ask(kind, identity, address_of(scope))
        await app(scope, receive, send)

    return counted
