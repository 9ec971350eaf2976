"""A whole game of each edition, by clicking, in both languages: from the lobby to the podium."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from roundhouse.engine.chance import Chance
from tests.support.browser import Language, Player, Visitor

Visit = Callable[..., Visitor]

#: What the page calls an edition, the strength of a bot, and somebody without a name.
WORDS: dict[Language, tuple[str, str, str]] = {
    "en": ("{} edition", "Strength of the bot", "Guest"),
    "it": ("Edizione {}", "Forza del bot", "Ospite"),
}
THOUSANDS: dict[Language, str] = {"en": ",000", "it": ".000"}


def amount(total: int, edition: str, language: Language) -> str:
    """How each edition counts."""
    if edition == "2018":
        return f"{total}★"
    return f"£{total}{THOUSANDS[language]}" if total else "£0"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("edition", ["1999", "2018"])
def test_a_whole_game_by_clicking(visit: Visit, edition: str, language: Language) -> None:
    visitor = visit(language=language)
    called, strength, guest = WORDS[language]
    page = visitor.go("/")
    page.locator('[data-new="rocket"]').click()
    page.locator('select[name="edition"]').select_option(label=called.format(edition))
    page.get_by_role("button", name="4", exact=True).click()
    for level in page.get_by_label(strength).all():
        level.select_option("random")
    page.locator("[data-start]").click()
    player = Player(page)
    acted = player.play_on(Chance(int(edition)))
    assert acted > 10
    page.locator("[data-podium]").wait_for()
    expect(page.locator("[data-result]")).to_contain_text(guest)
    table = visitor.get(f"/tables/{page.url.rpartition('/')[2]}")["table"]
    assert table["over"]
    assert table["options"]["edition"] == edition
    totals = sorted(table["outcome"]["totals"], reverse=True)
    expect(page.locator(".bars .total")).to_have_text([amount(total, edition, language) for total in totals])
