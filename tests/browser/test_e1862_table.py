"""What the table of 1862 shows: track and runs of one company, its books, its rules, and a map on a telephone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Visitor
from tests.support.positions import MANIA, at
from tests.support.screens import called

Visit = Callable[..., Visitor]


def test_the_track_of_a_company_is_drawn_while_its_card_is_pointed_at(visitor: Visitor) -> None:
    at(visitor, "act-run-trains", MANIA, 600)
    page = visitor.page
    card = page.locator("[data-company]").first
    card.hover()
    company = card.get_attribute("data-company") or ""
    expect(page.locator(f'[data-reach="{company}"]')).to_have_count(1)
    page.locator("[data-prompt]").hover()
    expect(page.locator("[data-reach]")).to_have_count(0)


def ways(page: Page) -> list[str]:
    """The runs that are drawn, as paths."""
    found: list[str] = page.locator(".layer-runs path").evaluate_all("(all) => all.map((each) => each.outerHTML)")
    return found


def test_another_run_is_drawn_while_it_is_pointed_at(visitor: Visitor) -> None:
    called("e1862-late-run").show(visitor)
    page = visitor.page
    best = ways(page)
    assert best
    others = page.locator('.prompt [data-pick^="run:"]:not([data-pick="run:none"]):not([data-pick="run:own"])')
    before = drawn(page, best)
    others.nth(1).hover()
    page.wait_for_function("(was) => document.querySelector('.layer-runs')?.innerHTML !== was", arg=before)
    page.locator("[data-top-line]").hover()
    page.wait_for_function(SAME, arg=best)


def drawn(page: Page, before: list[str]) -> str:
    """What the layer of runs holds as long as these are drawn."""
    assert ways(page) == before
    found: str = page.locator(".layer-runs").inner_html()
    return found


SAME = """
(ways) => JSON.stringify([...document.querySelectorAll('.layer-runs path')].map((each) => each.outerHTML))
  === JSON.stringify(ways)
"""


def test_the_last_run_of_a_company_is_shown_from_its_card(visitor: Visitor) -> None:
    """As in history: read only, and drawn where it went."""
    page = visitor.go(f"/tables/{MANIA}?board")
    page.locator("[data-book=companies]").click()
    page.locator("[data-company] .ran").last.click()
    expect(page.locator(".layer-runs path").first).to_be_attached()
    expect(page.locator("[data-prompt]")).to_contain_text("The board after")


def test_digits_open_the_books(visitor: Visitor) -> None:
    at(visitor, "act-run-trains", MANIA, 600)
    page = visitor.page
    for digit, book in enumerate(["companies", "sheet", "trains", "tiles", "log"], start=1):
        page.keyboard.press(str(digit))
        expect(page.locator(f"[data-book={book}]")).to_have_attribute("aria-selected", "true")


def test_only_what_is_seen_of_a_long_log_is_in_the_page(visitor: Visitor) -> None:
    page = visitor.go(f"/tables/{MANIA}?board")
    page.locator("[data-book=log]").click()
    page.locator(".log li").first.wait_for()
    assert page.locator(".log *").count() < 1000


#: From the upper edge of the board to the sheet that lies over its lower part, in pixels.
SEEN = """
() => document.querySelector('.reserved > .sheet').getBoundingClientRect().top
  - document.querySelector('.board').getBoundingClientRect().top
