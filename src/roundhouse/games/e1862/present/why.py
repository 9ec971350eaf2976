"""Why a hex or a stop cannot be picked, where no single action says it: nobody has chosen a tile yet, or a way."""

from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.engine.text import Text
from roundhouse.games.e1862.map.atlas import HEX, KIND, NONE, SIZE, TOWN
from roundhouse.games.e1862.map.network import Reach, reach
from roundhouse.games.e1862.map.tiles import TILES
from roundhouse.games.e1862.operating.tile_fits import placements
from roundhouse.games.e1862.operating.track import (
    LayTile,
    small_stations,
    why_not_elsewhere,
    why_not_now,
    why_not_served,
)
from roundhouse.games.e1862.present.own_runs import OWN, Draft, Routed
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import RUN, TRACK


def explain(state: State, path: tuple[str, ...]) -> Violation | None:
    kind, _, name = path[-1].partition(":")
    if state.step == RUN and path[0] == OWN and len(path) > 1:
        return why_not_own(state, path)
    if state.step == TRACK and len(path) == 1 and kind == "hex" and name in HEX and HEX[name] < SIZE:
        return why_not_hex(state, HEX[name])
    return None


# -- track


def why_not_hex(state: State, hex: int) -> Violation | None:
    """First whether any route comes there, then what stands against every tile that the print allows."""
    if any(station.hex == hex for station in small_stations(state)):
        return None
    board = state.board
    found = reach(board, state.operating)
    first = why_not_elsewhere(state, hex)
    if first is not None:
        return first
    if not (found.into[hex] or found.cities >> hex & 1):
        rule = "R7.6.1-a" if board.tile[hex] == NONE else "R7.6.3-c"
        return Violation(rule, "why-hex-unreached", {"hex": hex, "company": state.operating})
    tiles = placements(hex, board.tile[hex], board.turn[hex])
    if not tiles:
        return Violation("R7.6.3-a", "why-hex-finished", {"hex": hex})
    return why_no_tile(state, hex, found, tiles)


def why_no_tile(state: State, hex: int, found: Reach, tiles: list[tuple[int, int]]) -> Violation | None:
    """What is wrong with each tile; where it is the same with all of them it is said once."""
    reasons: dict[int, Violation] = {}
    for tile, turn in tiles:
        action = LayTile(hex, tile, turn)
        violation = why_not_now(state, action) or why_not_served(state, action, found)
        if violation is None:
            return None
        reasons[tile] = violation
    keys = dict.fromkeys(violation.key for violation in reasons.values())
    each = [short(key, [TILES[tile] for tile in reasons if reasons[tile].key == key], len(keys) == 1) for key in keys]
    first = next(iter(reasons.values()))
    return Violation(first.rule, "why-hex-tiles", {"hex": hex, "each": each})


def short(key: str, tiles: list[str], alone: bool) -> Text:
    reason = Text(f"short-{key}")
    return reason if alone else Text("short-of-tiles", {"tiles": ", ".join(tiles), "why": reason})


# -- runs of one's own


def why_not_own(state: State, path: tuple[str, ...]) -> Violation | None:
    """What a rule says against a way with this stop; where there is no such way, why there is none."""
    kind, _, name = path[-1].partition(":")
    try:
        return Draft(state, path).action().why_not(state)
    except (ValueError, IndexError):
        pass
    try:
        draft = Draft(state, path[:-1])
        now = draft.routed[draft.now]
    except (ValueError, IndexError):
        return None
    if kind == "drop":
        return Violation("R7.4-a", "why-own-middle", {})
    return why_no_way(draft, now, name) if kind in ("hex", "area") else None


def why_no_way(draft: Draft, now: Routed, name: str) -> Violation:
    known = [draft.name(stop) for stop in now.stops]
    if name in known:
        return Violation("R7.4-b", "run-stop-twice", {"hex": name})
    if name in HEX and HEX[name] < SIZE and KIND[HEX[name]] == TOWN:
        return Violation("R7.8-b", "run-ends-in-town", {"hex": name})
    for end in (now.stops[0], now.stops[-1]) if now.stops else ():
        if name in draft.neighbours(end):
            if draft.network.city[end] == NONE:
                return Violation("R7.4-d", "run-through-area", {"hex": draft.name(end)})
            return Violation("R7.4-c", "run-through-blocked", {"hex": draft.name(end)})
    return Violation("R7.4-a", "why-own-no-link", {"stop": name})
