"""Random games of Stephenson's Rocket: what must hold in every position, on any board, with any switches."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from roundhouse import testing as contract
from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET, invariants
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.board import Board
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.state import ACTION, ELIMINATED, LIVE, NONE, PHASES, VETO_ANSWER, VETO_BID, State
from roundhouse.games.rocket.station import MoveStation, PlaceStation
from roundhouse.games.rocket.veto import Answer, Bid
from roundhouse.testing import Walk, choose, go_on, walk
from tests.support.effort import examples
from tests.support.rocket_games import TASTES, setups, tiny_board, universe, walks

SPECIFICATION = Path(__file__).parents[2] / "docs" / "rules" / "rocket.md"
RULES = set(re.findall(r"\*\*(SR-[\w.-]+)\*\*", SPECIFICATION.read_text("utf-8")))
#: More than any game pays, and easy to find in a text.
FORTUNE = 7_000_007


# -- the contract


@given(walks())
@settings(max_examples=examples(160))
def test_listed_is_legal(played: Walk) -> None:
    """Listing, membership and refusing agree, and neither looking nor trying changes anything."""
    refused = contract.check_listed_is_legal(RULESET, played.state, universe(played.state, played.chance))
    assert refused > 50
    RULESET.check(played.state)


#: Players who call every veto and bid in it.
QUARRELSOME = {"extend": 9, "call": 9, "bid": 9}
#: Players who put their stations in the way of locomotives.
BUSY = {"extend": 5, "station": 5, "decline": 9}


def kinds_of(state: State) -> list[str]:
    return [kind.kind for kind in RULESET.legal(state).kinds]


def has_linked_station(state: State) -> bool:
    own = [hex for hex, seat in enumerate(state.station) if seat == state.active]
    return state.phase == ACTION and any(state.line_at[hex] != NONE for hex in own)


#: Situations that are too rare in random games to wait for: how the players are, and how it is recognised.
RARE: dict[str, tuple[dict[str, int], Callable[[State], bool]]] = {
    "first bid": (QUARRELSOME, lambda state: state.phase == VETO_BID and state.bid_by == NONE),
    "further bid": (QUARRELSOME, lambda state: state.phase == VETO_BID and state.bid_by != NONE),
    "answer": (QUARRELSOME, lambda state: state.phase == VETO_ANSWER and state.bid_by != NONE),
    "answer to nothing": (QUARRELSOME, lambda state: state.phase == VETO_ANSWER and state.bid_by == NONE),
    "linked station": (BUSY, has_linked_station),
    "empty reserve": (BUSY, lambda state: state.phase == ACTION and state.reserve[state.active] == 0),
    "all claimed": ({"invest": 9}, lambda state: state.phase == ACTION and not any(state.unclaimed)),
    "no tile": ({"extend": 30, "decline": 9}, lambda state: state.phase == ACTION and state.tiles == 0),
    "second action": (BUSY, lambda state: state.phase == ACTION and len(state.extended) == 1),
    "extending only": ({"invest": 9, "station": 9}, lambda state: kinds_of(state) == ["extend"]),
}


@pytest.mark.parametrize("situation", RARE)
def test_listed_is_legal_where_games_seldom_come(situation: str) -> None:
    taste, recognised = RARE[situation]
    found = 0
    # Fewer games do not come there.
    for seed in range(max(80, examples(80))):
        options = {
            "edition": ["1999", "2018"][seed % 2],
            "active_may_call_veto": situation == "answer to nothing",
            "end_condition_lines": "closed_ge_6",
            "end_check": "turn",
            "board": None if seed % 4 == 0 else tiny_board(seed),
        }
        played = walk(RULESET, Setup(players=2 + seed % 3, options=options, seed=seed), seed, seed % 10, taste)
        if found < examples(12) and go_on(played, recognised, taste=taste):
            found += 1
            contract.check_listed_is_legal(RULESET, played.state, universe(played.state, played.chance))
            contract.check_picks(RULESET, played.state)
            contract.check_packing(played)
            contract.check_neutral_is_legal(RULESET, played.state)
    assert found >= 3


@given(walks())
@settings(max_examples=examples(120))
def test_only_the_one_who_is_asked_may_answer(played: Walk) -> None:
    if played.over:
        assert all(RULESET.why_not(played.state, action) for action in universe(played.state, played.chance))
    else:
        contract.check_other_seats_are_refused(RULESET, played.state, played.setup.players)
        contract.check_neutral_is_legal(RULESET, played.state)


@given(walks())
@settings(max_examples=examples(120))
def test_states_can_be_kept(played: Walk) -> None:
    contract.check_packing(played)
    contract.check_copies_are_independent(played)


@given(walks(to_the_end=True))
@settings(max_examples=examples(40))
def test_the_log_is_the_truth(played: Walk) -> None:
    contract.check_replay(played)


@given(walks())
@settings(max_examples=examples(120))
def test_every_action_can_be_picked(played: Walk) -> None:
    contract.check_picks(RULESET, played.state)


@given(walks())
@settings(max_examples=examples(60))
def test_every_way_to_a_view_shows_the_same(played: Walk) -> None:
    contract.check_views(RULESET, played.state, played.setup.players)


@given(walks(to_the_end=True))
@settings(max_examples=examples(80))
def test_the_account_adds_up(played: Walk) -> None:
    contract.check_outcome(RULESET, played.state, played.setup.players)


# -- legal actions in their canonical order


ORDER = [
    ["invest", "station_place", "station_move", "extend"],
    ["skip"],
    ["veto_decline", "veto_call"],
    ["veto_pass", "veto_bid"],
    ["answer_pass", "answer_bid"],
]


def place_in_order(board: Board, written: dict[str, Any]) -> tuple[Any, ...]:
    """What the golden format sorts by: the board's order of cities, industries and lines; hexes by q, then r."""
    cities = [board.places[place].name for place in board.cities]
    lines = [line.id for line in board.lines]
    group = next(group for group in ORDER if written["type"] in group)
    return (
        group.index(written["type"]),
        cities.index(written["city"]) if "city" in written else 0,
        board.industries.index(written["industry"]) if "industry" in written else 0,
        lines.index(written["line"]) if "line" in written else 0,
        written.get("n", 0),
        written.get("from", []),
        written.get("to", written.get("hex", [])),
    )


