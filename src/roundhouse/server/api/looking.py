"""Looking at a table: from what its projection gives to what leaves the server. Nothing reaches a seat another way."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from roundhouse.engine.rules import MORE
from roundhouse.engine.scene import Scene
from roundhouse.engine.text import Text
from roundhouse.game import Game
from roundhouse.server.api.shapes import (
    AgreedClock,
    ArtView,
    ClockView,
    HappenedView,
    PathName,
    PickName,
    PositionView,
    SceneView,
    TableView,
    ToldView,
)
from roundhouse.server.errors import TextData
from roundhouse.server.identity import Visitor
from roundhouse.table import projection
from roundhouse.table.beside import beside
from roundhouse.table.clock import ClockRules
from roundhouse.table.plain import plain
from roundhouse.table.projection import text_data
from roundhouse.table.table import Table


class Shown(NamedTuple):
    """What has been shown of a table after a record, by the seat that looks and the seats of whoever asks."""

    seq: int
    views: dict[tuple[int | None, tuple[int, ...]], TableView]


#: Most of a view is asked for several times: by a socket, in an answer, by several who look on.
_shown: WeakKeyDictionary[Table, Shown] = WeakKeyDictionary()


def table_view(table: Table, seat: int | None, visitor: Visitor) -> TableView:
    """The table as the visitor sees it with the eyes of that seat."""
    shown = _shown.get(table)
    if shown is None or shown.seq != table.seq:
        shown = _shown[table] = Shown(table.seq, {})
    yours, at = table.seats_of(visitor.id), time.time()
    key = (seat, tuple(yours))
    known = shown.views.get(key)
    if known is None:
        known = shown.views[key] = make_view(table, seat, yours, at)
    if known.clock.kind == "none":
        return known
    # Time goes on where nothing else does.
    return msgspec.structs.replace(known, clock=msgspec.convert(projection.clock_data(table, at), ClockView))


def make_view(table: Table, seat: int | None, yours: list[int], at: float) -> TableView:
    shown = projection.project(table, seat, at)
    picks, view = shown["picks"], shown["view"]
    shown |= {"yours": yours, "picks": [], "names": {}, "named": [], "view": {}}
    # Hundreds of small things that will be sent several times and never looked at: they are kept as text.
    large = {
        "picks": picks,
        "names": pick_names(table.game, picks),
        "named": path_names(table.game, picks),
        "view": view,
    }
    return msgspec.structs.replace(
        msgspec.convert(shown, TableView), **{name: as_sent(value) for name, value in large.items()}
    )


def as_sent(value: Any) -> msgspec.Raw:
    """A value as it will travel."""
    return msgspec.Raw(msgspec.json.encode(value))


def pick_names(game: Game, paths: list[list[str]]) -> dict[str, PickName]:
    """What the offered picks are called."""
    ruleset, state = game.ruleset, game.state
    offered = dict.fromkeys(pick for path in paths for pick in path if pick != MORE)
    return {
        pick: PickName(name=as_text(ruleset.pick_name(state, pick)), label=as_text(ruleset.pick_label(state, pick)))
        for pick in offered
    }


def path_names(game: Game, paths: list[list[str]]) -> list[PathName]:
    """The names of picks that are called otherwise after other picks: a hex, once a locomotive is picked."""
    ruleset, state = game.ruleset, game.state
    renaming = {pick for pick in {pick for path in paths for pick in path} if pick != MORE and ruleset.renames(pick)}
    if not renaming:
        return []
    alone: dict[str, Text] = {}
    found = []
    ends = ((path, end) for path in paths for end in range(2, len(path) + 1) if path[end - 2] in renaming)
    for *picked, pick in dict.fromkeys(tuple(path[:end]) for path, end in ends):
        if pick == MORE:
            continue
        if pick not in alone:
            alone[pick] = ruleset.pick_name(state, pick)
        name = ruleset.pick_name(state, pick, tuple(picked))
        if name != alone[pick]:
            found.append(PathName(picks=[*picked, pick], name=as_text(name)))
    return found


def agreed_clock(rules: ClockRules) -> AgreedClock:
    return AgreedClock(kind=rules.kind, time=rules.time, increment=rules.increment)


def as_text(text: Any) -> Any:
    """A text as it travels; there may be hundreds of them in a view, so that none is checked once more."""
    if not isinstance(text, Text):
        return text
    return TextData(text.key, {name: text_data(value) for name, value in text.args.items()})


# -- what happened


def told_views(told: list[dict[str, Any]]) -> list[ToldView]:
    return msgspec.convert(told, list[ToldView])


def happened(table: Table, seat: int | None, after: int) -> list[HappenedView]:
    """What happened after a record, one by one, as the seat may know it."""
    told = {each["seq"]: each for each in projection.history(table, seat, after)}
    notices = {each["seq"]: each["text"] for each in projection.notices(table, after)}
    numbers = range(after + 1, table.seq + 1)
    shown = [{"seq": seq, "told": told.get(seq), "notice": notices.get(seq)} for seq in numbers]
    return msgspec.convert(shown, list[HappenedView])


def position_view(table: Table, seat: int | None, number: int) -> PositionView:
    return msgspec.convert(projection.at_action(table, seat, number), PositionView)


# -- pictures


def game_at(table: Table, number: int | None) -> Game:
    """The game after so many actions; None: as it is now."""
    return table.game if number is None else projection.position(table, number)


def scene_of(table: Table, seat: int | None, game: Game) -> Scene:
    """The picture of a position as the seat may see it, with the last move marked."""
    viewer = projection.eyes(table, seat)
    scene = game.ruleset.scene(game.view(viewer))
    return msgspec.structs.replace(scene, last=last_picks(table, game, viewer))


def last_picks(table: Table, game: Game, viewer: int | None) -> tuple[str, ...]:
    """What was picked last; nothing if the action held a secret of somebody else."""
    if not game.actions:
        return ()
    told = table.story[len(game.actions) - 1]
    known = table.over or viewer == told.seat or told.own_action == told.public_action
    return game.last_picks() if known else ()


STILL: Final = ("ground", "clips", "symbols", "spots")
#: Still parts by game and art: they are large and seldom change.
_still: OrderedDict[tuple[str, str], ArtView] = OrderedDict()
MOST_STILL: Final = 32


def scene_view(table: Table, seat: int | None, number: int | None, known_art: str = "") -> SceneView:
    """A picture and what stands beside it as they travel, without the still part if that is known already."""
    game = game_at(table, number)
    scene = scene_of(table, seat, game)
    shown = {name: plain(getattr(scene, name)) for name in scene.__struct_fields__ if name not in STILL}
    still = None if known_art == scene.art else still_part(table.begin.game, scene)
    return msgspec.convert({**shown, "still": still, **beside(table, seat, game)}, SceneView)


def still_part(game: str, scene: Scene) -> ArtView:
    key = (game, scene.art)
    if key not in _still:
        _still[key] = msgspec.convert({name: plain(getattr(scene, name)) for name in STILL}, ArtView)
    _still.move_to_end(key)
    while len(_still) > MOST_STILL:
        _still.popitem(last=False)
    return _still[key]
