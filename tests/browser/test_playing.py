"""What a person can do at a table besides playing on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from roundhouse.engine.chance import Chance
from tests.support.browser import Player, Visitor
from tests.support.positions import SAMPLE, Seated, at, first, position, refuse, slider

Visit = Callable[..., Visitor]


def log(page: Page) -> list[str]:
    return page.locator(".log li:not(.head)").all_inner_texts()


def alone(visitor: Visitor, **wish: Any) -> Player:
    """Ada against a bot."""
    visitor.call("Ada")
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    return visitor.play(visitor.open_table(seats=seats, **wish))


# -- undo


def test_an_action_is_taken_back(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    page = visitor.page
    before = page.locator("[data-prompt]").inner_text()
    assert not page.locator("[data-undo]").count()
    player.pick(first(player, "loco:"))
    page.locator("[data-back]").wait_for()
    player.pick(first(player, "hex:"))
    player.confirm()
    assert player.my_turn()
    expect(page.locator(".log .n").first).to_be_visible()
    seq = player.seq
    page.locator("[data-undo]").click()
    player.moved(seq)
    assert player.my_turn()
    expect(page.locator("[data-prompt]")).to_have_text(before)
    expect(page.locator(".log .n")).to_have_count(0)


def test_what_others_have_seen_is_taken_back_only_if_they_agree(visitor: Visitor) -> None:
    player = alone(visitor)
    chance = Chance(5)
    turn = 0
    while turn < 2:
        assert player.my_turn()
        player.act(chance)
        turn += not player.read()["decision"]
    assert player.my_turn()
    page = visitor.page
    button = page.locator("[data-undo]")
    button.wait_for()
    label = button.get_attribute("aria-label")
    assert label in ("Take back", "Ask the others to allow a take-back")
    actions = len(log(page))
    seq = player.seq
    button.click()
    player.moved(seq)
    expect(page.locator(".log .n")).not_to_have_count(actions)


# -- why not?


def test_what_is_not_offered_is_explained_with_its_rule(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    page = visitor.page
    player.pick(first(player, "loco:"))
    page.locator("[data-back]").wait_for()
    refuse(page, player)
    said = page.locator("[data-refusal]")
    link = said.locator("a.rule")
    rule = link.inner_text()
    assert rule.startswith(("SR-", "R-"))
    assert len(said.inner_text()) > len(rule) + 20
    known = {each["id"]: each["text"] for each in visitor.get("/games/rocket/rules?lang=en")}
    assert rule in known
    # It opens beside the table, with the chapter around it, and nothing that was picked is lost.
    at_table = page.url
    link.click()
    row = page.locator("[data-rulebook] [data-marked]")
    expect(row).to_contain_text(known[rule][:60])
    expect(row).to_be_in_viewport()
    assert page.locator("[data-rulebook] dt").count() > 1
    assert page.url == at_table
    page.keyboard.press("Escape")
    expect(page.locator("[data-rulebook]")).to_have_count(0)
    expect(page.locator("[data-back]")).to_be_visible()
    expect(page.locator('[data-step] [aria-pressed="true"]')).to_have_count(1)


def test_a_row_of_a_panel_that_is_not_offered_is_explained_too(visitor: Visitor) -> None:
    at(visitor, "act-extend")
    page = visitor.page
    page.locator("[data-why]").first.click()
    said = page.locator("[data-refusal]")
    assert said.locator("a.rule").inner_text().startswith(("SR-", "R-"))


# -- what can be picked only after something else


def ways(visitor: Visitor, table: str) -> dict[str, set[str]]:
    """For everything that comes second: what can be picked before it."""
    found: dict[str, set[str]] = {}
    for path in visitor.get(f"/tables/{table}")["table"]["picks"]:
        if len(path) > 1:
            found.setdefault(path[1], set()).add(path[0])
    firsts = {path[0] for path in visitor.get(f"/tables/{table}")["table"]["picks"]}
    return {pick: before for pick, before in found.items() if pick not in firsts and pick.startswith("hex:")}


def click_on(page: Page, spots: list[str]) -> str:
    """Click on the first of these places of the map that lies open."""
    spot, x, y = page.locator(".board").evaluate(OPEN_SPOT, spots)
    page.mouse.click(x, y)
    return str(spot)


OPEN_SPOT = """
(board, spots) => {
  for (const spot of spots) {
    const place = board.querySelector(`[data-spot="${spot}"]`);
    const box = place.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (document.elementFromPoint(x, y) === place) return [spot, x, y];
  }
}
"""


def test_the_only_way_to_something_is_picked_with_it(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    page = visitor.page
    only = {pick: before for pick, before in ways(visitor, player.id).items() if len(before) == 1}
    spot = click_on(page, sorted(only))
    page.locator("[data-confirm]").wait_for()
    expect(page.locator("[data-refusal]")).to_have_count(0)
    # The hex that was clicked on; the station that can be moved there is the only one, which is no choice.
    expect(page.locator('[data-step] [aria-pressed="true"]')).to_have_count(1)
    done = carried_out(visitor, player)
    assert spot == "hex:" + ",".join(str(part) for part in done["to"])


def carried_out(visitor: Visitor, player: Seated) -> Any:
    """What is done when it is confirmed: the next action, whatever bots do after it."""
    known = visitor.get(f"/tables/{player.id}/history")["seq"]
    player.confirm()
    later = visitor.get(f"/tables/{player.id}/history?after={known}")["records"]
    return next(record["told"]["action"] for record in later if record["told"].get("action"))


def test_where_several_ways_lead_it_says_what_to_pick_first(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    page = visitor.page
    several = {pick: before for pick, before in ways(visitor, player.id).items() if len(before) > 1}
    spot = click_on(page, sorted(several))
    said = page.locator("[data-refusal]")
    expect(said).to_contain_text("First pick")
    names = visitor.get(f"/tables/{player.id}")["table"]["names"]
    assert all(pick in names for pick in several[spot])
    assert said.locator("a.rule").inner_text().startswith("SR-")
    expect(page.locator("ol.picked li")).to_have_count(0)


# -- tables beside the board


def test_every_cell_does_what_its_row_and_column_say(visitor: Visitor) -> None:
    """The chart of investments: a click picks the city and the industry, and nothing that was not clicked on."""
    player = at(visitor, "act-invest")
    page = visitor.page
    cells = page.locator('[data-panel="investments"] [data-path]')
    cells.first.wait_for()
    paths = cells.evaluate_all("(all) => all.map((each) => each.dataset.path)")
    offered = {
        " ".join(path) for path in visitor.get(f"/tables/{player.id}")["table"]["picks"] if "industry:" in path[-1]
    }
    assert set(paths) == offered
    for path in paths:
        city, industry = (pick.partition(":")[2] for pick in path.split(" industry"))
        page.locator(f'[data-path="{path}"]').click()
        expect(page.locator("[data-prompt]")).to_contain_text(city)
        expect(page.locator("[data-prompt]")).to_contain_text(industry)
    done = carried_out(visitor, player)
    assert f"city:{done['city']} industry:{done['industry']}" == paths[-1]


def test_a_cell_that_is_not_offered_says_why_of_itself(visitor: Visitor) -> None:
    at(visitor, "act-invest")
    page = visitor.page
    page.locator('[data-panel="investments"] td [data-why*=" "]').first.click()
    expect(page.locator("[data-refusal] a.rule")).to_be_visible()
    expect(page.locator("[data-back]")).to_have_count(0)


# -- hint


def test_a_hint_shows_a_move_with_its_reason(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    page = visitor.page
    page.locator("[data-hint]").click()
    said = page.locator(".hinted")
    said.wait_for()
    assert len(said.inner_text()) > 20
    expect(page.locator("[data-confirm]")).to_be_visible()
    expect(page.locator(".board .chosen").first).to_be_attached()
    player.confirm()


def test_a_table_without_hints_has_no_button_for_them(visitor: Visitor) -> None:
    player = alone(visitor, hints=False)
    assert player.my_turn()
    visitor.page.get_by_role("toolbar").wait_for()
    assert not visitor.page.locator("[data-hint]").count()


# -- preview


def test_what_was_foreseen_is_what_happens(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    page = visitor.page
    chance = Chance(2)
    foreseen = 0
    for _ in range(8):
        if not player.my_turn():
            break
        # Most is foreseen of lines that are extended.
        lines = [pick for pick in player.ready() if pick.startswith("loco:")]
        if lines:
            player.pick(chance.choice(lines))
        player.choose(chance)
        page.locator(".preview").wait_for()
        what = page.locator("[data-prompt]").inner_text().strip()
        events = [event.strip() for event in page.locator(".preview li").all_text_contents()]
        # What stands in a table is not said again.
        rows = page.locator(".preview tr").count()
        number = page.locator(".log .n").count()
        player.confirm()
        entry = page.locator(".log li:has(.n)").nth(number)
        entry.wait_for()
        said = entry.inner_text()
        assert what in said
        for event in events:
            assert event in said
        foreseen += len(events) + rows
    assert foreseen


# -- history


def test_the_past_can_be_stepped_through_and_branched_from(visitor: Visitor) -> None:
    visitor.call("Ada")
    visitor.go(f"/tables/{SAMPLE}?board")
    page = visitor.page
    last = visitor.get(f"/tables/{SAMPLE}")["table"]["actions"]
    page.locator(f'[data-at="{last}"]').wait_for()
    pieces = page.locator(".board .sprite")
    expect(pieces.first).to_be_attached()
    many = pieces.count()
    slider(page).fill("20")
    expect(page.locator("[data-prompt]")).to_have_text("The board after 20 actions.")
    expect(pieces).not_to_have_count(many)
    page.keyboard.press("ArrowLeft")
    page.locator('[data-at="19"]').wait_for()
    page.get_by_role("button", name="One action forward").click()
    page.locator('[data-at="20"]').wait_for()
    page.locator('.log [data-number="12"] button').click()
    page.locator('[data-at="12"]').wait_for()
    page.locator('main[data-drawn="12"]').wait_for()
    shares = page.locator('[data-panel="shares"]').inner_text()
    page.locator("[data-branch]").click()
    page.wait_for_url(lambda url: SAMPLE not in url)
    player = Player(page)
    assert player.my_turn()
    expect(page.locator('[data-panel="shares"]')).to_have_text(shares, use_inner_text=True)
    player.act(Chance(7))


def test_what_happened_since_my_turn(visitor: Visitor) -> None:
    player = alone(visitor)
    chance = Chance(8)
    table = visitor.page.url.rpartition("/")[2]
    while not visitor.get(f"/tables/{table}/since-my-turn?seat=0") or not player.read()["decision"]:
        assert player.my_turn()
        player.act(chance)
    page = visitor.page
    whole = page.locator(".log .n").count()
    last = player.read()["drawn"]
    page.locator(".tools select").first.select_option("since")
    page.get_by_role("button", name="Play it back").wait_for()
    # The board at each of these moments, one after the other, and then as it is now.
    first = page.locator(".log [data-number]").first.get_attribute("data-number")
    page.get_by_role("button", name="Play it back").click()
    page.locator(f'main[data-drawn="{first}"]').wait_for()
    page.locator(f'main[data-drawn="{last}"]').wait_for(timeout=60_000)
    page.locator(".tools select").first.select_option("")
    expect(page.locator(".log .n")).to_have_count(whole)


# -- answers ahead


def test_who_has_answered_ahead_is_not_asked(visitor: Visitor) -> None:
    player = alone(visitor, options={"edition": "2018"})
    page = visitor.page
    assert player.my_turn()
    page.get_by_role("button", name="Answer ahead").click()
    dialog = page.locator("dialog")
    dialog.get_by_label("Still ask me if I would be paid").uncheck()
    dialog.get_by_label("for the whole game").check()
    dialog.get_by_role("button", name="Add").click()
    expect(dialog.locator(".answers li")).to_contain_text("don’t ask me")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    chance = Chance(9)
    table = page.url.rpartition("/")[2]

    def declined() -> bool:
        told = [record["told"] for record in visitor.get(f"/tables/{table}/history")["records"] if record["told"]]
        return any(each["text"]["key"] == "act-decline" and each["seat"] == 0 for each in told)

    while not declined():
        # The question may be seen for a moment, and goes away without anybody's help.
        found = player.until(lambda found: found["decision"] not in ("", "veto_call") or "over" in found, "my own turn")
        assert "over" not in found, "nobody was ever asked: this test has shown nothing"
        player.act(chance)
    page.get_by_role("button", name="Answer ahead").click()
    expect(dialog.locator(".answers li")).to_contain_text("for the whole game")


# -- notes


def test_notes_are_there_after_a_reload(visitor: Visitor) -> None:
    visitor.call("Ada")
    table = position(visitor, "act-extend")
    visitor.play(table)
    page = visitor.page
    page.get_by_role("tab", name="Notes").click()
    page.get_by_placeholder("Only you can read this.").fill("The GWR is worth nothing.")
    expect(page.get_by_text("saved", exact=True)).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_label("Notes").last).to_have_value("The GWR is worth nothing.")


# -- what would be, and what happens, on the board


def test_what_is_picked_is_shown_on_the_board_and_can_be_exchanged(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    page = visitor.page
    player.pick(first(player, "loco:"))
    page.locator("[data-back]").wait_for()
    hexes = [pick for pick in player.offered() if pick.startswith("hex:")]
    assert len(hexes) > 1
    for wanted in (hexes[0], hexes[-1]):
        page.locator(f'.hits [data-pick="{wanted}"]').click()
        page.locator("[data-confirm]").wait_for()
        expect(page.locator("[data-foreseen]").first).to_be_visible()
        on_map = page.locator(".hits [data-pick]").evaluate_all("(all) => all.map((each) => each.dataset.pick)")
        assert on_map == hexes, "the others can still be picked on the map"
    player.confirm()
    expect(page.locator("[data-foreseen]")).to_have_count(0)


def test_a_click_of_a_program_picks_on_the_board(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    page = visitor.page
    page.locator(f'.hits [data-pick="{first(player, "loco:")}"]').dispatch_event("click")
    page.locator("[data-back]").wait_for()


def test_what_can_be_picked_says_who_has_what_there(visitor: Visitor) -> None:
    player = at(visitor, "act-invest")
    page = visitor.page
    page.locator(f'.hits [data-pick="{first(player, "city:")}"]').hover()
    expect(page.locator(".tip")).to_contain_text("Free investments")
