"""What is printed on board, cards and charters: the constants of the rules against the same facts as data (C-1 to C-6).

`data/print.json` was read from another source than the rules were written from (ruling A-31). What the rules hold is
put together here in its shape, so that neither can have a fact that the other has not.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.finance import companies, flotation, market, obligations, parliament
from roundhouse.games.e1862.map.atlas import SMALL_STATION_VALUE, value_column
from roundhouse.games.e1862.map.tiles import COLOUR_NAMES
from roundhouse.games.e1862.operating import depot, warranties
from roundhouse.games.e1862.operating.dividends import hudson_addition, move_price
from roundhouse.games.e1862.operating.forced_purchase import REFINANCE, raise_money
from roundhouse.games.e1862.operating.train_types import BANDS, REACH, SCORES, TYPE_NAMES, VISITS, train, train_name
from roundhouse.games.e1862.phases import begin_phase, is_obsolete, limit_in_all, limit_per_type, newest_colour
from roundhouse.games.e1862.runs.chains import BONUS, PORT_BONUS
from roundhouse.games.e1862.runs.earnings import SUBSIDY_PER_HEX
from roundhouse.games.e1862.setup.deal import companies_in_play, permit_cards
from roundhouse.games.e1862.state import LNER_FAR, State
from tests.games.e1862.tables import company, table

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "print.json").read_text("utf-8"))


def new(players: int, **options: Any) -> State:
    state: State = RULESET.setup(Setup(players=players, options=options, seed=1))
    return state


def by_players(values: list[int]) -> dict[str, int]:
    return {str(players): values[players] for players in RULESET.seats}


def one_company() -> dict[str, Any]:
    return {
        "certificates": [10 * companies.DIRECTOR] + [10] * (companies.SHARES - companies.DIRECTOR),
        "float_percent": 10 * companies.FLOAT,
        "most_markers": new(4).switches.most_markers,
        "most_markers_with_eight_stations": new(4, eight_stations=True).switches.most_markers,
        "chartered": {
            "capital_in_pars": capital_in_pars(),
            "markers": companies.CHARTERED_MARKERS,
            "marker_price": companies.CHARTERED_MARKER_COST,
        },
        "unchartered": {
            "fewest_markers": companies.FEWEST_MARKERS,
            "most_markers": most_markers(),
            "marker_price": companies.MARKER_COST,
        },
    }


def capital_in_pars() -> int:
    """What a company gets that floats with a charter, before it pays for its markers."""
    state = table()
    esr = company(state, "ESR", 100, {0: 5}, ipo=5, chartered=True, floated=False)
    flotation.float_if_ready(state, esr)
    return (state.money[esr] + companies.CHARTERED_MARKERS * companies.CHARTERED_MARKER_COST) // 100


def most_markers() -> int:
    """What a rich company may buy that floats without a charter."""
    state = table()
    state.marker_company = company(state, "ESR", 100, {0: 5}, cash=1000, floated=False)
    return flotation.most_markers(state)


def offers() -> dict[str, Any]:
    """Where not all companies are in the game, how many open when, by the number of players."""
    found: dict[str, Any] = {}
    for name, players in (("2-6", range(2, 7)), ("7", [7]), ("8", [8])):
        alike = []
        for number in players:
            opened = Counter(
                BANDS[state.opens[one]]
                for state in [new(number)]
                for one in range(companies.COUNT)
                if state.in_play[one]
            )
            alike.append({"removed": companies.COUNT - sum(opened.values()), **opened})
        assert all(one == alike[0] for one in alike)
        found[name] = alike[0]
    return found


def permits(players: Iterable[int], **options: Any) -> dict[str, int]:
    alike = []
    for number in players:
        switches = new(number, **options).switches
        cards = permit_cards(number, switches, companies_in_play(number, extra=number > 6 and not options))
        alike.append(Counter(TYPE_NAMES[card] for card in cards))
    assert all(one == alike[0] for one in alike)
    return dict(alike[0])


def trains() -> list[dict[str, Any]]:
    lengths = {name: depot.BAND_SIZES[number] for number, name in enumerate(depot.LENGTHS)}
    return [
        {
            "band": BANDS[band],
            "price": depot.TRAIN_PRICES[band],
            "count": {name: None if sizes[band] == depot.ENDLESS else sizes[band] for name, sizes in lengths.items()},
            "freight_reach": REACH[band],
            "scores": SCORES[band],
            "visits": VISITS[band],
            "free_warranties": warranties.FREE_WARRANTIES[band],
            "obsolete_with": obsolete_with(band),
            "permanent": obsolete_with(band) is None,
            "names": {name: train_name(train(kind, band)) for kind, name in enumerate(TYPE_NAMES)},
        }
        for band in range(depot.NUMBER_OF_BANDS)
    ]


def obsolete_with(band: int) -> str | None:
    """The first phase in which a band is obsolete."""
    state = table()
    for phase in range(depot.NUMBER_OF_BANDS):
        state.phase = phase
        if is_obsolete(state, band):
            return BANDS[phase]
    return None


def phases() -> list[dict[str, Any]]:
    standard, simple = table(), table(variant="simple_express")
    gone = {obsolete_with(band): BANDS[band] for band in range(depot.NUMBER_OF_BANDS)}
    return [
        {
            "phase": BANDS[phase],
            "tile_colours": COLOUR_NAMES[: newest_colour(phase) + 1],
            "operating_rounds": depot.OPERATING_ROUNDS[phase],
            "area_column": value_column(phase),
            "limit_per_type": None if limit_in_all(standard, phase) else limit_per_type(phase),
            "limit_in_all": limit_in_all(standard, phase) or None,
            "limit_in_simple_games": limit_in_all(simple, phase),
            "makes_obsolete": gone.get(BANDS[phase]),
        }
        for phase in range(depot.NUMBER_OF_BANDS)
    ]


def refinancing_in_pars() -> int:
    state = table()
    state.operating = company(state, "ESR", 100, {0: 10}, trains=0)
    raise_money(state, REFINANCE)
    return state.money[state.operating] // 100


def lner_comes_with(**options: Any) -> str:
    state = new(4, **options)
    for phase in range(depot.NUMBER_OF_BANDS):
        begin_phase(state, phase)
        if state.lner != LNER_FAR:
            return BANDS[phase]
    raise AssertionError("never")


def zone(cell: int) -> str:
    """A cell by its print, in the words of the data."""
    if cell == market.TOP:
        return "game_end"
    words = {
        "closed": "bankrupt",
        "par": "par_any",
        "start": "par_unchartered",
        "one": "ignore_first_sale",
        "two": "ignore_first_two_sales",
        "": "plain",
    }
    return words[market.zone_of(cell)]


def cells_moved(paid: int) -> int:
    """How far the marker of a company at £100 goes."""
    state = table()
    esr = company(state, "ESR", 100, {0: 5})
    before = state.cell[esr]
    move_price(state, esr, paid)
    return state.cell[esr] - before


def strip() -> dict[str, Any]:
    cells = range(len(market.PRICES))
    per_space = cells_moved(100)
    spaces = [cells_moved(100 * times + 10) // per_space for times in range(6)]
    assert spaces[5] == spaces[4]
    return {
        "prices": market.PRICES,
        "zones": {
            name: [market.PRICES[cell] for cell in cells if zone(cell) == name] for name in FACTS["market"]["zones"]
        },
        "pars": market.PARS,
        "start_prices": market.PRICES[market.FIRST_START : market.LAST_START + 1],
        "spaces_by_dividend_in_prices": {str(times): moved for times, moved in enumerate(spaces[:5])},
        "spaces_without_dividend": cells_moved(0) // per_space,
        "cells_per_space": per_space,
    }


def held() -> dict[str, Any]:
    """Everything as the rules have it."""
    return {
        "players": [RULESET.seats[0], RULESET.seats[-1]],
        "bank": companies.BANK,
        "starting_cash": by_players(companies.STARTING_CASH),
        "certificate_limit": by_players(companies.CERTIFICATE_LIMIT),
        "company": one_company(),
        "parliament": {
            "bid_multiple": parliament.BID_STEP,
            "reserve": parliament.RESERVE,
            "further_shares": parliament.MOST_CHARTER_SHARES,
            "fine_in_pars": obligations.FINE_TIMES,
            "rounds_before_first_stock_round": new(4).parliaments,
        },
        "companies_in_play": offers(),
        "permits": {
            "standard": {"2-6": permits(range(2, 7)), "7-8": permits((7, 8))},
            "advanced_freight": permits(range(2, 9), variant="advanced_freight"),
            "advanced_express": permits(range(2, 9), variant="advanced_express"),
        },
        "trains": trains(),
        "phases": phases(),
        "warranty": {"price": warranties.WARRANTY_PRICE, "most": warranties.MOST_WARRANTIES},
        "freight_bonus": {"per_hex": BONUS, "per_hex_with_port": PORT_BONUS},
        "local_subsidy_per_hex": SUBSIDY_PER_HEX,
        "hudson_multiple": hudson_addition(101, 100),
        "small_station": SMALL_STATION_VALUE,
        "refinancing_in_pars": refinancing_in_pars(),
        "lner": {"standard": lner_comes_with(), "shorter": lner_comes_with(shorter_game=True)},
        "market": strip(),
    }


@pytest.fixture(scope="module")
def rules() -> dict[str, Any]:
    return held()


def test_the_rules_and_the_data_hold_the_same_facts(rules: dict[str, Any]) -> None:
    assert rules.keys() == FACTS.keys()


@pytest.mark.parametrize("fact", FACTS)
def test_the_rules_have_what_is_printed(rules: dict[str, Any], fact: str) -> None:
    assert rules[fact] == FACTS[fact]
