"""Changes between documents: whoever applies them has the second document, and they are small."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.engine.chance import Chance
from roundhouse.engine.scene import Sprite
from roundhouse.engine.text import Text
from roundhouse.server.http.documents import Document, document
from roundhouse.server.http.identity import Visitor
from roundhouse.server.http.json_patch import Known, changes
from tests.support.patch import patched
from tests.table.keeping import at_table


def written(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def applied(before: Any, after: Any) -> Any:
    return patched(written(before), written(changes(before, after)))


def sprite(id: str, x: float = 0.0, **more: Any) -> Sprite:
    return Sprite(id=id, layer="pieces", x=x, **more)


def same(held: Any, after: Any) -> bool:
    """Is it the same to whoever reads it? What has its usual value may be written or not."""
    kind = type(after)
    return bool(msgspec.convert(held, kind) == msgspec.convert(written(after), kind))


class Pieces(msgspec.Struct):
    """As much of a picture as matters here."""

    sprites: tuple[Sprite, ...]
    lines: list[Text]
    at: dict[str, int]


def pieces(*sprites: Sprite, lines: tuple[str, ...] = (), at: dict[str, int] | None = None) -> Pieces:
    return Pieces(sprites, [Text(line) for line in lines], at or {})


@pytest.mark.parametrize(
    ("before", "after", "operations"),
    [
        (pieces(), pieces(), []),
        (pieces(sprite("a"), sprite("b", 1)), pieces(sprite("a"), sprite("b", 2)), [("replace", "/sprites/1/x")]),
        (pieces(sprite("a", pick="p")), pieces(sprite("a")), [("remove", "/sprites/0/pick")]),
        (pieces(sprite("a")), pieces(sprite("a", pick="p")), [("add", "/sprites/0/pick")]),
        (pieces(sprite("a"), sprite("c")), pieces(sprite("a"), sprite("b"), sprite("c")), [("add", "/sprites/1")]),
        (
            pieces(sprite("a"), sprite("b"), sprite("c")),
            pieces(sprite("b")),
            [("remove", "/sprites/2"), ("remove", "/sprites/0")],
        ),
        (pieces(sprite("a"), sprite("b")), pieces(sprite("b"), sprite("a")), [("replace", "/sprites")]),
        (pieces(lines=("a", "b", "c")), pieces(lines=("a", "x", "c")), [("replace", "/lines/1/key")]),
        (pieces(lines=("a", "b", "c")), pieces(lines=("a", "c")), [("remove", "/lines/1")]),
        (pieces(at={"x/y": 1, "z~": 2}), pieces(at={"x/y": 3}), [("remove", "/at/z~0"), ("replace", "/at/x~1y")]),
    ],
)
def test_they_say_what_is_different(before: Any, after: Any, operations: list[tuple[str, str]]) -> None:
    assert same(applied(before, after), after)
    assert [(each.op, each.path) for each in changes(before, after)] == operations


DATA = st.recursive(
    st.none() | st.integers(0, 3) | st.text("ab/~", max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=4),
    max_leaves=25,
)


@given(st.dictionaries(st.sampled_from("ab"), DATA), st.dictionaries(st.sampled_from("ab"), DATA))
def test_they_lead_from_any_data_to_any_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert applied(before, after) == after


SPRITES = st.lists(st.builds(sprite, st.sampled_from("abcdef"), st.sampled_from([0.0, 1.0])), unique_by=lambda s: s.id)


@given(SPRITES, SPRITES)
def test_pieces_come_and_go(before: list[Sprite], after: list[Sprite]) -> None:
    one, other = pieces(*before), pieces(*after)
    assert same(applied(one, other), other)


@pytest.mark.parametrize(("game", "share"), [("rocket", 0.3), ("spike", 0.3), ("1862", 0.3)])
def test_they_follow_a_game_and_are_small(game: str, share: float) -> None:
    kept, chance = at_table(game, 3, seed=3), Chance(3)
    visitors = {0: Visitor(id="anna", name="Anna"), None: Visitor()}

    def look(seat: int | None) -> Document:
        return document(kept.table, seat, visitors[seat], drawn=True)

    before = {seat: look(seat) for seat in visitors}
    held = {seat: written(before[seat]) for seat in visitors}
    sent = whole = 0
    for _ in range(25):
        kept.play_some(1, chance)
        known: Known = {}
        for seat in visitors:
            after = look(seat)
            found = changes(before[seat], after, known)
            assert found == changes(before[seat], after)
            held[seat] = patched(held[seat], written(found))
            assert same(held[seat], after)
            sent += len(msgspec.json.encode(found))
            whole += len(msgspec.json.encode(after))
            before[seat] = after
    assert sent < share * whole
