"""Entering whole boards through the page, as somebody with the printed one before them would, counting clicks and keys.

`enter_rocket` and `enter_spike` write what a board says from an empty one; what they cost is in the hand that did it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from playwright.sync_api import Page

Data = dict[str, Any]
#: Seconds that a click and a key take.
CLICK, KEY = 2.0, 0.3
LETTERS = {"plain": "p", "city": "c", "town": "t", "start": "s"}


class Hand:
    """Somebody at mouse and keyboard: everything goes through here and is counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0
        self.keys = 0

    @property
    def seconds(self) -> float:
        return CLICK * self.clicks + KEY * self.keys

    def __str__(self) -> str:
        minutes, seconds = divmod(round(self.seconds), 60)
        return f"{self.clicks} clicks and {self.keys} keys: {minutes} min {seconds} s"

    def click(self, selector: str) -> None:
        self.clicks += 1
        self.page.locator(selector).first.click()

    def click_spot(self, place: str) -> None:
        """Click on a place of the map."""
        self.clicks += 1
        box = self.page.locator(f'[data-spot="{place}"]').bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.keys += 1
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Capital letters take two keys."""
        self.keys += len(text) + sum(letter.isupper() for letter in text)
        self.page.keyboard.type(text)

    def count(self, times: int, key: str) -> None:
        """A key so many times, by a number before it where that is shorter."""
        if times > 1:
            self.press(*str(times))
        if times > 0:
            self.press(key)

    def field(self, name: str) -> None:
        """Wait until a field has the keys."""
        self.page.wait_for_function(
            "(name) => document.activeElement?.dataset.field === name || document.activeElement?.dataset[name] === ''",
            arg=name,
        )

    def on_map(self) -> None:
        self.page.wait_for_function("() => document.activeElement?.dataset.map === ''")


# -- hexes


def row_of(q: int, r: int) -> int:
    return r + q // 2


def enter_rocket(hand: Hand, board: Data) -> None:
    hand.click_spot("hex:0,0")
    enter_hexes(hand, board["hexes"])
    cities = {tuple(city["hex"]): city for city in board["cities"]}
    lines = {tuple(line["start"]): line for line in board["lines"]}
    for hex in sorted(board["hexes"], key=lambda hex: (hex["q"], hex["r"])):
        at = (hex["q"], hex["r"])
        if hex["kind"] == "plain":
            continue
        hand.press("n")
        hand.field("name")
        hand.type(hex["name"])
        hand.press("Enter")
        if at in cities:
            hand.field("industries")
            hand.type("".join(industry[0] for industry in cities[at]["industries"]))
            hand.press("Enter")
        if at in lines:
            enter_line(hand, lines[at])
        hand.on_map()
    if board.get("coast"):
        hand.clicks += 2
        hand.page.locator("[data-coast]").select_option(board["coast"])


def enter_hexes(hand: Hand, hexes: list[Data]) -> None:
    """Column by column from above; runs of one kind are a number and a letter."""
    column, row = 0, 0
    kinds = {(hex["q"], row_of(hex["q"], hex["r"])): hex["kind"] for hex in hexes}
    for q in sorted({hex["q"] for hex in hexes}):
        hand.count(q - column, "ArrowRight")
        rows = sorted(row for other, row in kinds if other == q)
        hand.count(row - rows[0], "ArrowUp")
        hand.count(rows[0] - row, "ArrowDown")
        column, row = q, rows[0]
        there = [kinds.get((q, at)) for at in range(rows[0], rows[-1] + 1)]
        for kind, run in groupby(there):
            times = len(list(run))
            hand.count(times, LETTERS[kind] if kind else "ArrowDown")
            row += times


def enter_line(hand: Hand, line: Data) -> None:
    hand.field("line")
    hand.type(line["id"])
    hand.press("Enter")
    hand.field("line-name")
    hand.type(line["name"])
    hand.press("Enter")
    hand.field("colour")
    hand.type(line["colour"])
    hand.press("Enter")


# -- segments and cards


def bare(text: str) -> str:
    plain = unicodedata.normalize("NFD", text).lower()
    return "".join(letter for letter in plain if letter.isalnum() and not unicodedata.combining(letter))


def shortest(names: Iterable[str]) -> dict[str, str]:
    """The fewest first letters by which each name is told from the others; the whole name where another begins so."""
    all_names = list(names)

    def first(name: str) -> str:
        for length in range(1, len(bare(name)) + 1):
            if sum(bare(other).startswith(bare(name)[:length]) for other in all_names) == 1:
                return bare(name)[:length]
        return bare(name)

    return {name: first(name) for name in all_names}


def rows_of_gaps(last: int, right: int) -> Iterator[list[tuple[int, int, int, int]]]:
    """The segments of the grid as they are typed, row by row: column and row of both ends."""
    for row in range(last + 1):
        yield [(column, row, column + 2, row) for column in range(row & 1, right, 2)]
        slanting = []
        for column in range(row & 1, right + 1, 2):
            slanting += [(column, row, column + way, row + 1) for way in (-1, 1) if column + way >= 0]
        yield slanting


def on_grid(node: Data) -> tuple[int, int]:
    return round((node["x"] - 48) / 26), round((node["y"] - 48) / (26 * 3**0.5))


def enter_spike(hand: Hand, board: Data) -> None:
    places = {node["id"]: on_grid(node) for node in board["nodes"]}
    enter_segments(hand, board, places)
    enter_cities(hand, board, places)
    names = {node["id"]: node["name"] for node in board["nodes"] if node["type"] == "city"}
    short = shortest(names.values())
    called = {id: short[name] for id, name in names.items()}
    enter_contracts(hand, board["contracts"], called)
    enter_routes(hand, board["routes"], called)


def enter_segments(hand: Hand, board: Data, places: dict[str, tuple[int, int]]) -> None:
    digits = {colour["id"]: str(number) for number, colour in enumerate(board["rail_colours"], 1)}
    laid = {}
    for edge in board["edges"]:
        one, other = sorted((places[edge["a"]], places[edge["b"]]), key=lambda at: (at[1], at[0]))
        laid[(*one, *other)] = digits[edge["colour"]]
    last = max(row for _, row in places.values())
    right = max(column for column, _ in places.values())
    hand.click_spot("gap:0,0,e")
    for row in rows_of_gaps(last, right + 1):
        written = "".join(laid.get(gap, ".") for gap in row).rstrip(".")
        hand.type(written)
        hand.press("Enter")


def enter_cities(hand: Hand, board: Data, places: dict[str, tuple[int, int]]) -> None:
    goods = shortest(good["id"] for good in board["commodities"])
    hand.click('[data-tool="city"]')
    for city in (node for node in board["nodes"] if node["type"] == "city"):
        column, row = places[city["id"]]
        hand.click_spot(f"at:{column},{row}")
        hand.field("name")
        hand.type(city["name"])
        hand.press("Enter")
        hand.field("good")
        hand.type(goods[city["commodity"]])
        hand.press("Enter")
        hand.on_map()


def enter_contracts(hand: Hand, contracts: list[Data], called: dict[str, str]) -> None:
    hand.click("[data-tab=contracts]")
    hand.click("[data-add-card]")
    for number, face in enumerate(contracts):
        hand.field("cell")
        hand.type(" ".join(f"{called[each['city']]}{each['pay']}" for each in face["deliveries"]))
        hand.press("Enter" if number + 1 < len(contracts) else "Tab")


def enter_routes(hand: Hand, routes: list[Data], called: dict[str, str]) -> None:
    hand.click("[data-tab=routes]")
    hand.click("[data-add-route]")
    for number, route in enumerate(routes):
        hand.field("cell")
        hand.type(called[route["start"]])
        hand.press("Enter")
        hand.field("cell")
        hand.type(" ".join(f"{called[each['city']]}{each['value']}" for each in route["destinations"]))
        hand.press("Enter" if number + 1 < len(routes) else "Tab")


# -- what a board says, whatever its entries are called and in which order they stand


def rocket_said(board: Data) -> Data:
    return {
        "hexes": {(hex["q"], hex["r"], hex["kind"], hex.get("name", "")) for hex in board["hexes"]},
        "lines": {(line["id"], line["name"], line["colour"], tuple(line["start"])) for line in board["lines"]},
        "cities": {(city["name"], tuple(city["hex"]), tuple(city["industries"])) for city in board["cities"]},
        "towns": {(town["name"], tuple(town["hex"])) for town in board["towns"]},
        "industries": board["industries"],
        "coast": board.get("coast", ""),
    }


def spike_said(board: Data) -> Data:
    at = {node["id"]: (round(node["x"]), round(node["y"])) for node in board["nodes"]}
    names = {node["id"]: node.get("name", "") for node in board["nodes"]}
    return {
        "junctions": {at[node["id"]] for node in board["nodes"] if node["type"] != "city"},
        "cities": {(*at[n["id"]], n["name"], n["commodity"]) for n in board["nodes"] if n["type"] == "city"},
        "segments": {(*sorted((at[each["a"]], at[each["b"]])), each["colour"]) for each in board["edges"]},
        "contracts": [
            (each["commodity"], each["face"], [(names[one["city"]], one["pay"]) for one in each["deliveries"]])
            for each in board["contracts"]
        ],
        "routes": [
            (names[each["start"]], [(names[one["city"]], one["value"]) for one in each["destinations"]])
            for each in board["routes"]
        ],
    }
