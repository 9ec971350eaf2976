"""Random games of Stephenson's Rocket, on the printed board and on tiny ones, with any mixture of switches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from hypothesis import strategies as st

from roundhouse.engine.chance import Chance
from roundhouse.engine.hexes import distance, neighbours
from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.board import Board
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.skip import Skip
from roundhouse.games.rocket.state import NONE, State
from roundhouse.games.rocket.station import MoveStation, PlaceStation
from roundhouse.games.rocket.veto import Answer, Bid, CallVeto, DeclineVeto, PassAnswer, PassBid
from roundhouse.testing import ENDLESS, Walk, walk

INDUSTRIES = ["steel", "textiles", "brewing", "leather"]

#: How players can be inclined: how often they choose which kind of action.
TASTES: list[dict[str, int]] = [
    {},
    {"extend": 6, "call": 3, "bid": 3},
    {"extend": 4, "decline": 6},
    {"invest": 6, "station": 4},
]


# -- set-ups


def options() -> st.SearchStrategy[dict[str, Any]]:
    """An edition, with any of its switches changed."""
    limits = [None, {"per_line": 2, "supplementary": 1}, {"per_line": 4, "supplementary": 2}, {"per_line": 16}]
    return st.fixed_dictionaries(
        {"edition": st.sampled_from(["1999", "2018"])},
        optional={
            "veto_active_scope": st.sampled_from(["any_legal", "original_only"]),
            "active_may_call_veto": st.booleans(),
            "linked_station_movable": st.booleans(),
            "share_limit": st.sampled_from(limits),
            "end_check": st.sampled_from(["action", "turn"]),
            "end_condition_lines": st.sampled_from(["shares_available_le_1", "closed_ge_6"]),
            "isolation_model": st.sampled_from(["exact", "relaxed", "region"]),
            "totals_visible": st.booleans(),
        },
    )


@cache
def tiny_board(seed: int) -> dict[str, Any]:
    """The data of a board with two to five lines, few places and so few pieces that they run out."""
    chance = Chance(seed)
    while True:
        width, height = 3 + chance.below(8), 3 + chance.below(5)
        field = [(q, r - q // 2) for q in range(width) for r in range(height) if chance.below(10)]
        chance.shuffle(field)
        wanted = [2 + chance.below(4), 1 + chance.below(3), 1 + chance.below(4)]
        starts, cities, towns = (
            field[sum(wanted[:number]) : sum(wanted[: number + 1])] for number in range(len(wanted))
        )
        apart = all(distance(*one, *other) > 1 for one in starts for other in starts if one != other)
        if apart and len(field) > sum(wanted) + 1:
            break
    tokens = 1 + chance.below(3)
    kinds = {at: (kind, f"{kind} {at}") for kind, group in _groups(starts, cities, towns) for at in group}
    plain = [{"q": q, "r": r, "kind": "plain"} for q, r in field if (q, r) not in kinds]
    places = [{"q": q, "r": r, "kind": kind, "name": name} for (q, r), (kind, name) in kinds.items()]
    return {
        "schema": "rocket-board/1",
        "hexes": plain + places,
        "industries": INDUSTRIES,
        "lines": [
            {"id": f"L{number}", "name": f"Line {number}", "colour": "black", "start": list(at)}
            for number, at in enumerate(starts)
        ],
        "cities": [
            {"name": kinds[at][1], "hex": list(at), "industries": [chance.choice(INDUSTRIES) for _ in range(tokens)]}
            for at in cities
        ],
        "towns": [{"name": kinds[at][1], "hex": list(at)} for at in towns],
        "components": {
            "stations_per_player": 1 + chance.below(3),
            "track_tiles": 2 + chance.below(30),
            "passenger_tokens": 1 + chance.below(3),
        },
    }


def _groups(starts: Any, cities: Any, towns: Any) -> list[tuple[str, list[tuple[int, int]]]]:
    return [("start", starts), ("city", cities), ("town", towns)]


@st.composite
def setups(draw: st.DrawFn, /, **switches: Any) -> Setup:
    """Any players, any switches but the given ones; on the printed board or, more often, on a tiny one."""
    chosen = {**draw(options()), **switches}
    if draw(st.integers(0, 2)):
        chosen = {**chosen, "board": tiny_board(draw(st.integers(0, 400)))}
    return Setup(players=draw(st.integers(2, 4)), options=chosen, seed=draw(st.integers(0, 99)))


@st.composite
def walks(draw: st.DrawFn, /, to_the_end: bool = False, **switches: Any) -> Walk:
    """A game that has been played for a while, at random."""
    setup = draw(setups(**switches))
    # Veto rounds and ends are far from the beginning: short games are for shrinking.
    length = 400 if to_the_end else draw(st.integers(0, 60) | st.integers(0, ENDLESS // 10))
    return walk(RULESET, setup, draw(st.integers(0, 10_000)), length, draw(st.sampled_from(TASTES)))


# -- actions, legal or not


def hexes_on_and_off(board: Board) -> list[int]:
    """Every hex of the board, the ones just off it, and some far away."""
    around = {near for at in board.coordinates for near in neighbours(*at)} - set(board.coordinates)
    return [*range(board.size), *(board.number(q, r) for q, r in sorted(around)), board.number(-500, 999)]


def universe(state: State, chance: Chance) -> Iterator[RocketAction]:
    """Actions of all kinds, most of them illegal: whole where they are few, sampled where they are many."""
    board = state.board
    hexes = hexes_on_and_off(board)
    yield from (Skip(), CallVeto(), DeclineVeto(), PassBid(), PassAnswer())
    for city in range(-1, len(board.cities)):
        yield from (Invest(city, industry) for industry in range(-1, len(board.industries)))
    yield from (PlaceStation(hex) for hex in hexes)
    for line in range(-1, len(board.lines)):
        yield from (Extend(line, hex) for hex in hexes)
    yield from moves(state, hexes, chance)
    yield from bids(state, hexes, chance)


def moves(state: State, hexes: list[int], chance: Chance) -> Iterator[RocketAction]:
    """The active player's stations to everywhere, those of others to some hexes, and any pairs of hexes."""
    for origin in range(state.board.size):
        if state.station[origin] == state.active:
            yield from (MoveStation(origin, to) for to in hexes)
        elif state.station[origin] != NONE:
            yield from (MoveStation(origin, chance.choice(hexes)) for _ in range(8))
    yield from (MoveStation(chance.choice(hexes), chance.choice(hexes)) for _ in range(80))


def bids(state: State, hexes: list[int], chance: Chance) -> Iterator[RocketAction]:
    """From nothing to one share too many, for every hex near the locomotive and for some others."""
    if state.line == NONE:
        targets, most = [chance.choice(hexes)], 1
    else:
        targets = sorted({*state.board.around[state.loco[state.line]], *(chance.choice(hexes) for _ in range(12))})
        most = state.holding(state.line, state.asked)
    for shares in range(-1, most + 2):
        for hex in targets:
            yield Bid(shares, hex)
            yield Answer(shares, hex)
