"""Picks: the things a person clicks, in order, to say an action."""

from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.engine.panel import Cell
from roundhouse.engine.text import Text, player
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.board import CITY as CITY_KIND
from roundhouse.games.rocket.board import PLACE_KINDS, places_in
from roundhouse.games.rocket.decisions import ACTIONS
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.merger import survivor_next_to
from roundhouse.games.rocket.names import CITY, HEX, LINE, STATION
from roundhouse.games.rocket.present.drawing.livery import liveries
from roundhouse.games.rocket.present.industries import industry_word
from roundhouse.games.rocket.present.speech import direction_name, line_name
from roundhouse.games.rocket.state import ACTION, NONE, VETO_ANSWER, VETO_BID, State
from roundhouse.games.rocket.station import MoveStation, PlaceStation
from roundhouse.games.rocket.veto import Answer, Bid


def read_picks(state: State, path: tuple[str, ...]) -> list[RocketAction]:
    """Actions that begin with these picks, legal or not."""
    path = tuple(hex_of_place(state, pick, first=not number) for number, pick in enumerate(path))
    whole = [action for action in ACTIONS.read_path(state, path) if isinstance(action, RocketAction)]
    fitting = [action for action in whole if action.answers == state.phase]
    return fitting or whole[:1] or begun(state, path[0]) if len(path) == 1 else fitting or whole[:1]


def explain(state: State, path: tuple[str, ...]) -> Violation | None:
    """A hex by itself may be meant for a station or for any line: what is said is about the hex, not about a guess."""
    if state.phase != ACTION or len(path) != 1:
        return None
    pick = hex_of_place(state, path[0], first=True)
    if not pick.startswith("hex:"):
        return None
    try:
        hex = HEX.read_text(state, pick.partition(":")[2])
    except (LookupError, ValueError):
        # No hex at all, which is refused as such.
        return None
    if any(action.why_not(state) is None for action in sent_to(state, hex)):
        return None
    return Violation("SR-4.1-b", "why-hex-nothing", {"hex": hex})


def begun(state: State, pick: str) -> list[RocketAction]:
    """What a first pick may lead to."""
    board = state.board
    kind, _, what = pick.partition(":")
    try:
        match kind:
            case "city":
                return [Invest(CITY.read_text(state, what), industry) for industry in range(len(board.industries))]
            case "reserve":
                return [PlaceStation(hex) for hex in range(board.size)]
            case "station":
                return [MoveStation(HEX.read_text(state, what), hex) for hex in range(board.size)]
            case "loco":
                return extensions(state, LINE.read_text(state, what))
            case "hex":
                return sent_to(state, HEX.read_text(state, what))
    except (LookupError, ValueError):
        pass
    return []


def extensions(state: State, line: int) -> list[RocketAction]:
    """A line to the hexes around its locomotive, or to its starting town if it is gone."""
    board = state.board
    around = board.around[state.loco[line]] if state.loco[line] >= 0 else [board.start_hex[line]]
    return [Extend(line, hex) for hex in around]


def sent_to(state: State, hex: int) -> list[RocketAction]:
    """What a hex may mean by itself: the least bid, or a station or a locomotive that comes there."""
    if state.phase == VETO_BID:
        return [Bid(max(1, state.bid_shares + 1), hex)]
    if state.phase == VETO_ANSWER:
        return [Answer(max(1, state.bid_shares), hex)]
    return [PlaceStation(hex), *[Extend(line, hex) for line in range(len(state.board.lines)) if state.loco[line] >= 0]]


def hex_of_place(state: State, pick: str, first: bool) -> str:
    """A place that is named stands for its hex; a city that is picked first, for an investment in it."""
    kind, _, name = pick.partition(":")
    if kind == "place" or (kind == "city" and not first):
        return next((HEX.pick(state, place.hex) for place in state.board.places if place.name == name), pick)
    return pick


