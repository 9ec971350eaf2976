"""Random games of Spike: what must hold in every position, on any board, with any switches."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from roundhouse import testing as contract
from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.games.spike import RULESET, invariants
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.atlas import SHORT
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.build_choices import BuildChoices
from roundhouse.games.spike.paths import is_free, need_of
from roundhouse.games.spike.payment import TOO_MUCH
from roundhouse.games.spike.state import OVER, State
from roundhouse.testing import Walk, choose, walk
from tests.support.effort import examples
from tests.support.spike_games import TASTES, setups, tiny_board, universe, walks
from tests.support.spike_worlds import other_world, shown, tell_apart

SPECIFICATION = Path(__file__).parents[2] / "docs" / "rules" / "spike.md"
RULES = set(re.findall(r"\*\*(SK-[\w.-]+)\*\*", SPECIFICATION.read_text("utf-8")))


# -- the contract


@given(walks())
@settings(max_examples=examples(30))
def test_listed_is_legal(played: Walk) -> None:
    """What is listed is not refused; what is not refused is contained, and listed, but for builds paid otherwise."""
    state = played.state
    before = RULESET.digest(state)
    legal = RULESET.legal(state)
    listed = set(contract.check_legal_sequence(RULESET, state))
    for action in listed:
        assert action in legal
        assert RULESET.why_not(state, action) is None, action
    for action in universe(state, played.chance):
        violation = RULESET.why_not(state, action)
        assert (violation is None) == (action in legal), (action, violation)
        assert violation is not None or action in listed or isinstance(action, Build)
        if violation is not None:
            assert violation.rule in RULES
            assert RULESET.say_violation(state, violation).key == violation.key
    assert RULESET.digest(state) == before


@given(walks())
@settings(max_examples=examples(15))
def test_other_seats_are_refused_and_somebody_can_be_answered_for(played: Walk) -> None:
    assume(not played.over)
    contract.check_other_seats_are_refused(RULESET, played.state, played.setup.players)
    contract.check_neutral_is_legal(RULESET, played.state)


@given(walks())
@settings(max_examples=examples(15))
def test_states_can_be_kept(played: Walk) -> None:
    contract.check_packing(played)
    contract.check_copies_are_independent(played)


@given(walks())
@settings(max_examples=examples(12))
def test_the_log_leads_to_the_state(played: Walk) -> None:
    contract.check_replay(played)


@given(walks())
@settings(max_examples=examples(12))
def test_picks_and_views(played: Walk) -> None:
    contract.check_picks(RULESET, played.state)
    contract.check_views(RULESET, played.state, played.setup.players)


@given(walks(to_the_end=True))
@settings(max_examples=examples(12))
def test_the_account_adds_up(played: Walk) -> None:
    """Ranks follow the totals, and ties are broken as SK-11.2 says."""
    assert played.over
    outcome = RULESET.outcome(played.state)
    assert outcome is not None
    assert outcome.totals == [sum(column) for column in zip(*(line.points for line in outcome.categories))]
    keys = [
        (played.state.money[seat], played.state.cities(seat), played.state.cards(seat))
        for seat in range(played.state.players)
    ]
    assert outcome.ranks == [1 + sum(other > key for other in keys) for key in keys]
    assert outcome.winners == [seat for seat, key in enumerate(keys) if key == max(keys)]
    assert not RULESET.legal(played.state)


@given(setups(), st.integers(0, 10_000), st.sampled_from(TASTES))
@settings(max_examples=examples(25))
def test_no_action_breaks_an_invariant(setup: Setup, seed: int, taste: dict[str, int]) -> None:
    state, chance = RULESET.setup(setup), Chance(seed)
    RULESET.check(state)
    for _ in range(400):
        if RULESET.decision(state) is None:
            break
        before = state.copy()
        action = choose(RULESET, state, chance, taste)
        events = RULESET.apply(state, action)
        RULESET.check(state)
        invariants.check_step(before, state)
        gained = [event.args["money"] for event in events if event.key in ("joined", "paid")]
        if state.phase != OVER:
            earned = [sum(world.connected) + sum(world.delivered) for world in (before, state)]
            assert earned[1] - earned[0] == sum(gained)


# -- building


def every_path(state: State, seat: int, most: int) -> dict[int, list[tuple[int, ...]]]:
    """All legal paths to each city, by walking everywhere."""
    board = state.board
    found: dict[int, list[tuple[int, ...]]] = {}

    def go_on(node: int, passed: set[int], path: tuple[int, ...]) -> None:
        for segment, to in zip(board.at_node[node], board.leads_to[node]):
            if to in passed or state.in_network(seat, to) or not is_free(state, seat, segment):
                continue
            if board.city_at[to] >= 0:
                found.setdefault(to, []).append((*path, segment))
            elif len(path) + 1 < most:
                go_on(to, passed | {to}, (*path, segment))

    for node in range(board.size):
        if state.in_network(seat, node):
            go_on(node, {node}, ())
    return found


@given(st.integers(0, 200), st.integers(0, 10_000), st.integers(2, 4), st.booleans(), st.booleans())
@settings(max_examples=examples(60))
def test_the_cheapest_payable_path_is_found(board: int, seed: int, players: int, one: bool, exclusive: bool) -> None:
    """On tiny boards, where every path can be tried: the same cities, the same lowest cost."""
    options = {"board": tiny_board(board), "wild_one_colour": one, "segment_exclusive": exclusive}
    played = walk(RULESET, Setup(players=players, options=options, seed=seed), seed, 30 + seed % 60, TASTES[seed % 4])
    state = played.state
    assume(not played.over)
    builds = BuildChoices(state)
    assume(state.start[builds.seat] >= 0)
    paths = every_path(state, builds.seat, 12)
    for city in builds.targets():
        costs = [
            builds.purse.cost(need_of(state, path))
            for path in paths.get(city, [])
            if len(path) <= state.track[builds.seat]
        ]
        payable = [cost for cost in costs if cost != TOO_MUCH]
        offered = builds.paths_to(city) if state.track[builds.seat] else []
        assert bool(offered) == bool(payable)
        if offered:
            assert builds.purse.cost(need_of(state, offered[0])) == min(payable)
        short = {path for path in paths.get(city, []) if len(path) <= min(SHORT, state.track[builds.seat])}
        assert {path for path in offered if len(path) <= SHORT} == {
            path for path in short if builds.purse.cost(need_of(state, path)) != TOO_MUCH
        }
    if state.phase == 5:
        assert builds.any() == (builds.count() > 0)
        assert all(build.why_not(state) is None for build in builds.listed())
        if builds.any():
            assert builds.draw(played.chance) in RULESET.legal(state)


# -- secrets


@given(walks(), st.integers(0, 4), st.integers(0, 10_000))
@settings(max_examples=examples(60))
def test_two_worlds_are_the_same_to_a_seat(played: Walk, seat: int, seed: int) -> None:
    """SK-13.1-a: worlds that differ only in what a reader cannot know look alike, byte for byte."""
    assume(not played.over)
    viewer = seat if seat < played.state.players else None
    world = other_world(played.state, viewer, Chance(seed))
    RULESET.check(world)
    assert tell_apart(played.state, world, viewer, played.chance) == ""


@pytest.mark.long
def test_the_worlds_do_differ() -> None:
    """Otherwise the comparison would show nothing."""
    different = 0
    for seed in range(30):
        played = walk(RULESET, Setup(players=3, options={"advanced": seed % 2 == 0}, seed=seed), seed, 10 + 4 * seed)
        if not played.over:
            world = other_world(played.state, seed % 3, Chance(seed))
            different += world.hand != played.state.hand and world.deck != played.state.deck
            assert (
                shown(played.state, (seed + 1) % 3) != shown(world, (seed + 1) % 3) or world.hand == played.state.hand
            )
    assert different > 20


# Leaks that are put in on purpose: each takes what the game would say, and the state it should not look at.


def leaky_view(state: State, view: Any) -> Any:
    return view._replace(data={**view.data, "next": state.hand_of((view.data["players"] + state.asked - 1) % 2)})


def leaky_prompt(state: State, text: Text) -> Text:
    return Text(text.key, {**text.args, "top": state.deck[-1] if state.deck else 0})


def leaky_refusal(state: State, violation: Violation | None) -> Violation | None:
    return violation and violation._replace(args={**violation.args, "top": state.deck[-1] if state.deck else 0})


def leaky_sentence(state: State, text: Text) -> Text:
    return Text(text.key, {**text.args, "sum": sum(n * place for place, n in enumerate(state.hand))})


def leaky_list(state: State, legal: Legal[SpikeAction]) -> Legal[SpikeAction]:
    """The order of what is legal depends on the card on top."""
    return Legal(legal.kinds[::-1]) if state.deck and state.deck[-1] % 2 else legal


def leaky_events(state: State, events: list[Event]) -> list[Event]:
    return [event._replace(hidden=(), chance=False) if event.key == "drawn" else event for event in events]


LEAKS: dict[str, Callable[[State, Any], Any]] = {
    "view": leaky_view,
    "prompt": leaky_prompt,
    "why_not": leaky_refusal,
    "say_violation": leaky_sentence,
    "say_action": leaky_sentence,
    "legal": leaky_list,
    "apply": leaky_events,
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the comparison of two worlds is for: whatever tells too much, it finds it within some positions."""
    honest, leak = getattr(RULESET, name), LEAKS[name]
    monkeypatch.setattr(RULESET, name, lambda state, *more: leak(state, honest(state, *more)), raising=False)
    for seed in range(120):
        played = walk(RULESET, Setup(players=2 + seed % 3, seed=seed), seed, 8 + 3 * seed)
        viewer = seed % (played.state.players + 1)
        reader = viewer if viewer < played.state.players else None
        world = other_world(played.state, reader, Chance(seed))
        if not played.over and tell_apart(played.state, world, reader, played.chance, drawn=False):
            return
    pytest.fail(f"nobody noticed that {name} tells too much")


