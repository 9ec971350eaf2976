"""Rulings that a table may decide otherwise: for every switch a position in which its two settings differ."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET, invariants
from roundhouse.games.rocket.state import NONE
from tests.games.rocket.positions import P1, P2, P3, P4, Position, both_editions, on_the_row, tb_a

either = pytest.mark.parametrize("setting", [False, True])


# -- after a merger


@both_editions
@either
def test_r_03_the_line_that_absorbed_the_extended_one(edition: str, setting: bool) -> None:
    play = on_the_row(2, edition=edition, merging=True, survivor_extendable=setting).play()
    play.extend("A", (26, 0))
    assert play.asked == ("action", P1)
    steps = play.legal("B")
    assert steps
    assert (play.refused("extend", line="B", to=min(steps)) == "") is setting
    # A line that had nothing to do with it can be extended either way.
    assert play.refused("extend", line="C", to=min(play.legal("C"))) == ""


@either
def test_r_03_only_in_the_same_turn(setting: bool) -> None:
    play = on_the_row(2, merging=True, survivor_extendable=setting).turn(P1, action=2).play()
    play.extend("A", (26, 0))
    assert play.asked == ("action", P2)
    assert play.refused("extend", line="B", to=min(play.legal("B"))) == ""


# -- supplementary shares in bids


def fork(setting: bool) -> Position:
    """A before the fork; two of the three shares of P3 are supplementary."""
    position = Position(tb_a(), edition="1999", supplementary_bids=setting)
    position.loco("A", (2, 2), facing=0, track=[(1, 2)]).holding("A", 1, 2, 3, 0).supplementary("A", 2)
    if not setting:
        position.state.own_supplementary[:4] = [0, 0, 2, 0]
    return position


@either
def test_r_09_bids_of_supplementary_shares(setting: bool) -> None:
    play = fork(setting).play()
    play.act("extend", line="A", to=(3, 2))
    play.act("veto_call")
    play.act("veto_pass")
    assert play.asked == ("veto_bid", P3)
    bid: dict[str, Any] = {"n": 2, "hex": (3, 1)}
    assert play.refused("veto_bid", **bid) == ("" if setting else "SR-7.3-m")
    assert play.refused("veto_bid", n=1, hex=(3, 1)) == ""
    assert play.refused("veto_bid", n=4, hex=(3, 1)) == "SR-7.3-e"


@either
def test_r_09_who_has_no_more_real_shares_than_the_last_bid_is_not_asked(setting: bool) -> None:
    play = fork(setting).play()
    play.act("extend", line="A", to=(3, 2))
    play.act("veto_call")
    play.act("veto_bid", n=2, hex=(3, 1))
    assert play.asked == (("veto_bid", P3) if setting else ("veto_answer", P1))


def test_r_09_the_active_player_answers_with_real_shares_too() -> None:
    position = fork(False)
    position.state.own_supplementary[:4] = [1, 0, 1, 0]
    play = position.play()
    play.act("extend", line="A", to=(3, 2))
    play.act("veto_call")
    play.act("veto_bid", n=1, hex=(3, 1))
    play.act("veto_pass")
    assert play.asked == ("veto_answer", P1)
    assert play.refused("answer_bid", n=2, hex=(3, 1)) == "SR-7.3-m"
    play.act("answer_bid", n=1, hex=(3, 1))
    # What was paid is real: it is available again, and the supplementary ones are where they were.
    assert play.holdings("A") == [1, 2, 3, 0]
    assert play.state.own_supplementary[:4] == [1, 0, 1, 0]


@either
def test_r_09_who_gets_the_real_shares_of_a_merger(setting: bool) -> None:
    """Three are available for five that are due: clockwise from the active player, P2."""
    position = on_the_row(2, merging=True, supplementary_bids=setting).turn(P2)
    play = position.holding("A", 4, 1, 4, 0).holding("B", 6, 7, 0, 0).play()
    play.extend("A", (26, 0))
    assert play.holdings("B") == [8, 8, 2, 0]
    assert play.available("B") == 0
    assert play.state.supplementary[1] == 2
    assert play.state.own_supplementary[4:8] == ([] if setting else [2, 0, 0, 0])
    assert play.written.get("supplementary", {}).get("B") == (None if setting else [2, 0, 0, 0])


# -- several places at once


@both_editions
@either
def test_r_10_two_towns_in_one_move(edition: str, setting: bool) -> None:
    """Six places before: both towns pay for eight, or the first for seven."""
    play = on_the_row(5, 1, 0, edition=edition, new_towns=2, places_one_by_one=setting).play()
    events = play.extend("A", (26, 0))
    assert [(event[0], event[3][P1]) for event in events] == [("town", 7 if setting else 8), ("town", 8)]


# -- called, but no bid


@both_editions
@either
def test_r_11_the_passenger_after_a_call_without_a_bid(edition: str, setting: bool) -> None:
    position = Position(tb_a(), edition=edition, call_denies_passenger=setting)
    position.loco("A", (2, 2), facing=0, track=[(1, 2)]).holding("A", 1, 2, 3, 0)
    play = position.station(P4, (3, 2)).play()
    play.act("extend", line="A", to=(3, 2))
    play.act("veto_call")
    play.act("veto_pass")
    assert play.act("veto_pass") == ([] if setting else [["passenger", P1]])


@either
def test_r_11_without_a_call_the_passenger_comes(setting: bool) -> None:
    position = Position(tb_a(), edition="2018", call_denies_passenger=setting)
    position.loco("A", (2, 2), facing=0, track=[(1, 2)]).holding("A", 1, 2, 3, 0)
    assert position.station(P4, (3, 2)).play().extend("A", (3, 2)) == [["passenger", P1]]


# -- no tiles left


@pytest.mark.parametrize("edition", ["2018"])
@either
def test_r_21_the_second_action_without_tiles(edition: str, setting: bool) -> None:
    position = on_the_row(1, edition=edition, track=59, tiles_never_lack=setting)
    play = position.loco("C", (201, 0), facing=0).play()
    play.extend("A", (61, 0))
    assert (play.state.tiles, play.asked) == (0, ("action", P1))
    # B stands on its starting town and needs none; C has left it.
    assert play.legal("B")
    assert play.legal("C") == ({(202, 0)} if setting else set())


def played(**options: Any) -> None:
    """A random game with every invariant checked after every action."""
    state = RULESET.setup(Setup(players=4, options=options, seed=5))
    chance = Chance(7)
    while RULESET.decision(state) is not None:
        legal = RULESET.legal(state)
        RULESET.apply(state, legal[chance.below(len(legal))])
        invariants.check(state)


@pytest.mark.parametrize("edition", ["1999", "2018"])
def test_a_whole_game_with_every_ruling_the_other_way(edition: str) -> None:
    played(
        edition=edition,
        survivor_extendable=False,
        supplementary_bids=False,
        places_one_by_one=True,
        call_denies_passenger=True,
        tiles_never_lack=True,
        share_limit={"per_line": 3, "supplementary": 4},
    )


def test_positions_from_before_certificates_were_told_apart_are_read() -> None:
    setup = Setup(players=3, seed=1)
    packed = RULESET.pack(RULESET.setup(setup))
    del packed["own_supplementary"]
    state = RULESET.unpack(setup, packed)
    assert state.own_supplementary == []
    assert state.line == NONE
