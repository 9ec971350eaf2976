"""A whole game without a pointer, through the board in words."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from roundhouse.engine.chance import Chance
from tests.support.browser import SLOW, Player, Visitor
from tests.support.hands import press


def focus_of(player: Player) -> str:
    """What the focused element picks."""
    found: str = player.page.evaluate("() => document.activeElement?.dataset?.pick ?? ''")
    return found


def test_a_whole_game_by_keyboard(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.locator('[data-quick="rocket"]').wait_for()
    press(page, '[data-new="rocket"]', "keyboard")
    page.locator("[data-start]").wait_for()
    page.get_by_role("button", name="4", exact=True).focus()
    page.keyboard.press("Enter")
    for level in page.get_by_label("Strength of the bot").all():
        level.focus()
        page.keyboard.type("random")
    press(page, "[data-start]", "keyboard")
    player = Player(page)
    page.keyboard.press("t")
    page.locator("[data-text-board]").wait_for()
    chance = Chance(10)
    acted = 0
    while player.my_turn():
        act(player, chance)
        acted += 1
    assert acted > 10
    page.locator("[data-podium]").wait_for()
    expect(page.locator("[data-result]")).to_contain_text("Guest")


def act(player: Player, chance: Chance) -> None:
    """`/` goes to the choices, Tab and arrows to one of them, Enter picks it; Enter once more does it."""
    page = player.page
    before = player.seq
    end = time.monotonic() + 3 * SLOW
    while not page.locator("[data-confirm]").count():
        assert time.monotonic() < end, f"the keyboard leads to no action: {player.read()}, {player.offered()}"
        if not (offered := player.ready()):
            continue
        page.keyboard.press("/")
        page.locator("[data-text-board] :focus").wait_for()
        for _ in range(chance.below(min(4, len(offered)))):
            page.keyboard.press("Tab")
        if not focus_of(player) and page.evaluate("() => document.activeElement.tagName") != "INPUT":
            continue
        page.keyboard.press("Enter")
        player.settled(offered)
    page.locator("[data-confirm]:enabled").first.wait_for()
    page.locator("body").press("Enter")
    player.moved(before)
