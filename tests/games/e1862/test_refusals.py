"""Why not: what is refused does break the rule that is named, judged here by the rulebook and the printed map alone."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.finance.market import PRICES
from roundhouse.games.e1862.map.atlas import COMPANIES, HEXES, NONE, SIZE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.map.tiles import TILES
from roundhouse.games.e1862.state import RECEIVERSHIP, State
from tests.games.e1862.players import careless
from tests.games.e1862.test_words import attempt

DATA = Path(__file__).parents[3] / "src" / "roundhouse" / "games" / "e1862" / "data"
MAP: dict[str, dict[str, Any]] = {
    row["hex"]: row for row in json.loads((DATA / "map.json").read_text("utf-8"))["hexes"]
}
PRINTED: dict[str, dict[str, Any]] = {
    row["tile"]: row for row in json.loads((DATA / "tiles.json").read_text("utf-8"))["tiles"]
}
PRICE = [100, 200, 280, 360, 500, 600, 700, 800]
LIMITS = {2: 25, 3: 18, 4: 13, 5: 11, 6: 10, 7: 9, 8: 8}
PARS = (54, 58, 62, 68, 74, 82, 90, 100)
COLOURS = ["yellow", "green", "brown"]

#: Careless games that are looked at.
GAMES = 2

Judge = Callable[[State, Any], bool]


# -- the position in the words of the rulebook


def cash(state: State) -> int:
    return state.cash[state.asked]


def treasury(state: State) -> int:
    return state.money[state.operating]


def held(state: State, company: int, holder: int) -> int:
    return state.shares[company * (state.players + 3) + holder]


def certificates(state: State, seat: int) -> int:
    """A director certificate is one for three shares."""
    shares = sum(held(state, company, seat) for company in range(20))
    return shares - 2 * state.certificate.count(seat)


def at_limit(state: State, action: Any) -> bool:
    """The LNER sets another limit once and for all, by the shares that were held then (R6.5.2-c)."""
    limit = state.certificate_limit if state.lner == 2 else LIMITS[state.players]
    return certificates(state, state.asked) >= limit


def trains(state: State, company: int, kind: int | None = None) -> int:
    owned = [state.train_type[place] for place, owner in enumerate(state.train_owner) if owner == company]
    return len(owned) if kind is None else owned.count(kind)


def full_of_trains(state: State, kind: int) -> bool:
    if state.phase >= 6:
        return trains(state, state.operating) >= 3
    return trains(state, state.operating, kind) >= (2 if state.phase >= 4 else 3)


def on_sale(state: State) -> int:
    sizes = [7, 6, 4, 3, 3, 2, 1, 99]
    return next(band for band in range(8) if state.sold_trains[band] < sizes[band])


def price_of_used(state: State, train: int) -> int:
    band = state.train_band[train]
    return PRICE[band] // 2 if any(state.sold_trains[later] for later in range(band + 1, 8)) else PRICE[band]


def tile_on(state: State, hex: int) -> dict[str, Any] | None:
    return PRINTED[TILES[state.board.tile[hex]]] if state.board.tile[hex] != NONE else None


def markers_on(state: State, hex: int) -> list[int]:
    return [owner for owner in state.board.markers[PLACES_PER_HEX * hex : PLACES_PER_HEX * (hex + 1)] if owner != NONE]


def is_full(state: State, hex: int) -> bool:
    tile = tile_on(state, hex)
    return tile is not None and len(markers_on(state, hex)) >= tile["slots"]


def exits(tile: dict[str, Any], turn: int) -> set[int]:
    edges = tile["exits"] if tile["kind"] == "city" else [edge for pair in tile["segments"] for edge in pair]
    return {(edge + turn) % 6 for edge in edges}


def pieces(tile: dict[str, Any], turn: int) -> set[frozenset[int]]:
    return {frozenset((edge + turn) % 6 for edge in pair) for pair in tile["segments"]}


def loses_track(state: State, action: Any) -> bool:
    old = tile_on(state, action.hex)
    new = PRINTED[TILES[action.tile]]
    assert old is not None
    turn = state.board.turn[action.hex]
    if old["kind"] == "city":
        return not exits(old, turn) <= exits(new, action.turn)
    return not pieces(old, turn) <= pieces(new, action.turn)


def runs_off(state: State, action: Any) -> bool:
    return not exits(PRINTED[TILES[action.tile]], action.turn) <= set(MAP[HEXES[action.hex]]["legal_exits"])


def wrong_kind(state: State, action: Any) -> bool:
    if not 0 <= action.hex < SIZE:
        return True
    return bool(
        PRINTED[TILES[action.tile]]["kind"] != {"city": "city", "town": "track"}[MAP[HEXES[action.hex]]["kind"]]
    )


def wrong_label(state: State, action: Any) -> bool:
    tile, hex = PRINTED[TILES[action.tile]], MAP[HEXES[action.hex]]
    wanted = hex.get("brown_label", hex["label"]) if tile["colour"] == "brown" else hex["label"]
    return bool(tile["label"] != wanted)


def wrong_order(state: State, action: Any) -> bool:
    """Yellow on an empty hex, green on yellow, brown on green."""
    old = tile_on(state, action.hex)
    due = 0 if old is None else COLOURS.index(old["colour"]) + 1
    return due > 2 or PRINTED[TILES[action.tile]]["colour"] != COLOURS[due]


def too_early(state: State, action: Any) -> bool:
    return state.phase < {"yellow": 0, "green": 1, "brown": 3}[PRINTED[TILES[action.tile]]["colour"]]


# -- what a company reaches, from its markers along the track


def beyond(hex: int, edge: int) -> int:
    """The hex over an edge, or NONE where no track may lead; what lies beyond the coast has no number here."""
    name = MAP[HEXES[hex]]["neighbours"].get(str(edge))
    return HEXES.index(name) if name in MAP else NONE


def reached(state: State, company: int) -> tuple[set[int], set[tuple[int, int]]]:
    """Cities, and edges of hexes over which the company's track leads in; blocked cities end a way (R7.4-c)."""
    cities: set[int] = set()
    entered: set[tuple[int, int]] = set()
    open_cities = [hex for hex in range(SIZE) if company in markers_on(state, hex)]
    while open_cities:
        hex = open_cities.pop()
        tile = tile_on(state, hex)
        if hex in cities:
            continue
        cities.add(hex)
        blocked = (
            tile is not None and company not in markers_on(state, hex) and len(markers_on(state, hex)) >= tile["slots"]
        )
        for edge in exits(tile, state.board.turn[hex]) if tile and not blocked else ():
            open_cities += follow(state, hex, edge, entered)
    return cities, entered


