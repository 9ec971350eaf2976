"""States: their fields are declared once, as annotations of the class; the rest is generated from the declaration.

    class State:
        board: Given[Board]
        money: list[int]
        hindrance: Derived[list[int]]

`scripts/fields.py` (`make fields`) writes `copy`, what pickling needs and the names of the stored fields below the
declarations, so that a copy is as fast as handwritten code, compiled or not; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

T = TypeVar("T")

#: Belongs to the set-up and never changes: copies share it, and it is not stored with the state.
Given = Annotated[T, "given"]
#: Can be computed from the rest: copied but not stored, and computed again when a state is unpacked.
Derived = Annotated[T, "derived"]
#: Lives only during one action: neither copied nor stored.
Passing = Annotated[T, "passing"]


def pack_fields(state: object, names: Iterable[str]) -> dict[str, Any]:
    """The fields by name, as plain data."""
    return {name: _apart(getattr(state, name)) for name in names}


def unpack_fields(state: object, names: Iterable[str], packed: dict[str, Any]) -> None:
    """Set the fields that `pack_fields` wrote."""
    for name in names:
        setattr(state, name, _apart(packed[name]))


def restored(state: Any, given: tuple[Any, ...], packed: dict[str, Any]) -> Any:
    """A pickled state: its class, what it is made with, and its fields."""
    made = state(*given)
    unpack_fields(made, packed, packed)
    return made


def _apart(value: Any) -> Any:
    """The same value, with lists of its own."""
    if not isinstance(value, list):
        return value
    return [list(row) for row in value] if value and isinstance(value[0], list) else list(value)
