"""JSON Patch (RFC 6902) as any program would apply it: strictly, to plain data."""

from __future__ import annotations

from typing import Any


def patched(document: Any, operations: list[dict[str, Any]]) -> Any:
    """The document after the operations; the given one may change."""
    for each in operations:
        if not each["path"]:
            document = each["value"]
            continue
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in each["path"].split("/")[1:]]
        inside = document
        for part in way:
            inside = inside[int(part)] if isinstance(inside, list) else inside[part]
        change(inside, last, each)
    return document


def change(inside: Any, last: str, each: dict[str, Any]) -> None:
    if isinstance(inside, list):
        place = int(last)
        assert 0 <= place < len(inside) + (each["op"] == "add"), each["path"]
        inside[place : place + (each["op"] != "add")] = [] if each["op"] == "remove" else [each["value"]]
        return
    assert each["op"] == "add" or last in inside, each["path"]
    if each["op"] == "remove":
        del inside[last]
    else:
        inside[last] = each["value"]
