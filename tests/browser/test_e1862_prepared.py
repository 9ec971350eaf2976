"""1862 through its page, from positions made for it: a merger, a forced purchase, bankruptcy, and every end."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import roundhouse
from roundhouse.game import AnyGame
from roundhouse.games.e1862.map.atlas import CITY, EDGES, HOME, KIND, NEIGHBOUR, NONE, SIZE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.operating.train_types import LOCAL
from roundhouse.games.e1862.state import LNER_FAR, State
from tests.support.browser import Player, Visitor
from tests.support.mania_saves import prepared, sample, written

pytestmark = pytest.mark.long
#: Milliseconds: a game is played through where it is imported, by a process that stands back behind all others.
PATIENCE = 120_000
#: Games of another site as it exports them.
EXPORTS = sorted((Path(__file__).parents[1] / "golden" / "1862").glob("*.json.gz"))


def seated(visitor: Visitor, game: AnyGame) -> Player:
    """Somebody who brings a game, and plays all its seats."""
    visitor.call("Ada")
    visitor.context.set_default_timeout(PATIENCE)
    table = visitor.post("/imports", {"document": written(game)})["id"]
    player = visitor.play(table)
    assert player.my_turn()
    return player


def say(player: Player, *picks: str) -> None:
    """Pick these one after the other, on the map or in the card, and confirm."""
    for pick in picks:
        player.page.locator(f'[data-pick="{pick}"]').first.wait_for()
        player.pick(pick)
    player.page.locator("[data-confirm]").first.wait_for()
    player.confirm()


def asked(player: Player, decision: str) -> None:
    player.until(lambda found: found["decision"] == decision, decision)


def as_it_is(state: State) -> None:
    """Begin with the position itself: what led there need not be played through again."""


# -- what several agree on


def test_a_merger_is_agreed_on_and_everybody_decides_about_their_option(visitor: Visitor) -> None:
    """The EUR acquires the WStI: its director agrees, and whoever holds an odd share decides, one after the other."""
    player = seated(visitor, sample("shorter", 268))
    asked(player, "acquisition")
    say(player, "company:WStI", "survivor:EUR")
    asked(player, "consent_acquisition")
    expect(visitor.page.locator(".passing")).to_contain_text("WStI")
    expect(visitor.page.locator(".layer-flags")).to_contain_text("becomes EUR")
    say(player, "yes")
    for _ in range(3):
        asked(player, "option")
        say(player, "redeem")
    player.until(lambda found: found["decision"] not in ("", "option"), "the next turn")
    expect(visitor.page.locator("[data-company=WStI]")).to_have_count(0)


def brought(visitor: Visitor, game: AnyGame, folder: Path) -> Player:
    """Somebody who drops the file of a game into the lobby, and is asked who plays on."""
    file = folder / "game.json"
    file.write_text(json.dumps(written(game)))
    visitor.call("Ada")
    visitor.context.set_default_timeout(PATIENCE)
    visitor.go("/").locator("input[type=file]").set_input_files(file)
    visitor.page.wait_for_url("**/tables/*")
    visitor.page.locator("[data-go-on]").wait_for()
    return Player(visitor.page)


def joined(visitor: Visitor, host: Visitor, seat: int) -> Player:
    """Somebody who follows the link to a seat that its host has copied."""
    link = host.copied(f"dialog [data-invite='{seat}']")
    visitor.call("Bruno")
    visitor.go(link).locator("[data-join]").click()
    visitor.page.wait_for_url("**/tables/*")
    return Player(visitor.page)


def test_two_people_at_two_screens_agree_on_a_merger_and_decide_about_their_options(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    """Ada has brought the game and plays two seats of three; Bruno takes the third, that of the WStI's director."""
    first, second = visit(), visit(language="it")
    ada = brought(first, sample("shorter", 268), tmp_path)
    bruno = joined(second, first, 0)
    first.page.locator("[data-go-on]").click()
    asked(ada, "acquisition")
    say(ada, "company:WStI", "survivor:EUR")
    asked(bruno, "consent_acquisition")
    assert ada.read()["decision"] == ""
    expect(first.page.locator(".passing")).to_contain_text("WStI")
    expect(second.page.locator(".passing")).to_contain_text("WStI")
    expect(second.page.locator(".layer-flags")).to_contain_text("EUR")
    say(bruno, "yes")
    for _ in range(2):
        asked(ada, "option")
        assert bruno.read()["decision"] == ""
        say(ada, "redeem")
    asked(bruno, "option")
    assert ada.read()["decision"] == ""
    say(bruno, "redeem")
    ada.until(lambda found: found["decision"] not in ("", "option"), "the next turn")
    for page in (first.page, second.page):
        expect(page.locator("[data-company=WStI]")).to_have_count(0)


