"""The variants of §11, rule by rule."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.bots.random_player import random_move
from roundhouse.games.e1862.finance.stock_round import StartCompany
from roundhouse.games.e1862.map.atlas import COMPANY, NONE
from roundhouse.games.e1862.mergers.merger import begin_merger
from roundhouse.games.e1862.mergers.procedure import Option
from roundhouse.games.e1862.operating.depot import BAND_SIZES, D, E
from roundhouse.games.e1862.operating.dividends import HUDSON, DecideDividend
from roundhouse.games.e1862.operating.redeeming import Redeem
from roundhouse.games.e1862.operating.running import run_rules
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL
from roundhouse.games.e1862.operating.trains import BuyTrain
from roundhouse.games.e1862.phases import begin_phase, has_room, is_obsolete
from roundhouse.games.e1862.setup.deal import companies_in_play, permit_cards
from roundhouse.games.e1862.setup.options import complete, switches
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import (
    AT_MERGER,
    AT_REDEEM,
    AT_TRAINS,
    DIVIDEND,
    MERGE,
    OPTION,
    REDEEM,
    REMOVE,
    TRAINS,
)
from roundhouse.words import Words
from tests.games.e1862.combinations import COMBINATIONS
from tests.games.e1862.tables import company, marker, operate, stock_round, table, tile, train


def new(players: int, **options: Any) -> State:
    state: State = RULESET.setup(Setup(players=players, options=options, seed=3))
    return state


@pytest.mark.parametrize(("variant", "kind"), [("simple_express", EXPRESS), ("simple_freight", FREIGHT)])
def test_r11_1_a_simple_variants(variant: str, kind: int) -> None:
    state = new(4, variant=variant)
    assert {state.permits[number] for number in range(20) if state.in_play[number]} == {1 << kind}
    number = company(state, next(name for name in COMPANY if state.in_play[COMPANY[name]]), 90, {0: 5}, trains=0)
    state.money[number] = 900
    name = next(name for name in COMPANY if COMPANY[name] == number)
    operate(state, name, TRAINS, AT_TRAINS)
    for other in (FREIGHT, LOCAL, EXPRESS):
        violation = RULESET.why_not(state, BuyTrain(other, 0))
        assert (violation.rule if violation else None) == (None if other == kind else "R11.1-a")
    for phase, limit in ((0, 4), (D, 4), (E, 3), (5, 3), (6, 2), (7, 2)):
        state.phase = phase
        state.train_owner = [number] * (limit - 1)
        state.train_type = [kind] * (limit - 1)
        assert has_room(state, number, kind)
        state.train_owner.append(number)
        state.train_type.append(kind)
        assert not has_room(state, number, kind)


@pytest.mark.parametrize(("variant", "other"), [("advanced_express", EXPRESS), ("advanced_freight", FREIGHT)])
def test_r11_1_b_advanced_variants(variant: str, other: int) -> None:
    state = new(4, variant=variant)
    permits = [state.permits[number] for number in range(20) if state.in_play[number]]
    assert permits.count(1 << LOCAL) == 8
    assert permits.count(1 << other) == 8


@pytest.mark.parametrize("players", [7, 8])
def test_r11_1_c_advanced_variants_with_more_companies(players: int) -> None:
    chosen = switches(complete({"variant": "advanced_freight"}, 2), players, 2)
    number = companies_in_play(players, True)
    assert number == 16 + players - 6
    cards = permit_cards(players, chosen, number)
    assert (cards.count(LOCAL), cards.count(FREIGHT)) == (9, 9)


@pytest.mark.parametrize(("players", "length"), [(2, 0), (4, 0), (5, 1), (8, 1)])
def test_r11_2_a_bands_of_the_shorter_game(players: int, length: int) -> None:
    chosen = switches(complete({"shorter_game": True}, 2), players, 2)
    assert BAND_SIZES[chosen.length] == BAND_SIZES[length]


@pytest.mark.parametrize("length", ["short", "long"])
def test_r11_2_a_the_shorter_game_has_no_other_length(length: str) -> None:
    with pytest.raises(BadSetup, match="its own number of trains") as refused:
        RULESET.complete({"shorter_game": True, "length": length})
    assert refused.value.where == "length"
    assert RULESET.complete({"shorter_game": True, "length": "standard"})["shorter_game"]


@pytest.mark.parametrize("shorter", [False, True])
def test_r11_2_b_and_c_the_lner_and_d_trains(shorter: bool) -> None:
    """R11.2-b, R11.2-c"""
    state = table(shorter_game=shorter)
    company(state, "L&E", 90, {0: 5}, trains=0)
    train(state, "L&E", "D", FREIGHT, 0)
    begin_phase(state, E)
    assert state.lner == (1 if shorter else 0)
    state.phase = 6
    assert is_obsolete(state, D) != shorter
    assert run_rules(state).permanent_from == (D if shorter else E)


def test_r11_3_beginners() -> None:
    state = table(variant="simple_express", beginners=True)
    stock_round(state)
    violation = RULESET.why_not(state, StartCompany(COMPANY["ESR"], 54))
    assert violation is not None
    assert violation.rule == "R11.3-a"
    company(state, "L&E", 90, {0: 5}, pool=2, cash=900)
    operate(state, "L&E", REDEEM, AT_REDEEM)
    violation = RULESET.why_not(state, Redeem())
    assert violation is not None
    assert violation.rule == "R11.3-b"
    operate(state, "L&E", TRAINS, AT_TRAINS)
    violation = RULESET.why_not(state, BuyTrain(EXPRESS, 1))
    assert violation is not None
    assert violation.rule == "R11.3-c"
    RULESET.apply(state, BuyTrain(EXPRESS, 0))
    assert state.train_warranties[-1] == 1
    operate(state, "L&E", DIVIDEND, AT_TRAINS)
    state.revenue = state.local_run = 50
    violation = RULESET.why_not(state, DecideDividend(HUDSON))
    assert violation is not None
    assert violation.rule == "R11.3-d"


@pytest.mark.parametrize("variant", ["standard", "advanced_express", "advanced_freight"])
def test_r11_3_a_beginners_play_a_simple_variant(variant: str) -> None:
    with pytest.raises(BadSetup, match="beginners"):
        RULESET.complete({"beginners": True, "variant": variant})


def test_r11_3_e_beginners_with_the_shorter_game() -> None:
    state = new(4, variant="simple_freight", beginners=True, shorter_game=True)
    company(state, next(name for name in COMPANY if state.in_play[COMPANY[name]]), 90, {0: 5}, trains=0)
    begin_phase(state, E)
    assert state.lner == 1
    stock_round(state)
    start = next(number for number in range(20) if state.in_play[number] and not state.started[number])
    violation = RULESET.why_not(state, StartCompany(start, 54))
    assert violation is not None
    assert violation.rule == "R11.3-a"


@pytest.mark.parametrize(("eight", "step"), [(True, NONE), (False, REMOVE)])
def test_r11_4_a_eight_stations(eight: bool, step: int) -> None:
    """Two companies with four markers each: all stay, or one must go."""
    state = table(eight_stations=eight)
    for name, hexes in (("ESR", ("F11", "F5", "F3", "G8")), ("EUR", ("E12", "D11", "C8", "D9"))):
        company(state, name, 90, {0: 6}, markers=0)
        for hex in hexes:
            tile(state, hex, {"F11": "790", "E12": "790", "F5": "790", "C8": "201", "D9": "202"}.get(hex, "57"), 0)
            marker(state, hex, name)
    operate(state, "ESR", MERGE, AT_MERGER)
    state.m_origin = state.m_survivor = COMPANY["ESR"]
    state.m_absorbed = COMPANY["EUR"]
    begin_merger(state)
    while state.step == OPTION:
        RULESET.apply(state, Option(0))
    assert state.step == step
    assert state.m_excess == (0 if eight else 1)


@pytest.mark.parametrize(("players", "extra", "number"), [(6, True, 16), (7, True, 17), (8, True, 18), (8, False, 16)])
def test_r2_4_2_companies_in_play(players: int, extra: bool, number: int) -> None:
    state = new(players, extra_companies=extra)
    assert sum(state.in_play) == number
    assert [state.opens[c] for c in range(20) if state.in_play[c]].count(0) == number - 8


# -- every combination


def pairs(options: Mapping[str, Any]) -> set[tuple[Any, ...]]:
    """Every two of the chosen values."""
    return {(*one, *other) for one, other in combinations(sorted(options.items()), 2)}


def covering() -> list[dict[str, Any]]:
    """A few combinations in which every two values that go together do so once at least."""
    missing = set().union(*[pairs(options) for options in COMBINATIONS])
    chosen: list[dict[str, Any]] = []
    while missing:
        best = max(COMBINATIONS, key=lambda options: len(pairs(options) & missing))
        missing -= pairs(best)
        chosen.append(best)
    return chosen


COVERING = covering()


def test_every_combination_sets_up() -> None:
    # Three lengths, or the shorter game; five variants, two of them for beginners too.
    assert len(COMBINATIONS) == 2 * (3 + 1) * (5 + 2) * 2 * 2 * 2
    for number, options in enumerate(COMBINATIONS):
        state = new(2 + number % 7, **options)
        assert RULESET.decision(state) is not None
        RULESET.check(state)


@pytest.mark.parametrize("number", range(len(COVERING)))
def test_combinations_play_to_their_end(number: int) -> None:
    """Every pair of values; the soak plays all combinations."""
    state = new(2 + number % 7, **COVERING[number])
    chance = Chance(number)
    for _ in range(5000):
        if RULESET.decision(state) is None:
            break
        RULESET.apply(state, random_move(state, RULESET.legal(state), chance))
        RULESET.check(state)
    assert state.ended_by
    assert RULESET.outcome(state) is not None


def test_variants_with_a_name_are_legal_and_have_words() -> None:
    words = Words("en", [RULESET.words])
    for name, options in RULESET.variants.items():
        assert new(4, **options).switches is not None
        assert words.has(f"variant-{name}"), name
        assert words.has(f"variant-{name}-help"), name
    assert next(iter(RULESET.variants)) == "standard"
