"""Spike, basic and advanced."""

from __future__ import annotations

from roundhouse.games.spike.ruleset import Spike

RULESET = Spike()
