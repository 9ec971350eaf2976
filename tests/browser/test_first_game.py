"""A first game: from the lobby to a table with a coach, who explains, points out, advises, and can be switched off."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.support.browser import Visitor
from tests.support.hands import Hand, press
from tests.support.learners import FIRST_GAMES, Learner

Visit = Callable[..., Visitor]
#: How often advice is asked for.
TRIES = 5


def begin(visitor: Visitor, game: str, hand: Hand = "mouse") -> Page:
    page = visitor.go("/")
    press(page, f'[data-first="{game}"]', hand)
    page.locator("main[data-table]").wait_for()
    return page


def advised(page: Page, hand: Hand = "mouse") -> None:
    """Do what the coach would do."""
    seq = page.locator("main[data-table]").get_attribute("data-seq") or ""
    advise(page, hand)
    press(page, "[data-confirm][data-advised]", hand)
    expect(page.locator("main[data-table]")).not_to_have_attribute("data-seq", seq, timeout=60_000)


def advise(page: Page, hand: Hand = "mouse") -> None:
    """Ask the coach, until what it would do is picked."""
    # Some answers are ready before anybody asks, such as the lowest bid: they are not what the coach would do.
    confirm = page.locator("[data-confirm][data-advised]")
    for _ in range(TRIES):
        press(page, "[data-advice]", hand)
        try:
            confirm.wait_for()
            break
        except TimeoutError:
            # On a busy machine the coach says that there was no time: whoever wants to know asks again.
            continue


def test_the_coach_explains_a_kind_of_decision_the_first_time_it_comes_up(visitor: Visitor) -> None:
    page = begin(visitor, "spike")
    tutor = page.locator("[data-tutor]")
    expect(page.locator("[data-tutor]:not([data-tutor=waiting]) [data-about]")).to_have_count(1, timeout=60_000)
    expect(page.locator("[data-points] li").first).to_be_visible()
    kind = tutor.get_attribute("data-tutor")
    advised(page)
    expect(page.locator(f"[data-tutor]:not([data-tutor=waiting], [data-tutor='{kind}'])")).to_have_count(
        1, timeout=60_000
    )
    page.locator("[data-coach-off]").click()
    expect(tutor).to_have_count(0)
    page.reload()
    page.locator("main[data-table]").wait_for()
    expect(tutor).to_have_count(0)
    page.locator("[data-menu]").click()
    page.locator("[data-coaching=false]").click()
    expect(tutor).to_have_count(1)


#: What confirms lies open, and within the card.
OPEN = """
(button) => {
  const box = button.getBoundingClientRect(), card = button.closest('.prompt').getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.bottom <= card.bottom && button.contains(top);
}
"""


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize("game", ["rocket", "spike"])
def test_beside_the_coach_nothing_covers_what_confirms(
    visit: Visit, game: str, size: tuple[int, int], language: str
) -> None:
    """The coach, the question, advice and the log share one column, and what confirms is always to be clicked."""
    visitor = visit(language=language, size=size)
    page = begin(visitor, game)
    for _ in range(3):
        page.locator("[data-advice]").wait_for(timeout=60_000)
        advise(page)
        assert page.locator("[data-confirm]").first.evaluate(OPEN)
        seq = page.locator("main[data-table]").get_attribute("data-seq") or ""
        page.locator("[data-confirm]").first.click()
        expect(page.locator("main[data-table]")).not_to_have_attribute("data-seq", seq, timeout=60_000)


#: The decisions of one player in the longest of these games, and some more.
MOST = 900


@pytest.mark.long
@pytest.mark.parametrize("learner", FIRST_GAMES, ids=str)
def test_a_first_game_is_finished_by_doing_what_the_coach_would_do(visit: Visit, learner: Learner) -> None:
    visitor = visit(language=learner.language, size=learner.size, touch=learner.hand == "touch")
    began, done = time.monotonic(), 0
    page = begin(visitor, learner.game, learner.hand)
    while True:
        expect(page.locator("[data-advice], main[data-over]").first).to_be_attached(timeout=120_000)
        if page.locator("main[data-over]").count():
            break
        assert done < MOST, "the game has no end"
        advised(page, learner.hand)
        done += 1
    expect(page.locator("[data-podium]")).to_be_visible()
    print(f"first game of {learner}: {done} decisions, {time.monotonic() - began:.0f} s")
