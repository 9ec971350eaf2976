"""The page of board files: load one, have it checked and drawn, save it, and play on it."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.support.browser import Player, Visitor


def test_the_usual_board_is_drawn_saved_and_played_on(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.go("/boards/rocket")
    expect(page.locator(".notice")).to_contain_text("reconstruction")
    page.get_by_role("button", name="Start from our board").click()
    expect(page.locator(".both img")).to_have_js_property("complete", True)
    assert page.locator(".both img").evaluate("(img) => img.naturalWidth") > 0
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save").click()
    file = tmp_path / "board.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text("utf-8")) == visitor.get("/games/rocket/board")
    page.locator(".tools .primary").click()
    assert Player(page).my_turn()


def test_a_loaded_board_is_checked(visitor: Visitor, tmp_path: Path) -> None:
    board = visitor.get("/games/rocket/board")
    good, bad, none = (tmp_path / f"{name}.json" for name in ("good", "bad", "none"))
    good.write_text(json.dumps(board), "utf-8")
    bad.write_text(json.dumps({**board, "hexes": []}), "utf-8")
    none.write_text("Bradshaw", "utf-8")
    page = visitor.go("/boards/rocket")
    loading = page.locator('.tools input[type="file"]')
    loading.set_input_files(bad)
    expect(page.locator(".problem")).to_be_visible()
    expect(page.locator(".both img")).to_have_count(0)
    loading.set_input_files(none)
    expect(page.locator(".problem")).to_contain_text("none.json")
    loading.set_input_files(good)
    expect(page.locator(".both img")).to_be_visible()
    expect(page.locator(".problem")).to_have_count(0)
    # Written over by hand: what stands there is what is checked.
    page.locator("textarea").fill("{}")
    page.get_by_role("button", name="Check and draw").click()
    expect(page.locator(".problem")).to_be_visible()
