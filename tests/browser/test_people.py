"""People at a table, each in a browser of their own: invited, ready, asked, and at its end; what is kept about them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from roundhouse.engine.chance import Chance
from tests.support.browser import SLOW, Player, Visitor

Visit = Callable[..., Visitor]


def axe(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    found = Axe().run(page).response["violations"]
    bad = [each for each in found if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {node['html'][:200]}" for each in bad for node in each["nodes"][:3]]


def together(ada: Visitor, bruno: Visitor, **wishes: Any) -> str:
    """A table of Ada's at which Bruno sits, too."""
    ada.call("Ada")
    bruno.call("Bruno")
    table = ada.open_table(
        seats=[{"who": "me"}, {"who": "open"}], options={"edition": "2018"}, **{"ready": False, **wishes}
    )
    bruno.post(f"/tables/{table}/sit", {"seat": 1})
    return table


def one_acts(*players: Player) -> None:
    """Whoever must decide first acts: from then on the game counts."""
    end = time.monotonic() + SLOW
    while not any(player.read()["decision"] for player in players):
        assert time.monotonic() < end, "nobody is asked"
        time.sleep(0.1)
    next(player for player in players if player.read()["decision"]).act(Chance(1))


def menu(visitor: Visitor, button: str) -> None:
    """A button of the menu, pressed twice: the first time asks."""
    visitor.page.locator("[data-menu]").click()
    for _ in range(2):
        visitor.page.locator(button).click()


