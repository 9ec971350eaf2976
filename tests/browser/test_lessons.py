"""Somebody who does nothing but what the coach says and shows comes through a whole course."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Visitor
from tests.support.hands import Hand, press

Visit = Callable[..., Visitor]
#: Milliseconds that a page may take on a busy machine.
PATIENCE = 60_000


def learn(page: Page, hand: Hand = "mouse") -> None:
    """One lesson: ask for every hint until the answer is shown, confirm it, until the coach is content."""
    coach = page.locator("[data-coach]")
    for _ in range(40):
        # The others answer first, and 1862 looks for the best runs meanwhile.
        expect(page.locator("[data-coach=asking], [data-coach=reached]")).to_have_count(1, timeout=PATIENCE)
        if coach.get_attribute("data-coach") == "reached":
            return
        seq = page.locator("main[data-table]").get_attribute("data-seq")
        confirm = page.locator("[data-confirm]")
        # Hints first; the last help picks the answer.
        for _ in range(4):
            press(page, "[data-help]", hand)
        expect(confirm).to_have_count(1, timeout=PATIENCE)
        press(page, "[data-confirm]", hand)
        expect(page.locator("main[data-table]")).not_to_have_attribute("data-seq", seq or "", timeout=PATIENCE)
    raise AssertionError("the lesson has no end")


GAMES = ("rocket", "spike", "1862")
#: At a desk every other lesson is done with the keyboard alone.
AT_A_DESK: tuple[Hand, ...] = ("mouse", "keyboard")
ON_A_TELEPHONE: tuple[Hand, ...] = ("touch",)


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "size", "hands"), [("en", (1440, 900), AT_A_DESK), ("it", (360, 740), ON_A_TELEPHONE)]
)
@pytest.mark.parametrize("game", GAMES)
def test_a_course_from_first_to_last(
    visit: Visit, game: str, language: str, size: tuple[int, int], hands: tuple[Hand, ...]
) -> None:
    visitor = visit(language=language, size=size, touch="touch" in hands)
    course = visitor.get(f"/games/{game}/lessons?lang={language}")
    page = visitor.go(f"/learn/{game}")
    press(page, f"[data-course={course[0]['id']}] button", hands[0])
    for number, lesson in enumerate(course):
        hand = hands[number % len(hands)]
        page.locator(f"[data-lesson={lesson['id']}]").wait_for()
        expect(page.locator("[data-task]")).to_have_text(lesson["steps"][0]["task"])
        learn(page, hand)
        expect(page.locator("[data-learned]")).to_have_text(lesson["learned"])
        if number + 1 < len(course):
            press(page, "[data-next]", hand)
    press(page, "[data-leave]", hands[0])
    expect(page.locator("[data-course]")).to_have_count(len(course))
    expect(page.locator("[data-course][data-done=true]")).to_have_count(len(course))


def test_every_game_with_a_course_is_learnt(visitor: Visitor) -> None:
    assert {game["id"] for game in visitor.get("/games") if game["lessons"]} == set(GAMES)


def test_a_wrong_answer_is_explained_and_taken_back(visitor: Visitor) -> None:
    page = visitor.go("/learn/rocket")
    press(page, "[data-course=extend] button")
    for pick in ("loco:LBSCR", "hex:10,10"):
        page.locator(f'[data-pick="{pick}"]').last.click(force=True)
    press(page, "[data-confirm]")
    lesson = visitor.get("/games/rocket/lessons")[0]
    expect(page.locator("[data-objection]")).to_have_text(lesson["steps"][0]["wrong"][0])
    press(page, "[data-take-back]")
    expect(page.locator("[data-task]")).to_have_text(lesson["steps"][0]["task"])


def test_who_leaves_a_lesson_comes_back_to_the_same_step(visitor: Visitor) -> None:
    lesson = next(each for each in visitor.get("/games/rocket/lessons") if len(each["steps"]) > 1)
    page = visitor.go("/learn/rocket")
    press(page, f"[data-course={lesson['id']}] button")
    for _ in range(len(lesson["steps"][0]["hints"]) + 1):
        press(page, "[data-help]")
    press(page, "[data-confirm]")
    expect(page.locator("[data-task]")).to_have_text(lesson["steps"][1]["task"])
    press(page, "[data-leave]")
    press(page, f"[data-course={lesson['id']}] button")
    expect(page.locator("[data-task]")).to_have_text(lesson["steps"][1]["task"])
    press(page, "[data-again]")
    expect(page.locator("[data-task]")).to_have_text(lesson["steps"][0]["task"])


def test_what_was_learned_is_known_in_another_browser(visit: Visit) -> None:
    """A guest learns, registers, and logs in somewhere else."""
    ada, elsewhere = visit(), visit()
    page = ada.go("/learn/rocket")
    press(page, "[data-course=extend] button")
    learn(page)
    press(page, "[data-leave]")
    done = "[data-course=extend][data-done=true]"
    expect(page.locator(done)).to_have_count(1)
    who = {"name": "Ada who learns", "password": "a-long-password"}
    ada.post("/accounts", who)
    elsewhere.post("/login", who)
    expect(elsewhere.go("/learn/rocket").locator(done)).to_have_count(1)
