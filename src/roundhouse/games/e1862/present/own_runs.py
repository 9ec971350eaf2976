"""Runs as a director says them, stop by stop: far more are legal than anybody could list.

After `run:own` come, for every train that is to run, the train and its stops in order; `done` runs them. A stop that
several tracks lead to is said with the hex that the way goes by. `skip` leaves a stop of an N/M train out, `score`
counts it again. A freight after the first may be linked with an earlier one or run `alone` (R7.8.1-i); where nothing
is said, the best total decides.

What was said can be changed, and the picks remember every change: `like` begins with runs that were found, a train
that has a way already is taken up again, `drop` takes the first or last stop off its way, `clear` all of it, and `swap`
gives two trains each other's ways. A way goes on at whichever of its ends the next stop is near.
"""

from __future__ import annotations

import itertools

from roundhouse.engine.rules import MORE
from roundhouse.games.e1862.map.atlas import AREAS, HEXES, NONE
from roundhouse.games.e1862.map.network import Link, Network, steps_along
from roundhouse.games.e1862.operating.fleet import fleet_of, train_id
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.running import RunTrains
from roundhouse.games.e1862.operating.train_types import FREIGHT, LOCAL, REACH, SCORES, VISITS
from roundhouse.games.e1862.runs.run import AREA_STOP, Run, Step
from roundhouse.games.e1862.runs.run_code import read_code
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import RUN

OWN = "run:own"
DONE = "done"
ALONE = "alone"
LIKE = "like"

Path = tuple[str, ...]


class Routed:
    """One train and the way it has been given so far."""

    def __init__(self, train: int) -> None:
        #: Its place in the company's list.
        self.train = train
        self.stops: list[int] = []
        self.links: list[int] = []
        self.skipped: list[int] = []
        #: The chain that it was said to belong to, by the train of its first freight.
        self.chain = NONE

    def forget(self) -> None:
        """What was said of stops and chains belongs to the way as it was."""
        self.skipped = []
        self.chain = NONE


