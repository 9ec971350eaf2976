"""A node of the search: the runs chosen so far, and what can be added to them."""

from __future__ import annotations

from mypy_extensions import i64

from roundhouse.games.mania.solver.vecs import vec


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
        #: Meeting places of runs that are connected with each other, that of the home base first.
        self.parts: list[int] = []
        #: How many runs are chosen, what they score, and which items, as masks (columns.py); where chains end.
        self.depth = 0
        self.value = 0
        self.stops = 0
        self.small = 0
        self.hexes = 0
        #: Is a chain among them whose way is still open? Where it can be met is then not known for certain.
        self.open = False
        self.tips = 0

    def apart(self) -> int:
        """How many parts are not connected with the home base yet."""
        return len(self.parts) - 1

    def join(self, meet: int) -> None:
        """Add a run that can be met here to the parts; that of the home base stays first."""
        others: list[int] = []
        home = False
        for place, part in enumerate(self.parts):
            if part & meet:
                meet |= part
                home = home or place == 0
            else:
                others.append(part)
        self.parts = [meet, *others] if home else [*others, meet]
