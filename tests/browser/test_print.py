"""On paper: a board with its tables and a result are printed, without what is pressed, in light colours."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.support.browser import Visitor

Visit = Callable[..., Visitor]


def test_a_board_is_printed_with_its_tables(visit: Visit) -> None:
    ada = visit(theme="dark")
    ada.call("Ada")
    page = ada.go(f"/tables/{ada.open_table(seats=[{'who': 'me'}, {'who': 'me'}])}")
    expect(page.locator(".prompt")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".boardbox svg.board")).to_be_visible()
    expect(page.locator(".col.right .panel").first).to_be_visible()
    for gone in ("header.top", ".prompt", ".zoom"):
        expect(page.locator(gone).first).to_be_hidden()
    # All of it: nothing is cut off that would have to be scrolled to.
    assert page.evaluate("getComputedStyle(document.querySelector('.col.right')).overflowY") == "visible"
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.theme ?? ''") == ""


def test_a_result_is_printed(visit: Visit) -> None:
    ada = visit(language="it")
    page = ada.go("/tables/sample-rocket-1999")
    expect(page.locator("[data-result]")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("[data-result] h1")).to_be_visible()
    expect(page.locator("[data-result] .btn").first).to_be_hidden()
    expect(page.locator("header.top")).to_be_hidden()
