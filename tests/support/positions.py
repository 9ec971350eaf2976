"""Ways to the middle of a game, and around the page of its table."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.support.browser import Player, Visitor

SAMPLE = "sample-rocket-1999"
SPIKE = "sample-spike-advanced"
MANIA = "sample-1862-full"
#: Names that are names in every language.
ADA, BRUNO = "Ada", "Bruno"


def position(visitor: Visitor, kind: str, sample: str = SAMPLE, least: int = 70) -> str:
    """A practice table against bots, from a sample game just before the first action of a kind after the opening."""
    records = visitor.get(f"/tables/{sample}/history")["records"]
    told = [record["told"]["text"]["key"] for record in records if record["told"]]
    number = next(number for number, key in enumerate(told) if key == kind and number >= least)
    made: str = visitor.post(f"/tables/{sample}/branch", {"at": number, "seat": None})["id"]
    return made


def at(visitor: Visitor, kind: str, sample: str = SAMPLE, least: int = 70) -> Seated:
    """Somebody who must decide, in the middle of a game."""
    visitor.call(ADA)
    table = position(visitor, kind, sample, least)
    visitor.go(f"/tables/{table}")
    player = Seated(visitor.page, table)
    visitor.page.locator(".board").wait_for()
    assert player.my_turn()
    return player


class Seated(Player):
    def __init__(self, page: Page, table: str) -> None:
        super().__init__(page)
        self.id = table


def first(player: Player, kind: str) -> str:
    """The first offered thing of a kind that a click reaches."""
    return next(each for each in player.offered() if each.startswith(kind) and player.reaches(each))


def slider(page: Page) -> Locator:
    return page.locator(".bar input[type=range]")


def refuse(page: Page, player: Player) -> None:
    """Click on a place of the map that is not offered."""
    x, y = page.locator(".board").evaluate(NOT_OFFERED)
    page.mouse.click(x, y)
    page.locator("[data-refusal]").wait_for()


def side(visitor: Visitor, which: str) -> None:
    """Open the log, the chat, the notes or the players, wherever this screen has them."""
    page = visitor.page
    narrow = page.locator("nav.bottom").count() > 0
    if which == "players":
        if narrow:
            page.locator("[data-strip]").first.click()
        return
    if narrow:
        page.locator('[data-tab="log"]').click()
    page.locator(f'[data-side="{which}"]').click()


#: The middle of a hex that lies open, is not offered, and is far from what is.
NOT_OFFERED = """
(board) => {
  const offered = new Set([...document.querySelectorAll('[data-pick]')].map((each) => each.dataset.pick));
  for (const spot of board.querySelectorAll('[data-spot]')) {
    const box = spot.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (offered.has(spot.dataset.spot) || document.elementFromPoint(x, y) !== spot) continue;
    return [x, y];
  }
}
"""
