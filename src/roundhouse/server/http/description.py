"""The OpenAPI document: what the server can be asked. It is made once, beside the event loop, and then only sent."""

from __future__ import annotations

from typing import Any, Final

from litestar import Litestar, Response, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, OpenAPI, SecurityScheme

import roundhouse
from roundhouse.server.beside import beside
from roundhouse.server.http.fields import Data, describe_fields
from roundhouse.server.http.identity import COOKIE
from roundhouse.server.http.ready import READY, AnyRequest, Ready, ready, send

#: It changes only with the program.
KEEP: Final = "public, max-age=300"


class Description:
    """The document of one application, as soon as somebody has asked for it."""

    def __init__(self) -> None:
        self._ready: Ready | None = None

    async def ready(self, app: Litestar) -> Ready:
        return await beside(self._make, app) if self._ready is None else self._ready

    def _make(self, app: Litestar) -> Ready:
        # Whoever asked meanwhile has waited for the same thread, and finds it done.
        if self._ready is None:
            self._ready = ready(document(app))
        return self._ready

    async def schema(self, app: Litestar) -> OpenAPI:
        """The same as data."""
        await self.ready(app)
        return app.openapi_schema


def document(app: Litestar) -> Data:
    """The document as data, every field of it described."""
    made = describe_fields(app.openapi_schema.to_schema())
    for path in made["paths"].values():
        for operation in path.values():
            body = operation.get("requestBody") if isinstance(operation, dict) else None
            # Litestar says of every body that it is required.
            if body is not None and any(
                {"type": "null"} in each["schema"].get("oneOf", ()) for each in body["content"].values()
            ):
                body["required"] = False
    return made


def describe(path: str) -> OpenAPIConfig:
    """What it says of itself, and where it is."""
    cookie = SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie")
    return OpenAPIConfig(
        title="Roundhouse",
        version=roundhouse.__version__,
        description="Railway board games, played together. Texts are keys of the word files and their arguments.",
        openapi_router=Router(path, route_handlers=[], include_in_schema=False, before_request=answer, opt=READY),
        render_plugins=[JsonRenderPlugin(path="/")],
        use_handler_docstrings=True,
        components=Components(security_schemes={"cookie": cookie}),
        security=[{"cookie": []}, {}],
    )


async def answer(request: AnyRequest) -> Response[Any] | None:
    """The document, before Litestar makes it anew in the event loop; nothing where only its path begins like that."""
    if request.scope["path_params"]:
        return None
    return send(request, await request.app.state.description.ready(request.app), KEEP)
