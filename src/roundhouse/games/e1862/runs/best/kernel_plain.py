"""The innermost loops of the search, for plain Python: there a call that does much at once beats a loop of small steps.

What they find is what those of kernel_compiled.py find, which are for compiled code; this file is never compiled.
"""

from __future__ import annotations

from itertools import compress
from operator import itemgetter
from typing import Any

from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.kernel_compiled import CONNECTION_SCALE, DEAREST_CONNECTION


def most(worths: list[int]) -> int:
    best = max(worths, default=0)
    return best if best > 0 else 0


def most_of_each(pools: list[list[int]]) -> list[int]:
    return [max(0, max(worths)) if worths else 0 for worths in pools]


def summed(numbers: list[int]) -> int:
    return sum(numbers)


def above(members: list[int], worths: list[int], least: int) -> list[int]:
    return list(compress(members, [worth > least for worth in worths]))


def above_either(members: list[int], first: list[int], least: int, second: list[int], other_least: int) -> list[int]:
    return [column for column, one, other in zip(members, first, second) if one > least or other > other_least]


def place_of(members: list[int], column: int) -> int:
    return members.index(column)


def meeting(columns: Columns, members: list[int], places: int) -> list[int]:
    meets = columns.meet
    return [column for column in members if meets[column] & places or meets[column] == 0]


def priced(columns: Columns, members: list[int], constant: list[int], price: list[int], connection: int) -> list[int]:
    if len(columns.fetch) < len(constant):
        _prepare(columns, len(constant))
    return _priced(columns, members, constant, price, connection)


def _priced(columns: Columns, members: list[int], constant: list[int], price: list[int], connection: int) -> list[int]:
    if not members:
        return []
    fetch, connections = columns.fetch, columns.connections
    if members[0] < columns.first_chain:
        # Only chains have a constant.
        if connection:
            return [sum(fetch[column](price)) + connection * connections[column] for column in members]
        return [sum(fetch[column](price)) for column in members]
    return [sum(fetch[column](price)) + constant[column] + connection * connections[column] for column in members]


def price_pools(
    columns: Columns, pools: list[list[int]], constant: list[int], price: list[int], connection: int
) -> list[list[int]]:
    if len(columns.fetch) < len(constant):
        _prepare(columns, len(constant))
    return [_priced(columns, members, constant, price, connection) if members else [] for members in pools]


def _prepare(columns: Columns, count: int) -> None:
    """Note for so many columns how the prices of their items are fetched."""
    for column in range(len(columns.fetch), count):
        columns.fetch.append(_fetch(columns, column))


def _fetch(columns: Columns, column: int) -> Any:
    """What fetches the prices of a column's items: of two at least, as a tuple; the last item of all costs nothing."""
    items = columns.items(column)
    nothing = len(columns.weight) - 1
    return itemgetter(*items, nothing, nothing) if len(items) < 2 else itemgetter(*items)


def within_reach(columns: Columns, pools: list[list[int]], weight: list[int]) -> list[int]:
    _note_scored(columns)
    scored = columns.scored
    mask = 0
    for members in pools:
        for column in members:
            mask |= scored[column]
    reach = []
    while mask:
        lowest = mask & -mask
        item = lowest.bit_length() - 1
        if weight[item] > 0:
            reach.append(item)
        mask ^= lowest
    return reach


def _note_scored(columns: Columns) -> None:
    """Fill in what columns score, as one mask each, for those added since the last call."""
    for column in range(len(columns.scored), len(columns.paths)):
        small: int = columns.small[column] << columns.first_small
        hexes: int = columns.hexes[column] << columns.first_hex
        ends: int = columns.ends[column] << columns.first_end
        columns.scored.append(columns.stops[column] | small | hexes | ends)


def left_over(reach: list[int], weight: list[int], price: list[int], connection: int, unconnected: int) -> list[int]:
    if connection:
        spare = [
            weight[item] - price[item] - connection if unconnected >> item & 1 else weight[item] - price[item]
            for item in reach
        ]
        return [left if left > 0 else 0 for left in spare]
    # A price is never above the weight.
    return [weight[item] - price[item] for item in reach]


def count(columns: Columns, column: int, trains: int, times: list[int]) -> None:
    for item in columns.item[columns.first[column] : columns.first[column + 1]]:
        times[item] += trains


def move(
    reach: list[int],
    weight: list[int],
    price: list[int],
    spare: list[int],
    times: list[int],
    length: float,
    connection: int,
    unconnected: int,
    surplus: int,
) -> int:
    slopes: list[tuple[int, int, int]] = []
    norm = 0
    for item, left in zip(reach, spare):
        here = times[item]
        if left > 0:
            here -= 1
            if unconnected >> item & 1:
                surplus -= 1
        if here:
            heavy = weight[item]
            if here > 0 or price[item] < heavy:
                slopes.append((item, here * heavy, heavy))
                norm += here * here * heavy
    if connection > 0 or surplus < 0:
        norm += surplus * surplus * CONNECTION_SCALE
    if norm == 0:
        return -1
    stride = length / norm
    for item, slope, heavy in slopes:
        moved = price[item] - int(stride * slope) + (-1 if slope > 0 else 1)
        price[item] = 0 if moved < 0 else moved if moved < heavy else heavy
    step = stride * (surplus * CONNECTION_SCALE)
    whole = int(step) + (1 if step > 0 else -1 if step < 0 else 0)
    return max(0, min(DEAREST_CONNECTION, connection - whole))
