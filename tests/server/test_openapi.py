"""The OpenAPI document: it is the one that was published, and the server answers as it says, whatever it is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from scripts.openapi import FILE, document
from tests.server.serving import Person, Server, serving
from tests.support.effort import examples

SCHEMA = schemathesis.openapi.from_dict(json.loads(document()))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), bot_workers=0) as running:
        yield running


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return server.person("Ada")


@pytest.fixture(scope="module")
def tables(ada: Person) -> dict[bool, str]:
    """Two tables in the middle of a game, where Ada holds both seats. One of them may come to an end."""
    found = {}
    for doomed in (False, True):
        table_id = found[doomed] = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
        for _ in range(3):
            table = ada.table(table_id)
            ada.act(table_id, table["seat"], table["seq"], picks=table["picks"][0])
    return found


def make_real(case: Any, tables: dict[bool, str]) -> None:
    """Invented names lead nowhere: most requests get the name of a table, and of a game, that is there."""
    given = case.path_parameters or {}
    if len(str(given.get("table_id", ""))) % 4:
        doomed = case.path.endswith(("/close", "/pause", "/leave", "/resign", "/bots"))
        case.path_parameters["table_id"] = tables[doomed]
    if len(str(given.get("game", ""))) % 4:
        case.path_parameters["game"] = "rocket"


@pytest.mark.long
@SCHEMA.parametrize()
@settings(
    max_examples=examples(8),
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_fault_and_no_undocumented_answer(case: Any, server: Server, ada: Person, tables: dict[bool, str]) -> None:
    make_real(case, tables)
    response = case.call(base_url=server.url, cookies=dict(ada.http.cookies))
    case.validate_response(response, checks=CHECKS)
