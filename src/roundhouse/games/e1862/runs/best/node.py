"""A node of the search: the runs chosen so far, and what can be added to them."""

from __future__ import annotations

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.vecs import vec


class Node:
    """The trains that are left, and the columns that they could still take, pool by pool; none where no train is left.

    Pools are the types of locals and expresses, then the classes of chains.
    """

    def __init__(self, pools: list[vec[i64]], counts: list[int], left: int, state: int) -> None:
        self.pools = pools
        #: Locals and expresses left, by type; permanent freights left; may the mixed chain run? (yard.py)
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
        self.tips = 0

    def with_pools(self, pools: list[vec[i64]]) -> Node:
        """The same with other columns to choose from."""
        other = Node(pools, self.counts, self.left, self.state)
        other.parts, other.settled = self.parts, self.settled
        other.depth, other.value, other.tips = self.depth, self.value, self.tips
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


def joined(parts: list[int], meet: int) -> list[int]:
    """The parts with a run that can be met here; that of the home base stays first."""
    others: list[int] = []
    home = False
    for place, part in enumerate(parts):
        if part & meet:
            meet |= part
            home = home or place == 0
        else:
            others.append(part)
    return [meet, *others] if home else [*others, meet]
