"""How somebody presses what a page shows: with a mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Locator, Page

Hand = Literal["mouse", "touch", "keyboard"]
#: More presses of Tab than any page needs from its first control to its last.
ROUND = 400


def press(page: Page, selector: str, hand: Hand = "mouse") -> None:
    button = page.locator(selector).first
    button.wait_for()
    if hand == "keyboard":
        tab_to(button)
        page.keyboard.press("Enter")
    elif hand == "touch":
        button.tap()
    else:
        button.click()


def tab_to(wanted: Locator, most: int = ROUND) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        wanted.page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not lead there")
