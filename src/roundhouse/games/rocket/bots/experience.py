"""What masters have learnt: how much leads on the board come to in the end, and how far a glance can be trusted.

Among four, it wins more games to trust less in leads in investments, stations and passengers that are not paid yet;
with two players it loses them, and with three it did not help.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.rocket.bots.player import GLANCE
from roundhouse.games.rocket.bots.weights import TEMPERS, Weights

#: What a glance is worth, in playouts, where several others move before the own turn comes again.
LONG_GLANCE: Final = 30.0


def doubting(usual: Weights) -> Weights:
    """The same temper, with less trust in what is not paid yet."""
    return Weights(
        shares=0.9,
        stations=0.6,
        towns=0.6,
        industries=0.3,
        passengers=0.5,
        cities=0.6,
        envy=usual.envy,
        leader=usual.leader,
        veto_fear=usual.veto_fear,
        veto_margin=usual.veto_margin,
        indifference=usual.indifference,
    )


AT_FOUR: Final = {temper: doubting(usual) for temper, usual in TEMPERS.items()}


def weights_of(temper: str, players: int) -> Weights:
    """How a master of that temper sees things at a table of that size."""
    return AT_FOUR[temper] if players >= 4 else TEMPERS[temper]


def glance_of(players: int) -> float:
    """What a glance is worth at a table of that size, in playouts."""
    return GLANCE if players == 2 else LONG_GLANCE
