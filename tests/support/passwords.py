"""Passwords that are hashed quickly: it is meant to take long, and the tests have no time for that."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import argon2

from roundhouse.server.tables import people


@contextmanager
def hashed_quickly() -> Iterator[None]:
    """For every server and keeper that is made meanwhile."""
    with patch.object(people, "PasswordHasher", lambda: argon2.PasswordHasher(time_cost=1, memory_cost=64)):
        yield
