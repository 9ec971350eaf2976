"""The picture of Spike: everything on the board is on it, under names that stay the same, in both themes."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from roundhouse.engine.scene import Scene
from roundhouse.engine.setup import Setup
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.boardfile import printed_board
from roundhouse.games.spike.present.drawing.goods import GOODS
from roundhouse.games.spike.present.drawing.rails import PATTERNS
from roundhouse.games.spike.state import State
from roundhouse.picture.paint import Look
from roundhouse.picture.svg import render
from roundhouse.testing import walk
from roundhouse.words import Words
from tests.games.spike.positions import P1, P2, Position
from tests.support.spike_games import tiny_board


def after(decisions: int, seed: int = 3, **options: bool) -> State:
    setup = Setup(players=3, options=options, seed=seed)
    state: State = walk(RULESET, setup, seed, decisions, {"build": 5, "start": 3}).state
    return state


def scene_of(state: State, seat: int | None = None) -> Scene:
    return RULESET.scene(RULESET.view(state, seat))


def positions() -> list[State]:
    tiny: State = walk(RULESET, Setup(players=4, options={"board": tiny_board(5)}, seed=2), 2, 90).state
    return [after(0, advanced=True), after(9), after(220), after(3000), after(200, segment_exclusive=False), tiny]


def test_names_of_sprites_are_unique_and_their_layers_exist() -> None:
    for state in positions():
        scene = scene_of(state, 0)
        names = [sprite.id for sprite in scene.sprites]
        assert len(names) == len(set(names))
        assert {sprite.layer for sprite in scene.sprites} <= set(scene.layers)
        assert {sprite.symbol for sprite in scene.sprites} <= {"", *scene.symbols}
        assert len({spot.pick for spot in scene.spots}) == len(scene.spots)


def test_everything_on_the_board_is_on_the_picture() -> None:
    state = after(220)
    scene = scene_of(state)
    names = {sprite.id for sprite in scene.sprites}
    board = state.board
    for city in board.cities:
        assert {f"plate:{city.id}", f"good:{city.id}", f"name:{city.id}"} <= names
    for seat in range(3):
        assert f"train:{seat}" in names
        for number, name in enumerate(board.segments):
            assert (f"mark:{name}:{seat}" in names) == state.owns(seat, number)


def test_the_ground_is_drawn_once() -> None:
    one, other = scene_of(after(9)), scene_of(after(220), 1)
    assert one.art == other.art
    assert one.ground is other.ground
    assert scene_of(positions()[-1]).art != one.art


def test_every_good_and_every_colour_has_its_own_drawing() -> None:
    board = printed_board()
    assert set(GOODS) == set(board.commodities)
    assert len(set(GOODS.values())) == 12
    assert set(PATTERNS) == set(board.colours)
    shapes = [tuple((stroke.dash, len(pattern)) for stroke in pattern) for pattern in PATTERNS.values()]
    assert len(set(shapes)) == 6, "colour is never the only mark"


def test_what_pays_is_shown_to_its_owner_alone() -> None:
    play = Position(contracts={"steel": {"carol": 7}}).contract(P1, "steel").loaded("steel")
    assert "pay:carol" in {sprite.id for sprite in scene_of(play.state, P1).sprites}
    for viewer in (P2, None):
        assert not any(sprite.id.startswith("pay:") for sprite in scene_of(play.state, viewer).sprites)


def test_deliveries_are_marked() -> None:
    play = Position()
    play.state.served[play.board.node_of["bravo"]] = 1 << P2
    assert "served:bravo:1" in {sprite.id for sprite in scene_of(play.state).sprites}


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_it_becomes_svg(theme: Look, language: str) -> None:
    words = Words(language, [RULESET.words], ["Ada", "Bob", "Cy", "Di"])
    for state in positions():
        picks = {RULESET.picks(state, action)[0] for action in RULESET.legal(state)}
        text = render(scene_of(state, 0), say=words.say, theme=theme, targets=picks)
        assert ElementTree.fromstring(text).tag.endswith("svg")
