"""What somebody new should look at: who leads on which line, and how near the end is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundhouse.engine.rules import View
from roundhouse.engine.text import Text, player
from roundhouse.games.rocket.present.panels import money

#: So many lines are spoken of, the most valuable first.
MOST_LINES: Final = 2
#: From so many lines on that still give shares the end is spoken of.
NEARLY_OVER: Final = 4


def matters(view: View, seat: int) -> tuple[Text, ...]:
    data = view.data
    names = {line.id: line.name for line in view.board.lines}
    live = [id for id, line in data["lines"].items() if line["status"] == "live" and data["shares"][id][seat]]
    live.sort(key=lambda id: -data["lines"][id]["value"])
    return (*(majority(data, id, names[id], seat) for id in live[:MOST_LINES]), *ending(data))


def majority(data: dict[str, Any], id: str, name: str, seat: int) -> Text:
    """Who is first on a line, and what that is worth."""
    held = data["shares"][id]
    others = [who for who in range(len(held)) if who != seat]
    best = max(others, key=lambda who: held[who])
    told = {
        "line": name,
        "own": held[seat],
        "other": held[best],
        "player": player(best),
        "money": money(data, data["lines"][id]["value"]),
    }
    if held[seat] == held[best]:
        return Text("coach-line-tie", told)
    return Text("coach-line-lead" if held[seat] > held[best] else "coach-line-behind", told)


def ending(data: dict[str, Any]) -> Iterator[Text]:
    """How many lines still give shares, once they are few."""
    giving = [id for id, line in data["lines"].items() if line["status"] == "live"]
    if len(giving) <= NEARLY_OVER:
        yield Text("coach-lines-left", {"n": len(giving)})
