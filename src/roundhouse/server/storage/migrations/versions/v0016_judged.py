"""Which version of the program, and of the rules, has found that a table can go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("judged", sa.Text))
