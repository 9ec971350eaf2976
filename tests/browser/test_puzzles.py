"""Puzzles in the browser: solved and missed on the board as in play, of every game; the one of the day; the proof."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from roundhouse.engine.registry import find
from roundhouse.engine.rules import MORE
from roundhouse.games.e1862.present.own_runs import OWN, open_picks, read_own
from roundhouse.puzzles import Puzzle, best_answer, judge, shelf_of, start_of
from tests.support.browser import Player, Visitor

Visit = Callable[..., Visitor]


def sit(visitor: Visitor, game: str, puzzle: Puzzle) -> Player:
    visitor.call("Ada")
    player = visitor.play(visitor.post(f"/games/{game}/puzzles/{puzzle.id}")["id"])
    player.page.locator("[data-task]").wait_for()
    return player


def give(player: Player, answer: Iterator[tuple[Any, Any]] | list[tuple[Any, Any]], game: str) -> None:
    """Pick an answer, action by action, and confirm each."""
    for state, action in answer:
        player.my_turn()
        for pick in find(game).picks(state, action):
            if not player.page.locator("[data-confirm]").count() or player.where(pick) >= 0:
                player.pick(pick)
        player.confirm()


def verdict(page: Page, wanted: str) -> None:
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", wanted)
    for board in ("yours", "best"):
        picture = page.locator(f"[data-board={board}]").first
        expect(picture).to_be_visible()
        page.wait_for_function("(image) => image.complete && image.naturalWidth > 0", arg=picture.element_handle())


def missing(game: str, puzzle: Puzzle) -> list[tuple[Any, Any]]:
    """A legal answer that is complete with one action, and wrong."""
    ruleset = find(game)
    _, state = start_of(ruleset, puzzle.id)
    for action in ruleset.legal(state):
        found = judge(ruleset, puzzle, state, [action])
        if found.worth is not None and not found.right and action.form.name in PLAIN:
            return [(state, action)]
    raise AssertionError("every answer is right")


#: Actions that are said with picks on the map or in the card alone.
PLAIN = ("extend", "upgrade", "dividend")
ONE_OF_EACH = [("rocket", "money"), ("spike", "time"), ("1862", "dividend")]


def of_one_action(game: str, theme: str) -> Puzzle:
    """One whose answer is complete with one action."""
    found = shelf_of(find(game)).puzzles.values()
    return next(each for each in found if each.theme == theme and len(each.answer) == 1)


@pytest.mark.parametrize(("game", "theme"), ONE_OF_EACH)
def test_the_best_answer_is_recognised(visitor: Visitor, game: str, theme: str) -> None:
    puzzle = of_one_action(game, theme)
    player = sit(visitor, game, puzzle)
    _, state = start_of(find(game), puzzle.id)
    give(player, best_answer(find(game), puzzle, state), game)
    verdict(player.page, "right")
    assert player.page.locator("[data-yours]").inner_text() == player.page.locator("[data-best]").inner_text()
    expect(player.page.locator("[data-rating]")).to_contain_text("+")


@pytest.mark.parametrize(("game", "theme"), ONE_OF_EACH)
def test_another_answer_is_compared_with_the_best(visit: Visit, game: str, theme: str) -> None:
    phone = {"size": (360, 740), "touch": True} if game == "1862" else {}
    visitor = visit(language="it", **phone)
    puzzle = of_one_action(game, theme)
    player = sit(visitor, game, puzzle)
    give(player, missing(game, puzzle), game)
    verdict(player.page, "wrong")
    assert player.page.locator("[data-yours]").inner_text() != player.page.locator("[data-best]").inner_text()
    before = player.page.url
    player.page.locator("[data-retry]").click()
    expect(player.page.locator("[data-task]")).to_be_visible()
    assert player.page.url != before


def test_a_best_run_is_said_stop_by_stop(visitor: Visitor) -> None:
    """The runs that are offered elsewhere are not: the stops are picked on the map, train by train."""
    puzzle = of_one_action("1862", "run")
    ruleset = find("1862")
    _, state = start_of(ruleset, puzzle.id)
    path = picks_of_run(state, puzzle)
    player = sit(visitor, "1862", puzzle)
    assert not [pick for pick in player.ready() if pick.startswith("run:") and pick not in ("run:none", OWN)]
    for number, pick in enumerate(path):
        player.pick(pick)
        after = [each for each in open_picks(state, path[: number + 1]) if each[-1] == MORE]
        if number + 1 < len(path) and after:
            player.page.locator(f'[data-pick="{path[number + 1]}"]').first.wait_for(state="attached")
    player.confirm()
    verdict(player.page, "right")


def picks_of_run(state: Any, puzzle: Puzzle) -> tuple[str, ...]:
    """Picks that say a run as good as the best, found one by one among what is offered."""
    ruleset = find("1862")
    _, action = next(best_answer(ruleset, puzzle, state))
    wanted = {run.train: run.path for run in action.runs}

    def goes(path: tuple[str, ...]) -> bool:
        """Is what was said so far a part of the best run?"""
        said = read_own(state, path)
        if said is None:
            return True
        hexes = [{step[0] for step in run.path} <= {step[0] for step in wanted.get(run.train, [])} for run in said.runs]
        return all(hexes)

    def search(path: tuple[str, ...]) -> tuple[str, ...] | None:
        said = read_own(state, path)
        if said is not None and judge(ruleset, puzzle, state, [said]).right:
            return path
        offered = [each[:-1] for each in open_picks(state, path) if each[-1] == MORE]
        onward = [each for each in offered if each[-1].partition(":")[0] in ("train", "hex", "area", "by")]
        known = {pick for pick in path if pick.startswith("train:")}
        for each in onward:
            if len(each) < 16 and each[-1] not in known and goes(each):
                found = search(each)
                if found is not None:
                    return found
        return None

    found = search((OWN,))
    assert found is not None
    return found


def test_the_puzzle_of_the_day_counts_for_the_streak(visitor: Visitor) -> None:
    visitor.call("Ada")
    today = visitor.get("/puzzles")["today"]
    page = visitor.go("/puzzles")
    expect(page.locator("[data-today]")).to_have_attribute("data-today", today["id"])
    page.locator("[data-solve=today]").click()
    page.locator("[data-task]").wait_for()
    # Whatever it asks: the answer is given past the page, which hears of it.
    table = page.url.rpartition("/")[2]
    ruleset = find(today["game"])
    puzzle = shelf_of(ruleset).puzzles[today["id"]]
    _, state = start_of(ruleset, puzzle.id)
    player = Player(page)
    for position, action in best_answer(ruleset, puzzle, state):
        player.my_turn()
        shown = visitor.get(f"/tables/{table}")["table"]
        written = ruleset.write_action(position, action)
        body = {"seat": shown["seat"], "expected_seq": shown["seq"], "key": "", "action": written}
        visitor.post(f"/tables/{table}/act", body)
        player.moved(shown["seq"])
    verdict(page, "right")
    expect(page.locator("[data-rating]")).to_contain_text("Streak of 1 day")
    page.locator("[data-leave]").click()
    expect(page.locator("[data-standing]")).to_contain_text("Streak of 1 day")
    expect(page.locator("[data-today]")).to_contain_text("solved")


@pytest.mark.parametrize(("game", "theme"), [("rocket", "money"), ("spike", "track"), ("1862", "dividend")])
def test_help_leads_to_the_answer_and_costs_stars(visit: Visit, game: str, theme: str) -> None:
    """Every help is asked for; the last picks the answer, action by action. It is right, and worth no star."""
    visitor = visit(language="it") if game == "spike" else visit()
    puzzle = next(each for each in shelf_of(find(game)).puzzles.values() if each.theme == theme)
    page = sit(visitor, game, puzzle).page
    stars = page.locator("[data-stars]").first
    expect(stars).to_have_attribute("data-stars", "3")
    page.locator("[data-help]").click()
    expect(page.locator("[data-help-told=worth]")).to_be_visible()
    expect(stars).to_have_attribute("data-stars", "2")
    while page.locator("[data-help]").count():
        page.locator("[data-help]").click()
    for _ in puzzle.answer:
        page.locator("[data-confirm]").click()
        expect(page.locator("[data-confirm], [data-verdict]").first).to_be_visible()
    verdict(page, "right")
    expect(page.locator("[data-verdict] [data-stars]")).to_have_attribute("data-stars", "0")


def test_the_lobby_has_the_puzzle_of_the_day(visit: Visit) -> None:
    visitor = visit(language="it", size=(360, 740), touch=True)
    today = visitor.get("/puzzles/today")["puzzle"]
    page = visitor.go("/")
    card = page.locator("[data-puzzle-of-the-day]")
    expect(card).to_have_attribute("data-puzzle-of-the-day", today["id"])
    card.scroll_into_view_if_needed()
    picture = card.locator("img")
    page.wait_for_function("(image) => image.complete && image.naturalWidth > 0", arg=picture.element_handle())
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    card.locator("[data-solve]").tap()
    expect(page.locator("[data-task]")).to_be_visible()


def test_a_puzzle_is_found_and_solved_with_the_keyboard_alone(visit: Visit) -> None:
    visitor = visit(language="it")
    visitor.call("Ada")
    page = visitor.go("/puzzles")
    easy = page.locator("[data-game='1862'] [data-theme-row=dividend] [data-solve=easy]")
    easy.focus()
    page.keyboard.press("Enter")
    page.locator("[data-task]").wait_for()
    # As in play: W withholds, Enter confirms.
    page.locator("[data-pick='dividend:withhold']").first.wait_for()
    page.keyboard.press("w")
    page.locator("[data-confirm]").wait_for()
    page.keyboard.press("Enter")
    page.locator("[data-verdict]").wait_for()
    page.locator("[data-enlarge]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog [data-board]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("dialog [data-board]").first).not_to_be_visible()
    page.locator("[data-next]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-task]")).to_be_visible()
