"""Who may see what (§13): with hidden totals, only one's own money until the end; everything else is public."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.hexes import DIRECTION_NAMES
from roundhouse.engine.rules import View
from roundhouse.games.rocket.final import share_scoring
from roundhouse.games.rocket.scoring import linked_to_each
from roundhouse.games.rocket.state import ELIMINATED, NONE, OVER, State
from roundhouse.games.rocket.written import ended_by, write_state


def look(state: State, seat: int | None) -> View:
    """The position as that seat (None: a spectator) sees it, and what the panels beside the board show."""
    board = state.board
    data = write_state(state)
    data["money"] = totals(state, seat)
    data["players"] = state.players
    data["unit"] = state.switches.unit
    data["look"] = pieces_of_the_edition(state)
    data["ended_by"] = ended_by(state)
    data["rails"] = [
        [*board.coordinates[hex], DIRECTION_NAMES[rails // 6], DIRECTION_NAMES[rails % 6], board.lines[line].id]
        for hex, (rails, line) in enumerate(zip(state.rails, state.line_at, strict=True))
        if rails != NONE
    ]
    linked = linked_to_each(state)
    for number, line in enumerate(board.lines):
        data["lines"][line.id].update(accounts(state, number, linked[number]))
    data["unclaimed"] = unclaimed(state)
    return View(seat, data, board)


def pieces_of_the_edition(state: State) -> dict[str, Any]:
    """What of the pieces depends on the edition, and on nothing but taste (SR-0.1-b)."""
    switches = state.switches
    return {
        "cubes": switches.cubes,
        "crosses": switches.crosses,
        "connectors": switches.connectors,
        "city_indicator": switches.city_indicator,
    }


def look_back(state: State, seat: int | None) -> View:
    """An earlier position as it is seen after the end, which opens all totals (SR-13.1-a)."""
    return View(seat, {**look(state, seat).data, "money": list(state.money)}, state.board)


def totals(state: State, seat: int | None) -> list[int | None]:
    """Everybody's money, as far as that seat sees it."""
    return [state.money[other] if sees_total(state, seat, other) else None for other in range(state.players)]


def sees_total(state: State, seat: int | None, other: int) -> bool:
    """SR-13.1-a: a total is its owner's secret; the end opens all."""
    return state.switches.totals_visible or seat == other or state.phase == OVER


def hide_totals(state: State, seat: int) -> State:
    """The same position with the totals that the seat cannot see set to nothing."""
    for other in range(state.players):
        if not sees_total(state, seat, other):
            state.money[other] = 0
    return state


def accounts(state: State, line: int, linked: list[int]) -> dict[str, Any]:
    """Value of a line, linked stations per seat, and what its shares would pay now."""
    if state.status[line] == ELIMINATED:
        return {"value": 0, "linked": [0] * state.players, "pays": [0] * state.players}
    return {"value": state.value(line), "linked": linked, "pays": share_scoring(state, line)}


def unclaimed(state: State) -> dict[str, dict[str, int]]:
    """Free investments by city and industry."""
    board = state.board
    industries = len(board.industries)
    return {
        board.places[place].name: {
            name: state.unclaimed[city * industries + number]
            for number, name in enumerate(board.industries)
            if board.tokens[city * industries + number]
        }
        for city, place in enumerate(board.cities)
    }
