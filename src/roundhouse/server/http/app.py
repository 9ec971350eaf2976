"""The application: everything that answers HTTP and WebSocket, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide

from roundhouse.server.config import Config
from roundhouse.server.http import client_files, errors, logs, start_page
from roundhouse.server.http.bodies import Weighed
from roundhouse.server.http.description import Description, describe
from roundhouse.server.http.identity import Signer, provide_visitor
from roundhouse.server.http.limits import Limiter, limit_middleware
from roundhouse.server.http.metrics import Metrics
from roundhouse.server.http.open_sockets import OpenSockets
from roundhouse.server.http.request_queue import RequestQueue
from roundhouse.server.http.routes import (
    API,
    accounts,
    actions,
    answers_ahead,
    boards,
    branches,
    chat,
    coach,
    exports,
    games,
    history,
    howto,
    invitations,
    lessons,
    lobby,
    looks,
    messages,
    monitoring,
    pictures,
    privacy,
    progress,
    puzzles,
    running,
    sessions,
    tables,
    tokens,
)
from roundhouse.server.http.security import add_headers, cross_site_middleware
from roundhouse.server.http.settings import Settings, signing_key
from roundhouse.server.http.socket import table_socket
from roundhouse.server.http.socket_description import router as socket_description
from roundhouse.server.http.stream import stream
from roundhouse.server.tables.keeper import Keeper
from roundhouse.server.tables.samples import open_samples

#: The part of all connections that sockets may take of people who only look on.
ONLOOKERS = 0.6
NOUNS = (
    lobby,
    tables,
    running,
    invitations,
    actions,
    coach,
    history,
    branches,
    answers_ahead,
    chat,
    accounts,
    sessions,
    tokens,
    privacy,
    progress,
    puzzles,
    games,
    howto,
    lessons,
    looks,
    boards,
    pictures,
    exports,
    messages,
)


class Application(Litestar):
    """Litestar that writes down every request, those too that lead nowhere."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await logs.observe(super().__call__, scope, receive, send, self.state.metrics)


def create_app(config: Config, settings: Settings | None = None) -> Litestar:
    """The application for one database. The keeper lives as long as the server runs."""
    settings = settings or Settings()
    limiter = Limiter(settings.rates)
    state = State(
        {
            "settings": settings,
            "signer": Signer(signing_key(settings)),
            "limiter": limiter,
            "queue": RequestQueue(limiter),
            "open_sockets": OpenSockets(
                settings.sockets_per_person,
                settings.sockets_per_address,
                onlookers=int(ONLOOKERS * settings.connections.room()),
            ),
            "metrics": Metrics(),
            "description": Description(),
        }
    )

    # Without anything that it would have to be given: it is asked for with every request.
    def keeper() -> Keeper:
        kept: Keeper = state.keeper
        return kept

    # Side by side: a router in a router is copied and read anew, and a server takes twice as long to start.
    sockets = Router(API, route_handlers=[table_socket, stream])
    api = [*(noun.router for noun in NOUNS), monitoring.router, socket_description, sockets]
    return Application(
        route_handlers=[*api, start_page.router, client_files.router],
        lifespan=[keep(config, settings)],
        state=state,
        dependencies={"keeper": Provide(keeper, sync_to_thread=False), "visitor": Provide(provide_visitor)},
        middleware=[cross_site_middleware, limit_middleware],
        before_send=[add_headers],
        exception_handlers=errors.HANDLERS,
        compression_config=CompressionConfig(
            # A tenth smaller than gzip in the same time; whoever does not know it gets gzip.
            backend="brotli",
            brotli_quality=6,
            brotli_gzip_fallback=True,
            minimum_size=1000,
            gzip_compress_level=7,
            exclude_opt_key="compressed",
        ),
        cors_config=shared_with(settings.origins),
        request_class=Weighed,
        request_max_body_size=settings.largest_request,
        openapi_config=describe(f"{API}/openapi.json"),
        logging_config=None,
        debug=False,
    )


def shared_with(origins: tuple[str, ...]) -> CORSConfig | None:
    """What browsers are told of pages at other addresses that may use this server, with the cookies of their people."""
    if not origins:
        return None
    return CORSConfig(
        allow_origins=list(origins),
        allow_methods=["GET", "POST", "PUT", "DELETE"],
        allow_headers=["content-type"],
        allow_credentials=True,
        expose_headers=["etag", "retry-after", "x-request-id"],
    )


def keep(config: Config, settings: Settings) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """The keeper's life."""

    @asynccontextmanager
    async def kept(app: Litestar) -> AsyncIterator[None]:
        app.state.keeper = await Keeper.connect(config)
        try:
            if settings.samples:
                await open_samples(app.state.keeper)
            yield
        finally:
            await app.state.keeper.close()

    return kept
