"""Picks: the things a person clicks, in order, to say an action.

A city or segment of the board comes first: where to build or to drive to. Then comes the way, the cheapest or shortest
one first, and for a build how it is paid. Whatever stands there alone need not be picked. A path that is not offered
is said segment by segment (own_paths.py).
"""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.engine.text import Arg, Text
from roundhouse.games.spike.actions import (
    Action,
    Boost,
    Build,
    ContractFace,
    Deliver,
    DrawCard,
    EndTurn,
    FreeMove,
    GiveCard,
    KeepRoute,
    Load,
    PlaceTrain,
    Skip,
    Start,
    StopDrawing,
    TakeCard,
    Unload,
    Upgrade,
)
from roundhouse.games.spike.board import COLOUR_MASK, NONE, PARTS, Board
from roundhouse.games.spike.build import BuildChoices, may_build, purse_of
from roundhouse.games.spike.dealing import FACES
from roundhouse.games.spike.movement import FreeMoveChoices, StartChoices, under_way
from roundhouse.games.spike.opening import own_cards
from roundhouse.games.spike.payment import TOO_MUCH, Purse
from roundhouse.games.spike.present import speech
from roundhouse.games.spike.present.own_paths import LAY, builds_along, read_laid
from roundhouse.games.spike.present.paycode import pay_code, read_pay
from roundhouse.games.spike.search import cheapest_way, need_of
from roundhouse.games.spike.state import FREE_MOVE, GIVE_CARD, PLACE_TRAIN, State

PLAIN: dict[str, Callable[[], Action]] = {
    "stay": lambda: FreeMove(()),
    "deck": DrawCard,
    "stop": StopDrawing,
    "skip": Skip,
    "end": EndTurn,
}


def space_pick(board: Board, space: int) -> str:
    return f"{'segment' if space >= board.size else 'city'}:{board.space_name(space)}"


def picks(state: State, action: Action) -> tuple[str, ...]:
    board = state.board
    match action:
        case ContractFace():
            return tuple(f"face:{board.contracts[card].id}:{FACES[face]}" for card, face in action.faces)
        case GiveCard() | TakeCard():
            return (f"card:{board.colours[action.colour]}",)
        case KeepRoute():
            return (f"route:{board.routes[action.route].id}",)
        case PlaceTrain():
            return (space_pick(board, action.node),)
        case FreeMove() if not action.spaces:
            return ("stay",)
        case FreeMove() | Start():
            way = ".".join(board.space_name(space) for space in action.spaces)
            return space_pick(board, action.spaces[-1]), f"way:{way}"
        case Boost():
            return (space_pick(board, action.space),)
        case Load():
            return (f"load:{board.commodities[action.commodity]}",)
        case Unload():
            return (f"unload:{board.commodities[action.commodity]}",)
        case Deliver():
            return (f"deliver:{board.commodities[action.commodity]}",)
        case Build():
            return picks_of_build(state, action)
        case Upgrade():
            return (f"part:{PARTS[action.part]}",)
        case DrawCard():
            return ("deck",)
        case StopDrawing():
            return ("stop",)
        case Skip():
            return ("skip",)
        case EndTurn():
            return ("end",)
    raise TypeError(f"not an action of this game: {action!r}")


def picks_of_build(state: State, action: Build) -> tuple[str, ...]:
    board = state.board
    target = end_of(state, action.path)
    path = ".".join(board.segments[segment] for segment in action.path)
    return f"city:{board.nodes[target]}", f"track:{path}", f"pay:{pay_code(board, action)}"


def end_of(state: State, path: tuple[int, ...]) -> int:
    """The city at the end of a path; a single segment ends where the own network does not reach yet."""
    board = state.board
    one, other = board.ends[path[-1]]
    if len(path) > 1:
        return other if one in board.ends[path[-2]] else one
    joined = state.asked != NONE and state.in_network(state.asked, other) and not state.in_network(state.asked, one)
    return one if joined or board.city_at[other] == NONE else other


# -- and back


