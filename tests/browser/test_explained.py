"""Words of a game explain themselves where they stand: under the pointer, with the focus, under a finger that stays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Visitor
from tests.support.positions import at
from tests.support.screens import called

Visit = Callable[..., Visitor]
WORD = "[data-prompt] [data-word]"


def explained(page: Page, says: str) -> None:
    """The one explanation on the page, which the word is described by."""
    expect(page.locator("[data-explanation]")).to_contain_text(says)
    expect(page.locator("[aria-describedby=explanation]").first).to_be_visible()


def test_the_pointer_and_the_focus_explain_a_word(visitor: Visitor) -> None:
    page = at(visitor, "act-extend").page
    page.mouse.move(5, 5)
    word = page.locator(WORD).first
    word.hover()
    meaning = {each["word"]: each["meaning"] for each in visitor.get("/games/rocket/glossary")}
    name = word.get_attribute("data-word")
    assert name is not None
    explained(page, meaning[name])
    page.mouse.move(700, 500)
    expect(page.locator("[data-explanation]")).to_have_count(0)
    word.focus()
    explained(page, meaning[name])
    page.keyboard.press("Escape")
    expect(page.locator("[data-explanation]")).to_have_count(0)


def test_a_finger_that_stays_explains_a_word_in_its_language(visit: Visit) -> None:
    visitor = visit(language="it", size=(360, 740), touch=True)
    page = at(visitor, "act-extend").page
    page.touchscreen.tap(180, 250)
    word = page.locator(WORD).first
    word.wait_for()
    box = word.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools = visitor.context.new_cdp_session(page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    meaning = {each["word"]: each["meaning"] for each in visitor.get("/games/rocket/glossary?lang=it")}
    explained(page, meaning[word.get_attribute("data-word") or ""])
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("screen", "game", "panel"),
    [
        ("spike-turn", "spike", "contracts"),
        ("spike-turn", "spike", "train"),
        ("e1862-stock-round", "1862", "market-strip"),
    ],
)
def test_panels_of_a_game_explain_their_words(visitor: Visitor, screen: str, game: str, panel: str) -> None:
    called(screen).show(visitor)
    page = visitor.page
    page.mouse.move(5, 5)
    word = page.locator(f"[data-panel={panel}] [data-word]").first
    word.hover()
    meaning = {each["word"]: each["meaning"] for each in visitor.get(f"/games/{game}/glossary")}
    explained(page, meaning[word.get_attribute("data-word") or ""])
