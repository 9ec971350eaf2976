"""A level that searches: a thinker whose temper decides how it values positions."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar, Final

from roundhouse.bots.search.thinker import Thinker
from roundhouse.engine.text import Text

# Tempers: how much the other players matter.
EVEN: Final = "even"
FRIENDLY: Final = "friendly"
SHARP: Final = "sharp"
#: Those that a level can be told to have.
TOLD: Final = (FRIENDLY, SHARP)


class TemperedThinker(Thinker):
    """Base of a game's levels. A game adds `player_with`; a level its name, description and width."""

    describe: ClassVar[Text]
    tempers: ClassVar = TOLD
    #: How many candidates the first sweeps consider.
    first_width: ClassVar[int] = 6

    def __init__(
        self,
        temper: str = EVEN,
        *,
        seconds: float | None = 1.0,
        playouts: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        player = self.player_with(temper)
        super().__init__(player, playouts=playouts, seconds=seconds, width=self.first_width, clock=clock)
        self.temper = temper

    def player_with(self, temper: str) -> Any:
        """The knowledge of the game (a `Player`) as somebody of that temper uses it."""
        raise NotImplementedError
