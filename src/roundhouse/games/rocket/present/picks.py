"""Picks: the things a person clicks, in order, to say an action."""

from __future__ import annotations

from roundhouse.engine.text import Text, player
from roundhouse.games.rocket.actions import (
    Action,
    Answer,
    Bid,
    CallVeto,
    DeclineVeto,
    Extend,
    Invest,
    MoveStation,
    PassAnswer,
    PassBid,
    PlaceStation,
    Skip,
)
from roundhouse.games.rocket.board import CITY, PLACE_KINDS, Board, places_in
from roundhouse.games.rocket.movement import other_line_near
from roundhouse.games.rocket.present.industries import industry_word
from roundhouse.games.rocket.present.speech import direction_name, line_name
from roundhouse.games.rocket.state import NONE, VETO_ANSWER, VETO_BID, State


def hex_pick(board: Board, hex: int) -> str:
    q, r = board.coordinate(hex)
    return f"hex:{q},{r}"


def station_pick(board: Board, hex: int) -> str:
    q, r = board.coordinate(hex)
    return f"station:{q},{r}"


def picks(state: State, action: Action) -> tuple[str, ...]:
    board = state.board
    match action:
        case Invest():
            city = board.places[board.cities[action.city]].name
            return f"city:{city}", f"industry:{board.industries[action.industry]}"
        case PlaceStation():
            return "reserve", hex_pick(board, action.to)
        case MoveStation():
            return station_pick(board, action.origin), hex_pick(board, action.to)
        case Extend():
            return f"loco:{board.lines[action.line].id}", hex_pick(board, action.to)
        case Bid() | Answer():
            return hex_pick(board, action.hex), f"bid:{action.shares}"
        case PassBid() | PassAnswer():
            return ("pass",)
        case CallVeto():
            return ("call",)
        case DeclineVeto():
            return ("decline",)
        case Skip():
            return ("skip",)
    raise TypeError(f"not an action of this game: {action!r}")


def read_picks(state: State, path: tuple[str, ...]) -> list[Action]:
    """Actions that begin with these picks, legal or not."""
    board = state.board
    words = [hex_of_place(board, pick, first=not number).partition(":") for number, pick in enumerate(path)]
    kinds = tuple(kind for kind, _, _ in words)
    what = [name for _, _, name in words]
    match kinds:
        case ("city",):
            return [Invest(_city(board, what[0]), industry) for industry in range(len(board.industries))]
        case ("city", "industry"):
            return [Invest(_city(board, what[0]), board.industries.index(what[1]))]
        case ("reserve",):
            return [PlaceStation(hex) for hex in range(board.size)]
        case ("reserve", "hex"):
            return [PlaceStation(_hex(board, what[1]))]
        case ("station",):
            return [MoveStation(_hex(board, what[0]), hex) for hex in range(board.size)]
        case ("station", "hex"):
            return [MoveStation(_hex(board, what[0]), _hex(board, what[1]))]
        case ("loco",):
            line = _line(board, what[0])
            around = board.around[state.loco[line]] if state.loco[line] >= 0 else [board.start_hex[line]]
            return [Extend(line, hex) for hex in around]
        case ("loco", "hex"):
            return [Extend(_line(board, what[0]), _hex(board, what[1]))]
        case ("hex",) | ("hex", "bid") if state.phase in (VETO_BID, VETO_ANSWER):
            shares = int(what[1]) if len(what) == 2 else max(1, state.bid_shares + (state.phase == VETO_BID))
            hex = _hex(board, what[0])
            return [Bid(shares, hex) if state.phase == VETO_BID else Answer(shares, hex)]
        case ("hex",):
            hex = _hex(board, what[0])
            lines = [Extend(line, hex) for line in range(len(board.lines)) if state.loco[line] >= 0]
            return [PlaceStation(hex), *lines]
        case ("pass",):
            return [PassAnswer() if state.phase == VETO_ANSWER else PassBid()]
        case ("call",):
            return [CallVeto()]
        case ("decline",):
            return [DeclineVeto()]
        case ("skip",):
            return [Skip()]
    return []


def hex_of_place(board: Board, pick: str, first: bool) -> str:
    """A place that is named stands for its hex; a city that is picked first, for an investment in it."""
    kind, _, name = pick.partition(":")
    if kind == "place" or (kind == "city" and not first):
        return next((hex_pick(board, place.hex) for place in board.places if place.name == name), pick)
    return pick


def _city(board: Board, name: str) -> int:
    return next((city for city, place in enumerate(board.cities) if board.places[place].name == name), NONE)


def _line(board: Board, id: str) -> int:
    return next(number for number, line in enumerate(board.lines) if line.id == id)


def _hex(board: Board, text: str) -> int:
    q, r = text.split(",")
    return board.number(int(q), int(r))


def pickable(state: State) -> list[str]:
    """Everything that has a name."""
    board = state.board
    named = [f"loco:{line.id}" for line in board.lines]
    named += [f"city:{board.places[place].name}" for place in board.cities]
    named += [f"industry:{industry}" for industry in board.industries]
    named += [station_pick(board, hex) for hex in range(board.size) if state.station[hex] == state.asked]
    named += [f"place:{place.name}" for place in board.places if place.kind != CITY]
    named += [hex_pick(board, hex) for hex in range(board.size)]
    return [*named, "reserve", "call", "decline", "pass", "skip"]


def pick_label(state: State, pick: str) -> Text | str:
    """The shortest name: GWR, London, J13, or a word."""
    board = state.board
    kind, _, what = pick.partition(":")
    match kind:
        case "hex" | "station":
            return board.label(_hex(board, what))
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
            return hex_name(state, _line_to_move(state, picked), _hex(board, what))
        case "place":
            place = next(place for place in board.places if place.name == what)
            return Text(f"place-{PLACE_KINDS[place.kind]}", {"place": what})
        case "station":
            return Text("pick-station", {"hex": board.label(_hex(board, what))})
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


def _line_to_move(state: State, picked: tuple[str, ...]) -> int:
    """The line whose locomotive was picked, or over which there is a veto; NONE without one."""
    kind, _, what = picked[-1].partition(":") if picked else ("", "", "")
    return _line(state.board, what) if kind == "loco" else NONE if picked else state.line


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
    """What a locomotive meets on a hex: places that it would connect, somebody's station, another line."""
    board = state.board
    places = places_in(board.places_next_to[hex] & ~state.connected[line])
    notes = [Text("step-near", {"place": board.places[place].name}) for place in places]
    owner = state.station[hex]
    if owner != NONE:
        own = owner == state.asked
        notes.append(Text("step-station-own") if own else Text("step-station", {"player": player(owner)}))
    survivor = other_line_near(state, hex, line)
    if survivor >= 0:
        notes.append(Text("step-merger", {"line": line_name(board, survivor)}))
    return notes