"""


def test_a_telephone_keeps_the_map_in_sight_while_a_tile_is_laid(visit: Visit) -> None:
    """At least two hexes above and below the one where it is laid."""
    visitor = visit(size=(390, 844), touch=True, language="it")
    called("e1862-palette").show(visitor)
    assert visitor.page.evaluate(SEEN) >= 330
    lay = visitor.page.locator("[data-lay]").bounding_box()
    assert lay is not None
    assert lay["y"] + lay["height"] < 844 - visitor.page.locator(".reserved > .sheet").bounding_box()["height"]  # type: ignore[index]


#: Initials of markers that the palette lies over.
UNDER_THE_PALETTE = """
() => {
  const over = document.querySelector('.beside').getBoundingClientRect();
  return [...document.querySelectorAll('.layer-markers text')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  }).map((each) => each.textContent);
}
"""


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)], ids=["laptop", "desk"])
def test_the_palette_covers_no_marker(visit: Visit, size: tuple[int, int]) -> None:
    """Three tiles at the western edge, with markers all around: in one line they would lie over one of them."""
    visitor = visit(size=size)
    called("e1862-palette").show(visitor)
    assert visitor.page.locator(".beside [data-tile]").count() == 3
    assert not visitor.page.evaluate(UNDER_THE_PALETTE)


#: What of a page ends beyond the edge of the screen, or is cut off where it says what comes next.
CUT = """
() => [...document.querySelectorAll('.scrolling > *, .next')].filter((each) =>
  each.getBoundingClientRect().right > innerWidth || each.scrollWidth > each.clientWidth + 1 && each.matches('.next')
).map((each) => each.className)
"""


@pytest.mark.parametrize("book", ["companies", "sheet", "trains", "market"])
def test_no_book_is_wider_than_a_small_telephone(visit: Visit, book: str) -> None:
    visitor = visit(size=(360, 740), touch=True, language="it")
    called(f"e1862-{book}").show(visitor)
    assert visitor.page.locator(".scrolling > *").count()
    assert not visitor.page.evaluate(CUT)


def test_the_first_button_of_the_lobby_begins_a_shorter_game_for_beginners(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.locator('[data-quick="1862"]').click()
    page.wait_for_url("**/tables/*")
    table = page.url.rpartition("/")[2]
    options = visitor.get(f"/tables/{table}")["table"]["options"]
    assert (options["beginners"], options["shorter_game"]) == (True, True)


def test_a_question_mark_opens_its_rule_beside_the_table(visitor: Visitor) -> None:
    at(visitor, "act-run-trains", MANIA, 600)
    page = visitor.page
    address = page.url
    for book in ("companies", "sheet", "trains", "tiles"):
        page.locator(f"[data-book={book}]").click()
        mark = page.locator(".books a.rule.about")
        rule = (mark.get_attribute("href") or "").partition("#")[2]
        mark.click()
        expect(page.locator(f'[data-rulebook="{rule}"]')).to_be_visible()
        expect(page.locator("main[data-table]")).to_be_visible()
        assert page.url == address
        page.keyboard.press("Escape")


#: Lettering of the map by its size on the screen, in pixels.
LETTERING = """
() => [...document.querySelectorAll('.board text')]
  .filter((each) => each.checkVisibility() && each.textContent.trim())
  .map((each) => [each.textContent.trim(), parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a])
