"""Every rule that an action can break, with the message that explains it, in the order of the checks."""

from __future__ import annotations

import ast
import gzip
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from roundhouse import new
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.names import HEX
from tests.games.rocket.positions import P1, P2, P3, P4, Play, Position, make_board, on_the_row, rectangle, tb_a

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "roundhouse" / "games" / "rocket"
GOLDEN = ROOT / "tests" / "golden"

#: The rules that an action can break, in the order in which they are checked.
ORDER = (
    "SR-11.1-g",
    "SR-4.1-a", "SR-7.3-b", "SR-7.3-e", "SR-7.3-g",
    "SR-7.6-a",
    "SR-5.1-d", "SR-5.1-a",
    "SR-6.3-a", "SR-6.1-a", "SR-6.2-a", "SR-6.1-f",
    "SR-3.1-a", "SR-6.1-b", "SR-6.1-c", "SR-6.1-d",
    "SR-7.1-a", "SR-4.1-c", "SR-7.1-b", "SR-7.1-c", "SR-7.1-e", "SR-7.1-f", "SR-7.1-g", "SR-7.1-l",
    "SR-4.1-e",
    "SR-7.3-m", "SR-7.3-h", "SR-7.3-i",
)  # fmt: skip
#: A rule that asks and can never be broken: a turn has two actions.
ONLY_ASKS = {"SR-4.1-b"}


# -- positions


def begun(edition: str = "1999") -> Play:
    return Position(tb_a(), edition=edition).play()


def finished() -> Play:
    play = on_the_row(merging=True, track=59).play()
    play.extend("A", (61, 0))
    return play


def all_claimed() -> Play:
    return Position(tb_a()).claims("K1", 1, 1, 1).claims("K2", 0, 0, 0, 3).play()


def some_claimed() -> Play:
    return Position(tb_a()).claims("K1", 1, industry="steel").play()


def stations(edition: str = "1999") -> Play:
    """A on (3, 2), B unmoved; P1 has stations on track, under A, and free; P2 one on track."""
    position = Position(tb_a(), edition=edition).loco("A", (3, 2), facing=0, track=[(1, 2), (2, 2)])
    return position.station(P1, (3, 2), (5, 0)).station(P2, (1, 2)).play()


def seven_stations() -> Play:
    return Position(tb_a()).station(P1, (0, 0), (2, 1), (4, 1), (6, 0), (2, 3), (4, 3), (0, 4)).play()


def three_lines() -> Play:
    """RV-07"""
    position = Position(tb_a()).loco("A", (2, 2), facing=0, track=[(1, 2)])
    return position.loco("B", (4, 1), facing=3, track=[(6, 1), (5, 1)]).loco("C", (3, 3), facing=2).play()


def extended_once() -> Play:
    play = begun()
    play.extend("A", (1, 2))
    return play


def merged() -> Play:
    play = three_lines()
    play.extend("A", (2, 3))
    return play


def turning_back() -> Play:
    """A before its own track."""
    return Position(tb_a()).loco("A", (2, 2), facing=3, track=[(0, 3), (1, 3), (1, 2)]).play()


def no_tile_left() -> Play:
    """2018, after the first action has used the last tile; D and E are one hex apart on their towns."""
    board = make_board(
        {(q, 0) for q in range(1, 70)} | {(101, 0)},
        lines={"A": (0, 0), "D": (100, 0), "E": (102, 0)},
        towns={"T": (70, 0)},
        bystanders="BC",
    )
    position = Position(board, edition="2018").loco("A", (61, 0), facing=0, track=[(q, 0) for q in range(1, 61)])
    return position.turn(P1, action=2, extended=["B"]).play()


def no_tile_between_two_lines() -> Play:
    """As RV-56, and no tile left besides."""
    land = rectangle(4, 3) | {(5, 2), (5, 3)} | {(q, 9) for q in range(1, 61)}
    board = make_board(land, lines={"A": (0, 9), "B": (100, 0), "C": (110, 0)}, bystanders="DE")
    position = Position(board, edition="2018").loco("A", (4, 1), facing=0, track=[(q, 9) for q in range(1, 61)])
    return position.loco("B", (5, 2), facing=0).loco("C", (3, 3), facing=0).turn(P1, action=2).play()


