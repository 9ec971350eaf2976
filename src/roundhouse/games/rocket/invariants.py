"""What must hold after every action (§14); checked by tests and soak runs, never trusted in play."""

# compiled
from __future__ import annotations

from roundhouse.games.rocket.board import OPEN
from roundhouse.games.rocket.state import ELIMINATED, ISOLATED, LIVE, NONE, State
from roundhouse.games.rocket.station import target_problem


def check(state: State) -> None:
    """Raise AssertionError naming the invariant that is broken."""
    lines_keep_apart(state)
    connected_sets_follow_the_map(state)
    certificates_add_up(state)
    pieces_add_up(state)
    lines_add_up(state)
    locomotives_and_rails_point_somewhere(state)
    tiles_add_up(state)
    cache_is_true(state)


def check_step(before: State, after: State) -> None:
    """What one action may never do: the invariants that speak of two positions."""
    for seat in range(before.players):
        assert after.money[seat] >= before.money[seat], "SR-14.1-e: a total went down"
    for line in range(len(before.status)):
        assert after.status[line] >= before.status[line], "SR-14.1-g: a line came back"
        merged = after.status[line] == ELIMINATED
        for seat in range(before.players):
            paid = before.line == line and after.line == NONE
            kept = after.holding(line, seat) >= before.holding(line, seat)
            assert kept or merged or paid, "SR-14.1-e: shares vanished without veto or merger"


def lines_keep_apart(state: State) -> None:
    """SR-14.1-a"""
    for hex, line in enumerate(state.line_at):
        if line != NONE:
            for near in state.board.around[hex]:
                other = state.line_at[near]
                assert other in (NONE, line), f"SR-14.1-a: lines {line} and {other} touch at hex {hex}"


def connected_sets_follow_the_map(state: State) -> None:
    """SR-14.1-b"""
    for line, status in enumerate(state.status):
        if status == ELIMINATED:
            assert state.connected[line] == 0, "SR-14.1-b: an eliminated line still counts places"
            continue
        expected = 0
        for other in range(len(state.status)):
            if survivor_of(state, other) == line:
                expected |= 1 << state.board.lines[other].start
        for hex, owner in enumerate(state.line_at):
            if owner == line and state.board.place_at[hex] == OPEN:
                expected |= state.board.places_next_to[hex]
        assert state.connected[line] == expected, f"SR-14.1-b: connected set of line {line}"


def survivor_of(state: State, line: int) -> int:
    """The live line that a line has become part of, itself if it is live."""
    while state.status[line] == ELIMINATED:
        line = state.into[line]
    return line


def certificates_add_up(state: State) -> None:
    """SR-14.1-c"""
    if not state.switches.limited:
        return
    per_line = state.switches.shares_per_line
    for line, status in enumerate(state.status):
        available = state.available[line]
        assert 0 <= available <= per_line, f"SR-14.1-c: {available} shares of line {line} available"
        assert status == LIVE or available == 0, f"SR-14.1-c: closed line {line} has shares available"
        assert state.supplementary[line] >= 0, f"SR-14.1-c: supplementary certificates of line {line}"
        if status == LIVE:
            held = sum(state.holding(line, seat) for seat in range(state.players))
            own = sum(state.own_supplementary[line * state.players : (line + 1) * state.players])
            assert own == (state.supplementary[line] if state.switches.told_apart else 0), f"R-09: line {line}"
            assert available + held == per_line + state.supplementary[line], f"SR-14.1-c: shares of line {line}"


def pieces_add_up(state: State) -> None:
    """SR-14.1-d"""
    board = state.board
    assert sum(state.claims) + sum(state.unclaimed) == sum(board.tokens), "SR-14.1-d: investments"
    assert min(state.unclaimed) >= 0, "SR-14.1-d: an investment claimed twice"
    assert sum(state.passengers) + state.passengers_left == board.passengers, "SR-14.1-d: passengers"
    for seat in range(state.players):
        standing = state.station.count(seat)
        assert standing + state.reserve[seat] == board.stations_each, f"SR-14.1-d: stations of seat {seat}"


def lines_add_up(state: State) -> None:
    """SR-14.1-f"""
    mergers = sum(1 for into in state.into if into != NONE)
    live = sum(1 for status in state.status if status in (LIVE, ISOLATED))
    assert live + mergers == len(state.status), "SR-14.1-f: live lines and mergers"
    for line, hex in enumerate(state.loco):
        if state.status[line] != ELIMINATED:
            assert state.line_at[hex] == line, f"SR-3.2-a: the locomotive of line {line} stands on its own hex"


def locomotives_and_rails_point_somewhere(state: State) -> None:
    """SR-3.2-a: one of six directions; a rail comes from one and goes to another."""
    for line, facing in enumerate(state.facing):
        assert NONE <= facing < 6, f"SR-3.2-a: the locomotive of line {line} faces {facing}"
    for hex, rails in enumerate(state.rails):
        assert NONE <= rails < 36, f"SR-3.2-a: the rails of hex {hex} are {rails}"


def tiles_add_up(state: State) -> None:
    """SR-14.1-i"""
    locomotives = sum(1 for status in state.status if status != ELIMINATED)
    track = sum(1 for line in state.line_at if line != NONE) - locomotives
    tiles = state.board.tiles
    assert tiles - state.tiles == min(tiles, track), f"SR-14.1-i: {state.tiles} tiles left, {track} laid"
    # A second action without a tile may lay two more.
    most = tiles + (3 if state.switches.tiles_never_lack else 1)
    assert track <= most, "SR-7.4-h: more than one tile beyond the supply"
    laid = sum(1 for rails in state.rails if rails != NONE)
    assert laid == track, "SR-7.4-a: every track hex has its rails"


def cache_is_true(state: State) -> None:
    """The cache of station.py agrees with the rules it stands for."""
    for hex, hindrance in enumerate(state.hindrance):
        assert (hindrance == 0) == (target_problem(state, hex) == ""), f"SR-6.1: hindrance of hex {hex}"
