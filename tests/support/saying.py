"""What a page says, and in which language."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from roundhouse.games.e1862.map.atlas import AREA_NAMES, COMPANIES, COMPANY_NAMES, PLACES
from roundhouse.games.e1862.present.drawing.ground import AREA_LABELS
from roundhouse.games.e1862.present.drawing.naming import SHORT
from tests.support.browser import Visitor

#: What is the same in both languages and may be: names, and words that Italian has taken over or has anyway.
SAME = {
    "Roundhouse",
    "English",
    "Italiano",
    "Deutsch",
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
    "Round",
    "round",
    "Veto",
    "veto",
    "pass.",
    "Tender",
    "tender",
    "rocket-board.json",
}
#: What nobody has to be told of a company (`shortName` of the page).
RAILWAY = re.compile(r"(, Joint)?(?<!&) (Railway|Rwy)$")
#: No Italian sentence has these words.
ENGLISH = re.compile(r"\b(the|and|of|you|your|is|are|with|from|this|that|not|to|for|by|has|have|was|who|what|where)\b")
#: What is shown instead of a sentence that is missing.
KEY = re.compile(
    r"\b(?:web|table|act|ask|event|option|panel|rule|problem|board|error|game|city|line|page|pick|why)(?:-[a-z0-9_]+)+\b"
)
NO_WORDS = re.compile(
    r"^[^a-zA-Z]*$|^[A-Z]{1,5}$|^[A-Z]?\d+$|^S?[RK]-[\w.-]+$|^(?:Esc|Tab|Home|End|Ctrl|Enter)$|^[a-z]$"
)


def texts(page: Page) -> set[str]:
    """Everything that this page says: to be read, to be heard, and to be hovered over."""
    found: list[str] = page.evaluate(TEXTS)
    return {" ".join(text.split()) for text in found if text.strip()}


def names(visitor: Visitor) -> set[str]:
    """Proper names: of places, lines, players and games."""
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
    spike = visitor.get("/games/spike/board")
    # Its goods and colours have names in both languages.
    collect([spike["nodes"], spike["edges"]])
    # Pages leave out what all companies are.
    found.update(name.removesuffix(" Railway") for name in COMPANY_NAMES)
    found.update([*COMPANIES, *COMPANY_NAMES, *AREA_NAMES, *PLACES, *(name for name, _ in AREA_LABELS.values())])
    # Cards say no more of a company's name than everybody does: Eastern Counties.
    found.update(RAILWAY.sub("", name) for name in COMPANY_NAMES)
    # Long names stand in two lines on the map.
    found.update(part for name in PLACES for part in name.split())
    found.update(SHORT.values())
    # People and tables may be called as they like, also "Guest".
    tables = [*visitor.get("/lobby"), *visitor.get("/replays")]
    collect([table["seats"] for table in tables])
    found.update(table["title"] for table in tables if table["title"])
    for game in visitor.get("/games"):
        found.update([game["title"], *game["title"].split(": ")])
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


def in_english(said: set[str], proper: set[str]) -> list[str]:
    """What an Italian page says in English, or not in words at all."""
    return sorted(
        text
        for text in said
        if KEY.search(text) or (ENGLISH.search(text.lower()) and not any(name in text for name in proper))
    )


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
