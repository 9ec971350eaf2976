"""Who learns the games from their pages: per game each language, each width and each hand at least once."""

from __future__ import annotations

from typing import Final, NamedTuple

from tests.support.browser import Language
from tests.support.hands import Hand

DESK: Final = (1440, 900)
PHONE: Final = (360, 740)


class Learner(NamedTuple):
    game: str
    language: Language
    size: tuple[int, int]
    hand: Hand

    def __str__(self) -> str:
        return f"{self.game}-{self.language}-{self.size[0]}-{self.hand}"


COURSES: Final = (
    Learner("rocket", "en", DESK, "keyboard"),
    Learner("rocket", "it", PHONE, "touch"),
    Learner("spike", "it", DESK, "keyboard"),
    Learner("spike", "en", PHONE, "touch"),
    Learner("1862", "en", DESK, "mouse"),
    Learner("1862", "it", PHONE, "touch"),
)
FIRST_GAMES: Final = (
    Learner("rocket", "it", DESK, "mouse"),
    Learner("rocket", "en", PHONE, "touch"),
    Learner("spike", "en", DESK, "mouse"),
    Learner("spike", "it", PHONE, "touch"),
    Learner("1862", "en", DESK, "keyboard"),
    Learner("1862", "it", PHONE, "touch"),
)
