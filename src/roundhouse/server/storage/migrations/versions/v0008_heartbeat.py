"""When the server was last there, and when it was not: clocks stand still meanwhile."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.Double, primary_key=True, autoincrement=False),
        sa.Column("until", sa.Double, nullable=False),
    )
