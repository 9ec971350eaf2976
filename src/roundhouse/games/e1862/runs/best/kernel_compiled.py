"""The innermost loops of the search, for compiled code: over packed lists of columns and of what each is worth.

kernel_plain.py has the same for plain Python; kernel.py says which of them is meant.
"""

# compiled
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.vec import append, vec

#: No connection is worth more than this: the dearest stop.
DEAREST_CONNECTION: Final = 20000
#: How fast the price of connections moves, as if it were that of a stop with this weight.
CONNECTION_SCALE: Final = 3000


def most(worths: vec[i64]) -> i64:
    """The most that a column is worth; 0 if there is none that is worth anything."""
    found: i64 = 0
    for worth in worths:
        if worth > found:
            found = worth
    return found


def most_of_each(pools: list[vec[i64]]) -> vec[i64]:
    """The most that a column is worth, pool by pool."""
    return vec[i64]([most(worths) for worths in pools])


def summed(numbers: vec[i64]) -> i64:
    """All of them together."""
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def above(members: vec[i64], worths: vec[i64], least: i64) -> vec[i64]:
    """The columns that are worth more than that."""
    kept = vec[i64](capacity=len(members))
    place: i64
    for place in range(len(members)):
        if worths[place] > least:
            kept = append(kept, members[place])
    return kept


def above_either(members: vec[i64], first: vec[i64], least: i64, second: vec[i64], other_least: i64) -> vec[i64]:
    """The columns that are worth more than the least in one way or the other."""
    kept = vec[i64](capacity=len(members))
    place: i64
    for place in range(len(members)):
        if first[place] > least or second[place] > other_least:
            kept = append(kept, members[place])
    return kept


def place_of(members: vec[i64], column: i64) -> i64:
    """Where a column, or a worth, stands."""
    place: i64 = 0
    while members[place] != column:
        place += 1
    return place


def meeting(columns: Columns, members: vec[i64], places: i64) -> vec[i64]:
    """The columns that could be met at one of these places; a chain whose ways are not known, anywhere."""
    meets = columns.meet
    kept = vec[i64](capacity=len(members))
    for column in members:
        if meets[column] == 0 or meets[column] & places:
            kept = append(kept, column)
    return kept


def priced(columns: Columns, members: vec[i64], constant: vec[i64], price: vec[i64], connection: i64) -> vec[i64]:
    """What columns are worth at these prices of items and connections."""
    first, items, connections = columns.first, columns.item, columns.connections
    worths = members[:]
    place: i64
    for place in range(len(members)):
        column = members[place]
        worth = connection * connections[column] + constant[column]
        item = first[column]
        end = first[column + 1]
        while item < end:
            worth += price[items[item]]
            item += 1
        worths[place] = worth
    return worths


def price_pools(
    columns: Columns, pools: list[vec[i64]], constant: vec[i64], price: vec[i64], connection: i64
) -> list[vec[i64]]:
    """What all columns are worth, pool by pool."""
    return [priced(columns, members, constant, price, connection) for members in pools]


def within_reach(columns: Columns, pools: list[vec[i64]], weight: vec[i64]) -> vec[i64]:
    """The items that one of these columns would be the first to score."""
    column_stops, column_small, column_hexes, column_ends = columns.stops, columns.small, columns.hexes, columns.ends
    stops: i64 = 0
    small: i64 = 0
    hexes: i64 = 0
    ends: i64 = 0
    for members in pools:
        for column in members:
            stops |= column_stops[column]
            small |= column_small[column]
            hexes |= column_hexes[column]
            ends |= column_ends[column]
    reach = vec[i64](capacity=len(weight))
    reach = _in_mask(reach, stops, 0, weight)
    reach = _in_mask(reach, small, columns.first_small, weight)
    reach = _in_mask(reach, hexes, columns.first_hex, weight)
    return _in_mask(reach, ends, columns.first_end, weight)


def _in_mask(reach: vec[i64], mask: i64, first: i64, weight: vec[i64]) -> vec[i64]:
    """Add the items of a mask that have not been scored."""
    item = first
    while mask:
        if mask & 1 and weight[item] > 0:
            reach = append(reach, item)
        mask >>= 1
        item += 1
    return reach


def left_over(reach: vec[i64], weight: vec[i64], price: vec[i64], connection: i64, unconnected: i64) -> vec[i64]:
    """What the prices leave of each item within reach. Cities not connected yet, as a mask, must also pay for that."""
    spare = reach[:]
    place: i64
    for place in range(len(spare)):
        item = spare[place]
        left = weight[item] - price[item]
        if item < 62 and unconnected >> item & 1:
            left -= connection
        if left < 0:
            left = 0
        spare[place] = left
    return spare


def count(columns: Columns, column: i64, trains: i64, times: vec[i64]) -> None:
    """Count that so many trains score the items of a column."""
    items = columns.item
    place = columns.first[column]
    end = columns.first[column + 1]
    while place < end:
        times[items[place]] += trains
        place += 1


def move(
    reach: vec[i64],
    weight: vec[i64],
    price: vec[i64],
    spare: vec[i64],
    times: vec[i64],
    length: float,
    connection: i64,
    unconnected: i64,
    surplus: i64,
) -> i64:
    """Move the prices against the slope: an item that counts once more than it is scored gets dearer.

    They move in proportion to what they are part of: hexes by little, London by much. `surplus` says how many more
    connections the relaxed choice makes than parts need. Returns the new price of a connection; -1 at a minimum.
    """
    slope = vec[i64](capacity=len(reach))
    norm: i64 = 0
    place: i64
    for place in range(len(reach)):
        item = reach[place]
        here = times[item]
        if spare[place] > 0:
            here -= 1
            if item < 62 and unconnected >> item & 1:
                surplus -= 1
        if here < 0 and price[item] >= weight[item]:
            here = 0
        slope = append(slope, here)
        norm += here * here * weight[item]
    if connection > 0 or surplus < 0:
        norm += surplus * surplus * CONNECTION_SCALE
    if norm == 0:
        return -1
    stride = length / float(norm)
    for place in range(len(reach)):
        item = reach[place]
        if slope[place]:
            moved = price[item] - _step(stride * float(slope[place] * weight[item]))
            price[item] = 0 if moved < 0 else min(moved, weight[item])
    return max(0, min(DEAREST_CONNECTION, connection - _step(stride * float(surplus * CONNECTION_SCALE))))


def _step(length: float) -> i64:
    """A whole step, and one where there is a slope at all."""
    whole = i64(length)
    return whole + (1 if length > 0 else -1 if length < 0 else 0)
