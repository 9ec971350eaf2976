"""Tokens of programs: sessions with scopes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("scopes", sa.Text))
    op.add_column("sessions", sa.Column("bot", sa.Boolean))