def read_picks(state: State, path: tuple[str, ...]) -> list[Action]:
    """Actions that begin with these picks, legal or not."""
    board = state.board
    words = [pick.partition(":") for pick in path]
    kinds = tuple(kind for kind, _, _ in words)
    what = [name for _, _, name in words]
    if len(path) == 1 and path[0] in PLAIN:
        return [PLAIN[path[0]]()]
    if path[:1] == (LAY,):
        return list(read_laid(state, path))
    match kinds:
        case ("face", *_) if set(kinds) == {"face"}:
            return read_faces(state, what)
        case ("card",):
            number = board.colours.index(what[0])
            return [GiveCard(number) if state.phase == GIVE_CARD else TakeCard(number)]
        case ("route",):
            return [KeepRoute(next(number for number, route in enumerate(board.routes) if route.id == what[0]))]
        case ("load",):
            return [Load(board.commodities.index(what[0]))]
        case ("unload",):
            return [Unload(board.commodities.index(what[0]))]
        case ("deliver",):
            return [Deliver(board.commodities.index(what[0]))]
        case ("part",):
            return [Upgrade(PARTS.index(what[0]))]
        case ("city",) | ("segment",):
            return read_space(state, board.space_named(what[0]))
        case ("city" | "segment", "way"):
            spaces = tuple(board.space_named(name) for name in what[1].split("."))
            return [FreeMove(spaces) if state.phase == FREE_MOVE else Start(spaces)]
        case ("city", "track") | ("city", "track", "pay"):
            return read_build(state, what)
    return []


def read_faces(state: State, what: list[str]) -> list[Action]:
    """The faces picked so far, with every choice for the rest."""
    board = state.board
    picked: dict[int, int] = {}
    for name in what:
        id, _, face = name.partition(":")
        picked[next(number for number, known in enumerate(board.contracts) if known.id == id)] = FACES.index(face)
    found: list[tuple[tuple[int, int], ...]] = [()]
    for card in own_cards(state, state.asked):
        faces = [picked[card]] if card in picked else [0, 1]
        found = [(*so_far, (card, face)) for so_far in found for face in faces]
    return [ContractFace(faces) for faces in found]


def read_space(state: State, space: int) -> list[Action]:
    """A place alone: put the train there, drive there, or build there by the way that comes to mind."""
    board = state.board
    if state.phase == PLACE_TRAIN:
        return [PlaceTrain(space)]
    if state.phase == FREE_MOVE:
        ways = [way for way in FreeMoveChoices(state).listed() if way and way[-1] == space]
        return [FreeMove(way) for way in ways] or [FreeMove((space,))]
    found: list[Action] = []
    if may_build(state) and board.is_city(space) and not state.in_network(state.asked, space):
        builds = BuildChoices(state)
        paths = builds.listed_to(space) if state.track[state.asked] else []
        found.extend(build for path in paths for build in builds.payments(path))
        return found or [cannot_build(state, space)]
    if under_way(state, state.asked):
        return [Boost(space)]
    ways = [way for way in StartChoices(state).listed() if way[-1] == space]
    return [Start(way) for way in ways] or [Start((space,))]


def cannot_build(state: State, city: int) -> Action:
    """A build to a city that is out of reach: the way with fewest segments, to be refused with its reason.

    Where there is none: one for which pieces are missing; else one over the track of others.
    """
    board, seat = state.board, state.asked
    rich = Purse([COLOUR_MASK] * len(board.colours), state.switches.wild_one_colour)
    way = cheapest_way(state, seat, rich, city)
    wished = state.copy()
    wished.track[seat] = len(board.segments)
    if not way:
        way = cheapest_way(wished, seat, rich, city)
    if not way:
        wished.laid = [bits & 1 << seat for bits in state.laid]
        way = cheapest_way(wished, seat, rich, city)
    return Build(way, (0,) * len(board.colours), ())


def read_build(state: State, what: list[str]) -> list[Action]:
    board = state.board
    path = tuple(board.segments.index(name) for name in what[1].split("."))
    if len(what) == 2:
        return list(builds_along(state, path))
    return [Build(path, *read_pay(board, what[2]))]


# -- names


def pickable(state: State) -> list[str]:
    """Everything that has a name."""
    board = state.board
    named = [f"city:{city.id}" for city in board.cities]
    named += [f"segment:{segment}" for segment in board.segments]
    named += [f"card:{colour}" for colour in board.colours]
    named += [f"part:{part}" for part in PARTS]
    for kind in ("load", "unload", "deliver"):
        named += [f"{kind}:{commodity}" for commodity in board.commodities]
    named += [f"face:{card.id}:{face}" for card in board.contracts for face in FACES]
    named += [f"route:{route.id}" for route in board.routes]
    return [*named, *PLAIN, LAY]


