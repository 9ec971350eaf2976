"""The OpenAPI document: it is the one that was published, and describes every request, field by field."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from roundhouse.server.http.fields import fields_of, notes, parameters_of
from scripts.openapi import FILE, document


@cache
def described() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(document())
    return data


def test_the_document_is_the_published_one() -> None:
    """After a change that is meant: python scripts/openapi.py."""
    assert FILE.read_text("utf-8") == document()


def test_every_request_is_described() -> None:
    for path, item in described()["paths"].items():
        for method, operation in item.items():
            assert operation["description"], (method, path)
            assert "429" in operation["responses"], (method, path)
    assert len(described()["paths"]) > 40


def test_every_field_has_a_description_and_an_example() -> None:
    """What is listed here belongs into server/http/fields.toml."""
    shapes = described()["components"]["schemas"]
    missing = [f"{shape}.{name}" for shape, name, field in fields_of(shapes) if lacks(field, "examples")]
    missing += [f"?{each['name']}" for each in parameters_of(described()) if lacks(each, "example")]
    assert missing == []


def lacks(field: dict[str, Any], example: str) -> bool:
    return not field.get("description") or example not in field


def test_every_example_is_one() -> None:
    components = described()["components"]
    wrong = [
        f"{shape}.{name}: {error.message}"
        for shape, name, field in fields_of(components["schemas"])
        for example in field.get("examples", [])
        for error in Draft202012Validator({**field, "components": components}).iter_errors(example)
    ]
    assert wrong == []


def test_nothing_is_described_that_is_not_there() -> None:
    """Fields that are gone take their description along."""
    there = {(shape, name) for shape, name, _ in fields_of(described()["components"]["schemas"])}
    names = {name for _, name in there}
    said = {(shape, name) for shape, fields in notes().items() for name in fields}
    gone = {each for each in said if each[0] not in ("any", "parameters")} - there
    assert gone == set()
    assert {name for shape, name in said if shape == "any"} - names == set()
