"""The ways to play 1862 that have a name (§2.4.3, §11), each with the options that make it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

VARIANTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "standard": {},
    "short": {"length": "short"},
    "long": {"length": "long"},
    "shorter": {"shorter_game": True},
    "simple-express": {"variant": "simple_express"},
    "simple-freight": {"variant": "simple_freight"},
    "advanced-express": {"variant": "advanced_express"},
    "advanced-freight": {"variant": "advanced_freight"},
    "beginners": {"variant": "simple_express", "beginners": True},
    "beginners-shorter": {"variant": "simple_freight", "beginners": True, "shorter_game": True},
    "eight-stations": {"eight_stations": True},
    "site": {"preset": "18xx-games"},
}


def simple_enough(options: Mapping[str, Any]) -> bool:
    """Beginners play a simple variant (R11.3-a)."""
    return not options["beginners"] or options["variant"].startswith("simple")


def one_length(options: Mapping[str, Any]) -> bool:
    """The shorter game has its own number of trains (R11.2-a): no other length can be chosen with it."""
    return not options["shorter_game"] or options["length"] == "standard"
