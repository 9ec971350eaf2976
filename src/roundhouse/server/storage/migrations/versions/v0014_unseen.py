"""Names of accounts without what nobody sees, and what they look like now that more is taken for the same.

Whoever then has the name of another account gets a number; with the old name they could not log in any more.
"""

from __future__ import annotations

from itertools import count

import sqlalchemy as sa
from alembic import op

from roundhouse.server.names import login_of, on_one_line, skeleton

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    users = sa.table("users", *(sa.column(name) for name in ("id", "name", "login", "skeleton", "created")))
    connection = op.get_bind()
    accounts = sa.select(users.c.id, users.c.name, users.c.login).where(users.c.login.is_not(None))
    rows = connection.execute(accounts.order_by(users.c.created, users.c.id)).all()
    taken = {row.login for row in rows}
    for row in rows:
        name, login = row.name, row.login
        if on_one_line(name) != name:
            name = free(on_one_line(name), taken - {login})
            taken = taken - {login} | {login_of(name)}
            login = login_of(name)
        changed = {"name": name, "login": login, "skeleton": skeleton(name)}
        connection.execute(users.update().where(users.c.id == row.id).values(changed))


def free(name: str, taken: set[str]) -> str:
    """The name, or the first with a number behind it that nobody has."""
    wanted = (name if name and number == 1 else f"{name} {number}".strip() for number in count(1))
    return next(each for each in wanted if login_of(each) not in taken)
