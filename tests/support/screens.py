"""Every screen of the browser client, each with the way to it. Tests look at all of them; so do the screenshots."""

from __future__ import annotations

from playwright.sync_api import Page

import tests.support.screens_1862  # noqa: F401  (its screens are in the list, too)
from roundhouse.engine.chance import Chance
from tests.support.browser import Player, Visitor
from tests.support.cable import Cable
from tests.support.positions import ADA, BRUNO, SAMPLE, SPIKE, at, first, position, refuse, side, slider
from tests.support.screen_list import SCREENS, Screen, called, screen

__all__ = ["SCREENS", "Screen", "called"]


# -- the pages


@screen
def lobby(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.locator('[data-new="rocket"]').wait_for()
    page.locator(".lists tbody tr, .lists li").first.wait_for()
    page.wait_for_load_state("networkidle")


@screen
def lobby_with_games(visitor: Visitor) -> None:
    visitor.call(ADA)
    position(visitor, "act-extend")
    visitor.open_table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}], title="1830", clock={"kind": "none"})
    page = visitor.go("/")
    page.locator('[data-new="rocket"]').wait_for()
    page.get_by_text("1830").first.wait_for()
    page.wait_for_load_state("networkidle")


@screen
def learn(visitor: Visitor) -> None:
    page = visitor.go("/learn/rocket")
    page.locator("[data-read=rocket]").wait_for()
    page.locator("[data-course]").first.wait_for()


@screen
def lesson(visitor: Visitor) -> None:
    taught(visitor, "rocket", "veto").locator("[data-help]").click()


@screen
def lesson_spike(visitor: Visitor) -> None:
    taught(visitor, "spike", "paying").locator("[data-help]").click()


@screen
def lesson_mistaken(visitor: Visitor) -> None:
    """A wrong answer, and what is said of it."""
    visitor.call(ADA)
    table = visitor.post("/games/rocket/lessons/extend")["id"]
    shown = visitor.get(f"/tables/{table}")["table"]
    wish = {"seat": shown["seat"], "expected_seq": shown["seq"], "picks": ["loco:LBSCR", "hex:10,10"]}
    visitor.post(f"/tables/{table}/act", wish)
    visitor.go(f"/tables/{table}").locator("[data-objection]").wait_for()


@screen
def lesson_1862(visitor: Visitor) -> None:
    taught(visitor, "1862", "merger")


def taught(visitor: Visitor, game: str, name: str) -> Page:
    visitor.call(ADA)
    table = visitor.post(f"/games/{game}/lessons/{name}")["id"]
    page = visitor.go(f"/tables/{table}")
    page.locator("[data-help]").wait_for()
    return page


@screen
def how_to_play(visitor: Visitor) -> None:
    how_to(visitor, "rocket")


@screen
def how_to_play_spike(visitor: Visitor) -> None:
    how_to(visitor, "spike")


@screen
def how_to_play_1862(visitor: Visitor) -> None:
    how_to(visitor, "1862")


def how_to(visitor: Visitor, game: str) -> None:
    page = visitor.go(f"/learn/{game}/how-to")
    page.locator(f"[data-howto='{game}']").wait_for()
    page.wait_for_load_state("networkidle")


@screen
def first_game(visitor: Visitor) -> None:
    coached(visitor, "rocket")


@screen
def first_game_spike(visitor: Visitor) -> None:
    coached(visitor, "spike")


@screen
def first_game_1862(visitor: Visitor) -> None:
    coached(visitor, "1862")


def coached(visitor: Visitor, game: str) -> None:
    """A table against bots with the coach, who has something to say."""
    visitor.call(ADA)
    bot = {"who": "bot"}
    table = visitor.open_table(game, seats=[{"who": "me"}, bot, bot], bots="at_once")
    page = visitor.go(f"/tables/{table}?coach")
    page.locator("[data-tutor]:not([data-tutor=waiting]) [data-about]").first.wait_for(timeout=60_000)


