"""1862 through its page, from positions made for it: mergers of two people, forced purchases, bankruptcy, every end."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import roundhouse
from roundhouse.game import AnyGame
from roundhouse.games.e1862.state import LNER_FAR, State
from tests.support.browser import Player, Visitor
from tests.support.mania_saves import prepared, sample, written

Visit = Callable[..., Visitor]
#: Games of another site as it exports them.
EXPORTS = sorted((Path(__file__).parents[1] / "golden" / "1862").glob("*.json.gz"))


def seated(visitor: Visitor, game: AnyGame) -> tuple[Player, str]:
    """Somebody who brings a game, and plays all its seats."""
    visitor.call("Ada")
    table = visitor.post("/imports", {"document": written(game)})["id"]
    player = visitor.play(table)
    assert player.my_turn()
    return player, table


def say(player: Player, *picks: str) -> None:
    """Pick these one after the other, on the map or in the card, and confirm."""
    for pick in picks:
        player.page.locator(f'[data-pick="{pick}"]').first.wait_for()
        player.pick(pick)
    player.page.locator("[data-confirm]").first.wait_for()
    player.confirm()


def asked(player: Player, decision: str) -> None:
    player.until(lambda found: found["decision"] == decision, decision)


# -- what two people agree on


def handed_over(ada: Visitor, bruno: Visitor, table: str, seat: int) -> Player:
    """Ada gets up from one of her seats, and Bruno comes by her link."""
    secret = ada.post(f"/tables/{table}/invitations", {"seat": seat})["secret"]
    ada.post(f"/tables/{table}/leave", {"seat": seat})
    bruno.call("Bruno")
    bruno.post("/invitations", {"secret": secret})
    return bruno.play(table)


def test_a_merger_is_agreed_on_by_two_people_each_with_an_option(visit: Visit) -> None:
    """The EUR acquires the WStI: its director agrees, and everybody who holds an odd share decides about the option."""
    ada, bruno = visit(), visit(language="it")
    first, table = seated(ada, sample("shorter", 268))
    second = handed_over(ada, bruno, table, 0)
    asked(first, "acquisition")
    say(first, "company:WStI", "survivor:EUR")
    asked(second, "consent_acquisition")
    sheet = bruno.page.locator(".passing")
    expect(sheet).to_contain_text("WStI")
    assert ada.page.locator(".passing tbody tr").count() == bruno.page.locator(".passing tbody tr").count()
    say(second, "yes")
    options = 0
    while (deciding := first if first.read()["decision"] == "option" else second).read()["decision"] == "option":
        say(deciding, "redeem")
        options += 1
        for player in (first, second):
            player.until(lambda found, least=deciding.seq: int(found["seq"]) >= least, "the option")
        first.page.wait_for_load_state("networkidle")
    assert options >= 2
    expect(ada.page.locator("[data-company=WStI]")).to_have_count(0)
    assert ada.errors == bruno.errors == []


# -- when money is short


def test_a_forced_purchase_is_paid_for_by_refinancing(visitor: Visitor) -> None:
    player, _ = seated(visitor, sample("full", 968))
    asked(player, "raise_money")
    say(player, "raise:refinance")
    asked(player, "option")
    say(player, "redeem")
    asked(player, "trains")


def test_a_company_without_a_train_goes_bankrupt(visitor: Visitor) -> None:
    """Nobody can pay for the train that it must have."""
    player, _ = seated(visitor, sample("full", 934))
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


def lner_has_formed(state: State) -> None:
    """The sample ends so."""


def last_round(change: Callable[[State], None]) -> AnyGame:
    return prepared(sample("shorter", 334), change)


ENDS: dict[str, Callable[[], AnyGame]] = {
    "a price reached the top of the market": lambda: last_round(top_is_reached),
    "the bank ran out of money": lambda: last_round(bank_is_broken),
    "the final operating rounds after the LNER are over": lambda: last_round(lner_has_formed),
    "nobody can or will start a company any more": lambda: roundhouse.new("1862", 2),
}


@pytest.mark.parametrize("end", ENDS)
def test_every_end_is_said(visitor: Visitor, end: str) -> None:
    player, _ = seated(visitor, ENDS[end]())
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
    expect(page.locator("[data-result]")).to_contain_text(end)


# -- games of another site


def test_a_game_of_another_site_is_opened_by_its_file_and_goes_on(visitor: Visitor, tmp_path: Path) -> None:
    export = json.loads(gzip.decompress(EXPORTS[0].read_bytes()))
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**export, "actions": export["actions"][:150]}))
    visitor.call("Ada")
    page = visitor.go("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/tables/*")
    player = Player(page)
    assert player.my_turn()
    before = player.seq
    if page.locator("[data-pass]").count():
        page.keyboard.press("p")
        player.moved(before)
    assert page.locator("[data-company]").count() > 0
    assert visitor.errors == []
