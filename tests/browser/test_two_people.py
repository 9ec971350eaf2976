"""Two people, each with a browser of their own, in one live game."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from roundhouse.engine.chance import Chance
from tests.support.browser import House, Player, Visitor
from tests.support.cable import cable

Visit = Callable[..., Visitor]


def invited(ada: Visitor, bruno: Visitor) -> tuple[Player, Player]:
    """Ada opens a table, and Bruno comes by her link."""
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.call("Ada")
    table = ada.open_table(seats=[{"who": "me"}, {"who": "open"}], options={"edition": "2018"}, spectators=False)
    first = ada.play(table)
    ada.page.get_by_role("button", name="Invite").click()
    expect(ada.page.get_by_text("Link copied")).to_be_visible()
    link = ada.page.evaluate("() => navigator.clipboard.readText()")
    assert link.startswith(f"{ada.url}/join#")
    bruno.go(link.replace(ada.url, bruno.url))
    bruno.page.locator("[data-join]").click()
    bruno.page.locator("[data-name]").fill("Bruno")
    bruno.page.locator("[data-name-ok]").click()
    return first, Player(bruno.page)


def one_acts(players: tuple[Player, Player], chance: Chance) -> None:
    """Whoever must decide acts; the other sees it."""
    acting, watching = players if players[0].read()["decision"] else players[::-1]
    acting.act(chance)
    watching.until(lambda found: int(found["seq"]) >= acting.seq, "the action of the other")


def lines(player: Player) -> list[str]:
    return player.page.locator(".log li:not(.head)").all_inner_texts()


def assert_one_log(players: tuple[Player, Player]) -> None:
    """Both read the same, except that of what one of them did, that one is told "you", and the other is not."""
    pairs = list(zip(*map(lines, players), strict=True))
    for mine, theirs in pairs:
        assert mine == theirs or re.search(r"\byou\b", mine + theirs, re.IGNORECASE), (mine, theirs)
    assert any(("You" in mine) != ("You" in theirs) for mine, theirs in pairs), pairs


def test_a_live_game_by_invitation(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    players = invited(ada, bruno)
    for visitor in (ada, bruno):
        expect(visitor.page.locator(".players .dot.on")).to_have_count(2)
    chance = Chance(1)
    for _ in range(6):
        one_acts(players, chance)
    assert_one_log(players)
    assert len(lines(players[0])) >= 6


def test_who_looks_on_sits_down_and_the_page_stays(visit: Visit) -> None:
    ada, eve = visit(), visit()
    ada.call("Ada")
    table = ada.open_table(seats=[{"who": "me"}, {"who": "open"}], options={"edition": "2018"}, spectators=True)
    first, second = ada.play(table), eve.play(table)
    eve.page.evaluate("() => { window.stays = true; }")
    eve.page.get_by_role("button", name="Sit here").click()
    eve.page.locator("[data-name]").fill("Eve")
    eve.page.locator("[data-name-ok]").click()
    expect(eve.page.locator(".players")).to_contain_text("Eve")
    expect(eve.page.locator(".players .dot.on")).to_have_count(2)
    expect(ada.page.locator(".players .dot.on")).to_have_count(2)
    chance = Chance(1)
    for _ in range(4):
        one_acts((first, second), chance)
    assert_one_log((first, second))
    assert eve.page.evaluate("() => window.stays")


def test_what_is_said_is_heard(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    invited(ada, bruno)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_placeholder("Say something").fill("All aboard?")
    ada.page.get_by_role("button", name="Send").click()
    expect(ada.page.locator(".chat")).to_contain_text("All aboard?")
    expect(bruno.page.get_by_role("tab", name="Chat").locator(".unread")).to_have_text("1")
    bruno.page.get_by_role("tab", name="Chat").click()
    expect(bruno.page.locator(".chat")).to_contain_text("All aboard?")
    expect(bruno.page.locator(".chat")).to_contain_text("Ada")
    expect(bruno.page.locator(".unread")).to_have_count(0)


def test_who_loses_the_line_comes_back_and_has_missed_nothing(visit: Visit, server: House) -> None:
    with cable(server.url) as line:
        ada, bruno = visit(), visit()
        bruno.url = line.url
        players = invited(ada, bruno)
        chance = Chance(2)
        one_acts(players, chance)
        while not players[0].read()["decision"]:
            one_acts(players, chance)
        line.cut()
        expect(bruno.page.locator("[data-offline]")).to_be_visible()
        expect(ada.page.locator(".players .dot.on")).to_have_count(1, timeout=10_000)
        missed = 0
        while players[0].read()["decision"]:
            players[0].act(chance)
            missed += 1
        ada.post(f"/tables/{ada.page.url.rpartition('/')[2]}/chat", {"text": "Where are you?"})
        assert missed
        assert len(lines(players[1])) < len(lines(players[0]))
        line.mend()
        expect(bruno.page.locator("[data-recovered]")).to_be_visible(timeout=20_000)
        players[1].until(lambda found: int(found["seq"]) >= players[0].seq, "what was missed")
        assert_one_log(players)
        bruno.page.get_by_role("tab", name="Chat").click()
        expect(bruno.page.locator(".chat")).to_contain_text("Where are you?")
        expect(ada.page.locator(".players .dot.on")).to_have_count(2)
        players[1].my_turn()
        one_acts(players, chance)


def test_an_action_without_a_line_is_done_once_when_it_is_back(visit: Visit, server: House) -> None:
    with cable(server.url) as line:
        ada = visit()
        ada.url = line.url
        ada.call("Ada")
        player = ada.play(ada.open_table(seats=[{"who": "me"}, {"who": "me"}], practice=True))
        player.my_turn()
        player.choose(Chance(3))
        before = player.seq
        line.cut()
        expect(ada.page.locator("[data-offline]")).to_be_visible()
        ada.page.locator("[data-confirm]").click()
        ada.page.wait_for_timeout(300)
        line.mend()
        player.moved(before)
        ada.page.reload()
        player = Player(ada.page)
        assert player.seq == before + 1


def test_the_host_lets_others_look_on(visit: Visit) -> None:
    ada, eve = visit(), visit()
    ada.call("Ada")
    table = ada.open_table(seats=[{"who": "me"}, {"who": "bot"}], spectators=False)
    eve.go(f"/tables/{table}")
    expect(eve.page.get_by_text("There is no such table")).to_be_visible()
    ada.play(table)
    ada.page.locator("[data-menu]").click()
    ada.page.get_by_role("button", name="Let anyone watch").click()
    expect(ada.page.get_by_role("button", name="Let nobody else watch")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Link for spectators")).to_be_visible()
    eve.page.reload()
    expect(eve.page.locator(".players")).to_be_visible()