@given(walks())
@settings(max_examples=examples(120))
def test_the_list_is_in_canonical_order(played: Walk) -> None:
    board = played.state.board
    written = contract.written_legal(RULESET, played.state)
    assert written == sorted(written, key=lambda action: place_in_order(board, action))
    assert sum({action["type"] for action in written} <= set(group) for group in ORDER) >= 1
    assert [board.number(*at) for at in board.coordinates] == sorted(range(board.size))
    assert board.coordinates == sorted(board.coordinates)


@given(walks())
@settings(max_examples=examples(120))
def test_written_positions_are_sorted(played: Walk) -> None:
    written = RULESET.write_state(played.state)
    hexes = [seat["hexes"] for seat in written["stations"]] + [line["track"] for line in written["lines"].values()]
    hexes.append(written["next"].get("proposal", {}).get("legal", []))
    assert all(group == sorted(group) for group in hexes)
    assert all(line["places"] == sorted(line["places"]) for line in written["lines"].values())
    assert json.loads(canonical(written)) == written


# -- refusals


@given(walks())
@settings(max_examples=examples(60))
def test_refusals_name_a_rule_and_can_be_said(played: Walk) -> None:
    state, decision = played.state, RULESET.decision(played.state)
    for action in universe(state, played.chance):
        violation = RULESET.why_not(state, action)
        if violation is not None:
            assert violation.rule in RULES
            assert RULESET.say_violation(state, violation).key == violation.key
            assert violation.key.startswith("why-")
        written = RULESET.write_action(state, action)
        assert None in written.values() or RULESET.read_action(state, written) == action
        assert RULESET.say_action(state, action).key.startswith("act-")
    assert decision is None or decision.rule in RULES


def nonsense(state: State) -> Iterator[RocketAction]:
    """Actions with numbers that no notation would give them."""
    board = state.board
    numbers = [-400, -3, -1, 0, 1, len(board.lines), len(board.industries), len(board.cities), board.size - 1]
    for one in numbers:
        yield PlaceStation(one)
        for other in numbers:
            for kind in (Invest, MoveStation, Extend, Bid, Answer):
                yield kind(one, other)


