"""A whole game of each edition, by clicking: from the lobby to the podium."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from roundhouse.engine.chance import Chance
from tests.support.browser import Player, Visitor

#: How each edition counts.
AMOUNTS: dict[str, Callable[[int], str]] = {
    "1999": lambda total: f"£{total},000" if total else "£0",
    "2018": lambda total: f"{total}★",
}


@pytest.mark.parametrize("edition", ["1999", "2018"])
def test_a_whole_game_by_clicking(visitor: Visitor, edition: str) -> None:
    page = visitor.go("/")
    page.locator('[data-new="rocket"]').click()
    page.locator('select[name="edition"]').select_option(label=f"{edition} edition")
    page.get_by_role("button", name="4", exact=True).click()
    for level in page.get_by_label("Strength of the bot").all():
        level.select_option("random")
    page.locator("[data-start]").click()
    player = Player(page)
    acted = player.play_on(Chance(int(edition)))
    assert acted > 10
    page.locator("[data-podium]").wait_for()
    expect(page.locator("[data-result]")).to_contain_text("Guest")
    table = visitor.get(f"/tables/{page.url.rpartition('/')[2]}")["table"]
    assert table["over"]
    assert table["options"]["edition"] == edition
    totals = sorted(table["outcome"]["totals"], reverse=True)
    expect(page.locator(".bars .total")).to_have_text([AMOUNTS[edition](total) for total in totals])