def pick_label(state: State, pick: str) -> Text | str:
    """The shortest name, as somebody would type it."""
    board = state.board
    kind, _, what = pick.partition(":")
    match kind:
        case "city":
            return speech.city_name(board, board.node_of[what])
        case "card":
            return speech.colour_word(what)
        case "part":
            return speech.part_word(PARTS.index(what))
        case "load" | "unload" | "deliver":
            return Text(f"label-{kind}", {"commodity": speech.commodity_word(what)})
        case "track":
            colours = colours_of(board, tuple(board.segment_of[name] for name in what.split(".")))
            return Text("label-track", {"n": len(colours), "colours": colours})
        case "pay":
            return Text("pick-pay", {"pay": speech.payment_word(board, build_paid(state, what))})
        case "way":
            return Text("label-way", {"n": len(what.split("."))})
        case "face":
            id, _, face = what.partition(":")
            card = next(card for card in board.contracts if card.id == id)
            return Text("label-face", {"commodity": speech.commodity(board, card.commodity), "face": face})
        case "route":
            start = next(route.start for route in board.routes if route.id == what)
            return Text("label-route", {"city": speech.city_name(board, start)})
        case "segment":
            return speech.segment_word(board, board.segment_of[what])
    return Text(f"pick-{kind}")


def build_paid(state: State, what: str) -> Build:
    """Some build that is paid like this."""
    return Build((0,), *read_pay(state.board, what))


def colours_of(board: Board, path: tuple[int, ...]) -> list[Text]:
    return [Text("one-colour", {"colour": speech.colour(board, board.segment_colour[segment])}) for segment in path]


def pick_name(state: State, pick: str, picked: tuple[str, ...] = ()) -> Text:
    """What a pick is called, in a list or in a tooltip."""
    board = state.board
    kind, _, what = pick.partition(":")
    match kind:
        case "city":
            return city_pick_name(state, board.node_of[what])
        case "segment" if LAY in picked:
            return speech.segment_word(board, board.segment_of[what])
        case "segment":
            return move_name(state, board.space_named(what))
        case "card":
            return Text("pick-card", {"colour": speech.colour_word(what)})
        case "part":
            return Text("pick-part", {"part": speech.part_word(PARTS.index(what))})
        case "load" | "unload" | "deliver":
            return Text(f"pick-{kind}", {"commodity": speech.commodity_word(what)})
        case "face":
            card, _, face = what.partition(":")
            return face_name(board, card, FACES.index(face))
        case "route":
            return speech.route_word(board, [route.id for route in board.routes].index(what))
        case "way":
            return way_name(board, what.split("."))
        case "track":
            return track_name(state, tuple(board.segments.index(name) for name in what.split(".")))
        case "pay":
            return Text("pick-pay", {"pay": speech.payment_word(board, build_paid(state, what))})
    return Text(f"pick-{kind}")


def city_pick_name(state: State, node: int) -> Text:
    """A city, what it supplies, and what joining it would pay to whoever is asked."""
    board = state.board
    args = {"city": speech.city_name(board, node), "commodity": speech.commodity(board, board.supply_at[node])}
    if state.asked == NONE or not (state.phase == FREE_MOVE or may_build(state)):
        return Text("pick-city", {**args})
    if state.in_network(state.asked, node):
        return move_name(state, node)
    return Text("pick-new-city", {**args, "money": speech.value_word(state, node)})


def move_name(state: State, space: int) -> Text:
    """A place to drive to, by what the train would do."""
    place = speech.space_word(state.board, space)
    if state.asked == NONE or state.phase == FREE_MOVE:
        return Text("pick-move", {"space": place})
    return Text("pick-boost" if under_way(state, state.asked) else "pick-start", {"space": place})


def way_name(board: Board, names: list[str]) -> Text:
    """A way to drive, by the spaces that are entered."""
    spaces = [Text("one-space", {"space": speech.space_word(board, board.space_named(name))}) for name in names]
    return Text("pick-way", {"n": len(names), "way": spaces})


def face_name(board: Board, id: str, face: int) -> Text:
    card = next(card for card in board.contracts if card.id == id)
    pays = [
        Text("pays", {"city": speech.city_name(board, node), "money": speech.dollars(pay)})
        for node, pay in zip(card.cities[face], card.pays[face])
    ]
    args = {"commodity": speech.commodity(board, card.commodity), "face": FACES[face], "pays": pays}
    return Text("pick-face", {**args})


def track_name(state: State, path: tuple[int, ...]) -> Text:
    """A path by where it begins and its colours, and how many cards it costs at least."""
    board = state.board
    begins = speech.node_word(board, speech.start_of(board, path, end_of(state, path)))
    args: dict[str, Arg] = {"n": len(path), "colours": colours_of(board, path), "from": begins}
    cost = purse_of(state, state.asked).cost(need_of(state, path)) if state.asked != NONE else TOO_MUCH
    if cost == TOO_MUCH:
        return Text("pick-track-unpayable", args)
    return Text("pick-track", {**args, "cards": cost})
