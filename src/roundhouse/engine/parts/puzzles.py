"""Puzzles: questions about a position that have a provably best answer, and what a game knows of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple

from roundhouse.engine.core import A, Core, S
from roundhouse.engine.text import Text


class Proof(NamedTuple):
    """What a proof has found. Worths are numbers of the theme's own; more is better."""

    #: What the best answers are worth.
    best: int
    #: One best answer, action by action, and how many there are that really differ.
    answer: list[Any]
    ways: int
    #: What the plausible answers are worth that are worse, best first. A proof without one tempts nobody.
    worse: list[int]
    #: What makes it harder than the number of those tells.
    weight: int = 0
    #: Where only a search could tell what an answer is worth: what each is, by its `key`.
    noted: Mapping[str, int] = {}


class Theme(ABC, Generic[S, A]):
    """One kind of question that a game can ask.

    What a question is about besides the position, such as a commodity, is a word of the theme's own: `about`.
    """

    name: ClassVar[str]
    #: Are the answers that have to be searched for (`Searched`) kept from whoever is asked? They would be the solution.
    unlisted: ClassVar[bool] = False

    @abstractmethod
    def asks(self, state: S) -> list[str]:
        """What could be asked of the seat that must decide, as words for `about`; found without much work."""

    @abstractmethod
    def prove(self, state: S, about: str) -> Proof | None:
        """The best answer, proven; None where there is none to be found out."""

    @abstractmethod
    def worth(self, state: S, about: str, answer: Sequence[A]) -> int | None:
        """What an answer is worth that was given from this position on; None as long as it is not complete."""

    def key(self, state: S, about: str, answer: Sequence[A]) -> str:
        """The name under which a proof has noted what a complete answer is worth, if it notes anything."""
        return ""

    def parts(self, state: S, action: A) -> list[Text]:
        """What an action of an answer consists of, a sentence each, where its own sentence does not tell."""
        return []

    @abstractmethod
    def task(self, state: S, about: str) -> Text:
        """What is asked, in one or two sentences."""

    @abstractmethod
    def figure(self, state: S, about: str, worth: int) -> Text:
        """What an answer is worth, as people say it."""


class Puzzles(Core[S, A]):
    """A game that can ask has words for each theme: `puzzle-run` for the theme `run`."""

    #: The kinds of questions that it can ask, by name.
    themes: ClassVar[Mapping[str, Theme[Any, Any]]] = {}
