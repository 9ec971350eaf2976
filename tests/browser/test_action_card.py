"""The action card: what to do first, what it brings before it is done, and everything of a table on one screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.support.browser import Visitor
from tests.support.positions import SAMPLE, SPIKE, at, first

Visit = Callable[..., Visitor]
SIZES = [(1440, 900), (1280, 720)]


def test_a_verb_leaves_only_what_begins_it(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    page = visitor.page
    verbs = page.locator("[data-verb]")
    expect(verbs).to_have_count(4)
    assert any(pick.startswith("city:") for pick in player.offered())
    page.locator('[data-verb="extend"]').click()
    expect(page.locator("[data-now] [data-pick^='loco:']").first).to_be_visible()
    assert not [pick for pick in player.offered() if pick.startswith("city:")]
    page.keyboard.press("Escape")
    expect(page.locator('[data-verb][aria-pressed="true"]')).to_have_count(0)
    # Letters choose verbs, figures choose cards.
    page.keyboard.press("e")
    expect(page.locator('[data-verb="extend"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(page.locator('[data-step="0"] [aria-pressed="true"]')).to_have_count(1)


def test_a_hex_says_who_would_be_paid(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    page = visitor.page
    page.locator('[data-verb="extend"]').click()
    player.pick(first(player, "loco:"))
    card = page.locator("[data-now] .card").first
    expect(card.locator(".label").first).to_be_visible()
    card.click()
    expect(page.locator("[data-confirm]")).to_contain_text("Extend the")


def test_enter_carries_out_what_was_clicked_on_the_map(visitor: Visitor) -> None:
    """What follows a city by itself, its path and its payment, is picked with it: Enter picks no city again."""
    player = at(visitor, "act-build", SPIKE)
    page = visitor.page
    page.locator('[data-verb="build"]').click()
    page.locator(".board .hits [data-pick^='city:']").first.click(force=True)
    page.locator("[data-confirm]").wait_for()
    before = player.seq
    page.keyboard.press("Enter")
    player.moved(before)


@pytest.mark.parametrize(
    ("kind", "sample", "said"),
    [
        ("act-extend", SAMPLE, "Choose here, on the map, or on the right."),
        ("act-bid", SAMPLE, "Choose here or on the map."),
    ],
)
def test_the_foot_names_only_places_where_something_can_be_chosen(
    visitor: Visitor, kind: str, sample: str, said: str
) -> None:
    at(visitor, kind, sample)
    expect(visitor.page.locator(".prompt .begin")).to_have_text(said)


def test_a_bid_says_what_comes_of_every_answer(visitor: Visitor) -> None:
    player = at(visitor, "act-bid")
    player.pick(first(player, "hex:"))
    panel = visitor.page.locator('[data-panel="answers"]')
    expect(panel).to_contain_text("if you win")
    expect(panel).to_contain_text("if you pass")
    expect(visitor.page.locator("[data-confirm]")).to_contain_text("Veto: bid")
    # All of it without scrolling: cards that are not picked have given way.
    over = visitor.page.locator(".prompt .choose").evaluate("(each) => each.scrollHeight - each.clientHeight")
    assert over <= 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kind", "sample"), [("act-extend", SAMPLE), ("act-build", SPIKE)])
def test_everything_beside_the_board_is_on_one_screen(
    visit: Visit, kind: str, sample: str, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    at(visitor, kind, sample)
    visitor.page.locator(".right [data-panel]").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    over = visitor.page.locator(".right").evaluate("(each) => each.scrollHeight - each.clientHeight")
    assert over <= 0


#: Of what can be chosen, of the buttons under it, and of the card.
LOWER_EDGES = """
(card) => {
  const [choices, foot] = ['.choose', '.foot'].map((each) => card.querySelector(each).getBoundingClientRect());
  return [choices.bottom <= foot.top ? choices.bottom : 1e6, foot.bottom, card.getBoundingClientRect().bottom];
}
"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("kind", "sample", "verb", "picks"),
    [("act-extend", SAMPLE, "extend", ["loco:", "hex:"]), ("act-build", SPIKE, "build", ["city:"])],
)
def test_what_confirms_stands_at_the_foot_of_the_card(
    visit: Visit, kind: str, sample: str, verb: str, picks: list[str], size: tuple[int, int]
) -> None:
    """Under everything that can be chosen, whatever is chosen; never scrolled away."""
    visitor = visit(size=size)
    player = at(visitor, kind, sample)
    page = visitor.page
    page.locator(f'[data-verb="{verb}"][aria-pressed="false"]').click()
    for pick in picks:
        page.locator(f'[data-pick^="{pick}"]').first.wait_for()
        choices, foot, card = page.locator(".prompt").evaluate(LOWER_EDGES)
        assert choices < foot <= card <= foot + 14
        player.pick(first(player, pick))
    expect(page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
    choices, foot, card = page.locator(".prompt").evaluate(LOWER_EDGES)
    assert choices < foot <= card <= foot + 14


@pytest.mark.parametrize("size", [*SIZES, (360, 740)])
def test_the_one_thing_besides_declining_stands_where_it_is_confirmed(visit: Visit, size: tuple[int, int]) -> None:
    """A veto: call it, or decline; nothing else is to be chosen."""
    visitor = visit(size=size, touch=size[0] < 700)
    at(visitor, "act-call")
    page = visitor.page
    only = page.locator(".prompt .acts [data-pick]")
    expect(only).to_have_text("Call a veto")
    expect(page.locator(".choose [data-pick]")).to_have_count(0)
    expect(page.locator("[data-pass]")).to_be_visible()
    before = only.bounding_box()
    only.click()
    confirm = page.locator("[data-confirm]")
    confirm.wait_for()
    after = confirm.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["y"] - before["y"]) <= 1


