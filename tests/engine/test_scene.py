"""Scenes: pictures as data, small when written, and unchangeable."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from roundhouse.engine.scene import Scene, Shape, Spot, Sprite
from roundhouse.engine.text import Text


def scene() -> Scene:
    return Scene(
        title=Text("title"),
        frame=(0.0, 0.0, 40.0, 30.0),
        extent=(-9.0, -9.0, 60.0, 50.0),
        art="art-1",
        ground=(Shape(path="M0 0h40v30z", fill="land"), Shape(text=Text("sea-north"), at=(3.0, 4.0), face="sea")),
        clips={"land": "M0 0h40v30z"},
        symbols={"loco": (Shape(circle=(0.0, 0.0, 5.0), fill="@colour"),)},
        layers=("track", "pieces"),
        sprites=(Sprite(id="loco:GWR", layer="pieces", x=3.0, y=4.0, symbol="loco", colour="line-gwr"),),
        spots=(Spot(pick="hex:1,2", outline="M0 0h1v1z", x=0.5, y=0.5, tip=Text("pick-hex", {"hex": "B3"})),),
    )


def written(part: Any) -> Any:
    return json.loads(msgspec.json.encode(part))


def test_what_is_not_said_is_not_written() -> None:
    assert written(Sprite(id="a", layer="b")) == {"id": "a", "layer": "b"}
    assert written(Shape(circle=(1.0, 2.0, 3.0))) == {"circle": [1, 2, 3]}
    assert written(Spot(pick="p", outline="M", x=0.0, y=1.0)) == {"pick": "p", "outline": "M", "x": 0, "y": 1}


def test_a_scene_is_written_whole() -> None:
    data = written(scene())
    assert set(data) == set(Scene.__struct_fields__)
    assert data["title"] == {"key": "title", "args": {}}
    assert data["spots"][0]["tip"] == {"key": "pick-hex", "args": {"hex": "B3"}}
    assert data["extent"] == [-9, -9, 60, 50]
    assert data["last"] == data["chosen"] == data["description"] == []


def test_equal_pictures_are_equal() -> None:
    assert scene() == scene()
    assert msgspec.structs.replace(scene(), art="art-2") != scene()


@pytest.mark.parametrize(
    ("part", "field"),
    [
        (Shape(), "fill"),
        (Sprite(id="a", layer="b"), "x"),
        (Spot(pick="p", outline="M", x=0.0, y=1.0), "pick"),
        (scene(), "art"),
    ],
)
def test_parts_do_not_change(part: msgspec.Struct, field: str) -> None:
    with pytest.raises(AttributeError):
        setattr(part, field, "other")


def test_neither_symbol_nor_pick_by_default() -> None:
    sprite = Sprite(id="a", layer="b")
    assert (sprite.symbol, sprite.pick, sprite.tip, sprite.scale, sprite.opacity) == ("", "", None, 1.0, 1.0)
    assert Shape().opacity == 1.0
