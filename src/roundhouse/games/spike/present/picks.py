"""Picks: the things a person clicks, in order, to say an action.

A city or segment of the board comes first: where to build or to drive to. Then comes the way, the cheapest or shortest
one first, and for a build how it is paid. Whatever stands there alone need not be picked. A path that is not offered
is said segment by segment (own_paths.py).
"""

from __future__ import annotations

from roundhouse.engine.text import Arg, Text
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import COLOUR_MASK, FACES, NONE, PARTS, Board
from roundhouse.games.spike.budget import Budget
from roundhouse.games.spike.build import Build, may_build, purse_of
from roundhouse.games.spike.build_choices import BuildChoices
from roundhouse.games.spike.cheapest_path import cheapest_ways
from roundhouse.games.spike.decisions import ACTIONS
from roundhouse.games.spike.movement import Boost, FreeMove, FreeMoveChoices, Start, StartChoices, under_way
from roundhouse.games.spike.names import CARD_FACES, PAID, PATH, SPACE
from roundhouse.games.spike.opening import ContractFace, PlaceTrain
from roundhouse.games.spike.paths import end_of, need_of
from roundhouse.games.spike.payment import TOO_MUCH, Purse
from roundhouse.games.spike.present import speech
from roundhouse.games.spike.present.own_paths import LAY, builds_along, read_laid
from roundhouse.games.spike.state import FREE_MOVE, PLACE_TRAIN, State

BUTTONS = ("stay", "deck", "stop", "skip", "end", LAY)


def read_picks(state: State, path: tuple[str, ...]) -> list[SpikeAction]:
    """Actions that begin with these picks, legal or not."""
    try:
        return begun(state, path)
    except (LookupError, ValueError):
        pass
    whole = [action for action in ACTIONS.read_path(state, path) if isinstance(action, SpikeAction)]
    return [action for action in whole if action.why_not_now(state) is None] or whole[-1:]


def begun(state: State, path: tuple[str, ...]) -> list[SpikeAction]:
    """What picks lead to that do not say a whole action; ValueError if these are none."""
    match [pick.partition(":")[0] for pick in path]:
        case ["lay", *_]:
            return [*read_laid(state, path)]
        case ["face", *_]:
            return [*read_faces(state, path)]
        case ["city" | "segment"]:
            return read_space(state, SPACE.read_pick(state, path[0]))
        case ["city", "track"]:
            return [*builds_along(state, PATH.read_pick(state, path[1]))]
    raise ValueError(path)


def read_faces(state: State, path: tuple[str, ...]) -> list[ContractFace]:
    """The faces picked so far, with every choice for the rest."""
    picked = dict(CARD_FACES.read_pick(state, pick) for pick in path)
    found: list[tuple[tuple[int, int], ...]] = [()]
    for card in state.own_cards(state.asked):
        faces = [picked[card]] if card in picked else [0, 1]
        found = [(*so_far, (card, face)) for so_far in found for face in faces]
    return [ContractFace(faces) for faces in found]


def read_space(state: State, space: int) -> list[SpikeAction]:
    """A place alone: put the train there, drive there, or build there by the way that comes to mind."""
    board = state.board
    if state.phase == PLACE_TRAIN:
        return [PlaceTrain(space)]
    if state.phase == FREE_MOVE:
        ways = [way for way in FreeMoveChoices(state).listed() if way and way[-1] == space]
        return [FreeMove(way) for way in ways] or [FreeMove((space,))]
    if may_build(state) and board.is_city(space) and not state.in_network(state.asked, space):
        return [*BuildChoices(state).all_to(space)] or [cannot_build(state, space)]
    if under_way(state, state.asked):
        return [Boost(space)]
    ways = [way for way in StartChoices(state).listed() if way[-1] == space]
    return [Start(way) for way in ways] or [Start((space,))]


def cannot_build(state: State, city: int) -> Build:
    """A build to a city that is out of reach: the way with fewest segments, to be refused with its reason.

    Where there is none: one for which pieces are missing; else one over the track of others.
    """
    board, seat = state.board, state.asked
    rich = Purse([COLOUR_MASK] * len(board.colours), state.switches.wild_one_colour)
    wished = state.copy()
    wished.track[seat] = len(board.segments)
    over_track = wished.copy()
    over_track.laid = [bits & 1 << seat for bits in state.laid]
    worlds = (state, wished, over_track)
    budget = Budget(board.steps)
    ways = (way for world in worlds for way in cheapest_ways(world, seat, rich, city, 1, budget))
    return Build(next(ways, ()), (0,) * len(board.colours), ())


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
    return [*named, *BUTTONS]


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
            colours = colours_of(board, PATH.read_text(state, what))
            return Text("label-track", {"n": len(colours), "colours": colours})
        case "pay":
            return Text("pick-pay", {"pay": speech.payment_word(board, *PAID.read_text(state, what))})
        case "way":
            return Text("label-way", {"n": len(what.split("."))})
        case "face":
            card, face = CARD_FACES.read_pair(state, what)
            good = speech.commodity(board, board.contracts[card].commodity)
            return Text("label-face", {"commodity": good, "face": FACES[face]})
        case "route":
            start = next(route.start for route in board.routes if route.id == what)
            return Text("label-route", {"city": speech.city_name(board, start)})
        case "segment":
            return speech.segment_word(board, board.segment_of[what])
    return Text(f"pick-{kind}")


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
            return face_name(board, *CARD_FACES.read_pair(state, what))
        case "route":
            return speech.route_word(board, [route.id for route in board.routes].index(what))
        case "way":
            return way_name(board, what.split("."))
        case "track":
            return track_name(state, PATH.read_text(state, what))
        case "pay":
            return Text("pick-pay", {"pay": speech.payment_word(board, *PAID.read_text(state, what))})
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
        key = "pick-move"
    else:
        key = "pick-boost" if under_way(state, state.asked) else "pick-start"
    return Text(speech.towards(state.board, key, space), {"space": place})


def way_name(board: Board, names: list[str]) -> Text:
    """The name of a move: the spaces that the train enters, in order."""
    spaces = [Text("one-space", {"space": speech.space_word(board, board.space_named(name))}) for name in names]
    return Text("pick-way", {"n": len(names), "way": spaces})


def face_name(board: Board, number: int, face: int) -> Text:
    card = board.contracts[number]
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
