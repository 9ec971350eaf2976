"""Stephenson's Rocket, editions 1999 and 2018."""

from __future__ import annotations

from roundhouse.games.rocket.rules import Rocket

RULESET = Rocket()
