"""Projection: everything a reader of a table may know, and nothing else. Whatever leaves a table goes through here.

A reader is a seat, or None for a spectator. Records never leave as they are: they hold digests, which secrets could be
guessed from, and who decided, which tells of standing answers. When a game is over, its whole log is open to everybody.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Legal, Searched
from roundhouse.engine.rules import MORE, View
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.game import Game
from roundhouse.table import undo
from roundhouse.table.preview import preview
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table, TableSetup
from roundhouse.table.telling import Told

# -- texts as data


def text_data(text: Text | str | int | Sequence[Any]) -> Any:
    """A text as plain data: its key and its arguments; what stands for itself stays as it is."""
    if isinstance(text, str):
        return text
    if isinstance(text, Text):
        return {"key": text.key, "args": {name: text_data(value) for name, value in text.args.items()}}
    if isinstance(text, (list, tuple)):
        return [text_data(part) for part in text]
    return text


def refusal_data(refusal: TableRefusal) -> dict[str, Any]:
    """A refusal as plain data."""
    return {"code": refusal.code, "text": text_data(refusal.text), "rule": refusal.rule}


# -- the table now


def eyes(table: Table, seat: int | None) -> int | None:
    """Whose eyes a reader sees with. Until everybody sits, seats can be changed: nobody sees more than a spectator."""
    if seat is not None and not 0 <= seat < len(table.seats):
        raise TableRefusal("malformed", Text("table-no-such-seat", {"seat": seat}))
    return seat if table.begun or table.over else None


def project(table: Table, seat: int | None, at: float) -> dict[str, Any]:
    """The table as that seat (None: a spectator) may see it."""
    game = table.game
    decision = game.decision
    viewer = eyes(table, seat)
    asked = table.deciding is not None and table.deciding == viewer
    return {
        "seq": table.seq,
        "actions": len(game.actions),
        "game": game.ruleset.id,
        "rules": table.begin.rules,
        "title": table.begin.title,
        "options": table.begin.setup.options,
        "practice": table.begin.practice,
        "hints": table.begin.hints,
        "seat": seat,
        "seats": seats_data(table),
        "begun": table.begun,
        "paused": table.paused,
        "closed": table.closed,
        "over": table.over,
        "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind, "rule": decision.rule},
        "prompt": text_data(prompt(table, viewer)),
        "picks": legal_picks(game) if asked else [],
        "view": view_data(table, viewer),
        "clock": clock_data(table, at),
        "undo": undo_data(table),
        "can_undo": "" if viewer is None else undo.offer(table, viewer),
        "outcome": outcome_data(game),
        "commitment": commitment(table.begin),
        "opened": opened(table),
    }


def prompt(table: Table, viewer: int | None) -> Text:
    """One sentence: what the table waits for."""
    if table.closed:
        return Text("table-closed")
    if table.paused:
        return Text("table-paused")
    if not table.begun and not table.over:
        return Text("table-not-begun")
    return table.game.ruleset.prompt(table.game.state, viewer)


def seats_data(table: Table) -> list[dict[str, Any]]:
    """Who sits where; owners are the server's business and stay out."""
    return [
        {"name": seat.name, "bot": seat.bot, "open": seat.open, "away": seat.away, "resigned": seat.resigned}
        for seat in table.seats
    ]


def view_data(table: Table, viewer: int | None) -> dict[str, Any]:
    """What the viewer sees of the game."""
    if viewer is None:
        return public_view(table).data
    return table.game.ruleset.view_upon(table.game.state, viewer, lambda: public_view(table)).data


#: What everybody sees of a table, and after which record. Only a cache: all who look on want the same.
_public: WeakKeyDictionary[Table, tuple[int, View]] = WeakKeyDictionary()


def public_view(table: Table) -> View:
    known = _public.get(table)
    if known is None or known[0] != table.seq:
        known = _public[table] = table.seq, table.game.view(None)
    return known[1]


def legal_picks(game: Game) -> list[list[str]]:
    """The picks of every legal action, and the beginnings of those that are too many to be listed.

    Where some have to be searched for, `MORE` alone stands for them: `searched_picks`, which takes its time.
    """
    actions = [action for kind in game.legal.kinds for action in known_at_once(kind)]
    paths = [*paths_of(game, actions), *game.ruleset.open_picks(game.state, ())]
    return [list(path) for path in ([*paths, (MORE,)] if is_searched(game) else paths)]


def known_at_once(kind: Any) -> Iterable[Any]:
    return kind.at_once() if isinstance(kind, Searched) else Legal([kind])


def searched_picks(game: Game) -> list[list[str]]:
    """The picks of those legal actions that have to be searched for. Not for a loop that others wait for."""
    kinds = [kind for kind in game.legal.kinds if isinstance(kind, Searched)]
    actions = [action for kind in kinds for action in Legal([kind]) if action not in kind.at_once()]
    return [list(path) for path in paths_of(game, actions)]


def is_searched(game: Game) -> bool:
    return any(isinstance(kind, Searched) for kind in game.legal.kinds)


def paths_of(game: Game, actions: Iterable[Any]) -> list[tuple[str, ...]]:
    return [game.ruleset.picks(game.state, action) for action in actions]


def open_picks(table: Table, seat: int, picks: Sequence[str]) -> list[list[str]]:
    """How picks go on that are not listed to their end."""
    table.must_be_asked(seat)
    return [list(path) for path in table.game.ruleset.open_picks(table.game.state, tuple(picks))]


def clock_data(table: Table, at: float) -> dict[str, Any]:
    clock = table.clock
    return {
        "kind": clock.rules.kind,
        "running": clock.running,
        "remaining": None if clock.rules.kind == "none" else [round(left, 1) for left in clock.remaining(at)],
    }


