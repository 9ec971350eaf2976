"""The options of a game (§0): basic or advanced, and the rulings on which players may disagree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Text
from roundhouse.games.spike.switches import Switches


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What players agree on before they begin."""

    advanced: bool = False
    segment_exclusive: bool = True
    allow_debt: bool = False
    wild_one_colour: bool = True
    reverse_allowed: bool = True
    one_city_per_build: bool = True
    #: K-13
    cargo_on_arrival: bool = False
    #: K-14
    bypass_in_free_move_only: bool = False
    #: K-19
    start_at_full_speed: bool = False
    #: K-21
    larger_half_on_top: bool = False
    #: K-22
    time_cards_go_back: bool = False
    #: K-23
    special_end_without_contracts: bool = False
    #: K-25
    tie_by_track: bool = False
    #: Another board or other cards than ours: the data of a board file.
    board: dict[str, Any] | Literal["variant"] | None = None


#: The options and the types of their values. Found once: it takes longer than all the rest of setting up.
KNOWN: Final = {field.name: field.type for field in msgspec.structs.fields(Options)}


def complete(options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its final value, as plain data."""
    for name, value in options.items():
        if name not in KNOWN:
            raise BadSetup(name, Text("problem-option-unknown", {"known": ", ".join(KNOWN)}))
        try:
            msgspec.convert(value, KNOWN[name])
        except msgspec.ValidationError:
            allowed = Text("problem-yes-no" if KNOWN[name] is bool else "problem-spike-option-kind")
            problem = Text("problem-option-value", {"given": repr(value), "allowed": allowed})
            raise BadSetup(name, problem) from None
    completed: dict[str, Any] = msgspec.to_builtins(msgspec.convert(dict(options), Options))
    return completed


def switches(options: Mapping[str, Any]) -> Switches:
    """What the rules need of the completed options."""
    return Switches(**{name: value for name, value in options.items() if name != "board"})
