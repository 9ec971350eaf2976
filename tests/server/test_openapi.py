"""The OpenAPI document: it is the one that was published, and describes every request."""

from __future__ import annotations

import json

from scripts.openapi import FILE, document


def test_the_document_is_the_published_one() -> None:
    """After a change that is meant: python scripts/openapi.py."""
    assert FILE.read_text("utf-8") == document()


def test_every_request_is_described() -> None:
    described = json.loads(document())
    for path, item in described["paths"].items():
        for method, operation in item.items():
            assert operation["description"], (method, path)
            assert "429" in operation["responses"], (method, path)
    assert len(described["paths"]) > 40
