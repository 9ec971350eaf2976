"""Small things that made people stumble at a table, each as it is now."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from roundhouse.engine.chance import Chance
from tests.support.browser import Player, Visitor
from tests.support.positions import SAMPLE, SPIKE, at, first

Visit = Callable[..., Visitor]
PHONE = (360, 740)
AGAINST_A_BOT = [{"who": "me"}, {"who": "bot", "bot": "random"}]


def focused(page: Page, within: str) -> bool:
    found: bool = page.evaluate("(within) => !!document.activeElement?.closest(within)", within)
    return found


def test_escape_closes_the_list_of_choices_and_nothing_else(visitor: Visitor) -> None:
    at(visitor, "act-extend")
    page = visitor.page
    page.locator('[data-verb="station_place"]').click()
    page.get_by_role("button", name="on the map: show as a list").click()
    listed = page.locator(".prompt .over")
    expect(listed).to_be_visible()
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(page.locator('[data-verb="station_place"]')).to_have_attribute("aria-pressed", "true")


def test_who_tries_a_position_sits_there_as_themselves(visitor: Visitor) -> None:
    visitor.call("Ada")
    seats = [{"who": "bot", "bot": "random"}, {"who": "me"}]
    table = visitor.open_table(seats=seats)
    player = visitor.play(table)
    assert player.my_turn()
    player.act(Chance(1))
    visitor.page.locator("[data-branch]").click()
    visitor.page.wait_for_url(lambda url: table not in url)
    Player(visitor.page)
    made = visitor.get(f"/tables/{visitor.page.url.rpartition('/')[2]}")["table"]
    assert made["yours"] == [1]
    assert made["seats"][1]["name"] == "Ada"
    expect(visitor.page.locator(".players li").nth(1)).to_contain_text("you")


def test_places_of_an_answer_ahead_are_picked_on_a_map(visitor: Visitor) -> None:
    at(visitor, "act-extend")
    page = visitor.page
    page.keyboard.press("a")
    places = page.locator("dialog [data-spot-picker] [data-spot]")
    places.nth(40).click()
    expect(places.nth(40)).to_be_checked()
    page.locator("dialog").get_by_role("button", name="Add").click()
    expect(page.locator("dialog .answers li")).to_contain_text("unless it is about hex")


def test_what_one_says_oneself_is_read_already(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    ada.call("Ada")
    bruno.call("Bruno")
    table = ada.open_table(seats=[{"who": "me"}, {"who": "open"}])
    bruno.post(f"/tables/{table}/sit", {"seat": 1})
    ada.play(table)
    bruno.play(table)
    for visitor in (ada, bruno):
        visitor.page.locator('main[data-line="live"]').wait_for()
    ada.post(f"/tables/{table}/chat", {"text": "All aboard?"})
    bruno.post(f"/tables/{table}/chat", {"text": "Aye."})
    # Each has heard both lines, and has to read one.
    for visitor in (ada, bruno):
        expect(visitor.page.get_by_role("tab", name="Chat").locator(".unread")).to_have_text("1")
        visitor.page.get_by_role("tab", name="Chat").click()
        expect(visitor.page.locator(".chat")).to_contain_text("Aye.")


def test_a_tip_says_everything_once(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    page = visitor.page
    for kind in ("city:", "loco:"):
        page.locator(f'.hits [data-pick="{first(player, kind)}"]').hover()
        tip = page.locator(".tip")
        expect(tip).to_be_visible()
        said = [part.strip() for part in re.split(r"[.;\n]", tip.inner_text()) if part.strip()]
        assert len(said) == len(set(said)), said
        name = re.split(r"[,(]", said[0])[0].strip()
        assert tip.inner_text().count(name) == 1, said


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_telephone_names_players_beside_their_clocks(visit: Visit, language: str) -> None:
    visitor = visit(size=PHONE, touch=True, language=language)
    visitor.call("Ada")
    clock = {"kind": "live", "time": 1800, "increment": 20}
    bot = {"who": "bot", "bot": "random"}
    visitor.play(visitor.open_table(seats=[{"who": "me"}, bot, bot, bot], clock=clock))
    mine = visitor.page.locator('[data-strip="0"]')
    expect(mine).to_contain_text("Ada")
    expect(mine).to_contain_text(re.compile(r"\d\d:\d\d"))
    name = mine.locator(".who")
    assert name.evaluate("(each) => each.scrollWidth <= each.clientWidth"), "the name is cut off"


def test_who_acts_with_the_keyboard_stays_in_the_card(visitor: Visitor) -> None:
    at(visitor, "act-invest")
    page = visitor.page
    page.locator('[data-verb="invest"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-panel="investments"] [data-path]').first.click()
    page.locator("[data-confirm]").focus()
    before = Player(page).seq
    page.keyboard.press("Enter")
    Player(page).moved(before)
    expect(page.locator("[data-confirm]")).to_have_count(0)
    page.wait_for_function("() => !!document.activeElement?.closest('.prompt')")
    assert focused(page, ".prompt")


def test_why_not_speaks_of_what_was_clicked_on(visitor: Visitor) -> None:
    """Before anything is picked, a place where nothing can be done is not taken for the end of something else."""
    player = at(visitor, "act-extend")
    page = visitor.page
    useful = {pick for path in visitor.get(f"/tables/{player.id}")["table"]["picks"] for pick in path}
    spot, x, y = page.locator(".board").evaluate(USELESS, sorted(useful))
    page.mouse.click(x, y)
    said = page.locator("[data-refusal]")
    expect(said.locator("a.rule")).to_be_visible()
    label = page.locator(f'.board [data-spot="{spot}"]').get_attribute("data-tip") or ""
    name = re.findall(r"\b[A-Z]\d+\b", label)
    assert name, label
    expect(said).to_contain_text(name[0])


def test_the_log_ends_with_the_final_scoring_and_totals_agree_everywhere(visitor: Visitor) -> None:
    totals = visitor.get(f"/tables/{SAMPLE}")["table"]["outcome"]["totals"]
    said = [f"£{total},000" for total in totals]
    visitor.go(f"/tables/{SAMPLE}")
    page = visitor.page
    expect(page.locator(".bars .total")).to_have_text([f"£{total},000" for total in sorted(totals, reverse=True)])
    page.locator("[data-to-log]").click()
    for seat, total in enumerate(said):
        expect(page.locator(f'.log [data-final="{seat}"]')).to_contain_text(total)
        # Totals were secret: after the end everybody's are shown.
        expect(page.locator(".players li").nth(seat)).to_contain_text(total)


@pytest.mark.parametrize(("language", "spent"), [("en", "Upgrades −$"), ("it", " $")])
def test_the_final_scoring_in_the_log_is_written_as_money(visit: Visit, language: str, spent: str) -> None:
    """Spike: what was spent on upgrades counts against the rest, with a sign that everybody knows."""
    visitor = visit(language=language)
    page = visitor.go(f"/tables/{SPIKE}")
    page.locator("[data-to-log]").click()
    scored = page.locator(".log [data-final]").first
    expect(scored).to_contain_text(spent)
    expect(scored).to_contain_text("−")
    expect(scored).not_to_contain_text(re.compile(r"-\d"))


def test_chart_and_facts_of_a_finished_game_lead_to_the_board(visitor: Visitor) -> None:
    page = visitor.go(f"/tables/{SAMPLE}")
    chart = page.locator("[data-chart]")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    page.locator("main[data-drawn]").wait_for()
    last = visitor.get(f"/tables/{SAMPLE}")["table"]["actions"]
    shown = int(page.locator("[data-at]").get_attribute("data-at") or 0)
    assert abs(shown - last / 2) <= 2
    assert page.url.endswith(f"?at={shown}")
    page.go_back()
    page.goto(f"{visitor.url}/tables/{SAMPLE}")
    fact = page.locator("[data-result] [data-action]").first
    number = fact.get_attribute("data-action")
    fact.click()
    page.locator(f'[data-at="{number}"]').wait_for()


def test_a_finished_game_is_played_from_a_link_at_any_speed(visitor: Visitor) -> None:
    page = visitor.go(f"/tables/{SAMPLE}?at=57")
    page.locator('main[data-drawn="57"]').wait_for()
    page.locator(".bar [data-speed]").select_option("fast")
    page.locator("[data-play]").click()
    page.wait_for_function("() => Number(document.querySelector('main').dataset.drawn) >= 60")
    page.locator("[data-play]").click()
    expect(page.locator('[data-play="false"]')).to_be_visible()


def test_a_question_of_others_covers_nothing(visit: Visit) -> None:
    """Bruno asks to take back what Ada has seen: the question has a line of its own."""
    ada, bruno = visit(), visit()
    ada.call("Ada")
    bruno.call("Bruno")
    table = ada.open_table(seats=[{"who": "me"}, {"who": "open"}], options={"edition": "2018"})
    bruno.post(f"/tables/{table}/sit", {"seat": 1})
    mine, other = ada.play(table), bruno.play(table)
    chance = Chance(4)
    for _ in range(20):
        asked = mine if mine.read()["decision"] else other
        asked.until(lambda found: found["decision"], "a question")
        asked.act(chance)
        if bruno.page.get_by_role("button", name="Ask the others to allow a take-back").count():
            break
    bruno.page.get_by_role("button", name="Ask the others to allow a take-back").click()
    band = ada.page.locator(".band.ask")
    expect(band).to_be_visible()
    below = band.bounding_box()
    assert below is not None
    for part in (".prompt", ".board", ".players", ".log"):
        box = ada.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] >= below["y"] + below["height"], part


@pytest.mark.parametrize(("language", "owed"), [("en", "−$3"), ("it", "−3 $")])
def test_debts_are_written_as_everybody_writes_them(visit: Visit, language: str, owed: str) -> None:
    """Spike with debts allowed: an upgrade before anything is earned."""
    visitor = visit(language=language)
    visitor.call("Ada")
    player = visitor.play(visitor.open_table("spike", seats=AGAINST_A_BOT, options={"allow_debt": True}))
    chance = Chance(3)
    while player.my_turn() and player.read()["decision"] != "action":
        player.act(chance)
    visitor.page.locator('[data-pick="part:tender"]').first.click()
    player.confirm()
    expect(visitor.page.locator(".players li").first).to_contain_text(owed)


def test_a_board_in_the_dark_theme_is_dark(visit: Visit) -> None:
    """The page of boards draws its map in the theme of the reader."""
    brightness = []
    for theme in ("light", "dark"):
        visitor = visit(theme=theme)
        visitor.go("/boards/rocket/ours").locator("[data-standing=good]").wait_for()
        brightness.append(visitor.page.locator("[data-map]").evaluate(GROUND))
    light, dark = brightness
    assert dark < 250 < 500 < light, brightness


#: Red, green and blue of the largest shape of a map, added up.
GROUND = """
(map) => {
  const size = (shape) => { const { width, height } = shape.getBBox(); return width * height; };
  const filled = [...map.querySelectorAll('path, rect')].filter((shape) => getComputedStyle(shape).fill !== 'none');
  const largest = filled.reduce((one, other) => (size(other) > size(one) ? other : one));
  return getComputedStyle(largest).fill.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
}
"""


@pytest.mark.parametrize("ends", [True, False])
def test_a_turn_in_which_nothing_is_left_ends_by_itself(visit: Visit, ends: bool) -> None:
    """Spike: recorded as an action like any other, but no line of the log; who wants to be asked is."""
    visitor = visit()
    visitor.call("Ada")
    visitor.go("/settings")
    box = visitor.page.get_by_label("End my turn automatically")
    expect(box).to_be_checked()
    if not ends:
        box.uncheck()
    player = visitor.play(visitor.open_table("spike", seats=AGAINST_A_BOT))
    chance, asked = Chance(3), []
    for _ in range(12):
        assert player.my_turn()
        asked.append(player.read()["decision"])
        player.act(chance)
    table = visitor.page.url.rpartition("/")[2]
    told = [record["told"] for record in visitor.get(f"/tables/{table}/history")["records"] if record["told"]]
    own = [each["text"]["key"] for each in told if each["seat"] == 0]
    assert "end_turn" in asked or ends
    # Whoever is asked may still load and unload: what counts is whether anything was done that Ada did not do.
    assert len(own) > len(asked) if ends else len(own) == len(asked)
    expect(visitor.page.locator(".log")).not_to_contain_text(re.compile("ends? (the|your) turn"))


#: A hex that lies open on the map and belongs to nothing that can be done.
USELESS = """
(board, useful) => {
  for (const spot of board.querySelectorAll('[data-spot^="hex:"]')) {
    const box = spot.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (!useful.includes(spot.dataset.spot) && document.elementFromPoint(x, y) === spot)
      return [spot.dataset.spot, x, y];
  }
}
"""


@pytest.mark.parametrize(("language", "you"), [("en", "You"), ("it", "Tu")])
def test_who_acts_is_told_you_of_it(visit: Visit, language: str, you: str) -> None:
    """In the card before, and in the log afterwards; a bot is called by its name."""
    visitor = visit(language=language)
    visitor.call("Ada")
    player = visitor.play(visitor.open_table(seats=AGAINST_A_BOT))
    page = visitor.page
    for _ in range(3):
        assert player.my_turn()
        player.choose(Chance(4))
        expect(page.locator("[data-prompt]")).to_have_text(re.compile(rf"^\s*{you} "))
        player.confirm()
    # Chance decides who begins; both have acted.
    assert player.my_turn()
    heads = page.locator(".log .head")
    assert {head.strip() == you for head in heads.all_inner_texts()} == {True, False}
    own = heads.filter(has_text=re.compile(rf"^\s*{you}\s*$")).first.locator("xpath=following-sibling::li[1]")
    expect(own).to_contain_text(re.compile(rf"\d\s*{you} "))
    expect(page.locator(".log")).not_to_contain_text("Ada ")


CARD = """
() => {
  const box = (part) => document.querySelector(part)?.getBoundingClientRect();
  window.__seen ??= [];
  const see = () => {
    const [card, controls] = [box('.prompt:has([data-following])'), box('.prompt [data-hold]')];
    const sentence = document.querySelector('[data-following] [data-prompt]')?.textContent;
    if (card && controls) window.__seen.push([sentence, Math.round(card.height), Math.round(controls.top - card.top)]);
  };
  new MutationObserver(see).observe(document, { attributes: true, childList: true, subtree: true });
}
"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), PHONE])
def test_the_card_stands_still_while_bots_play(visit: Visit, size: tuple[int, int]) -> None:
    """Sentences of any length, with or without consequences: neither the card nor its controls move."""
    visitor = visit(size=size, speed="fast")
    visitor.call("Ada")
    table = visitor.open_table(seats=[{"who": "bot", "bot": "random"}] * 3, spectators=True)
    visitor.page.add_init_script(f"({CARD})()")
    visitor.go(f"/tables/{table}?watch")
    visitor.page.wait_for_function(
        "() => new Set((window.__seen ?? []).map(([said]) => said)).size > 12", timeout=60_000
    )
    seen = visitor.page.evaluate("() => window.__seen")
    assert len({(height, top) for _, height, top in seen}) == 1, sorted({(height, top) for _, height, top in seen})


