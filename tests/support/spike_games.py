"""Random games of Spike, on the printed board and on tiny ones, with any mixture of switches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from hypothesis import strategies as st

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.boardfile import printed_data
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.cargo import Deliver, Load, Unload
from roundhouse.games.spike.draw import DrawCard, StopDrawing, TakeCard
from roundhouse.games.spike.movement import Boost, FreeMove, Start
from roundhouse.games.spike.opening import ContractFace, GiveCard, KeepRoute, PlaceTrain, face_choices
from roundhouse.games.spike.skip import Skip
from roundhouse.games.spike.state import State
from roundhouse.games.spike.turn import EndTurn
from roundhouse.games.spike.upgrade import Upgrade
from roundhouse.testing import ENDLESS, Walk, walk

SWITCHES = (
    "advanced", "segment_exclusive", "allow_debt", "wild_one_colour", "reverse_allowed", "one_city_per_build",
)  # fmt: skip

#: How players can be inclined: how often they choose which kind of action.
TASTES: list[dict[str, int]] = [
    {},
    {"build": 4, "draw": 3},
    {"start": 4, "boost": 3, "free_move": 3, "build": 2, "load": 6, "deliver": 9},
    {"draw": 8},
]

GOODS = ["coal", "corn", "oil", "wood", "iron", "tea"]
COLOURS = ["white", "blue", "black", "green"]


@cache
def tiny_board(seed: int) -> dict[str, Any]:
    """The data of a board with a few cities, few cards and little track, so that everything runs out."""
    chance = Chance(seed)
    printed = printed_data()
    size = 6 + chance.below(5)
    cities = 3 + chance.below(size - 3)
    names = [f"n{number}" for number in range(size)]
    pairs = [(names[chance.below(number)], names[number]) for number in range(1, size)]
    pairs += [(chance.choice(names), chance.choice(names)) for _ in range(size)]
    pairs = sorted({(min(pair), max(pair)) for pair in pairs if pair[0] != pair[1]})

    def city() -> str:
        return names[chance.below(cities)]

    def cities_of(count: int, *but: str) -> list[str]:
        found = [name for name in names[:cities] if name not in but]
        chance.shuffle(found)
        return found[:count]

    routes = []
    for number in range(8):
        start = city()
        stops = cities_of(2, start)
        routes.append(
            {"id": f"r{number}", "start": start, "destinations": [{"city": stop, "value": 3} for stop in stops]}
        )
    return {
        **{key: printed[key] for key in ("schema_version", "game", "canvas", "train_parts")},
        "market": {"rows": [1, 2, 3], "columns": 2},
        "setup": {
            "tracks_per_player": 3 + chance.below(8),
            "starting_hand": 2,
            "face_up_rail_cards": 3,
            "contracts_per_player": {"2": 3, "3": 2, "4": 1},
        },
        "rail_deck": {"copies_per_colour": 4 + chance.below(4), "removed_per_colour": {"2": 1}},
        "commodities": [{"id": good} for good in GOODS],
        "rail_colours": [{"id": colour} for colour in COLOURS],
        "nodes": [
            {
                "id": name,
                "type": "city" if number < cities else "junction",
                "x": 60.0 * (number % 4),
                "y": 60.0 * (number // 4),
                **({"name": name.upper(), "commodity": chance.choice(GOODS)} if number < cities else {}),
            }
            for number, name in enumerate(names)
        ],
        "edges": [
            {"id": f"e{number}", "a": a, "b": b, "colour": chance.choice(COLOURS)}
            for number, (a, b) in enumerate(pairs)
        ],
        "contracts": [
            {
                "card": f"{good}_{number}",
                "face": face,
                "commodity": good,
                "deliveries": [{"city": name, "pay": 4 + chance.below(6)} for name in cities_of(3)],
            }
            for good in GOODS
            for number in (1, 2)
            for face in "AB"
        ],
        "routes": routes,
    }


# -- set-ups


@st.composite
def setups(draw: st.DrawFn, /, **switches: Any) -> Setup:
    """Any players, any switches but the given ones; on the printed board or on a tiny one."""
    chosen: dict[str, Any] = {name: draw(st.booleans()) for name in SWITCHES if name not in switches} | switches
    if draw(st.booleans()):
        chosen["board"] = tiny_board(draw(st.integers(0, 200)))
    return Setup(players=draw(st.integers(2, 4)), options=chosen, seed=draw(st.integers(0, 99)))


@st.composite
def walks(draw: st.DrawFn, /, to_the_end: bool = False, **switches: Any) -> Walk:
    """A game that has been played for a while, at random."""
    setup = draw(setups(**switches))
    length = ENDLESS if to_the_end else draw(st.integers(0, 40) | st.integers(0, 400))
    return walk(RULESET, setup, draw(st.integers(0, 10_000)), length, draw(st.sampled_from(TASTES)))


# -- actions, legal or not


def universe(state: State, chance: Chance) -> Iterator[SpikeAction]:
    """Actions of all kinds, most of them illegal: whole where they are few, sampled where they are many."""
    board = state.board
    colours, goods = len(board.colours), len(board.commodities)
    yield from (Skip(), EndTurn(), DrawCard(), StopDrawing(), FreeMove(()), Start(()))
    for number in range(-1, colours + 1):
        yield from (GiveCard(number), TakeCard(number))
    for number in range(-1, goods + 1):
        yield from (Load(number), Unload(number), Deliver(number))
    yield from (Upgrade(part) for part in range(-1, 4))
    yield from (KeepRoute(route) for route in range(-1, len(board.routes)))
    spaces = board.size + len(board.segments)
    yield from (PlaceTrain(chance.below(spaces + 2) - 1) for _ in range(12))
    if state.asked >= 0:
        yield from chance_faces(state, chance)
    yield from moves(state, chance, spaces)
    yield from builds(state, chance)


def chance_faces(state: State, chance: Chance) -> Iterator[SpikeAction]:
    faces = [action for action in face_choices(state) if isinstance(action, ContractFace)]
    for action in faces[:4]:
        yield action
        yield ContractFace(action.faces[1:])
        yield ContractFace(tuple((card, face + 1) for card, face in action.faces))


def near(state: State, space: int) -> list[int]:
    """Spaces around a space, whosever they are."""
    board = state.board
    nodes = [space] if space < board.size else list(board.ends[space - board.size])
    return [*nodes, *(board.size + segment for node in nodes for segment in board.at_node[node])]


def moves(state: State, chance: Chance, spaces: int) -> Iterator[SpikeAction]:
    """Walks along neighbouring spaces, and some that jump."""
    at = state.at[state.asked] if state.asked >= 0 else 0
    for _ in range(30):
        walked: list[int] = []
        here = max(0, at)
        for _ in range(1 + chance.below(4)):
            here = chance.choice(near(state, here)) if chance.below(9) else chance.below(spaces)
            walked.append(here)
        yield from (FreeMove(tuple(walked)), Start(tuple(walked)), Boost(walked[0]))


def builds(state: State, chance: Chance) -> Iterator[SpikeAction]:
    """Paths along the map with payments that are right, or nearly."""
    board = state.board
    colours = len(board.colours)
    for _ in range(40):
        node = chance.below(board.size)
        own = [number for number in range(board.size) if state.asked >= 0 and state.in_network(state.asked, number)]
        if own and chance.below(5):
            node = chance.choice(own)
        path: list[int] = []
        for _ in range(1 + chance.below(4)):
            if not board.at_node[node]:
                break
            place = chance.below(len(board.at_node[node]))
            path.append(board.at_node[node][place])
            node = board.leads_to[node][place]
        direct = [0] * colours
        wild: list[tuple[int, int, tuple[int, ...]]] = []
        for segment in path:
            colour = board.segment_colour[segment]
            if chance.below(3):
                direct[colour] += 1
            else:
                wild.append((chance.below(colours), 2 + chance.below(8) // 7, (colour,)))
        yield Build(tuple(path), tuple(direct), tuple(wild))
