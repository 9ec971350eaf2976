"""What is drawn is the truth of the page: everything on it follows the action that is shown, and never runs ahead."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roundhouse.engine.chance import Chance
from tests.support.browser import Visitor

Visit = Callable[..., Visitor]

#: So many actions of each game are counted.
ENOUGH = 60
#: Milliseconds that an action stays at normal speed, at least.
NORMAL = 2000
PLAYERS = {"rocket": 4, "spike": 4, "1862": 4}

#: Whenever something on the page changes: the position that is drawn, and what else speaks of a position.
WATCH = """
() => {
  const seen = (window.__seen = { drawn: [], ahead: [], times: [] });
  const see = () => {
    const table = document.querySelector('main[data-drawn]');
    if (!table) return;
    const drawn = Number(table.dataset.drawn);
    if (seen.drawn.at(-1) !== drawn) {
      seen.drawn.push(drawn);
      seen.times.push(performance.now());
    }
    const numbers = {
      bar: document.querySelector('[data-at]')?.dataset.at,
      card: document.querySelector('[data-following]')?.dataset.following,
      log: [...document.querySelectorAll('.log [data-number]')].at(-1)?.dataset.number,
    };
    for (const [where, number] of Object.entries(numbers))
      if (Number(number ?? 0) > drawn) seen.ahead.push([drawn, where, number]);
  };
  see();
  new MutationObserver(see).observe(document, { attributes: true, childList: true, subtree: true });
}
"""


def bots(visitor: Visitor, game: str) -> str:
    visitor.call("Ada")
    seats = [{"who": "bot", "bot": "random"}] * PLAYERS[game]
    return visitor.open_table(game, seats=seats)


def watched(visitor: Visitor, table: str) -> Page:
    """Somebody watches from the first action on; their time goes as fast as a test wants it to."""
    page = visitor.page
    page.clock.install()
    # From the beginning: on a busy machine the first action is drawn before anybody could begin to look.
    page.add_init_script(f"({WATCH})()")
    visitor.go(f"/tables/{table}?watch")
    page.locator("main[data-drawn]").wait_for()
    return page


def drawn(page: Page) -> int:
    return int(page.locator("main[data-table]").get_attribute("data-drawn") or 0)


@pytest.mark.parametrize("game", PLAYERS)
def test_who_watches_bots_sees_every_action(visit: Visit, game: str) -> None:
    """However fast the bots are: these play as fast as they can."""
    visitor = visit(speed="normal", still=False)
    page = watched(visitor, bots(visitor, game))
    for _ in range(40 * ENOUGH):
        if drawn(page) >= ENOUGH:
            break
        page.clock.run_for(250)
    seen: dict[str, Any] = page.evaluate("() => window.__seen")
    assert seen["drawn"][-1] >= ENOUGH
    assert seen["drawn"] == list(range(seen["drawn"][-1] + 1))
    assert not seen["ahead"]


def test_every_action_stays_as_long_as_it_takes_to_read_it(visit: Visit) -> None:
    visitor = visit(speed="normal")
    table = bots(visitor, "rocket")
    page = watched(visitor, table)
    while drawn(page) < 12:
        page.clock.run_for(100)
    seen: dict[str, Any] = page.evaluate("() => window.__seen")
    told = [each["told"] for each in visitor.get(f"/tables/{table}/history")["records"] if each["told"]]
    loud = [number for number in seen["drawn"][1:-1] if not told[number - 1]["quiet"]]
    rests = dict(zip(seen["drawn"], [b - a for a, b in pairwise(seen["times"])], strict=False))
    assert loud
    assert all(rests[number] >= NORMAL for number in loud), rests


def test_watching_is_paused_and_goes_on_step_by_step_at_any_speed(visit: Visit) -> None:
    visitor = visit(speed="normal")
    table = bots(visitor, "rocket")
    page = watched(visitor, table)
    page.clock.run_for(3000)
    page.locator("[data-hold]").click()
    before = drawn(page)
    page.clock.run_for(20_000)
    assert drawn(page) == before
    page.locator("[data-on]").click()
    page.locator(f'main[data-drawn="{before + 1}"]').wait_for()
    page.keyboard.press("Space")
    page.locator('.prompt [data-speed="fast"]').click()
    for _ in range(300):
        if drawn(page) > before + 2:
            break
        page.clock.run_for(200)
    assert drawn(page) > before + 2
    reached = visitor.get(f"/tables/{table}")["table"]["actions"]
    page.locator("[data-skip-to-now]").click()
    page.wait_for_function("(n) => Number(document.querySelector('main').dataset.drawn) >= n", arg=reached)


def test_the_card_says_what_was_done_before_and_who_comes(visit: Visit) -> None:
    """Actions that are drawn already, the one on the board, whoever decides next and those after them; no more."""
    visitor = visit(speed="normal")
    table = bots(visitor, "rocket")
    page = watched(visitor, table)
    lines = page.locator("[data-turns] li")
    while drawn(page) < 9:
        page.clock.run_for(250)
    page.locator("[data-hold]").click()
    for _ in range(3):
        number = drawn(page)
        whens = lines.evaluate_all("(all) => all.map((each) => each.dataset.when)")
        assert whens == sorted(whens, key=["done", "now", "coming"].index)
        assert whens.count("now") == 1
        assert len(whens) == 6
        told = [each["told"] for each in visitor.get(f"/tables/{table}/history")["records"] if each["told"]]
        names = [seat["name"] for seat in visitor.get(f"/tables/{table}")["table"]["seats"]]
        by = lines.locator("svg[aria-label]").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
        before = [each["seat"] for each in told[: number - 1] if not each["quiet"]]
        loud = before[len(before) - whens.count("done") :]
        assert loud
        next_seat = visitor.get(f"/tables/{table}/history/{number}")["decision"]["seat"]
        assert by[: len(loud) + 2] == [names[seat] for seat in [*loud, told[number - 1]["seat"], next_seat]]
        page.locator("[data-on]").click()
        page.locator(f'main[data-drawn="{number + 1}"]').wait_for()


def test_the_lobby_leads_to_bots_from_their_first_action_on(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.locator('[data-watch="rocket"]').click()
    page.wait_for_url("**/tables/*?watch")
    page.locator("main[data-drawn]").wait_for()
    expect(page.get_by_role("group", name="Speed")).to_be_visible()


def test_what_others_do_is_seen_before_the_next_question(visit: Visit) -> None:
    """Ada against a bot that answers in no time: what it does is told first."""
    visitor = visit(speed="normal", still=False)
    visitor.call("Ada")
    page, chance = visitor.page, Chance(3)
    page.clock.install()
    player = visitor.play(visitor.open_table(seats=[{"who": "me"}, {"who": "bot", "bot": "random"}]))
    for _ in range(100):
        if player.read()["decision"]:
            break
        page.clock.run_for(250)
    page.locator("main[data-drawn]").wait_for()
    page.evaluate(WATCH)
    for _ in range(3):
        while player.read()["decision"]:
            player.act(chance)
        for _ in range(200):
            if player.read()["decision"]:
                break
            if page.locator('[data-hold="true"]').count():
                page.keyboard.press("Space")
            page.clock.run_for(250)
        assert player.read()["decision"]
    seen = page.evaluate("() => window.__seen")
    assert seen["drawn"] == list(range(seen["drawn"][0], seen["drawn"][-1] + 1))
    assert not seen["ahead"]
    assert len(seen["drawn"]) > 8


def test_an_own_action_leaves_nothing_empty(visit: Visit) -> None:
    """From the press of the button to the next question the card always says something."""
    visitor = visit(speed="normal", still=False)
    visitor.call("Ada")
    page, chance = visitor.page, Chance(5)
    player = visitor.play(visitor.open_table(seats=[{"who": "me"}, {"who": "bot", "bot": "random"}]))
    assert player.my_turn()
    page.evaluate(
        """() => {
          window.__empty = 0;
          const card = document.querySelector('.prompt');
          new MutationObserver(() => {
            if (!card.querySelector('[data-prompt]')?.textContent.trim()) window.__empty += 1;
          }).observe(card, { childList: true, subtree: true, characterData: true });
        }"""
    )
    player.act(chance)
    page.wait_for_timeout(300)
    assert page.evaluate("() => window.__empty") == 0


@pytest.mark.parametrize(("game", "language"), [("rocket", "en"), ("spike", "it"), ("1862", "en")])
def test_what_was_skipped_stands_beside_the_card(visit: Visit, game: str, language: str) -> None:
    """A line for each of the others, until it is closed; whoever wants to sees it again."""
    visitor = visit(language=language)
    visitor.call("Ada")
    page, chance = visitor.page, Chance(4)
    bot = {"who": "bot", "bot": "random"}
    table = visitor.open_table(game, seats=[{"who": "me"}, bot, bot])
    player = visitor.play(table)
    if game == "1862":
        page.locator('[data-book="log"]').click()
    news = page.locator("[data-since]")
    for _ in range(60):
        assert player.my_turn()
        page.wait_for_load_state("networkidle")
        if news.count():
            break
        player.act(chance)
    told = visitor.get(f"/tables/{table}/since-my-turn?seat=0")
    assert {each["seat"] for each in told if not each["quiet"]} - {0}
    loud = {str(each["seat"]) for each in told if not each["quiet"] and each["text"]["key"] != "act-pass"} - {"0"}
    assert set(news.locator("li").evaluate_all("(all) => all.map((each) => each.dataset.by)")) == loud
    last = player.read()["drawn"]
    page.evaluate(WATCH)
    news.locator("[data-watch-again]").click()
    page.locator(f'main[data-drawn="{last}"][data-decision]:not([data-decision=""])').wait_for(timeout=60_000)
    seen = page.evaluate("() => window.__seen.drawn")
    assert seen == [int(last), *range(int(last) - len(told), int(last) + 1)]
    page.locator("[data-close-since]").click()
    expect(news).to_have_count(0)


#: So many pictures, a tenth of a second, are over before anybody sees that a card is blank.
UNSEEN = 6
#: A turn has two actions, and somebody may ask between them.
MOST = 6
#: Pictures in which somebody else decides, and the card is seen without what was done and who comes next.
BARE = """
() => {
  const seen = (window.__seen = { bare: 0, following: 0 });
  const see = () => {
    const card = document.querySelector('.prompt:not(.asked)');
    if (card?.querySelector('[data-turns]')) seen.following += 1;
    else if (card) seen.bare += 1;
    requestAnimationFrame(see);
  };
  see();
}
"""


def test_a_bot_that_thinks_leaves_no_blank_card(visit: Visit) -> None:
    """Between what I did and what the bot does, the card says who thinks, after what, and who comes next."""
    visitor = visit(speed="fast")
    visitor.call("Ada")
    bot = {"who": "bot", "bot": "engineer"}
    player, chance = visitor.play(visitor.open_table("rocket", seats=[{"who": "me"}, bot, bot])), Chance(3)
    assert player.my_turn()
    player.act(chance)
    assert player.my_turn()
    player.act(chance)
    # The part of the page that follows others is fetched when they act for the first time.
    visitor.page.locator("[data-turns]").wait_for()
    assert player.my_turn()
    visitor.page.evaluate(BARE)
    for _ in range(MOST):
        player.act(chance)
        if visitor.page.locator("[data-turns]").count():
            break
    assert player.my_turn()
    seen = visitor.page.evaluate("() => window.__seen")
    assert seen["following"] > 0
    assert seen["bare"] <= UNSEEN, seen
