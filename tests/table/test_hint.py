"""Hints: what a bot is shown, and what it says."""

from __future__ import annotations

import pytest

from roundhouse.bots.ladder import make
from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text
from roundhouse.table.hint import hint, hint_view
from tests.table.keeping import at_table, refused


@pytest.mark.parametrize("game", ["lantern", "rocket"])
def test_a_hint_can_be_followed(game: str) -> None:
    kept = at_table(game, 2, seed=4)
    for _ in range(5):
        table = kept.table
        assert table.deciding is not None
        question = hint(table, table.deciding, seed=9)
        ruleset = table.game.ruleset
        move = make("greedy", ruleset).choose(ruleset.copy(question.state), Chance(1))
        found = hint_view(table, question, table.game.write(move.action), move.reason)
        assert found.seq == table.seq
        assert tuple(found.picks) == ruleset.picks(table.game.state, move.action)
        assert found.reason.key.startswith("reason-")
        kept.play(found.action)


def test_moves_are_listed_in_the_order_of_their_figures() -> None:
    """Also where a bot keeps to what it knows although its guess of another move is a little higher."""
    table = at_table("rocket", 2, seed=4).table
    assert table.deciding is not None
    question = hint(table, table.deciding, seed=9)
    usual, *others = [table.game.write(action) for action in list(table.game.legal)[:4]]
    found = hint_view(table, question, usual, Text("reason-none"), 2.0, [(others[0], 1.0), (others[1], 2.4)])
    assert [move.action for move in found.moves] == [usual, others[1], others[0]]
    assert [move.value for move in found.moves] == [2.0, 2.0, 1.0]


def test_a_bot_is_shown_what_the_seat_may_know() -> None:
    table = at_table("lantern", 3).table
    state = table.game.state
    shown = [hint(table, 0, seed).state for seed in range(20)]
    assert all(seen.hands[0] == state.hands[0] for seen in shown)
    assert len({tuple(seen.deck) for seen in shown}) == 20


def test_only_who_must_decide_is_given_a_hint() -> None:
    with refused("wrong_seat", "why-not-asked", "LN-1"):
        hint(at_table("lantern", 2).table, 1, seed=1)
    over = at_table("lantern", 2).play_some(1000, Chance(1))
    with refused("over"):
        hint(over.table, 0, seed=1)


def test_a_table_may_be_played_without_hints() -> None:
    with refused("not_allowed", "table-no-hints"):
        hint(at_table("lantern", 2, hints=False).table, 0, seed=1)