@given(walks())
@settings(max_examples=examples(40))
def test_numbers_that_mean_nothing_are_refused(played: Walk) -> None:
    contract.check_listed_is_legal(RULESET, played.state, nonsense(played.state))
    for action in nonsense(played.state):
        violation = RULESET.why_not(played.state, action)
        assert violation is None or RULESET.say_violation(played.state, violation).key


# -- playing


def pay_of(events: list[Event], players: int) -> list[int]:
    paid = [event.args["pay"] for event in events if "pay" in event.args]
    return [sum(payment[seat] for payment in paid) for seat in range(players)]


def check_account(before: State, events: list[Event], after: State) -> None:
    """Events tell of everything that changes hands, and of nothing else."""
    happened = Counter(event.key for event in events)
    assert [new - old for old, new in zip(before.money, after.money)] == pay_of(events, before.players)
    assert sum(after.passengers) - sum(before.passengers) == happened["passenger"] <= 1
    assert after.status.count(ELIMINATED) - before.status.count(ELIMINATED) == happened["merger"] <= 1
    isolated = [line for line, status in enumerate(after.status) if status > before.status[line] == LIVE]
    merged = [event.args["line"] for event in events if event.key == "merger"]
    assert [event.args["line"] for event in events if event.key == "isolated"] == sorted({*isolated} - {*merged})
    tiles = before.tiles - after.tiles
    assert 0 <= tiles <= 2
    assert tiles <= 1 or merged


def check_spent(before: State, action: RocketAction, after: State) -> None:
    """SR-4.1-a and SR-4.1-b: two actions, then the player on the left; a veto delays, it does not take turns."""
    assert after.phase != PHASES.index("over") or after.ended_by
    if after.phase == PHASES.index("action"):
        following = (before.active + 1) % before.players
        assert (after.active, after.action_no) == ((before.active, 2) if before.action_no == 1 else (following, 1))
        assert after.line == after.target == after.called_by == after.bid_by == after.bid_hex == NONE
    elif after.phase != PHASES.index("over"):
        assert (after.active, after.action_no) == (before.active, before.action_no)
        assert after.line != NONE


@given(setups(), st.integers(0, 10_000), st.sampled_from(TASTES))
@settings(max_examples=examples(100))
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
        check_account(before, events, state)
        check_spent(before, action, state)


@given(walks(to_the_end=True))
@settings(max_examples=examples(60))
def test_what_happens_can_be_written_and_said(played: Walk) -> None:
    state = played.state
    for event in (event for events in played.events for event in events):
        assert json.loads(json.dumps(RULESET.write_event(state, event)))[0] == event.key
        assert RULESET.say_event(state, event).key.startswith("event-")
        assert event.seen_by(None) == event


def test_the_same_seed_gives_the_same_game() -> None:
    setup = Setup(players=3, options={"edition": "2018"}, seed=5)
    games = [walk(RULESET, setup, 17) for _ in range(2)]
    assert RULESET.digest(games[0].state) == RULESET.digest(games[1].state)
    assert RULESET.digest(walk(RULESET, setup, 18).state) != RULESET.digest(games[0].state)


def test_every_seat_begins_some_games() -> None:
    assert {RULESET.setup(Setup(players=4, seed=seed)).active for seed in range(40)} == {0, 1, 2, 3}


# -- secrets


@given(walks(totals_visible=False), st.data())
@settings(max_examples=examples(100))
def test_hidden_totals_make_no_difference_to_others(played: Walk, data: st.DataObject) -> None:
    """SR-13.1-a: two worlds that differ only in what others own look alike, byte for byte."""
    state = played.state
    assume(not played.over)
    seat = data.draw(st.none() | st.integers(0, state.players - 1))
    other = state.copy()
    for somebody in range(state.players):
        if somebody != seat:
            other.money[somebody] += data.draw(st.integers(1, FORTUNE))
    assert RULESET.digest(other) != RULESET.digest(state)
    assert shown(state, seat) == shown(other, seat)
    tried = list(universe(state, played.chance))[:: 1 + played.chance.below(20)]
    assert refusals(state, seat, tried) == refusals(other, seat, tried)
    if seat is not None:
        seen = [RULESET.observe(world, seat, Chance(3)) for world in (state, other)]
        assert RULESET.digest(seen[0]) == RULESET.digest(seen[1])
        assert seen[0].money[seat] == state.money[seat]
    following = choose(RULESET, state, played.chance)
    assert repr(RULESET.apply(state, following)) == repr(RULESET.apply(other, following))


