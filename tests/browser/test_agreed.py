"""What was agreed on at a table, edition, rulings and clock, is always in sight: under every tab, on any screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Visitor

Visit = Callable[..., Visitor]
SIZES = [(1440, 900), (1280, 720), (390, 844), (360, 740)]
LIVE = {"kind": "live", "time": 1800, "increment": 20}
#: What a host may want otherwise in each game, and how the table says it.
AGREED: dict[str, tuple[dict[str, Any], list[str]]] = {
    "rocket": ({"edition": "2018", "totals_visible": False, "end_check": "turn"}, ["2018 edition", "open totals"]),
    "spike": ({"advanced": True, "allow_debt": True}, ["Advanced game", "Debts allowed"]),
    "1862": ({"length": "short"}, ["by the rulebook", "short"]),
}
#: All of it can be read, and nothing lies over it.
READABLE = """
(line) => {
  const { x, y, height } = line.getBoundingClientRect();
  const cut = line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 1;
  return !cut && line.contains(document.elementFromPoint(x + 20, y + height / 2));
}
"""


def in_sight(page: Page, words: list[str]) -> None:
    """The line can be read without scrolling, pointing or opening anything."""
    line = page.locator("[data-agreed]")
    expect(line).to_have_count(1)
    expect(line).to_be_in_viewport(ratio=1)
    for word in words:
        expect(line).to_contain_text(word)
    assert line.evaluate(READABLE)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", AGREED)
def test_what_was_agreed_on_is_in_sight(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size[0] < 700)
    visitor.call("Ada")
    options, said = AGREED[game]
    bot = {"who": "bot", "bot": "random"}
    player = visitor.play(visitor.open_table(game, seats=[{"who": "me"}, bot, bot], options=options, clock=LIVE))
    page = visitor.page
    assert player.my_turn()
    in_sight(page, [*said, "30 min"])
    for tab in page.locator("nav.bottom [data-tab]").all():
        tab.click()
        in_sight(page, [*said, "30 min"])
