"""What the fields of requests and answers hold: descriptions and examples (`fields.toml`) for the API's documents."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

Data = dict[str, Any]
NOTES: Final = Path(__file__).with_name("fields.toml")
REFERENCE: Final = "#/components/schemas/"
#: Shapes that hold each other are not followed for ever.
DEEPEST: Final = 4
#: What an example is where nothing better is known: `fields.toml` has one for everything that needs a better one.
EXAMPLES: Final[Data] = {"boolean": True, "null": None, "object": {}, "string": "", "integer": 0, "number": 0.0}


@cache
def notes() -> dict[str, dict[str, tuple[str, list[Any]]]]:
    """By shape (`any`: wherever a field of that name is) and field: its description, and its example if it has one."""
    kept = tomllib.loads(NOTES.read_text("utf-8"))
    return {shape: {name: parted(each) for name, each in fields.items()} for shape, fields in kept.items()}


def parted(note: str | list[Any]) -> tuple[str, list[Any]]:
    return (note, []) if isinstance(note, str) else (note[0], note[1:])


def describe_fields(document: Data) -> Data:
    """The same document, in which every field and parameter has a description and an example."""
    shapes: Data = document["components"]["schemas"]
    for shape, name, field in fields_of(shapes):
        note = notes().get(shape, {}).get(name) or notes()["any"].get(name)
        if note is not None:
            field.setdefault("description", note[0])
            field.setdefault("examples", note[1] or [example(field, shapes)])
    for parameter in parameters_of(document):
        note = notes()["parameters"].get(parameter["name"])
        if note is not None:
            parameter["description"] = parameter.get("description") or note[0]
            parameter.setdefault("example", (note[1] or [example(parameter["schema"], shapes)])[0])
    return document


def fields_of(shapes: Data) -> Iterator[tuple[str, str, Data]]:
    for shape, said in shapes.items():
        for name, field in said.get("properties", {}).items():
            yield shape, name, field


def parameters_of(document: Data) -> Iterator[Data]:
    for requests in document.get("paths", {}).values():
        for request in requests.values():
            yield from request.get("parameters", [])


def example(field: Data, shapes: Data, depth: int = 0) -> Any:
    """An example that follows from the shape of a field, made of those of the fields in it."""
    for found in ("const", "default"):
        if found in field:
            return field[found]
    if "enum" in field:
        return field["enum"][0]
    if "$ref" in field:
        return of_shape(field["$ref"].removeprefix(REFERENCE), shapes, depth)
    for either in ("oneOf", "anyOf"):
        if either in field:
            return example(best_of(field[either], depth), shapes, depth)
    if "prefixItems" in field:
        return [example(each, shapes, depth + 1) for each in field["prefixItems"]]
    if field.get("type") == "array":
        return [] if depth >= DEEPEST else [example(field.get("items", {}), shapes, depth + 1)]
    if field.get("additionalProperties"):
        return {"name": example(field["additionalProperties"], shapes, depth + 1)}
    return EXAMPLES.get(field.get("type", ""))


def best_of(kinds: list[Data], depth: int) -> Data:
    """Something rather than nothing, until it gets too deep."""
    nothing = [each for each in kinds if each.get("type") == "null"]
    return nothing[0] if nothing and depth >= DEEPEST else next(each for each in kinds if each.get("type") != "null")


def of_shape(shape: str, shapes: Data, depth: int) -> Any:
    """Its fields, as far as it has to have them."""
    said = shapes[shape]
    if "properties" not in said:
        return example(said, shapes, depth + 1)
    made: Data = {}
    for name in said.get("required", []):
        note = notes().get(shape, {}).get(name) or notes()["any"].get(name, ("", []))
        made[name] = (note[1] or [example(said["properties"][name], shapes, depth + 1)])[0]
    return made
