"""Games that were recorded elsewhere: the interface of a game that can read another program's files."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, NamedTuple

from roundhouse.engine.setup import Setup


class Difference(NamedTuple):
    """Where a replay departs from a record: the place, what is recorded, what was found."""

    where: str
    expected: Any
    found: Any


class Foreign(ABC):
    """A recorded game of another program."""

    #: Players by seat.
    names: list[str]

    @property
    @abstractmethod
    def setup(self) -> Setup:
        """How the game is set up; it may contain more once the record has been replayed."""

    @abstractmethod
    def replay(self, state: Any) -> Iterator[tuple[str, list[Any]]]:
        """Play the record on a state: every entry by name, with the actions it led to."""

    @abstractmethod
    def compare(self, state: Any, line: dict[str, Any]) -> Difference | None:
        """Compare the state with a line of a trace."""

    @abstractmethod
    def compare_result(self, state: Any) -> Difference | None:
        """Compare the end with the recorded result."""