def test_options_are_decided_otherwise_on_trial_before_anybody_agrees(visitor: Visitor) -> None:
    """What everybody would be worth, and who would direct the company; nothing of it is done."""
    player = seated(visitor, sample("shorter", 268))
    page = visitor.page
    asked(player, "acquisition")
    for pick in ("company:WStI", "survivor:EUR"):
        page.locator(f'[data-pick="{pick}"]').first.wait_for()
        player.pick(pick)
    sheet, worth = page.locator("[data-panel=merging]"), page.locator("[data-panel=merging-worth]")
    takes = sheet.get_by_role("button", name="take £105")
    expect(takes).to_have_count(3)
    expect(page.locator("[data-panel=merged]")).to_contain_text("if Bruno takes £105")
    paid = worth.inner_text()
    takes.first.click()
    expect(takes.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-panel=merged]")).to_contain_text("if Bruno pays £105")
    assert worth.inner_text() != paid
    before = player.seq
    say(player)
    asked(player, "consent_acquisition")
    assert player.seq == before + 1
    # Whoever is asked begins with everybody paying, and may suppose the same.
    expect(takes.first).to_have_attribute("aria-pressed", "false")
    takes.first.click()
    expect(takes.first).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("button", name="pay £105").first.click()
    expect(takes.first).to_have_attribute("aria-pressed", "false")
    assert worth.inner_text() == paid
    assert player.seq == before + 1


def nowhere_to_run(state: State) -> None:
    """Around the home of the company only a small station is left: nothing for its locals. Cities in which several
    have a marker keep their tiles: they lie elsewhere."""
    company = state.operating
    home = HOME[company]
    near = {NEIGHBOUR[EDGES * home + edge] for edge in range(EDGES)}
    for hex in range(SIZE):
        tile = state.board.tile[hex]
        shared = state.board.markers[PLACES_PER_HEX * hex + 1] != NONE
        if tile != NONE and hex != home and not shared and (hex not in near or KIND[hex] == CITY):
            state.supply[tile] += 1
            state.board.tile[hex] = NONE
    state.permits[company] |= 1 << LOCAL
    for train, owner in enumerate(state.train_owner):
        if owner == company:
            state.train_type[train] = LOCAL


def test_a_company_that_can_run_nowhere_is_not_asked_about_it(visitor: Visitor) -> None:
    """One click declines everything up to its runs, which nobody has to decline; an acquisition is asked about next."""
    player = seated(visitor, prepared(sample("shorter", 116), nowhere_to_run))
    page = visitor.page
    asked(player, "merger")
    page.locator("[data-skip]").click()
    asked(player, "acquisition")
    page.locator("[data-book=log]").click()
    expect(page.locator(".log")).to_contain_text("runs no train.")


# -- when money is short


def test_a_forced_purchase_is_paid_for_by_refinancing(visitor: Visitor) -> None:
    player = seated(visitor, prepared(sample("full", 968), as_it_is))
    asked(player, "raise_money")
    say(player, "raise:refinance")
    asked(player, "option")
    say(player, "redeem")
    asked(player, "trains")


def test_a_company_without_a_train_goes_bankrupt(visitor: Visitor) -> None:
    """Nobody can pay for the train that it must have."""
    player = seated(visitor, prepared(sample("full", 934), as_it_is))
    company = visitor.page.locator("[data-top-line] svg").first.get_attribute("aria-label") or ""
    before = player.seq
    visitor.page.locator("[data-pass]").click()
    player.moved(before)
    visitor.page.locator("[data-book=log]").click()
    expect(visitor.page.locator(".log")).to_contain_text(f"The {company} is bankrupt.")


# -- every end


def top_is_reached(state: State) -> None:
    state.lner = LNER_FAR
    state.top = 1


def bank_is_broken(state: State) -> None:
    state.lner = LNER_FAR
    state.broken = 1


def last_round(change: Callable[[State], None]) -> AnyGame:
    return prepared(sample("shorter", 334), change)


ENDS: dict[str, Callable[[], AnyGame]] = {
    "a price reached the top of the market": lambda: last_round(top_is_reached),
    "the bank ran out of money": lambda: last_round(bank_is_broken),
    "the final operating rounds after the LNER are over": lambda: last_round(as_it_is),
    "nobody can or will start a company any more": lambda: roundhouse.new("1862", 2),
}


@pytest.mark.parametrize("end", ENDS)
def test_every_end_is_said(visitor: Visitor, end: str) -> None:
    player = seated(visitor, ENDS[end]())
    page = visitor.page
    while not player.over:
        before = player.seq
        if page.locator("[data-pass]").count():
            page.keyboard.press("p")
        else:
            player.pick("dividend:pay")
            page.keyboard.press("Enter")
        player.moved(before)
        player.my_turn()
    page.locator("[data-podium]").wait_for()
    expect(page.locator("[data-result]")).to_contain_text(end, ignore_case=True)


# -- games of another site


def test_a_game_of_another_site_is_opened_by_its_file_and_goes_on(visitor: Visitor, tmp_path: Path) -> None:
    export = json.loads(gzip.decompress(EXPORTS[0].read_bytes()))
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**export, "actions": export["actions"][:150]}))
    visitor.call("Ada")
    visitor.context.set_default_timeout(PATIENCE)
    page = visitor.go("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/tables/*")
    # First it is asked who plays on.
    page.locator("[data-go-on]").click()
    player = Player(page)
    assert player.my_turn()
    before = player.seq
    if page.locator("[data-pass]").count():
        page.keyboard.press("p")
        player.moved(before)
    assert page.locator("[data-company]").count() > 0
    assert visitor.errors == []
