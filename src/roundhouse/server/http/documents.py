"""Looking at a table: its projection, made once after every record for all who see the same."""

from __future__ import annotations

import asyncio
import contextlib
import time
import zlib
from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary, WeakMethod, WeakSet

import msgspec

from roundhouse.server.beside import Busy, beside
from roundhouse.server.http import json_patch
from roundhouse.server.http.bodies import AgreedClock
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.json_patch import Operation
from roundhouse.table import projection
from roundhouse.table.clock import ClockRules
from roundhouse.table.picture import SceneView, scene_view
from roundhouse.table.table import Table
from roundhouse.table.views import TableView

#: Seconds after a record in which all who follow a table hear of it.
SOON: Final = 0.1
#: Seconds without a record after which nobody seems to be about to act. Putting away and taking out again costs as much
#: as half an action: not for those who only think for a while.
QUIET: Final = 30.0
#: How documents are compressed that are kept: it takes half a thousandth of a second.
FAST: Final = 1


class Document(msgspec.Struct, frozen=True):
    """All that a viewer sees of a table after a record. The scene is there for those who draw it, without its still
    part."""

    table: TableView
    scene: SceneView | None


#: What a document has much of.
PARTS: Final = (list, tuple, dict)
View = TypeVar("View", TableView, SceneView)


class Shown:
    """What has been shown of a table after a record: most of it is asked for several times."""

    def __init__(self, seq: int) -> None:
        self.seq = seq
        #: By the seat that looks, the seats of whoever asks, and whether picks are named.
        self.tables: dict[tuple[int | None, tuple[int, ...], bool], TableView] = {}
        #: By the seat whose eyes are used.
        self.scenes: dict[int | None, SceneView] = {}
        #: What leads from one document to another, by the parts of both, and the documents, which stay that long.
        self.changes: dict[tuple[int, ...], list[Operation]] = {}
        self.parts: json_patch.Known = {}
        self.compared: list[Document] = []
        #: Those who have seen it, until it is put away.
        self.viewers: WeakSet[Seen] = WeakSet()

    def put_away(self) -> None:
        """Nothing has happened for a while: what was seen is kept as text, and made again for whoever asks."""
        viewers, self.viewers = list(self.viewers), WeakSet()
        packed = Packed([viewer.document for viewer in viewers if viewer.document is not None])
        for place, viewer in enumerate(viewers):
            viewer.put_into(packed, place)
        self.tables, self.scenes = {}, {}

    def forget_changes(self) -> None:
        """Let go of the documents before: by now everybody has heard."""
        self.changes, self.parts, self.compared = {}, {}, []


_shown: WeakKeyDictionary[Table, Shown] = WeakKeyDictionary()


def shown_of(table: Table) -> Shown:
    shown = _shown.get(table)
    if shown is None or shown.seq != table.seq:
        shown = _shown[table] = Shown(table.seq)
    return shown


def table_view(table: Table, seat: int | None, visitor: Visitor, *, named: bool = True) -> TableView:
    """The table as the visitor sees it with the eyes of that seat; with the names of what can be picked, or without."""
    yours, at = table.seats_of(visitor.id), time.time()
    tables, key = shown_of(table).tables, (seat, tuple(yours), named)
    known = tables.get(key)
    if known is None:
        made = projection.project(table, seat, at, yours, named=named)
        known = tables[key] = kept_once(made, tables.values())
    if known.clock.kind == "none":
        return known
    # Time goes on where nothing else does.
    return msgspec.structs.replace(known, clock=projection.clock_view(table, at))


def document(table: Table, seat: int | None, visitor: Visitor, *, drawn: bool) -> Document:
    """What the visitor sees with the eyes of that seat; if it is drawn, with the picture and the names of picks."""
    return Document(table_view(table, seat, visitor, named=drawn), scene_now(table, seat) if drawn else None)


async def at_hand(table: Table) -> None:
    """Let a board of somebody's own be drawn beside the loop before it is looked at: the largest take longer than a
    turn of the loop may. Boards are drawn once for all who look at them."""
    if any(isinstance(value, dict) for value in table.begin.setup.options.values()):
        # Where too much is to be drawn already, it takes that long.
        with contextlib.suppress(Busy):
            await beside(table.game.ruleset.scene, table.game.view(None))


def scene_now(table: Table, seat: int | None) -> SceneView:
    """The picture as it is now, without its still part."""
    scenes, viewer = shown_of(table).scenes, projection.eyes(table, seat)
    known = scenes.get(viewer)
    if known is None:
        known = scenes[viewer] = kept_once(scene_view(table, viewer), scenes.values())
    return known


def kept_once(made: View, others: Collection[View]) -> View:
    """The same, its parts taken from what others see wherever they see the same: kept once, and compared once."""
    names, values = json_patch.parts(type(made))
    own = kept = values(made)
    for other in others:
        pairs = zip(kept, values(other), strict=True)
        kept = tuple([here if here is there else alike(here, there) for here, there in pairs])
    shared = {name: part for name, before, part in zip(names, own, kept, strict=True) if part is not before}
    return msgspec.structs.replace(made, **shared) if shared else made


