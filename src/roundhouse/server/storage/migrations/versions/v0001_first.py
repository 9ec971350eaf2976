"""The first schema. A revision is history: it is never changed, and imports nothing of the program."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("login", name="uq_users_login"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("begin", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("deciding", sa.Integer),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("wakes", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    op.create_index("ix_tables_status_wakes", "tables", ["status", "wakes"])
    _of_a_table(
        "entries",
        ["table_id", "seq"],
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("key", sa.Text),
    )
    with_key = sa.text("key IS NOT NULL")
    op.create_index(
        "uq_entries_table_id_seat_key",
        "entries",
        ["table_id", "seat", "key"],
        unique=True,
        sqlite_where=with_key,
        postgresql_where=with_key,
    )
    _of_a_table("members", ["table_id", "user_id"], sa.Column("user_id", sa.Text, nullable=False))
    op.create_index("ix_members_user_id", "members", ["user_id"])
    _of_a_table(
        "chat",
        ["table_id", "number"],
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    _of_a_table(
        "notes",
        ["table_id", "user_id"],
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    _of_a_table(
        "standing",
        ["table_id", "seat"],
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
    )
    _of_a_table(
        "invitations",
        ["table_id", "seat"],
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("secret_hash", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.UniqueConstraint("secret_hash", name="uq_invitations_secret_hash"),
    )
    _of_a_table(
        "snapshots",
        ["table_id"],
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.Text, nullable=False),
    )


def _of_a_table(name: str, keys: list[str], *columns: sa.schema.SchemaItem) -> None:
    """Create something that belongs to a table and goes with it."""
    op.create_table(
        name,
        sa.Column("table_id", sa.Text, nullable=False),
        *columns,
        sa.PrimaryKeyConstraint(*keys, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id_tables", ondelete="CASCADE"),
    )
