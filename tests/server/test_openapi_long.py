"""The server answers as its OpenAPI document says, whatever it is asked."""

from __future__ import annotations

import json
import os
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

from roundhouse.engine.chance import Chance
from roundhouse.engine.rules import MORE
from scripts.openapi import document
from tests.server.serving import Server, serving
from tests.support import patient
from tests.support.effort import SOAK, examples
from tests.support.postgresql import run_sql

SCHEMA = schemathesis.openapi.from_dict(json.loads(document()))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

GAMES = ("rocket", "spike", "1862")
#: Requests after which a table may be of no more use to others.
DOOMED = ("/close", "/pause", "/leave", "/resign", "/bots")


class Hall:
    """A server, somebody who is known there, and tables in the middle of every game, where she holds all seats."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada = server.person("Ada")
        #: By game, and whether the table may come to an end.
        self.tables = {(game, doomed): self.open_table(game) for game in GAMES for doomed in (False, True)}
        #: One game that is over: what is asked there is answered otherwise.
        self.over = self.open_table("rocket")
        self.play(self.over, 1000)

    def open_table(self, game: str) -> str:
        table_id = self.ada.new_table(game=game, seats=[{"who": "me"}, {"who": "me"}])
        self.play(table_id, 12)
        return table_id

    def play(self, table_id: str, actions: int) -> None:
        chance = Chance(1)
        for _ in range(actions):
            table = self.ada.table(table_id)
            if table["over"]:
                return
            whole = [path for path in table["picks"] if path[-1] != MORE]
            self.ada.act(table_id, table["seat"], table["seq"], picks=chance.choice(whole))

    def make_real(self, case: Any) -> None:
        """Invented names lead nowhere: most requests get the name of a table, and of a game, that is there."""
        given = case.path_parameters or {}
        chosen = len(str(given.get("table_id", "")))
        if chosen % 5 == 4:
            case.path_parameters["table_id"] = self.over
        elif chosen % 5:
            game = GAMES[chosen % 3]
            case.path_parameters["table_id"] = self.tables[game, case.path.endswith(DOOMED)]
        if len(str(given.get("game", ""))) % 4:
            case.path_parameters["game"] = GAMES[len(given["game"]) % 3]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with serving(tmp_path_factory.mktemp("server"), bot_workers=0) as running:
        yield Hall(running)


@pytest.fixture(scope="module")
def postgresql_hall(postgresql_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    name = f"hall_{os.urandom(6).hex()}"
    run_sql(postgresql_server, f"CREATE DATABASE {name}")
    database = postgresql_server.replace("/postgres?", f"/{name}?")
    with serving(tmp_path_factory.mktemp("server"), bot_workers=0, database=database) as running:
        yield Hall(running)
    run_sql(postgresql_server, f"DROP DATABASE {name} WITH (FORCE)")


def answers_as_described(case: Any, hall: Hall) -> None:
    hall.make_real(case)
    response = case.call(base_url=hall.server.url, cookies=dict(hall.ada.http.cookies), timeout=patient.PATIENCE)
    case.validate_response(response, checks=CHECKS)


USUAL: Any = {
    "deadline": None,
    "phases": [Phase.explicit, Phase.generate],
    "suppress_health_check": list(HealthCheck),
}


@pytest.mark.long
@SCHEMA.parametrize()
@settings(max_examples=examples(8), **USUAL)
def test_no_fault_and_no_undocumented_answer(case: Any, hall: Hall) -> None:
    answers_as_described(case, hall)


@pytest.mark.skipif(not SOAK, reason="takes minutes: run by `make soak`")
@pytest.mark.long
@SCHEMA.parametrize()
@settings(max_examples=4, **USUAL)
def test_nor_on_postgresql(case: Any, postgresql_hall: Hall) -> None:
    answers_as_described(case, postgresql_hall)
