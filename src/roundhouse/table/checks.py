"""Checks of input from outside: options must be data, and bots must be known here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from roundhouse.bots import ladder
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Text

#: The most hexes, nodes or segments of a board from outside, whatever a game allows for its own boards:
#: three times as many as our largest.
MOST_LISTED: Final = 2000


def must_be_data(ruleset: AnyRules, options: Mapping[str, Any]) -> None:
    """Options from outside must be data. A game may accept file names for its own users, but not from strangers.

    Nor may they contain lists so long that processing them would keep others waiting.
    """
    for field, value in options.items():
        if longest_list(value) > MOST_LISTED:
            raise BadSetup(field, Text("save-long-list", {"most": MOST_LISTED}))
    try:
        msgspec.convert(dict(options), ruleset.Options)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise BadSetup(place.strip("`.") or "options", Text("save-field", {"why": problem})) from None


def longest_list(value: Any) -> int:
    """The length of the longest list in a value, however deeply lists are nested."""
    longest, waiting = 0, [value]
    while waiting:
        each = waiting.pop()
        inner = list(each.values()) if isinstance(each, Mapping) else each if isinstance(each, list) else []
        longest = max(longest, len(inner))
        waiting += [part for part in inner if isinstance(part, list | dict)]
    return longest


def must_know_bots(ruleset: AnyRules, bots: list[str]) -> None:
    """Refuse a bot that cannot play this game."""
    for bot in bots:
        ladder.make(bot, ruleset)
