"""How somebody presses what a page shows: with a mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page

Hand = Literal["mouse", "touch", "keyboard"]


def press(page: Page, selector: str, hand: Hand = "mouse") -> None:
    button = page.locator(selector).first
    button.wait_for()
    if hand == "keyboard":
        button.focus()
        page.keyboard.press("Enter")
    elif hand == "touch":
        button.tap()
    else:
        button.click()
