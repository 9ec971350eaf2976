"""The innermost loops of the search, for compiled code: over packed lists of columns and of what each is worth.

kernel_plain.py has the same for plain Python; kernel.py says which of them is meant.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.vec import append, vec

#: A pivot that is none.
NO_PIVOT: Final = 1e-7


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


def ending_elsewhere(columns: Columns, members: vec[i64], places: i64) -> vec[i64]:
    """The chains that do not have to be the only ones to end at one of these places."""
    ends = columns.ends
    kept = vec[i64](capacity=len(members))
    for column in members:
        if not ends[column] & places:
            kept = append(kept, column)
    return kept


def priced(columns: Columns, members: vec[i64], constant: vec[i64], price: vec[i64]) -> vec[i64]:
    """What columns are worth at these prices of items."""
    first, items = columns.first, columns.item
    worths = members[:]
    place: i64
    for place in range(len(members)):
        column = members[place]
        worth = constant[column]
        item = first[column]
        end = first[column + 1]
        while item < end:
            worth += price[items[item]]
            item += 1
        worths[place] = worth
    return worths


def price_pools(columns: Columns, pools: list[vec[i64]], constant: vec[i64], price: vec[i64]) -> list[vec[i64]]:
    """What all columns are worth, pool by pool."""
    return [priced(columns, members, constant, price) for members in pools]


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


def left_over(reach: vec[i64], weight: vec[i64], price: vec[i64], payment: vec[i64]) -> vec[i64]:
    """What prices, and payments for cuts, leave of each item within reach."""
    spare = reach[:]
    place: i64
    for place in range(len(spare)):
        item = spare[place]
        left = weight[item] - price[item] - payment[item]
        spare[place] = left if left > 0 else 0
    return spare


def count(columns: Columns, column: i64, trains: i64, times: vec[i64]) -> None:
    """Count that so many trains score the items of a column."""
    items = columns.item
    place = columns.first[column]
    end = columns.first[column + 1]
    while place < end:
        times[items[place]] += trains
        place += 1


def move(reach: vec[i64], weight: vec[i64], price: vec[i64], spare: vec[i64], times: vec[i64], length: float) -> bool:
    """Move the prices against the slope: an item that counts once more than it is scored gets dearer.

    They move in proportion to what they are part of: hexes by little, London by much. False at a minimum.
    """
    slope = vec[i64](capacity=len(reach))
    norm: i64 = 0
    place: i64
    for place in range(len(reach)):
        item = reach[place]
        here = times[item]
        if spare[place] > 0:
            here -= 1
        if here < 0 and price[item] >= weight[item]:
            here = 0
        slope = append(slope, here)
        norm += here * here * weight[item]
    if norm == 0:
        return False
    stride = length / float(norm)
    for place in range(len(reach)):
        item = reach[place]
        if slope[place]:
            moved = price[item] - _step(stride * float(slope[place] * weight[item]))
            price[item] = 0 if moved < 0 else min(moved, weight[item])
    return True


def _step(length: float) -> i64:
    """A whole step, and one where there is a slope at all."""
    whole = i64(length)
    return whole + (1 if length > 0 else -1 if length < 0 else 0)


# -- the linear program


def gains(columns: Columns, members: vec[i64], constant: vec[i64], price: vec[float]) -> vec[float]:
    """What columns are worth at these prices of items."""
    first, items = columns.first, columns.item
    found = vec[float]([0.0] * len(members))
    place: i64
    for place in range(len(members)):
        column = members[place]
        worth = float(constant[column])
        item = first[column]
        end = first[column + 1]
        while item < end:
            worth += price[items[item]]
            item += 1
        found[place] = worth
    return found


def above_float(members: vec[i64], gains: vec[float], least: float) -> vec[i64]:
    """The columns that gain more than that."""
    kept = vec[i64]()
    place: i64
    for place in range(len(members)):
        if gains[place] > least:
            kept = append(kept, members[place])
    return kept


def added(numbers: vec[float], factor: float, others: vec[float]) -> vec[float]:
    """Numbers, with so many times the others."""
    found = numbers[:]
    place: i64
    for place in range(len(found)):
        found[place] += factor * others[place]
    return found


def row_of(inverse: list[vec[float]], row: i64) -> vec[float]:
    """A row of a matrix that is stored column by column."""
    return vec[float]([column[row] for column in inverse])


def ratio_test(value: vec[float], direction: vec[float]) -> i64:
    """The row that first becomes 0 on the way; -1 if none does."""
    found: i64 = -1
    least = 0.0
    place: i64
    for place in range(len(value)):
        if direction[place] > NO_PIVOT:
            ratio = value[place] / direction[place]
            if found < 0 or ratio < least:
                found, least = place, ratio
    return found


def pivot(inverse: list[vec[float]], value: vec[float], direction: vec[float], row: i64) -> None:
    """Change the basis in a row: its inverse and the values, in place."""
    _eliminate(value, direction, row)
    for column in inverse:
        if column[row] != 0.0:
            _eliminate(column, direction, row)


def _eliminate(numbers: vec[float], direction: vec[float], row: i64) -> None:
    factor = numbers[row] / direction[row]
    place: i64
    for place in range(len(numbers)):
        numbers[place] -= factor * direction[place]
    numbers[row] = factor
