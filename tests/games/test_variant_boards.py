"""The second boards that come with games: offered beside ours, honest about what they are, and played on."""

from __future__ import annotations

import pickle
from collections import defaultdict

import pytest

from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup
from roundhouse.games import rocket, spike
from roundhouse.games.rocket.board import CITY, OPEN, START, TOWN, Board, places_in
from roundhouse.games.rocket.boardfile import check_board as check_rocket
from roundhouse.games.rocket.boardfile import printed_board
from roundhouse.games.rocket.variant import variant_board, variant_data
from roundhouse.games.spike.boardfile import check_board as check_spike
from roundhouse.games.spike.boardfile import printed_data as spike_data
from roundhouse.games.spike.variant import variant_data as spike_variant
from roundhouse.testing import walk


@pytest.mark.parametrize("ruleset", [rocket.RULESET, spike.RULESET])
def test_it_is_an_option_beside_ours(ruleset: AnyRules) -> None:
    options = ruleset.complete({"board": "variant"})
    assert options["board"] == "variant"
    assert ruleset.complete({})["board"] is None
    played = walk(ruleset, Setup(players=2, options=options, seed=3), 3)
    assert played.over
    about = ruleset.about_board(ruleset.view(played.state, None))
    assert about is not None
    assert about.reconstruction
    assert pickle.loads(pickle.dumps(played.state.board)) is played.state.board


def test_rocket_has_the_pieces_of_the_printed_game() -> None:
    """SR-1.1-a to SR-1.1-e: only where places lie and of which kind they are is another guess."""
    check_rocket(variant_data())
    board, ours = variant_board(), printed_board()
    assert [sum(place.kind == kind for place in board.places) for kind in (START, CITY, TOWN)] == [7, 12, 9]
    assert {place.name for place in board.places} == {place.name for place in ours.places}
    assert [sum(board.tokens[industry::4]) for industry in range(4)] == [9, 9, 9, 9]
    kinds = {place.name: place.kind for place in board.places}
    assert (kinds["Manchester"], kinds["Reading"], kinds["Guildford"], kinds["Leeds"]) == (CITY, CITY, CITY, TOWN)
    assert (board.tiles, board.stations_each, board.passengers) == (60, 7, 9)


@pytest.mark.parametrize("board", [printed_board(), variant_board()], ids=["ours", "variant"])
def test_rocket_has_the_known_route_of_the_orange_line(board: Board) -> None:
    """A report of a game has it: north-east, north-east beside Guildford, north beside Reading."""
    line = next(number for number, line in enumerate(board.lines) if line.colour == "orange")
    hex = board.start_hex[line]
    beside = []
    for q, r in ((1, -1), (1, -1), (0, -1)):
        hex = board.number(board.coordinate(hex)[0] + q, board.coordinate(hex)[1] + r)
        assert board.place_at[hex] == OPEN
        beside.append({board.places[place].name for place in places_in(board.places_next_to[hex])})
    assert "Guildford" not in beside[0]
    assert "Guildford" in beside[1]
    assert "Reading" not in beside[1]
    assert "Reading" in beside[2]


@pytest.mark.parametrize("board", [printed_board(), variant_board()], ids=["ours", "variant"])
def test_every_hex_of_rocket_can_be_reached(board: Board) -> None:
    reached, waiting = {0}, [0]
    while waiting:
        more = set(board.around[waiting.pop()]) - reached
        reached |= more
        waiting += more
    assert len(reached) == board.size


def test_spike_repeats_colours_at_most_nodes() -> None:
    """Ours never does. Everything but the colours is ours."""

    def repeating(data: dict[str, list[dict[str, str]]]) -> float:
        meeting = defaultdict(list)
        for edge in data["edges"]:
            for end in (edge["a"], edge["b"]):
                meeting[end].append(edge["colour"])
        return sum(len(set(colours)) < len(colours) for colours in meeting.values()) / len(meeting)

    check_spike(spike_variant())
    assert repeating(spike_data()) == 0
    assert repeating(spike_variant()) > 0.9
    for field in ("nodes", "contracts", "routes", "commodities", "rail_deck", "setup"):
        assert spike_variant()[field] == spike_data()[field]
