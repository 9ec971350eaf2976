"""Runs as a director says them, stop by stop: far more are legal than anybody could list.

After `run:own` come, for every train that is to run, the train and its stops in order; `done` runs them. A stop that
several tracks lead to is said with the hex that the way goes by. `skip` leaves a stop of an N/M train out. A freight
after the first may be linked with an earlier one or run `alone` (R7.8.1-i); where nothing is said, the best total
decides.
"""

from __future__ import annotations

from roundhouse.engine.rules import MORE
from roundhouse.games.e1862.map.atlas import AREAS, HEXES, NONE
from roundhouse.games.e1862.map.board import FREIGHT, LOCAL, REACH, SCORES, VISITS
from roundhouse.games.e1862.map.network import Link, Network, steps_along
from roundhouse.games.e1862.operating.fleet import fleet_of, train_id
from roundhouse.games.e1862.operating.running import RunTrains
from roundhouse.games.e1862.runs.run import AREA_STOP, Run
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import RUN

OWN = "run:own"
DONE = "done"
ALONE = "alone"

Path = tuple[str, ...]


class Routed:
    """One train and the way it has been given so far."""

    def __init__(self, train: int) -> None:
        #: Its place in the company's list.
        self.train = train
        self.stops: list[int] = []
        self.links: list[int] = []
        self.skipped: list[int] = []
        #: The chain that it was said to belong to, by the place of its first freight.
        self.chain = NONE


