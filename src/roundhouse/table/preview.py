"""Preview: what an action would cause, up to the first thing that nobody may know before it happens."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final, NamedTuple

import msgspec

from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.engine.panel import Compared, Panel, Row
from roundhouse.engine.scene import Sprite
from roundhouse.game import AnyGame


class Preview(NamedTuple):
    """The first events of an action, and the state, as the deciding seat imagines it, in which they can be said."""

    events: list[Event]
    state: Any
    #: Whether these are all its events: then the imagined state is the one that will be.
    complete: bool


def preview(game: AnyGame, action: Any) -> Preview:
    """The first events of a legal action; exactly those that it will have when it is carried out.

    It is tried out on what the deciding seat may know: whatever a game forgets to mark as hidden or random, a preview
    cannot give it away.
    """
    decision = game.decision
    assert decision is not None
    imagined = game.observe(decision.seat, Chance(0))
    events = game.ruleset.apply(imagined, action)
    known = list(takewhile(lambda event: not event.reveals, events))
    return Preview(known, imagined, len(known) == len(events))


def pieces(game: AnyGame, action: Any, foreseen: Preview) -> list[Sprite]:
    """The pieces on the board that the action would bring, move or change, and what it draws over the board itself.

    None if it reveals anything.
    """
    decision = game.decision
    assert decision is not None
    if not foreseen.complete:
        return []
    ruleset, seat = game.ruleset, decision.seat
    before = game.observe(seat, Chance(0))
    now, then = (ruleset.scene(ruleset.view(state, seat)) for state in (before, foreseen.state))
    drawn = {sprite.id: looks(sprite) for sprite in now.sprites}
    lying = [sprite for sprite in then.sprites if sprite.layer not in LETTERING]
    changed = [sprite for sprite in lying if drawn.get(sprite.id) != looks(sprite)]
    return [*changed, *ruleset.trace(before, action)]


def changes(game: AnyGame, foreseen: Preview) -> tuple[Compared, ...]:
    """What would be otherwise after the action; nothing if it reveals anything."""
    decision = game.decision
    assert decision is not None
    if not foreseen.complete:
        return ()
    ruleset, seat = game.ruleset, decision.seat
    return ruleset.changes(ruleset.view(game.observe(seat, Chance(0)), seat), ruleset.view(foreseen.state, seat))


def prospect(game: AnyGame, action: Any, path: tuple[str, ...]) -> tuple[Panel, ...]:
    """What the action leads to, in tables, as far as the deciding seat may know."""
    decision = game.decision
    assert decision is not None
    return game.ruleset.prospect(game.observe(decision.seat, Chance(0)), action, path)


def supposed(game: AnyGame, seat: int, path: tuple[str, ...], supposing: tuple[str, ...]) -> tuple[Panel, ...]:
    """Tables of what is picked, or else of the question, if others decided so; as far as the seat may know."""
    known = game.observe(seat, Chance(0))
    meant = game.ruleset.read_picks(known, path) if path else [None]
    return game.ruleset.suppose(known, meant[0], supposing) if meant else ()


def brings(game: AnyGame, action: Any) -> tuple[Row, ...]:
    """What the action brings, in short lines, as far as the deciding seat may know."""
    decision = game.decision
    assert decision is not None
    return game.ruleset.brings(game.observe(decision.seat, Chance(0)), action)


def begun_panels(game: AnyGame, seat: int, path: tuple[str, ...]) -> tuple[Panel, ...]:
    """The tables of picks that do not say a whole action yet."""
    meant = game.ruleset.read_picks(game.observe(seat, Chance(0)), path) if path else []
    return prospect(game, meant[0], path) if meant else ()


def begun_pieces(game: AnyGame, seat: int, path: tuple[str, ...]) -> list[Sprite]:
    """What picks draw over the board that do not say a whole action yet: a way as far as it goes."""
    ruleset = game.ruleset
    if not path or not ruleset.traced:
        return []
    known = game.observe(seat, Chance(0))
    meant = [action for action in ruleset.read_picks(known, path) if action.form.name in ruleset.traced]
    return list(ruleset.trace(known, meant[0])) if meant else []


#: Layers that only make room for pieces.
LETTERING: Final = ("names", "plaques")


def looks(sprite: Sprite) -> Sprite:
    """A piece without what is said of it and done with it."""
    return msgspec.structs.replace(sprite, tip=None, pick="", reach=())
