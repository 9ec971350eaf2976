"""Every screen: in Italian, on a telephone, and for people who do not see colours, or nothing at all."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.support.browser import Visitor
from tests.support.saying import KEY, in_english, names, texts, untranslated
from tests.support.screens import SCREENS, Screen, called

Visit = Callable[..., Visitor]
every_screen = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)


# -- Italian


@every_screen
def test_italian_has_no_english_left(visit: Visit, screen: Screen) -> None:
    said = {}
    for language in ("en", "it"):
        visitor = visit(language=language)
        screen.show(visitor)
        said[language] = texts(visitor.page)
        assert visitor.page.locator("html").get_attribute("lang") == language
    proper = names(visitor)
    # The least that any screen says: whose turn it is to take the screen, and how.
    assert len(said["it"]) > 3
    assert not untranslated(said["en"], said["it"], proper)
    assert not in_english(said["it"], proper)
    assert not sorted(text for text in said["en"] if KEY.search(text))


# -- a telephone


@every_screen
def test_a_telephone_never_scrolls_sideways(visit: Visit, screen: Screen) -> None:
    visitor = visit(size=(360, 740), touch=True, language="it")
    screen.show(visitor)
    page = visitor.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert not page.evaluate(STICKING_OUT)


#: Things to press or to read that reach beyond the edge, where nothing lets them be scrolled to.
STICKING_OUT = """
() => [...document.querySelectorAll('button, a, input, select, p, h1, h2, h3, td, th, li, label')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, .skip'))
  .filter((element) => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) return false;
    }
    const box = element.getBoundingClientRect();
    return box.width > 0 && (box.right > 361 || box.left < -1);
  })
  .map((element) => element.outerHTML.slice(0, 120))
"""


# -- for everybody


def violations(page: Page, options: dict[str, object]) -> list[str]:
    """What axe calls serious or critical."""
    found = Axe().run(page, options={"resultTypes": ["violations"], **options}).response["violations"]
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:4]
    ]


@every_screen
def test_axe_finds_nothing_serious(visit: Visit, screen: Screen) -> None:
    visitor = visit()
    screen.show(visitor)
    page = visitor.page
    assert not violations(page, {})
    # Only colours change with the theme.
    page.emulate_media(color_scheme="dark")
    assert not violations(page, {"runOnly": {"type": "rule", "values": ["color-contrast"]}})


@pytest.mark.parametrize(
    ("name", "language"),
    [
        *[("own-turn", "en"), ("end", "en"), ("lobby", "en"), ("spike-payment", "it"), ("e1862-track", "it")],
        *[("learn", "it"), ("how-to-play", "en"), ("lesson-1862", "it"), ("first-game-spike", "en")],
        *[("puzzles", "it"), ("puzzle-helped", "en"), ("puzzle-answered", "it")],
    ],
)
def test_axe_finds_nothing_serious_on_a_telephone(visit: Visit, name: str, language: str) -> None:
    visitor = visit(size=(360, 740), touch=True, language=language)
    called(name).show(visitor)
    assert not violations(visitor.page, {})
    visitor.page.emulate_media(color_scheme="dark")
    assert not violations(visitor.page, {"runOnly": {"type": "rule", "values": ["color-contrast"]}})


#: Where 1862 lays its table out in another way: a small laptop, a large screen, a tablet and a telephone.
ELSEWHERE = [(1366, 768), (1920, 1080), (820, 1180), (390, 844)]


@pytest.mark.long
@pytest.mark.parametrize("screen", [each for each in SCREENS if "e1862" in each.name], ids=lambda screen: screen.name)
@pytest.mark.parametrize("size", ELSEWHERE, ids=lambda size: f"{size[0]}x{size[1]}")
def test_axe_finds_nothing_serious_in_1862_at_any_size(visit: Visit, screen: Screen, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size[0] < 400, language="it")
    screen.show(visitor)
    assert not violations(visitor.page, {})
    visitor.page.emulate_media(color_scheme="dark")
    assert not violations(visitor.page, {"runOnly": {"type": "rule", "values": ["color-contrast"]}})


def test_the_payment_that_is_picked_can_be_read(visit: Visit) -> None:
    """On a telephone the row of picks is pushed along. On a large screen it is all there beside a long confirmation."""
    visitor = visit(size=(1440, 900), language="it")
    called("spike-payment").show(visitor)
    assert not visitor.page.evaluate(CUT_OFF)


#: Picks and choices that reach beyond the box that shows them.
CUT_OFF = """
() => [...document.querySelectorAll('.picked li, .choices .choice')]
  .filter((element) => {
    const box = element.getBoundingClientRect();
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const shown = up.getBoundingClientRect();
      if (box.bottom > shown.bottom + 1 || box.right > shown.right + 1 || box.top < shown.top - 1) return true;
    }
    return false;
  })
  .map((element) => element.outerHTML.slice(0, 120))
"""


@pytest.mark.parametrize("name", ["own-turn", "spike-turn", "e1862-track", "end", "lobby", "new-table"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_with_high_contrast_and_other_colours(visit: Visit, name: str, theme: str) -> None:
    visitor = visit(theme=theme)
    page = visitor.go("/settings")
    page.get_by_label("High contrast").check()
    page.get_by_label("easy to tell apart").check()
    called(name).show(visitor)
    assert page.locator("html.contrast[data-colours=apart]").count()
    assert not violations(page, {"runOnly": {"type": "rule", "values": ["color-contrast"]}})
