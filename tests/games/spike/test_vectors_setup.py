"""Worked examples of the rules: set-up (KV-08, KV-09, KV-51)."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.opening import GiveCard, PlaceTrain
from roundhouse.games.spike.state import ACTION, PLACE_TRAIN, State


def dealt(players: int, seed: int = 3, **options: Any) -> State:
    state: State = RULESET.setup(Setup(players=players, options=options, seed=seed))
    RULESET.check(state)
    return state


@pytest.mark.parametrize(
    ("players", "cards", "hands", "deck", "contracts"),
    [(2, 42, [4, 6], 28, 6), (3, 60, [4, 5, 6], 41, 4), (4, 60, [4, 5, 5, 6], 36, 3)],
)
def test_kv_08_numbers(players: int, cards: int, hands: list[int], deck: int, contracts: int) -> None:
    """SK-2.1-h: five cards for everybody. SK-2.1-j: four are turned up."""
    state = dealt(players)
    assert sum(state.hand) + sum(state.display) + len(state.deck) == cards
    RULESET.apply(state, RULESET.legal(state)[0])
    from_first = [state.cards((state.first + place) % players) for place in range(players)]
    assert from_first == hands
    assert len(state.deck) == deck
    assert sum(state.display) == 4
    assert [state.owner.count(seat) for seat in range(players)] == [contracts] * players


@pytest.mark.parametrize("seed", range(6))
def test_kv_09_the_gift_goes_to_the_right(seed: int) -> None:
    state = dealt(3, seed)
    right = (state.first - 1) % 3
    before = state.hand_of(right)
    colour = next(number for number, held in enumerate(state.hand_of(state.first)) if held)
    RULESET.apply(state, GiveCard(colour))
    after = state.hand_of(right)
    assert [new - old for old, new in zip(before, after)] == [int(number == colour) for number in range(6)]
    other = (state.first + 1) % 3
    assert state.cards(other) == 5


def test_kv_51_one_of_two_routes_is_kept_and_the_other_never_shown() -> None:
    state = dealt(3, advanced=True)
    seat = state.first
    pair = state.dealt[2 * seat : 2 * seat + 2]
    assert -1 not in pair
    while state.phase != 3:
        decision = RULESET.decision(state)
        assert decision is not None
        RULESET.apply(state, RULESET.legal(state)[0])
    assert state.route[seat] == pair[0]
    rejected = state.board.routes[pair[1]].id
    chance = Chance(1)
    for _ in range(3000):
        if RULESET.decision(state) is None:
            break
        for viewer in (None, 0, 1, 2):
            if viewer != seat:
                assert rejected not in str(RULESET.view(state, viewer).data)
        kind = chance.choice(RULESET.legal(state).kinds)
        RULESET.apply(state, kind.at(chance.below(kind.count())))
    assert RULESET.decision(state) is None
    for viewer in (None, 0, 1, 2):
        text = str(RULESET.view(state, viewer).data)
        assert rejected not in text
        assert state.board.routes[pair[0]].id in text


def test_sk_2_1_l_any_city_even_one_with_a_train() -> None:
    state = dealt(3)
    while state.phase != PLACE_TRAIN:
        RULESET.apply(state, RULESET.legal(state)[0])
    city = state.board.cities[5].node
    order = []
    while state.phase == PLACE_TRAIN:
        assert len(RULESET.legal(state)) == len(state.board.cities)
        assert RULESET.why_not(state, PlaceTrain(city)) is None
        order.append(state.asked)
        RULESET.apply(state, PlaceTrain(city))
    assert order == [(state.first + place) % 3 for place in range(3)]
    assert state.at == [city] * 3
    assert state.phase == ACTION
