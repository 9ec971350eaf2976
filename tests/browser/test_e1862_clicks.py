"""How many clicks some actions of 1862 take: counted on positions of a whole game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.support.browser import Player, Visitor
from tests.support.screens import ADA, MANIA


def seated(visitor: Visitor, kind: str, least: int) -> Player:
    """Ada at the first action of a kind after so many, in a practice table against bots."""
    visitor.call(ADA)
    records = visitor.get(f"/tables/{MANIA}/history")["records"]
    told = [record["told"]["text"]["key"] for record in records if record["told"]]
    number = next(number for number, key in enumerate(told) if key == kind and number >= least)
    player = visitor.play(visitor.post(f"/tables/{MANIA}/branch", {"at": number, "seat": None})["id"])
    assert player.my_turn()
    visitor.page.locator("[data-top-line]").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    return player


def clicked(player: Player, *wanted: Locator) -> int:
    """Click one after the other until the table has gone on; how many clicks that took."""
    before = player.seq
    for each in wanted:
        each.first.click()
    player.moved(before)
    return len(wanted)


def test_raising_by_the_minimum_takes_one_click(visitor: Visitor) -> None:
    player = seated(visitor, "act-raise-bid", 0)
    page = visitor.page
    assert page.locator("[data-stepper=amount] input").input_value() == "5"
    assert clicked(player, page.locator("[data-confirm]")) == 1


@pytest.mark.parametrize("kind", ["buy", "sell"])
def test_shares_are_dealt_in_with_two_clicks(visitor: Visitor, kind: str) -> None:
    player = seated(visitor, "act-buy-share", 300)
    page = visitor.page
    assert clicked(player, page.locator(f'[data-chip^="{kind} "]'), page.locator("[data-confirm]")) == 2


def test_a_tile_is_laid_with_two_clicks_and_turned_with_a_key(visitor: Visitor) -> None:
    player = seated(visitor, "act-lay-tile", 70)
    page = visitor.page
    hexes = page.locator('.hits [data-pick^="hex:"]')
    hexes.first.click(force=True)
    page.locator("[data-lay]").wait_for()
    lay = page.locator("[data-lay]")
    drawn = page.locator('[data-foreseen^="tile-"]').first
    drawn.wait_for(state="attached")
    before = drawn.evaluate("(each) => each.style.transform")
    if page.locator(".over .round").count() > 1:
        page.keyboard.press("r")
        page.wait_for_function(
            "(was) => document.querySelector('[data-foreseen^=\"tile-\"]')?.style.transform !== was", arg=before
        )
    assert clicked(player, lay) == 1


def test_trains_run_and_pay_out_with_one_click_and_the_rest_of_the_turn_is_declined_with_another(
    visitor: Visitor,
) -> None:
    player = seated(visitor, "act-run-trains", 600)
    page = visitor.page
    page.locator("[data-run-and-pay]").wait_for()
    assert page.locator(".layer-runs [data-foreseen]").count() > 0
    company = page.locator("[data-top-line] svg").first.get_attribute("aria-label")
    assert clicked(player, page.locator("[data-run-and-pay]")) == 1
    page.wait_for_function("() => !document.querySelector('[data-run-and-pay]')")
    skip = page.locator("[data-skip]")
    page.wait_for_timeout(500)
    if skip.count() and page.locator("[data-top-line] svg").first.get_attribute("aria-label") == company:
        assert clicked(player, skip) == 1
