"""Boards drawn to be searched for ever: what is offered is found within a budget, and nothing else becomes illegal."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from roundhouse.bots.ladder import make
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.engine.rules import MORE
from roundhouse.engine.setup import BadSetup
from roundhouse.games.spike import RULESET, decisions, options
from roundhouse.games.spike.boardfile import MOST, printed_board, printed_data, read_board
from roundhouse.games.spike.budget import FOREIGN, GENEROUS, SETS
from roundhouse.games.spike.build_choices import BuildChoices
from roundhouse.games.spike.dealing import deal
from roundhouse.games.spike.state import ACTION, State
from tests.support.worst_boards import KINDS, spike

#: Seconds of processor time for one question, on a machine that is busy with other things. Without a budget some of
#: them take minutes.
LONGEST = 1.0
#: Hands that make the search hard: of one colour, of a few, a little of everything, and very much of everything.
HANDS = {
    "one colour": (0, 37, 0, 0, 0, 0, 0, 0, 0),
    "three": (0, 11, 0, 0, 0, 12, 0, 16, 0),
    "a little": (2, 1, 6, 2, 7, 5, 2, 1, 7),
    "pairs": (2, 3, 2, 3, 2, 3, 2, 3, 2),
    "rich": (3, 37, 37, 12, 14, 0, 36, 19, 5),
}


@cache
def position(kind: str, hand: str, wild_one_colour: bool = True) -> State:
    """Somebody is at turn on a board of this kind, in its first city, with that hand."""
    board = read_board(spike(kind))
    state = deal(board, options.switches(options.complete({"wild_one_colour": wild_one_colour})), 2, Chance(0))
    state.asked, state.phase, state.stopped = 0, ACTION, 1
    for seat in range(2):
        state.start[seat] = state.at[seat] = board.cities[0].node
        state.network[board.cities[0].node] |= 1 << seat
    colours = len(board.colours)
    state.hand[:colours] = HANDS[hand][:colours] if colours > 2 else (0, 37)
    state.face = [max(0, face) for face in state.face]
    return state


@contextmanager
def soon(what: str) -> Iterator[None]:
    gc.disable()
    begun = time.thread_time()
    try:
        yield
    finally:
        gc.enable()
    taken = time.thread_time() - begun
    assert taken < LONGEST, f"{what} took {taken:.1f} seconds"


def questions(state: State) -> dict[str, Callable[[], object]]:
    city = f"city:{state.board.cities[-1].id}"
    return {
        "what is legal": lambda: list(decisions.legal(state)),
        "what can be laid": lambda: RULESET.open_picks(state, ("lay",)),
        "why not there": lambda: [
            RULESET.why_not(state, action, 0) for action in RULESET.read_picks(state, (city,))[:50]
        ],
        "a random move": lambda: make("random", find("spike")).choose(state.copy(), Chance(1)),
        "what a bot does": lambda: make("apprentice", find("spike")).choose(state.copy(), Chance(1)),
    }


@pytest.mark.parametrize("kind", ["braid", "star"])
def test_a_hard_question_is_answered_soon(kind: str) -> None:
    all_questions_are_answered_soon(kind, "rich", wild_one_colour=False)
    all_questions_are_answered_soon(kind, "one colour", wild_one_colour=True)


@pytest.mark.long
@pytest.mark.parametrize("wild_one_colour", [True, False])
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_is_answered_soon(kind: str, hand: str, wild_one_colour: bool) -> None:
    all_questions_are_answered_soon(kind, hand, wild_one_colour)


def all_questions_are_answered_soon(kind: str, hand: str, wild_one_colour: bool) -> None:
    state = position(kind, hand, wild_one_colour)
    for what, ask in questions(state).items():
        with soon(what):
            ask()


def test_the_budget_is_one_of_steps() -> None:
    """The same on every machine, compiled or not, whatever was worked out before."""
    state = position("braid", "rich", wild_one_colour=False)
    first, second = BuildChoices(state), BuildChoices(state)
    assert first.listed() == second.listed()
    assert first.budget.left == second.budget.left
    assert not first.listed(), "a budget that suffices for this board is none"
    # One label or one way of paying may go beyond it.
    spent = FOREIGN - first.budget.left
    assert first.budget.for_one <= spent <= first.budget.for_one + SETS


def test_what_was_not_found_can_be_laid_segment_by_segment() -> None:
    state = position("braid", "rich", wild_one_colour=False)
    path: tuple[str, ...] = ("lay",)
    far = state.board.city_at[state.board.ends[-1][1]]
    assert far == 1
    for segment in along_the_edge(state):
        offered = RULESET.open_picks(state, path)
        path = (*path, f"segment:{segment}")
        assert (*path, MORE) in offered
    whole = RULESET.open_picks(state, path)
    assert whole
    builds = RULESET.read_picks(state, whole[0])
    assert RULESET.why_not(state, builds[0], 0) is None
    assert builds[0] in decisions.legal(state)


def along_the_edge(state: State) -> list[str]:
    """From one corner of the square to the opposite one."""
    board = state.board
    found: list[str] = []
    node = board.cities[0].node
    while board.city_at[node] != 1:
        steps = [(to, segment) for to, segment in zip(board.leads_to[node], board.at_node[node], strict=True)]
        to, segment = max(step for step in steps if step[0] > node)
        found.append(board.segments[segment])
        node = to
    return found


def test_the_printed_board_may_be_searched_farther_than_any_other() -> None:
    assert printed_board().steps == GENEROUS
    assert read_board(printed_data()).steps == FOREIGN


@pytest.mark.parametrize("field", MOST)
def test_a_board_that_lists_too_much_is_refused(field: str) -> None:
    data = {**printed_data()}
    entry = data[field][0]
    data[field] = [*data[field], *({**entry, "id": f"more{number}"} for number in range(MOST[field]))]
    with pytest.raises(BadSetup) as refused:
        read_board(data)
    assert "at most" in str(refused.value)


def test_a_name_that_fits_nowhere_is_refused() -> None:
    data = {**printed_data()}
    data["edges"] = [{**data["edges"][0], "id": "x" * 100_000}, *data["edges"][1:]]
    with pytest.raises(BadSetup) as refused:
        read_board(data)
    assert "at most 40 letters" in str(refused.value)