@pytest.mark.parametrize("size", [(390, 844), (360, 740), (360, 640)])
def test_on_a_telephone_no_button_lies_over_a_card(visit: Visit, size: tuple[int, int]) -> None:
    """Once something is picked, the cards stand whole above what confirms and goes back."""
    visitor = visit(size=size, touch=True)
    player = at(visitor, "act-extend")
    page = visitor.page
    page.locator('[data-verb="extend"]').click()
    page.locator(".prompt [data-pick^='loco:']").first.click()
    for is_picked in (False, True):
        cards = page.locator(".prompt .card")
        expect(cards.first.locator(".label").first).to_be_visible()
        buttons = page.locator(".prompt .acts").bounding_box()
        assert buttons is not None
        for card in cards.all():
            box = card.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= buttons["y"] + 1
        if not is_picked:
            # Only once: a second click would carry it out.
            cards.first.click()
            page.locator("[data-confirm]").wait_for()
    assert player.my_turn()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
@pytest.mark.parametrize(("kind", "sample"), [("act-extend", SAMPLE), ("act-build", SPIKE)])
def test_on_a_telephone_a_turn_begins_with_the_whole_map(
    visit: Visit, kind: str, sample: str, size: tuple[int, int], language: str
) -> None:
    """What can be done stands under the map, and covers nothing of it."""
    visitor = visit(size=size, touch=True, language=language)
    at(visitor, kind, sample)
    visitor.page.locator("[data-verb]").first.wait_for()
    board, card = (visitor.page.locator(part).bounding_box() for part in (".boardbox", ".prompt"))
    assert board is not None
    assert card is not None
    assert board["y"] + board["height"] <= card["y"] + 1
    assert card["y"] + card["height"] <= size[1]