def alike(own: Any, theirs: Any) -> Any:
    """One's own part of a document, with as much of it as possible being the very thing that somebody else has."""
    if not own or not isinstance(own, PARTS):
        return own
    if own == theirs:
        return theirs
    if isinstance(own, list | tuple) and isinstance(theirs, list | tuple) and len(own) == len(theirs):
        return type(own)(there if there == here else here for here, there in zip(own, theirs, strict=True))
    return own


def changes_to(table: Table, before: Document, after: Document) -> list[Operation]:
    """What has changed from one document of a table to its present one: found once for all who have seen the same."""
    key = (id(before.table), id(before.scene), id(after.table), id(after.scene))
    shown = shown_of(table)
    if key not in shown.changes:
        if not shown.compared:
            asyncio.get_running_loop().call_later(SOON, shown.forget_changes)
        shown.compared += [before, after]
        shown.changes[key] = json_patch.changes(before, after, shown.parts)
    return shown.changes[key]


class Seen:
    """What a viewer has been shown last. Where nothing happens for a while it is kept as text: as objects it takes
    twenty times as much, for everybody who has a table open and thinks, or has gone home."""

    __slots__ = ("__weakref__", "_packed", "_place", "document", "seq")

    def __init__(self, table: Table, document: Document) -> None:
        self.seq = document.table.seq
        self.document: Document | None = document
        self._packed: Packed | None = None
        self._place = 0
        shown_of(table).viewers.add(self)

    def put_into(self, packed: Packed, place: int) -> None:
        self._packed, self._place, self.document = packed, place, None

    def changes_to(self, table: Table, after: Document) -> list[Operation]:
        """What has changed since then."""
        try:
            before = self.document if self._packed is None else self._packed.documents()[self._place]
        except msgspec.MsgspecError:
            before = None
        # A game may show what cannot be made again of its text: then all of it is sent.
        return everything(after) if before is None else changes_to(table, before, after)


def seen_now(table: Table, document: Document) -> Seen:
    """A viewer is shown this."""
    shown = shown_of(table)
    if not shown.viewers:
        asyncio.get_running_loop().call_later(QUIET, if_still_there(WeakMethod(shown.put_away)))
    return Seen(table, document)


def if_still_there(method: WeakMethod[Callable[[], None]]) -> Callable[[], None]:
    """Do it unless what it belongs to is gone: here, because something has happened since."""

    def do() -> None:
        bound = method()
        if bound is not None:
            bound()

    return do


def everything(after: Document) -> list[Operation]:
    return [json_patch.Operation("replace", f"/{name}", getattr(after, name)) for name in after.__struct_fields__]


# -- documents as text


class Packed:
    """What several have been shown, as one compressed text. What they see the same stands in it once, and is the same
    again in what is made of it, so that it is compared once."""

    def __init__(self, documents: Sequence[Document]) -> None:
        texts = Texts()
        pairs = [(texts.places(each.table), each.scene and texts.places(each.scene)) for each in documents]
        self._text = zlib.compress(msgspec.msgpack.encode((pairs, texts.texts)), FAST)
        self._documents: list[Document] | None = None

    def __len__(self) -> int:
        return len(self._text)

    def documents(self) -> list[Document]:
        """All of them, made once for all who go on from there."""
        if self._documents is None:
            pairs, texts = msgspec.msgpack.decode(zlib.decompress(self._text))
            made: Made = {}
            self._documents = [
                Document(unpacked(TableView, table, texts, made), scene and unpacked(SceneView, scene, texts, made))
                for table, scene in pairs
            ]
        return self._documents


class Texts:
    """The texts of the fields of documents, each once. Whoever uses it keeps the documents meanwhile."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self._known: dict[int, int] = {}

    def places(self, view: TableView | SceneView) -> list[int]:
        """Where the texts of its fields are."""
        return [self._place(getattr(view, name)) for name in view.__struct_fields__]

    def _place(self, field: Any) -> int:
        if id(field) not in self._known:
            self._known[id(field)] = len(self.texts)
            self.texts.append(msgspec.msgpack.encode(field))
        return self._known[id(field)]


#: What was made of texts, by the kind of view, the number of the field, and the place of its text.
Made = dict[tuple[type, int, int], Any]


def unpacked(kind: type[View], places: list[int], texts: list[bytes], made: Made) -> View:
    """A view of its fields' texts; a text that was read for that field already is not read again."""
    fields = []
    for number, (place, decoder) in enumerate(zip(places, decoders_of(kind), strict=True)):
        if (kind, number, place) not in made:
            made[kind, number, place] = decoder.decode(texts[place])
        fields.append(made[kind, number, place])
    return kind(**dict(zip(kind.__struct_fields__, fields, strict=True)))


@cache
def decoders_of(kind: type[msgspec.Struct]) -> list[msgspec.msgpack.Decoder[Any]]:
    return [msgspec.msgpack.Decoder(field.type) for field in msgspec.structs.fields(kind)]


def agreed_clock(rules: ClockRules) -> AgreedClock:
    return AgreedClock(kind=rules.kind, time=rules.time, increment=rules.increment)
