"""How hard the property tests try.

Half as hard as they could in `make test`, which people wait for; in full with ROUNDHOUSE_THOROUGH=1, which `.ci/run`
sets for the compiled build; and for hours with ROUNDHOUSE_SOAK=1.
"""

from __future__ import annotations

import os


def _is_set(name: str) -> bool:
    return os.environ.get(name, "0") not in ("", "0")


SOAK = _is_set("ROUNDHOUSE_SOAK")
THOROUGH = _is_set("ROUNDHOUSE_THOROUGH")
#: Examples of a soak run for each one of a thorough run.
LONGER = 30
#: Of so few examples, half would be too few.
FEW = 20


def examples(thorough: int) -> int:
    """How many examples to try of something of which `thorough` are enough."""
    if SOAK:
        return thorough * LONGER
    return thorough if THOROUGH or thorough <= FEW else thorough // 2
