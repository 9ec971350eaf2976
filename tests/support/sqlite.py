"""SQLite databases that have the present schema already: to migrate an empty one takes longer than most tests."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from roundhouse.server.storage.database import prepare


@cache
def _present() -> bytes:
    with tempfile.TemporaryDirectory(prefix="roundhouse-sqlite-") as folder:
        file = Path(folder) / "roundhouse.sqlite3"
        prepare(f"sqlite:///{file}")
        return file.read_bytes()


def prepared(file: Path) -> str:
    """The address of a database in that file; if there is none yet, of one with nothing in it."""
    if not file.exists():
        file.write_bytes(_present())
    return f"sqlite:///{file}"