@given(walks())
@settings(max_examples=examples(25))
def test_an_observation_keeps_what_the_seat_knows(played: Walk) -> None:
    state = played.state
    before = RULESET.digest(state)
    for seat in range(state.players):
        seen = RULESET.observe(state, seat, Chance(1))
        RULESET.check(seen)
        assert [seen.cards(other) for other in range(state.players)] == [
            state.cards(other) for other in range(state.players)
        ]
        assert len(seen.deck) == len(state.deck)
        if not played.over:
            decision = RULESET.decision(seen)
            assert decision == RULESET.decision(state)
            if decision is not None and decision.seat == seat:
                assert list(RULESET.legal(seen)) == list(RULESET.legal(state))
    assert RULESET.digest(state) == before


# -- that all this is worth something


def test_random_games_come_to_everything() -> None:
    """Were these games too tame, the properties above would prove little."""
    seen: Counter[str] = Counter()
    for seed in range(160):
        chance = Chance(seed)
        options = {
            "advanced": chance.choice([False, True]),
            "reverse_allowed": chance.choice([False, True]),
            "one_city_per_build": chance.choice([False, True]),
            "board": tiny_board(seed),
        }
        played = walk(RULESET, Setup(players=2 + seed % 3, options=options, seed=seed), seed, 900, TASTES[seed % 4])
        seen.update(RULESET.write_action(played.state, action)["type"] for action in played.log)
        seen.update(event.key for events in played.events for event in events)
        seen.update(text.key for text in getattr(RULESET.outcome(played.state), "ended_by", []))
    actions = {"contract_face", "give_card", "keep_route", "place_train", "free_move", "load", "unload", "deliver"}
    actions |= {"draw", "build", "start", "boost", "upgrade", "end_turn"}
    events = {"given", "turned_up", "drawn", "paid", "joined", "time_card", "round", "last_turns", "route"}
    ends = {f"ended-by-{name}" for name in ("time-draw", "time-refill", "special")}
    assert actions | events | ends <= set(seen), seen


