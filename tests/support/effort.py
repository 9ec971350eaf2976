"""How hard the property tests try: quickly by default, long with ROUNDHOUSE_SOAK=1."""

from __future__ import annotations

import os

SOAK = os.environ.get("ROUNDHOUSE_SOAK", "0") not in ("", "0")
#: Examples of a soak run for each one of a quick run.
LONGER = 30


def examples(quick: int) -> int:
    """How many examples to try of something of which `quick` are enough for a quick run."""
    return quick * LONGER if SOAK else quick
