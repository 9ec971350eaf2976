"""How many clicks some actions of 1862 take: counted on positions of a whole game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser import Player, Visitor
from tests.support.positions import ADA, MANIA


def seated(visitor: Visitor, kind: str, least: int) -> Player:
    """Ada at the first action of a kind after so many, in a practice table against bots."""
    visitor.call(ADA)
    records = visitor.get(f"/tables/{MANIA}/history")["records"]
    told = [record["told"]["text"]["key"] for record in records if record["told"]]
    return after(visitor, next(number for number, key in enumerate(told) if key == kind and number >= least))


def after(visitor: Visitor, number: int) -> Player:
    """Ada after so many actions of the whole game, on the seat that is asked."""
    visitor.call(ADA)
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
    cell = page.locator("[data-panel=market-strip] [data-cell]").last
    charter = page.locator("[data-charter]:not([disabled])")
    before = player.seq
    charter.first.click()
    price = cell.inner_text()
    cell.click()
    expect(page.locator("[data-confirm]")).to_contain_text(price)
    page.locator("[data-confirm]").click()
    player.moved(before)


NEITHER = "() => !['run', 'dividend'].includes(document.querySelector('main[data-table]').dataset.decision)"
#: What a person can press in the card or on the map, once the question is there.
PRESSED = "[data-confirm], [data-pass], [data-skip], .hits [data-pick]"


class Director:
    """Somebody who plays the turn of one company, and counts the clicks that it takes."""

    def __init__(self, player: Player, idle: bool = False) -> None:
        self.player = player
        self.page = player.page
        self.idle = idle
        self.clicks = 0
        self.done: list[str] = []
        self.company = self.operating()

    def operating(self) -> str | None:
        marker = self.page.locator("[data-top-line] svg").first
        return marker.get_attribute("aria-label") if marker.count() else None

    def click(self, wanted: Locator) -> None:
        wanted.first.click(force=True)
        self.clicks += 1

    def decide(self, decision: str) -> None:
        """Build, run and buy one train; decline what else is asked. An idle one runs and declines the rest."""
        page = self.page
        hexes = page.locator('.hits [data-pick^="hex:"]')
        trains = page.locator('.prompt [data-pick^="type:"]')
        if decision == "run":
            self.click(page.locator("[data-run-and-pay]"))
            # The same click answers the dividend as well: what is asked between the two is nobody's to answer.
            page.wait_for_function(NEITHER)
        elif decision == "track" and hexes.count() and not self.idle:
            # As in the recorded game: there a station can come next.
            city = page.locator('.hits [data-pick="hex:C8"]')
            self.click(city if city.count() else hexes)
            self.click(page.locator("[data-lay]"))
        elif decision == "station" and hexes.count() and not self.idle:
            self.click(hexes)
            self.click(page.locator("[data-confirm]"))
        elif decision == "trains" and "trains" not in self.done and trains.count() and not self.idle:
            self.click(trains)
            if page.locator("[data-confirm]").count() or page.locator("[data-stepper]").count():
                self.click(page.locator("[data-confirm]"))
        elif self.idle or "trains" in self.done:
            self.click(page.locator("[data-skip]"))
            return
        else:
            self.click(page.locator("[data-pass]"))
            return
        self.done.append(decision)

    def goes_on(self) -> bool:
        """Is more asked of the company? What others do afterwards need not be waited for."""
        self.player.until(lambda found: found["decision"] or self.operating() != self.company, "the next question", 60)
        return self.operating() == self.company

    def play(self) -> int:
        while self.goes_on():
            seq = self.player.seq
            self.page.locator(PRESSED).first.wait_for(state="attached")
            self.page.wait_for_load_state("networkidle")
            self.decide(self.player.read()["decision"])
            self.player.moved(seq)
            # One press may answer several questions, one after the other.
            self.page.wait_for_timeout(400)
        return self.clicks


def test_a_full_operating_turn_takes_twelve_clicks_at_most(visitor: Visitor) -> None:
    """From the first question of a company to its last: no merger, tiles, a station, the runs with their dividend, a
    train, nothing more."""
    director = Director(after(visitor, 73))
    assert director.player.read()["decision"] == "merger"
    assert director.play() <= 12
    assert sorted(set(director.done)) == ["run", "station", "track", "trains"]


def test_an_idle_late_turn_takes_three_clicks(visitor: Visitor) -> None:
    """Skip to the run, run and pay out, nothing more: six questions are asked, from merger to acquisition."""
    director = Director(after(visitor, 877), idle=True)
    assert director.player.read()["decision"] == "merger"
    assert director.play() == 3
    assert director.done == ["run"]
