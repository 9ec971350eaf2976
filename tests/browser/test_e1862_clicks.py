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


def test_passing_takes_one_click(visitor: Visitor) -> None:
    player = seated(visitor, "act-buy-share", 300)
    assert clicked(player, visitor.page.locator("[data-pass]")) == 1


def test_passing_until_somebody_does_something_takes_one_click(visitor: Visitor) -> None:
    player = seated(visitor, "act-buy-share", 300)
    page = visitor.page
    table = page.url.rpartition("/")[2].partition("?")[0]
    seat = visitor.get(f"/tables/{table}")["table"]["seat"]
    assert clicked(player, page.locator("[data-pass-until]")) == 1
    answers = visitor.get(f"/tables/{table}/standing?seat={seat}")["answers"]
    assert [(each["turns"], each["until"]) for each in answers] == [(True, "change")]


def test_a_company_is_started_with_three_clicks_at_most(visitor: Visitor) -> None:
    """Its card, a cell of the market for the price, and the button that confirms."""
    player = seated(visitor, "act-buy-share", 300)
    page = visitor.page
    page.locator("[data-charter]:not([disabled])").first.click()
    page.locator("[data-confirm]").wait_for()
    assert clicked(player, page.locator("[data-confirm]")) + 1 <= 3


NEITHER = "() => !['run', 'dividend'].includes(document.querySelector('main[data-table]').dataset.decision)"


class Director:
    """Somebody who plays the turn of one company, and counts the clicks that it takes."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.clicks = 0
        self.bought = 0
        self.company = self.operating()

    def operating(self) -> str | None:
        marker = self.page.locator("[data-top-line] svg").first
        return marker.get_attribute("aria-label") if marker.count() else None

    def click(self, wanted: Locator) -> None:
        wanted.first.click(force=True)
        self.clicks += 1

    def decide(self, decision: str) -> None:
        """Build, run and buy one train; decline what else is asked."""
        page = self.page
        hexes = page.locator('.hits [data-pick^="hex:"]')
        trains = page.locator('.prompt [data-pick^="type:"]')
        if decision == "track" and hexes.count():
            self.click(hexes)
            self.click(page.locator("[data-lay]"))
        elif decision == "station" and hexes.count():
            self.click(hexes)
            self.click(page.locator("[data-confirm]"))
        elif decision == "run":
            self.click(page.locator("[data-run-and-pay]"))
            # The same click answers the dividend as well: what is asked between the two is nobody's to answer.
            page.wait_for_function(NEITHER)
        elif decision == "trains" and not self.bought and trains.count():
            self.bought = 1
            self.click(trains)
            if page.locator("[data-confirm]").count() or page.locator("[data-stepper]").count():
                self.click(page.locator("[data-confirm]"))
        else:
            self.click(page.locator("[data-skip]" if page.locator("[data-skip]").count() else "[data-pass]"))

    def play(self) -> int:
        while self.player.my_turn() and self.operating() == self.company:
            seq = self.player.seq
            self.page.locator("[data-confirm], [data-pass], [data-skip], .hits [data-pick]").first.wait_for(
                state="attached"
            )
            self.decide(self.player.read()["decision"])
            self.player.moved(seq)
            self.page.wait_for_load_state("networkidle")
        return self.clicks


def test_a_full_operating_turn_takes_twelve_clicks_at_most(visitor: Visitor) -> None:
    """Two tiles, a station, the runs with their dividend, a train: from the first question of a company to its last."""
    player = seated(visitor, "act-lay-tile", 78)
    director = Director(player)
    assert director.play() <= 12
    assert director.clicks >= 4


def test_an_idle_late_turn_takes_three_clicks(visitor: Visitor) -> None:
    """Skip to the run, run and pay out, nothing more."""
    player = seated(visitor, "act-run-trains", 900)
    page = visitor.page
    company = page.locator("[data-top-line] svg").first.get_attribute("aria-label")
    page.locator("[data-run-and-pay]").wait_for()
    clicks = clicked(player, page.locator("[data-run-and-pay]"))
    page.wait_for_function("() => !document.querySelector('[data-run-and-pay]')")
    page.wait_for_load_state("networkidle")
    if page.locator("[data-top-line] svg").first.get_attribute("aria-label") == company:
        clicks += clicked(player, page.locator("[data-skip]"))
    assert clicks <= 2, "and one more to skip to the run"
