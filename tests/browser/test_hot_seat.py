"""Several people at one screen: what is secret stays hidden until the next one has taken it."""

from __future__ import annotations

from playwright.sync_api import expect

from roundhouse.engine.chance import Chance
from tests.support.browser import Visitor

#: The 1999 edition keeps totals secret: SR-13.1-a.
TOTAL = '[title="Scored so far"]'


def totals(visitor: Visitor) -> list[str]:
    """Whose totals are in the page, seen or not."""
    found: list[str] = visitor.page.locator(f".players li:has({TOTAL}) .name").all_text_contents()
    return [name.split()[0] for name in found]


def test_secret_totals_are_not_in_the_page_before_the_screen_is_taken(visitor: Visitor) -> None:
    visitor.call("Ada")
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bruno"}]
    player = visitor.play(visitor.open_table(seats=seats, options={"edition": "1999"}))
    page = visitor.page
    chance = Chance(4)
    seen = set()
    for _ in range(8):
        take = page.locator("[data-take]")
        take.wait_for()
        expect(page.locator(TOTAL)).to_have_count(0)
        assert not player.read()["decision"]
        assert not page.locator("[data-pick]").count()
        name = str(take.text_content()).removeprefix("I am ")
        take.click()
        take.wait_for(state="detached")
        assert player.my_turn()
        expect(page.locator(TOTAL)).to_have_count(1)
        assert totals(visitor) == [name]
        seen.add(name)
        while player.read()["decision"]:
            player.act(chance)
            player.until(lambda found: found["decision"] or page.locator("[data-take]").count(), "the next decision")
    assert seen == {"Ada", "Bruno"}


def test_open_totals_are_shown_to_both(visitor: Visitor) -> None:
    visitor.call("Ada")
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bruno"}]
    visitor.play(visitor.open_table(seats=seats, options={"edition": "2018"}))
    visitor.page.locator("[data-take]").click()
    expect(visitor.page.locator(TOTAL)).to_have_count(2)


def test_a_hand_is_not_in_the_page_before_the_screen_is_taken(visitor: Visitor) -> None:
    """Spike: cards in hand, and what they could pay for, are for the eyes of whoever has taken the screen."""
    visitor.call("Ada")
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bruno"}]
    player = visitor.play(visitor.open_table("spike", seats=seats))
    page = visitor.page
    hand = page.locator('[data-panel="hand"] .hand').first
    chance = Chance(4)
    seen: dict[str, str] = {}
    for _ in range(4):
        take = page.locator("[data-take]")
        take.wait_for()
        expect(hand.locator(".card")).to_have_count(0)
        expect(hand).to_have_text("Only its owner can see it.")
        assert not page.locator("[data-pick]").count()
        name = str(take.text_content()).removeprefix("I am ")
        take.click()
        take.wait_for(state="detached")
        assert player.my_turn()
        expect(hand.locator(".card")).to_have_count(6)
        seen[name] = hand.inner_text()
        while player.read()["decision"]:
            player.act(chance)
            player.until(lambda found: found["decision"] or page.locator("[data-take]").count(), "the next decision")
    assert set(seen) == {"Ada", "Bruno"}
    assert seen["Ada"] != seen["Bruno"]
