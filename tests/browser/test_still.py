"""Nothing jumps: while things are picked, the board and what stands around it stay where they are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roundhouse.engine.chance import Chance
from tests.support.browser import House, Player, Visitor
from tests.support.cable import cable
from tests.support.positions import MANIA, SAMPLE, SPIKE, at, first, refuse

Visit = Callable[..., Visitor]

#: A position of every game from which several picks lead to an action.
POSITIONS = {"rocket": ("act-extend", SAMPLE), "spike": ("act-build", SPIKE), "1862": ("act-lay-tile", MANIA)}
FIRST = {"rocket": "loco:", "spike": "city:", "1862": "hex:"}
SIZES = {"desk": (1440, 900), "laptop": (1280, 720), "tablet": (900, 1100), "phone": (360, 740)}
#: So many picks lead to an action at least: what is the only choice, or proposed, follows by itself.
LEAST = {"rocket": 2, "spike": 1, "1862": 1}
#: Everything around the picks. The action card has the height that it needs; what confirms and passes stays in its
#: place. On a narrow screen the card grows upwards, over the board: its lower edge stays.
PLACES = """
() => {
  const found = {};
  const wide = matchMedia('(min-width: 1200px)').matches;
  for (const [name, which] of Object.entries({
    board: '.board', bar: '[role=toolbar]', prompt: '.prompt', left: '.left', right: '.right', players: '.strip',
    tabs: 'nav.bottom', acts: '.acts',
  })) {
    const box = document.querySelector(which)?.getBoundingClientRect();
    if (!box) continue;
    const { x, y, width, height } = box;
    if (name === 'prompt') found[name] = wide ? [x, y, width] : [x, width, y + height];
    else if (name === 'acts') found[name] = wide ? [x, y] : [x, y + height];
    else found[name] = [x, y, width, height];
  }
  return found;
}
"""


def places(player: Player) -> dict[str, list[float]]:
    found: dict[str, list[float]] = player.page.evaluate(PLACES)
    return found


#: Sentences are longer in Italian, and four lines of them must push nothing either.
EVERYWHERE = [
    *((game, size, "en") for game in POSITIONS for size in SIZES),
    *((game, size, "it") for game in ("rocket", "spike") for size in ("desk", "laptop")),
]


@pytest.mark.parametrize(("game", "size", "language"), EVERYWHERE)
def test_nothing_moves_while_things_are_picked(visit: Visit, game: str, size: str, language: str) -> None:
    visitor = visit(size=SIZES[size], touch=size == "phone", language=language)
    player = at(visitor, *POSITIONS[game])
    visitor.page.wait_for_load_state("networkidle")
    before = places(player)
    assert {"board", "bar", "prompt"} <= set(before)
    chance = Chance(21)
    confirm = visitor.page.locator("[data-confirm]")
    picks = 0
    while not confirm.count():
        offered = player.offered()
        player.pick(chance.choice(offered) if picks else first(player, FIRST[game]))
        player.settled(offered)
        picks += 1
        assert places(player) == before, places(player)
    assert picks >= LEAST[game]
    visitor.page.locator(".preview").wait_for()
    assert places(player) == before
    back = visitor.page.locator("[data-back]")
    while back.count():
        back.click()
        assert places(player) == before


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", ["desk", "laptop"])
def test_what_confirms_stays_under_the_pointer_after_the_longest_question(
    visit: Visit, size: str, language: str
) -> None:
    """A company of 1862 has to raise money: of three lines that ask, one is left that says what is picked."""
    visitor = visit(size=SIZES[size], language=language)
    player = at(visitor, "act-buy-train-from", MANIA, 500)
    page = visitor.page
    before = places(player)
    for pick in [each for each in player.offered() if each.startswith("train:")][:2]:
        player.pick(pick)
        page.locator("[data-confirm]").wait_for()
        assert places(player) == before
        page.locator(".preview").wait_for()
        page.wait_for_load_state("networkidle")
        assert places(player) == before


#: The height of the card and the room of the log, whenever anything on the page changes.
CARD_AND_LOG = """
() => {
  window.__seen = [];
  const height = (part) => document.querySelector(part)?.clientHeight ?? 0;
  const see = () => {
    if (document.querySelector('main[data-over], .prompt [aria-busy]')) return;
    window.__seen.push([height('.prompt'), height('.left .log')]);
  };
  new MutationObserver(see).observe(document, { attributes: true, childList: true, subtree: true });
}
"""
LINE = 26


@pytest.mark.parametrize("size", ["desk", "laptop"])
@pytest.mark.parametrize("game", ["rocket", "spike"])
def test_the_card_keeps_its_height_from_turn_to_turn(visit: Visit, game: str, size: str) -> None:
    """My turn, a bot that thinks, what it does, what is asked meanwhile: and some of the log is always in sight."""
    visitor = visit(size=SIZES[size], speed="fast")
    visitor.call("Ada")
    bot = {"who": "bot", "bot": "random"}
    player, chance = visitor.play(visitor.open_table(game, seats=[{"who": "me"}, bot, bot])), Chance(3)
    assert player.my_turn()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(CARD_AND_LOG)
    for _ in range(6):
        player.act(chance)
        assert player.my_turn()
    seen = visitor.page.evaluate("() => window.__seen")
    heights = {height for height, _ in seen}
    assert max(heights) - min(heights) <= 2, sorted(heights)
    assert min(log for _, log in seen) >= LINE


def test_what_is_said_for_a_while_moves_nothing(visit: Visit, server: House) -> None:
    """The connection is lost, and comes back."""
    with cable(server.url) as line:
        visitor = visit()
        visitor.url = line.url
        player = at(visitor, "act-extend")
        visitor.page.locator('main[data-line="live"]').wait_for()
        before = places(player)
        line.cut()
        visitor.page.locator("[data-offline]").wait_for()
        assert places(player) == before
        line.mend()
        visitor.page.locator("[data-recovered]").wait_for()
        assert places(player) == before


def test_a_question_to_others_moves_no_panel(visit: Visit) -> None:
    """A veto has a panel of its own, which comes and goes."""
    visitor = visit()
    player = at(visitor, "act-extend", SAMPLE)
    page = visitor.page
    tops = "(all) => all.map((each) => [each.dataset.panel, each.getBoundingClientRect().top])"
    beside = page.locator(".right [data-panel]")
    before = beside.evaluate_all(tops)
    asked = page.locator('[data-panel="veto"]')
    chance = Chance(4)
    while not asked.count():
        assert player.my_turn()
        player.act(chance)
        page.wait_for_load_state("networkidle")
    assert beside.evaluate_all(tops) == before


VERBS = """
() => [...document.querySelectorAll('[data-verb]')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.dataset.verb, x, y, width, height];
})
"""


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", ["desk", "laptop"])
@pytest.mark.parametrize("game", ["rocket", "spike"])
def test_verbs_stay_under_the_pointer(visit: Visit, game: str, size: str, language: str) -> None:
    """Whichever is chosen, and when one cannot be chosen, or a place on the map, which is said above them."""
    visitor = visit(size=SIZES[size], language=language)
    player, page = at(visitor, *POSITIONS[game]), visitor.page
    page.wait_for_load_state("networkidle")
    before = page.evaluate(VERBS)
    verbs = page.locator("[data-verb]")
    for place in range(verbs.count()):
        verb = verbs.nth(place)
        free = verb.get_attribute("aria-disabled") == "false"
        verb.click(force=True)
        page.locator("[data-verb][aria-pressed=true]" if free else "[data-refusal]").wait_for()
        assert page.evaluate(VERBS) == before, verb.get_attribute("data-verb")
        if page.locator("[data-back]").count():
            page.locator("[data-back]").click()
    refuse(page, player)
    assert page.evaluate(VERBS) == before


@pytest.mark.parametrize("language", ["en", "it"])
def test_rows_of_players_do_not_grow(visit: Visit, language: str) -> None:
    """Whatever they hold, and however long their names are."""
    visitor = visit(size=SIZES["laptop"], language=language)
    visitor.call("Bartholomew")
    bots = [{"who": "bot", "bot": "engineer"}] * 3
    visitor.play(visitor.open_table("spike", seats=[{"who": "me"}, *bots]))
    rows = visitor.page.locator(".players li")
    rows.nth(3).wait_for()
    heights = rows.evaluate_all("(all) => all.map((each) => Math.round(each.getBoundingClientRect().height))")
    assert max(heights) - min(heights) <= 1, heights


def test_what_is_possible_is_seen_from_afar(visit: Visit) -> None:
    """A city to which track can be built has a ring that is larger than its disc."""
    visitor = visit(size=SIZES["laptop"])
    at(visitor, *POSITIONS["spike"])
    visitor.page.locator('[data-verb="build"]').click()
    ring = visitor.page.locator(".target").first.bounding_box()
    assert ring is not None
    assert ring["width"] >= 26
