"""The written form of the game: events, positions and results with names and hexes as [q, r]. Actions: names.py."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.event import Event
from roundhouse.engine.hexes import DIRECTION_NAMES
from roundhouse.engine.ranking import ranks
from roundhouse.games.rocket import final
from roundhouse.games.rocket.board import Board, places_in
from roundhouse.games.rocket.ending import live_lines
from roundhouse.games.rocket.movement import steps
from roundhouse.games.rocket.scoring import shareholders
from roundhouse.games.rocket.state import (
    BY_LINES,
    BY_TILES,
    ELIMINATED,
    NONE,
    OVER,
    PHASES,
    STATUS_NAMES,
    State,
)

# -- events


def write_event(state: State, event: Event) -> list[Any]:
    board, args = state.board, event.args
    match event.key:
        case "veto_won":
            line = board.lines[args["line"]].id
            return ["veto_won", line, args["seat"], args["n"], write_hex(board, args["hex"])]
        case "passenger":
            return ["passenger", args["seat"]]
        case "city" | "town":
            return [event.key, board.lines[args["line"]].id, board.places[args["place"]].name, args["pay"]]
        case "merger":
            return ["merger", board.lines[args["line"]].id, board.lines[args["survivor"]].id, args["pay"]]
        case "isolated":
            return ["isolated", board.lines[args["line"]].id]
    raise TypeError(f"not an event of this game: {event!r}")


# -- positions


def write_state(state: State) -> dict[str, Any]:
    board = state.board
    limited = state.switches.limited
    ids = [line.id for line in board.lines]
    at = board.coordinates
    stations = hexes_of_each(state.station, state.players)
    owned = hexes_of_each(state.line_at, len(ids))
    written = {
        "next": write_next(state),
        "money": list(state.money),
        "shares": {id: list(shareholders(state, line)) for line, id in enumerate(ids)},
        "available": {id: state.available[line] for line, id in enumerate(ids)} if limited else None,
        "investments": write_claims(state),
        "stations": [
            {"reserve": state.reserve[seat], "hexes": [[*at[hex]] for hex in hexes]}
            for seat, hexes in enumerate(stations)
        ],
        "passengers": list(state.passengers),
        "lines": {id: write_line(state, line, owned[line]) for line, id in enumerate(ids)},
        "supply": {
            "tiles": state.tiles,
            "passengers": state.passengers_left,
            "supplementary": supplementary_stock(state) if limited else None,
        },
    }
    if state.switches.told_apart:
        players = state.players
        written["supplementary"] = {
            id: state.own_supplementary[line * players : (line + 1) * players] for line, id in enumerate(ids)
        }
    return written


def write_outcome(state: State) -> dict[str, Any]:
    board = state.board
    totals = final.final_totals(state)
    rank = ranks(totals)
    return {
        "ended_by": ended_by(state),
        "in_play": list(state.money),
        "passengers": final.passenger_scoring(state),
        "industries": {name: final.industry_scoring(state, number) for number, name in enumerate(board.industries)},
        "stations": {board.lines[line].id: final.station_scoring(state, line) for line in live_lines(state)},
        "shares": {board.lines[line].id: final.share_scoring(state, line) for line in live_lines(state)},
        "total": totals,
        "rank": rank,
        "winners": [seat for seat, place in enumerate(rank) if place == 1],
    }


# -- their parts


def write_hex(board: Board, hex: int) -> list[int]:
    return list(board.coordinate(hex))


def hexes_of_each(owners: list[int], count: int) -> list[list[int]]:
    """The hexes that belong to each of so many owners, in order; all in one go through the board, which is large."""
    found: list[list[int]] = [[] for _ in range(count)]
    for hex, owner in enumerate(owners):
        if owner != NONE:
            found[owner].append(hex)
    return found


def city_name(board: Board, city: int) -> str | None:
    return board.places[board.cities[city]].name if city >= 0 else None


def ended_by(state: State) -> list[str]:
    return [name for name, bit in (("lines", BY_LINES), ("tiles", BY_TILES)) if state.ended_by & bit]


def supplementary_stock(state: State) -> int:
    """Shown stock; substitutes do not make it negative (SR-9.3-h)."""
    return max(0, state.switches.supplementary - sum(state.supplementary))


def write_next(state: State) -> dict[str, Any]:
    """The pending decision."""
    if state.phase == OVER:
        return {"decision": "over", "seat": None}
    board = state.board
    written: dict[str, Any] = {
        "decision": PHASES[state.phase],
        "seat": state.asked,
        "active": state.active,
        "action_no": state.action_no,
        "extended": [board.lines[line].id for line in state.extended],
    }
    if state.line != NONE:
        written["proposal"] = write_proposal(state)
    return written


def write_proposal(state: State) -> dict[str, Any]:
    """The extension under way."""
    board = state.board
    bid = {"seat": state.bid_by, "n": state.bid_shares, "hex": write_hex(board, state.bid_hex)}
    return {
        "line": board.lines[state.line].id,
        "to": write_hex(board, state.target),
        "legal": [write_hex(board, hex) for hex in steps(state, state.line)],
        "called_by": None if state.called_by == NONE else state.called_by,
        "bid": None if state.bid_by == NONE else bid,
    }


def write_claims(state: State) -> list[list[list[Any]]]:
    """Everybody's investments: city, industry, and how many."""
    board = state.board
    written: list[list[list[Any]]] = [[] for _ in range(state.players)]
    for place, count in enumerate(state.claims):
        if count:
            slot, seat = divmod(place, state.players)
            city, industry = divmod(slot, len(board.industries))
            written[seat].append([city_name(board, city), board.industries[industry], count])
    return written


def write_line(state: State, line: int, owned: list[int]) -> dict[str, Any]:
    """A line to which these hexes belong; there is track on all of them but the one under the locomotive."""
    board = state.board
    status = state.status[line]
    gone = status == ELIMINATED
    loco = state.loco[line]
    track = [[*board.coordinates[hex]] for hex in owned if hex != loco]
    return {
        "status": STATUS_NAMES[status],
        "into": board.lines[state.into[line]].id if gone else None,
        "loco": None if gone else write_hex(board, state.loco[line]),
        "facing": None if state.facing[line] == NONE else DIRECTION_NAMES[state.facing[line]],
        "places": sorted(board.places[place].name for place in places_in(state.connected[line])),
        "track": track,
    }
