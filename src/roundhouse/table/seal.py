"""The seal of a table: a hash of everything that chance has decided, shown at the start and opened at the end.

Whoever kept it can tell that nothing was changed in between. In the API and in exports it is called `commitment`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from roundhouse.engine.canonical import canonical
from roundhouse.engine.setup import Setup
from roundhouse.table.table import Table
from roundhouse.table.views import OpenedView


def seal_of(table: Table) -> str:
    """The seal that everybody sees."""
    known = _seals.get(table)
    if known is None:
        known = _seals[table] = seal(sealed(table.begin.setup, table.begin.salt))
    return known


#: Seals of tables: they never change. Only a cache.
_seals: WeakKeyDictionary[Table, str] = WeakKeyDictionary()


def sealed(setup: Setup, salt: str) -> OpenedView:
    """What the seal is made of, which nobody may know before the end."""
    return OpenedView(seed=setup.seed, given=setup.given, position=setup.position, salt=salt, secret=setup.secret)


def opened(table: Table) -> OpenedView | None:
    """The same, once the game is over."""
    return sealed(table.begin.setup, table.begin.salt) if table.over else None


def seal(contents: OpenedView | Mapping[str, Any]) -> str:
    """SHA-256 of the canonical text. Players make it of what was opened, and compare."""
    return hashlib.sha256(canonical(msgspec.to_builtins(contents)).encode("ascii")).hexdigest()