def test_the_board_stays_until_the_result_is_there(visitor: Visitor) -> None:
    """However late what shows it comes."""
    visitor.call("Ada")
    records = visitor.get(f"/tables/{SAMPLE}/history")["records"]
    told = [record["told"] for record in records if record["told"]]
    table = visitor.post(f"/tables/{SAMPLE}/branch", {"at": len(told) - 1, "seat": None})["id"]
    player, page = visitor.play(table), visitor.page
    assert player.my_turn()
    page.locator(".board").wait_for()

    def late(route: Route) -> None:
        page.wait_for_timeout(700)
        route.continue_()

    page.route("**/assets/Result-*.js", late)
    page.evaluate(BLANK)
    shown = visitor.get(f"/tables/{table}")["table"]
    wish = {"seat": shown["seat"], "expected_seq": shown["seq"], "action": told[-1]["action"]}
    visitor.post(f"/tables/{table}/act", wish)
    page.locator("[data-podium]").wait_for()
    assert page.evaluate("() => window.__blank") == 0


#: In how many frames neither the board nor the result was there.
BLANK = """
() => {
  window.__blank = 0;
  const see = () => {
    if (!document.querySelector('.board, [data-result]')) window.__blank += 1;
    requestAnimationFrame(see);
  };
  see();
}
"""


def test_places_that_the_log_names_are_lit_when_it_is_pointed_at(visitor: Visitor) -> None:
    # An investment: declined vetoes have no line in the log, and where a line may go is lit already.
    visitor.go(f"/tables/{SAMPLE}?at=72")
    page = visitor.page
    entry = page.locator('.log li[data-number="72"] button')
    entry.wait_for()
    page.locator(".board .sprite").first.wait_for(state="attached")
    count = page.locator(".board .chosen").count()
    entry.hover()
    expect(page.locator(".board .chosen")).not_to_have_count(count)


def test_a_position_is_saved_as_png_and_a_game_as_a_moving_picture(visitor: Visitor) -> None:
    visitor.go(f"/tables/{SAMPLE}?at=2")
    page = visitor.page
    page.locator(".board .sprite").first.wait_for(state="attached")
    page.locator("[data-menu]").click()
    page.locator("[data-pictures]").click()
    for kind, begins in (("png", b"\x89PNG"), ("svg", b"<svg")):
        with page.expect_download() as found:
            page.locator(f'[data-picture="{kind}"]').click()
        assert found.value.path().read_bytes().startswith(begins)
    with page.expect_download(timeout=120_000) as found:
        page.locator('[data-picture="webp"]').click()
    made = found.value.path().read_bytes()
    assert made[:4] == b"RIFF"
    assert made.count(b"ANMF") > 10


@pytest.mark.parametrize("language", ["en", "it"])
def test_all_directions_of_a_line_are_in_sight(visit: Visit, language: str) -> None:
    """At its start a line can go four ways, and the fourth must not be looked for."""
    visitor = visit(language=language)
    visitor.call("Ada")
    bot = {"who": "bot", "bot": "random"}
    table = visitor.open_table("rocket", seats=[{"who": "me"}, bot, bot])
    player, page = visitor.play(table), visitor.page
    assert player.my_turn()
    page.locator('[data-verb="extend"]').click()
    player.pick("loco:GNR")
    cards = page.locator("[data-now] .card")
    expect(cards).to_have_count(4, timeout=20_000)
    room, last = page.locator(".choose").bounding_box(), cards.last.bounding_box()
    assert room is not None
    assert last is not None
    assert last["y"] + last["height"] <= room["y"] + room["height"] + 1


def test_only_what_the_verb_begins_is_lit_beside_the_map(visitor: Visitor) -> None:
    """Cards that can be drawn do not look as if they belonged to what is built."""
    at(visitor, "act-build", SPIKE)
    page = visitor.page
    lit = page.locator('[data-panel="hand"] [data-pick]')
    expect(lit.first).to_be_visible()
    page.locator('[data-verb="build"]').click()
    expect(lit).to_have_count(0)
    page.locator('[data-verb="draw"]').click()
    expect(lit.first).to_be_visible()
