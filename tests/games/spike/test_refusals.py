"""Refusals: the rule that is named is one that the action breaks, judged by a reading of the specification apart."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.movement import Boost, FreeMove, Start
from roundhouse.games.spike.present.picks import read_picks
from roundhouse.games.spike.state import ACTION, State
from roundhouse.table.golden import setup_of
from roundhouse.testing import Walk, walk
from roundhouse.words import Words
from tests.games.spike.positions import P1, P2, Position
from tests.support.effort import examples
from tests.support.spike_games import TASTES, universe, walks
from tests.support.spike_rules import broken_rules

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("spike-*.jsonl.gz"))


# -- the judge itself, held against the recorded refusals


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name[6:9])
def test_recorded_refusals_are_judged_alike(path: Path) -> None:
    """Each rule that a golden game names is broken, or the nearest to it, and the rule that we name is broken."""
    lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    state = RULESET.setup(setup_of(lines[0]))
    for line in lines[1:-1]:
        for tried in line.get("illegal", []):
            judge(state, RULESET.read_action(state, tried["action"]), tried["rule"])
        carry_out(state, line)


def judge(state: State, action: SpikeAction, recorded: str) -> None:
    broken = broken_rules(state, action, state.asked)
    violation = RULESET.why_not(state, action)
    assert violation is not None
    assert recorded in broken or nearest(state, action) == recorded, action
    assert violation.rule in broken, (action, violation)


def nearest(state: State, action: SpikeAction) -> str:
    """What the recorded games name loosely: their format says that only the rejection should be compared.

    A second free move is refused there as one from a city, and whoever stays at a junction as one who stays at a city.
    """
    if isinstance(action, FreeMove) and state.phase == ACTION:
        return "SK-4.1-b"
    here = state.at[state.asked]
    spaces = (action.space,) if isinstance(action, Boost) else action.spaces if isinstance(action, FreeMove) else ()
    return "SK-4.1-g" if spaces[:1] == (here,) and here >= state.board.size else ""


def carry_out(state: State, line: dict[str, Any]) -> None:
    if "chance" in line:
        RULESET.foresee(state, line["chance"])
    RULESET.apply(state, RULESET.read_action(state, line["action"]))


# -- whatever anybody may try


@given(walks(), st.integers(0, 10_000))
@settings(max_examples=examples(60))
def test_a_refusal_names_a_broken_rule(played: Walk, seed: int) -> None:
    """Legal actions break nothing; all others break at least the rule that is named."""
    check_refusals(played.state, Chance(seed))


def check_refusals(state: State, chance: Chance) -> Counter[str]:
    named: Counter[str] = Counter()
    for action in [*universe(state, chance), *mutants(state, chance)]:
        for seat in {state.asked, chance.below(state.players)} - {-1}:
            violation = RULESET.why_not(state, action, seat)
            broken = broken_rules(state, action, seat)
            assert (violation is None) == (not broken), (action, violation, broken)
            if violation is not None:
                assert violation.rule in broken, (action, violation, broken)
                named[violation.rule] += 1
    return named


def mutants(state: State, chance: Chance) -> Iterator[SpikeAction]:
    """Legal actions with one thing changed: what people get wrong is mostly nearly right."""
    listed = list(RULESET.legal(state))
    builds = [action for action in listed if isinstance(action, Build)]
    moves = [action for action in listed if isinstance(action, FreeMove | Start | Boost)]
    for build in [chance.choice(builds) for _ in range(12) if builds]:
        yield from changed_builds(state, build, chance)
    for move in [chance.choice(moves) for _ in range(12) if moves]:
        yield from changed_moves(state, move, chance)


def changed_builds(state: State, build: Build, chance: Chance) -> Iterator[Build]:
    path, direct, wild = build.path, build.direct, build.wild
    colour = chance.below(len(direct))
    segment = chance.below(len(state.board.segments))
    place = chance.below(len(path))
    more = (*direct[:colour], direct[colour] + 1, *direct[colour + 1 :])
    yield Build(path[:-1], direct, wild)
    yield Build(path[1:], direct, wild)
    yield Build(path[::-1], direct, wild)
    yield Build((*path, segment), direct, wild)
    yield Build((*path[:place], segment, *path[place + 1 :]), direct, wild)
    yield Build((*path, path[-1]), direct, wild)
    yield Build(path, more, wild)
    yield Build(path, (0,) * len(direct), ())
    yield Build(path, direct, (*wild, (colour, 2, ((colour + 1) % len(direct),))))
    for source, n, targets in wild[:1]:
        yield Build(path, direct, ((source, n + 1, targets), *wild[1:]))
        yield Build(path, direct, ((source, n + 1, (*targets, colour)), *wild[1:]))
        yield Build(path, direct, wild[1:])


def changed_moves(state: State, move: SpikeAction, chance: Chance) -> Iterator[SpikeAction]:
    spaces = (move.space,) if isinstance(move, Boost) else move.spaces if isinstance(move, FreeMove | Start) else ()
    anywhere = chance.below(state.board.size + len(state.board.segments))
    other = (*spaces, anywhere), (*spaces, *spaces[-1:]), (*spaces, *spaces), spaces[:-1], (anywhere, *spaces[1:])
    for walked in other:
        yield from (FreeMove(walked), Start(walked))
        yield from (Boost(space) for space in walked[:1])


@pytest.mark.long
def test_every_rule_that_can_refuse_has_refused() -> None:
    """Were the attempts too tame, the comparison would show little."""
    named: Counter[str] = Counter()
    for seed in range(120):
        options = {"reverse_allowed": seed % 3 > 0, "segment_exclusive": seed % 4 > 0, "advanced": seed % 2 == 0}
        setup = Setup(players=2 + seed % 3, options=options, seed=seed)
        played = walk(RULESET, setup, seed, 3 * seed, TASTES[seed % 4])
        named += check_refusals(played.state, Chance(seed))
    wanted = "2.2-a 3.1-a 3.1-b 3.1-c 3.1-e 3.1-f 4.1-b 4.1-c 4.1-d 4.1-e 4.1-f 4.1-g 4.1-m 5.1-a 5.1-d 5.2-a"
    wanted += " 6.1-a 7.1-a 7.1-b 7.1-d 7.1-f 7.1-g 7.1-h 7.1-j 7.2-a 7.2-b 7.2-d 8.1-a 8.2-b 8.3-a 8.3-c"
    assert {f"SK-{rule}" for rule in wanted.split()} <= set(named), sorted(named)


# -- a city that is picked but cannot be built to


def reason(play: Position, city: str) -> tuple[str, str]:
    """The rule and the sentence for somebody who picks a city."""
    (action,) = read_picks(play.state, (f"city:{city}",))
    violation = RULESET.why_not(play.state, action)
    assert violation is not None
    return violation.rule, Words("en", [RULESET.words]).say(RULESET.say_violation(play.state, violation))


def test_a_city_that_cannot_be_paid_says_what_is_lacking() -> None:
    play = Position().hand(P1, red=1, white=1)
    assert play.state.phase == ACTION
    rule, sentence = reason(play, "bravo")
    assert rule == "SK-7.2-a"
    assert "needs 1 blue, 1 red." in sentence or "needs 1 red, 1 blue." in sentence
    assert "missing 1 blue" in sentence


def test_a_city_that_is_too_far_for_the_pieces_says_so() -> None:
    play = Position().hand(P1, red=5, blue=5)
    play.state.track[P1] = 1
    rule, sentence = reason(play, "bravo")
    assert rule == "SK-7.1-i"
    assert "2 track pieces" in sentence


def test_a_city_that_is_cut_off_says_where_track_is_in_the_way() -> None:
    play = Position().hand(P1, red=5, blue=5).own(P2, "e1")
    rule, sentence = reason(play, "bravo")
    assert rule == "SK-7.1-h"
    assert "already" in sentence


def test_a_path_without_payment_says_what_it_costs() -> None:
    play = Position().hand(P1, red=1, blue=1)
    path = tuple(play.state.board.segment_of[name] for name in ("e1", "e2"))
    violation = RULESET.why_not(play.state, Build(path, (0,) * len(play.state.board.colours), ()))
    assert violation is not None
    assert (violation.rule, violation.key, violation.args["cards"]) == ("SK-7.2-a", "why-unpaid", 2)
