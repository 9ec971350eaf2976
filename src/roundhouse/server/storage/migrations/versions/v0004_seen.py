"""When somebody was last connected to a table: only then can it be said that they are absent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("members", sa.Column("seen", sa.Double))
