"""Endless games: where rules allow moving pieces back and forth, somebody has to stop."""

from __future__ import annotations

from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Text


class EndlessGame(Problem):
    """A game that was stopped because its players did not end it.

    Rules may allow moving pieces back and forth for ever, and no neutral answer would end such a game. Nobody could
    sensibly be called the winner, so the game is an error, not a result.
    """

    def __init__(self, game: str, decisions: int) -> None:
        super().__init__(game, Text("problem-endless", {"n": decisions}))
        self.game = game
        self.decisions = decisions

    def __reduce__(self) -> tuple[type[EndlessGame], tuple[str, int]]:
        return EndlessGame, (self.game, self.decisions)
