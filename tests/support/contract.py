"""What every game owes to the kernel, whatever its rules are: checks for one position of any game."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from roundhouse.engine.canonical import canonical
from roundhouse.engine.rules import AnyRules
from tests.support.play import Walk, choose


def written_legal(ruleset: AnyRules, state: Any) -> list[dict[str, Any]]:
    """All legal actions as they are written."""
    return [ruleset.write_action(state, action) for action in ruleset.legal(state)]


def check_legal_sequence(ruleset: AnyRules, state: Any) -> list[Any]:
    """Length, iteration, indexing and kinds tell of the same actions, each of them once. Returns them."""
    legal = ruleset.legal(state)
    listed = list(legal)
    assert len(legal) == len(listed)
    assert bool(legal) == bool(listed)
    assert [legal[index] for index in range(len(legal))] == listed
    assert [legal[index - len(legal)] for index in range(len(legal))] == listed
    assert [kind.at(index) for kind in legal.kinds for index in range(kind.count())] == listed
    assert all(kind.any() and kind.count() > 0 for kind in legal.kinds)
    assert len(set(listed)) == len(listed)
    return listed


def check_listed_is_legal(ruleset: AnyRules, state: Any, universe: Iterable[Any]) -> int:
    """Listed, contained and not refused are one and the same; asking changes nothing. Returns the refusals."""
    before = ruleset.digest(state)
    listed = set(check_legal_sequence(ruleset, state))
    legal = ruleset.legal(state)
    for action in listed:
        assert action in legal
        assert ruleset.why_not(state, action) is None, action
    refused = 0
    for action in universe:
        violation = ruleset.why_not(state, action)
        assert (violation is None) == (action in listed), (action, violation)
        assert (action in legal) == (action in listed), action
        refused += violation is not None
    assert ruleset.digest(state) == before
    return refused


def check_other_seats_are_refused(ruleset: AnyRules, state: Any, players: int) -> None:
    decision = ruleset.decision(state)
    assert decision is not None
    assert decision.seat in range(players)
    assert ruleset.legal(state)
    for action in list(ruleset.legal(state))[:20]:
        assert ruleset.why_not(state, action, decision.seat) is None
        for seat in range(players):
            if seat != decision.seat:
                assert ruleset.why_not(state, action, seat) is not None


def check_neutral_is_legal(ruleset: AnyRules, state: Any) -> None:
    before = ruleset.digest(state)
    neutral = ruleset.neutral(state)
    assert neutral in ruleset.legal(state)
    assert ruleset.why_not(state, neutral) is None
    assert ruleset.digest(state) == before


def check_packing(played: Walk) -> None:
    """A state that went through text is the same state, and goes on in the same way."""
    ruleset, setup = played.ruleset, played.setup
    original = ruleset.copy(played.state)
    restored = ruleset.unpack(setup, json.loads(canonical(ruleset.pack(original))))
    same_position(ruleset, original, restored)
    for _ in range(3):
        if ruleset.decision(original) is None:
            return
        action = choose(ruleset, original, played.chance)
        assert ruleset.apply(original, action) == ruleset.apply(restored, action)
        same_position(ruleset, original, restored)


def same_position(ruleset: AnyRules, one: Any, other: Any) -> None:
    assert ruleset.pack(one) == ruleset.pack(other)
    assert ruleset.digest(one) == ruleset.digest(other)
    assert ruleset.decision(one) == ruleset.decision(other)
    assert list(ruleset.legal(one)) == list(ruleset.legal(other))
    assert ruleset.write_state(one) == ruleset.write_state(other)
    assert ruleset.outcome(one) == ruleset.outcome(other)


def check_copies_are_independent(played: Walk) -> None:
    """What happens to a copy does not happen to the original, nor the other way round."""
    ruleset = played.ruleset
    original = ruleset.copy(played.state)
    copied = ruleset.copy(original)
    for changed, kept in ((copied, original), (original, copied)):
        before = ruleset.digest(kept), list(ruleset.legal(kept))
        for _ in range(6):
            if ruleset.decision(changed) is not None:
                ruleset.apply(changed, choose(ruleset, changed, played.chance))
        assert (ruleset.digest(kept), list(ruleset.legal(kept))) == before
        ruleset.check(kept)


def check_replay(played: Walk) -> None:
    """The log, written as text, leads through the same states and events to the same end."""
    ruleset = played.ruleset
    first, second = ruleset.setup(played.setup), ruleset.setup(played.setup)
    assert ruleset.digest(first) == ruleset.digest(second)
    for action, events in zip(played.log, played.events, strict=True):
        written = json.loads(json.dumps(ruleset.write_action(second, action)))
        assert ruleset.read_action(second, written) == action
        assert ruleset.apply(first, action) == events
        ruleset.apply(second, ruleset.read_action(second, written))
        assert ruleset.digest(first) == ruleset.digest(second)
    assert ruleset.digest(second) == ruleset.digest(played.state)


def check_picks(ruleset: AnyRules, state: Any) -> None:
    """Different actions are picked differently, no path is the beginning of another, and paths can be read back."""
    paths = {ruleset.picks(state, action): action for action in ruleset.legal(state)}
    pickable = ruleset.pickable(state)
    assert len(paths) == len(ruleset.legal(state))
    assert len(set(pickable)) == len(pickable)
    for path, action in paths.items():
        assert ruleset.read_picks(state, path) == [action]
        assert path[0] in pickable
        assert all(path[:length] not in paths for length in range(len(path)))
    for pick in {*pickable, *(pick for path in paths for pick in path)}:
        assert ruleset.pick_name(state, pick).key
        assert ruleset.pick_label(state, pick)
    for path in paths:
        for place, pick in enumerate(path[1:], 1):
            alone, after = ruleset.pick_name(state, pick), ruleset.pick_name(state, pick, path[:place])
            assert alone == after or ruleset.renames(path[place - 1])


def check_views(ruleset: AnyRules, state: Any, players: int) -> None:
    """The shorter way to what a seat sees leads to the same."""
    public = ruleset.view(state, None)
    for seat in range(players):
        assert ruleset.view_upon(state, seat, lambda: public) == ruleset.view(state, seat)
    assert public == ruleset.view(state, None)


def check_outcome(ruleset: AnyRules, state: Any, players: int) -> None:
    """There is an account exactly when the game is over, and it adds up."""
    outcome = ruleset.outcome(state)
    assert (outcome is None) == (ruleset.decision(state) is not None)
    if outcome is None:
        return
    assert not ruleset.legal(state)
    assert len(outcome.totals) == players
    assert outcome.totals == [sum(column) for column in zip(*(line.points for line in outcome.categories), strict=True)]
    assert outcome.ranks == [1 + sum(other > total for other in outcome.totals) for total in outcome.totals]
    assert outcome.winners == [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    assert outcome.ended_by