def follow(state: State, hex: int, edge: int, entered: set[tuple[int, int]]) -> list[int]:
    """Along one track to the next city."""
    while (hex := beyond(hex, edge)) != NONE:
        edge = (edge + 3) % 6
        if (hex, edge) in entered:
            return []
        entered.add((hex, edge))
        tile = tile_on(state, hex)
        if tile is None or edge not in exits(tile, state.board.turn[hex]):
            return []
        if tile["kind"] == "city":
            return [hex]
        piece = next(pair for pair in pieces(tile, state.board.turn[hex]) if edge in pair)
        edge = next(iter(piece - {edge}))
    return []


def not_reached(state: State, action: Any) -> bool:
    return action.hex not in reached(state, state.operating)[0]


def not_connected(state: State, action: Any) -> bool:
    return not any(action.other in markers_on(state, hex) for hex in reached(state, state.operating)[0])


def track_leads_nowhere(state: State, action: Any) -> bool:
    """Nothing of the company's track meets the new tile, and no marker of its stands there."""
    cities, entered = reached(state, state.operating)
    new = exits(PRINTED[TILES[action.tile]], action.turn)
    return action.hex not in cities and not any((action.hex, edge) in entered for edge in new)


def home_is_full(state: State, action: Any) -> bool:
    return is_full(
        state, HEXES.index(next(hex for hex, row in MAP.items() if row["home_of"] == COMPANIES[action.company]))
    )


def bad_start_price(state: State, action: Any) -> bool:
    return action.price not in PRICES or not 54 <= action.price <= 200 or 3 * action.price > cash(state)