class Draft:
    """What the picks after `run:own` say."""

    def __init__(self, state: State, path: Path) -> None:
        self.state = state
        self.company = state.operating
        self.fleet = fleet_of(state, self.company)
        self.network = Network(state.board, self.company)
        self.routed: list[Routed] = []
        for pick in path[1:]:
            self._take(pick)

    def _take(self, pick: str) -> None:
        kind, _, name = pick.partition(":")
        if kind == "train":
            self.routed.append(Routed([train_id(self.state, number) for number in self.fleet].index(name)))
        elif kind == "skip":
            self.routed[-1].skipped.append(self._known(name))
        elif kind == "link":
            self._link(name)
        elif kind == ALONE:
            self.routed[-1].chain = len(self.routed) - 1
        elif kind != DONE:
            self._go(self.routed[-1], pick)

    def _link(self, name: str) -> None:
        """The last freight joins the chain of an earlier one."""
        place = [self._id(routed) for routed in self.routed[:-1]].index(name)
        other = self.routed[place]
        if other.chain == NONE:
            other.chain = place
        self.routed[-1].chain = other.chain

    def _known(self, name: str) -> int:
        """The stop of that name."""
        for stop in range(len(self.network.city)):
            if self.name(stop) == name:
                return stop
        raise ValueError(name)

    def _go(self, routed: Routed, pick: str) -> None:
        if not routed.stops:
            routed.stops.append(self._known(pick.partition(":")[2]))
            return
        for link, stop, name in self._onward(routed.stops[-1]):
            if name == pick:
                routed.links.append(link)
                routed.stops.append(stop)
                return
        raise ValueError(pick)

    # -- names

    def name(self, stop: int) -> str:
        network = self.network
        return HEXES[network.city[stop]] if network.city[stop] != NONE else AREAS[network.area[stop]]

    def pick_of(self, stop: int) -> str:
        return f"{'hex' if self.network.city[stop] != NONE else 'area'}:{self.name(stop)}"

    def _onward(self, stop: int) -> list[tuple[int, int, str]]:
        """The links at a stop: number, where it leads, and the pick that says so."""
        found: list[tuple[int, int, str]] = []
        ends = [self._far(self.network.links[number], stop) for number in self.network.at[stop]]
        for number, end in zip(self.network.at[stop], ends):
            name = self.pick_of(end)
            if ends.count(end) > 1:
                name = f"by:{HEXES[self._telling_hex(self.network.links[number], stop)]}:{self.name(end)}"
            found.append((number, end, name))
        return found

    def _far(self, link: Link, stop: int) -> int:
        return link.b if stop == link.a else link.a

    def _telling_hex(self, link: Link, stop: int) -> int:
        """The hex that tells one link at a stop from another to the same end.

        It lies over the edge at which the track touches a large station: one edge, one link. An area has no edges of
        its own, and several links may enter it by one hex; there it is the edge at the other end.
        """
        at_a = stop == link.a or self.network.city[stop] == NONE
        if link.steps:
            return link.steps[0][0] if at_a else link.steps[-1][0]
        return link.outer if link.outer != NONE else self.network.city[self._far(link, stop)]

    # -- what may follow

    def offers(self) -> list[Path]:
        """One pick more each; those that go on end in MORE."""
        found: list[Path] = []
        if self.routed:
            found += [(pick, MORE) for pick in self._next_stops(self.routed[-1])]
            found += [(f"skip:{self.name(stop)}", MORE) for stop in self._may_skip(self.routed[-1])]
            found += [(pick, MORE) for pick in self._couplings()]
        if not self.routed or len(self.routed[-1].stops) > 1:
            found += [(f"train:{train_id(self.state, self.fleet[place])}", MORE) for place in self._trains()]
            if self.routed:
                found.append((DONE,))
        return found

    def _trains(self) -> list[int]:
        """Trains with a permit that have no way yet."""
        used = [routed.train for routed in self.routed]
        permits = self.state.permits[self.company]
        types = [self.state.train_type[number] for number in self.fleet]
        return [place for place in range(len(self.fleet)) if place not in used and permits >> types[place] & 1]

    def _next_stops(self, routed: Routed) -> list[str]:
        kind, band = self._train(routed)
        network = self.network
        if not routed.stops:
            stops = [stop for stop in range(len(network.city)) if kind != LOCAL or network.city[stop] != NONE]
            return [self.pick_of(stop) for stop in stops]
        here = routed.stops[-1]
        passed = len(routed.stops) > 1
        said_all = routed.skipped or routed.chain != NONE
        if said_all or (passed and (network.city[here] == NONE or network.blocked >> here & 1)):
            return []
        found: list[str] = []
        for number, stop, name in self._onward(here):
            length = sum(network.links[link].length for link in [*routed.links, number])
            room = length <= REACH[band] if kind == FREIGHT else len(routed.stops) < VISITS[band]
            if stop not in routed.stops and room and (kind != LOCAL or network.city[stop] != NONE):
                found.append(name)
        return found

    def _may_skip(self, routed: Routed) -> list[int]:
        """Stops of an N/M train that scores fewer than it visits (R7.8.2-c, R7.8.3-b)."""
        kind, band = self._train(routed)
        over = len(routed.stops) - len(routed.skipped) - SCORES[band]
        if kind == FREIGHT or over < 1:
            return []
        return [stop for stop in routed.stops if stop not in routed.skipped]

    def _couplings(self) -> list[str]:
        """How the last freight may run beside earlier ones; where shared ends link by themselves nobody is asked."""
        last = self.routed[-1]
        if self._train(last)[0] != FREIGHT or not last.links or last.chain != NONE:
            return []
        earlier = [routed for routed in self.routed[:-1] if self._train(routed)[0] == FREIGHT and routed.links]
        if not earlier or self.state.switches.always_linked:
            return []
        ends = {last.stops[0], last.stops[-1]}
        return [f"link:{self._id(other)}" for other in earlier if ends & {other.stops[0], other.stops[-1]}] + [ALONE]

    def _id(self, routed: Routed) -> str:
        return train_id(self.state, self.fleet[routed.train])

    def _train(self, routed: Routed) -> tuple[int, int]:
        number = self.fleet[routed.train]
        return self.state.train_type[number], self.state.train_band[number]

    # -- the runs

    def action(self) -> RunTrains:
        return RunTrains([self._run(routed) for routed in self.routed if routed.links])

    def _run(self, routed: Routed) -> Run:
        network = self.network
        path = steps_along(network, routed.stops[0], routed.links)
        skipped = [
            network.city[stop] if network.city[stop] != NONE else AREA_STOP + network.area[stop]
            for stop in routed.skipped
        ]
        return Run(routed.train, path, skipped or None, routed.chain)


def open_picks(state: State, path: Path) -> list[Path]:
    """How runs of one's own go on after these picks."""
    if state.step != RUN:
        return []
    if not path:
        return [(OWN, MORE)]
    if path[0] != OWN or path[-1] == DONE:
        return []
    try:
        draft = Draft(state, path)
    except (ValueError, IndexError):
        return []
    return [(*path, *more) for more in draft.offers()]


def read_own(state: State, path: Path) -> RunTrains | None:
    """The runs that the picks say so far; None if they say none."""
    try:
        action = Draft(state, path).action()
    except (ValueError, IndexError):
        return None
    return action if action.runs else None