def calling() -> Play:
    """State VS of the veto; P2 is asked to call."""
    play = _vs("1999")
    play.act("extend", line="A", to=(3, 2))
    return play


def bidding_apart() -> Play:
    """One of the two shares of P2 is supplementary, and cannot be bid."""
    position = Position(tb_a(), edition="1999", supplementary_bids=False)
    position.loco("A", (2, 2), facing=0, track=[(1, 2)]).holding("A", 1, 2, 3, 0).supplementary("A", 1)
    position.state.own_supplementary[P2] = 1
    play = position.play()
    play.act("extend", line="A", to=(3, 2))
    play.act("veto_call")
    return play


def bidding() -> Play:
    """P2 has called and is asked to bid."""
    play = calling()
    play.act("veto_call")
    return play


def overbidding() -> Play:
    """P2 has bid 1; P3 is asked."""
    play = bidding()
    play.act("veto_bid", n=1, hex=(3, 1))
    return play


def answering(edition: str = "1999") -> Play:
    """P2 has bid 2 for (3, 1), P3 has passed; P1 is asked."""
    play = _vs(edition)
    play.act("extend", line="A", to=(3, 2))
    play.act("veto_call")
    play.act("veto_bid", n=2, hex=(3, 1))
    play.act("veto_pass")
    return play


def answering_2018() -> Play:
    return answering("2018")


def stations_2018() -> Play:
    return stations("2018")


def _vs(edition: str) -> Play:
    position = Position(tb_a(), edition=edition).loco("A", (2, 2), facing=0, track=[(1, 2)])
    return position.holding("A", 1, 2, 3, 0).play()


# -- the table


class Refusal(NamedTuple):
    """In that position the action (of a seat, if not the one that is asked) breaks the rule."""

    rule: str
    key: str
    position: Callable[[], Play]
    action: dict[str, Any]
    seat: int | None = None