def shown(state: State, seat: int | None) -> str:
    """Everything that a seat is shown of a position, as one text."""
    view = RULESET.view(state, seat)
    actions = [RULESET.say_action(state, action) for action in RULESET.legal(state)]
    said = [RULESET.prompt(state, seat), RULESET.text_board(view), actions]
    return canonical(
        msgspec.to_builtins([view.data, contract.written_legal(RULESET, state), said, RULESET.decision(state)])
    )


def refusals(state: State, seat: int | None, tried: list[RocketAction]) -> str:
    violations = [RULESET.why_not(state, action, seat) for action in tried]
    return repr([violation and (violation, RULESET.say_violation(state, violation)) for violation in violations])


@given(walks())
@settings(max_examples=examples(120))
def test_no_view_holds_a_hidden_total(played: Walk) -> None:
    state = played.state
    hidden = not state.switches.totals_visible and not played.over
    for seat in (None, *range(state.players)):
        rich = state.copy()
        rich.money = [FORTUNE + somebody for somebody in range(state.players)]
        text = shown(rich, seat)
        for somebody in range(state.players):
            assert (str(FORTUNE + somebody) in text) == (not hidden or seat == somebody)


@given(walks(to_the_end=True))
@settings(max_examples=examples(60))
def test_the_end_opens_all_totals(played: Walk) -> None:
    assume(played.over)
    for seat in (None, *range(played.setup.players)):
        assert RULESET.view(played.state, seat).data["money"] == played.state.money
        if seat is not None:
            assert RULESET.digest(RULESET.observe(played.state, seat, Chance(1))) == RULESET.digest(played.state)


@given(walks())
@settings(max_examples=examples(100))
def test_an_observation_is_a_copy_that_plays_alike(played: Walk) -> None:
    """Totals decide nothing (SR-0.1-b): what is legal and what happens is the same without them."""
    state = played.state
    before = RULESET.digest(state)
    for seat in range(state.players):
        seen = RULESET.observe(state, seat, Chance(1))
        assert list(RULESET.legal(seen)) == list(RULESET.legal(state))
        if not played.over:
            action = choose(RULESET, seen, played.chance)
            assert RULESET.apply(seen, action) == RULESET.apply(state.copy(), action)
        assert RULESET.digest(state) == before


# -- that all this is worth something


def test_random_games_come_to_everything() -> None:
    """Were these games too tame, the properties above would prove little."""
    seen: Counter[str] = Counter()
    for seed in range(800):
        chance = Chance(seed)
        options = {
            "edition": chance.choice(["1999", "2018"]),
            "active_may_call_veto": chance.choice([False, True]),
            "linked_station_movable": chance.choice([False, True]),
            "share_limit": chance.choice([None, {"per_line": 2, "supplementary": 1}, {"per_line": 4}]),
            "end_check": chance.choice(["action", "turn"]),
            "end_condition_lines": chance.choice(["shares_available_le_1", "closed_ge_6"]),
            "board": tiny_board(seed % 400),
        }
        played = walk(RULESET, Setup(players=2 + seed % 3, options=options, seed=seed), seed, 300, TASTES[seed % 4])
        seen.update(RULESET.write_action(played.state, action)["type"] for action in played.log)
        seen.update(event.key for events in played.events for event in events)
        seen.update(["supplementary"] * (sum(played.state.supplementary) > 0))
        seen.update(f"by {text.key}" for text in getattr(RULESET.outcome(played.state), "ended_by", []))
        seen.update(["no passengers"] * (played.state.passengers_left == 0))
    events = {"veto_won", "passenger", "city", "town", "merger", "isolated"}
    ends = {"by ended-by-lines", "by ended-by-tiles"}
    rare = {"supplementary", "no passengers"}
    assert {*chain(*ORDER), *events, *ends, *rare} <= set(seen), seen
