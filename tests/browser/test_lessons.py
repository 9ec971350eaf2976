"""Somebody who does nothing but what the coach says and shows comes through a whole course."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Visitor
from tests.support.hands import Hand, press
from tests.support.learners import COURSES, DESK, FIRST_GAMES, PHONE, Learner

Visit = Callable[..., Visitor]
#: Milliseconds that a page may take on a busy machine.
PATIENCE = 60_000


def learn(page: Page, hand: Hand = "mouse") -> int:
    """One lesson: ask for every hint until the answer is shown, confirm it, until the coach is content; how often."""
    coach = page.locator("[data-coach]")
    for done in range(40):
        # The others answer first, and 1862 looks for the best runs meanwhile.
        expect(page.locator("[data-coach=asking], [data-coach=reached]")).to_have_count(1, timeout=PATIENCE)
        if coach.get_attribute("data-coach") == "reached":
            return done
        seq = page.locator("main[data-table]").get_attribute("data-seq")
        # Some answers are ready before anybody asks, such as the lowest bid: they are not what the coach shows.
        confirm = "[data-confirm][data-advised]"
        # Hints first; the last help picks the answer.
        for _ in range(4):
            press(page, "[data-help]", hand)
        expect(page.locator(confirm)).to_have_count(1, timeout=PATIENCE)
        press(page, confirm, hand)
        expect(page.locator("main[data-table]")).not_to_have_attribute("data-seq", seq or "", timeout=PATIENCE)
    raise AssertionError("the lesson has no end")


@pytest.mark.long
@pytest.mark.parametrize("learner", COURSES, ids=str)
def test_a_course_from_first_to_last(visit: Visit, learner: Learner) -> None:
    visitor = visit(language=learner.language, size=learner.size, touch=learner.hand == "touch")
    course = visitor.get(f"/games/{learner.game}/lessons?lang={learner.language}")
    page = visitor.go(f"/learn/{learner.game}")
    began, done = time.monotonic(), 0
    press(page, f"[data-course={course[0]['id']}] button", learner.hand)
    for number, lesson in enumerate(course, 1):
        page.locator(f"[data-lesson={lesson['id']}]").wait_for()
        expect(page.locator("[data-task]")).to_have_text(lesson["steps"][0]["task"])
        done += learn(page, learner.hand)
        expect(page.locator("[data-learned]")).to_have_text(lesson["learned"])
        if number < len(course):
            press(page, "[data-next]", learner.hand)
    press(page, "[data-leave]", learner.hand)
    expect(page.locator("[data-course]")).to_have_count(len(course))
    expect(page.locator("[data-course][data-done=true]")).to_have_count(len(course))
    assert done == sum(len(lesson["steps"]) for lesson in course), "every step was the learner's own"
    print(f"course of {learner}: {len(course)} lessons, {done} steps, {time.monotonic() - began:.0f} s")


def test_every_game_with_a_course_is_learnt(visitor: Visitor) -> None:
    assert {game["id"] for game in visitor.get("/games") if game["lessons"]} == {each.game for each in COURSES}


def test_the_course_has_a_puzzle_of_each_kind_beside_it(visitor: Visitor) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = visitor.go("/learn/spike")
    expect(page.locator("[data-learn-puzzles=spike] [data-solve]")).to_have_count(2)
    expect(page.locator(".ways img")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    assert len(asked) == len(set(asked)), "nothing is fetched twice"
    press(page, "[data-learn-puzzles] [data-solve]")
    expect(page.locator("[data-task]")).to_be_visible()


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


@pytest.mark.parametrize("game", sorted({each.game for each in COURSES}))
def test_every_game_is_learnt_in_every_language_at_every_width_and_with_every_hand(game: str) -> None:
    who = [each for each in (*COURSES, *FIRST_GAMES) if each.game == game]
    assert {each.language for each in who} == {"en", "it"}
    assert {each.size for each in who} == {DESK, PHONE}
    assert {each.hand for each in who} == {"mouse", "touch", "keyboard"}
