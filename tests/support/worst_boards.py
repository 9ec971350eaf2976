"""Boards that are as hard as a server lets them be: dense grids, parallel segments, rich decks, long contracts."""

from __future__ import annotations

from typing import Any

from roundhouse.games.spike.boardfile import MOST, MOST_CITIES, MOST_LISTED, MOST_MEETING, printed_data

#: Kinds of them, by what is dense.
KINDS = ("grid", "one colour", "parallel", "braid", "star", "long contracts", "rich")
COLOURS = ("red", "blue", "green", "white", "black", "yellow", "orange", "purple", "brown")


def spike(kind: str, side: int = 13) -> dict[str, Any]:
    """A board of Spike of some kind: a square of nodes with cities in it, and as many segments as may be."""
    size = 18 if kind in ("long contracts", "star") else side
    nodes = [(x, y) for y in range(size) for x in range(size)][: MOST["nodes"]]
    cities = chosen_cities(kind, nodes, size)
    goods = [f"g{number}" for number in range(MOST["commodities"] if kind == "long contracts" else 12)]
    colours = COLOURS[:2] if kind == "one colour" else COLOURS
    printed = printed_data()
    return {
        **{key: printed[key] for key in ("schema_version", "game", "canvas")},
        "setup": deal(kind),
        "rail_deck": {"copies_per_colour": 60},
        "market": {"rows": list(range(1, len(goods) // 4 + 1)), "columns": 4},
        "train_parts": {
            "locomotive": {"levels": [4, 5]},
            "tender": {"levels": [7, 8]},
            "freight_car": {"levels": [7, 8]},
            "upgrade_cost": [1],
        },
        "commodities": [{"id": good} for good in goods],
        "rail_colours": [{"id": colour, "hex": "#c03020"} for colour in colours],
        "nodes": [node(place, number, cities, goods) for number, place in enumerate(nodes)],
        "edges": segments(kind, nodes, colours),
        "contracts": contracts(kind, nodes, cities, goods),
        "routes": [route(number, nodes, cities) for number in range(8)],
    }


def deal(kind: str) -> dict[str, Any]:
    each = 8 if kind == "long contracts" else 3
    hand = {"grid": 30, "rich": 60, "one colour": 27}.get(kind, 40)
    return {
        "tracks_per_player": 60,
        "starting_hand": hand,
        "face_up_rail_cards": 6,
        "contracts_per_player": {str(players): each for players in (2, 3, 4)},
    }


def chosen_cities(kind: str, nodes: list[tuple[int, int]], size: int) -> list[tuple[int, int]]:
    """Few and far between, or as many as may be."""
    if kind in ("star", "long contracts"):
        step = len(nodes) // MOST_CITIES
        return nodes[::step][:MOST_CITIES]
    far = [(0, 0), (size - 1, size - 1), (size - 1, 0), (0, size - 1), (size // 2, size - 1), (size - 1, size // 2)]
    middle = [(size // 2, size // 2)]
    return [*far, *middle] if kind != "braid" else far[:2]


def node(place: tuple[int, int], number: int, cities: list[tuple[int, int]], goods: list[str]) -> dict[str, Any]:
    found = {"id": f"n{number}", "type": "junction", "x": 50.0 * place[0], "y": 50.0 * place[1]}
    if place in cities:
        turn = cities.index(place)
        found |= {"type": "city", "name": f"City {number}", "commodity": goods[turn % len(goods)]}
    return found


def segments(kind: str, nodes: list[tuple[int, int]], colours: tuple[str, ...]) -> list[dict[str, Any]]:
    """To the right and down; doubled, or with diagonals, until the file is full."""
    number_of = {place: number for number, place in enumerate(nodes)}
    steps = [(1, 0), (0, 1), (1, 1), (1, -1)]
    if kind in ("parallel", "braid"):
        steps = [(1, 0), (0, 1), (1, 0), (0, 1)]
    meeting = [0] * len(nodes)
    found: list[dict[str, Any]] = []
    for turn, (right, down) in enumerate(steps):
        for x, y in nodes:
            one, other = number_of[x, y], number_of.get((x + right, y + down))
            if other is None or len(found) == MOST["edges"] or max(meeting[one], meeting[other]) >= MOST_MEETING:
                continue
            meeting[one] += 1
            meeting[other] += 1
            colour = colours[0] if kind == "one colour" else colours[(x * 5 + y * 3 + turn * 2 + x * y) % len(colours)]
            found.append({"id": f"s{len(found)}", "a": f"n{one}", "b": f"n{other}", "colour": colour})
    return found


def contracts(
    kind: str, nodes: list[tuple[int, int]], cities: list[tuple[int, int]], goods: list[str]
) -> list[dict[str, Any]]:
    listed = MOST_LISTED if kind == "long contracts" else 2
    number_of = {place: number for number, place in enumerate(nodes)}
    names = [f"n{number_of[city]}" for city in cities]
    return [
        {
            "card": f"c{number}",
            "face": face,
            "commodity": good,
            "deliveries": [
                {"city": city, "pay": 4 + place} for place, city in enumerate(turned(names, number, listed))
            ],
        }
        for number, good in enumerate(goods)
        for face in "AB"
    ]


def turned(names: list[str], by: int, most: int) -> list[str]:
    first = by % len(names)
    return [*names[first:], *names[:first]][:most]


def route(number: int, nodes: list[tuple[int, int]], cities: list[tuple[int, int]]) -> dict[str, Any]:
    number_of = {place: place_number for place_number, place in enumerate(nodes)}
    start, *others = turned([f"n{number_of[city]}" for city in cities], number, MOST_LISTED)
    return {"id": f"r{number}", "start": start, "destinations": [{"city": city, "value": 5} for city in others]}
