"""Wishes: what somebody wants a table to be must be such as this installation knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from roundhouse.bots.ladder import UnknownBot, names
from roundhouse.engine.ruleset import Ruleset
from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Text


def must_be_plain(ruleset: Ruleset, options: Mapping[str, Any]) -> None:
    """Options that come from outside must be data. A game may offer to read files for them: not to strangers."""
    try:
        msgspec.convert(dict(options), ruleset.Options)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise BadSetup(place.strip("`.") or "options", Text("save-field", {"why": problem})) from None


def must_know_bots(ruleset: Ruleset, bots: list[str]) -> None:
    """Refuse a bot that cannot play this game."""
    known = names(ruleset)
    for bot in bots:
        if bot not in known:
            raise UnknownBot(bot, known)
