"""Paths as a player lays them, segment by segment: far more can be paid for than anybody could list.

After `lay` come the segments in order, from the own network on. Only those are offered after which some city can still
be reached and paid for, as far as that is found out within a budget (budget.py); at the first city comes the payment.
"""

from __future__ import annotations

from roundhouse.engine.rules import MORE
from roundhouse.games.spike.board import NONE
from roundhouse.games.spike.build import Build, may_build
from roundhouse.games.spike.build_choices import BuildChoices
from roundhouse.games.spike.cheapest_path import Ends, leads_on
from roundhouse.games.spike.names import PAID
from roundhouse.games.spike.paths import is_free, need_of
from roundhouse.games.spike.payment import TOO_MUCH
from roundhouse.games.spike.state import State

LAY = "lay"

Path = tuple[str, ...]


class Draft:
    """The segments that have been laid in thought, and the nodes along them."""

    def __init__(self, state: State, segments: list[int]) -> None:
        self.state = state
        self.seat = state.asked
        self.segments = segments
        self.nodes: list[int] = []
        for segment in segments:
            self._go(segment)

    def _go(self, segment: int) -> None:
        one, other = self.state.board.ends[segment]
        if not self.nodes:
            self.nodes.append(one if self.state.in_network(self.seat, one) else other)
            if not self.state.in_network(self.seat, self.nodes[0]):
                raise ValueError(segment)
        if self.nodes[-1] not in (one, other):
            raise ValueError(segment)
        self.nodes.append(self.state.board.other_end(segment, self.nodes[-1]))

    @property
    def is_whole(self) -> bool:
        return bool(self.nodes) and self.state.board.city_at[self.nodes[-1]] != NONE

    def next_segments(self) -> list[int]:
        """Free segments that lead on, by number."""
        board, state = self.state.board, self.state
        found: list[int] = []
        ends = self.nodes[-1:] or [node for node in range(board.size) if state.in_network(self.seat, node)]
        for node in ends:
            for segment in board.at_node[node]:
                to = board.other_end(segment, node)
                if is_free(state, self.seat, segment) and not state.in_network(self.seat, to) and to not in self.nodes:
                    found.append(segment)
        return sorted(found)

    def offers(self, builds: BuildChoices) -> list[int]:
        """The next segments from which a city can still be reached and paid for."""
        ends = Ends(self.state, self.seat, builds.purse, builds.targets())
        return [segment for segment in self.next_segments() if self._leads_on(segment, builds, ends)]

    def _leads_on(self, segment: int, builds: BuildChoices, ends: Ends) -> bool:
        longer = Draft(self.state, [*self.segments, segment])
        return leads_on(self.state, builds.purse, ends, longer.nodes, longer.segments, builds.budget)


def segments_of(state: State, path: Path) -> list[int]:
    """The segments that are named after `lay`."""
    return [state.board.segment_of[pick.removeprefix("segment:")] for pick in path[1:] if pick.startswith("segment:")]


def open_picks(state: State, path: Path) -> list[Path]:
    """How a path of one's own goes on after these picks, up to its payment."""
    if state.asked == NONE or not may_build(state):
        return []
    builds = BuildChoices(state)
    if not path:
        return [(LAY, MORE)] if builds.any() or builds.budget.is_spent() else []
    if path[0] != LAY or not all(pick.startswith("segment:") for pick in path[1:]):
        return []
    try:
        draft = Draft(state, segments_of(state, path))
    except (ValueError, LookupError):
        return []
    if draft.is_whole:
        return [(*path, PAID.pick(state, (build.direct, build.wild))) for build in read_laid(state, path)]
    return [(*path, f"segment:{state.board.segments[segment]}", MORE) for segment in draft.offers(builds)]


def read_laid(state: State, path: Path) -> list[Build]:
    """Builds along the segments that were picked, legal or not: with the payment that was picked, or with any."""
    segments = tuple(segments_of(state, path))
    if path[-1].startswith("pay:"):
        return [Build(segments, *PAID.read_pick(state, path[-1]))]
    return builds_along(state, segments) if segments else []


def builds_along(state: State, segments: tuple[int, ...]) -> list[Build]:
    """A path with its payments; with none, to be refused, where it cannot be paid."""
    builds = BuildChoices(state)
    if builds.purse.cost(need_of(state, segments)) == TOO_MUCH:
        return [Build(segments, (0,) * len(state.board.colours), ())]
    return builds.payments(segments)