class Draft:
    """What the picks after `run:own` say."""

    def __init__(self, state: State, path: Path) -> None:
        self.state = state
        self.company = state.operating
        self.fleet = fleet_of(state, self.company)
        self.network = Network(state.board, self.company)
        self.routed: list[Routed] = []
        #: The place of the train whose way is being said.
        self.now = NONE
        for pick in path[1:]:
            self._take(pick)

    def _take(self, pick: str) -> None:
        kind, _, name = pick.partition(":")
        match kind:
            case "train":
                self._take_train(name)
            case "like":
                self._begin_like(name)
            case "skip":
                self.routed[self.now].skipped.append(self._known(name))
            case "score":
                self.routed[self.now].skipped.remove(self._known(name))
            case "drop":
                self._drop(self.routed[self.now], self._known(name))
            case "clear":
                self._clear(self._place(name))
            case "swap":
                self._swap(*[self._place(each) for each in name.split("+")])
            case "link":
                self._link(name)
            case "alone":
                self.routed[self.now].chain = self.routed[self.now].train
            case "done":
                pass
            case _:
                self._go(self.routed[self.now], pick)

    def _place(self, name: str) -> int:
        """Where the train of that id stands among those with a way."""
        return [self.id_of(routed) for routed in self.routed].index(name)

    def _take_train(self, name: str) -> None:
        """Another train, or one that has a way already."""
        ids = [self.id_of(routed) for routed in self.routed]
        if name not in ids:
            self.routed.append(Routed([train_id(self.state, number) for number in self.fleet].index(name)))
            ids.append(name)
        self.now = ids.index(name)

    def _begin_like(self, code: str) -> None:
        """Ways that were found. Which stops count and which freights are linked is left to the best total again."""
        self.routed = [self._along(run) for run in read_code(self.state, code)]
        self.now = 0

    def _along(self, run: Run) -> Routed:
        """The stops of a run, and the links that it takes from one to the next."""
        for stop in range(len(self.network.city)):
            links = self._links_along(stop, stop, [], run.path)
            if links is not None:
                routed = Routed(run.train)
                routed.stops, routed.links = [stop], links
                for link in links:
                    routed.stops.append(self._far(self.network.links[link], routed.stops[-1]))
                return routed
        raise ValueError(run.train)

    def _links_along(self, first: int, here: int, links: list[int], path: list[Step]) -> list[int] | None:
        """How the links go on to the end of a way; None if they leave it."""
        so_far = steps_along(self.network, first, links) if links else []
        if so_far == path:
            return links
        # The last hex is left again where the way goes on.
        if len(so_far) > len(path) or so_far[:-1] != path[: max(0, len(so_far) - 1)]:
            return None
        for link in self.network.at[here]:
            if link not in links:
                far = self._far(self.network.links[link], here)
                found = self._links_along(first, far, [*links, link], path)
                if found is not None:
                    return found
        return None

    def _drop(self, routed: Routed, stop: int) -> None:
        """Take an end off the way."""
        if stop not in (routed.stops[0], routed.stops[-1]):
            raise ValueError(stop)
        place = -1 if stop == routed.stops[-1] else 0
        del routed.stops[place]
        if routed.links:
            del routed.links[place]
        routed.forget()

    def _clear(self, place: int) -> None:
        del self.routed[place]
        self.now = len(self.routed) - 1

    def _swap(self, one: int, other: int) -> None:
        first, second = self.routed[one], self.routed[other]
        first.train, second.train = second.train, first.train
        for routed in (first, second):
            routed.forget()

    def _link(self, name: str) -> None:
        """This freight joins the chain of another."""
        other = self.routed[self._place(name)]
        if other.chain == NONE:
            other.chain = other.train
        self.routed[self.now].chain = other.chain

    def _known(self, name: str) -> int:
        """The stop of that name."""
        for stop in range(len(self.network.city)):
            if self.name(stop) == name:
                return stop
        raise ValueError(name)

    def _go(self, routed: Routed, pick: str) -> None:
        """On to another stop, from the last one or else from the first."""
        if not routed.stops:
            routed.stops.append(self._known(pick.partition(":")[2]))
            return
        for end in self._ends(routed):
            for link, stop, name in self._onward(routed.stops[end]):
                if name == pick and stop not in routed.stops:
                    place = len(routed.links) if end else 0
                    routed.links.insert(place, link)
                    routed.stops.insert(place + 1 if end else 0, stop)
                    routed.forget()
                    return
        raise ValueError(pick)

    def _ends(self, routed: Routed) -> list[int]:
        """The places of the stops from which a way can go on, the last before the first."""
        ends = [-1, 0] if len(routed.stops) > 1 else [-1]
        return [end for end in ends if len(routed.stops) < 2 or not self._stops_at(routed.stops[end])]

    def _stops_at(self, stop: int) -> bool:
        """No train goes on from an area, nor through a station that is full of others' markers."""
        return self.network.city[stop] == NONE or bool(self.network.blocked >> stop & 1)

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

    def neighbours(self, stop: int) -> list[str]:
        """The stops next to this one, by name."""
        return [self.name(end) for _, end, _ in self._onward(stop)]

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
        """What goes on with the way of a train, or begins that of another; one pick more each."""
        found: list[Path] = []
        if self.now != NONE:
            now = self.routed[self.now]
            found += [(pick, MORE) for pick in self._next_stops(now)]
            found += [(f"skip:{self.name(stop)}", MORE) for stop in self._may_skip(now)]
            found += [(pick, MORE) for pick in self._couplings(now)]
        if self.now == NONE or len(self.routed[self.now].stops) > 1:
            found += [(f"train:{train_id(self.state, self.fleet[place])}", MORE) for place in self._trains()]
        return found

    def edits(self) -> list[Path]:
        """The picks that change what was said: drop an end of a way, score a skipped stop, clear or swap trains."""
        found: list[Path] = [
            (f"train:{self.id_of(routed)}", MORE) for place, routed in enumerate(self.routed) if place != self.now
        ]
        if self.now != NONE and self.routed[self.now].stops:
            now = self.routed[self.now]
            found += [(f"drop:{self.name(stop)}", MORE) for stop in dict.fromkeys([now.stops[0], now.stops[-1]])]
            found += [(f"score:{self.name(stop)}", MORE) for stop in now.skipped]
        found += [(f"clear:{self.id_of(routed)}", MORE) for routed in self.routed]
        pairs = itertools.combinations([self.id_of(routed) for routed in self.routed if routed.links], 2)
        found += [(f"swap:{one}+{other}", MORE) for one, other in pairs]
        return found

    def _trains(self) -> list[int]:
        """Trains with a permit that have no way yet."""
        used = [routed.train for routed in self.routed]
        permits = self.state.permits[self.company]
        types = [self.state.train_type[number] for number in self.fleet]
        return [place for place in range(len(self.fleet)) if place not in used and allows(permits, types[place])]

    def _next_stops(self, routed: Routed) -> list[str]:
        kind, _ = self._train(routed)
        network = self.network
        if not routed.stops:
            stops = [stop for stop in range(len(network.city)) if kind != LOCAL or network.city[stop] != NONE]
            return [self.pick_of(stop) for stop in stops]
        if routed.skipped or routed.chain != NONE:
            return []
        found = [name for end in self._ends(routed) for name in self._from(routed, end)]
        return list(dict.fromkeys(found))

    def _from(self, routed: Routed, end: int) -> list[str]:
        """Where a way can go on from one of its ends."""
        kind, band = self._train(routed)
        network = self.network
        found: list[str] = []
        for number, stop, name in self._onward(routed.stops[end]):
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

    def _couplings(self, last: Routed) -> list[str]:
        """How a freight may run beside the others; where shared ends link by themselves nobody is asked."""
        if self._train(last)[0] != FREIGHT or not last.links or last.chain != NONE:
            return []
        others = [routed for routed in self.routed if routed is not last]
        earlier = [routed for routed in others if self._train(routed)[0] == FREIGHT and routed.links]
        if not earlier or self.state.switches.freights_always_linked:
            return []
        ends = {last.stops[0], last.stops[-1]}
        return [f"link:{self.id_of(other)}" for other in earlier if ends & {other.stops[0], other.stops[-1]}] + [ALONE]

    def id_of(self, routed: Routed) -> str:
        return train_id(self.state, self.fleet[routed.train])

    def _train(self, routed: Routed) -> tuple[int, int]:
        number = self.fleet[routed.train]
        return self.state.train_type[number], self.state.train_band[number]

    # -- the runs

    def action(self) -> RunTrains:
        return RunTrains([self._run(routed) for routed in self.routed if routed.links])

    def _number(self, stop: int) -> int:
        """The stop as runs number it."""
        network = self.network
        return network.city[stop] if network.city[stop] != NONE else AREA_STOP + network.area[stop]

    def _run(self, routed: Routed) -> Run:
        network = self.network
        path = steps_along(network, routed.stops[0], routed.links)
        skipped = [self._number(stop) for stop in routed.skipped]
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
    onward = [(*path, *more) for more in [*draft.offers(), *draft.edits()]]
    return [*onward, path, (*path, DONE)] if draft.action().runs else onward


def read_own(state: State, path: Path) -> RunTrains | None:
    """The runs that the picks say so far; None if they say none."""
    try:
        action = Draft(state, path).action()
    except (ValueError, IndexError):
        return None
    return action if action.runs else None
