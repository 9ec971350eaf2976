"""The picture of a table: its board, the panels beside it and the facts under every player's name, as a seat sees them.

The structs are those of the engine; they travel as they are, without whatever has its usual value.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from roundhouse.engine.panel import Cell, Panel
from roundhouse.engine.rules import View
from roundhouse.engine.scene import Scene, Shape, Spot, Sprite
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame
from roundhouse.table import projection
from roundhouse.table.table import Table


class ArtView(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a picture that does not change as long as `art` is the same."""

    ground: tuple[Shape, ...]
    clips: dict[str, str]
    symbols: dict[str, tuple[Shape, ...]]
    spots: tuple[Spot, ...]


class SceneView(msgspec.Struct, frozen=True, kw_only=True):
    """A picture as data. `still` is omitted if the reader already has that `art`."""

    title: Text
    frame: tuple[float, float, float, float]
    extent: tuple[float, float, float, float] | None
    art: str
    still: ArtView | None
    layers: tuple[str, ...]
    #: The layer that the states of spots lie just under; empty: under all pieces.
    states_under: str
    sprites: tuple[Sprite, ...]
    last: tuple[str, ...]
    chosen: tuple[str, ...]
    #: The board in lines of text, for those who cannot see it.
    description: tuple[Text, ...]
    #: The tables beside the board, and per seat the facts under the player's name.
    panels: tuple[Panel, ...]
    sheets: list[tuple[Cell, ...]]
    #: A few words over those facts.
    sheet_note: Text | None


def scene_view(table: Table, seat: int | None, number: int | None = None) -> SceneView:
    """The picture after so many actions (None: now) as the seat may see it, without its still part."""
    return _scene_view(table, seat, game_at(table, number))


def whole_scene_view(table: Table, seat: int | None, number: int | None, known_art: str) -> SceneView:
    """The same with its still part, unless that is known already."""
    game = game_at(table, number)
    shown = _scene_view(table, seat, game)
    if shown.art == known_art:
        return shown
    return msgspec.structs.replace(shown, still=still_part(game, view_at(table, seat, game), shown.art))


def _scene_view(table: Table, seat: int | None, game: AnyGame) -> SceneView:
    ruleset, view = game.ruleset, view_at(table, seat, game)
    scene = ruleset.scene(view)
    return SceneView(
        title=scene.title,
        frame=scene.frame,
        extent=scene.extent,
        art=scene.art,
        still=None,
        layers=scene.layers,
        states_under=scene.states_under,
        sprites=scene.sprites + last_trace(table, game, view.seat),
        last=last_picks(table, game, view.seat),
        chosen=scene.chosen,
        description=scene.description,
        panels=ruleset.panels(view),
        sheets=[ruleset.sheet(view, player) for player in range(len(table.seats))],
        sheet_note=ruleset.sheet_note(view),
    )


def scene_of(table: Table, seat: int | None, game: AnyGame) -> Scene:
    """The whole picture of a position as the seat may see it, with the last move marked."""
    view = view_at(table, seat, game)
    return msgspec.structs.replace(game.ruleset.scene(view), last=last_picks(table, game, view.seat))


def game_at(table: Table, number: int | None) -> AnyGame:
    """The game after so many actions; None: as it is now."""
    return table.game if number is None else projection.game_after(table, number)


def view_at(table: Table, seat: int | None, game: AnyGame) -> View:
    """What the seat may see of a position of the table's game."""
    viewer = projection.eyes(table, seat)
    return projection.view_of(table, viewer) if game is table.game else projection.view_then(table, game, viewer)


def last_picks(table: Table, game: AnyGame, viewer: int | None) -> tuple[str, ...]:
    """What was picked last; nothing if the action held a secret of somebody else."""
    return game.last_picks() if knows_last(table, game, viewer) else ()


def last_trace(table: Table, game: AnyGame, viewer: int | None) -> tuple[Sprite, ...]:
    """What the last action has drawn over the board."""
    ruleset = game.ruleset
    if not ruleset.traced or not knows_last(table, game, viewer) or game.actions[-1].form.name not in ruleset.traced:
        return ()
    return ruleset.trace(game.at(len(game.actions) - 1).state, game.actions[-1])


def knows_last(table: Table, game: AnyGame, viewer: int | None) -> bool:
    """Whether the viewer may know all of the last action, if there is one."""
    if not game.actions:
        return False
    told = table.story[len(game.actions) - 1]
    return table.over or viewer == told.seat or told.own_action == told.public_action


#: Still parts by game and art: they are large and seldom change.
_still: OrderedDict[tuple[str, str], ArtView] = OrderedDict()
MOST_STILL: Final = 32


def still_part(game: AnyGame, view: View, art: str) -> ArtView:
    key = (game.ruleset.id, art)
    if key not in _still:
        scene = game.ruleset.scene(view)
        _still[key] = ArtView(ground=scene.ground, clips=scene.clips, symbols=scene.symbols, spots=scene.spots)
    _still.move_to_end(key)
    while len(_still) > MOST_STILL:
        _still.popitem(last=False)
    return _still[key]
