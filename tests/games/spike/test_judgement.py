"""Twenty positions in which a sensible player knows what to do; the apprentice does too."""

from __future__ import annotations

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import FREIGHT_CAR
from roundhouse.games.spike.bots.apprentice.bot import Apprentice
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.cargo import Deliver, Load, Unload
from roundhouse.games.spike.draw import DrawCard, StopDrawing, TakeCard
from roundhouse.games.spike.movement import Boost, FreeMove, Start
from roundhouse.games.spike.opening import ContractFace, GiveCard, KeepRoute, PlaceTrain
from roundhouse.games.spike.state import END_TURN
from roundhouse.games.spike.turn import EndTurn
from roundhouse.games.spike.upgrade import Upgrade
from roundhouse.words import Words
from tests.games.spike.positions import P1, Position

STEEL = {"steel": {"carol": 7, "alpha": 5}}


def chosen(play: Position) -> SpikeAction:
    """What the apprentice does; it is legal, and its reason can be said in both languages."""
    move = Apprentice().choose(play.state.copy(), Chance(1))
    assert RULESET.why_not(play.state, move.action) is None
    for language in ("en", "it"):
        assert Words(language, [RULESET.words]).say(move.reason)
    assert isinstance(move.action, SpikeAction)
    return move.action


def good(play: Position, name: str) -> int:
    return play.board.commodities.index(name)


def test_delivers_where_it_is_paid() -> None:
    play = Position(contracts=STEEL).own(P1, "e1", "e3", "e4").train(P1, "carol").contract(P1, "steel").loaded("steel")
    assert chosen(play) == Deliver(good(play, "steel"))


def test_delivers_after_the_action_too() -> None:
    play = Position(contracts=STEEL).own(P1, "e1", "e3", "e4").train(P1, "carol").contract(P1, "steel").loaded("steel")
    play.state.phase = END_TURN
    assert chosen(play) == Deliver(good(play, "steel"))


def test_delivers_the_better_paid_of_two() -> None:
    play = Position(contracts={"fruit": {"carol": 9}, "cattle": {"carol": 11}}).own(P1, "e1", "e3", "e4")
    play.train(P1, "carol").contract(P1, "fruit", "cattle").loaded("fruit", "cattle").level(P1, freight_car=2)
    assert chosen(play) == Deliver(good(play, "cattle"))


def test_waits_for_a_city_that_pays_much_more() -> None:
    play = Position(contracts={"steel": {"carol": 5, "alpha": 12}}).own(P1, "e1", "e3", "e4")
    play.train(P1, "carol").contract(P1, "steel").loaded("steel").turn(P1)
    assert isinstance(chosen(play), Start)


def test_loads_what_a_contract_asks_for() -> None:
    play = Position(contracts=STEEL).own(P1, "e1", "e2").train(P1, "bravo").contract(P1, "steel")
    assert chosen(play) == Load(good(play, "steel"))


def test_makes_room_for_what_can_be_delivered() -> None:
    play = Position(contracts={**STEEL, "coal": {"delta": 9}}).own(P1, "e1", "e2")
    play.train(P1, "bravo").contract(P1, "steel", "coal").loaded("coal")
    assert chosen(play) == Unload(good(play, "coal"))


def test_sets_out_to_deliver() -> None:
    play = Position(contracts={"steel": {"alpha": 9}}).own(P1, "e1", "e2").train(P1, "bravo")
    play.contract(P1, "steel").loaded("steel")
    assert chosen(play) == Start((play.board.space_named("e2"),))


def test_sets_out_to_load() -> None:
    play = Position(contracts={"steel": {"alpha": 9}}).own(P1, "e1", "e2").contract(P1, "steel")
    assert chosen(play) == Start((play.board.space_named("e1"),))


def test_takes_the_way_to_the_paying_city() -> None:
    play = Position(contracts={"pigs": {"carol": 9}}).own(P1, "e1", "e2", "e3", "e4").train(P1, "e1")
    play.contract(P1, "pigs").loaded("pigs")
    assert chosen(play) == FreeMove((play.board.space_named("e3"),))


def test_uses_its_full_speed() -> None:
    play = Position(contracts={"pigs": {"carol": 9}}).own(P1, "e1", "e3", "e4").train(P1, "e1").level(P1, locomotive=3)
    play.contract(P1, "pigs").loaded("pigs")
    assert chosen(play) == FreeMove(tuple(play.board.space_named(name) for name in ("e3", "e4", "carol")))


