"""A table that kept everybody waiting is parked by the version of the program that it was too much for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("parked", sa.Text))
