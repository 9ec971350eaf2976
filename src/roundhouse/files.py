"""Reading files that may be compressed."""

from __future__ import annotations

import gzip
import zlib
from pathlib import Path


def read_text(path: Path) -> str:
    """The text of a file, plain or compressed with gzip; OSError or UnicodeDecodeError if it cannot be read."""
    raw = path.read_bytes()
    if raw[:2] == b"\x1f\x8b":
        try:
            raw = gzip.decompress(raw)
        except (EOFError, zlib.error) as error:
            raise OSError(f"damaged gzip file: {error}") from None
    # Some editors put a mark of the byte order before everything else.
    return raw.decode("utf-8-sig")
