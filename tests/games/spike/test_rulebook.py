"""Rules that no worked example shows, in the order of the rulebook."""

from __future__ import annotations

from collections import Counter

import pytest

from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.boardfile import printed_data
from roundhouse.games.spike.market import market_value
from tests.games.spike.positions import P1, P2, P3, Position
from tests.games.spike.test_vectors_ending import end_the_turn, exhausted
from tests.games.spike.test_vectors_movement import four_segments, next_turn
from tests.games.spike.test_vectors_setup import dealt

# -- components (§1)


def test_sk_1_1_c_36_contract_cards_with_two_sides() -> None:
    """SK-1.1-i: a face names one commodity and pays in one or more cities."""
    faces = printed_data()["contracts"]
    cards = {face["card"] for face in faces}
    assert len(cards) == 36
    assert Counter(face["card"] for face in faces) == Counter(dict.fromkeys(cards, 2))
    for good in (commodity["id"] for commodity in printed_data()["commodities"]):
        contracts = [face["deliveries"] for face in faces if face["commodity"] == good]
        assert len(contracts) == 6
        assert all(contracts.count(contract) == 1 for contract in contracts)
        assert all(contract and all(delivery["pay"] > 0 for delivery in contract) for contract in contracts)


def test_sk_1_1_d_twelve_commodities_have_one_chip_and_one_token_each() -> None:
    state = dealt(4)
    assert len(state.board.commodities) == 12
    assert sorted(state.market) == list(range(12))
    assert len(state.token) == 12


def test_sk_1_1_e_36_route_cards() -> None:
    routes = printed_data()["routes"]
    assert len({route["id"] for route in routes}) == 36
    assert all(route["start"] and route["destinations"] for route in routes)


def test_sk_1_1_f_45_track_pieces_for_everybody() -> None:
    assert dealt(3).track == [45, 45, 45]


@pytest.mark.parametrize(("players", "fits"), [(1, False), (2, True), (4, True), (5, False)])
def test_sk_1_1_k_two_to_four_players(players: int, fits: bool) -> None:
    if fits:
        dealt(players)
    else:
        with pytest.raises(BadSetup):
            RULESET.setup(Setup(players=players))


# -- set-up (§2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sk_2_1_a_the_game_begins_in_round_1(players: int) -> None:
    """SK-2.1-c: nobody has money. SK-2.1-m: every train is the slowest, with the smallest tender and one car."""
    play = Position(players)
    assert (play.state.round, play.state.time) == (1, 0)
    assert play.state.money == [0] * players
    assert [play.player(seat)["levels"] for seat in range(players)] == [[1, 2, 1]] * players


def test_sk_2_1_b_the_market_has_four_columns_worth_three_two_and_one() -> None:
    columns = Position(printed=True).written["market"]
    assert [len(column) for column in columns] == [3, 3, 3, 3]
    state = dealt(2)
    values = [market_value(state, commodity) for commodity in range(12)]
    assert sorted(values) == [1] * 4 + [2] * 4 + [3] * 4
    # Another seed, another market
    assert len({tuple(dealt(2, seed).market) for seed in range(4)}) == 4


def test_sk_2_1_e_faces_are_dealt_and_stay() -> None:
    """SK-2.1-f: they lie open, each with its token."""
    state = dealt(3)
    assert {face for face in state.face if face >= 0} == {0, 1}
    assert all(state.token[good] == 0 for good in range(12) if state.owner[good] >= 0)
    seen = [RULESET.view(state, viewer).data["seats"][1]["contracts"] for viewer in (None, 0, 1)]
    assert seen[0] == seen[1] == seen[2] != []
    before = list(state.face)
    for _ in range(60):
        RULESET.apply(state, RULESET.legal(state)[0])
    assert state.face == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sk_2_1_k_everybody_has_one_route_that_nobody_else_sees(players: int) -> None:
    state = dealt(players)
    RULESET.apply(state, RULESET.legal(state)[0])
    assert len(set(state.route)) == players
    for seat in range(players):
        route = state.board.routes[state.route[seat]].id
        for viewer in (None, *range(players)):
            assert (route in str(RULESET.view(state, viewer).data)) == (viewer == seat)


def test_sk_2_1_h_the_first_player_is_chosen_at_random() -> None:
    assert {dealt(3, seed).first for seed in range(20)} == {0, 1, 2}


def test_sk_12_1_c_faces_then_the_gift_then_routes_then_trains() -> None:
    state = dealt(3, advanced=True)
    order: list[str] = []
    while not order or order[-1] != "action":
        decision = RULESET.decision(state)
        assert decision is not None
        phase = RULESET.write_state(state)["phase"]
        order += [phase] if not order or order[-1] != phase else []
        RULESET.apply(state, RULESET.legal(state)[0])
    assert [step for step in order if step != "action"] == ["contract_face", "give_card", "keep_route", "place_train"]


# -- moving (§4), cargo (§5)


def test_sk_4_1_h_cities_are_passed_in_the_free_move_and_with_c_and_d() -> None:
    """Any number of them: Bravo and then Carol."""
    play = Position().own(P1, "e1", "e2", "e5", "e6").level(P1, locomotive=3)
    assert play.refused("start", spaces=["e1", "e2", "e5"]) == ""
    play.train(P1, "e2")
    assert play.refused("free_move", spaces=["e5", "e6"]) == ""
    play.act("free_move", spaces=[])
    assert play.refused("boost", space="e5") == ""


