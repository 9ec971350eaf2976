"""Hidden hands, a shuffled deck and chance to come: what the kernel promises of such games, shown with Lantern."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse import testing as contract
from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.testing import Walk, walk
from tests.outside.lantern_game import CARDS, RULESET, Draw, Light, Pass, State, others
from tests.support.effort import examples

TRIES: list[Any] = [Draw(), Pass(), *map(Light, range(CARDS + 2))]


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    options = draw(st.fixed_dictionaries({}, optional={"hand_limit": st.integers(1, 3), "goal": st.integers(1, 3)}))
    setup = Setup(players=draw(st.integers(2, 4)), options=options, seed=draw(st.integers(0, 999)))
    return walk(RULESET, setup, draw(st.integers(0, 999)), draw(st.integers(0, 20)))


@st.composite
def worlds(draw: st.DrawFn, spectator: bool = False) -> tuple[State, State, int]:
    """Two games that differ only in what one seat cannot know: cards in other hands, the deck, the winds to come.

    For a spectator, who has the number -1, all hands are other hands.
    """
    state: State = draw(walks()).state
    seat = -1 if spectator else draw(st.integers(0, state.players - 1))
    other = RULESET.copy(state)
    unseen = [*state.deck, *(card for hand in others(state, seat) for card in state.hands[hand])]
    dealt = list(draw(st.permutations(unseen)))
    for hand in others(state, seat):
        other.hands[hand] = sorted(dealt.pop() for _ in state.hands[hand])
    other.deck = dealt
    other.chance = Chance(draw(st.integers(0, 2**64 - 1))).state
    RULESET.check(other)
    return state, other, seat


# -- the contract


@given(walks())
@settings(max_examples=examples(40))
def test_contract(played: Walk) -> None:
    state, players = played.state, played.setup.players
    contract.check_packing(played)
    contract.check_copies_are_independent(played)
    contract.check_replay(played)
    contract.check_picks(RULESET, state)
    contract.check_views(RULESET, state, players)
    contract.check_outcome(RULESET, state, players)
    contract.check_listed_is_legal(RULESET, state, TRIES)
    if not played.over:
        contract.check_neutral_is_legal(RULESET, state)
        contract.check_other_seats_are_refused(RULESET, state, players)


@given(walks())
def test_every_lantern_is_somewhere(played: Walk) -> None:
    RULESET.check(played.state)


# -- secrets


def scene_text(state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(RULESET.scene(RULESET.view(state, seat)))


@given(worlds())
@settings(max_examples=examples(100))
def test_a_seat_cannot_tell_the_worlds_apart(found: tuple[State, State, int]) -> None:
    one, other, seat = found
    views = [RULESET.view(state, seat) for state in (one, other)]
    assert canonical(views[0].data) == canonical(views[1].data)
    assert RULESET.text_board(views[0]) == RULESET.text_board(views[1])
    assert scene_text(one, seat) == scene_text(other, seat)
    assert RULESET.prompt(one, seat) == RULESET.prompt(other, seat)
    assert RULESET.decision(one) == RULESET.decision(other)
    for action in TRIES if one.active == seat else []:
        assert RULESET.why_not(one, action, seat) == RULESET.why_not(other, action, seat)
    if one.active == seat:
        assert contract.written_legal(RULESET, one) == contract.written_legal(RULESET, other)


@given(worlds())
@settings(max_examples=examples(60))
def test_nor_by_trying_out_of_turn(found: tuple[State, State, int]) -> None:
    one, other, seat = found
    if one.active != seat:
        for action in TRIES:
            assert RULESET.why_not(one, action, seat) == RULESET.why_not(other, action, seat)


@given(worlds())
@settings(max_examples=examples(100))
def test_nor_by_what_others_draw(found: tuple[State, State, int]) -> None:
    one, other, seat = found
    if one.active == seat or RULESET.why_not(one, Draw()) is not None:
        return
    drawn = [RULESET.apply(state, Draw()) for state in (one, other)]
    seen = [[event.seen_by(seat) for event in events] for events in drawn]
    assert repr(seen[0]) == repr(seen[1])
    said = [[RULESET.say_event(one, event) for event in events] for events in seen]
    assert said[0] == said[1]
    assert "card" in drawn[0][0].seen_by(drawn[0][0].args["seat"]).args


@given(worlds(spectator=True))
@settings(max_examples=examples(60))
def test_a_spectator_sees_no_hand(found: tuple[State, State, int]) -> None:
    one, other, _ = found
    assert canonical(RULESET.view(one, None).data) == canonical(RULESET.view(other, None).data)
    assert scene_text(one, None) == scene_text(other, None)
    assert RULESET.prompt(one, None) == RULESET.prompt(other, None)


# -- observing


@given(worlds(), st.integers(0, 2**64 - 1))
@settings(max_examples=examples(100))
def test_an_observation_depends_on_nothing_unknown(found: tuple[State, State, int], seed: int) -> None:
    one, other, seat = found
    seen = [RULESET.observe(state, seat, Chance(seed)) for state in (one, other)]
    assert RULESET.digest(seen[0]) == RULESET.digest(seen[1])


@given(walks(), st.integers(0, 2**64 - 1), st.integers(0, 3))
@settings(max_examples=examples(100))
def test_an_observation_keeps_what_is_known(played: Walk, seed: int, number: int) -> None:
    state: State = played.state
    seat = number % state.players
    before = RULESET.digest(state)
    seen = RULESET.observe(state, seat, Chance(seed))
    assert RULESET.digest(state) == before
    RULESET.check(seen)
    assert seen.hands[seat] == state.hands[seat]
    assert seen.lit == state.lit
    assert [len(hand) for hand in seen.hands] == [len(hand) for hand in state.hands]
    assert len(seen.deck) == len(state.deck)
    assert canonical(RULESET.view(seen, seat).data) == canonical(RULESET.view(state, seat).data)
    contract.check_copies_are_independent(played._replace(state=seen))


def test_an_observation_deals_anything_that_is_possible() -> None:
    state = RULESET.setup(Setup(players=3, seed=4))
    unseen = set(range(1, CARDS + 1)) - set(state.hands[1])
    observed = [RULESET.observe(state, 1, Chance(seed)) for seed in range(300)]
    assert {seen.deck[-1] for seen in observed} == unseen
    assert {card for seen in observed for card in seen.hands[0]} == unseen
    assert {card for seen in observed for card in seen.hands[2]} == unseen
    assert len({seen.chance for seen in observed}) == 300


def test_a_game_goes_on_from_an_observation() -> None:
    played = walk(RULESET, Setup(players=4, seed=11), 2, decisions=5)
    state = RULESET.observe(played.state, 2, Chance(8))
    while RULESET.decision(state) is not None:
        RULESET.apply(state, played.chance.choice(list(RULESET.legal(state))))
        RULESET.check(state)
    assert RULESET.outcome(state) is not None
