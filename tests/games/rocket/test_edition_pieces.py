"""Options that change nothing but the picture (SR-0.1-b) do what they say."""

from __future__ import annotations

import pytest

from roundhouse.games.rocket import RULESET
from tests.games.rocket.positions import Play, Position, on_the_row, tb_a

either = pytest.mark.parametrize("setting", [False, True])


def sprites(play: Play, prefix: str) -> dict[str, str]:
    scene = RULESET.scene(RULESET.view(play.state, None))
    known = set(scene.symbols)
    found = {sprite.id: sprite.symbol for sprite in scene.sprites if sprite.id.startswith(prefix)}
    assert {symbol for symbol in found.values() if symbol} <= known
    return found


@either
def test_investments_as_tokens_or_cubes(setting: bool) -> None:
    position = Position(tb_a(), invest_medium="cube" if setting else "token")
    claimed = sprites(position.claims("K1", 1, 1).play(), "investment:K1")
    shape = "cube" if setting else "seat"
    assert {symbol for symbol in claimed.values() if "industry" not in symbol} == {f"{shape}-1", f"{shape}-2"}


@either
def test_a_cube_on_every_connected_city(setting: bool) -> None:
    play = on_the_row(2, cities=1, city_indicator=setting).play()
    assert list(sprites(play, "indicator:")) == (["indicator:K1"] if setting else [])


@pytest.mark.parametrize("number", [0, 1, 16])
def test_connectors_where_lines_were_joined(number: int) -> None:
    play = on_the_row(2, merging=True, connector_tiles=number).play()
    assert sprites(play, "connector:") == {}
    play.extend("A", (26, 0))
    assert list(sprites(play, "connector:")) == ["connector:26,0"][:number]


@either
def test_an_x_for_an_isolated_line(setting: bool) -> None:
    play = on_the_row(2, isolated_pile="marker" if setting else "discard").isolated("C").play()
    panel = next(panel for panel in RULESET.panels(RULESET.view(play.state, None)) if panel.id == "shares")
    marked = [row.cells[0].text for row in panel.rows if "✕" in [more.text for more in row.cells[0].more]]
    assert marked == (["C"] if setting else [])
