"""The AsyncAPI document: what the sockets say and understand. Made of the structs that are sent and read."""

from __future__ import annotations

from functools import cache
from inspect import cleandoc
from typing import Any, Final, get_args

import msgspec
from litestar import Response, Router, get

import roundhouse
from roundhouse.server.beside import beside
from roundhouse.server.http.description import KEEP
from roundhouse.server.http.fields import Data, describe_fields
from roundhouse.server.http.identity import COOKIE
from roundhouse.server.http.ready import READY, AnyRequest, Ready, ready, send
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.messages import AnyMessage, Beat, Moved, Refused
from roundhouse.server.http.socket import AnyRequest as AnyAsked
from roundhouse.server.http.socket import PingMessage, table_socket
from roundhouse.server.http.stream import stream

REFERENCE: Final = "#/components/schemas/{name}"
#: What the socket of a table says, and what that of all tables says.
AT_TABLE: Final[tuple[type, ...]] = tuple(each for each in get_args(AnyMessage) if each is not Moved)
OF_ALL: Final[tuple[type, ...]] = (Moved, Beat, Refused)
ASKED: Final[tuple[type, ...]] = get_args(AnyAsked)
#: What may stand in the address of a table's socket.
ADDRESS: Final[Data] = {
    "after": "The number of the last record that is known already; left out: begin with the table as it is.",
    "chat": "The number of the last line of chat that is known already.",
    "seat": "The own seat to look with; -1: what everybody sees; left out: the own seat that decides.",
    "scene": "1: with the picture and the names of picks.",
}


@cache
def socket_document() -> Data:
    """AsyncAPI 3.0."""
    kinds = [*AT_TABLE, Moved, *ASKED]
    _, shapes = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    for shape in shapes.values():
        shape["description"] = cleandoc(shape.get("description", ""))
    document: Data = {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Roundhouse: sockets",
            "version": roundhouse.__version__,
            "description": "What happens at tables, as it happens. Every message is one JSON text; `type` says which.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": channel("/api/v1/tables/{table_id}/socket", table_socket, [*AT_TABLE, *ASKED], ADDRESS),
            "stream": channel("/api/v1/stream", stream, [*OF_ALL, PingMessage], {}),
        },
        "operations": {
            "tableSays": operation("table", "send", AT_TABLE),
            "tableHears": operation("table", "receive", ASKED),
            "streamSays": operation("stream", "send", OF_ALL),
            "streamHears": operation("stream", "receive", (PingMessage,)),
        },
        "components": {
            "schemas": shapes,
            "messages": {kind.__name__: message(kind, shapes) for kind in kinds},
            "securitySchemes": {
                "cookie": {"type": "httpApiKey", "name": COOKIE, "in": "cookie"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }
    return describe_fields(document)


def channel(address: str, handler: Any, kinds: list[type], asked: Data) -> Data:
    described: Data = {"address": address, "description": handler.fn.__doc__, "messages": {}}
    described["messages"] = {kind.__name__: reference("messages", kind) for kind in kinds}
    if "{" in address:
        described["parameters"] = {"table_id": {"description": "The table's id."}}
    if asked:
        query = {name: {"type": "string", "description": said} for name, said in asked.items()}
        described["bindings"] = {"ws": {"query": {"type": "object", "properties": query}}}
    return described


def operation(place: str, action: str, kinds: tuple[type, ...]) -> Data:
    messages = [{"$ref": f"#/channels/{place}/messages/{kind.__name__}"} for kind in kinds]
    security = [{"$ref": f"#/components/securitySchemes/{name}"} for name in ("cookie", "token")]
    return {"action": action, "channel": {"$ref": f"#/channels/{place}"}, "messages": messages, "security": security}


def message(kind: type, shapes: Data) -> Data:
    shape = shapes[kind.__name__]
    tag = shape["properties"]["type"]["enum"][0]
    return {
        "name": tag,
        "summary": " ".join(shape["description"].partition("\n\n")[0].split()),
        "payload": reference("schemas", kind),
    }


def reference(group: str, kind: type) -> Data:
    return {"$ref": f"#/components/{group}/{kind.__name__}"}


@cache
def made() -> Ready:
    return ready(socket_document())


@get("/asyncapi.json", include_in_schema=False, opt=READY)
async def asyncapi(request: AnyRequest) -> Response[Any]:
    """What sockets say and understand."""
    return send(request, await beside(made), KEEP)


router = Router(API, route_handlers=[asyncapi])
