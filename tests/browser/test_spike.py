"""Spike through its page: whole games by clicking and by keyboard, in both languages, at a desk and on a telephone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from roundhouse.engine.chance import Chance
from tests.browser.test_keyboard import act as act_by_keyboard
from tests.browser.test_screens import STICKING_OUT
from tests.support.browser import Player, Visitor
from tests.support.saying import in_english, names, texts

Visit = Callable[..., Visitor]
PHONE = (360, 740)
AGAINST_A_BOT = [{"who": "me"}, {"who": "bot", "bot": "random"}]


class Drawer(Player):
    """Draws more often than not: rounds are over sooner that way, and with them the game."""

    def choose(self, chance: Chance) -> list[str]:
        cards = [pick for pick in self.offered() if pick == "deck" or pick.startswith("card:")]
        if cards and chance.below(4):
            self.pick(cards[-1])
            self.page.locator("[data-confirm]").first.wait_for()
            return cards[-1:]
        return super().choose(chance)


def play_on(player: Player, chance: Chance, look: Callable[[], None]) -> int:
    """To the end, with a look at the page before every action."""
    acted = 0
    while player.my_turn():
        look()
        player.act(chance)
        acted += 1
    return acted


def table_of(visitor: Visitor, **options: Any) -> Drawer:
    """Against a bot, with as few rail cards as a board may have: the whole game, but a short one."""
    visitor.call("Ada")
    board = visitor.get("/games/spike/board")
    few = {**board, "rail_deck": {"copies_per_colour": 5, "removed_per_colour": {}}}
    visitor.play(visitor.open_table("spike", seats=AGAINST_A_BOT, options={"board": few, **options}, bots="at_once"))
    return Drawer(visitor.page)


def test_a_whole_game_by_clicking(visitor: Visitor) -> None:
    """From the lobby to the podium, the basic game as it comes."""
    page = visitor.go("/")
    page.locator('[data-new="spike"]').click()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Strength of the bot").first.select_option("random")
    page.locator("[data-start]").click()
    acted = Drawer(page).play_on(Chance(5))
    assert acted > 20
    page.locator("[data-podium]").wait_for()
    expect(page.locator("[data-result]")).to_contain_text("Guest")
    table = visitor.get(f"/tables/{page.url.rpartition('/')[2]}")["table"]
    for total in table["outcome"]["totals"]:
        expect(page.locator("[data-podium]")).to_contain_text(str(total))


def test_a_whole_advanced_game_in_italian(visit: Visit) -> None:
    """Contract faces, perhaps a card given away, a route kept; and nothing said in English at any decision."""
    visitor = visit(language="it")
    player = table_of(visitor, advanced=True)
    proper = names(visitor)
    asked: set[str] = set()

    def look() -> None:
        if player.read()["decision"] not in asked:
            asked.add(player.read()["decision"])
            assert not in_english(texts(visitor.page), proper)

    play_on(player, Chance(6), look)
    # The card is given away by whoever goes first.
    assert {"contract_face", "keep_route", "place_train", "action", "draw", "end_turn"} <= asked
    expect(visitor.page.locator("[data-podium]")).to_contain_text("Ada")
    assert not in_english(texts(visitor.page), proper)


@pytest.mark.parametrize(("language", "advanced"), [("en", True), ("it", False)])
def test_a_whole_game_on_a_telephone(visit: Visit, language: str, advanced: bool) -> None:
    """The page never scrolls sideways, whatever is asked."""
    visitor = visit(language=language, size=PHONE, touch=True)
    player = table_of(visitor, advanced=advanced)

    def look() -> None:
        assert visitor.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
        assert not visitor.page.evaluate(STICKING_OUT)

    assert play_on(player, Chance(7), look) > 10
    expect(visitor.page.locator("[data-podium]")).to_contain_text("Ada")
    look()


def test_a_whole_game_by_keyboard(visitor: Visitor) -> None:
    """Through the board in words, without a pointer."""
    player = table_of(visitor)
    page = visitor.page
    page.keyboard.press("t")
    page.locator("[data-text-board]").wait_for()
    chance = Chance(8)
    acted = 0
    while player.my_turn():
        act_by_keyboard(player, chance)
        acted += 1
    assert acted > 10
    expect(page.locator("[data-podium]")).to_contain_text("Ada")
