"""Looking at a table: its projection, made once after every record for all who see the same."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Collection
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary, ref

import msgspec

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
#: How documents are compressed that are kept: it takes a thousandth of a second.
FAST: Final = 1


class Document(msgspec.Struct, frozen=True):
    """All that a viewer sees of a table after a record. The scene is there for those who draw it, without its still
    part."""

    table: TableView
    scene: SceneView | None


#: What a document has much of.
PARTS: Final = (list, tuple, dict)
View = TypeVar("View", TableView, SceneView)
_document: Final = msgspec.json.Decoder(Document)


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


def scene_now(table: Table, seat: int | None) -> SceneView:
    """The picture as it is now, without its still part."""
    scenes, viewer = shown_of(table).scenes, projection.eyes(table, seat)
    known = scenes.get(viewer)
    if known is None:
        known = scenes[viewer] = kept_once(scene_view(table, viewer), scenes.values())
    return known


def kept_once(made: View, others: Collection[View]) -> View:
    """The same, its parts taken from what others see wherever they see the same: kept once, and compared once."""
    for name in made.__struct_fields__:
        own = getattr(made, name)
        if isinstance(own, PARTS) and own:
            for other in others:
                own = alike(own, getattr(other, name))
            made = msgspec.structs.replace(made, **{name: own})
    return made


def alike(own: Any, theirs: Any) -> Any:
    """One's own part of a document, with as much of it as possible being the very thing that somebody else has."""
    if own is theirs or own == theirs:
        return theirs
    if isinstance(own, list | tuple) and len(own) == len(theirs):
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
    """What a viewer has been shown last. Where nothing happens for a while it is kept as its text, compressed: as
    objects it takes thirty times as much, for everybody who has a table open and thinks, or has gone home."""

    __slots__ = ("_document", "_small", "_table", "seq")

    def __init__(self, table: Table, document: Document) -> None:
        self.seq = document.table.seq
        self._table = ref(table)
        self._document: Document | None = document
        self._small = b""

    def shrink(self) -> None:
        """Nothing has happened for a while."""
        if self._document is None:
            return
        self._small = zlib.compress(msgspec.json.encode(self._document), FAST)
        self._document = None
        table = self._table()
        if table is not None and table.seq == self.seq:
            # Made again for whoever asks.
            _shown.pop(table, None)

    def changes_to(self, table: Table, after: Document) -> list[Operation]:
        """What has changed since then."""
        if self._document is not None:
            return changes_to(table, self._document, after)
        text = zlib.decompress(self._small)
        try:
            return json_patch.changes(_document.decode(text), after)
        except msgspec.MsgspecError:
            # A game may show what cannot be made again of its text; compared as data, more of it seems to have changed.
            return json_patch.changes(msgspec.json.decode(text), msgspec.json.decode(msgspec.json.encode(after)))


def agreed_clock(rules: ClockRules) -> AgreedClock:
    return AgreedClock(kind=rules.kind, time=rules.time, increment=rules.increment)
