"""Boards of one's own: drawn in the browser from nothing, from ours and from files, checked, kept, played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roundhouse.engine.chance import Chance
from tests.support.browser import Player, Visitor
from tests.support.entering import Hand, enter_rocket, enter_spike, rocket_said, spike_said

Visit = Callable[..., Visitor]
Enter = Callable[[Hand, dict[str, Any]], None]
Said = Callable[[dict[str, Any]], dict[str, Any]]
#: Minutes that a whole board may take.
ENTERED: dict[str, tuple[Enter, Said, int]] = {
    "rocket": (enter_rocket, rocket_said, 30),
    "spike": (enter_spike, spike_said, 90),
}


def edit(visitor: Visitor, path: str) -> Page:
    page = visitor.go(path)
    page.locator("[data-map]").wait_for()
    return page


def good(page: Page) -> None:
    """Whole boards take a moment to be checked."""
    expect(page.locator("[data-standing=good]")).to_be_visible(timeout=20_000)


def save(visitor: Visitor) -> dict[str, Any]:
    """Keep the board; what the server has of it."""
    visitor.page.locator("[data-save]").click()
    expect(visitor.page.locator("[data-kept]")).to_contain_text(", saved")
    kept: dict[str, Any] = visitor.get(f"/boards/{visitor.page.url.rpartition('/')[2]}")
    return kept


def spot(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(f'[data-spot="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# -- from nothing


@pytest.mark.long
@pytest.mark.parametrize("game", ENTERED)
def test_a_whole_board_is_entered_from_nothing_and_played_on(visitor: Visitor, game: str) -> None:
    enter, said, minutes = ENTERED[game]
    ours = visitor.get(f"/games/{game}/board")
    page = edit(visitor, f"/boards/{game}/empty")
    hand = Hand(page)
    enter(hand, ours)
    print(f"{game}: {hand}")
    good(page)
    page.locator("[data-name]").fill("Mine")
    kept = save(visitor)
    assert said(kept["board"]) == {**said(ours), **({"coast": "england"} if game == "rocket" else {})}
    assert hand.seconds < 60 * minutes
    page.locator("[data-play]").click()
    expect(page.locator("[data-board]")).to_contain_text("Mine")
    page.locator("[data-start]").click()
    assert Player(page).my_turn()


def test_a_small_board_by_keyboard_alone(visitor: Visitor) -> None:
    """Two lines, a city, a town: painted with letters, named with n, kept without a pointer."""
    page = edit(visitor, "/boards/rocket/empty")
    page.locator("[data-map]").focus()
    page.keyboard.type("s4pcpts")
    for words in (["Hull", "H", "Hull line"], ["York", "tts"], ["Crewe"], ["Bath", "B", "Bath line"]):
        page.keyboard.press("n")
        for word in words:
            page.keyboard.type(word)
            page.keyboard.press("Enter")
        if len(words) == 3:
            page.keyboard.press("Enter")
    good(page)
    board = save(visitor)["board"]
    assert [hex["kind"] for hex in board["hexes"]] == ["start", *["plain"] * 4, "city", "plain", "town", "start"]
    assert board["cities"] == [{"name": "York", "hex": [0, 5], "industries": ["textiles", "textiles", "steel"]}]
    assert [(line["id"], line["colour"]) for line in board["lines"]] == [("H", "red"), ("B", "violet")]


def test_segments_are_typed_from_node_to_node(visitor: Visitor) -> None:
    page = edit(visitor, "/boards/spike/empty")
    page.locator("[data-map]").focus()
    page.keyboard.type("12")
    page.keyboard.press("Space")
    page.keyboard.type("c3")
    board = save(visitor)["board"]
    assert [edge["colour"] for edge in board["edges"]] == ["white", "blue", "black"]
    assert [node["x"] for node in board["nodes"] if node["type"] == "city"] == [152]


# -- painting


def test_one_stroke_is_one_step(visitor: Visitor) -> None:
    page = edit(visitor, "/boards/rocket/empty")
    page.locator("[data-tool=plain]").click()
    page.mouse.move(*spot(page, "hex:2,2"))
    page.mouse.down()
    page.mouse.move(*spot(page, "hex:2,7"), steps=3)
    page.mouse.up()
    here = page.locator("[data-here]")
    expect(here).to_contain_text("open hex")
    page.locator("[data-undo]").click()
    expect(here).to_contain_text("not on the board")
    expect(page.locator("[data-undo]")).to_be_disabled()
    page.locator("[data-redo]").click()
    assert [(hex["q"], hex["r"]) for hex in save(visitor)["board"]["hexes"]] == [(2, r) for r in range(2, 8)]


def test_what_is_not_touched_survives(visitor: Visitor) -> None:
    """The coast, the other hexes, and whatever the editor knows nothing of; our provenance is not said of it."""
    ours = visitor.get("/games/rocket/board")
    page = edit(visitor, "/boards/rocket/ours")
    page.locator("[data-map]").focus()
    page.mouse.click(*spot(page, "hex:2,3"))
    page.locator("[data-field=name]").fill("Salford")
    board = save(visitor)["board"]
    assert [hex for hex in board["hexes"] if hex not in ours["hexes"]] == [
        {"q": 2, "r": 3, "kind": "city", "name": "Salford", "label": "C5"}
    ]
    same = set(ours) - {"hexes", "cities", "provenance"}
    assert {field: board[field] for field in same} == {field: ours[field] for field in same}
    assert board["coast"] == "england"
    assert "provenance" not in board


def test_a_photograph_stays_in_the_browser(visitor: Visitor, tmp_path: Path) -> None:
    page = edit(visitor, "/boards/rocket/empty")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    picture = tmp_path / "board.png"
    page.screenshot(path=picture, clip={"x": 0, "y": 0, "width": 200, "height": 100})
    page.locator("[data-photo]").set_input_files(picture)
    image = page.locator("[data-map] image")
    expect(image).to_have_attribute("width", "200")
    page.locator("[data-photo-hold]").check()
    before = image.get_attribute("transform")
    x, y = spot(page, "hex:5,5")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 20, steps=3)
    page.mouse.up()
    assert image.get_attribute("transform") != before
    page.locator("[data-photo-hold]").uncheck()
    page.locator("[data-tool=plain]").click()
    page.mouse.click(x, y)
    kept = save(visitor)
    assert len(kept["board"]["hexes"]) == 1
    assert not any("image/png" in body or "iVBOR" in body for body in sent)


# -- checks


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_is_wrong_is_marked_on_the_map_and_said(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    page = edit(visitor, "/boards/rocket/ours")
    good(page)
    page.mouse.click(*spot(page, "hex:2,3"))
    page.locator("[data-field=name]").fill("")
    expect(page.locator('[data-wrong="hex:2,3"]')).to_be_visible()
    said = page.locator("[data-problems] .problem").first.inner_text()
    # As the map calls the hex and the form the field, not as the file does.
    assert said.startswith({"en": "C5: needs a name", "it": "C5 – manca il nome"}[language]), said
    page.locator('[data-show="hex:2,3"]').first.click()
    expect(page.locator('[data-cursor="hex:2,3"]')).to_be_visible()
    expect(page.locator("[data-play]")).to_be_disabled()
    page.locator("[data-undo]").click()
    good(page)
    expect(page.locator("[data-wrong]")).to_have_count(0)
    expect(page.locator("[data-play]")).to_be_enabled()


def test_a_wrong_card_is_marked_in_its_table(visitor: Visitor) -> None:
    page = edit(visitor, "/boards/spike/ours")
    good(page)
    page.locator('[data-row="cattle_1"] [data-cell]').first.fill("stl 7 atlantis 9")
    page.keyboard.press("Tab")
    expect(page.locator('[data-row="cattle_1"] .problem')).to_contain_text("atlantis 9")
    page.locator('[data-row="cattle_1"] [data-cell]').first.fill("")
    page.keyboard.press("Tab")
    expect(page.locator('[data-row="cattle_1"].hot')).to_be_visible()
    expect(page.locator("[data-standing=bad]")).to_be_visible()
    expect(page.locator("[data-problems] .problem").first).to_contain_text("cattle 1, face A: pays in no city")


# -- keeping


def test_versions_sharing_copying_and_deleting(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    page = edit(ada, "/boards/rocket/ours")
    page.locator("[data-name]").fill("Fenland")
    first = save(ada)
    page.locator("[data-map]").focus()
    page.keyboard.press("x")
    assert (save(ada)["version"], first["version"]) == (2, 1)
    page.get_by_text("More", exact=True).click()
    page.locator("[data-versions]").select_option("1")
    assert save(ada)["board"] == first["board"]
    page.locator("[data-share]").click()
    link = page.locator("[data-link]").input_value()
    theirs = edit(bruno, link)
    expect(theirs.locator("[data-name]")).to_have_value("Fenland")
    theirs.locator("[data-map]").focus()
    theirs.keyboard.press("x")
    copy = save(bruno)
    assert copy["id"] != first["id"]
    assert copy["mine"]
    page.locator("[data-delete]").click()
    page.locator("[data-delete]").click()
    expect(page.locator(".mine .empty")).to_be_visible()
    expect(bruno.go("/boards").locator("[data-board]")).to_contain_text("Fenland")


def test_a_file_is_opened_and_one_that_is_none_is_refused(visitor: Visitor, tmp_path: Path) -> None:
    board = visitor.get("/games/rocket/board")
    good_file, bad = tmp_path / "fens.json", tmp_path / "none.json"
    good_file.write_text(json.dumps({**board, "title": ""}), "utf-8")
    bad.write_text("{ Bradshaw", "utf-8")
    page = visitor.go("/boards/rocket")
    page.locator("input[data-from=file]").set_input_files(bad)
    expect(page.locator(".problem")).to_contain_text("none.json")
    page = visitor.go("/boards/rocket")
    page.locator("input[data-from=file]").set_input_files(good_file)
    good(page)
    expect(page.locator("[data-name]")).to_have_value("fens")
    page.get_by_text("More", exact=True).click()
    with page.expect_download() as saving:
        page.locator("[data-download]").click()
    saving.value.save_as(tmp_path / "again.json")
    assert json.loads((tmp_path / "again.json").read_text("utf-8")) == {**board, "title": ""}


def test_a_file_with_mistakes_is_opened_and_one_that_cannot_be_drawn_is_refused(
    visitor: Visitor, tmp_path: Path
) -> None:
    file = tmp_path / "fens.json"

    def opened(game: str, **spoilt: Any) -> Page:
        file.write_text(json.dumps({**visitor.get(f"/games/{game}/board"), **spoilt}), "utf-8")
        page = visitor.go(f"/boards/{game}")
        page.locator("input[data-from=file]").set_input_files(file)
        return page

    lines = visitor.get("/games/rocket/board")["lines"]
    page = opened("rocket", lines=[*lines, {**lines[0], "id": "LNER", "colour": "red"}])
    expect(page.locator("[data-wrong='hex:0,4']")).to_be_visible()
    expect(page.locator("[data-problems] .problem")).to_contain_text(["A5 Liverpool: two lines start in Liverpool"])
    page = opened("rocket", industries=["steel", "steel", "textiles", "brewing", "leather"])
    expect(page.locator("[data-problems] .problem").first).to_contain_text("no two the same")
    page.mouse.click(*spot(page, "hex:2,3"))
    expect(page.locator("[data-field=name]")).to_have_value("Manchester")
    page = opened("rocket", hexes=[None])
    expect(page.locator(".problem")).to_contain_text("every hex must be an object")
    goods = visitor.get("/games/spike/board")["commodities"]
    page = opened("spike", commodities=[*goods, goods[0]])
    expect(page.locator("[data-problems] .problem").first).to_contain_text("there is another one of that name")
    page = opened("spike", nodes=[{"id": "left", "type": "city", "x": "left", "y": 0}])
    expect(page.locator(".problem")).to_contain_text("must be a number, not a text")


def test_a_board_is_pasted_as_text(visitor: Visitor) -> None:
    """Rows of letters are copied out of one board and taken over into an empty one; undo takes that back."""
    page = edit(visitor, "/boards/rocket/ours")
    page.get_by_text("More", exact=True).click()
    page.locator("[data-texts]").click()
    written = page.locator("[data-text][aria-label='board.txt']")
    written.wait_for()
    text = written.input_value()
    page = edit(visitor, "/boards/rocket/empty")
    page.get_by_text("More", exact=True).click()
    page.locator("[data-texts]").click()
    written.fill(text)
    page.locator("[data-take]").click()
    good(page)
    ours = visitor.get("/games/rocket/board")
    assert rocket_said(save(visitor)["board"]) == rocket_said(ours)
    page.locator("[data-undo]").click()
    expect(page.locator("[data-standing=bad]")).to_be_visible()


# -- playing


def test_four_people_on_an_own_board_in_the_2018_edition(visit: Visit) -> None:
    people = [visit() for _ in range(4)]
    for visitor, name in zip(people, ("Ada", "Bruno", "Clara", "Dario"), strict=True):
        visitor.call(name)
    ada = people[0]
    page = edit(ada, "/boards/rocket/ours")
    page.locator("[data-name]").fill("Ada's England")
    page.mouse.click(*spot(page, "hex:2,3"))
    page.locator("[data-field=name]").fill("Salford")
    page.locator("[data-play]").click()
    expect(page.locator("[data-board]")).to_contain_text("Ada's England")
    page.get_by_role("button", name="4", exact=True).click()
    seats = page.locator(".seat > select")
    for seat in range(1, 4):
        seats.nth(seat).select_option("open")
    page.locator("[data-arranged]").check()
    edition = page.locator("select[name=edition]")
    edition.select_option(label=next(text for text in edition.locator("option").all_inner_texts() if "2018" in text))
    page.locator("[data-start]").click()
    page.locator("main[data-table]").wait_for()
    table = page.url.rpartition("/")[2]
    for visitor, seat in zip(people[1:], (1, 2, 3), strict=True):
        visitor.post(f"/tables/{table}/sit", {"seat": seat})
    players = [visitor.play(table) for visitor in people]
    options = ada.get(f"/tables/{table}")["table"]["options"]
    assert options["edition"] == "2018"
    assert options["board"]["title"] == "Ada's England"
    for player in players:
        expect(player.page.locator(".board")).to_contain_text("Salford")
    chance = Chance(1)
    for _ in range(5):
        for player in players:
            if player.read()["decision"]:
                player.act(chance)


# -- a telephone


def test_a_telephone_can_mend_a_board(visit: Visit) -> None:
    visitor = visit(size=(360, 740), touch=True)
    page = edit(visitor, "/boards/rocket/ours")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.locator("[data-tool=town]").tap()
    page.locator("[data-map]").scroll_into_view_if_needed()
    page.touchscreen.tap(*spot(page, "hex:5,3"))
    page.locator("[data-field=name]").fill("Derby")
    good(page)
    assert {"name": "Derby", "hex": [5, 3]} in save(visitor)["board"]["towns"]
