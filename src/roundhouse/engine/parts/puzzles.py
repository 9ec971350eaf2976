"""Puzzles: questions about a position that have a provably best answer, and what a game contributes to them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple

from roundhouse.engine.core import A, Core, S
from roundhouse.engine.text import Text


class Proof(NamedTuple):
    """What a proof has found. Values are on a scale of the theme's own; more is better."""

    #: What the best answers are worth.
    best: int
    #: One best answer, action by action, and how many essentially different ones there are.
    answer: list[Any]
    ways: int
    #: The values of plausible but worse answers, best first. Without any, the puzzle tempts nobody.
    worse: list[int]
    #: What makes it harder than their number suggests.
    weight: int = 0
    #: Where only a search could tell what an answer is worth: the value of each, by its `key`.
    noted: Mapping[str, int] = {}


class Theme(ABC, Generic[S, A]):
    """One kind of question that a game can ask.

    What a question is about in addition to the position, such as a commodity, is a word of the theme's own: `about`.
    """

    name: ClassVar[str]
    #: Are actions that have to be searched for (`Searched`) hidden from the solver? They would be the solution.
    unlisted: ClassVar[bool] = False

    @abstractmethod
    def asks(self, state: S) -> list[str]:
        """What could be asked of the seat that must decide, as words for `about`; must be cheap."""

    @abstractmethod
    def prove(self, state: S, about: str) -> Proof | None:
        """The proven best answer; None if there is none to be found."""

    @abstractmethod
    def worth(self, state: S, about: str, answer: Sequence[A]) -> int | None:
        """What an answer given from this position is worth; None while it is incomplete."""

    def key(self, state: S, about: str, answer: Sequence[A]) -> str:
        """The name under which a proof stores the value of a complete answer, if it stores any."""
        return ""

    def parts(self, state: S, action: A) -> list[Text]:
        """What an action of an answer consists of, a sentence each, where its own sentence does not tell."""
        return []

    @abstractmethod
    def task(self, state: S, about: str) -> Text:
        """What is asked, in one or two sentences."""

    @abstractmethod
    def figure(self, state: S, about: str, worth: int) -> Text:
        """What an answer is worth, in words."""


class Puzzles(Core[S, A]):
    """A game with themes has words for each: `puzzle-run` for the theme `run`."""

    #: The kinds of questions that it can ask, by name.
    themes: ClassVar[Mapping[str, Theme[Any, Any]]] = {}
