"""Problems: what is wrong with an input, as a text."""

from __future__ import annotations

import pickle

from roundhouse.engine.problem import Problem, speak
from roundhouse.engine.setup import BadSetup
from roundhouse.engine.text import Text


def test_it_says_where_and_what() -> None:
    problem = Problem("players", "must be 2 to 4")
    assert problem.text == Text("problem", {"where": "players", "problem": "must be 2 to 4"})
    assert (problem.where, problem.problem) == ("players", "must be 2 to 4")
    assert isinstance(problem, ValueError)


def test_it_can_be_printed() -> None:
    told = str(Problem("players", "must be 2 to 4"))
    assert "players" in told
    assert "must be 2 to 4" in told


def test_texts_inside_are_spoken() -> None:
    where = Text("player", {"seat": 1})
    problem = Problem(where, Text("problem-unknown-game", {"known": "rocket"}))
    assert problem.where == speak(where)
    assert "rocket" in problem.problem
    assert problem.problem in str(problem)


def test_it_travels_between_processes() -> None:
    problem = pickle.loads(pickle.dumps(BadSetup("board", Text("board-none"))))
    assert isinstance(problem, BadSetup)
    assert problem.text == BadSetup("board", Text("board-none")).text
