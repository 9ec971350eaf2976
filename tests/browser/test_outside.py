"""A game of another package in the browser: nothing of it is built in, yet its colours and icons arrive."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from roundhouse.cli import new_game
from roundhouse.engine.chance import Chance
from tests.support.browser import House, Theme, Visitor, house
from tests.support.outside import install, install_lantern
from tests.support.positions import ADA


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    environment = install_lantern(tmp_path_factory.mktemp("installed"))
    with house(tmp_path_factory.mktemp("house"), "--bot-pause", "0", **environment) as running:
        yield running


def colour(page: Page, name: str) -> str:
    found: str = page.evaluate(f"getComputedStyle(document.documentElement).getPropertyValue('--{name}').trim()")
    return found.upper()


@pytest.mark.parametrize(("theme", "lit"), [("light", "#F2B705"), ("dark", "#FFE08A")])
def test_its_colours_and_icons_arrive_in_both_themes(browser: Browser, outside: House, theme: Theme, lit: str) -> None:
    visitor = Visitor(browser, outside.url, theme=theme)
    try:
        visitor.call(ADA)
        visitor.play(visitor.open_table("lantern", seats=[{"who": "me"}, {"who": "bot"}]))
        page = visitor.page
        lamp = page.locator('[data-panel="light"] th svg.icon')
        expect(lamp.locator("path")).to_have_attribute("d", "M8 6h8l2 12H6z")
        assert colour(page, "lantern-lit") == lit
        drawn = lamp.locator("path").evaluate("(path) => getComputedStyle(path).fill")
        assert drawn == f"rgb({', '.join(str(int(lit[at : at + 2], 16)) for at in (1, 3, 5))})"
        # A choice of theme counts for it as for everything else, and nothing that all share has changed.
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        assert colour(page, "lantern-lit") == "#FFE08A"
        assert colour(page, "ink") == "#EFE8D8"
        assert page.locator("script:not([src])").count() == 0
        assert not visitor.errors, visitor.errors
    finally:
        visitor.close()


def test_the_package_of_new_game_is_played_to_the_end_by_clicking(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    package = new_game.make("night_train", tmp_path_factory.mktemp("made"))
    environment = install(tmp_path_factory.mktemp("installed"), package / "night_train", "night_train")
    with house(tmp_path_factory.mktemp("house"), "--bot-pause", "0", **environment) as running:
        visitor = Visitor(browser, running.url)
        try:
            visitor.call(ADA)
            seats = [{"who": "me"}, {"who": "bot"}]
            player = visitor.play(visitor.open_table("night_train", seats=seats, options={"wagons": 12}))
            assert player.my_turn()
            # The last three wagons lie on the board to be clicked.
            assert visitor.page.locator('svg [data-pick^="wagons:"]').count() == 3
            assert player.play_on(Chance(1)) >= 2
            assert not visitor.errors, visitor.errors
        finally:
            visitor.close()
