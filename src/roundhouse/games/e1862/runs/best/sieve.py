"""The sieve: takes out columns that no better answer needs, whatever they are worth at the prices of the bound."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.columns import Columns
from roundhouse.games.e1862.runs.best.kernel import meeting
from roundhouse.games.e1862.runs.best.node import Node
from roundhouse.games.e1862.runs.best.vecs import append, vec


class Sieve:
    """For the columns of a search; `groups` are those of each type of local or express."""

    def __init__(self, columns: Columns, groups: list[list[int]], stroll: Callable[[], None]) -> None:
        self.columns = columns
        self.stroll = stroll
        self.lines = len(groups)
        self.pool_of: dict[int, int] = {}
        for pool, members in enumerate(groups):
            for column in members:
                self.pool_of[column] = pool
        #: Locals and expresses that were tried before at the runs chosen: all that holds one of them is known.
        self.tried: list[int] = []

    def keep_within_hops(self, node: Node, trains: int) -> bool:
        """Keep the columns that as many runs as there are trains left can connect with the home base, with themselves.

        True if that takes some out. A chain whose ways are not known yet could connect anything.
        """
        meets = self.columns.meet
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
                kept = meeting(self.columns, members, reached)
                if len(kept) < len(members):
                    node.pools[pool] = kept
                    node.stale = changed = True
        return changed

    def drop_outdone(self, alive: list[vec[i64]], node: Node) -> None:
        """Take out the columns that another one of the same train, to be tried or tried before, outdoes from here on.

        That one scores all that they would add, and can be met wherever they can. Not where less than the best counts.
        """
        columns, meets = self.columns, self.columns.meet
        home: i64 = node.settled[0]
        scored_stops: i64 = node.stops
        scored_small: i64 = node.small
        scored_hexes: i64 = node.hexes
        for pool in range(self.lines):
            kept = vec[i64]([column for column in self.tried if self.pool_of.get(column, -1) == pool])
            tried = len(kept)
            for column in sorted(alive[pool], key=self._width):
                self.stroll()
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
            alive[pool] = kept[tried:]

    def _width(self, column: i64) -> int:
        return -(self.columns.first[column + 1] - self.columns.first[column])
