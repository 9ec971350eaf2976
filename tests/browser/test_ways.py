"""Pieces are seen to move only along their way: from one action to the next, through every place on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import dist, hypot
from typing import Any

from playwright.sync_api import Page

from tests.support.browser import Visitor
from tests.support.positions import SAMPLE, slider

Visit = Callable[..., Visitor]
Point = tuple[float, float]
BASIC = "sample-spike-basic"
#: Units of the map by which a piece may leave the straight line between two places: less than half of a hex.
ASTRAY = 25
#: No two middles of neighbouring hexes are further apart.
HEX = 200

#: Every place at which each piece was seen, from now on.
WATCH = """
() => {
  const seen = (window.__ways = new Map());
  const see = () => {
    for (const piece of document.querySelectorAll('.board .sprite:has(use)')) {
      const { e, f } = new DOMMatrix(getComputedStyle(piece).transform);
      const way = seen.get(piece) ?? [];
      const last = way.at(-1);
      if (!last || last[0] !== e || last[1] !== f) seen.set(piece, [...way, [e, f]]);
    }
    requestAnimationFrame(see);
  };
  see();
}
"""
MOVED = "() => [...window.__ways.values()].filter((way) => way.length > 1)"
#: All pieces have come to rest.
AT_REST = "() => document.querySelector('.board').getAnimations({ subtree: true }).length === 0"


def told(visitor: Visitor, sample: str) -> list[dict[str, Any]]:
    records = visitor.get(f"/tables/{sample}/history")["records"]
    return [record["told"] for record in records if record["told"]]


def watched(visitor: Visitor, sample: str, at: int) -> Page:
    page = visitor.go(f"/tables/{sample}?at={at}")
    page.locator(f'main[data-drawn="{at}"] .board .sprite').first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.wait_for_function(AT_REST)
    page.evaluate(WATCH)
    return page


def ways(page: Page, at: int) -> list[list[Point]]:
    """The places of all pieces that have moved, once that position is drawn and nothing moves any more."""
    page.locator(f'main[data-drawn="{at}"]').wait_for()
    page.wait_for_timeout(100)
    page.wait_for_function(AT_REST)
    page.wait_for_timeout(100)
    found: list[list[list[float]]] = page.evaluate(MOVED)
    return [[(x, y) for x, y in way] for way in found]


def astray(point: Point, way: list[Point]) -> float:
    """How far a point is from a way of straight lines."""
    return min(beside(point, one, other) for one, other in pairwise(way))


def beside(point: Point, one: Point, other: Point) -> float:
    (px, py), (x, y) = point, one
    dx, dy = other[0] - x, other[1] - y
    along = ((px - x) * dx + (py - y) * dy) / ((dx * dx + dy * dy) or 1)
    along = min(1.0, max(0.0, along))
    return hypot(px - x - along * dx, py - y - along * dy)


def test_a_locomotive_goes_straight_to_the_next_hex(visit: Visit) -> None:
    """SR-7.2: a proposal moves nothing; once nobody vetoes it, the line grows by a hex."""
    visitor = visit(still=False)
    start = next(number for number, each in enumerate(told(visitor, SAMPLE)) if each["text"]["key"] == "act-extend")
    page = watched(visitor, SAMPLE, start)
    moved: list[list[Point]] = []
    while not moved:
        start += 1
        page.get_by_role("button", name="One action forward").click()
        moved = ways(page, start)
    for way in moved:
        assert len(way) > 3, "nobody saw it move"
        assert dist(way[0], way[-1]) < HEX
        assert max(astray(point, [way[0], way[-1]]) for point in way) < ASTRAY


def test_between_two_positions_far_apart_nothing_is_seen_to_move(visit: Visit) -> None:
    """A hundred actions later pieces stand elsewhere; no way leads there, least of all across the sea."""
    visitor = visit(still=False)
    page = watched(visitor, SAMPLE, 20)
    slider(page).fill("120")
    moved = ways(page, 120)
    assert len(moved) > 2
    assert all(len(way) == 2 for way in moved), moved


def test_a_train_stays_on_its_rails(visit: Visit) -> None:
    """Spike: three segments with a corner between them, where the straight way leads over land without rails."""
    visitor = visit(still=False)
    spots = {spot["pick"]: (spot["x"], spot["y"]) for spot in visitor.get(f"/tables/{BASIC}/scene")["still"]["spots"]}
    moves = [
        (number, [spots.get(f"segment:{name}") or spots[f"city:{name}"] for name in spaces])
        for number, each in enumerate(told(visitor, BASIC))
        if isinstance(spaces := each["action"].get("spaces"), list) and len(spaces) == 3
    ]
    number, rails = next((number, rails) for number, rails in moves if beside(rails[1], rails[0], rails[2]) > ASTRAY)
    page = watched(visitor, BASIC, number)
    page.get_by_role("button", name="One action forward").click()
    way = max(ways(page, number + 1), key=len)
    assert len(way) > 2 * len(rails), "nobody saw it move"
    assert max(astray(point, [way[0], *rails, way[-1]]) for point in way) < ASTRAY
    # It has come through the corner.
    assert min(dist(rails[1], point) for point in way) < ASTRAY