"""


def test_values_on_the_map_can_be_read_on_a_small_laptop(visit: Visit) -> None:
    visitor = visit(size=(1366, 768))
    at(visitor, "act-run-trains", MANIA, 600)
    sizes = [size for said, size in visitor.page.evaluate(LETTERING) if said.isdigit()]
    assert len(sizes) > 40
    assert min(sizes) >= 10


#: How much of the sheet of a merger lies below the card that it is in, in pixels.
BELOW = """
(around) => {
  const bottom = (each) => each.getBoundingClientRect().bottom;
  const panels = [...document.querySelectorAll('.prompt .preview > .panel, .passing > .panel')];
  return Math.max(...panels.map(bottom)) - bottom(document.querySelector(around));
}
"""


@pytest.mark.parametrize(
    ("position", "sheet"),
    [("e1862-merger", ".prompt .preview"), ("e1862-consent", ".passing")],
    ids=["proposes", "asked"],
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_whoever_proposes_a_merger_or_is_asked_sees_all_of_its_sheet(
    visit: Visit, language: str, position: str, sheet: str
) -> None:
    visitor = visit(size=(1440, 900), language=language)
    called(position).show(visitor)
    expect(visitor.page.locator(f"{sheet} > .panel")).to_have_count(3)
    # In the action card, or in the card of the sheet itself.
    assert visitor.page.evaluate(BELOW, sheet.split()[0]) <= 0


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1920, 1080)], ids=lambda size: str(size[0]))
def test_buttons_of_a_run_have_one_line(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, language="it")
    called("e1862-late-run").show(visitor)
    buttons = visitor.page.locator(".prompt .acts .btn")
    expect(buttons).to_have_count(3)
    assert max(buttons.evaluate_all("(all) => all.map((each) => each.clientHeight)")) <= 40


def test_what_each_dividend_does_stands_beside_the_run(visitor: Visitor) -> None:
    """It is chosen there, the market follows, and one press runs and decides; whoever runs only is asked afterwards."""
    called("e1862-late-run").show(visitor)
    page = visitor.page
    cards = page.locator("[data-dividend]")
    expect(cards).to_have_count(2)
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    market = page.locator("[data-panel=market-strip] h2 small")
    paid = market.inner_text()
    for card, button in ((1, "Run and withhold"), (0, "Run and pay out"), (1, "Run and withhold")):
        cards.nth(card).click()
        expect(page.locator("[data-run-and-pay]")).to_contain_text(button)
    expect(market).not_to_have_text(paid)
    told = cards.nth(1).inner_text()
    page.locator("[data-confirm]").click()
    page.locator("main[data-decision=dividend]").wait_for()
    asked = page.locator('[data-pick="dividend:withhold"]')
    expect(asked).to_be_visible()
    assert asked.inner_text() == told


def test_what_was_found_comes_first_among_the_runs(visitor: Visitor) -> None:
    called("e1862-late-run").show(visitor)
    runs = visitor.page.locator('.prompt [data-pick^="run:"]')
    found = runs.evaluate_all("(all) => all.map((each) => each.dataset.pick)")
    assert len(found) > 3
    assert found[-2:] == ["run:own", "run:none"]
    expect(runs.first).to_have_attribute("aria-pressed", "true")


def test_names_of_companies_leave_room_for_the_rest_of_their_cards(visit: Visit) -> None:
    visitor = visit(size=(1920, 1080))
    called("e1862-companies").show(visitor)
    lines = visitor.page.locator("[data-company] h3").evaluate_all(
        "(all) => all.map((each) => Math.round(each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)))"
    )
    assert len(lines) > 6
    # The longest name names four towns.
    assert sorted(lines)[-2:] <= [2, 3]


#: What must be in sight without scrolling, whatever else there is: what confirms, what passes, and every player.
OUT_OF_SIGHT = """
() => [...document.querySelectorAll('[data-confirm], [data-pass], .strip li')].filter((each) => {
  const { left, top, right, bottom, width } = each.getBoundingClientRect();
  return !width || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((each) => each.textContent)
"""


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["laptop", "telephone"])
def test_with_eight_players_everything_is_in_reach(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size[0] < 400, language="it")
    visitor.call("Ada")
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "apprentice"}] * 7]
    player = visitor.play(visitor.open_table("1862", seats=seats, bots="at_once"))
    assert player.my_turn()
    page = visitor.page
    page.locator("[data-pass]").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
    assert not page.evaluate(OUT_OF_SIGHT)


#: Lines of the board in words of which something else covers the beginning.
COVERED = """
() => [...document.querySelectorAll('[data-text-board] :is(h2, h3, p, li, button)')].filter((line) => {
  const { left, top, height } = line.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 3, top + height / 2);
  return seen?.closest('[role=toolbar], .corner');
}).map((line) => line.textContent)
"""


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), (390, 844)], ids=["desk", "tablet", "telephone"])
def test_nothing_lies_over_the_board_in_words(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=size[0] < 400)
    called("e1862-text-board").show(visitor)
    assert visitor.page.locator("[data-text-board] button").count()
    assert not visitor.page.evaluate(COVERED)


#: Is anything in a panel wider than its box?
TOO_WIDE = """
(panel) => [panel, ...panel.querySelectorAll('*')]
  .some((each) => each.clientWidth && each.scrollWidth > each.clientWidth + 1)
"""


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_everybody_is_worth_after_a_merger_is_in_sight_on_a_small_laptop(visit: Visit, language: str) -> None:
    """For whoever proposes it, without scrolling down or aside."""
    visitor = visit(size=(1366, 768), language=language)
    called("e1862-merger").show(visitor)
    worth = visitor.page.locator('[data-panel="merging-worth"]').bounding_box()
    card = visitor.page.locator(".prompt").bounding_box()
    assert worth is not None
    assert card is not None
    assert worth["y"] + worth["height"] <= card["y"] + card["height"]
    assert not visitor.page.locator('[data-panel="merging-worth"]').evaluate(TOO_WIDE)


def test_a_bid_says_for_which_charter_it_is_and_what_it_beats(visit: Visit) -> None:
    """On a telephone nothing else in sight does."""
    visitor = visit(size=(390, 844), touch=True)
    called("e1862-auction").show(visitor)
    expect(visitor.page.locator("[data-prompt]")).to_have_text("You bid £5 for the L&E; the bid stands at £0.")


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_dividend_is_in_sight_on_a_small_laptop(visit: Visit, language: str) -> None:
    """Under its run, without scrolling, and each of its heads in one line."""
    visitor = visit(size=(1366, 768), language=language)
    called("e1862-late-run").show(visitor)
    page = visitor.page
    page.locator("[data-dividend]").first.wait_for()
    card = page.locator(".prompt").bounding_box()
    assert card is not None
    for each in page.locator("[data-dividend]").all():
        box = each.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= card["y"] + card["height"]
        head = each.locator(".head").bounding_box()
        assert head is not None
        assert head["height"] < 30


def test_the_whole_market_is_in_sight_on_a_small_laptop(visit: Visit) -> None:
    visitor = visit(size=(1366, 768), language="it")
    called("e1862-track").show(visitor)
    assert not visitor.page.locator('[data-panel="market-strip"] .scroll').evaluate(TOO_WIDE_BY_ITSELF)


TOO_WIDE_BY_ITSELF = "(each) => each.scrollWidth > each.clientWidth + 1"
