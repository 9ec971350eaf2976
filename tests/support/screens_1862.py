"""Every screen of a table of 1862, each with the way to it."""

from __future__ import annotations

from tests.support.browser import Visitor
from tests.support.mania_saves import sample, written
from tests.support.positions import ADA, MANIA, at, first
from tests.support.screen_list import screen


@screen
def e1862_stock_round(visitor: Visitor) -> None:
    at(visitor, "act-buy-share", MANIA)


@screen
def e1862_track(visitor: Visitor) -> None:
    at(visitor, "act-lay-tile", MANIA)


@screen
def e1862_run(visitor: Visitor) -> None:
    at(visitor, "act-run-trains", MANIA)


@screen
def e1862_auction(visitor: Visitor) -> None:
    """A bid for a charter: who is in, who is out, and what it brings."""
    at(visitor, "act-raise-bid", MANIA, 12)


@screen
def e1862_palette(visitor: Visitor) -> None:
    """A hex is chosen: the tiles that fit lie beside it, one of them as it would lie."""
    player = at(visitor, "act-lay-tile", MANIA, 300)
    player.pick(first(player, "hex:"))
    visitor.page.locator("[data-lay]").wait_for()
    visitor.page.locator(".preview").wait_for()


@screen
def e1862_late_run(visitor: Visitor) -> None:
    """Several trains, drawn where they run."""
    at(visitor, "act-run-trains", MANIA, 600)
    visitor.page.locator(".layer-runs [data-foreseen]").first.wait_for(state="attached")


@screen
def e1862_own_run(visitor: Visitor) -> None:
    """The run that was found, taken up to be changed."""
    e1862_late_run(visitor)
    visitor.page.locator("[data-edit-run]").click()
    visitor.page.locator('[data-pick^="drop:"]').first.wait_for()


@screen
def e1862_merger(visitor: Visitor) -> None:
    """An acquisition before anybody has consented: whoever proposes it sees what it would lead to."""
    visitor.call(ADA)
    table = visitor.post("/tables/sample-1862-shorter/branch", {"at": 268, "seat": None})["id"]
    player = visitor.play(table)
    assert player.my_turn()
    for wanted in ("company:WStI", "survivor:EUR"):
        visitor.page.locator(f'[data-pick="{wanted}"]').first.wait_for()
        player.pick(wanted)
    visitor.page.locator(".preview .panel").first.wait_for()


@screen
def e1862_consent(visitor: Visitor) -> None:
    """The same for whoever is asked: one person plays all seats of the game."""
    visitor.call(ADA)
    # A game is played through where it is imported, by a process that stands back behind all others.
    visitor.context.set_default_timeout(120_000)
    player = visitor.play(visitor.post("/imports", {"document": written(sample("shorter", 268))})["id"])
    for wanted in ("company:WStI", "survivor:EUR"):
        visitor.page.locator(f'[data-pick="{wanted}"]').first.wait_for(timeout=60_000)
        player.pick(wanted)
    visitor.page.locator("[data-confirm]").wait_for()
    player.confirm()
    player.until(lambda found: found["decision"] == "consent_acquisition", "the director who is asked")
    visitor.page.locator('[data-panel^="merg"]').first.wait_for()


@screen
def e1862_companies(visitor: Visitor) -> None:
    book(visitor, "companies")


@screen
def e1862_sheet(visitor: Visitor) -> None:
    book(visitor, "sheet")


@screen
def e1862_trains(visitor: Visitor) -> None:
    book(visitor, "trains")


@screen
def e1862_log(visitor: Visitor) -> None:
    book(visitor, "log")


@screen
def e1862_market(visitor: Visitor) -> None:
    """Below everything; on a telephone by itself."""
    book(visitor, "market")


def book(visitor: Visitor, which: str) -> None:
    """One of the books of 1862, late in a game: beside the map, or under its tab where the screen is narrow."""
    at(visitor, "act-run-trains", MANIA, 600)
    page = visitor.page
    if page.locator("nav.bottom").count():
        page.locator(f'[data-tab="{"holdings" if which == "sheet" else which}"]').click()
    elif which == "log":
        # On a very wide screen it is always there.
        if page.locator("[data-book=log]").count():
            page.locator("[data-book=log]").click()
    elif which != "market":
        page.locator(f"[data-book={which}]").click()
    page.wait_for_load_state("networkidle")


@screen
def e1862_text_board(visitor: Visitor) -> None:
    at(visitor, "act-lay-tile", MANIA)
    visitor.page.keyboard.press("t")
    visitor.page.locator("[data-text-board]").wait_for()


@screen
def e1862_past(visitor: Visitor) -> None:
    visitor.go(f"/tables/{MANIA}?board")
    visitor.page.locator(".board .sprite").first.wait_for(state="attached")
    visitor.page.wait_for_load_state("networkidle")


@screen
def e1862_end(visitor: Visitor) -> None:
    visitor.go(f"/tables/{MANIA}").locator("[data-podium]").wait_for()
    visitor.page.locator(".chart").wait_for()
