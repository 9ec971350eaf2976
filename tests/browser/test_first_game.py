"""A first game: from the lobby to a table with a coach, who explains, points out, advises, and can be switched off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Visitor

Visit = Callable[..., Visitor]


def begin(visitor: Visitor, game: str) -> Page:
    page = visitor.go("/")
    page.locator(f'[data-first="{game}"]').click()
    page.locator("main[data-table]").wait_for()
    return page


def advised(page: Page) -> None:
    """Do what the coach would do."""
    seq = page.locator("main[data-table]").get_attribute("data-seq") or ""
    page.locator("[data-advice]").click()
    page.locator("[data-confirm]").click()
    expect(page.locator("main[data-table]")).not_to_have_attribute("data-seq", seq)


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


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("rocket", "it", (1440, 900)), ("spike", "en", (1440, 900)), ("1862", "it", (1440, 900))],
)
def test_a_first_game_is_finished_by_doing_what_the_coach_would_do(
    visit: Visit, game: str, language: str, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, size=size)
    page = begin(visitor, game)
    table = page.locator("main[data-table]")
    for _ in range(400):
        expect(page.locator("[data-advice], main[data-over]").first).to_be_attached(timeout=60_000)
        if table.get_attribute("data-over"):
            break
        advised(page)
    expect(page.locator("[data-podium]")).to_be_visible()
