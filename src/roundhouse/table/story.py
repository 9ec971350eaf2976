"""The story of a table: what happened at a table, entry by entry, as each reader may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from roundhouse.engine.event import Event
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text, player
from roundhouse.game import AnyGame
from roundhouse.table.records import Acted, Decider

# -- actions


class Told(NamedTuple):
    """One action in force: who took it, what it was to its own player and to the others, and what it caused."""

    seq: int
    seat: int
    #: The kind of decision that it answered.
    kind: str
    #: Who decided. Nobody's business but the seat's own: it tells of answers ahead.
    by: Decider
    own: Text
    public: Text
    own_action: dict[str, Any]
    public_action: dict[str, Any]
    events: list[Event]
    #: The events in sentences, kept because they need the state after the action: complete, as everybody may hear
    #: them, and as those seats hear them who may know more.
    complete_events: list[Text]
    public_events: list[Text]
    private_events: Mapping[int, list[Text]]
    #: There is nothing to tell: somebody passed, or ended their turn, and nothing came of it.
    quiet: bool = False

    def sentence(self, viewer: int | None, opened: bool = False) -> Text:
        return self.own if opened or viewer == self.seat else self.public

    def action(self, viewer: int | None, opened: bool = False) -> dict[str, Any]:
        return self.own_action if opened or viewer == self.seat else self.public_action

    def sentences(self, viewer: int | None, opened: bool = False) -> list[Text]:
        if opened:
            return self.complete_events
        return self.public_events if viewer is None else self.private_events.get(viewer, self.public_events)


def tell(game: AnyGame, action: Any, state: Any, seq: int, by: Decider, written: dict[str, Any]) -> Told:
    """Carry out an action on `state`, which is the game's or a copy of it, and keep what there is to tell about it.

    `written` is the action as it is recorded, which is how its own player knows it.
    """
    ruleset, decision = game.ruleset, game.decision
    assert decision is not None
    seat = decision.seat
    own, public = ruleset.say_action(state, action, seat), ruleset.say_action(state, action, None)
    public_action = ruleset.show_action(state, action, None)
    events = ruleset.apply(state, action)
    complete = heard(ruleset, state, events)
    readers = {event.seat for event in events if event.hidden and event.seat is not None}
    return Told(
        seq=seq,
        seat=seat,
        kind=decision.kind,
        by=by,
        own=own,
        # Most actions are told to everybody alike: kept once, for as long as the game is told.
        public=own if public == own else public,
        own_action=written,
        public_action=written if public_action == written else public_action,
        events=events,
        complete_events=complete,
        public_events=heard(ruleset, state, seen(events, None)) if any(event.hidden for event in events) else complete,
        private_events={reader: heard(ruleset, state, seen(events, reader)) for reader in sorted(readers)},
        quiet=not events and action.form.name in ruleset.quiet,
    )


def recorded(record: Acted, seq: int) -> Told:
    """An action that nobody can carry out any more. What it held besides its kind may be its own seat's secret."""
    kind = {"type": record.action.get("type", "")}
    text = Text("table-recorded", {"player": player(record.seat), "kind": str(kind["type"])})
    return Told(seq, record.seat, "", record.by, text, text, record.action, kind, [], [], [], {})


def heard(ruleset: AnyRules, state: Any, events: list[Event]) -> list[Text]:
    """The events in sentences."""
    return [ruleset.say_event(state, event) for event in events]


def seen(events: list[Event], reader: int | None) -> list[Event]:
    """The events without what the reader may not know."""
    return [event.seen_by(reader) for event in events]


# -- everything else that happens


class Notice(msgspec.Struct, frozen=True):
    """Something at the table that is no action: somebody sat down, something was taken back, …"""

    seq: int
    text: Text
