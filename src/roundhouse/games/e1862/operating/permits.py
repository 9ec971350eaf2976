"""Permits: the types of trains that a company may run (R7.8-g), as bits.

Where no permits are used, every company may run all types of its variant (R11.1-a).
"""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.operating.train_types import NUMBER_OF_TYPES, TYPE_NAMES


def allows(permits: int, type: int) -> bool:
    """R7.8-g"""
    return permits >> type & 1 == 1


def permit_names(permits: int) -> list[str]:
    return [TYPE_NAMES[type] for type in range(NUMBER_OF_TYPES) if allows(permits, type)]
