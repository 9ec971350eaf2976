"""What can be done in a turn of Spike, and how its paths and payments are drawn."""

from __future__ import annotations

from typing import Any

from roundhouse import Chance, new
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame
from roundhouse.games.spike.present.own_paths import LAY
from roundhouse.games.spike.state import ACTION
from roundhouse.table.projection import legal_offer, pick_names, verb_views


def in_a_turn(builds: int) -> AnyGame:
    """A turn in which somebody can build by so many paths at least."""
    game, chance = new("spike", players=3, seed=4), Chance(6)
    while True:
        offer = legal_offer(game) if game.state.phase == ACTION else []
        if sum(kind == "build" for _, kind in offer) >= builds:
            return game
        game.play(chance.choice(list(game.legal)))


def test_the_five_actions_are_verbs_and_laying_belongs_to_building() -> None:
    game = in_a_turn(1)
    verbs = {verb.id: verb for verb in verb_views(game, legal_offer(game))}
    assert list(verbs) == ["draw", "build", "start", "boost", "upgrade"]
    assert LAY in verbs["build"].begins
    cities = [pick for pick in verbs["build"].begins if pick.startswith("city:")]
    assert verbs["build"].brings.args["begins"] == len(cities) > 0


def test_a_path_is_drawn_with_a_swatch_for_every_segment() -> None:
    game = in_a_turn(3)
    paths = [path for path, kind in legal_offer(game) if kind == "build"]
    names = pick_names(game, paths)
    for _, track, pay in paths:
        segments = track.partition(":")[2].split(".")
        drawn = names[track].cells
        assert [bool(cell.swatch) for cell in drawn] == [False, *[True] * len(segments)]
        colours = [game.state.board.segment_colour[game.state.board.segment_of[each]] for each in segments]
        assert [cell.swatch for cell in drawn[1:]] == [f"rail-{game.state.board.colours[each]}" for each in colours]
        said = names[pay].cells[0].text
        assert isinstance(said, Text)
        cards: dict[str, Any] = said.args
        assert cards["n"] + cards["left"] == game.state.cards(game.state.asked)
