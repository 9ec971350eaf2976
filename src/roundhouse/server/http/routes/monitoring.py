"""Monitoring: is the server well, and how much does it do?"""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

import roundhouse
from roundhouse.server.http.errors import problems
from roundhouse.server.http.metrics import Metrics
from roundhouse.server.http.parameters import Keeping


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether everything runs."""

    ok: bool
    version: str


NOT_WELL = {503: ResponseSpec(Health, generate_examples=False, description="Something does not run.")}
FIGURES = {200: ResponseSpec(str, generate_examples=False, description="Figures", media_type="text/plain")}


@get("/health", responses=problems() | NOT_WELL)
async def health(keeper: Keeping) -> Response[Health]:
    """Is everything well? 503 if not."""
    found = await keeper.health()
    ok = bool(found["ok"])
    return Response(Health(ok=ok, version=roundhouse.__version__), status_code=200 if ok else 503)


@get("/metrics", media_type="text/plain", responses=FIGURES | problems())
async def metrics(keeper: Keeping, state: State) -> Response[str]:
    """Figures for Prometheus, of this process."""
    counted: Metrics = state.metrics
    lines = counted.write() + keeper.watchdog.write()
    for name, count in sorted(keeper.counters.items()):
        lines += f"# TYPE roundhouse_{name}_total counter\nroundhouse_{name}_total {count}\n"
    return Response(lines, media_type="text/plain; version=0.0.4")


router = Router("/", route_handlers=[health, metrics], tags=["monitoring"])