TABLE = [
    Refusal("SR-11.1-g", "why-over", finished, {"type": "invest", "city": "K", "industry": "steel"}, P1),
    Refusal("SR-11.1-g", "why-over", finished, {"type": "veto_pass"}, P2),
    # Another seat is asked
    Refusal("SR-4.1-a", "why-not-asked", begun, {"type": "station_place", "to": [2, 2]}, P2),
    Refusal("SR-7.3-b", "why-not-asked", calling, {"type": "veto_call"}, P3),
    Refusal("SR-7.3-e", "why-not-asked", bidding, {"type": "veto_pass"}, P3),
    Refusal("SR-7.3-g", "why-not-asked", answering, {"type": "answer_pass"}, P2),
    # Something else is asked
    Refusal("SR-7.6-a", "why-not-now", begun, {"type": "veto_call"}),
    Refusal("SR-7.6-a", "why-not-now", begun, {"type": "veto_pass"}),
    Refusal("SR-7.6-a", "why-not-now", begun, {"type": "answer_bid", "n": 1, "hex": [1, 2]}),
    Refusal("SR-7.6-a", "why-not-now", calling, {"type": "veto_bid", "n": 1, "hex": [3, 1]}),
    Refusal("SR-7.6-a", "why-not-now", calling, {"type": "station_place", "to": [0, 0]}),
    Refusal("SR-7.6-a", "why-not-now", calling, {"type": "skip"}),
    Refusal("SR-7.6-a", "why-not-now", bidding, {"type": "veto_call"}),
    Refusal("SR-7.6-a", "why-not-now", bidding, {"type": "veto_decline"}),
    Refusal("SR-7.6-a", "why-not-now", bidding, {"type": "answer_pass"}),
    Refusal("SR-7.6-a", "why-not-now", answering, {"type": "veto_pass"}),
    Refusal("SR-7.6-a", "why-not-now", answering, {"type": "veto_bid", "n": 2, "hex": [3, 2]}),
    # Invest
    Refusal("SR-5.1-d", "why-all-claimed", all_claimed, {"type": "invest", "city": "K1", "industry": "steel"}),
    Refusal("SR-5.1-a", "why-not-unclaimed", some_claimed, {"type": "invest", "city": "K1", "industry": "steel"}),
    Refusal("SR-5.1-a", "why-not-unclaimed", begun, {"type": "invest", "city": "K1", "industry": "leather"}),
    Refusal("SR-5.1-a", "why-no-such-investment", begun, {"type": "invest", "city": "T1", "industry": "steel"}),
    Refusal("SR-5.1-a", "why-no-such-investment", begun, {"type": "invest", "city": "K1", "industry": "coal"}),
    # Station
    Refusal("SR-6.3-a", "why-reserve-empty", seven_stations, {"type": "station_place", "to": [6, 4]}),
    Refusal("SR-6.1-a", "why-no-own-station", stations, {"type": "station_move", "from": [0, 0], "to": [0, 1]}),
    Refusal("SR-6.1-a", "why-no-own-station", stations, {"type": "station_move", "from": [1, 2], "to": [0, 1]}),
    Refusal("SR-6.1-a", "why-no-own-station", stations, {"type": "station_move", "from": [9, 9], "to": [0, 1]}),
    Refusal("SR-6.2-a", "why-station-linked", stations_2018, {"type": "station_move", "from": [3, 2], "to": [0, 0]}),
    Refusal("SR-6.1-f", "why-same-hex", stations, {"type": "station_move", "from": [5, 0], "to": [5, 0]}),
    Refusal("SR-3.1-a", "why-off-board", stations, {"type": "station_place", "to": [7, 0]}),
    Refusal("SR-3.1-a", "why-off-board", stations, {"type": "station_move", "from": [5, 0], "to": [0, -1]}),
    Refusal("SR-6.1-b", "why-hex-occupied", stations, {"type": "station_place", "to": [2, 0]}),
    Refusal("SR-6.1-b", "why-hex-occupied", stations, {"type": "station_place", "to": [0, 2]}),
    Refusal("SR-6.1-b", "why-hex-occupied", stations, {"type": "station_place", "to": [2, 2]}),
    Refusal("SR-6.1-b", "why-hex-occupied", stations, {"type": "station_place", "to": [6, 2]}),
    Refusal("SR-6.1-b", "why-hex-occupied", stations, {"type": "station_place", "to": [5, 0]}),
    Refusal("SR-6.1-b", "why-hex-occupied", stations, {"type": "station_move", "from": [5, 0], "to": [1, 2]}),
    Refusal("SR-6.1-c", "why-next-to-locomotive", stations, {"type": "station_place", "to": [5, 3]}),
    Refusal("SR-6.1-c", "why-next-to-locomotive", stations, {"type": "station_move", "from": [5, 0], "to": [4, 1]}),
    Refusal("SR-6.1-d", "why-next-to-station", stations, {"type": "station_place", "to": [1, 1]}),
    Refusal("SR-6.1-d", "why-next-to-station", stations, {"type": "station_move", "from": [5, 0], "to": [0, 3]}),
    # Extend
    Refusal("SR-7.1-a", "why-line-eliminated", merged, {"type": "extend", "line": "A", "to": [2, 4]}),
    Refusal("SR-7.1-a", "why-no-such-line", begun, {"type": "extend", "line": "Z", "to": [1, 2]}),
    Refusal("SR-4.1-c", "why-extended-already", extended_once, {"type": "extend", "line": "A", "to": [2, 2]}),
    Refusal("SR-7.1-b", "why-not-next-to-start", begun, {"type": "extend", "line": "A", "to": [2, 2]}),
    Refusal("SR-7.1-c", "why-not-ahead", three_lines, {"type": "extend", "line": "A", "to": [2, 1]}),
    Refusal("SR-7.1-c", "why-not-ahead", three_lines, {"type": "extend", "line": "A", "to": [4, 3]}),
    Refusal("SR-7.1-e", "why-off-board", begun, {"type": "extend", "line": "A", "to": [-1, 2]}),
    Refusal("SR-7.1-e", "why-place-there", three_lines, {"type": "extend", "line": "B", "to": [4, 0]}),
    Refusal("SR-7.1-f", "why-track-there", turning_back, {"type": "extend", "line": "A", "to": [1, 3]}),
    Refusal("SR-7.1-g", "why-two-lines", three_lines, {"type": "extend", "line": "A", "to": [3, 2]}),
    Refusal("SR-7.1-l", "why-no-tile", no_tile_left, {"type": "extend", "line": "A", "to": [62, 0]}),
    Refusal("SR-7.1-l", "why-no-tile", no_tile_left, {"type": "extend", "line": "D", "to": [101, 0]}),
    # Skip
    Refusal("SR-4.1-e", "why-skip", begun, {"type": "skip"}),
    # Bids
    Refusal("SR-7.3-e", "why-bid-nothing", bidding, {"type": "veto_bid", "n": 0, "hex": [3, 1]}),
    Refusal("SR-7.3-e", "why-bid-beyond-holding", bidding, {"type": "veto_bid", "n": 3, "hex": [3, 1]}),
    Refusal("SR-7.3-e", "why-bid-too-low", overbidding, {"type": "veto_bid", "n": 1, "hex": [3, 1]}),
    Refusal("SR-7.3-e", "why-bid-hex", bidding, {"type": "veto_bid", "n": 1, "hex": [2, 1]}),
    Refusal("SR-7.3-m", "why-bid-supplementary", bidding_apart, {"type": "veto_bid", "n": 2, "hex": [3, 1]}),
    # Answers
    Refusal("SR-7.3-g", "why-answer-too-low", answering, {"type": "answer_bid", "n": 1, "hex": [3, 2]}),
    Refusal("SR-7.3-g", "why-bid-beyond-holding", answering, {"type": "answer_bid", "n": 3, "hex": [3, 2]}),
    Refusal("SR-7.3-h", "why-bid-hex", answering, {"type": "answer_bid", "n": 2, "hex": [2, 1]}),
    Refusal("SR-7.3-i", "why-not-original-hex", answering_2018, {"type": "answer_bid", "n": 2, "hex": [3, 1]}),
]


