"""Search with playouts, for any game that supplies the knowledge of a player.

A game supplies a `Player`: which actions are worth considering, what a sensible player does at once, when a playout
has gone far enough and what it is worth then. The search does the rest: it tries the candidates in imagined worlds, the
same worlds and the same luck for all of them, drops the worse half again and again (sequential halving), and considers
more candidates the longer it may think (progressive widening).

    player.py    what a game supplies
    budget.py    how long to think: playouts, seconds, until told to stop
    playout.py   one imagined continuation
    halving.py   the search
    thinker.py   a bot that searches and explains its choice
    tempered.py  the same with a temper: the base of the levels that people choose
"""

from roundhouse.bots.search.budget import Budget
from roundhouse.bots.search.halving import Finding, Option, search
from roundhouse.bots.search.player import Player, StatePlayer
from roundhouse.bots.search.tempered import EVEN, FRIENDLY, SHARP, TOLD, TemperedThinker
from roundhouse.bots.search.thinker import MOST_ALTERNATIVES, Thinker, value_of, values_of

__all__ = [
    "EVEN",
    "FRIENDLY",
    "MOST_ALTERNATIVES",
    "SHARP",
    "TOLD",
    "Budget",
    "Finding",
    "Option",
    "Player",
    "StatePlayer",
    "TemperedThinker",
    "Thinker",
    "search",
    "value_of",
    "values_of",
]