def pickable(state: State) -> list[str]:
    """Everything that has a name."""
    board = state.board
    named = [f"loco:{line.id}" for line in board.lines]
    named += [f"city:{board.places[place].name}" for place in board.cities]
    named += [f"industry:{industry}" for industry in board.industries]
    named += [STATION.pick(state, hex) for hex in range(board.size) if state.station[hex] == state.asked]
    named += [f"place:{place.name}" for place in board.places if place.kind != CITY_KIND]
    named += [HEX.pick(state, hex) for hex in range(board.size)]
    return [*named, "reserve", "call", "decline", "pass", "skip"]


def pick_label(state: State, pick: str) -> Text | str:
    """The shortest name: GWR, London, J13, or a word."""
    board = state.board
    kind, _, what = pick.partition(":")
    match kind:
        case "hex" | "station":
            return board.label(HEX.read_text(state, what))
        case "loco" | "city" | "place" | "bid":
            return what
        case "industry":
            return industry_word(what)
    return Text(f"pick-{kind}")


def pick_name(state: State, pick: str, picked: tuple[str, ...] = ()) -> Text:
    """What a pick is called, in a list or in a tooltip; a hex for a locomotive says what is waiting there."""
    board = state.board
    kind, _, what = pick.partition(":")
    match kind:
        case "hex":
            return hex_name(state, _line_to_move(state, picked), HEX.read_text(state, what))
        case "place":
            place = next(place for place in board.places if place.name == what)
            return Text(f"place-{PLACE_KINDS[place.kind]}", {"place": what})
        case "station":
            return Text("pick-station", {"hex": board.label(HEX.read_text(state, what))})
        case "loco":
            name = next(line.name for line in board.lines if line.id == what)
            return Text("pick-loco", {"line": what, "name": name})
        case "city":
            return Text("pick-city", {"city": what})
        case "industry":
            return Text("pick-industry", {"industry": industry_word(what)})
        case "bid":
            return Text("pick-bid", {"n": int(what)})
    return Text(f"pick-{kind}")


def pick_cells(state: State, pick: str) -> tuple[Cell, ...]:
    """A line as a piece of its track with its initials."""
    kind, _, what = pick.partition(":")
    return (Cell(swatch=liveries(state.board)[what].colour, text=what),) if kind == "loco" else ()


def _line_to_move(state: State, picked: tuple[str, ...]) -> int:
    """The line whose locomotive was picked, or over which there is a veto; NONE without one."""
    kind, _, what = picked[-1].partition(":") if picked else ("", "", "")
    return LINE.read_text(state, what) if kind == "loco" else NONE if picked else state.line


def hex_name(state: State, line: int, hex: int) -> Text:
    """A hex; for a locomotive next to it, with the direction and with what would happen there."""
    board = state.board
    near = line != NONE and state.loco[line] != NONE and hex < board.size
    if not near or board.direction(state.loco[line], hex) == NONE:
        return Text("pick-hex", {"hex": board.label(hex)})
    direction, notes = direction_name(state, line, hex), step_notes(state, line, hex)
    if notes:
        return Text("step-hex-notes", {"hex": board.label(hex), "direction": direction, "notes": notes})
    return Text("step-hex", {"hex": board.label(hex), "direction": direction})


def step_notes(state: State, line: int, hex: int) -> list[Text]:
    """What a locomotive meets on a hex: places that it would connect, somebody's station, another line.

    Where there may be a veto, the hex that was proposed says so first.
    """
    board = state.board
    places = places_in(board.places_next_to[hex] & ~state.connected[line])
    notes = [Text("step-proposed")] if line == state.line and hex == state.target else []
    notes += [Text("step-near", {"place": board.places[place].name}) for place in places]
    owner = state.station[hex]
    if owner != NONE:
        own = owner == state.asked
        notes.append(Text("step-station-own") if own else Text("step-station", {"player": player(owner)}))
    survivor = survivor_next_to(state, line, hex)
    if survivor != NONE:
        notes.append(Text("step-merger", {"line": line_name(board, survivor)}))
    return notes