def name_of(refusal: Refusal) -> str:
    return f"{refusal.rule} {refusal.key} {json.dumps(refusal.action)}"


@pytest.mark.parametrize("refusal", TABLE, ids=name_of)
def test_refused(refusal: Refusal) -> None:
    play = refusal.position()
    violation = play.violation(seat=refusal.seat, **refusal.action)
    assert violation is not None
    assert (violation.rule, violation.key) == (refusal.rule, refusal.key)
    assert RULESET.say_violation(play.state, violation).key == refusal.key


# -- two rules at once: the first one is reported


BOTH = [
    # Over, before everything
    Refusal("SR-11.1-g", "", finished, {"type": "extend", "line": "Z", "to": [99, 99]}, P4),
    # The wrong seat, before the wrong kind and everything about the action itself
    Refusal("SR-4.1-a", "", begun, {"type": "veto_call"}, P2),
    Refusal("SR-4.1-a", "", begun, {"type": "station_place", "to": [2, 0]}, P2),
    Refusal("SR-7.3-b", "", calling, {"type": "invest", "city": "K1", "industry": "steel"}, P1),
    Refusal("SR-7.3-e", "", bidding, {"type": "answer_pass"}, P1),
    Refusal("SR-7.3-g", "", answering, {"type": "veto_bid", "n": 3, "hex": [3, 2]}, P3),
    # The wrong kind, before what is wrong with the action itself
    Refusal("SR-7.6-a", "", calling, {"type": "extend", "line": "Z", "to": [99, 99]}),
    Refusal("SR-7.6-a", "", begun, {"type": "veto_bid", "n": 0, "hex": [99, 99]}),
    # Invest
    Refusal("SR-5.1-d", "", all_claimed, {"type": "invest", "city": "nowhere", "industry": "steel"}),
    # Station
    Refusal("SR-6.3-a", "", seven_stations, {"type": "station_place", "to": [99, 99]}),
    Refusal("SR-6.1-a", "", stations_2018, {"type": "station_move", "from": [1, 2], "to": [1, 2]}),
    Refusal("SR-6.2-a", "", stations_2018, {"type": "station_move", "from": [3, 2], "to": [3, 2]}),
    Refusal("SR-6.2-a", "", stations_2018, {"type": "station_move", "from": [3, 2], "to": [99, 99]}),
    Refusal("SR-6.1-f", "", stations, {"type": "station_move", "from": [3, 2], "to": [3, 2]}),
    Refusal("SR-6.1-b", "", stations, {"type": "station_place", "to": [3, 2]}),
    Refusal("SR-6.1-b", "", stations, {"type": "station_place", "to": [4, 0]}),
    Refusal("SR-6.1-c", "", stations, {"type": "station_place", "to": [4, 2]}),
    # Extend
    Refusal("SR-7.1-a", "", merged, {"type": "extend", "line": "A", "to": [99, 99]}),
    Refusal("SR-4.1-c", "", extended_once, {"type": "extend", "line": "A", "to": [99, 99]}),
    Refusal("SR-7.1-b", "", begun, {"type": "extend", "line": "A", "to": [99, 99]}),
    Refusal("SR-7.1-c", "", three_lines, {"type": "extend", "line": "A", "to": [2, 0]}),
    Refusal("SR-7.1-c", "", three_lines, {"type": "extend", "line": "A", "to": [1, 2]}),
    Refusal("SR-7.1-e", "", no_tile_left, {"type": "extend", "line": "D", "to": [99, 0]}),
    Refusal("SR-7.1-f", "", turning_back, {"type": "extend", "line": "A", "to": [1, 2]}),
    Refusal("SR-7.1-g", "", no_tile_between_two_lines, {"type": "extend", "line": "A", "to": [4, 2]}),
    # Answers
    Refusal("SR-7.3-g", "", answering, {"type": "answer_bid", "n": 1, "hex": [99, 99]}),
    Refusal("SR-7.3-g", "", answering_2018, {"type": "answer_bid", "n": 3, "hex": [3, 1]}),
]


