"""Names that look alike, what administrators do, links for a new password, and what was agreed on at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from roundhouse.server.names import skeleton

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("users", sa.Column("skeleton", sa.Text))
    op.add_column("users", sa.Column("muted", sa.Double))
    op.add_column("users", sa.Column("banned", sa.Double))
    op.create_index("ix_users_skeleton", "users", ["skeleton"])
    op.add_column("tables", sa.Column("agreed", sa.Text))
    op.create_table(
        "password_links",
        sa.Column("secret_hash", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("secret_hash", name="pk_password_links"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_password_links_user_id_users", ondelete="CASCADE"),
    )
    op.create_table(
        "admin_log",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_admin_log"),
    )
    see_accounts()


def see_accounts() -> None:
    """What the names of those who have an account already look like."""
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("skeleton"))
    connection = op.get_bind()
    for user_id, name in connection.execute(
        sa.select(users.c.id, users.c.name).where(users.c.login.is_not(None))
    ).all():
        connection.execute(users.update().where(users.c.id == user_id).values(skeleton=skeleton(name)))
