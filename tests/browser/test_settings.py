"""Settings: each does what it says, and this browser keeps it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Visitor
from tests.support.positions import SAMPLE, at, first

Visit = Callable[..., Visitor]


def colour(page: Page, name: str) -> str:
    """The value of a token on this page."""
    found: str = page.evaluate(
        "(name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()", f"--{name}"
    )
    return found


def test_language(visitor: Visitor) -> None:
    visitor.go("/settings").get_by_label("Italiano").check()
    expect(visitor.page.locator("h1")).to_have_text("Impostazioni")
    visitor.page.reload()
    expect(visitor.page.locator("h1")).to_have_text("Impostazioni")


def test_who_has_never_said_a_name_is_called_in_the_language_that_is_spoken(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Guest")
    visitor.go("/settings").get_by_label("Italiano").check()
    expect(visitor.page.locator(".me")).to_have_text("Ospite")
    visitor.page.get_by_label("English").check()
    expect(visitor.page.locator(".me")).to_have_text("Guest")
    ada = visit()
    ada.call("Ada")
    ada.go("/settings").get_by_label("Italiano").check()
    expect(ada.page.locator("h1")).to_have_text("Impostazioni")
    expect(ada.page.locator(".me")).to_have_text("Ada")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours(visit: Visit, theme: str) -> None:
    visitor = visit(theme=theme)
    page = visitor.go("/settings")
    page.locator("fieldset").first.wait_for()
    usual = {name: colour(page, name) for name in ("player-1", "player-3", "line-gwr", "ink")}
    page.get_by_label("easy to tell apart").check()
    page.reload()
    expect(page.get_by_label("easy to tell apart")).to_be_checked()
    other = {name: colour(page, name) for name in usual}
    assert {name for name in usual if usual[name] != other[name]} == {"player-1", "player-3", "line-gwr"}
    page.goto(f"{visitor.url}/tables/{SAMPLE}?board")
    page.locator(".players").wait_for()
    assert colour(page, "player-1") == other["player-1"]
    page.goto(f"{visitor.url}/settings")
    page.get_by_label("those of the period").check()
    assert {name: colour(page, name) for name in usual} == usual


def test_high_contrast(visitor: Visitor) -> None:
    page = visitor.go("/settings")
    page.get_by_label("High contrast").check()
    page.reload()
    expect(page.get_by_label("High contrast")).to_be_checked()
    assert colour(page, "ink-3") == colour(page, "ink")


def test_without_confirmation_the_last_pick_acts(visitor: Visitor) -> None:
    visitor.go("/settings").get_by_label("do it at once").check()
    player = at(visitor, "act-extend")
    before = player.seq
    player.pick(first(player, "loco:"))
    visitor.page.locator("[data-back]").wait_for()
    player.pick(first(player, "hex:"))
    player.moved(before)


def test_animation(visitor: Visitor) -> None:
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    visitor.go("/settings").locator("fieldset").first.wait_for()
    assert colour(page, "glide") in ("600ms", ".6s")
    page.get_by_label("none: pieces appear in place").check()
    page.reload()
    page.locator("fieldset").first.wait_for()
    assert colour(page, "glide") in ("0ms", "0s")


def test_notation(visitor: Visitor) -> None:
    visitor.go("/settings").get_by_label("the log is written as in save files").check()
    page = visitor.go(f"/tables/{SAMPLE}?board")
    # Of a long log only what is in sight is in the page: its foot.
    entry = page.locator(".log [data-number]").last
    expect(entry.locator(".written")).to_be_attached()
    told = [record["told"] for record in visitor.get(f"/tables/{SAMPLE}/history")["records"] if record["told"]]
    expect(entry).to_have_attribute("data-number", str(len(told)))
    expect(entry.locator(".written")).to_contain_text(str(told[-1]["action"]["type"]))
    visitor.go("/settings").get_by_label("the log is written in sentences").check()
    page = visitor.go(f"/tables/{SAMPLE}?board")
    page.locator(".log .n").first.wait_for()
    expect(page.locator(".log .written")).to_have_count(0)


def test_coordinates(visitor: Visitor) -> None:
    visitor.go("/settings").get_by_label("Coordinates on the map").check()
    page = visitor.go(f"/tables/{SAMPLE}?board")
    expect(page.locator(".board .coordinates text").first).to_be_attached()


# -- a guest's name


def test_a_guest_takes_another_name(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.locator('[data-quick="rocket"]').click()
    page.locator("main[data-table]").wait_for()
    visitor.go("/account")
    page.locator("[data-name]").fill("Ada Lovelace")
    page.locator("[data-name-ok]").click()
    expect(page.locator("header .me")).to_contain_text("Ada Lovelace")
    page.reload()
    expect(page.locator("header .me")).to_contain_text("Ada Lovelace")
    assert visitor.get("/me")["user"]["name"] == "Ada Lovelace"
    visitor.go("/mine")
    # The table is still hers.
    expect(page.locator("tbody tr")).to_have_count(1)