def undo_data(table: Table) -> dict[str, Any] | None:
    """The request to take back that waits for answers."""
    asked = table.undo_asked
    if asked is None:
        return None
    waiting = undo.waiting(table, asked, table.agreed)
    return {"seat": asked.seat, "to": asked.to, "agreed": sorted(table.agreed), "waiting": sorted(waiting)}


def outcome_data(game: Game) -> dict[str, Any] | None:
    outcome = game.outcome
    if outcome is None:
        return None
    return {
        "unit": game.ruleset.say_points(game.state, 0).key,
        "ended_by": text_data(outcome.ended_by),
        "categories": [{"name": text_data(each.name), "points": each.points} for each in outcome.categories],
        "totals": outcome.totals,
        "ranks": outcome.ranks,
        "winners": outcome.winners,
    }


# -- what happened


def told_data(told: Told, viewer: int | None, opened: bool = False) -> dict[str, Any]:
    """One action as the viewer may know it; all of it when the log is opened."""
    return {
        "seq": told.seq,
        "seat": told.seat,
        "action": told.action(viewer, opened),
        "text": text_data(told.sentence(viewer, opened)),
        "events": text_data(told.sentences(viewer, opened)),
    }


def history(table: Table, seat: int | None, after: int = 0) -> list[dict[str, Any]]:
    """The actions in force that were taken after that record."""
    viewer = eyes(table, seat)
    return [told_data(told, viewer, table.over) for told in table.story if told.seq > after]


def notices(table: Table, after: int = 0) -> list[dict[str, Any]]:
    """What else happened after that record: who came and went, what was taken back. The same for all readers."""
    return [{"seq": each.seq, "text": text_data(each.text)} for each in table.notices if each.seq > after]


def since_my_turn(table: Table, seat: int) -> list[dict[str, Any]]:
    """What happened since the seat's player last took a turn; what a bot or a standing answer did counts as news."""
    out_of_turn = table.game.ruleset.answerable
    own = [told for told in table.story if told.seat == seat and told.by == "player"]
    turns = [told.seq for told in own if told.kind not in out_of_turn]
    return history(table, seat, max(turns, default=0))


def at_action(table: Table, seat: int | None, number: int) -> dict[str, Any]:
    """The position after so many actions, as the seat saw it then."""
    earlier = position(table, number)
    viewer = eyes(table, seat)
    return {
        "actions": number,
        "view": earlier.view(viewer).data,
        "prompt": text_data(earlier.ruleset.prompt(earlier.state, viewer)),
        "told": told_data(table.story[number - 1], viewer, table.over) if number else None,
    }


def position(table: Table, number: int) -> Game:
    """The game as it was after so many actions."""
    most = len(table.story)
    if not 0 <= number <= most:
        raise TableRefusal("malformed", Text("table-no-such-position", {"n": number, "most": most}))
    return table.game.at(number)


# -- before acting


def preview_data(table: Table, seat: int, action: Any) -> list[Any]:
    """What an action (as data, or as the game knows it) would cause, as far as it can be known, in sentences."""
    game = table.game
    chosen = table.read(seat, action if isinstance(action, Mapping) else game.write(action))
    seen = preview(game, chosen)
    return [text_data(game.ruleset.say_event(seen.state, event.seen_by(seat))) for event in seen.events]


def why_not_data(table: Table, seat: int, picks: Sequence[str]) -> dict[str, Any] | None:
    """Why a seat that must decide cannot pick these things, in this order; None if it can."""
    table.must_be_asked(seat)
    game, path = table.game, tuple(picks)
    known = game.observe(seat, Chance(0))
    try:
        meant = game.ruleset.read_picks(known, path)
    except (ValueError, LookupError, StopIteration):
        # Picks come from outside: a game may stumble over names that it does not have.
        meant = []
    if not meant:
        raise TableRefusal("malformed", Text("table-unknown-pick", {"pick": " ".join(path)}))
    violations = [game.ruleset.why_not(known, action, seat) for action in meant]
    first = violations[0]
    if first is None or None in violations:
        return None
    return {"rule": first.rule, "text": text_data(game.ruleset.say_violation(known, first))}


# -- chance, promised and opened


def commitment(begin: TableSetup) -> str:
    """A fingerprint of everything that chance has decided, shown at the start and opened at the end."""
    return fingerprint(secrets(begin))


def secrets(begin: TableSetup) -> dict[str, Any]:
    """What nobody may know before the end."""
    setup = begin.setup
    return {"seed": setup.seed, "given": setup.given, "position": setup.position, "salt": begin.salt}


def fingerprint(opened: Mapping[str, Any]) -> str:
    """The commitment that belongs to opened secrets: SHA-256 of their canonical text. Players compare it at the end."""
    return hashlib.sha256(canonical(dict(opened)).encode("ascii")).hexdigest()


def opened(table: Table) -> dict[str, Any] | None:
    """What the commitment was made of, once the game is over."""
    return secrets(table.begin) if table.over else None


# -- branches


def branch(table: Table, seat: int | None, number: int, seed: int) -> Setup:
    """A set-up that begins from a past position: the true one at the end, what the seat may know before that."""
    earlier = position(table, number)
    state = earlier.state
    if not table.over:
        viewer = eyes(table, seat)
        if viewer is None:
            raise TableRefusal("not_allowed", Text("table-branch-not-over"))
        state = earlier.observe(viewer, Chance(seed))
    begin = table.begin.setup
    packed = earlier.ruleset.pack(state)
    return Setup(players=begin.players, options=begin.options, seed=seed, position=packed)
