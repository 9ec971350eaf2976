"""Canonical text of plain data and its digest: equal data gives equal text on every machine."""

from __future__ import annotations

import hashlib
import json

_written = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def canonical(data: object) -> str:
    """JSON with sorted keys, no white space, ASCII only."""
    return _written.encode(data)


def digest(data: object) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of the canonical text."""
    return hashlib.sha256(canonical(data).encode("ascii")).hexdigest()[:16]
