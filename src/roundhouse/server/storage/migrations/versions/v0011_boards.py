"""Boards of somebody's own, and their versions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_boards"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_boards_user_id_users", ondelete="CASCADE"),
    )
    op.create_index("ix_boards_user_id", "boards", ["user_id"])
    op.create_table(
        "board_versions",
        sa.Column("board_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("provenance", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("board_id", "version", name="pk_board_versions"),
        sa.ForeignKeyConstraint(
            ["board_id"], ["boards.id"], name="fk_board_versions_board_id_boards", ondelete="CASCADE"
        ),
    )
