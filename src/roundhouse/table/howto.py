"""How to play: a page for people about a game, in chapters with pictures.

It is data in the folder of the game (`howto.json`): which chapters, which pictures of which real positions, which rules
they are about. What is said stands in the word files, `words/howto.<language>.ftl`, under keys made of the ids:
`howto-about`, `howto-wins`, `howto-fact-<id>` and `-value`, `howto-<chapter>`, `howto-<chapter>-<item>` and
`howto-<chapter>-<item>-text`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal

import msgspec

from roundhouse.engine.rules import AnyRules
from roundhouse.engine.scene import Scene
from roundhouse.game import AnyGame, Game
from roundhouse.lessons import opening_called, read, setup_of
from roundhouse.picture.paint import Look
from roundhouse.picture.svg import render
from roundhouse.picture.vignette import Box, detail
from roundhouse.table.samples import document_of, game_of, samples_of
from roundhouse.words import Words

#: Pixels across a picture, and how high it is for its width.
WIDTH: Final = 480
DOWN: Final = 0.8
#: What people are called in positions that name nobody.
NAMES: Final = ("Ada", "Bruno", "Clara", "Dario", "Elisa", "Fabio", "Greta", "Hugo")


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is not known is a mistake in the file."""


class Picture(_Strict, frozen=True, kw_only=True):
    """A position of a real game, and what of it is seen.

    `game` is one of `lessons/positions`, `sample` one of `samples`. With `play` the action is done first, or drawn over
    the board if it can be: the ways of trains. `targets` lights up what can be picked. `near` are picks that the
    picture has in its middle, `across` the part of the board's width that it shows.
    """

    at: int
    game: str = ""
    sample: str = ""
    seat: int | None = None
    play: str = ""
    targets: bool = False
    near: tuple[str, ...] = ()
    across: float = 1.0


class Item(_Strict, frozen=True, kw_only=True):
    id: str
    picture: Picture | None = None
    rules: tuple[str, ...] = ()


class Chapter(_Strict, frozen=True, kw_only=True):
    id: str
    items: tuple[Item, ...]


class HowTo(_Strict, frozen=True, kw_only=True):
    schema: Literal["howto/1"]
    minutes: int
    facts: tuple[str, ...] = ()
    #: The picture that stands for the page elsewhere; else its first.
    cover: str = ""
    chapters: tuple[Chapter, ...]


@cache
def howto_of(ruleset: AnyRules) -> HowTo | None:
    """The page of a game; None if it has none."""
    if ruleset.howto is None:
        return None
    found: HowTo = read(ruleset.howto, HowTo)
    return found


def pictures_of(howto: HowTo) -> dict[str, Picture]:
    """Its pictures by name: `veto-bid` is the item `bid` of the chapter `veto`."""
    return {
        f"{chapter.id}-{item.id}": item.picture
        for chapter in howto.chapters
        for item in chapter.items
        if item.picture is not None
    }


def keys_of(howto: HowTo) -> list[str]:
    """Every key that the word files must have for it."""
    keys = ["howto-about", "howto-wins"]
    keys += [key for fact in howto.facts for key in (f"howto-fact-{fact}", f"howto-fact-{fact}-value")]
    for chapter in howto.chapters:
        keys.append(f"howto-{chapter.id}")
        for item in chapter.items:
            keys += [f"howto-{chapter.id}-{item.id}", f"howto-{chapter.id}-{item.id}-text"]
    return keys


# -- pictures


@lru_cache(maxsize=256)
def draw(ruleset: AnyRules, picture: Picture, theme: Look, language: str) -> str:
    """A picture as an SVG file."""
    game, names = position(ruleset, picture)
    words = Words(language, [ruleset.words], names)
    lit: frozenset[str] = frozenset()
    scene = game.scene(picture.seat)
    if picture.play:
        action = game.parse(picture.play)
        if action.form.name in ruleset.traced:
            scene = msgspec.structs.replace(scene, sprites=scene.sprites + ruleset.trace(game.state, action))
        else:
            game.play(action)
            scene = game.scene(picture.seat)
    if picture.targets:
        lit = game.targets()
    seen = detail(scene, frame_of(scene, picture), WIDTH)
    return render(seen, say=words.say, theme=theme, targets=lit, width=WIDTH, sheet=False)


def position(ruleset: AnyRules, picture: Picture) -> tuple[AnyGame, list[str]]:
    """The game that a picture shows, and the names of its players; `Refused` if the rules have changed under it."""
    if picture.sample:
        return _sample(ruleset, picture.sample, picture.at)
    assert ruleset.lessons is not None
    opening = opening_called(ruleset.lessons, picture.game)
    game: AnyGame = Game(ruleset, setup_of(ruleset, opening))
    for line in opening.actions[: picture.at]:
        game.play(line)
    return game, list(NAMES[: opening.players])


def _sample(ruleset: AnyRules, name: str, at: int) -> tuple[AnyGame, list[str]]:
    found = next(sample for sample in samples_of(ruleset) if sample.file.stem == name)
    return _whole_sample(ruleset, name).at(at), [seat.name for seat in document_of(found).seats]


@lru_cache(maxsize=4)
def _whole_sample(ruleset: AnyRules, name: str) -> AnyGame:
    return game_of(next(sample for sample in samples_of(ruleset) if sample.file.stem == name))


def frame_of(scene: Scene, picture: Picture) -> Box:
    """Around the places that matter, but not beyond the edges of the board."""
    left, top, across, down = scene.frame
    places = [(spot.x, spot.y) for spot in scene.spots if spot.pick in picture.near]
    if len(places) != len(picture.near):
        raise LookupError(f"not all on the board: {', '.join(picture.near)}")
    places = places or [(left + across / 2, top + down / 2)]
    x, y = (sum(each) / len(places) for each in zip(*places, strict=True))
    width = across * picture.across
    height = min(width * DOWN, down)
    return _inside(x - width / 2, left, across - width), _inside(y - height / 2, top, down - height), width, height


def _inside(wanted: float, first: float, room: float) -> float:
    return min(max(wanted, first), first + room)
