"""Ids that people may have to read aloud or type: of tables and of boards."""

from __future__ import annotations

import secrets
from typing import Final

#: Without letters and digits that are taken for each other.
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
