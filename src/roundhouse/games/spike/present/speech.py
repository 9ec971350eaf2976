"""What is said of the game: prompts, actions, events and refusals as texts for the word files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import FACES, LOCOMOTIVE, NONE, PARTS, TENDER, Board
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.cargo import Deliver, Load, Unload
from roundhouse.games.spike.draw import DrawCard, StopDrawing, TakeCard
from roundhouse.games.spike.market import market_value
from roundhouse.games.spike.movement import Boost, FreeMove, Start
from roundhouse.games.spike.opening import ContractFace, GiveCard, KeepRoute, PlaceTrain
from roundhouse.games.spike.paths import end_of
from roundhouse.games.spike.payment import WildSet
from roundhouse.games.spike.present import whereabouts
from roundhouse.games.spike.skip import Skip
from roundhouse.games.spike.state import OVER, PHASES, State
from roundhouse.games.spike.turn import EndTurn
from roundhouse.games.spike.upgrade import Upgrade

#: Names that the word files have; a board of somebody's own may have others, which stand for themselves.
KNOWN_COLOURS = frozenset({"white", "blue", "black", "orange", "purple", "brown"})
KNOWN_GOODS = frozenset(
    {"cattle", "pigs", "fruit", "wood", "corn", "wheat", "coal", "oil", "steel", "cloth", "flour", "cotton"}
)

# -- names


def colour_word(name: str) -> Text | str:
    return Text(f"colour-{name}") if name in KNOWN_COLOURS else name


def commodity_word(name: str) -> Text | str:
    return Text(f"commodity-{name}") if name in KNOWN_GOODS else name


def part_word(part: int) -> Text:
    return Text(f"part-{PARTS[part]}") if 0 <= part < len(PARTS) else Text("part-none")


def colour(board: Board, number: int) -> Text | str:
    return colour_word(board.colours[number]) if 0 <= number < len(board.colours) else Text("colour-none")


def commodity(board: Board, number: int) -> Text | str:
    return commodity_word(board.commodities[number]) if 0 <= number < len(board.commodities) else "?"


def city_name(board: Board, node: int) -> str:
    return board.cities[board.city_at[node]].name if board.is_city(node) else board.space_name(node)


def space_word(board: Board, space: int) -> Text | str:
    """A city by its name, a segment by where it lies, anything else as written."""
    if board.is_city(space):
        return city_name(board, space)
    segment = space - board.size
    if not 0 <= segment < len(board.segments):
        return Text("space-none", {"name": board.space_name(space)})
    return segment_word(board, segment)


def segment_word(board: Board, segment: int) -> Text:
    """A segment by the city it begins in or lies near, and its colour."""
    if not 0 <= segment < len(board.segments):
        return Text("space-none", {"name": "?"})
    where = whereabouts.of_segment(board, segment)
    args: dict[str, Arg] = {
        "city": city_name(board, where.city),
        "wind": Text(f"wind-{where.wind}"),
        "colour": colour(board, board.segment_colour[segment]),
        "number": where.number,
    }
    if where.other != NONE:
        key = "segment-joins"
        args["other"] = city_name(board, where.other)
    else:
        key = "segment-from" if where.begins else "segment-near"
    return Text(key if where.number == 1 else f"{key}-next", args)


def node_word(board: Board, node: int) -> Text | str:
    """A city by its name, a junction by the nearest city."""
    if board.is_city(node):
        return city_name(board, node)
    city, wind = whereabouts.of_junction(board, node)
    return Text("junction-near", {"city": city_name(board, city), "wind": Text(f"wind-{wind}")})


def route_word(board: Board, route: int) -> Text:
    if not 0 <= route < len(board.routes):
        return Text("route-none")
    card = board.routes[route]
    cities = [
        Text("route-stop", {"city": city_name(board, node), "value": value})
        for node, value in zip(card.destinations, card.values)
    ]
    return Text("route-card", {"city": city_name(board, card.start), "cities": cities})


def dollars(amount: int) -> Text:
    return Text("dollars", {"n": amount}) if amount >= 0 else Text("dollars-owed", {"n": -amount})


def some_cards(board: Board, number: int, n: int) -> Text:
    """So many cards of a colour, which agrees with them in number and gender where a language has that."""
    if 0 <= number < len(board.colours) and board.colours[number] in KNOWN_COLOURS:
        return Text(f"cards-{board.colours[number]}", {"n": n})
    return Text("cards", {"n": n, "colour": colour(board, number)})


def cards_word(board: Board, counts: Sequence[int]) -> Arg:
    """Cards by colour, as an enumeration; 'none' without any."""
    texts = [some_cards(board, number, n) for number, n in enumerate(counts) if n and n > 0]
    return texts or Text("cards-none")


def set_word(board: Board, wild: WildSet) -> Text:
    source, n, targets = wild
    counts = [targets.count(number) for number in range(len(board.colours))]
    return Text("wild-set", {"paid": some_cards(board, source, n), "cards": cards_word(board, counts)})


def payment_word(board: Board, direct: Sequence[int], wild: Sequence[WildSet]) -> Arg:
    paid = cards_word(board, direct)
    sets = [set_word(board, each) for each in wild]
    return [*paid, *sets] if isinstance(paid, list) else sets or paid


def target_of(state: State, action: Build) -> int:
    """The city at which a path ends, as a node; NONE if it ends at none."""
    if not on_board(state.board, action.path):
        return NONE
    end = end_of(state, action.path)
    return end if state.board.is_city(end) else NONE


def start_of(board: Board, path: Sequence[int], target: int) -> int:
    """The node at which a path begins that ends at a city."""
    node = target
    for segment in reversed(path):
        node = board.other_end(segment, node)
    return node


def on_board(board: Board, path: Sequence[int]) -> bool:
    return len(path) > 0 and all(0 <= segment < len(board.segments) for segment in path)


def named(state: State, args: Mapping[str, Any]) -> dict[str, Arg]:
    """Arguments of events and violations, which are numbers, as names."""
    board = state.board
    spoken: dict[str, Arg] = {}
    for name, value in args.items():
        match name:
            case "seat":
                spoken["player"] = player(value)
            case "colour":
                spoken[name] = colour(board, value)
            case "colours" | "lacking" | "paid":
                spoken[name] = cards_word(board, value)
            case "commodity":
                spoken[name] = commodity(board, value)
            case "space" | "at":
                spoken[name] = space_word(board, value)
            case "segment":
                spoken[name] = segment_word(board, value)
            case "part":
                spoken[name] = part_word(value)
            case "route":
                spoken[name] = route_word(board, value)
            case "money" | "cost":
                spoken[name] = dollars(value)
            case _:
                spoken[name] = value
    return spoken


# -- sentences


def prompt(state: State, seat: int | None) -> Text:
    """One sentence that says who must do what, and why; spoken to `you` when the seat itself is asked."""
    if state.phase == OVER:
        return Text("ask-over")
    asked = state.asked
    whose = "you" if seat == asked else "other"
    args: dict[str, Arg] = {
        "player": player(asked),
        "speed": state.part(asked, LOCOMOTIVE),
        "left": state.part(asked, TENDER) - state.drawn,
        "right": player(state.right_of(asked)),
    }
    phase = PHASES[state.phase].replace("_", "-")
    more = "-built" if state.built else ""
    return Text(f"ask-{phase}{more}-{whose}", args)


def chosen_face(board: Board, card: int, face: int) -> Text:
    good = commodity(board, board.contracts[card].commodity)
    return Text("chosen-face", {"commodity": good, "face": FACES[face]})


def say_action(state: State, action: SpikeAction, seat: int | None = None) -> Text:
    """What the deciding player does, before it is done; secrets only to that player."""
    board = state.board
    who = player(state.asked)
    own = seat is not None and seat == state.asked
    match action:
        case ContractFace():
            faces = [
                chosen_face(board, card, face)
                for card, face in action.faces
                if 0 <= card < len(board.contracts) and 0 <= face < len(FACES)
            ]
            return Text("act-contract-face", {"player": who, "faces": faces or Text("cards-none")})
        case GiveCard():
            to = player(state.right_of(state.asked)) if state.asked != NONE else "?"
            if own:
                return Text("act-give-own", {"player": who, "right": to, "colour": colour(board, action.colour)})
            return Text("act-give", {"player": who, "right": to})
        case KeepRoute():
            if own:
                return Text("act-keep-own", {"player": who, "route": route_word(board, action.route)})
            return Text("act-keep", {"player": who})
        case PlaceTrain():
            return Text("act-place", {"player": who, "space": space_word(board, action.node)})
        case FreeMove() if not action.spaces:
            return Text("act-stay", {"player": who})
        case FreeMove():
            return say_move(state, "act-free-move", action.spaces)
        case Start() if not action.spaces:
            return Text("act-stay", {"player": who})
        case Start():
            return say_move(state, "act-start", action.spaces)
        case Boost():
            return say_move(state, "act-boost", (action.space,))
        case Load():
            return Text("act-load", {"player": who, "commodity": commodity(board, action.commodity)})
        case Unload():
            return Text("act-unload", {"player": who, "commodity": commodity(board, action.commodity)})
        case Deliver():
            return Text("act-deliver", {"player": who, "commodity": commodity(board, action.commodity)})
        case TakeCard():
            return Text("act-take", {"player": who, "colour": colour(board, action.colour)})
        case Build():
            return say_build(state, action)
        case Upgrade():
            return Text("act-upgrade", {"player": who, "part": part_word(action.part)})
    return Text(PLAIN_ACTIONS[type(action)], {"player": who})


def say_move(state: State, key: str, spaces: Sequence[int]) -> Text:
    """Where a train goes: into a city, or on a segment, which some languages must tell apart."""
    board, last = state.board, spaces[-1]
    args: dict[str, Arg] = {"player": player(state.asked), "n": len(spaces), "space": space_word(board, last)}
    return Text(towards(board, key, last), args)


def towards(board: Board, key: str, space: int) -> str:
    """The key of a sentence about a city, or about a segment."""
    return f"{key}-on" if 0 <= space - board.size < len(board.segments) else key


def say_build(state: State, action: Build) -> Text:
    board = state.board
    target = target_of(state, action)
    args: dict[str, Arg] = {
        "player": player(state.asked),
        "n": len(action.path),
        "from": node_word(board, start_of(board, action.path, target)) if target != NONE else Text("city-none"),
        "city": city_name(board, target) if target != NONE else Text("city-none"),
        "pay": payment_word(board, action.direct, action.wild),
    }
    return Text("act-build", args)


PLAIN_ACTIONS: dict[type[SpikeAction], str] = {
    DrawCard: "act-draw",
    StopDrawing: "act-stop",
    Skip: "act-skip",
    EndTurn: "act-end-turn",
}


def value_word(state: State, node: int) -> Text:
    """What joining a city would pay now."""
    return dollars(market_value(state, state.board.supply_at[node]))
