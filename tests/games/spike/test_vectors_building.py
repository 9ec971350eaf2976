"""Worked examples of the rules: building (KV-05 to KV-07, KV-17 to KV-24, KV-55, KV-58)."""

from __future__ import annotations

import roundhouse
from roundhouse.engine.chance import Chance
from roundhouse.games.spike.build_choices import BuildChoices
from roundhouse.games.spike.paths import need_of
from tests.games.spike.positions import P1, P2, Position

RICH = {"red": 5, "blue": 5, "green": 5, "white": 5, "black": 5, "yellow": 5}


def after_kv_17() -> Position:
    """P1 has built e1 and e2, and it is their turn again."""
    return Position().own(P1, "e1", "e2").hand(P1, **RICH)


def test_kv_05_two_segments_with_two_cards() -> None:
    play = Position().hand(P1, red=1, blue=1)
    play.build("e1", "e2", direct={"red": 1, "blue": 1})
    assert play.state.track[P1] == 43
    assert play.network(P1) == {"alpha", "j1", "bravo"}


def test_kv_06_branching_from_a_junction() -> None:
    play = after_kv_17()
    play.build("e3", "e7", direct={"green": 1, "yellow": 1})
    assert "delta" in play.network(P1)


def test_kv_07_not_from_others_and_not_to_a_junction() -> None:
    play = Position().own(P2, "e3", "e4").hand(P1, **RICH)
    assert play.build_refused("e7", direct={"yellow": 1}) == "SK-7.1-g"
    assert play.build_refused("e6", direct={"black": 1}) == "SK-7.1-g"
    assert Position().hand(P1, **RICH).build_refused("e1", direct={"red": 1}) == "SK-7.1-f"
    assert Position().hand(P1, **RICH).build_refused("e6", direct={"black": 1}) == "SK-7.1-b"


def test_kv_17_a_build_is_paid_laid_and_scored() -> None:
    play = Position().hand(P1, red=1, blue=2).market("steel", "pigs", "corn")
    (joined,) = play.build("e1", "e2", direct={"red": 1, "blue": 1})
    assert play.network(P1) == {"alpha", "j1", "bravo"}
    assert play.state.track[P1] == 43
    assert joined.key == "joined"
    assert joined.args["money"] == play.state.money[P1] == 3
    assert play.board.commodities[joined.args["commodity"]] == "steel"
    assert sum(play.state.discard) == 2
    assert play.state.cards(P1) == 1


def test_kv_18_ends_at_a_junction() -> None:
    play = Position().hand(P1, **RICH)
    assert play.build_refused("e1", "e3", direct={"red": 1, "green": 1}) == "SK-7.1-f"


def test_kv_19_on_from_a_junction_of_the_network() -> None:
    play = after_kv_17().market("corn", "pigs", "steel")
    play.build("e3", "e4", direct={"green": 1, "white": 1})
    assert "carol" in play.network(P1)
    assert play.state.money[P1] == 3


def test_kv_20_no_loops() -> None:
    play = after_kv_17()
    play.build("e5", direct={"red": 1})
    play.turn(P1)
    assert play.build_refused("e4", "e3", direct={"white": 1, "green": 1}) == "SK-7.1-j"
    assert play.build_refused("e3", "e4", direct={"white": 1, "green": 1}) == "SK-7.1-j"


def test_kv_21_not_through_a_city() -> None:
    play = Position().hand(P1, **RICH)
    assert play.build_refused("e1", "e2", "e5", direct={"red": 2, "blue": 1}) == "SK-7.1-d"


def test_kv_22_a_segment_with_track_is_taken() -> None:
    play = Position().own(P2, "e2").hand(P1, **RICH)
    assert play.build_refused("e1", "e2", direct={"red": 1, "blue": 1}) == "SK-7.1-h"
    play.build("e1", "e3", "e4", direct={"red": 1, "green": 1, "white": 1})
    assert "carol" in play.network(P1)


def test_kv_23_nodes_of_others_are_only_nodes() -> None:
    play = after_kv_17().join(P2, "j2")
    assert play.build_refused("e3", "e7", direct={"green": 1, "yellow": 1}) == ""


