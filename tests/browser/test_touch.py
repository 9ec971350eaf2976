"""A board under fingers: one drags it, two pinch it, and a tap picks what lies under it or close beside it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.browser import Visitor
from tests.support.positions import Seated, at

Visit = Callable[..., Visitor]
Point = tuple[float, float]


class Hand:
    """Fingers on the board of somebody's telephone."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.devtools = visitor.context.new_cdp_session(visitor.page)
        self.player: Seated = at(visitor, "act-extend")

    def put(self, *fingers: Point) -> None:
        self._send("touchStart", fingers)

    def move(self, *fingers: Point) -> None:
        self._send("touchMove", fingers)

    def lift(self) -> None:
        self._send("touchEnd", ())

    def _send(self, kind: str, fingers: tuple[Point, ...]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def middle(self) -> Point:
        box = self.page.locator(".board").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def under(self, point: Point) -> Point:
        """The place of the board that lies under a point of the screen."""
        found: list[float] = self.page.locator(".board").evaluate(UNDER, list(point))
        return found[0], found[1]

    def across(self) -> float:
        """How much of the board is seen."""
        found: float = self.page.locator(".board").evaluate("(board) => board.viewBox.baseVal.width")
        return found


UNDER = """
(board, [x, y]) => {
  const point = new DOMPoint(x, y).matrixTransform(board.getScreenCTM().inverse());
  return [point.x, point.y];
}
"""


@pytest.fixture
def hand(visit: Visit) -> Hand:
    return Hand(visit(size=(360, 740), touch=True))


def test_one_finger_drags_the_map_and_picks_nothing(hand: Hand) -> None:
    x, y = hand.middle()
    hand.page.get_by_role("button", name="Zoom in").click()
    held, across = hand.under((x, y)), hand.across()
    hand.put((x, y))
    for step in range(1, 7):
        hand.move((x - 10 * step, y + 5 * step))
    hand.lift()
    assert hand.under((x - 60, y + 30)) == pytest.approx(held, abs=across / 100)
    assert hand.across() == pytest.approx(across)
    expect(hand.page.locator("[data-back]")).to_have_count(0)
    expect(hand.page.locator("[data-refusal]")).to_have_count(0)


def test_two_fingers_pinch_it(hand: Hand) -> None:
    x, y = hand.middle()
    held, across = hand.under((x, y)), hand.across()
    hand.put((x - 30, y), (x + 30, y))
    for step in range(1, 7):
        hand.move((x - 30 - 5 * step, y), (x + 30 + 5 * step, y))
    hand.lift()
    assert hand.across() == pytest.approx(across / 2, rel=0.02)
    assert hand.under((x, y)) == pytest.approx(held, abs=across / 100)
    expect(hand.page.locator("[data-back]")).to_have_count(0)
    hand.put((x - 60, y), (x + 60, y))
    for step in range(1, 7):
        hand.move((x - 60 + 5 * step, y), (x + 60 - 5 * step, y))
    hand.lift()
    assert hand.across() == pytest.approx(across, rel=0.02)


def test_a_tap_beside_a_small_place_picks_it(hand: Hand) -> None:
    x, y = hand.page.locator(".board").evaluate(BESIDE)
    hand.page.touchscreen.tap(x, y)
    hand.page.locator("[data-back]").wait_for()


#: A point at which nothing is offered, with an offered place less than a finger's width away.
BESIDE = """
(board) => {
  const frame = board.getBoundingClientRect();
  for (const place of board.querySelectorAll('.hits [data-pick]')) {
    const box = place.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const point = [x + 20 * Math.cos(turn), y + 20 * Math.sin(turn)];
      const across = point[0] > frame.left + 10 && point[0] < frame.right - 10;
      const inside = across && point[1] > frame.top + 10 && point[1] < frame.bottom - 10;
      const top = document.elementFromPoint(...point);
      if (inside && board.contains(top) && !top.closest('[data-pick], [data-thing]')) return point;
    }
  }
}
"""


def test_nothing_looks_chosen_that_was_only_touched(visit: Visit) -> None:
    """A finger leaves no pointer behind: the verb that was tapped looks like the others once its action is done."""
    visitor = visit(size=(390, 844), touch=True)
    at(visitor, "act-extend")
    page = visitor.page
    page.locator('[data-verb="extend"]').tap()
    page.locator("[data-back]").tap()
    expect(page.locator('[data-verb][aria-pressed="true"]')).to_have_count(0)
    grounds = page.locator('[data-verb][aria-disabled="false"]').evaluate_all(
        "(all) => all.map((each) => getComputedStyle(each).backgroundColor)"
    )
    assert len(grounds) > 1
    assert len(set(grounds)) == 1, grounds


#: Cities of the map whose middle lies under the buttons that zoom.
UNDER_BUTTONS = """
() => {
  const { left, top, right, bottom } = document.querySelector('.zoom').getBoundingClientRect();
  return [...document.querySelectorAll('.hits [data-pick]')].filter((each) => {
    const box = each.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    return x > left && x < right && y > top && y < bottom;
  }).map((each) => each.dataset.pick);
}
"""


@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
def test_the_buttons_that_zoom_hide_no_city(visit: Visit, size: tuple[int, int]) -> None:
    """Where the train may start anywhere, every city can be tapped on."""
    visitor = visit(size=size, touch=True)
    visitor.call("Ada")
    bot = {"who": "bot", "bot": "random"}
    player = visitor.play(visitor.open_table("spike", seats=[{"who": "me"}, bot]))
    assert player.my_turn()
    while player.read()["decision"] != "place_train":
        player.pick(player.ready()[0])
        player.confirm()
        assert player.my_turn()
    cities = visitor.page.locator(".hits [data-pick]")
    expect(cities).not_to_have_count(0)
    assert cities.count() > 30
    assert visitor.page.evaluate(UNDER_BUTTONS) == []