def test_a_page_older_than_the_server_is_offered_a_new_one(visitor: Visitor) -> None:
    """After an upgrade: parts that are fetched later are gone, and the page of the server names another script."""
    at(visitor, "act-extend")
    page = visitor.page
    newer = '<!doctype html><script type="module" src="/assets/newer.js"></script>'
    page.route("**/assets/Menu-*.js", lambda route: route.fulfill(status=404))
    page.route(f"{visitor.url}/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    page.locator("[data-menu]").first.click()
    expect(page.locator(".problem")).to_contain_text("has been updated")
    with page.expect_navigation():
        page.locator("[data-reload]").click()


def test_a_bot_that_thinks_long_is_seen_to_think(visitor: Visitor) -> None:
    visitor.call("Ada")
    seats = [{"who": "bot", "bot": "master:5"}, {"who": "me"}]
    visitor.play(visitor.open_table(seats=seats))
    waiting = visitor.page.locator('[data-waiting="0"]')
    expect(waiting).to_have_text(re.compile(r"Master is thinking: \d+ s"), timeout=15_000)
    assert visitor.page.locator(".prompt [data-pick]").count() == 0


def test_what_is_secret_is_said_to_be(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Ada")
    for game, options, note in [
        ("rocket", {"edition": "1999"}, "totals are secret"),
        ("rocket", {"edition": "2018"}, ""),
        ("spike", {}, "train: speed-tender-cars"),
    ]:
        visitor.play(visitor.open_table(game, seats=AGAINST_A_BOT, options=options))
        expect(visitor.page.locator(".panel:has(.players) h2 small")).to_have_text(note)
