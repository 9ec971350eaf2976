"""Whether everybody may look on can be changed: rows say how it is now, and the lobby need not pass over the others."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # What a program of before adds meanwhile is not shown to everybody.
    op.add_column("tables", sa.Column("spectators", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("id"), sa.column("begin"), sa.column("spectators"))
    connection = op.get_bind()
    rows = connection.execute(sa.select(tables.c.id, tables.c.begin)).all()
    for id in [id for id, begin in rows if json.loads(begin).get("spectators", True)]:
        connection.execute(tables.update().where(tables.c.id == id).values(spectators=True))
