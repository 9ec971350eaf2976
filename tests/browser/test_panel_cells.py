"""What stands in a panel does what its row and its column say, and nothing that was not clicked on: cell by cell.

Every cell is clicked on and confirmed; the action that the table has recorded is compared with what the page says at
that place, and taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser import Visitor
from tests.support.positions import ADA, MANIA, SAMPLE, SPIKE, Seated, at

#: Row, column and own words of a cell, as they can be read.
SAID = """
(cell) => {
  const row = cell.closest('tr'), place = row ? [...row.cells].indexOf(cell.closest('td')) : -1;
  const head = row?.closest('table').tHead?.rows[0]?.cells[place];
  return {
    row: row?.cells[0].innerText.trim() ?? '',
    column: head?.innerText.trim() ?? '',
    own: cell.getAttribute('aria-label') ?? cell.innerText.trim(),
    part: cell.parentElement.innerText.trim(),
    contract: cell.closest('.contract')?.querySelector('.good').innerText.trim() ?? '',
    company: cell.closest('[data-company]')?.dataset.company ?? '',
  };
}
"""
WAIT = """localStorage.setItem('roundhouse-settings', '{"speed":"once","ends":false}')"""
Said = dict[str, str]
Action = dict[str, Any]


def done(player: Seated, visitor: Visitor, cell: Locator) -> tuple[Said, Action]:
    """What the page says at a cell, and the action that a click there and a confirmation lead to; it is taken back."""
    cell.scroll_into_view_if_needed()
    said: Said = cell.evaluate(SAID)
    cell.click()
    return said, confirmed(player, visitor)


def confirmed(player: Seated, visitor: Visitor) -> Action:
    """The action that is recorded when what is picked is confirmed; it is taken back."""
    visitor.page.locator("[data-confirm]").wait_for()
    before = player.seq
    player.confirm()
    records = visitor.get(f"/tables/{player.id}/history")["records"]
    action: Action = next(each["told"]["action"] for each in records if each["seq"] == before + 1)
    visitor.post(f"/tables/{player.id}/undo", {"seat": player_seat(visitor, player), "expected_seq": player.seq})
    player.until(lambda found: bool(found["decision"]) and int(found["seq"]) > before + 1, "the question again")
    return action


def player_seat(visitor: Visitor, player: Seated) -> int:
    seat: int = visitor.get(f"/tables/{player.id}")["table"]["yours"][0]
    return seat


def every(player: Seated, visitor: Visitor, cells: str) -> Iterator[tuple[Said, Action]]:
    """Cell by cell, as they stand before the first is clicked on."""
    found = visitor.page.locator(cells)
    found.first.wait_for()
    for place in range(found.count()):
        yield done(player, visitor, found.nth(place))


@pytest.fixture(autouse=True)
def turns_wait(visitor: Visitor) -> None:
    """No turn ends by itself: what was done is taken back."""
    visitor.context.add_init_script(WAIT)


def test_investments_of_rocket(visitor: Visitor) -> None:
    player = at(visitor, "act-invest", SAMPLE)
    offered = sum("industry:" in path[-1] for path in visitor.get(f"/tables/{player.id}")["table"]["picks"])
    results = list(every(player, visitor, '[data-panel="investments"] [data-path]'))
    assert len(results) == offered > 5
    for said, action in results:
        assert (action["city"], action["industry"]) == (said["row"], said["column"])


def test_lines_of_rocket(visitor: Visitor) -> None:
    """A row is a line: it is the one that is extended, whichever hex is chosen then."""
    player = at(visitor, "act-extend", SAMPLE)
    page = visitor.page
    rows = page.locator('[data-panel="shares"] [data-pick^="loco:"]')
    rows.first.wait_for()
    for place in range(rows.count()):
        said: Said = rows.nth(place).evaluate(SAID)
        rows.nth(place).click()
        hexes = page.locator("[data-now] [data-pick^='hex:']")
        page.locator("[data-confirm]").or_(hexes.first).first.wait_for()
        # Where only one hex is left it is taken along.
        if not page.locator("[data-confirm]").count():
            hexes.first.click()
        assert confirmed(player, visitor)["line"] == said["row"].split()[0]
    assert rows.count() > 2


def is_card(said: Said, action: Action) -> bool:
    return said["own"] == ("top card of the deck" if action["choice"] == "deck" else f"rail card: {action['card']}")


def is_part(said: Said, action: Action) -> bool:
    words = {"locomotive": "Speed", "tender": "Tender", "freight_car": "Cars"}
    return said["part"].casefold().startswith(words[action["part"]].casefold())


def is_freight(said: Said, action: Action) -> bool:
    return said["contract"].casefold() == action["commodity"] and said["own"].startswith(action["type"])


@pytest.mark.parametrize(
    ("kind", "cells", "agrees"),
    [
        ("act-take", '[data-panel="hand"] [data-pick]', is_card),
        ("act-upgrade", '[data-panel="train"] [data-pick]', is_part),
        ("act-load", '[data-panel="contracts"] [data-pick]', is_freight),
        ("act-deliver", '[data-panel="contracts"] [data-pick]', is_freight),
    ],
)
def test_cards_train_and_contracts_of_spike(
    visitor: Visitor, kind: str, cells: str, agrees: Callable[[Said, Action], bool]
) -> None:
    player = at(visitor, kind, SPIKE)
    results = list(every(player, visitor, cells))
    assert results
    for said, action in results:
        assert agrees(said, action), (said, action)


def test_a_card_of_the_hand_leads_to_another_payment(visitor: Visitor) -> None:
    """Spike: the payment that results takes another number of that colour, and is the one that is confirmed."""
    visitor.call(ADA)
    table, path = several_payments(visitor)
    visitor.go(f"/tables/{table}")
    player = Seated(visitor.page, table)
    assert player.my_turn()
    page = visitor.page
    page.locator('[data-verb="build"]').click()
    city, *rest = path
    player.pick(city)
    page.locator("[data-confirm]").wait_for()
    # The cheapest path is proposed with it: another one is a card above the payments.
    for other in [page.locator(f'[data-card="{pick}"]') for pick in rest]:
        if other.count():
            other.click()
            expect(other).to_have_attribute("aria-pressed", "true")
    card = page.locator('[data-panel="hand"] [data-pay]').first
    colour = card.get_attribute("data-pay")
    before = paid(card)
    _, action = done(player, visitor, card)
    taken = action["direct"].get(colour, 0) + sum(n for paid_with, n, _ in action["wild"] if paid_with == colour)
    assert taken != before, action


def several_payments(visitor: Visitor) -> tuple[str, list[str]]:
    """A position of a sample game in which a path can be paid in several ways, and what to pick before paying."""
    records = visitor.get(f"/tables/{SPIKE}/history")["records"]
    told = [record["told"]["text"]["key"] for record in records if record["told"]]
    for number in (number for number, key in enumerate(told) if key == "act-build"):
        table: str = visitor.post(f"/tables/{SPIKE}/branch", {"at": number, "seat": None})["id"]
        ways: dict[tuple[str, ...], int] = {}
        for *before, last in visitor.get(f"/tables/{table}")["table"]["picks"]:
            ways[tuple(before)] = ways.get(tuple(before), 0) + last.startswith("pay:")
        for before, count in ways.items():
            if count > 1:
                return table, list(before)
    raise AssertionError("no path can be paid in several ways")


def paid(card: Locator) -> int:
    mark = card.locator(".pay")
    return int(mark.inner_text()) if mark.count() else 0


#: What chips call where a share is bought.
SOURCES = {"ipo": "IPO", "pool": "Pool", "treasury": "own"}


def test_chips_of_1862(visitor: Visitor) -> None:
    """On the card of a company: buy from whom, or sell how many."""
    player = at(visitor, "act-buy-share", MANIA)
    results = list(every(player, visitor, "[data-chip]"))
    assert {action["type"] for _, action in results} <= {"buy_share", "sell_shares"}
    assert len(results) > 5
    for said, action in results:
        assert action["company"] == said["company"]
        wanted = str(action["count"]) if action["type"] == "sell_shares" else SOURCES[action["source"]]
        assert wanted in said["own"], (said, action)