@pytest.mark.parametrize("refusal", BOTH, ids=name_of)
def test_first_rule_is_reported(refusal: Refusal) -> None:
    assert refusal.position().refused(seat=refusal.seat, **refusal.action) == refusal.rule


def test_bids_are_checked_in_order() -> None:
    """All of it is SR-7.3-e, but the sentence speaks of the first thing that is wrong."""
    play = overbidding()
    keys = []
    for n in (0, 9, 1, 2):
        violation = play.violation("veto_bid", n=n, hex=(99, 99))
        assert violation is not None
        keys.append(violation.key)
    assert keys == ["why-bid-nothing", "why-bid-beyond-holding", "why-bid-too-low", "why-bid-hex"]


# -- a hex alone, which is no action yet

POINTED_AT = frozenset({"why-hex-nothing"})


def test_a_hex_alone_is_explained_by_itself_and_not_by_a_guess() -> None:
    game = new("rocket", players=2, seed=1)
    rules, state = game.ruleset, game.state
    useful = {pick for action in game.legal for pick in rules.picks(state, action)}
    picks = [HEX.pick(state, hex) for hex in range(state.board.size)]
    refused = {pick for pick in picks if rules.explain(state, (pick,)) is not None}
    assert refused == {pick for pick in picks if pick not in useful}
    assert refused
    assert {rules.explain(state, (pick,)).key for pick in refused} == POINTED_AT  # type: ignore[union-attr]


# -- nothing is forgotten


@cache
def source_texts() -> frozenset[str]:
    """The text constants of all modules that refuse actions."""
    modules = [path.read_text("utf-8") for path in SOURCE.rglob("*.py")]
    return frozenset(text for module in modules if "Violation(" in module for text in texts_in(module))


def texts_in(module: str) -> Iterator[str]:
    """All text constants but docstrings, which may consist of a rule id, too."""
    tree = ast.parse(module)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


def test_table_holds_every_rule_that_the_source_can_report() -> None:
    reported = {text for text in source_texts() if re.fullmatch(r"SR-\d+\.\d+-[a-z]", text)}
    assert reported - ONLY_ASKS == set(ORDER)
    assert {refusal.rule for refusal in TABLE} == set(ORDER)


def test_table_holds_every_sentence_that_explains_a_refusal() -> None:
    sentences = {text for text in source_texts() if re.fullmatch(r"why-[a-z-]+", text)}
    assert {refusal.key for refusal in TABLE} | POINTED_AT == sentences


def test_rules_exist_in_the_specification() -> None:
    specification = (ROOT / "docs" / "rules" / "rocket.md").read_text("utf-8")
    assert [rule for rule in ORDER if f"**{rule}**" not in specification] == []


def test_golden_games_and_table_meet_the_rules() -> None:
    golden: set[str] = set()
    for path in GOLDEN.glob("rocket-*.gz"):
        golden.update(re.findall(r'"rule":"(SR-[^"]+)"', gzip.decompress(path.read_bytes()).decode()))
    # Nothing is refused there by a rule that is not in the table; together they meet every one of them.
    assert golden <= set(ORDER)
    assert len(golden) >= 0.9 * len(ORDER)
    assert golden | {refusal.rule for refusal in TABLE} == set(ORDER)
