"""Somebody who does nothing but what the coach says and shows comes through a whole course."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Visitor

Visit = Callable[..., Visitor]


def press(page: Page, selector: str, *, keyboard: bool, touch: bool = False) -> None:
    button = page.locator(selector).first
    button.wait_for()
    if keyboard:
        button.focus()
        page.keyboard.press("Enter")
    elif touch:
        button.tap()
    else:
        button.click()


def learn(page: Page, *, keyboard: bool = False, touch: bool = False) -> None:
    """One lesson: ask for every hint until the answer is shown, confirm it, until the coach is content."""
    coach = page.locator("[data-coach]")
    for _ in range(40):
        expect(page.locator("[data-coach=asking], [data-coach=reached]")).to_have_count(1)
        if coach.get_attribute("data-coach") == "reached":
            return
        seq = page.locator("main[data-table]").get_attribute("data-seq")
        confirm = page.locator("[data-confirm]")
        # Hints first; the last help picks the answer.
        for _ in range(4):
            press(page, "[data-help]", keyboard=keyboard, touch=touch)
        expect(confirm).to_have_count(1)
        press(page, "[data-confirm]", keyboard=keyboard, touch=touch)
        expect(page.locator("main[data-table]")).not_to_have_attribute("data-seq", seq or "")
    raise AssertionError("the lesson has no end")


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "size", "hands"),
    [("en", (1440, 900), ("mouse", "keyboard")), ("it", (360, 740), ("touch",))],
)
def test_a_course_from_first_to_last(
    visit: Visit, language: str, size: tuple[int, int], hands: tuple[str, ...]
) -> None:
    """At a desk every other lesson is done with the keyboard alone."""
    visitor = visit(language=language, size=size, touch="touch" in hands)
    for game in (each["id"] for each in visitor.get("/games") if each["lessons"]):
        ways = {"keyboard": False, "touch": "touch" in hands}
        course = visitor.get(f"/games/{game}/lessons?lang={language}")
        page = visitor.go(f"/learn/{game}")
        press(page, f"[data-course={course[0]['id']}] button", **ways)
        for number, lesson in enumerate(course):
            ways["keyboard"] = hands[number % len(hands)] == "keyboard"
            page.locator(f"[data-lesson={lesson['id']}]").wait_for()
            expect(page.locator("[data-task]")).to_have_text(lesson["steps"][0]["task"])
            learn(page, **ways)
            expect(page.locator("[data-learned]")).to_have_text(lesson["learned"])
            if number + 1 < len(course):
                press(page, "[data-next]", **ways)
        press(page, "[data-leave]", **ways)
        expect(page.locator("[data-course]")).to_have_count(len(course))
        expect(page.locator("[data-course][data-done=true]")).to_have_count(len(course))


def test_a_wrong_answer_is_explained_and_taken_back(visitor: Visitor) -> None:
    page = visitor.go("/learn/rocket")
    press(page, "[data-course=extend] button", keyboard=False)
    for pick in ("loco:LBSCR", "hex:10,10"):
        page.locator(f'[data-pick="{pick}"]').last.click(force=True)
    press(page, "[data-confirm]", keyboard=False)
    lesson = visitor.get("/games/rocket/lessons")[0]
    expect(page.locator("[data-objection]")).to_have_text(lesson["steps"][0]["wrong"][0])
    press(page, "[data-take-back]", keyboard=False)
    expect(page.locator("[data-task]")).to_have_text(lesson["steps"][0]["task"])
