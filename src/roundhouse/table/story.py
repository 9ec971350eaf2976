"""The story of a table: what happened at a table, entry by entry, as each reader may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from roundhouse.engine.event import Event
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Arg, Text, player
from roundhouse.game import AnyGame
from roundhouse.table.records import (
    Acted,
    AnyRecord,
    BotSat,
    Closed,
    Coloured,
    Decider,
    Ended,
    Forgotten,
    Hosted,
    Hurried,
    Left,
    Mended,
    Paused,
    Proposed,
    Ready,
    Renamed,
    Resumed,
    Returned,
    Sat,
    Started,
    Stood,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    Voted,
    Watchable,
)

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
        public=public,
        own_action=written,
        public_action=public_action,
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


def notice(record: AnyRecord, names: list[str], actions: int) -> Text | None:
    """A record in a sentence that everybody may hear, said before it takes effect; None for actions and colours."""
    match record:
        case Acted():
            return None
        case Sat(name=name):
            return Text("table-log-sat", {"player": name})
        case Coloured():
            return None
        case Left():
            key = "table-log-removed" if record.by else "table-log-left"
            return Text(key, {"player": named(names, record.seat)})
        case Ready():
            return Text("table-log-ready", {"player": named(names, record.seat)})
        case Started():
            is_drawn = record.order != sorted(record.order)
            return Text("table-log-drawn" if is_drawn else "table-log-started")
        case BotSat():
            key = f"table-log-bot-{record.why}" if names[record.seat] else "table-log-bot-sat"
            return Text(key, {"player": named(names, record.seat), "bot": record.bot})
        case Returned():
            return Text("table-log-returned", {"player": named(names, record.seat)})
        case TakenBack():
            return Text("table-log-taken-back", {"player": named(names, record.seat), "n": actions - record.to})
        case UndoAsked():
            return Text("table-log-undo-asked", {"player": named(names, record.seat), "n": actions - record.to})
        case UndoAnswered():
            key = "table-log-undo-agreed" if record.agreed else "table-log-undo-refused"
            return Text(key, {"player": named(names, record.seat)})
        case Paused():
            return Text("table-log-paused")
        case Resumed():
            return Text("table-log-resumed")
        case Stood():
            return Text("table-log-stood")
        case Mended():
            return Text("table-log-mended", {"n": record.to, "lost": actions - record.to})
        case Proposed() | Voted() | Ended() | Hosted() | Renamed() | Forgotten() | Hurried():
            return agreed_on(record, names)
        case Closed():
            return Text("table-log-closed-admin" if record.by else "table-log-closed")
        case Watchable():
            return Text("table-log-watchable" if record.spectators else "table-log-unwatchable")


def agreed_on(
    record: Proposed | Voted | Ended | Hosted | Renamed | Forgotten | Hurried, names: list[str]
) -> Text | None:
    """What people at the table ask of each other, and what comes of it."""
    match record:
        case Proposed():
            who = {} if record.seat is None else {"player": named(names, record.seat)}
            about = {} if record.about is None else {"other": named(names, record.about)}
            key = f"table-proposed-{record.what}"
            return Text(key if who else f"{key}-host", {**who, **about})
        case Voted(seat=seat):
            if seat is None:
                return Text("table-log-withdrawn")
            key = "table-log-agreed" if record.agreed else "table-log-refused"
            return Text(key, {"player": named(names, seat)})
        case Ended():
            return Text(
                f"table-ended-{record.why}", {} if record.seat is None else {"player": named(names, record.seat)}
            )
        case Hosted():
            return Text("table-log-hosted", {"player": record.name})
        case Renamed():
            old = named(names, record.seat)
            return None if old == record.name else Text("table-log-renamed", {"player": old, "name": record.name})
        case Forgotten():
            return Text("table-log-forgotten")
        case Hurried():
            return Text(f"table-log-bots-{record.speed.replace('_', '-')}")


def named(names: list[str], seat: int) -> Arg:
    """The name that somebody had at that moment; seats without a name are called by their number."""
    return names[seat] or player(seat)