#: Rule → is it really broken by that action in that position?
JUDGES: dict[str, Judge] = {
    "R2.3-b": lambda state, action: tile_on(state, action.hex) is None or MAP[HEXES[action.hex]]["kind"] != "city",
    "R2.3-d": lambda state, action: state.board.tile.count(action.tile) == PRINTED[TILES[action.tile]]["count"],
    "R2.4.1-a": lambda state, action: not state.original[action.company],
    "R10.3-c": lambda state, action: state.lner == 2,
    "R2.4.1-b": lambda state, action: state.opens[action.company] > state.phase,
    "R3.2-a": lambda state, action: any(held(state, action.company, seat) for seat in range(state.players + 1)),
    "R3.2-b": home_is_full,
    "R4.1-a": lambda state, action: action.bid % 5 != 0,
    "R4.1-b": lambda state, action: action.bid <= state.bid or action.bid % 5 != 0,
    "R4.1-c": lambda state, action: cash(state) < 162 + action.bid,
    "R4.1-e": lambda state, action: state.won[state.asked] == 1,
    "R4.2-b": lambda state, action: action.price not in PARS or 3 * action.price > cash(state),
    "R6.3-f": lambda state, action: held(state, action.company, state.pool) == 3,
    "R6.4-a": lambda state, action: (
        action.count > held(state, action.company, state.asked) or state.sold_now >> action.company & 1 == 1
    ),
    "R6.4-c": lambda state, action: (
        held(state, action.company, state.asked) - action.count < state.bought[state.asked * 20 + action.company]
    ),
    "R6.5.1-d": lambda state, action: state.sold[state.asked * 20 + action.company] == 1,
    "R6.5.2-a": at_limit,
    "R6.5.3-b": bad_start_price,
    "R6.5.4.2-b": lambda state, action: not 2 <= action.count <= 7 or 40 * action.count > state.money[state.company],
    "R6.5.4.2-c": lambda state, action: state.unused[state.operating] == 0,
    "R7.5-a": lambda state, action: action.other == state.operating or not state.floated[action.other],
    "R8.0-f": lambda state, action: state.director[action.other] == RECEIVERSHIP,
    "R7.6.1-b": runs_off,
    "R7.6.1-c": wrong_kind,
    "R7.6.1-d": wrong_label,
    "R7.6.1-e": wrong_label,
    "R7.6.2-a": lambda state, action: state.laid > 0 and PRINTED[TILES[action.tile]]["label"] == "N",
    "R7.6.3-a": lambda state, action: too_early(state, action) or wrong_order(state, action),
    "R7.6.3-b": lambda state, action: wrong_order(state, action) or loses_track(state, action),
    "R7.6.3-e": lambda state, action: state.laid > 0,
    "R7.6.5-b why-terminal-there": lambda state, action: state.operating in state.board.london,
    "R7.6.5-b why-terminals-taken": lambda state, action: action.slot != state.board.london.index(NONE),
    "R7.6.5-c": lambda state, action: state.laid + state.built + state.stationed > 0,
    "R7.7-b why-own-marker-there": lambda state, action: state.operating in markers_on(state, action.hex),
    "R7.7-b why-no-slot": lambda state, action: is_full(state, action.hex),
    "R7.7-b why-no-route": not_reached,
    "R7.5.2-a": not_connected,
    "R7.6.1-a": track_leads_nowhere,
    "R7.8.6-a": lambda state, action: state.local_run == 0 or state.revenue >= PRICES[state.cell[state.operating]],
    "R7.8.6-c": lambda state, action: (
        treasury(state) + state.subsidy < PRICES[state.cell[state.operating]] - state.revenue
        or treasury(state) + state.subsidy < -(-(PRICES[state.cell[state.operating]] - state.revenue) // 10) * 10
    ),
    "R7.9-a": lambda state, action: treasury(state) < PRICE[on_sale(state)] + 50 * action.warranties,
    "R7.9-d": lambda state, action: (
        action.train >= len(state.train_owner)
        or state.train_owner[action.train] == state.operating
        or treasury(state) < price_of_used(state, action.train)
    ),
    "R7.9-h": lambda state, action: full_of_trains(
        state, action.kind if hasattr(action, "kind") else state.train_type[action.train]
    ),
    "R7.10-a": lambda state, action: action.warranties > (2 if on_sale(state) in (0, 3) else 3),
    "R7.11-a": lambda state, action: trains(state, state.operating) == 0,
    "R7.11-c": lambda state, action: trains(state, state.operating) > 0 or treasury(state) >= PRICE[on_sale(state)],
    "R8.0-g": lambda state, action: state.director[state.train_owner[action.train]] == RECEIVERSHIP,
    "R7.13-a": lambda state, action: treasury(state) < PRICES[state.cell[state.operating]],
    "R7.13-b": lambda state, action: held(state, state.operating, state.pool) == 0,
}  # fmt: skip


def positions(seed: int) -> Iterator[State]:
    state: State = RULESET.setup(Setup(players=3 + seed % 3, options=RULESET.complete({}), seed=seed))
    chance = Chance(seed)
    while RULESET.decision(state) is not None:
        yield state
        RULESET.apply(state, careless(state, RULESET.legal(state), chance))


@pytest.mark.long
def test_what_is_refused_breaks_the_rule_that_is_named() -> None:
    judged: Counter[str] = Counter()
    for seed in range(GAMES):
        chance = Chance(seed)
        for state in positions(seed):
            for _ in range(4):
                action = attempt(state, chance)
                violation = RULESET.why_not(state, action)
                if violation is None:
                    continue
                name = f"{violation.rule} {violation.key}"
                judge = JUDGES.get(name) or JUDGES.get(violation.rule)
                if judge is not None:
                    judged[violation.rule] += 1
                    assert judge(state, action), (name, action, seed)
    assert len(judged) >= 30, sorted(set(JUDGES) - set(judged))
