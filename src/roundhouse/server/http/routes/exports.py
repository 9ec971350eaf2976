"""Exports and imports: a table as one document, as far as one may know it, and tables made of documents."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import BodyKwarg

from roundhouse.server.beside import beside
from roundhouse.server.http.bodies import Opened, Opening
from roundhouse.server.http.errors import LOOKING, ApiError, answered, malformed, problems
from roundhouse.server.http.parameters import AnyRequest, AskedSeat, JSONBody, Keeping, TableId, Who
from roundhouse.server.http.permissions import viewing_seat
from roundhouse.server.http.ready import ASK_AGAIN, READY, accepted_by, ready, send
from roundhouse.server.http.ready import AnyRequest as Request
from roundhouse.server.http.routes import API
from roundhouse.server.http.routes.actions import in_time
from roundhouse.server.workers.importing import Save
from roundhouse.table import export as documents
from roundhouse.table.save import BadSave

#: Bytes of a document: a long game has a few hundred kB.
LARGEST = 4 * 1024 * 1024
#: An object that is read where nobody has to wait meanwhile: here it is only looked at whether it is JSON.
Unread = Annotated[msgspec.Raw, BodyKwarg(schema_extra={"type": OpenAPIType.OBJECT, "additional_properties": {}})]


@get("/tables/{table_id:str}/export", responses=answered(dict[str, Any]) | LOOKING, opt=READY)
async def export(
    request: Request, table_id: TableId, visitor: Who, keeper: Keeping, seat: AskedSeat = None
) -> Response[Any]:
    """The whole game once it is over (a save file); before that, what the seat may know (docs/formats/save.md)."""
    table = await keeper.table_even_if_parked(table_id)
    whole = documents.export(table, viewing_seat(table, visitor, seat))
    return send(request, await beside(ready, whole, accepted=accepted_by(request)), ASK_AGAIN)


class Import(Opening, frozen=True, kw_only=True):
    """A save file, or a game recorded by another program. Whoever imports it plays all seats of people, until
    somebody else takes one: its host can invite to each of them."""

    document: Unread


READ = msgspec.json.Decoder(Import)


class Unopened(AnyRequest):
    """A request of which only the outermost part is read, up to the first field that does not belong there: hundreds of
    thousands of them would keep everybody waiting."""

    async def json(self) -> dict[str, Any]:
        try:
            return msgspec.structs.asdict(READ.decode(await self.body()))
        except msgspec.ValidationError as error:
            problem, _, place = str(error).partition(" - at `$")
            raise malformed("server-field", field=place.strip("`."), why=problem) from None
        except (msgspec.DecodeError, RecursionError):
            raise malformed("server-malformed") from None


@post("/imports", responses=problems(401, 413, 503), opt={"limit": "table"})
async def import_document(data: JSONBody[Import], visitor: Who, keeper: Keeping) -> Opened:
    """Go on with the game of a save file, at a practice table."""
    visitor.must_be_known()
    document = bytes(data.document)
    save = Save(document=document, owner=visitor.id, name=visitor.name, at=time.time(), guest=visitor.guest)
    try:
        imported = await in_time(keeper.read_save(save))
    except BadSave as error:
        raise ApiError(400, "bad_save", error.text, field=error.where) from None
    except msgspec.MsgspecError:
        # No object, or JSON that cannot be read after all.
        raise malformed("server-malformed", field="document") from None
    begin, entries = await keeper.unlike_accounts(imported, visitor.id)
    return Opened(id=await keeper.open_table(begin, entries, key=data.key))


router = Router(
    API,
    route_handlers=[
        export,
        Router("/", route_handlers=[import_document], request_class=Unopened, request_max_body_size=LARGEST),
    ],
    tags=["exports"],
)
