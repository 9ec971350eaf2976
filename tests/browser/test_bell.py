"""Somebody who looks elsewhere learns that it is their turn: by a bell and by a notification, if they want them."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.engine.chance import Chance
from tests.support.browser import Player, Visitor

Visit = Callable[..., Visitor]

#: Count what the page would sound and say; and look elsewhere, for good.
LISTEN = """
window.heard = { tones: 0, said: [] };
const Audio = window.AudioContext;
window.AudioContext = class extends Audio { constructor() { super(); window.heard.tones += 1; } };
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, { body }) { window.heard.said.push([title, body]); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => true });
"""


def heard(visitor: Visitor) -> dict[str, object]:
    found: dict[str, object] = visitor.page.evaluate("() => window.heard")
    return found


def play_some_turns(visitor: Visitor) -> Player:
    """Ada against a bot, until it has been her turn again twice."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    player = visitor.play(visitor.open_table(seats=seats, title="1830"))
    chance = Chance(11)
    waited = 0
    while waited < 3:
        assert player.my_turn()
        player.act(chance)
        player.until(lambda found: found["decision"] or "over" in found, "what comes next")
        waited += player.page.locator(".log li.head").count() > 2 * waited + 1
    return player


def test_the_bell_is_silent_unless_somebody_wants_it(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(LISTEN)
    ada.call("Ada")
    play_some_turns(ada)
    assert heard(ada) == {"tones": 0, "said": []}


def test_who_wants_to_be_told_is_told(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(LISTEN)
    ada.call("Ada")
    page = ada.go("/settings")
    page.get_by_label("Ring a bell when it is my turn").check()
    page.get_by_label("Notify me when it is my turn and I am looking elsewhere").check()
    play_some_turns(ada)
    told = heard(ada)
    assert isinstance(told["tones"], int)
    assert told["tones"] > 0
    assert isinstance(told["said"], list)
    title, text = told["said"][0]
    assert title == "1830"
    assert len(text) > 20
