"""Every legal combination of what players of 1862 choose besides single rulings."""

from __future__ import annotations

from itertools import product
from typing import Any, Literal, get_args, get_origin

import msgspec

from roundhouse.games.e1862.setup.options import RULINGS, Options
from roundhouse.games.e1862.setup.variants import one_length, simple_enough

#: What each option can be.
CHOICES: dict[str, tuple[Any, ...]] = {
    field.name: get_args(field.type) if get_origin(field.type) is Literal else (field.default, not field.default)
    for field in msgspec.structs.fields(Options)
    if field.name not in RULINGS
}

COMBINATIONS: list[dict[str, Any]] = [
    combination
    for values in product(*CHOICES.values())
    if simple_enough(combination := dict(zip(CHOICES, values))) and one_length(combination)
]
