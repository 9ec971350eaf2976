"""Drafting: boards that strangers bring, checked and drawn. The hardest take seconds: done in a worker process."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from roundhouse.engine.boardtext import BoardText
from roundhouse.engine.registry import find
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame, Game
from roundhouse.picture.paint import Look
from roundhouse.picture.svg import render
from roundhouse.table.boardfiles import Mistake, mistakes
from roundhouse.table.checks import must_be_data
from roundhouse.words import Words


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """Options of a game with a board of one's own among them."""

    game: str
    options: dict[str, Any]
    theme: Look = "light"
    language: str = "en"


class Drawn(NamedTuple):
    title: str
    notes: list[Text]
    svg: str


def tried(draft: Draft) -> AnyGame:
    """A game on the board; `Problem` names what is wrong with it."""
    ruleset = find(draft.game)
    must_be_data(ruleset, draft.options)
    ruleset.check_board(draft.options["board"])
    return Game(ruleset, Setup(players=ruleset.seats[0], options=ruleset.complete(draft.options)))


def fits(draft: Draft) -> None:
    """Can it be played on? `Problem` if not."""
    tried(draft)


def drawn(draft: Draft) -> Drawn:
    game = tried(draft)
    about = game.ruleset.about_board(game.view(None))
    assert about is not None
    words = Words(draft.language, [game.ruleset.words], [str(seat + 1) for seat in range(game.state.players)])
    return Drawn(about.title, list(about.notes), render(game.scene(), say=words.say, theme=draft.theme))


def judged(draft: Draft) -> list[Mistake]:
    """Everything that is wrong with the board."""
    return mistakes(find(draft.game), BoardText(draft.options["board"], {}))
