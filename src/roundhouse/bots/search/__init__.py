"""Search with playouts, for any game that says what a player of it knows.

A game brings a `Player`: which actions deserve a thought, what a sensible player does at once, when a playout has gone
far enough and what it is worth then. The search does the rest: it tries the candidates in imagined worlds, the same
worlds and the same luck for all of them, drops the worse half again and again (sequential halving), and thinks of more
candidates the longer it may think (progressive widening).

    player.py    what a game brings
    budget.py    how long to think: playouts, seconds, until somebody says stop
    playout.py   one imagined continuation
    halving.py   the search
    thinker.py   a bot that searches, and says what it saw
"""

from roundhouse.bots.search.budget import Budget
from roundhouse.bots.search.halving import Finding, Option, search
from roundhouse.bots.search.player import Player, StatePlayer
from roundhouse.bots.search.thinker import Thinker, value_of

__all__ = ["Budget", "Finding", "Option", "Player", "StatePlayer", "Thinker", "search", "value_of"]