Damage = Callable[[State], None]


def change(name: str, by: int, index: int) -> Damage:
    def damage(state: State) -> None:
        getattr(state, name)[index] += by

    return damage


def forget_node(state: State) -> None:
    node = next(node for node, bits in enumerate(state.network) if bits & 1 and node != state.start[0])
    state.network[node] &= ~1


def lay(state: State, wanted: Callable[[bool, bool], bool]) -> None:
    """Lay a free segment that joins no new city; the condition is told which of its ends are in the network."""
    board = state.board
    for number, (one, other) in enumerate(board.ends):
        if not state.laid[number] and wanted(state.in_network(0, one), state.in_network(0, other)):
            if board.city_at[one] < 0 or state.in_network(0, one):
                if board.city_at[other] < 0 or state.in_network(0, other):
                    break
    state.laid[number] |= 1
    state.track[0] -= 1
    for node in (one, other):
        state.network[node] |= 1


def lay_to_a_junction(state: State) -> None:
    lay(state, lambda one, other: one != other)


def lay_a_loop(state: State) -> None:
    lay(state, lambda one, other: one and other)


def lay_apart(state: State) -> None:
    lay(state, lambda one, other: not one and not other)


def lay_a_loop_and_apart(state: State) -> None:
    """As many nodes for its segments as a tree has."""
    lay_a_loop(state)
    lay_apart(state)


def share_segment(state: State) -> None:
    state.laid[next(number for number, bits in enumerate(state.laid) if bits == 2)] |= 1


def lose_train(state: State) -> None:
    state.at[0] = next(node for node in range(state.board.size) if not state.in_network(0, node))


@pytest.mark.parametrize(
    ("rule", "damage"),
    [
        ("SK-13.2-a", change("hand", 1, 0)),
        ("SK-13.2-a", change("discard", 1, 2)),
        ("SK-13.2-b", change("track", 1, 0)),
        ("SK-13.2-c", change("market", 1, 3)),
        ("SK-13.2-e", change("money", 1, 0)),
        ("SK-13.2-f: nodes", forget_node),
        ("SK-13.2-f: a leaf that is no city", lay_to_a_junction),
        ("SK-13.2-f: a network is a tree", lay_a_loop),
        ("SK-13.2-f: a network is a tree", lay_apart),
        ("SK-13.2-f: a network in pieces", lay_a_loop_and_apart),
        ("SK-13.2-[bh]", share_segment),
        ("SK-13.2-h", lose_train),
        ("SK-6.1-e", change("seen", 40, 0)),
    ],
)
def test_damage_is_noticed(rule: str, damage: Damage) -> None:
    """What the invariants are for: each of them catches something."""
    state: State = walk(RULESET, Setup(players=3, seed=2), 7, 160, {"build": 5}).state
    RULESET.check(state)
    damage(state)
    with pytest.raises(AssertionError, match=rule):
        RULESET.check(state)