@screen
def name_dialog(visitor: Visitor) -> None:
    visitor.call(ADA)
    table = visitor.open_table(seats=[{"who": "me"}, {"who": "open"}])
    secret = visitor.post(f"/tables/{table}/invitations", {"seat": 1})["secret"]
    # Somebody else opens the link, and takes the seat.
    visitor.context.clear_cookies()
    page = visitor.go(f"/join#{secret}")
    page.locator("[data-join]").click()
    page.locator("[data-name]").wait_for()


@screen
def new_table(visitor: Visitor) -> None:
    visitor.call(ADA)
    page = visitor.go("/new/rocket")
    page.locator("[data-start]").wait_for()
    page.locator("select").nth(1).select_option("me")
    page.locator("select").nth(2).select_option("open")
    page.locator("details summary").first.click()
    page.locator('input[type="radio"][value="live"]').check()


@screen
def my_games(visitor: Visitor) -> None:
    visitor.call(ADA)
    position(visitor, "act-extend")
    visitor.go("/mine").locator("main table, main ul").first.wait_for()


@screen
def my_games_none(visitor: Visitor) -> None:
    visitor.go("/mine").locator("main .empty").first.wait_for()


@screen
def replays(visitor: Visitor) -> None:
    visitor.go("/replays").locator(f'a[href*="{SAMPLE}"]').first.wait_for()


@screen
def puzzles(visitor: Visitor) -> None:
    visitor.go("/puzzles").locator("[data-today]").wait_for()


@screen
def puzzle_helped(visitor: Visitor) -> None:
    """With everything that can be asked for; the answer is picked."""
    visitor.call(ADA)
    puzzle = next(each for each in visitor.get("/puzzles")["puzzles"] if each["theme"] == "money")
    table = visitor.post(f"/games/rocket/puzzles/{puzzle['id']}")["id"]
    page = visitor.go(f"/tables/{table}")
    for told in ("worth", "begin", "answer"):
        page.locator("[data-help]").click()
        page.locator(f"[data-help-told={told}]").wait_for()
    page.locator("[data-confirm]").wait_for()


@screen
def puzzle_answered(visitor: Visitor) -> None:
    """A dividend: one action, whichever it is, completes the answer."""
    visitor.call(ADA)
    puzzle = next(each for each in visitor.get("/puzzles")["puzzles"] if each["theme"] == "dividend")
    table = visitor.post(f"/games/{puzzle['game']}/puzzles/{puzzle['id']}")["id"]
    shown = visitor.get(f"/tables/{table}")["table"]
    wish = {"seat": shown["seat"], "expected_seq": shown["seq"], "picks": ["dividend:withhold"]}
    visitor.post(f"/tables/{table}/act", wish)
    page = visitor.go(f"/tables/{table}")
    page.locator("[data-verdict]").wait_for()
    page.wait_for_load_state("networkidle")


@screen
def rules(visitor: Visitor) -> None:
    visitor.go("/rules/rocket#SR-7.3-g").locator('[id="SR-7.3-g"]').wait_for()


@screen
def boards(visitor: Visitor) -> None:
    visitor.call(ADA)
    visitor.post("/boards", {"game": "rocket", "name": "1830", "board": {}})
    visitor.go("/boards").locator("[data-board]").wait_for()


@screen
def board_editor(visitor: Visitor) -> None:
    drawing(visitor, "/boards/rocket/ours", "good")


@screen
def board_editor_wrong(visitor: Visitor) -> None:
    page = drawing(visitor, "/boards/rocket/ours", "good")
    page.locator("[data-map]").focus()
    page.keyboard.type("s")
    page.locator("[data-wrong]").first.wait_for()


@screen
def board_editor_spike(visitor: Visitor) -> None:
    drawing(visitor, "/boards/spike/ours", "good")


@screen
def board_editor_numbers(visitor: Visitor) -> None:
    drawing(visitor, "/boards/spike/empty", "bad").locator("[data-tab=numbers]").click()


