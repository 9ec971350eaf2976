"""The lobby: a way in for newcomers, and their own games first for everybody else."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.browser import Player, Visitor


def test_a_newcomer_is_led_and_hides_the_way_once_it_is_known(visitor: Visitor) -> None:
    page = visitor.go("/")
    way = page.locator("[data-new-here]")
    expect(way.locator("li")).to_have_count(4)
    expect(way.locator(".next [data-begin=read]")).to_be_visible()
    way.locator("[data-begin=read]").click()
    page.wait_for_url("**/learn/rocket/how-to")
    page.go_back()
    expect(way.locator(".next [data-begin=coach]")).to_be_visible()
    way.locator("[data-begin=coach]").click()
    Player(page)
    page.go_back()
    way.locator("[data-hide]").click()
    expect(way).to_have_count(0)
    page.reload()
    page.locator('[data-new="rocket"]').wait_for()
    expect(way).to_have_count(0)


def test_own_games_stand_first_and_the_turn_before_the_rest(visitor: Visitor) -> None:
    visitor.call("Ada")
    visitor.open_table(seats=[{"who": "me"}, {"who": "open"}], title="Waiting")
    visitor.open_table(seats=[{"who": "me"}, {"who": "bot"}], title="My turn")
    page = visitor.go("/")
    rows = page.locator("[data-mine] tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("My turn")
    own, games = page.locator("[data-mine]").bounding_box(), page.locator("[data-game]").first.bounding_box()
    assert own is not None
    assert games is not None
    assert own["y"] + own["height"] <= games["y"]