def test_kv_24_track_runs_out() -> None:
    play = Position().hand(P1, **RICH)
    play.state.track[P1] = 1
    assert play.build_refused("e1", "e2", direct={"red": 1, "blue": 1}) == "SK-7.1-i"
    assert "build" not in play.kinds()
    play.own(P1, "e1", "e2")
    play.state.track[P1] = 1
    assert play.build_refused("e5", direct={"red": 1}) == ""
    play.state.track[P1] = 0
    assert play.build_refused("e5", direct={"red": 1}) == "SK-7.1-i"
    assert "build" not in play.kinds()


def test_kv_55_several_builds_in_a_turn() -> None:
    play = Position(one_city_per_build=False).hand(P1, **RICH)
    play.build("e1", "e2", direct={"red": 1, "blue": 1})
    assert {"build", "end_turn"} <= play.kinds()
    play.build("e5", direct={"red": 1})
    assert play.refused("draw", choice="deck") == "SK-3.1-b"
    usual = Position().hand(P1, **RICH)
    usual.build("e1", "e2", direct={"red": 1, "blue": 1})
    assert usual.build_refused("e5", direct={"red": 1}) == "SK-3.1-b"
    assert "build" not in usual.kinds()


def test_kv_58_shared_segments() -> None:
    play = Position(segment_exclusive=False).own(P2, "e1", "e2").hand(P1, **RICH)
    play.build("e1", "e2", direct={"red": 1, "blue": 1})
    assert play.state.owns(P1, play.board.segment_of["e2"])
    assert play.state.owns(P2, play.board.segment_of["e2"])
    play.turn(P1)
    assert play.build_refused("e1", "e2", direct={"red": 1, "blue": 1}) == "SK-7.1-l"


def test_not_through_the_own_network() -> None:
    """SK-7.1-d: between its ends a path meets no node of the own network, not even a junction."""
    play = Position().own(P1, "e1", "e2", "e5", "e4").hand(P1, **RICH)
    assert play.build_refused("e3", "e7", direct={"green": 1, "yellow": 1}) == "SK-7.1-d"
    assert play.build_refused("e7", direct={"yellow": 1}) == ""


def test_a_set_does_not_stand_for_its_own_colour() -> None:
    """SK-7.2-b: two blue cards are not one blue card."""
    play = Position().hand(P1, red=1, blue=2)
    assert play.build_refused("e1", "e2", direct={"red": 1}, wild=[["blue", 2, "blue"]]) == "SK-7.2-b"
    assert play.build_refused("e1", "e2", direct={"red": 1, "blue": 1}) == ""


def test_a_gift_is_remembered_until_it_must_have_been_played() -> None:
    """SK-13.1-a: who gave a blue card knows of it as long as the blue cards played can be others that were seen."""
    play = Position().hand(P2, red=2, blue=2).turn(P2)
    blue = play.board.colours.index("blue")
    play.state.gift = blue
    play.state.seen[P2 * len(play.board.colours) + blue] = 1
    play.build("e1", "e2", direct={"red": 1, "blue": 1})
    assert play.state.gift == blue
    play.hand(P2, blue=1, green=1, white=1).turn(P2)
    play.state.laid[play.board.segment_of["e2"]] = 0
    play.start(P2, "alpha").own(P2, "e1")
    play.build("e2", direct={"blue": 1})
    assert play.state.gift == -1


# -- what is offered


def test_longer_paths_than_the_counted_ones_are_offered() -> None:
    """The bound of four segments is for counting only: a path of five is the cheapest here, and offered."""
    play = Position().hand(P1, **RICH)
    paths = {tuple(build["path"]) for build in play.legal("build")}
    assert ("e1", "e3", "e7") in paths
    assert len({path[-1] for path in paths}) >= 3


def test_a_longer_path_that_costs_less_comes_first() -> None:
    """A path of five segments for five cards, where each of the short ones takes wild sets (SK-7.1, SK-7.2)."""
    game, chance = roundhouse.new("spike", 3, seed=1), Chance(1)
    for _ in range(241):
        game.play(game.legal.draw(chance))
    (builds,) = [kind for kind in game.legal.kinds if isinstance(kind, BuildChoices)]
    first = [(city, builds.paths_to(city)) for city in builds.targets()]
    costs = {
        city: [builds.purse.cost(need_of(game.state, path)) for path in paths]
        for city, paths in first
        if len(paths) > 1
    }
    assert all(cost == sorted(cost) for cost in costs.values())
    longer = [city for city, paths in first if paths and len(paths[0]) > builds.short]
    assert any(city in costs and costs[city][0] < costs[city][1] for city in longer)
