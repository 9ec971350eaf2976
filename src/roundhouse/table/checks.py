"""Checks of what comes from outside: options must be data, and bots must be known here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from roundhouse.bots import ladder
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Text

#: So many hexes, nodes or segments may a board have that comes from outside, whatever a game says of its own boards:
#: three times as many as our largest.
MOST_LISTED: Final = 2000


def must_be_data(ruleset: AnyRules, options: Mapping[str, Any]) -> None:
    """Options that come from outside must be data. A game may offer to read files for them: not to strangers.

    Nor may they list so much that others would have to wait for what a game makes of it.
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
    """The number of entries of the longest list in a value, however deep lists lie inside each other."""
    longest, waiting = 0, [value]
    while waiting:
        each = waiting.pop()
        inner = list(each.values()) if isinstance(each, Mapping) else each if isinstance(each, list) else []
        longest = max(longest, len(inner))
        waiting += inner
    return longest


def must_know_bots(ruleset: AnyRules, bots: list[str]) -> None:
    """Refuse a bot that cannot play this game."""
    for bot in bots:
        ladder.make(bot, ruleset)
