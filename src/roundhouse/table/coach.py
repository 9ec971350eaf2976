"""The coach of a first game: what a decision is about, and what matters now, from what the game itself says.

It knows no game. What a kind of decision is about stands in the game's word files (`coach-about-<kind>`), what to look
at comes from its `matters`; what can be gained at once, and what the next player can gain, is found by trying.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Gathered, Searched, known_at_once
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Arg, Text, player
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table
from roundhouse.words import Words

#: Kinds with more actions than this are not tried: there the hint has the better answer.
MOST_ACTIONS: Final = 500
#: Seconds of trying.
LONGEST: Final = 0.4
#: Answers of others to an action that are waited for.
MOST_ANSWERS: Final = 24
#: What a player cannot know is dealt by these: what comes out the same twice does not depend on it.
DEALS: Final = (1, 2)


class CoachView(msgspec.Struct, frozen=True, kw_only=True):
    """What the coach says before a decision, after that record: what it is about, and what matters now."""

    seq: int
    kind: str
    about: str
    points: list[str]


class Prospect(NamedTuple):
    """An action, and what it brings to everybody at once."""

    action: Any
    gains: list[int]


def coach_view(table: Table, seat: int, language: str) -> CoachView:
    if not table.begin.hints:
        raise TableRefusal("not_allowed", Text("table-no-hints"))
    table.must_be_asked(seat)
    ruleset = table.game.ruleset
    decision = table.game.decision
    assert decision is not None
    names = [name or str(number) for number, name in enumerate(table.names(), 1)]
    words = Words(language, [ruleset.words], names)
    about = f"coach-about-{decision.kind.replace('_', '-')}"
    states = [table.game.observe(seat, Chance(deal)) for deal in DEALS]
    texts = [*prospects(ruleset, states, seat), *ruleset.matters(table.game.view(seat), seat)]
    return CoachView(
        seq=table.seq,
        kind=decision.kind,
        about=words.say(about) if words.has(about) else "",
        points=[words.say(text) for text in texts],
    )


def prospects(ruleset: AnyRules, states: list[Any], seat: int) -> Iterator[Text]:
    """The most that can be gained at once, whom it pays besides, and what the next player can do then."""
    until = time.monotonic() + LONGEST
    state = states[0]
    best = best_for(ruleset, state, seat, until)
    if best is not None:
        told: dict[str, Arg] = {
            "points": ruleset.say_points(state, best.gains[seat]),
            "what": ruleset.say_action(state, best.action, seat),
        }
        yield Text("coach-best", told)
        for other, gain in enumerate(best.gains):
            if other != seat and gain > 0:
                yield Text("coach-others", {"player": player(other), "points": ruleset.say_points(state, gain)})
    threats = [threat(ruleset, each, seat, until) for each in states]
    if None not in threats and threats[0] == threats[1]:
        yield threats[0]  # type: ignore[misc]


def best_for(ruleset: AnyRules, state: Any, seat: int, until: float) -> Prospect | None:
    """The action that brings most at once; None if nothing brings anything."""
    best: Prospect | None = None
    for action in tried_actions(ruleset, state):
        if time.monotonic() > until:
            break
        tried = Prospect(action, gains_of(ruleset, state, action))
        if tried.gains[seat] > (best.gains[seat] if best is not None else 0):
            best = tried
    return best


def tried_actions(ruleset: AnyRules, state: Any) -> Iterator[Any]:
    """Legal actions that are quickly listed: none that take a search, and no kind that has very many."""
    for kind in ruleset.legal(state).kinds:
        if isinstance(kind, Searched | Gathered) or kind.count() <= MOST_ACTIONS:
            yield from known_at_once(kind)[:MOST_ACTIONS]


def gains_of(ruleset: AnyRules, state: Any, action: Any) -> list[int]:
    """What everybody has more after an action, if nobody objects to it."""
    before = ruleset.scores(state)
    after = ruleset.copy(state)
    asked = ruleset.decision(state)
    assert asked is not None
    ruleset.apply(after, action)
    for _ in range(MOST_ANSWERS):
        decision = ruleset.decision(after)
        if decision is None or decision.seat == asked.seat or decision.kind == asked.kind:
            break
        ruleset.apply(after, ruleset.neutral(after))
    return [new - old for new, old in zip(ruleset.scores(after), before, strict=True)]


def threat(ruleset: AnyRules, state: Any, seat: int, until: float) -> Text | None:
    """What the next player could gain if this one does nothing of note; None if nothing."""
    asked = ruleset.decision(state)
    assert asked is not None
    later = ruleset.copy(state)
    for _ in range(MOST_ANSWERS):
        decision = ruleset.decision(later)
        if decision is None:
            return None
        if decision.seat != seat and decision.kind == asked.kind:
            best = best_for(ruleset, later, decision.seat, until)
            if best is None:
                return None
            points = ruleset.say_points(later, best.gains[decision.seat])
            what = ruleset.say_action(later, best.action, seat)
            return Text("coach-next", {"player": player(decision.seat), "points": points, "what": what})
        ruleset.apply(later, ruleset.neutral(later))
    return None
