"""Mergers, acquisitions and what becomes of turns, options and markers (§5.2, §7.5, §7.14), rule by rule."""

from __future__ import annotations

import pytest

from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.map.atlas import COMPANY, HEX, NONE, SIZE
from roundhouse.games.e1862.mergers.merger import Consent, ProposeMerger, RemoveMarker
from roundhouse.games.e1862.mergers.procedure import Option
from roundhouse.games.e1862.operating.turn import at_merger
from roundhouse.games.e1862.state import OPERATING, State
from roundhouse.games.e1862.steps import ACQUIRE, AT_ACQUISITION, AT_MERGER, MERGE, MERGE_CONSENT, OPTION, REMOVE, TRACK
from tests.games.e1862.tables import balance, company, marker, operate, rule_against, table, tile

ESR, EUR = COMPANY["ESR"], COMPANY["EUR"]


def neighbours(state: State) -> State:
    """Ipswich and Colchester, joined by track, with the home bases of the ESR and the EUR."""
    tile(state, "F11", "790", 1)
    tile(state, "E12", "790", 1)
    marker(state, "F11", "ESR")
    marker(state, "E12", "EUR")
    return state


def at_work(step: int, *, operated: bool) -> State:
    """The ESR at a step of its turn, the EUR before or after its own; player 0 directs both."""
    state = neighbours(table())
    company(state, "ESR", 90, {0: 6}, trains=0)
    company(state, "EUR", 90, {0: 4, 1: 2}, cash=300)
    operate(state, "ESR", step, AT_MERGER if step == MERGE else AT_ACQUISITION)
    state.operated[EUR] = 1 if operated else 0
    state.queue = [] if operated else [EUR]
    state.or_count = 2
    balance(state)
    return state


def join(state: State, survivor: int) -> None:
    """Merge, and sell every option."""
    RULESET.apply(state, ProposeMerger(EUR, survivor))
    while state.step == OPTION:
        RULESET.apply(state, Option(0))


# -- whose turn it is afterwards


@pytest.mark.parametrize("survivor", [ESR, EUR])
def test_r7_5_b_a_merger_before_the_turn_of_the_other_takes_its_place(survivor: int) -> None:
    """R5.1.1-b; R7.5.1-b: either survives, as the director says."""
    state = at_work(MERGE, operated=False)
    join(state, survivor)
    assert (state.step, state.operating, state.or_number) == (TRACK, survivor, 1)
    assert state.queue == []


@pytest.mark.parametrize("survivor", [ESR, EUR])
def test_r7_5_c_a_merger_after_the_turn_of_the_other_ends_the_turn(survivor: int) -> None:
    """No track, no run, no warranty lost, no forced purchase; its next turn is in the next operating round."""
    state = at_work(MERGE, operated=True)
    warranties = list(state.train_warranties)
    join(state, survivor)
    assert (state.round, state.or_number, state.operating) == (OPERATING, 2, survivor)
    assert state.train_warranties == warranties


@pytest.mark.parametrize("survivor", [ESR, EUR])
def test_r7_14_a_an_acquisition_takes_the_turn_of_the_other_away(survivor: int) -> None:
    state = at_work(ACQUIRE, operated=False)
    join(state, survivor)
    assert (state.or_number, state.operating) == (2, survivor)


def test_r8_0_f_nobody_is_asked_to_merge_with_a_company_in_receivership() -> None:
    state = neighbours(table())
    company(state, "ESR", 90, {0: 6})
    company(state, "EUR", 90, {}, pool=10)
    operate(state, "ESR", NONE, AT_MERGER)
    assert not at_merger(state)


# -- options


@pytest.mark.parametrize(("cash", "asked"), [(67, True), (66, False)])
def test_r5_2_4_k_who_has_just_enough_may_redeem(cash: int, asked: bool) -> None:
    """The new price is 90 + 45, in the market 134: an option costs 67."""
    state = neighbours(table())
    company(state, "ESR", 90, {0: 6}, pool=4)
    company(state, "EUR", 90, {0: 6, 1: 1}, pool=3)
    operate(state, "ESR", MERGE, AT_MERGER)
    state.cash[1] = cash
    balance(state)
    RULESET.apply(state, ProposeMerger(EUR, ESR))
    assert (state.step == OPTION and state.asked == 1) == asked
    assert state.cash[1] == (cash if asked else cash + 67)


