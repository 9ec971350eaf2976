"""Spike, basic and advanced."""

from __future__ import annotations

from roundhouse.games.spike.rules import Spike

RULESET = Spike()
