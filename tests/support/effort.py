"""How hard the property tests try, and the tests that compare the best runs of 1862 on many boards.

Half as hard as they could in `make test`, which people wait for; in full with ROUNDHOUSE_THOROUGH=1, which `.ci/run`
sets for the compiled build; and for hours with ROUNDHOUSE_SOAK=1.

Of some tests `make test` tries the first case only, and `.ci/run` all, because the others say the same of another
position: those that a level of a bot gives the same move for the same seed, and whatever others hide from it; and that
what a bot of Rocket sees at a glance is close to what it would count.

Nor does `make test` try tests of other tests: that a leak which is put in on purpose would be found, or an answer
before its commit, and that the worlds and models which are compared do differ. `.ci/run` does. It is also `.ci/run`
that starts servers to have them raced and kept waiting by slow clients, and that plays whole games over sockets.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import pytest


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


def others_later(cases: Sequence[Any]) -> list[Any]:
    """The cases of a test; all but the first are long ones."""
    apart = [case if isinstance(case, tuple) else (case,) for case in cases[1:]]
    return [cases[0], *(pytest.param(*case, marks=pytest.mark.long) for case in apart)]
