"""Monitoring: is the server well, and how much does it do?"""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Any, Literal

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec

import roundhouse
from roundhouse import installed
from roundhouse.engine.text import Text
from roundhouse.server.http.errors import not_ready, problems
from roundhouse.server.http.limits import address_of
from roundhouse.server.http.metrics import Metrics
from roundhouse.server.http.parameters import Keeping
from roundhouse.server.http.routes import API


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether everything runs."""

    ok: bool
    version: str
    #: How it was built: plain Python is slower.
    build: Literal["compiled", "plain"]
    #: What is wrong, if something is.
    reason: Text | None = None


NOT_WELL = {503: ResponseSpec(Health, generate_examples=False, description="Something does not run.")}
FIGURES = {200: ResponseSpec(str, generate_examples=False, description="Figures", media_type="text/plain")}


@get("/health", responses=problems() | NOT_WELL)
async def health(keeper: Keeping) -> Response[Health]:
    """Is everything well? 503 if not."""
    found = await keeper.health()
    ok = bool(found["ok"])
    reason = None if ok else not_ready(found["why"]).body.text
    build: Literal["compiled", "plain"] = "compiled" if installed.compiled() else "plain"
    well = Health(ok=ok, version=roundhouse.__version__, build=build, reason=reason)
    return Response(well, status_code=200 if ok else 503)


def may_count(address: str, allowed: tuple[str, ...]) -> bool:
    """May somebody from there see the figures?"""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in ip_network(network, strict=False) for network in allowed)


@get("/metrics", media_type="text/plain", responses=FIGURES | problems(404))
async def metrics(request: Request[Any, Any, Any], keeper: Keeping, state: State) -> Response[str]:
    """Figures for Prometheus, of this process, for those whom the host lets see them."""
    if not may_count(address_of(request.scope), state.settings.metrics):
        raise NotFoundException()
    counted: Metrics = state.metrics
    lines = counted.write() + keeper.watchdog.write()
    for name, count in sorted(keeper.counters.items()):
        lines += f"# TYPE roundhouse_{name}_total counter\nroundhouse_{name}_total {count}\n"
    return Response(lines, media_type="text/plain; version=0.0.4")


router = Router(API, route_handlers=[health, metrics], tags=["monitoring"])
