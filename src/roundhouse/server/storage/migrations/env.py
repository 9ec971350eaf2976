"""Run by Alembic: migrates over the connection that it is given, inside its transaction."""

from __future__ import annotations

from alembic import context

from roundhouse.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter tables: they are copied.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