def test_passes_a_city_that_is_only_on_the_way() -> None:
    play = Position(contracts={"pigs": {"carol": 9}}).own(P1, "e1", "e2", "e5").train(P1, "e2")
    play.contract(P1, "pigs").loaded("pigs")
    assert chosen(play) == FreeMove((play.board.space_named("e5"),))


def test_stays_when_there_is_nowhere_to_go() -> None:
    play = Position(contracts={"oil": {"delta": 9}}).own(P1, "e1", "e2").train(P1, "e1").contract(P1, "oil")
    assert chosen(play) == FreeMove(())


def test_hurries_when_the_end_is_near() -> None:
    play = Position(contracts={"pigs": {"carol": 9}}).own(P1, "e1", "e3", "e4").train(P1, "e3")
    play.contract(P1, "pigs").loaded("pigs").piles(deck="TT", display="rbgw")
    play.state.round, play.state.time, play.state.lower = 3, 1, 2
    assert chosen(play) == FreeMove((play.board.space_named("e4"),))
    play.act("free_move", spaces=["e4"])
    assert chosen(play) == Boost(play.board.space_named("carol"))


def test_builds_to_a_city_it_needs() -> None:
    play = Position(contracts={"steel": {"alpha": 9}}).contract(P1, "steel").hand(P1, red=1, blue=1)
    play.market("steel", "pigs", "corn")
    action = chosen(play)
    assert isinstance(action, Build)
    assert action.path == (play.board.segment_of["e1"], play.board.segment_of["e2"])


def test_pays_with_as_few_cards_as_possible() -> None:
    play = Position(contracts={"steel": {"alpha": 9}}).contract(P1, "steel").hand(P1, red=1, blue=1, yellow=4)
    play.market("steel", "pigs", "corn")
    action = chosen(play)
    assert isinstance(action, Build)
    assert action.wild == ()


def test_takes_the_card_that_is_missing() -> None:
    play = Position(contracts={"steel": {"alpha": 9}}).contract(P1, "steel").hand(P1, red=1)
    play.market("steel", "pigs", "corn").piles(deck="kkkk", display="bkky")
    assert chosen(play) == TakeCard(play.board.colours.index("blue"))


def test_draws_from_the_deck_when_nothing_on_display_helps() -> None:
    play = Position(contracts={"steel": {"alpha": 9}}).contract(P1, "steel").hand(P1, red=1)
    play.own(P1).piles(deck="bbbb", display="kkkk").market("steel", "pigs", "corn")
    play.state.track[P1] = 2
    assert chosen(play) in (DrawCard(), TakeCard(play.board.colours.index("black")))


def test_stops_drawing_when_it_is_of_no_use() -> None:
    play = Position().piles(deck="TT", display="rbgw")
    play.state.round, play.state.time, play.state.lower = 3, 1, 2
    play.act("draw", choice="display", card="red")
    assert chosen(play) == StopDrawing()


def test_upgrades_early_and_not_at_the_end() -> None:
    play = Position(printed=True).money(P1, 6).contract(P1, "coal", "oil", "corn", "wood")
    early = chosen(play)
    assert isinstance(early, Upgrade)
    assert early.part != FREIGHT_CAR
    play.state.round, play.state.time, play.state.lower = 3, 2, 2
    play.state.deck = [play.board.time, 0]
    assert not isinstance(chosen(play), Upgrade)


def test_ends_the_turn_when_everything_is_done() -> None:
    play = Position()
    play.state.phase = END_TURN
    assert chosen(play) == EndTurn()


# -- before the game


@pytest.mark.parametrize("seed", range(3))
def test_the_set_up_is_answered_sensibly(seed: int) -> None:
    """A face for every contract, a card of which there are fewest, a route that was dealt, a city to start from."""
    state = RULESET.setup(Setup(players=3, options={"advanced": True}, seed=seed))
    seen: list[type[SpikeAction]] = []
    while state.phase <= 3:
        decision = RULESET.decision(state)
        assert decision is not None
        observed = RULESET.observe(state, decision.seat, Chance(seed))
        move = Apprentice().choose(observed, Chance(seed))
        assert RULESET.why_not(state, move.action) is None
        if isinstance(move.action, GiveCard):
            held = [n for n in state.hand_of(decision.seat) if n]
            assert state.hand_of(decision.seat)[move.action.colour] == min(held)
        seen.append(type(move.action))
        RULESET.apply(state, move.action)
    assert seen.count(ContractFace) == seen.count(KeepRoute) == seen.count(PlaceTrain) == 3
