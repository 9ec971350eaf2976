"""The lobby: a way in for newcomers, and their own games first for everybody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.browser import Player, Visitor

Visit = Callable[..., Visitor]


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


@pytest.mark.parametrize(("language", "size", "players"), [("en", (1440, 900), 3), ("it", (360, 740), 4)])
def test_two_who_look_for_a_table_find_each_other(
    visit: Visit, language: str, size: tuple[int, int], players: int
) -> None:
    """The first opens the table that both would like, the second sits down there; a third wish suits neither."""
    ada, bruno, eve = visit(language=language, size=size), visit(language=language, size=size), visit()
    ada.call(f"Ada {language}")
    bruno.call(f"Bruno {language}")
    for visitor in (ada, bruno, eve):
        visitor.go("/").locator("[data-find-table]").wait_for()
    for visitor in (ada, bruno):
        only(visitor, game="spike", pace="day", players=str(players))
    ada.page.locator("[data-seat-me]").click()
    Player(ada.page)
    table = ada.page.url.rpartition("/")[2]
    expect(bruno.page.locator("[data-find-table]")).to_contain_text(f"Ada {language}", timeout=30_000)
    bruno.page.locator("[data-seat-me]").click()
    Player(bruno.page)
    assert bruno.page.url.rpartition("/")[2] == table
    made = bruno.get(f"/tables/{table}")["table"]
    assert (made["game"], made["clock"]["kind"], len(made["seats"])) == ("spike", "day", players)
    assert [seat["name"] for seat in made["seats"]][:3] == [f"Ada {language}", f"Bruno {language}", ""]
    # A seat is left there, but by the day is not what she would like.
    only(eve, game="spike", pace="live", players=str(players))
    eve.page.wait_for_timeout(300)
    expect(eve.page.locator("[data-find-table]")).not_to_contain_text("Ada")


def only(visitor: Visitor, **wanted: str) -> None:
    """Wish for nothing else than this."""
    for group, chosen in wanted.items():
        for button in visitor.page.locator(f'[aria-labelledby="find-{group}"] button').all():
            if (button.get_attribute("data-find") == chosen) != (button.get_attribute("aria-pressed") == "true"):
                button.click()


def test_what_nothing_goes_together_is_not_looked_for(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.locator("[data-find-table]").wait_for()
    only(visitor, game="rocket", players="5")
    expect(page.locator("[data-seat-me]")).to_be_disabled()
