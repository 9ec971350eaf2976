"""Worked examples of the rules: rounds and Time cards (KV-41 to KV-46, KV-53, KV-54)."""

from __future__ import annotations

from roundhouse.engine.chance import Chance
from roundhouse.games.spike.rounds import lower_size, new_round
from roundhouse.games.spike.state import ENDS
from tests.games.spike.positions import P1, Position


def ended(play: Position) -> str:
    assert play.written["phase"] == "over"
    return ENDS[play.state.ended_by]


def test_kv_41_the_last_card_is_drawn() -> None:
    play = Position().level(P1, tender=3).piles(deck="r", display="bbgg", discard="wwkkyyrr")
    play.act("draw", choice="deck")
    assert play.written["round"] == 2
    assert sum(play.state.display) == 4
    assert sum(play.state.discard) == 0
    assert len(play.state.deck) == 8
    assert play.written["phase"] == "draw"
    play.act("draw", choice="deck")
    play.act("draw", choice="deck")
    assert play.written["phase"] == "end_turn"
    assert play.state.cards(P1) == 3


def test_kv_42_refilling_empties_the_deck() -> None:
    """SK-9.1-c: no draw is left, and the new display is full."""
    play = Position().piles(deck="rb", display="ggww", discard="kkkkyyyy")
    play.act("draw", choice="display", card="green")
    assert sum(play.state.display) == 3
    play.act("draw", choice="display", card="green")
    assert play.written["round"] == 2
    # The four of the display were shuffled too: 4 + 8 cards, of which four lie open.
    assert len(play.state.deck) == 8
    assert sum(play.state.display) == 4
    assert sum(play.state.discard) == 0


def test_kv_43_the_last_deck() -> None:
    """SK-1.1-b: three Time cards."""
    play = Position().piles(display="rrrr", discard="b" * 10 + "g" * 10 + "w" * 9)
    play.state.round = 2
    play.state.deck = []
    new_round(play.state, [])
    assert play.state.round == 3
    assert lower_size(play.state, 33) == 17 + 3
    assert len(play.state.deck) == 33 + 3 - 4
    assert play.state.deck.count(play.board.time) == 3
    assert play.state.lower == 20
    assert play.board.time not in play.state.deck[20:]
    assert len(play.state.deck) - play.state.lower == 12


def test_the_last_deck_has_its_bigger_half_below() -> None:
    """SK-9.1-e: of 33 cards 17 are shuffled with the Time cards, which may lie on top of them, and never higher."""
    highest = 0
    for seed in range(80):
        play = Position().piles(display="rrrr", discard="b" * 10 + "g" * 10 + "w" * 9)
        play.state.round = 2
        play.state.deck = []
        play.state.chance = Chance(seed).state
        new_round(play.state, [])
        highest = max(highest, *[place for place, card in enumerate(play.state.deck) if card == play.board.time])
    assert highest == 19


def last_round(deck: str, time: int, tender: int = 2) -> Position:
    play = Position().level(P1, tender=tender).piles(deck=deck, display="rbgw")
    play.state.round = 3
    play.state.time = time
    play.state.lower = len(deck)
    return play


def test_kv_44_a_time_card_is_replaced() -> None:
    """SK-9.2-a: it does not count as drawn."""
    play = last_round("TkyT", 1)
    play.act("draw", choice="deck")
    assert play.state.time == 2
    assert play.player(P1)["hand"] == [0, 0, 0, 0, 1, 0]
    assert play.written["phase"] == "draw"
    assert play.state.drawn == 1


def test_kv_45_the_third_ends_the_game_at_once() -> None:
    play = last_round("kTy", 2, tender=3)
    play.act("draw", choice="deck")
    play.act("draw", choice="deck")
    assert ended(play) == "time_draw"
    assert play.state.cards(P1) == 1
    assert play.why("draw", choice="deck") is not None
    assert not play.kinds()


def test_kv_46_the_third_in_the_refill() -> None:
    play = last_round("TyT", 2)
    play.act("draw", choice="display", card="red")
    play.act("draw", choice="display", card="blue")
    assert ended(play) == "time_refill"
    assert play.state.cards(P1) == 2
    assert sum(play.state.display) == 2


def test_kv_53_a_tiny_deck() -> None:
    """SK-9.2-d: four cards or fewer are all turned up, and the deck is empty again."""
    play = Position().piles(deck="r", display="bg")
    play.act("draw", choice="deck")
    assert play.state.round == 3
    assert ended(play) == "time_newdisplay"
    assert sum(play.state.display) + play.state.deck.count(1) + play.state.deck.count(2) == 2


def test_kv_54_no_card_at_all() -> None:
    play = Position().piles(deck="r")
    play.act("draw", choice="deck")
    assert play.state.round == 3
    assert play.state.time == 3
    assert ended(play) == "time_newdisplay"
    assert play.state.cards(P1) == 1
