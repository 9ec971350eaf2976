"""Set-up (§2): what lies where, and what everybody has, before the first turn; who begins."""

# compiled
from __future__ import annotations

from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text
from roundhouse.games.rocket.board import Board
from roundhouse.games.rocket.boardfile import SCHEMA, must_be
from roundhouse.games.rocket.resolution import clear_proposal
from roundhouse.games.rocket.state import ACTION, LIVE, NONE, State
from roundhouse.games.rocket.switches import Switches


def new_game(board: Board, switches: Switches, players: int, first: int) -> State:
    """A game about to begin with the seat `first`."""
    state = State(board, switches, players)
    lines = len(board.lines)
    state.active = first
    state.action_no = 1
    state.phase = ACTION
    state.asked = first
    state.extended = []
    state.ended_by = 0
    clear_proposal(state)
    state.money = [0] * players
    state.passengers = [0] * players
    # Seven stations in everybody's reserve (SR-1.1-c), tiles and passengers in supply (SR-2.1-f).
    state.reserve = [board.stations_each] * players
    state.shares = [0] * (lines * players)
    state.claims = [0] * (len(board.tokens) * players)
    state.tiles = board.tiles
    state.passengers_left = board.passengers
    state.available = [switches.shares_per_line if switches.limited else 0] * lines
    state.supplementary = [0] * lines
    state.own_supplementary = [0] * (lines * players) if switches.told_apart else []
    # Every investment of every city is unclaimed (SR-2.1-b).
    state.unclaimed = list(board.tokens)
    state.status = [LIVE] * lines
    state.into = [NONE] * lines
    state.loco = list(board.start_hex)
    state.facing = [NONE] * lines
    # Only the starting town: what is next to it is not connected by standing there (SR-3.3-d).
    state.connected = [1 << line.start for line in board.lines]
    state.line_at = [NONE] * board.size
    for number, hex in enumerate(board.start_hex):
        state.line_at[hex] = number
    state.station = [NONE] * board.size
    state.rails = [NONE] * board.size
    state.count_hindrances()
    return state


def first_seat(setup: Setup) -> int:
    """Given, or drawn at random (SR-2.1-g)."""
    if setup.given is None:
        return setup.chance().below(setup.players)
    if setup.given.get("board", SCHEMA) != SCHEMA:
        raise BadSetup("board", must_be(SCHEMA, setup.given["board"]))
    first = setup.given.get("first_seat")
    if type(first) is not int or not 0 <= first < setup.players:
        raise BadSetup("first_seat", Text("problem-first-seat", {"most": setup.players - 1, "given": repr(first)}))
    return first
