"""What stands beside the map: what players must know is there in words, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.engine.text import Text
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.finance.parliament import OpenAuction, SetPar
from roundhouse.games.e1862.map.atlas import COMPANY
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import LNER_COMING, LNER_FORMED, State
from roundhouse.games.e1862.steps import PAR
from roundhouse.words import Words
from tests.games.e1862.tables import company, table

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def said(text: Any, language: str = "en") -> str:
    return Words(language, [RULESET.words], NAMES).say(text) if isinstance(text, Text) else str(text)


def rows(state: State, panel: str) -> dict[str, list[tuple[str, str]]]:
    """The cells of every company's row as text and tip."""
    found = next(each for each in RULESET.panels(RULESET.view(state, 0)) if each.id == panel)
    return {
        said(row.cells[0].text): [(said(cell.text), said(cell.tip) if cell.tip else "") for cell in row.cells]
        for row in found.rows
    }


def board(state: State, language: str = "en") -> str:
    return "\n".join(said(line, language) for line in RULESET.text_board(RULESET.view(state, 0)))


def test_a_company_in_receivership_is_said_to_be() -> None:
    """R8.0-a"""
    state = table()
    company(state, "ESR", 90, {}, pool=10)
    assert ("nobody", "In receivership") in rows(state, "companies")["ESR"]


def charter() -> State:
    """Ada has the charter of the ESR, at a par of £74."""
    state = table()
    RULESET.apply(state, OpenAuction(COMPANY["ESR"], 0))
    while state.step != PAR:
        RULESET.apply(state, Pass())
    RULESET.apply(state, SetPar(74))
    return state


def test_who_must_float_a_company_and_what_it_costs_otherwise() -> None:
    """R4.3-a, R4.3-c"""
    state = charter()
    tip = "Unless it floats by the end of the stock round, Ada is fined £370."
    assert ("not floated", tip) in rows(state, "companies")["ESR"]
    view = RULESET.view(state, 0)
    assert [said(cell.text) for cell in RULESET.sheet(view, 0)][3:] == ["must float the ESR"]
    assert len(RULESET.sheet(view, 1)) == 3
    assert "Ada is under obligation: the ESR must float by the end of the stock round." in board(state)


def test_while_par_is_being_set_there_is_no_fine_yet() -> None:
    state = table()
    RULESET.apply(state, OpenAuction(COMPANY["ESR"], 0))
    while state.step != PAR:
        RULESET.apply(state, Pass())
    assert RULESET.sheet(RULESET.view(state, 0), 0)[3].tip is None


def test_a_company_started_in_a_stock_round_owes_nothing() -> None:
    """R6.5.4-a"""
    state = table()
    company(state, "ESR", 90, {0: 3}, floated=False, trains=0)
    assert ("not floated", "It floats when five of its shares have been bought.") in rows(state, "companies")["ESR"]


@pytest.mark.parametrize(
    ("lner", "fact", "line"),
    [
        (
            LNER_COMING,
            "after this set of operating rounds",
            "The LNER forms at the end of this set of operating rounds.",
        ),
        (LNER_FORMED, "has formed", "The LNER has formed."),
    ],
)
def test_how_far_the_lner_is(lner: int, fact: str, line: str) -> None:
    """R10.3-a"""
    state = table()
    assert "LNER" not in board(state)
    state.lner = lner
    facts = next(each for each in RULESET.panels(RULESET.view(state, 0)) if each.id == "bank").facts
    assert said(facts[-1].value) == fact
    assert line in board(state)


def test_phase_and_depot_stand_before_what_is_to_come() -> None:
    """The list of charters is longer than the column beside the map."""
    assert [each.id for each in RULESET.panels(RULESET.view(table(), 0))][-2:] == ["bank", "charters"]


def test_one_certificate_is_one_in_italian() -> None:
    state = charter()
    assert said(RULESET.sheet(RULESET.view(state, 0), 0)[2].text, "it") == "1 certificato su 13"
    assert "1 certificato su 13;" in board(state, "it")
    assert "0 certificati su 13;" in board(state, "it")


def test_all_of_it_is_said_in_italian_too() -> None:
    state = charter()
    state.lner = LNER_COMING
    assert "Ada ha un obbligo: la ESR deve quotarsi" in board(state, "it")
    for cell in RULESET.sheet(RULESET.view(state, 0), 0):
        assert said(cell.text, "it")
