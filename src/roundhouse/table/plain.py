"""Pictures and panels as plain data: texts become keys and arguments, and what is as usual is left out."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from roundhouse.engine.text import Text
from roundhouse.table.projection import text_data


def plain(value: Any) -> Any:
    """Structs and texts as plain data; what has its usual value is left out."""
    if isinstance(value, Text):
        return text_data(value)
    if isinstance(value, msgspec.Struct):
        return {
            name: plain(given)
            for name, usual in zip(value.__struct_fields__, usual_values(type(value)))
            if (given := getattr(value, name)) != usual
        }
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    return value


@cache
def usual_values(kind: type[msgspec.Struct]) -> list[Any]:
    return [field.default for field in msgspec.structs.fields(kind)]
