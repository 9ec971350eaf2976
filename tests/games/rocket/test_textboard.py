"""The board in lines of text: enough to play without the picture."""

from __future__ import annotations

from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.board import PLACE_KINDS
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.movement import other_line_near, steps
from roundhouse.games.rocket.names import HEX
from roundhouse.games.rocket.present.picks import hex_name, pick_name, pickable, read_picks
from roundhouse.games.rocket.state import NONE, State
from roundhouse.words import Words

WORDS = Words("en", [RULESET.words], ["Ada", "Bob"])
KINDS = {"start": "starting town", "city": "city", "town": "railway town"}


def start() -> State:
    return RULESET.setup(Setup(players=2, options=RULESET.complete({}), seed=0))


def line_number(state: State, id: str) -> int:
    return next(number for number, line in enumerate(state.board.lines) if line.id == id)


def told(state: State) -> list[str]:
    return [WORDS.say(text) for text in RULESET.text_board(RULESET.view(state, None))]


def drive(state: State, line: int, far: int) -> None:
    """Move a locomotive that far without a merger; nobody vetoes, and every move is the first of a turn."""
    for _ in range(far):
        hexes = [hex for hex in steps(state, line) if other_line_near(state, hex, line) == NONE]
        state.extended = []
        state.action_no = 1
        RULESET.apply(state, Extend(line, hexes[0]))
        while state.line != NONE:
            RULESET.apply(state, RULESET.neutral(state))


def test_every_place_says_what_and_where_it_is() -> None:
    state = start()
    lines = told(state)
    for place in state.board.places:
        begin = f"{place.name} on {state.board.label(place.hex)}: {KINDS[PLACE_KINDS[place.kind]]}"
        assert sum(line.startswith(begin) for line in lines) == 1, place.name


def test_lines_say_their_track_and_places_who_connected_them() -> None:
    state = start()
    drive(state, line := line_number(state, "GWR"), 3)
    track = [state.board.label(hex) for hex, owner in enumerate(state.line_at) if owner == line]
    track.remove(state.board.label(state.loco[line]))
    lines = told(state)
    assert len(track) == 2
    assert any(said.startswith("GWR (") and said.endswith(f"hexes with track: {', '.join(track)}.") for said in lines)
    assert any(said.startswith("Bristol on ") and said.endswith("connected by: GWR.") for said in lines)


def test_a_hex_for_a_locomotive_says_what_is_there() -> None:
    state = start()
    line = line_number(state, "GWR")
    hex = steps(state, line)[0]
    state.station[hex] = 1 - state.asked
    near = next(near for near in state.board.around[hex] if near not in (state.loco[line], hex))
    state.line_at[near] = line_number(state, "LSWR")
    said = WORDS.say(pick_name(state, HEX.pick_on(state.board, hex), ("loco:GWR",)))
    name = WORDS.names[1 - state.asked]
    assert said.startswith(f"hex {state.board.label(hex)}, ")
    assert f"station of {name}, merges with the LSWR" in said
    state.station[hex] = state.asked
    assert "your own station" in WORDS.say(hex_name(state, line, hex))


def test_a_hex_for_a_locomotive_names_new_places_only() -> None:
    state = start()
    board = state.board
    for line in range(len(board.lines)):
        for hex in steps(state, line):
            said = WORDS.say(hex_name(state, line, hex))
            for place in board.places:
                new = place.hex in board.around[hex] and place.hex != board.start_hex[line]
                assert (f"next to {place.name}" in said) == new


def test_other_hexes_are_only_named() -> None:
    state = start()
    hex = steps(state, line_number(state, "GWR"))[0]
    for picked in ((), ("reserve",), ("loco:LMR",)):
        assert pick_name(state, HEX.pick_on(state.board, hex), picked).key == "pick-hex"


def test_places_are_read_as_their_hexes() -> None:
    state = start()
    for place in state.board.places:
        hex = HEX.pick_on(state.board, place.hex)
        pick = next(pick for pick in pickable(state) if pick.partition(":")[2] == place.name)
        assert read_picks(state, ("reserve", pick)) == read_picks(state, ("reserve", hex))
        if pick.startswith("place:"):
            assert read_picks(state, (pick,)) == read_picks(state, (hex,))
            assert place.name in WORDS.say(pick_name(state, pick))
    assert read_picks(state, ("reserve", "place:Nowhere")) == []
