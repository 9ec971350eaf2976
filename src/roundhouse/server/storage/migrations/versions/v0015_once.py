"""Keys of chat lines and of new tables: what is sent twice is said, or opened, once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("chat", sa.Column("key", sa.Text))
    has_key = sa.text("key IS NOT NULL")
    op.create_index(
        "uq_chat_table_id_user_id_key",
        "chat",
        ["table_id", "user_id", "key"],
        unique=True,
        sqlite_where=has_key,
        postgresql_where=has_key,
    )
    op.add_column("tables", sa.Column("opening", sa.Text))
    op.create_index("uq_tables_opening", "tables", ["opening"], unique=True)