def test_an_invitation_says_what_it_is_and_join_joins(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    ada.call("Ada")
    table = ada.open_table(
        seats=[{"who": "me"}, {"who": "open"}],
        options={"edition": "2018", "totals_visible": False},
        clock={"kind": "live", "time": 1800, "increment": 20},
        spectators=False,
        seating="drawn",
        ready=True,
    )
    secret = ada.post(f"/tables/{table}/invitations", {"seat": 1})["secret"]
    bruno.go(f"/join#{secret}")
    bruno.page.locator("[data-join]").wait_for()
    said = bruno.page.locator("main")
    for text in ("Ada", "Stephenson", "2018", "30 min", "drawn when the game begins"):
        expect(said).to_contain_text(text)
    assert not axe(bruno.page)
    bruno.page.locator("[data-join]").click()
    bruno.page.locator("[data-name]").fill("Bruno")
    bruno.page.locator("[data-name-ok]").click()
    expect(bruno.page.locator("[data-ready]")).to_be_visible()
    expect(bruno.page.locator("[data-agreed]")).to_contain_text("2018")
    ada.go(f"/tables/{table}")
    ada.page.locator("[data-ready]").click()
    expect(ada.page.locator("[data-gathered]")).to_contain_text("Bruno")
    bruno.page.locator("[data-ready]").click()
    for visitor in (ada, bruno):
        expect(visitor.page.locator("[data-gathered]")).to_have_count(0)
        # Of oneself one knows it.
        expect(visitor.page.locator(".players .guest")).to_have_count(1)


def test_the_clock_starts_when_all_are_ready(visit: Visit) -> None:
    """Whoever sits there first loses no time while the other reads the rules."""
    ada, bruno = visit(), visit()
    table = together(ada, bruno, clock={"kind": "live", "time": 1800, "increment": 0}, ready=True)
    for visitor in (ada, bruno):
        visitor.go(f"/tables/{table}").locator("[data-ready]").wait_for()
    ada.page.locator("[data-ready]").click()
    expect(ada.page.locator("[data-ready]")).to_have_count(0)
    expect(bruno.page.locator("[data-ready]")).to_be_visible()
    ada.page.wait_for_timeout(2500)
    for visitor in (ada, bruno):
        expect(visitor.page.locator(".players .clock")).to_contain_text(["30:00", "30:00"])
        assert not visitor.page.locator("[data-pick]").count()
    bruno.page.locator("[data-ready]").click()
    first = ada.get(f"/tables/{table}")["table"]["decision"]["seat"]
    for visitor in (ada, bruno):
        clocks = visitor.page.locator(".players .clock")
        expect(clocks.nth(first)).to_contain_text(re.compile(r"29:5\d"))
        expect(clocks.nth(1 - first)).to_contain_text("30:00")


def test_a_draw_is_offered_refused_and_agreed_on(visit: Visit) -> None:
    ada, bruno = visit(), visit(language="it")
    table = together(ada, bruno)
    one_acts(ada.play(table), bruno.play(table))
    for answer in ("refuse", "agree"):
        menu(ada, "[data-offer=draw]")
        asked = bruno.page.locator("[data-proposal=draw]")
        expect(asked).to_contain_text("Ada")
        # Nobody agrees with themselves; whoever asks may think better of it.
        expect(ada.page.locator("[data-agree]")).to_have_count(0)
        expect(ada.page.locator("[data-proposal=draw] button")).to_have_text("Withdraw")
        assert not any("over" in Player(visitor.page).read() for visitor in (ada, bruno))
        asked.locator(f"[data-{answer}]").click()
        expect(ada.page.locator("[data-proposal]")).to_have_count(0)
    for visitor, title in ((ada, "A draw"), (bruno, "Patta")):
        expect(visitor.page.locator("[data-result] h1")).to_have_text(title)
    assert ada.get(f"/tables/{table}")["table"]["outcome"]["winners"] == [0, 1]


def test_who_resigns_has_lost_and_both_see_it(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    table = together(ada, bruno)
    one_acts(ada.play(table), bruno.play(table))
    ada.page.locator("[data-menu]").click()
    ada.page.get_by_role("button", name="Resign", exact=True).click()
    ada.page.get_by_role("button", name="Really resign? The game counts as lost.").click()
    # Everybody is told what concerns themselves as "you".
    for visitor, title, why in ((ada, "Bruno wins", "You resigned."), (bruno, "You win", "Ada resigns.")):
        expect(visitor.page.locator("[data-result] h1")).to_contain_text(title)
        expect(visitor.page.locator("[data-result]")).to_contain_text(why)
    assert not axe(bruno.page)


def test_a_game_is_called_off_before_the_first_move_and_nobody_has_lost(visit: Visit) -> None:
    ada, bruno = visit(), visit(language="it")
    table = together(ada, bruno)
    players = ada.play(table), bruno.play(table)
    menu(bruno, "[data-offer=abort]")
    for visitor, title in ((ada, "Nobody won"), (bruno, "Nessun vincitore")):
        expect(visitor.page.locator("[data-result] h1")).to_have_text(title)
        expect(visitor.page.locator("[data-result]")).to_contain_text("Bruno")
    assert all(player.over for player in players)


def test_after_the_first_move_a_game_is_not_called_off(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    table = together(ada, bruno)
    one_acts(ada.play(table), bruno.play(table))
    ada.page.locator("[data-menu]").click()
    ada.page.locator("[data-offer=draw]").wait_for()
    expect(ada.page.locator("[data-offer=abort]")).to_have_count(0)


def test_who_runs_out_of_time_has_lost(visit: Visit) -> None:
    """The least that a clock may have; whoever is asked lets it run down."""
    ada, bruno = visit(), visit()
    table = together(ada, bruno, clock={"kind": "live", "time": 10, "increment": 0})
    # Past the page, which may be slow: from the first action on the game counts.
    shown = ada.get(f"/tables/{table}")["table"]
    first = (ada, bruno)[shown["decision"]["seat"]]
    seen = first.get(f"/tables/{table}")["table"]
    first.post(f"/tables/{table}/act", {"seat": seen["seat"], "expected_seq": seen["seq"], "picks": seen["picks"][0]})
    late = ada.get(f"/tables/{table}")["table"]["decision"]["seat"]
    ada.play(table)
    bruno.play(table)
    for visitor, seat in ((ada, 0), (bruno, 1)):
        result = visitor.page.locator("[data-result]")
        name = ("Ada", "Bruno")[late]
        said = "You ran out of time." if seat == late else f"{name} has run out of time."
        expect(result).to_contain_text(said, timeout=40_000)
        expect(result.locator("h1")).to_contain_text("wins" if seat == late else "You win")


def test_who_leaves_has_lost(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    table = together(ada, bruno)
    one_acts(ada.play(table), bruno.play(table))
    bruno.page.locator("[data-menu]").click()
    bruno.page.get_by_role("button", name="Leave the table").click()
    bruno.page.get_by_role("button", name="The game counts as lost").click()
    expect(ada.page.locator("[data-result] h1")).to_contain_text("You win")
    expect(ada.page.locator("[data-result]")).to_contain_text("Bruno has left the game")


@pytest.mark.parametrize(
    ("leaving", "people", "said"),
    [
        ("bot", 2, "A bot plays on for you"),
        ("end", 2, "The game counts as lost"),
        ("bot", 1, "The game counts as lost"),
    ],
)
def test_leaving_says_what_becomes_of_the_game(visit: Visit, leaving: str, people: int, said: str) -> None:
    """A bot plays on while there are people to play with, unless something else was agreed on."""
    ada, bruno = visit(), visit()
    ada.call("Ada")
    bruno.call("Bruno")
    bot = {"who": "bot", "bot": "random"}
    table = ada.open_table(seats=[{"who": "me"}, {"who": "open"} if people == 2 else bot, bot], leaving=leaving)
    if people == 2:
        bruno.post(f"/tables/{table}/sit", {"seat": 1})
    one_acts(ada.play(table), *([bruno.play(table)] if people == 2 else []))
    ada.page.locator("[data-menu]").click()
    ada.page.get_by_role("button", name="Leave the table").click()
    ada.page.get_by_role("button", name=said).click()
    ada.page.wait_for_url("**/")
    assert ada.get(f"/tables/{table}")["table"]["over"] == ("lost" in said)


def test_three_play_on_with_a_bot_or_end_the_game_as_it_stands(visit: Visit) -> None:
    """Bruno gives up: a bot plays on for him. Ada would rather end it there, and Clara agrees; the bot is not asked."""
    ada, bruno, clara = visit(), visit(), visit(language="it")
    for visitor, name in ((ada, "Ada"), (bruno, "Bruno"), (clara, "Clara")):
        visitor.call(name)
    table = ada.open_table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}])
    bruno.post(f"/tables/{table}/sit", {"seat": 1})
    clara.post(f"/tables/{table}/sit", {"seat": 2})
    one_acts(*(visitor.play(table) for visitor in (ada, bruno, clara)))
    menu(bruno, "button:has-text('esign')")
    expect(ada.page.locator(".players li").nth(1)).to_contain_text("resigned")
    menu(ada, "[data-offer=end]")
    clara.page.locator("[data-agree]").click()
    for visitor in (ada, clara):
        expect(visitor.page.locator("[data-podium]")).to_be_visible()
    expect(ada.page.locator("[data-result]")).to_contain_text("Everybody agreed to end the game as it stood")


def test_who_sits_where_is_drawn_unless_the_host_arranges_it(visit: Visit) -> None:
    """Of eight tables all have kept the host in the first seat with a chance of one in 256."""
    ada, bruno = visit(), visit()
    ada.call("Ada")
    bruno.call("Bruno")
    first: dict[str, set[str]] = {"drawn": set(), "arranged": set()}
    for seating, found in first.items():
        for _ in range(8):
            table = ada.open_table(seats=[{"who": "me"}, {"who": "open"}], seating=seating)
            bruno.post(f"/tables/{table}/sit", {"seat": 1})
            found.add(ada.get(f"/tables/{table}")["table"]["seats"][0]["name"])
    assert first == {"drawn": {"Ada", "Bruno"}, "arranged": {"Ada"}}
    ada.play(table)
    expect(ada.page.locator(".players li").first).to_contain_text("Ada")


def test_a_running_game_is_closed_only_together(visit: Visit) -> None:
    ada, bruno = visit(), visit(language="it")
    table = together(ada, bruno)
    one_acts(ada.play(table), bruno.play(table))
    menu(ada, "[data-close]")
    expect(bruno.page.locator("[data-proposal=close]")).to_contain_text("Ada propone di chiudere")
    assert not axe(bruno.page)
    bruno.page.locator("[data-refuse]").click()
    expect(ada.page.locator("[data-proposal]")).to_have_count(0)
    menu(bruno, "[data-offer=draw]")
    ada.page.locator("[data-agree]").click()
    for visitor, title in ((ada, "A draw"), (bruno, "Patta")):
        expect(visitor.page.locator("[data-result] h1")).to_have_text(title)


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_a_visitor_takes_a_place_that_became_free(visit: Visit, size: tuple[int, int]) -> None:
    ada, bruno, eve = visit(), visit(), visit(size=size)
    ada.call("Ada")
    bruno.call("Bruno")
    table = ada.open_table(seats=[{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}])
    bruno.post(f"/tables/{table}/sit", {"seat": 1})
    one_acts(ada.play(table), bruno.play(table))
    bruno.post(f"/tables/{table}/resign", {"seat": 1})
    eve.go(f"/tables/{table}")
    eve.page.get_by_role("button", name="Sit here").click()
    eve.page.locator("[data-name]").fill("Eve")
    eve.page.locator("[data-name-ok]").click()
    expect(eve.page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(ada.page.locator(".players")).to_contain_text("Eve")


def test_a_host_who_waits_for_others_is_asked_for_a_name(visitor: Visitor) -> None:
    visitor.go("/new/rocket")
    visitor.page.locator("select[aria-label='Seat 2']").select_option("open")
    visitor.page.locator("[data-start]").click()
    visitor.page.locator("[data-name]").fill("Ada")
    visitor.page.locator("[data-name-ok]").click()
    expect(visitor.page.locator(".players")).to_contain_text("Ada")


def test_practice_stands_apart(visitor: Visitor) -> None:
    visitor.call("Ada")
    visitor.open_table(seats=[{"who": "me"}, {"who": "bot"}], practice=True, title="Trying out")
    visitor.open_table(seats=[{"who": "me"}, {"who": "bot"}], title="For real")
    visitor.go("/mine")
    expect(visitor.page.locator("[data-practice]")).to_contain_text("Trying out")
    expect(visitor.page.locator("[data-practice]")).not_to_contain_text("For real")


def test_everything_is_taken_along_and_forgotten(visitor: Visitor) -> None:
    visitor.call("Ada")
    visitor.go("/account")
    with visitor.page.expect_download() as taken:
        visitor.page.locator("[data-my-data]").click()
    assert taken.value.suggested_filename == "roundhouse-me.json"
    assert not axe(visitor.page)
    for _ in range(2):
        visitor.page.locator("[data-forget] button").click()
    expect(visitor.page.locator("[data-forget]")).to_have_count(0)
    assert visitor.get("/me")["user"] is None


def test_a_game_that_both_leave_alone_goes_on(visit: Visit) -> None:
    """Nobody is asked anything who does not ask."""
    ada, bruno = visit(), visit()
    table = together(ada, bruno)
    one_acts(ada.play(table), bruno.play(table))
    expect(bruno.page.locator("[data-proposal]")).to_have_count(0)
