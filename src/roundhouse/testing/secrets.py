"""Whether secrets are kept: what events, actions and imagined states reveal to a seat beyond its view."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Drawn
from roundhouse.engine.rules import AnyRules

#: How many correct guesses rule out luck.
ENOUGH: Final = 12
#: How many kinds of action are tried in a position.
KINDS: Final = 4


class Knowledge:
    """What the seats of many games have seen and guessed. Some leaks show only because a guess is never wrong."""

    def __init__(self) -> None:
        self.hidden = False
        self.views_differ = False
        #: By event and argument: how often a seat that may not know it guessed, and how often it was wrong.
        self.guessed: dict[tuple[str, str], list[int]] = {}
        #: By event and argument, for the seat that learns it: how often it was compared, how often it differed between
        #: two imagined states, and how often between those and the real one.
        self.dealt: dict[tuple[str, str], list[int]] = {}

    def look(self, ruleset: AnyRules, state: Any, players: int, chance: Chance) -> None:
        """Examine one position: what would happen there, and who would learn what from it."""
        public = ruleset.view(state, None).data
        self.views_differ = self.views_differ or any(
            ruleset.view(state, seat).data != public for seat in range(players)
        )
        kinds = list(ruleset.legal(state).kinds)
        chance.shuffle(kinds)
        for kind in kinds[:KINDS]:
            one, other = draw(kind, chance), draw(kind, chance)
            for seat in range(players):
                self.compare(ruleset, state, seat, one, chance)
            if one != other and type(one) is type(other):
                check_alike(ruleset, state, players, one, other)

    def compare(self, ruleset: AnyRules, state: Any, seat: int, action: Any, chance: Chance) -> None:
        """The same action in the real state and in two that the seat imagines, where it is legal there, too."""
        worlds = [ruleset.observe(state, seat, chance.branch()) for _ in range(2)]
        if any(ruleset.why_not(world, action) is not None for world in worlds):
            return
        after, events = done(ruleset, state, action)
        seen = ruleset.view(after, seat).data
        imagined = [done(ruleset, world, action) for world in worlds]
        for then, told in imagined:
            if ruleset.view(then, seat).data == seen:
                check_told(seat, events, told)
        known = [*action.values(), *ruleset.write_action(state, action).values()]
        self._count(seat, events, [told for _, told in imagined], known)

    def _count(self, seat: int, events: list[Event], imagined: list[list[Event]], known: list[Any]) -> None:
        """Count what is hidden in events; what the action itself contains is not a guess."""
        first, second = imagined
        if not [event.key for event in events] == [event.key for event in first] == [event.key for event in second]:
            return
        for real, one, two in zip(events, first, second, strict=True):
            self.hidden = self.hidden or bool(real.hidden)
            for name in real.hidden:
                value = real.args.get(name)
                if value in known:
                    continue
                values = [value, one.args.get(name), two.args.get(name)]
                if seat == real.seat:
                    add(self.dealt, (real.key, name), values[1] != values[2], values[1:] != [value, value])
                else:
                    add(self.guessed, (real.key, name), values[1:] != [value, value])

    def conclude(self) -> None:
        """Checks that are possible only after all games have been played."""
        assert self.views_differ or not self.hidden, "events hide something, but every seat sees the same in its `view`"
        for (key, name), (compared, wrong) in self.guessed.items():
            assert wrong or compared < ENOUGH, (
                f"`{name}` of the event `{key}` is hidden, but always right in what others `observe`"
            )
        for (key, name), (compared, varied, wrong) in self.dealt.items():
            assert varied or not wrong or compared < ENOUGH, (
                f"`{name}` of the event `{key}` is the same in everything that a seat can `observe`: "
                "what it does not know must be dealt with the chance that is given"
            )


def add(counts: dict[tuple[str, str], list[int]], what: tuple[str, str], *held: bool) -> None:
    """Count one more comparison, and what held in it."""
    row = counts.setdefault(what, [0] * (1 + len(held)))
    for place, one in enumerate((True, *held)):
        row[place] += one


def draw(kind: Any, chance: Chance) -> Any:
    """An action of a kind."""
    return kind.draw(chance) if isinstance(kind, Drawn) else kind.at(chance.below(kind.count()))


def done(ruleset: AnyRules, state: Any, action: Any) -> tuple[Any, list[Event]]:
    """The state after an action, and what it caused; the given state stays as it is."""
    after = ruleset.copy(state)
    return after, ruleset.apply(after, action)


def seen_by(seat: int | None, events: list[Event]) -> list[Event]:
    """What a seat is told, without what chance decided in the open, which is news to everybody."""
    return [event.seen_by(seat) for event in events if not event.chance]


def check_told(seat: int, events: list[Event], imagined: list[Event]) -> None:
    """If two worlds look the same to a seat afterwards, it is told the same."""
    for real, other in zip(seen_by(seat, events), seen_by(seat, imagined), strict=False):
        assert real == other, (
            f"the event `{real.key}` tells seat {seat} what its view hides: `hidden` keeps it secret; "
            "if everybody may know what chance has decided, `chance` says so"
        )


def check_alike(ruleset: AnyRules, state: Any, players: int, one: Any, other: Any) -> None:
    """Two actions that look the same to somebody are told the same, and the other way round."""
    decision = ruleset.decision(state)
    assert decision is not None
    (after_one, events_one), (after_other, events_other) = done(ruleset, state, one), done(ruleset, state, other)
    name = one.form.name
    for seat in (None, *range(players)):
        if seat == decision.seat or ruleset.view(after_one, seat).data != ruleset.view(after_other, seat).data:
            continue
        shown = ruleset.show_action(state, one, seat) == ruleset.show_action(state, other, seat)
        told = seen_by(seat, events_one) == seen_by(seat, events_other)
        who = "a spectator" if seat is None else f"seat {seat}"
        assert told or not shown, f"the events of `{name}` tell {who} what the action hides: `hidden` keeps it secret"
        assert shown or not told or events_one == events_other, (
            f"the action `{name}` tells {who} what its events hide: `secret` in its form keeps it"
        )
        if shown:
            said = ruleset.say_action(state, one, seat) == ruleset.say_action(state, other, seat)
            assert said, f"the sentence of `{name}` tells {who} what the action hides"