def test_r5_2_4_o_the_certificate_of_somebody_who_has_yet_to_take_a_turn() -> None:
    """The director of the EUR, absorbed, gets that of the ESR for it; the other director is left with the EUR's.

    R5.2.4-p: redeemed, it is three shares.
    """
    state = neighbours(table())
    company(state, "ESR", 90, {1: 7}, pool=1)
    company(state, "EUR", 90, {0: 4})
    operate(state, "EUR", MERGE, AT_MERGER)
    state.cash = [134, 0, 0, 0]
    balance(state)
    RULESET.apply(state, ProposeMerger(ESR, ESR))
    assert state.step == MERGE_CONSENT
    RULESET.apply(state, Consent(1))
    assert (state.step, state.asked, state.m_redeem, state.m_sell) == (OPTION, 0, 134, 268)
    assert (state.certificate[ESR], state.certificate[EUR]) == (0, 1)
    RULESET.apply(state, Option(1))
    RULESET.check(state)
    assert (state.holding(ESR, 0), state.holding(ESR, 1), state.director[ESR]) == (3, 3, 0)


def test_r5_2_4_e_the_absorbed_certificate_is_returned_before_ordinary_shares() -> None:
    """It lies in the Pool whole: the other director finds no three shares there and has a certificate as option."""
    state = neighbours(table())
    company(state, "ESR", 90, {1: 5})
    company(state, "EUR", 90, {0: 6})
    operate(state, "EUR", MERGE, AT_MERGER)
    state.cash[1] = 67
    balance(state)
    RULESET.apply(state, ProposeMerger(ESR, ESR))
    RULESET.apply(state, Consent(1))
    assert (state.holding(ESR, 0), state.certificate[EUR]) == (3, state.pool)
    assert (state.step, state.asked, state.m_certificate, state.m_redeem) == (OPTION, 1, 1, 67)


def test_r5_2_4_l_the_treasury_redeems_with_the_cash_of_both() -> None:
    """One share in the treasury of the ESR, which has no money; the EUR has."""
    state = neighbours(table())
    company(state, "ESR", 90, {0: 6}, pool=3)
    company(state, "EUR", 90, {0: 6}, pool=4, cash=67)
    operate(state, "ESR", MERGE, AT_MERGER)
    RULESET.apply(state, ProposeMerger(EUR, ESR))
    assert (state.step, state.asked, state.m_option) == (OPTION, 0, state.treasury)
    RULESET.apply(state, Option(1))
    assert (state.holding(ESR, state.treasury), state.money[ESR]) == (1, 0)
    RULESET.check(state)


# -- markers


@pytest.mark.parametrize("survivor", [ESR, EUR])
def test_r7_6_5_d_a_second_terminal_is_lost(survivor: int) -> None:
    state = at_work(MERGE, operated=False)
    state.board.london[:2] = [ESR, EUR]
    balance(state)
    join(state, survivor)
    RULESET.check(state)
    assert [owner for owner in state.board.london if owner != NONE] == [survivor]


def test_r7_5_6_d_a_slot_is_one_of_its_own_hex() -> None:
    """The marker in Ipswich is not the sixth of the hex before it."""
    state = neighbours(table())
    company(state, "ESR", 90, {0: 6})
    company(state, "EUR", 90, {0: 6})
    operate(state, "ESR", REMOVE, AT_MERGER)
    state.m_survivor, state.m_absorbed, state.m_excess = ESR, EUR, 1
    assert rule_against(state, RemoveMarker(HEX["E12"], 0)) is None
    assert rule_against(state, RemoveMarker(HEX["E12"] - 1, 5)) == "R7.5.6-d"
    state.board.london[0] = EUR
    assert rule_against(state, RemoveMarker(SIZE, 0)) is None
    assert rule_against(state, RemoveMarker(SIZE - 1, 5)) == "R7.5.6-d"
    assert rule_against(state, RemoveMarker(SIZE, 4)) == "R7.5.6-d"
