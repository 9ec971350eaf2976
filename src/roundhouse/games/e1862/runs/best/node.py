"""A node of the search tree: the runs chosen so far, the columns that could be added, and which of them need not be."""

# compiled
from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.graph import joined
from roundhouse.games.e1862.runs.best.kernel import meeting
from roundhouse.games.e1862.runs.best.vec import append, vec


class Node:
    """The trains that are left, and the columns that they could still take, pool by pool; none where no train is left.

    Pools are the types of locals and expresses, then the classes of chains.
    """

    def __init__(self, pools: list[vec[i64]], counts: list[int], left: int, state: int) -> None:
        self.pools = pools
        #: Locals and expresses left, by type; permanent freights left; may the mixed chain run? (chain_columns.py)
        self.counts = counts
        self.left = left
        self.state = state
        #: The items that can still be scored, and whether the pools have changed since they were found.
        self.reach = vec[i64]()
        self.stale = True
        #: Meeting places of runs that are connected with each other, that of the home base first; those of runs whose
        #: way is settled alone. A chain whose way is still open may connect less than it could.
        self.parts: list[int] = []
        self.settled: list[int] = []
        #: How many runs are chosen, what they score, and which items, as masks (columns.py); where chains end.
        self.depth = 0
        self.value = 0
        self.stops = 0
        self.small = 0
        self.hexes = 0
        self.end_places = 0

    def with_pools(self, pools: list[vec[i64]]) -> Node:
        """The same with other columns to choose from."""
        other = Node(pools, self.counts, self.left, self.state)
        other.parts, other.settled = self.parts, self.settled
        other.depth, other.value, other.end_places = self.depth, self.value, self.end_places
        other.stops, other.small, other.hexes = self.stops, self.small, self.hexes
        return other

    def apart(self) -> int:
        """How many parts are not connected with the home base yet."""
        return len(self.parts) - 1

    def join(self, meet: int, is_open: bool) -> None:
        """Add a run that can be met here, or could be if its way is still open."""
        same = self.settled is self.parts
        self.parts = joined(self.parts, meet)
        if not is_open:
            self.settled = self.parts if same else joined(self.settled, meet)


def keep_connectable(columns: Columns, node: Node, trains: int) -> bool:
    """Drop the columns that the trains left, their own included, are too few to connect with the home base.

    True if any are dropped. A chain whose ways are not known yet could connect anything.
    """
    meets = columns.meet
    reached: i64 = node.parts[0]
    changed = False
    for _ in range(trains - 1):
        grown = reached
        for members in node.pools:
            for column in members:
                meet = meets[column]
                if meet == 0:
                    return False
                if meet & reached:
                    grown |= meet
        for part in node.parts:
            if part & grown:
                grown |= part
        if grown == reached:
            break
        reached = grown
    for pool, members in enumerate(node.pools):
        if len(members):
            kept = meeting(columns, members, reached)
            if len(kept) < len(members):
                node.pools[pool] = kept
                node.stale = changed = True
    return changed


def drop_dominated(
    columns: Columns, pools: list[vec[i64]], node: Node, tried: list[int], tick: Callable[[], None]
) -> None:
    """Take out the columns that another one of the same train, in its pool or tried before, dominates from here on.

    That one scores all that they would add, and can be met wherever they can. Not where less than the best counts.
    """
    meets = columns.meet
    home: i64 = node.settled[0]
    scored_stops: i64 = node.stops
    scored_small: i64 = node.small
    scored_hexes: i64 = node.hexes
    for pool in range(len(node.counts)):
        kept = vec[i64]([column for column in tried if columns.pool[column] == pool])
        tried_before = len(kept)
        for column in sorted(pools[pool], key=columns.size, reverse=True):
            tick()
            stops = columns.stops[column] & ~scored_stops
            small = columns.small[column] & ~scored_small
            hexes = columns.hexes[column] & ~scored_hexes
            meet = meets[column] & ~home
            joins = meets[column] & home
            for other in kept:
                if stops & ~columns.stops[other] or small & ~columns.small[other] or hexes & ~columns.hexes[other]:
                    continue
                if not meet & ~meets[other] and (not joins or meets[other] & home):
                    break
            else:
                kept = append(kept, column)
        pools[pool] = kept[tried_before:]
