"""Every screen: in Italian, on a telephone, and for people who do not see colours, or nothing at all."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.support.browser import Visitor
from tests.support.screens import SCREENS, Screen

Visit = Callable[..., Visitor]
every_screen = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)


# -- Italian

#: What is the same in both languages and may be: names, and words that Italian has taken over or has anyway.
SAME = {
    "Roundhouse",
    "English",
    "Italiano",
    "Old Standard",
    "Source Sans",
    "SIL Open Font License",
    "Natural Earth",
    "Stephenson's Rocket",
    "Stephenson’s Rocket",
    "Spike",
    "1862",
    "Chat",
    "chat",
    "Menu",
    "Password",
    "Bot",
    "bot",
    "no",
    "in",
    "min",
    "Home End",
    "rocket-board.json",
}
#: No Italian sentence has these words.
ENGLISH = re.compile(r"\b(the|and|of|you|your|is|are|with|from|this|that|not|to|for|by|has|have|was|who|what|where)\b")
#: What is shown instead of a sentence that is missing.
KEY = re.compile(
    r"\b(?:web|table|act|ask|event|option|panel|rule|problem|board|error|game|city|line)(?:-[a-z0-9_]+)+\b"
)
NO_WORDS = re.compile(r"^[^a-zA-Z]*$|^[A-Z]{1,5}$|^[A-Z]?\d+$|^S?R-[\w.-]+$|^(?:Esc|Tab|Home|End|Ctrl|Enter)$|^[a-z]$")


def texts(page: Page) -> set[str]:
    """Everything that this page says: to be read, to be heard, and to be hovered over."""
    found: list[str] = page.evaluate(TEXTS)
    return {" ".join(text.split()) for text in found if text.strip()}


def names(visitor: Visitor) -> set[str]:
    """Proper names: of places, lines and players."""
    found = {"Ada", "Bruno", "Clara", "Dario"}

    def collect(data: object) -> None:
        if isinstance(data, dict):
            found.update(value for key, value in data.items() if key in ("name", "id") and isinstance(value, str))
            for value in data.values():
                collect(value)
        elif isinstance(data, list):
            for value in data:
                collect(value)

    collect(visitor.get("/games/rocket/board"))
    # Games are called by their titles in every language.
    found.update(game["title"] for game in visitor.get("/games"))
    return found


def untranslated(english: set[str], italian: set[str], proper: set[str]) -> list[str]:
    """What is said alike in both languages, though it has words in it."""
    found = []
    for text in english & italian:
        rest = text
        for name in sorted(proper | SAME, key=len, reverse=True):
            rest = rest.replace(name, "")
        if not NO_WORDS.match(rest.strip(" ,;:·.()")) and re.search(r"[a-zA-Z]{2}", rest):
            found.append(text)
    return sorted(found)


@every_screen
def test_italian_has_no_english_left(visit: Visit, screen: Screen) -> None:
    said = {}
    for language in ("en", "it"):
        visitor = visit(language=language)
        screen.show(visitor)
        said[language] = texts(visitor.page)
        assert visitor.page.locator("html").get_attribute("lang") == language
    proper = names(visitor)
    assert len(said["it"]) > 5
    assert not untranslated(said["en"], said["it"], proper)
    assert not sorted(
        text for text in said["it"] if ENGLISH.search(text.lower()) and not any(n in text for n in proper)
    )
    assert not sorted(text for text in said["en"] | said["it"] if KEY.search(text))


TEXTS = """
() => {
  const found = [document.title];
  const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'data-tip'];
  const within = document.querySelector('dialog[open]') ?? document.body;
  for (const element of within.querySelectorAll('*')) {
    if (element.closest('script, style, code, defs')) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) && !element.closest('option')) continue;
    for (const name of spoken) if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    if (element.tagName === 'TEXTAREA') continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
  }
  return found;
}
"""


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


@pytest.mark.parametrize("name", ["own-turn", "end", "lobby"])
def test_axe_finds_nothing_serious_on_a_telephone(visit: Visit, name: str) -> None:
    visitor = visit(size=(360, 740), touch=True)
    next(each for each in SCREENS if each.name == name).show(visitor)
    assert not violations(visitor.page, {})