def test_sk_4_1_i_a_city_that_is_passed_gives_nothing() -> None:
    play = Position(contracts={"coal": {"bravo": 6}}).own(P1, "e1", "e2", "e5").train(P1, "e2")
    play.level(P1, freight_car=2).contract(P1, "steel", "coal").loaded("coal")
    play.act("free_move", spaces=["e5"])
    assert play.refused("load", commodity="steel") == "SK-5.1-a"
    assert play.refused("deliver", commodity="coal") == "SK-5.2-a"


def test_sk_5_1_b_loading_is_possible_just_before_leaving() -> None:
    play = four_segments().contract(P1, "pigs")
    play.act("load", commodity="pigs")
    play.act("start", spaces=["e1"])
    assert play.player(P1)["cargo"] == ["pigs"]


def test_sk_5_2_f_who_does_not_deliver_now_may_later() -> None:
    play = Position(contracts={"coal": {"alpha": 6}}).contract(P1, "coal").loaded("coal")
    assert play.refused("deliver", commodity="coal") == ""
    play.act("draw", choice="deck")
    play.act("draw", choice="stop")
    next_turn(play)
    assert play.written["seat"] == P1
    play.act("deliver", commodity="coal")
    assert play.state.money[P1] == 6


def test_sk_5_2_g_the_start_city_is_a_city_like_any_other() -> None:
    play = Position(contracts={"coal": {"alpha": 6}}).contract(P1, "coal", "pigs").loaded("coal")
    play.act("deliver", commodity="coal")
    play.act("load", commodity="pigs")
    assert play.player(P1)["cargo"] == ["pigs"]


# -- drawing (§6), connecting (§7)


def test_sk_6_1_d_there_is_no_hand_limit() -> None:
    play = Position().hand(P1, red=9, blue=9, green=9, white=9, black=9)
    play.act("draw", choice="deck")
    play.act("draw", choice="deck")
    assert play.state.cards(P1) == 47


def test_sk_7_3_d_a_city_is_worth_something_to_everybody_who_comes_to_it() -> None:
    play = Position(segment_exclusive=False).market("pigs", "steel", "corn")
    for seat, worth in ((P1, 2), (P2, 1)):
        play.turn(seat).hand(seat, red=1, blue=1)
        play.build("e1", "e2", direct={"red": 1, "blue": 1})
        assert play.state.money[seat] == worth


# -- C, D and E (§8)


def test_sk_8_1_c_a_start_may_end_in_a_city() -> None:
    """There the train stops, delivers and loads."""
    play = four_segments().level(P1, locomotive=3).contract(P1, "coal", "steel").loaded("coal")
    play.act("start", spaces=["e1", "e2", "bravo"])
    assert play.player(P1)["at"] == "bravo"
    play.act("unload", commodity="coal")
    play.act("load", commodity="steel")


def test_sk_8_2_a_a_boost_is_one_space_at_any_speed() -> None:
    play = four_segments().level(P1, locomotive=3).train(P1, "e1")
    play.act("free_move", spaces=[])
    assert sorted(action["space"] for action in play.legal("boost")) == ["alpha", "e2", "e3"]


def test_sk_8_3_d_one_level_of_one_part_in_a_turn() -> None:
    play = Position().money(P1, 50)
    play.act("upgrade", part="locomotive")
    assert play.player(P1)["levels"] == [2, 2, 1]
    for part in ("locomotive", "tender", "freight_car"):
        assert play.refused("upgrade", part=part) != ""


def test_sk_8_3_e_a_new_level_is_for_the_next_use() -> None:
    play = four_segments().train(P1, "e1").money(P1, 3)
    play.act("free_move", spaces=["e3"])
    play.act("upgrade", part="locomotive")
    assert play.refused("free_move", spaces=["e4"]) != ""
    next_turn(play)
    assert play.refused("free_move", spaces=["e4", "carol"]) == ""


def test_sk_8_3_f_debts_have_no_limit() -> None:
    play = Position(allow_debt=True).money(P1, -30)
    play.act("upgrade", part="tender")
    assert play.state.money[P1] == -33


# -- the special end (§10), what is public (§13)


def test_sk_10_1_d_a_second_player_without_track_changes_nothing() -> None:
    play = exhausted(4, {"coal": {"delta": 6}})
    end_the_turn(play)
    assert play.written["last_turns"] == 3
    play.contract(P3, "oil")
    play.state.track[P3] = 0
    end_the_turn(play)
    assert play.written["last_turns"] == 2
    # The third Time card still ends the game at once
    play.piles(deck="Tr", display="rbgw")
    play.state.round, play.state.time, play.state.lower = 3, 2, 2
    play.act("draw", choice="deck")
    assert play.written["phase"] == "over"


def test_sk_13_1_b_what_everybody_sees() -> None:
    play = four_segments().contract(P1, "coal").loaded("coal").hand(P1, red=3).money(P1, 7)
    play.piles(deck="rbgwk", display="rbgw", discard="yy")
    for viewer in (None, P1, P2):
        data = RULESET.view(play.state, viewer).data
        assert (data["round"], data["deck"], sum(data["display"]), sum(data["discard"])) == (1, 5, 4, 2)
        assert data["market"] == play.written["market"]
        ada = data["seats"][P1]
        assert (ada["money"], ada["cards"], ada["track"]) == (7, 3, 41)
        assert ada["at"] == "alpha"
        assert sorted(ada["segments"]) == ["e1", "e2", "e3", "e4"]
        assert [contract["commodity"] for contract in ada["contracts"]] == ["coal"]
