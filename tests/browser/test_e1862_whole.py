"""Whole games of 1862 against bots, by nothing but the page: at a desk, on a telephone, with keys alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from roundhouse.engine.chance import Chance
from tests.support.browser import SLOW, Player, Visitor

pytestmark = pytest.mark.long
Visit = Callable[..., Visitor]
#: Seconds that a single action of a bot may take on a machine that is busy with other things.
PATIENCE = 300
#: Actions of one's own without which nobody would call it a game.
LEAST = 20
#: The button that carries out what is picked.
CONFIRM = "[data-confirm]:enabled"
#: The best runs are proposed, or there are none.
LOOKED_FOR = """
() => document.querySelector('[data-confirm]:enabled') || !document.querySelector('.searching')
"""
DESK, PHONE = (1440, 900), (360, 740)


class Played(NamedTuple):
    """A game as somebody plays it."""

    players: int
    options: dict[str, Any]
    size: tuple[int, int] = DESK
    language: str = "en"
    keys: bool = False


BEGINNERS = {"variant": "simple_freight", "beginners": True, "shorter_game": True}
GAMES = {
    "beginners, shorter, from the lobby": Played(3, BEGINNERS),
    "the telephone, two seats": Played(2, {**BEGINNERS, "variant": "simple_express"}, size=PHONE),
    "the keyboard alone": Played(2, {"shorter_game": True}, keys=True),
    "standard, in Italian": Played(2, {}, language="it"),
    "an advanced variant, four seats": Played(4, {"variant": "advanced_freight", "shorter_game": True}),
    "four seats on the telephone": Played(4, {"shorter_game": True}, size=PHONE, language="it"),
}


class Hand:
    """Somebody who takes what is proposed, else what chance says; presses keys or clicks."""

    def __init__(self, player: Player, keys: bool, seed: int) -> None:
        self.player = player
        self.page = player.page
        self.keys = keys
        self.chance = Chance(seed)

    def act(self) -> None:
        before = self.player.seq
        self.page.locator("[data-confirm], [data-pass], [data-pick]").first.wait_for(state="attached")
        self.page.wait_for_load_state("networkidle")
        if self.player.read()["decision"] == "run":
            # The best runs are being looked for; nobody would say them stop by stop meanwhile.
            self.page.wait_for_function(LOOKED_FOR)
        if self.takes_proposal():
            pass
        elif self.player.read()["decision"] == "run":
            # None exist: the page says so by itself.
            pass
        elif self.page.locator("[data-pass]").count() and not self.chance.below(4) and not self.opens():
            self.press("p", "[data-pass]")
        elif self.keys:
            self.by_keys()
        else:
            self.player.choose(self.chance)
            # On a busy machine the last click may have been made twice: the second carries out what is picked.
            if self.page.locator(CONFIRM).count():
                self.press("Enter", CONFIRM)
        self.player.moved(before)

    def opens(self) -> bool:
        """Charters are put up for auction: where nobody starts a company the game is over at once."""
        return self.player.read()["decision"] == "open_auction"

    def takes_proposal(self) -> bool:
        """Runs, dividends and bids have an answer ready."""
        if self.page.locator("[data-run-and-pay]").count() and not self.keys:
            self.page.locator("[data-run-and-pay]").first.click()
            return True
        # Not one that is about to go: of an action that is on its way, or of a step that the page passes by itself.
        ready = self.page.locator(CONFIRM).count() > 0
        bidding = (
            self.page.locator("[data-stepper=amount]").count() > 0 and self.page.locator("[data-pass]").count() > 0
        )
        if not ready or (bidding and self.chance.below(2)):
            return False
        self.press("Enter", CONFIRM)
        return True

    def press(self, key: str, button: str) -> None:
        if self.keys:
            self.page.evaluate("() => document.activeElement?.blur()")
            self.page.keyboard.press(key)
        else:
            self.page.locator(button).first.click(timeout=1000 * SLOW)

    def by_keys(self) -> None:
        """The hint, which picks; then Enter."""
        end = time.monotonic() + PATIENCE
        while not self.page.locator(CONFIRM).count():
            # Whoever advises stands back behind everything else on the machine, and may ask to be asked again.
            assert time.monotonic() < end, "nobody advises"
            self.page.evaluate("() => document.activeElement?.blur()")
            self.page.keyboard.press("h")
            self.page.wait_for_timeout(200)
        self.press("Enter", CONFIRM)


def begin(visitor: Visitor, game: Played) -> Player:
    """Through the form for a new table, as far as it matters; then the table."""
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "apprentice"}] * (game.players - 1)]
    visitor.call("Ada")
    return visitor.play(visitor.open_table("1862", seats=seats, options=game.options, bots="at_once"))


def turn_comes(player: Player) -> bool:
    """Wait as long as the bots go on, however many companies they have; False at the end."""
    while True:
        before = player.seq
        try:
            return player.my_turn(seconds=PATIENCE)
        except AssertionError:
            if player.seq == before:
                raise


def at_once(visitor: Visitor) -> None:
    """The bots of a table that was begun with one press need not be watched."""
    visitor.page.locator("[data-menu]").first.click()
    visitor.page.locator("label.speed select").select_option("at_once")
    visitor.page.keyboard.press("Escape")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_the_page(visit: Visit, name: str) -> None:
    game = GAMES[name]
    visitor = visit(size=game.size, language=game.language, touch=game.size == PHONE)
    visitor.context.set_default_timeout(1000 * PATIENCE)
    if "lobby" in name:
        visitor.go("/").locator('[data-quick="1862"]').click()
        visitor.page.wait_for_url("**/tables/*")
        player = Player(visitor.page)
        at_once(visitor)
    else:
        player = begin(visitor, game)
    hand = Hand(player, game.keys, len(name))
    acted = 0
    while turn_comes(player):
        assert acted < 1500, "the game does not end"
        hand.act()
        acted += 1
    assert acted > LEAST
    print(f"{name}: {player.seq} records, {acted} actions of my own")
    visitor.page.locator("[data-podium]").wait_for()
    assert visitor.errors == []
