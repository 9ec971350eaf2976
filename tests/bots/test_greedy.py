"""The greedy bot: the best gain at once, as if nobody would answer."""

from __future__ import annotations

from collections import Counter
from typing import Any

from roundhouse.bots.greedy import Greedy
from roundhouse.engine.chance import Chance
from roundhouse.engine.text import Text
from roundhouse.games.rocket import RULESET
from tests.games.rocket.positions import P1, P2, Play, Position, both_editions, row_board, tb_a


def chosen(play: Play, seed: int = 1) -> tuple[dict[str, Any], Text]:
    chance = Chance(seed)
    move = Greedy(RULESET).choose(RULESET.observe(play.state, play.state.asked, chance), chance)
    return RULESET.write_action(play.state, move.action), move.reason


def before_the_town(edition: str) -> Position:
    """A can reach the city K1 and the town T1 together at (2, 1); P1's station is on A."""
    return Position(tb_a(), 2, edition).loco("A", (1, 2), 0).station(P1, (1, 2))


@both_editions
def test_takes_what_pays_most(edition: str) -> None:
    """At (2, 1) the town pays V(A) = 3 to P1, and the city 2 for the claim."""
    play = before_the_town(edition).claims("K1", 1).play()
    action, reason = chosen(play)
    assert action == {"type": "extend", "line": "A", "to": [2, 1]}
    assert reason == Text("reason-greedy-gain", {"n": 5})


@both_editions
def test_expects_the_others_to_let_it_happen(edition: str) -> None:
    """P2 could veto with three shares; the greedy bot does not think of that."""
    play = before_the_town(edition).holding("A", 0, 3).play()
    assert chosen(play)[0] == {"type": "extend", "line": "A", "to": [2, 1]}


@both_editions
def test_a_veto_is_judged_by_what_it_pays(edition: str) -> None:
    """P1 drives past the town; P2, whose station is on A, bids for the hex that pays."""
    play = Position(tb_a(), 2, edition).loco("A", (1, 2), 0).station(P2, (1, 2)).holding("A", 0, 2).play()
    play.act("extend", line="A", to=[2, 2])
    play.act("veto_call")
    action, reason = chosen(play)
    assert action["type"] == "veto_bid"
    assert action["hex"] == [2, 1]
    assert reason.args["n"] == 3


def test_equal_gains_draw_the_kind_first() -> None:
    play = Position(tb_a(), 2, "2018").play()
    drawn = Counter(chosen(play, seed)[0]["type"] for seed in range(150))
    assert set(drawn) == {"invest", "station_place", "extend"}
    assert all(count > 30 for count in drawn.values()), drawn
    assert chosen(play)[1].key == "reason-greedy-tie"


def test_at_the_end_the_final_account_counts() -> None:
    """The merger ends the game (1999): the final scoring pays more than anything else could."""
    position = Position(row_board(5, merging=True), 2, "1999").loco("A", (25, 0), 0, [(q, 0) for q in range(1, 25)])
    play = position.eliminated(*position.line_ids[2:], into="B").holding("A", 2, 1).play()
    action, reason = chosen(play)
    assert action["type"] == "extend"
    play.extend(action["line"], tuple(action["to"]))
    assert play.over
    outcome = RULESET.outcome(play.state)
    assert outcome is not None
    assert reason.args["n"] == outcome.totals[P1]