def drawing(visitor: Visitor, path: str, standing: str) -> Page:
    page = visitor.go(path)
    page.locator(f"[data-standing={standing}]").wait_for()
    return page


@screen
def settings(visitor: Visitor) -> None:
    visitor.go("/settings").locator("fieldset").first.wait_for()


@screen
def account(visitor: Visitor) -> None:
    visitor.call(ADA)
    visitor.go("/account").locator("form").first.wait_for()


@screen
def about(visitor: Visitor) -> None:
    visitor.go("/about").locator("h1").wait_for()


@screen
def lost(visitor: Visitor) -> None:
    visitor.go("/siding/7").locator("h1").wait_for()


@screen
def no_table(visitor: Visitor) -> None:
    visitor.go("/tables/nowhere").locator(".problem").wait_for()


@screen
def bad_invitation(visitor: Visitor) -> None:
    visitor.call(ADA)
    visitor.go("/join#nothing").locator(".problem").wait_for()


# -- a table


@screen
def own_turn(visitor: Visitor) -> None:
    at(visitor, "act-extend")


@screen
def pick(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    player.pick(first(player, "loco:"))
    visitor.page.locator("[data-back]").wait_for()


@screen
def preview(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    player.pick(first(player, "loco:"))
    visitor.page.locator("[data-back]").wait_for()
    player.pick(first(player, "hex:"))
    visitor.page.locator(".preview").wait_for()


@screen
def veto(visitor: Visitor) -> None:
    at(visitor, "act-call")


@screen
def bid(visitor: Visitor) -> None:
    at(visitor, "act-bid")


@screen
def refusal(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    player.pick(first(player, "loco:"))
    visitor.page.locator("[data-back]").wait_for()
    refuse(visitor.page, player)


@screen
def hint(visitor: Visitor) -> None:
    at(visitor, "act-extend")
    visitor.page.locator("[data-hint]").click()
    visitor.page.locator(".hinted").wait_for()


@screen
def text_board(visitor: Visitor) -> None:
    at(visitor, "act-extend")
    visitor.page.keyboard.press("t")
    visitor.page.locator("[data-text-board]").wait_for()


@screen
def since(visitor: Visitor) -> None:
    """What the others have done since one's last turn, beside the question; on a telephone over the log."""
    visitor.call(ADA)
    bot = {"who": "bot", "bot": "random"}
    table = visitor.open_table(seats=[{"who": "me"}, bot, bot])
    player, chance = visitor.play(table), Chance(4)
    assert player.my_turn()
    while not [each for each in visitor.get(f"/tables/{table}/since-my-turn?seat=0") if not each["quiet"]]:
        player.act(chance)
        assert player.my_turn()
    side(visitor, "log")
    visitor.page.locator("[data-since]").wait_for()


@screen
def past(visitor: Visitor) -> None:
    visitor.go(f"/tables/{SAMPLE}?board")
    Player(visitor.page)
    visitor.page.locator(".board").wait_for()
    slider(visitor.page).fill("100")
    visitor.page.locator('[data-at="100"]').wait_for()
    visitor.page.wait_for_load_state("networkidle")


@screen
def log(visitor: Visitor) -> None:
    past(visitor)
    side(visitor, "log")
    visitor.page.locator(".log").wait_for()


@screen
def chat(visitor: Visitor) -> None:
    player = at(visitor, "act-extend")
    visitor.post(f"/tables/{player.id}/chat", {"text": "1830!"})
    side(visitor, "chat")
    visitor.page.locator(".chat b").wait_for()


@screen
def notes(visitor: Visitor) -> None:
    at(visitor, "act-extend")
    side(visitor, "notes")
    visitor.page.locator("textarea").wait_for()


@screen
def menu(visitor: Visitor) -> None:
    at(visitor, "act-extend")
    visitor.page.locator("[data-menu]").click()
    visitor.page.locator("dialog").wait_for()


@screen
def keys(visitor: Visitor) -> None:
    at(visitor, "act-extend")
    visitor.page.keyboard.press("?")
    visitor.page.locator("dialog").wait_for()


@screen
def answer_ahead(visitor: Visitor) -> None:
    at(visitor, "act-extend")
    visitor.page.keyboard.press("a")
    visitor.page.locator("dialog form").wait_for()


@screen
def hand_over(visitor: Visitor) -> None:
    visitor.call(ADA)
    seats = [{"who": "me", "name": ADA}, {"who": "me", "name": BRUNO}]
    visitor.play(visitor.open_table(seats=seats, options={"edition": "1999"}))
    visitor.page.locator("[data-take]").wait_for()


@screen
def waiting_for_players(visitor: Visitor) -> None:
    visitor.call(ADA)
    table = visitor.open_table(
        seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}], clock={"kind": "day", "time": 86400}
    )
    visitor.play(table)
    side(visitor, "players")


@screen
def offline(visitor: Visitor) -> None:
    visitor.call(ADA)
    line = Cable(visitor.url)
    visitor.go(f"{line.url}/tables/{position(visitor, 'act-extend')}")
    Player(visitor.page)
    visitor.page.locator('main[data-line="live"] .board').wait_for()
    line.close()
    visitor.page.locator("[data-offline]").wait_for()


@screen
def end(visitor: Visitor) -> None:
    visitor.go(f"/tables/{SAMPLE}").locator("[data-podium]").wait_for()
    visitor.page.locator(".chart").wait_for()


# -- Spike


@screen
def spike_turn(visitor: Visitor) -> None:
    at(visitor, "act-build", SPIKE)
    visitor.page.locator('[data-panel="hand"], nav.bottom').first.wait_for()


@screen
def spike_path(visitor: Visitor) -> None:
    """The cities to which something can be built."""
    at(visitor, "act-build", SPIKE)
    visitor.page.locator('[data-verb="build"]').click()
    visitor.page.locator('[data-pick^="city:"]').first.wait_for()


@screen
def spike_payment(visitor: Visitor) -> None:
    """A city is picked: the cheapest path and payment are proposed."""
    player = at(visitor, "act-build", SPIKE)
    visitor.page.locator('[data-verb="build"]').click()
    player.pick(first(player, "city:"))
    visitor.page.locator(".preview").wait_for()


@screen
def spike_laying(visitor: Visitor) -> None:
    """A path of one's own: two segments are laid."""
    player = at(visitor, "act-build", SPIKE)
    visitor.page.locator('[data-verb="build"]').click()
    player.pick("lay")
    for _ in range(2):
        visitor.page.locator('[data-pick^="segment:"]').first.wait_for()
        before = player.offered()
        player.pick(first(player, "segment:"))
        player.settled(before)


@screen
def spike_under_way(visitor: Visitor) -> None:
    at(visitor, "act-free-move", SPIKE)


@screen
def spike_text_board(visitor: Visitor) -> None:
    at(visitor, "act-build", SPIKE)
    visitor.page.keyboard.press("t")
    visitor.page.locator("[data-text-board]").wait_for()


@screen
def spike_faces(visitor: Visitor) -> None:
    """Before an advanced game: which face of each contract?"""
    visitor.call(ADA)
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    player = visitor.play(visitor.open_table("spike", seats=seats, options={"advanced": True}))
    player.until(lambda found: found["decision"] == "contract_face", "the faces of contracts")


@screen
def spike_hand_over(visitor: Visitor) -> None:
    visitor.call(ADA)
    seats = [{"who": "me", "name": ADA}, {"who": "me", "name": BRUNO}]
    visitor.play(visitor.open_table("spike", seats=seats))
    visitor.page.locator("[data-take]").wait_for()


@screen
def spike_end(visitor: Visitor) -> None:
    visitor.go(f"/tables/{SPIKE}").locator("[data-podium]").wait_for()
    visitor.page.locator(".chart").wait_for()
