"""Rulings that a table may decide otherwise: for every switch a position in which its two settings differ."""

from __future__ import annotations

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.engine.setup import Setup
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.outcome import decided_by
from roundhouse.games.spike.rounds import end_game, new_round, refill
from roundhouse.games.spike.special_end import check_special_end
from roundhouse.games.spike.state import BY_DRAW, BY_REFILL, NONE
from tests.games.spike.positions import P1, P2, Position

either = pytest.mark.parametrize("setting", [False, True])


def allowed(yes: bool, rule: str) -> str:
    return "" if yes else rule


# -- K-13: when goods are handled


def at_bravo(setting: bool) -> Position:
    """P1 waits in Bravo, where there is steel, with pigs for Bravo aboard and an empty car."""
    play = Position(contracts={"pigs": {"bravo": 4}, "steel": {"carol": 6}}, cargo_on_arrival=setting)
    play.own(P1, "e1", "e2", "e5").train(P1, "bravo").contract(P1, "pigs", "steel").loaded("pigs")
    return play.level(P1, freight_car=2, locomotive=2)


@either
def test_k_13_a_train_that_was_there_before(setting: bool) -> None:
    play = at_bravo(setting)
    assert play.refused("load", commodity="steel") == allowed(not setting, "SK-5.1-b")
    assert play.refused("deliver", commodity="pigs") == allowed(not setting, "SK-5.2-f")
    play.act("draw", choice="deck")
    play.act("draw", choice="stop")
    assert play.refused("deliver", commodity="pigs") == allowed(not setting, "SK-5.2-f")


@either
def test_k_13_a_train_that_has_just_come(setting: bool) -> None:
    play = at_bravo(setting).train(P1, "e2").turn(P1)
    play.act("free_move", spaces=["bravo"])
    play.act("deliver", commodity="pigs")
    play.act("load", commodity="steel")
    # Started and arrived in one turn.
    play = at_bravo(setting).train(P1, "carol").turn(P1)
    play.act("start", spaces=["e5", "bravo"])
    play.act("deliver", commodity="pigs")


# -- K-14: past a city


@either
def test_k_14_past_a_city_with_a_boost_or_from_a_start(setting: bool) -> None:
    play = Position(bypass_in_free_move_only=setting).own(P1, "e1", "e2", "e5").train(P1, "e2").turn(P1)
    assert play.refused("free_move", spaces=["e5"]) == ""
    play.act("free_move", spaces=[])
    assert play.refused("boost", space="e5") == allowed(not setting, "SK-4.1-h")
    assert play.refused("boost", space="bravo") == ""
    assert play.refused("boost", space="e1") == ""
    start = Position(bypass_in_free_move_only=setting).own(P1, "e1", "e2", "e5").level(P1, locomotive=3)
    assert start.refused("start", spaces=["e1", "e2", "e5"]) == allowed(not setting, "SK-4.1-h")


# -- K-19: how far a train starts


@either
def test_k_19_fewer_spaces_than_the_speed(setting: bool) -> None:
    play = Position(start_at_full_speed=setting).own(P1, "e1", "e2", "e3", "e4").level(P1, locomotive=3)
    assert play.refused("start", spaces=["e1", "e3"]) == allowed(not setting, "SK-8.1-a")
    assert play.refused("start", spaces=["e1", "e3", "e4"]) == ""
    # A city ends the move.
    assert play.refused("start", spaces=["e1", "e2", "bravo"]) == ""
    near = Position(start_at_full_speed=setting).own(P1, "e5").train(P1, "carol").turn(P1).level(P1, locomotive=3)
    assert near.refused("start", spaces=["e5", "bravo"]) == ""
    assert near.refused("start", spaces=["e5"]) == allowed(not setting, "SK-8.1-a")


# -- K-21: halves of an odd deck


@either
def test_k_21_the_odd_card_of_the_last_deck(setting: bool) -> None:
    play = Position(larger_half_on_top=setting).piles(display="rrrr", discard="b" * 10 + "g" * 10 + "w" * 9)
    play.state.round, play.state.deck = 2, []
    new_round(play.state, [])
    # 33 cards: 16 or 17 above, of which four are turned up.
    assert len(play.state.deck) - play.state.lower == (13 if setting else 12)
    assert play.board.time not in play.state.deck[play.state.lower :]


# -- K-22: Time cards on the way to the display


def filling(setting: bool, deck: str) -> tuple[Position, list[Event]]:
    play = Position(time_cards_go_back=setting).piles(deck=deck, display="rrb")
    play.state.round, play.state.lower = 3, len(deck)
    play.state.time = 3 - deck.count("T")
    events: list[Event] = []
    refill(play.state, BY_REFILL, events)
    return play, events


@either
def test_k_22_a_time_card_while_the_display_is_filled(setting: bool) -> None:
    play, events = filling(setting, "Tgw")
    assert sum(play.state.display) == (4 if setting else 3)
    assert play.state.time == (2 if setting else 3)
    assert play.state.deck.count(play.board.time) == (1 if setting else 0)
    assert ("time_back" in [event.key for event in events]) is setting
    # The third Time card ends the game at once.
    assert (play.written["phase"] == "over") is not setting


def test_k_22_with_nothing_but_time_cards_the_display_stays_short() -> None:
    play, _ = filling(True, "TT")
    assert (sum(play.state.display), len(play.state.deck), play.state.time) == (3, 2, 1)
    play.act("draw", choice="deck")
    assert play.written["phase"] == "over"


# -- K-23: the special end


@either
def test_k_23_a_contract_that_cannot_be_delivered_any_more(setting: bool) -> None:
    """Coal is far from the network, and there is no track left."""
    for contracts, goes_on in ((["coal"], setting), ([], False)):
        play = Position(contracts={"coal": {"alpha": 5}}, special_end_without_contracts=setting)
        play.contract(P1, *contracts).own(P1, "e1", "e2").state.track[P1] = 0
        check_special_end(play.state, P1, [])
        assert (play.state.last_turns == NONE) is goes_on


# -- K-25: ties


@either
def test_k_25_equal_money_and_cities(setting: bool) -> None:
    """P1 has more cards, P2 more track."""
    play = Position(printed=True, tie_by_track=setting).hand(P1, white=4).hand(P2, white=2)
    for seat in (P1, P2):
        play.money(seat, 41)
        play.state.route[seat] = -1
    play.state.track[P1], play.state.track[P2] = 10, 12
    end_game(play.state, BY_DRAW, [])
    outcome = RULESET.outcome(play.state)
    assert outcome is not None
    assert outcome.winners == [P2 if setting else P1]
    assert decided_by(play.state) == ("track" if setting else "cards")


# -- all of them


def test_a_whole_game_with_every_ruling_the_other_way() -> None:
    names = ("cargo_on_arrival", "bypass_in_free_move_only", "start_at_full_speed", "larger_half_on_top")
    more = ("time_cards_go_back", "special_end_without_contracts", "tie_by_track")
    state = RULESET.setup(Setup(players=3, options=dict.fromkeys((*names, *more), True), seed=5))
    chance = Chance(7)
    while RULESET.decision(state) is not None:
        legal = RULESET.legal(state)
        RULESET.apply(state, legal[chance.below(len(legal))])
        RULESET.check(state)
