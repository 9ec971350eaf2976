"""What somebody has learned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "progress",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("learned", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_progress"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_progress_user_id_users", ondelete="CASCADE"),
    )
