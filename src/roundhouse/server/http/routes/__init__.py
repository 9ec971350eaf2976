"""The API, one noun per file."""

from __future__ import annotations

from typing import Final

#: Where all of it is found.
API: Final = "/api/v1"
