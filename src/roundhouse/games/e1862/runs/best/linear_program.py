"""The linear program at the root: prices at which the bound is as low as prices can make it, and cuts that lower it.

Columns may be chosen in fractions here. The dual values give the lowest bound that `Bound` could find, to which
subgradient steps only come near. They are found with the primal simplex method and a dense inverse: there are a hundred
rows or two. However they were found, and be they wrong by rounding, the bound holds at these prices as at any others.

A *cut* says that runs are connected (R7.8-c): whoever scores a stop on the far side of it needs a run that crosses it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.chain_columns import ChainColumns
from roundhouse.games.e1862.runs.best.columns import MOST_CUTS, Columns, Cut, crosses
from roundhouse.games.e1862.runs.best.kernel import above_float, added, gains, pivot, ratio_test, row_of
from roundhouse.games.e1862.runs.best.vec import append, vec

#: A gain that is none; a fraction that is none.
NO_GAIN: Final = 0.01
NOTHING: Final = 1e-6
#: Right-hand sides are raised by about this, each by another amount: else the method stands still where many are alike.
RAISED: Final = 1e-4
#: No more steps than this for each row.
MOST_STEPS: Final = 20
#: How often cuts are looked for; by how much they must be violated; at how many stops at once.
CUT_ROUNDS: Final = 12
VIOLATED: Final = 0.05
STOPS_PER_CUT: Final = 3


class LinearProgram:
    """Maximise what columns add to their constants, less the weight of what is not scored.

    A row for every item: the columns that score it, plus what of it is not scored, less what is scored too often, is 1.
    A row for every type of train: columns use no more than there are. At first nothing is scored: prices are weights.
    A row for every stop beyond a cut: the columns that cross it, plus what of the stop is not scored, are 1 or more.
    """

    def __init__(
        self,
        columns: Columns,
        pools: list[vec[i64]],
        counts: list[int],
        chains: ChainColumns,
        weight: vec[i64],
        constant: vec[i64],
        tick: Callable[[], None],
    ) -> None:
        self.columns = columns
        self.pools = pools
        self.constant = constant
        self.tick = tick
        scored = {item for members in pools for column in members for item in columns.items(column)}
        self.items = [item for item in sorted(scored) if weight[item] > 0]
        #: Rows by item. What is not scored of an item is in all of its rows: its own, and those of cuts.
        self.rows_of = {item: [row] for row, item in enumerate(self.items)}
        #: Per pool: the rows of the trains that its columns use, and how many.
        self.uses: list[list[tuple[int, float]]] = []
        limits = self._find_uses(counts, chains)
        rows = len(self.items) + len(limits)
        self.weight = [float(weight[item]) for item in self.items]
        #: The basis: per row a column, or -1 - n for what is not scored of item n, or OTHER; its value, and its cost.
        self.basic = [-1 - item for item in self.items] + [OTHER] * len(limits)
        self.value = vec[float]([1 + RAISED * (1 + row * 7 % 11 / 11) for row in range(len(self.items))] + limits)
        self.inverse = [vec[float]([0.0] * rows) for _ in range(rows)]
        for row in range(rows):
            self.inverse[row][row] = 1.0
        #: The price of every item and cut, by its number among all; the dual values of rows, those of items negative.
        self.price = vec[float]([0.0] * len(weight))
        self.dual = vec[float]([-weight for weight in self.weight] + [0.0] * len(limits))
        #: Columns, pool by pool, that gained much when all of them were last looked at.
        self.candidates: list[vec[i64]] = []
        #: Cuts, and for each the rows of stops beyond it.
        self.cuts: list[Cut] = []
        self.cut_rows: list[list[tuple[int, int]]] = []

    def _find_uses(self, counts: list[int], chains: ChainColumns) -> list[float]:
        """Find what columns use, pool by pool, and how much there is of it."""
        first, types = len(self.items), chains.temporary_types
        self.uses = [[(first + row, 1.0)] for row in range(len(counts))]
        limits = [float(count) for count in counts + chains.count[types:]]
        if types:
            limits.append(1.0)
        for chain_class, mixed in enumerate(chains.mixed):
            used = chains.freights_of(chain_class)[types:]
            rows = [(first + len(counts) + number, float(count)) for number, count in enumerate(used) if count]
            self.uses.append([*rows, (first + len(limits) - 1, 1.0)] if mixed else rows)
        return limits

    def solve(self) -> vec[i64]:
        """The best prices of items, with cuts; or those of the last basis if there are too many steps."""
        self._optimise()
        for _ in range(CUT_ROUNDS):
            if not self._add_cuts():
                break
            self._optimise()
        prices = vec[i64]([0] * len(self.price))
        for row, item in enumerate(self.items):
            prices[item] = i64(max(0.0, min(self.weight[row], 0.5 - self.dual[row])))
        for cut, rows in zip(self.cuts, self.cut_rows):
            cut.payers = [(item, int(max(0.0, -self.dual[row]))) for row, item in rows]
        return prices

    def _optimise(self) -> None:
        for _ in range(MOST_STEPS * len(self.dual)):
            self.tick()
            if not self._step():
                return

    # -- the simplex method

    def _step(self) -> bool:
        """Take into the basis what gains most; false if nothing gains."""
        for row, item in enumerate(self.items):
            self.price[item] = -self.dual[row]
        for cut, rows in zip(self.cuts, self.cut_rows):
            self.price[cut.item] = -sum([self.dual[row] for row, _ in rows])
        gain, entering, rows_used = self._best_row()
        pool, column, column_gain = self._best_column()
        if max(gain, column_gain) <= NO_GAIN:
            return False
        if column_gain > gain:
            gain, entering, rows_used = column_gain, column, self._rows_used(pool, column)
        direction = vec[float]([0.0] * len(self.dual))
        for row, used in rows_used:
            direction = added(direction, used, self.inverse[row])
        leaving = ratio_test(self.value, direction)
        if leaving < 0:
            return False
        self.dual = added(self.dual, gain / direction[leaving], row_of(self.inverse, leaving))
        pivot(self.inverse, self.value, direction, leaving)
        self.basic[leaving] = entering
        return True

    def _best_row(self) -> tuple[float, int, list[tuple[int, float]]]:
        """What gains most: an item less scored, an item scored or a cut crossed more often, or a train left out."""
        best, entering, found = 0.0, OTHER, [(0, 0.0)]
        for number, item in enumerate(self.items):
            gain = -self.weight[number] - sum([self.dual[row] for row in self.rows_of[item]])
            if gain > best:
                best, entering, found = gain, -1 - item, [(row, 1.0) for row in self.rows_of[item]]
        first_train, first_cut = len(self.items), len(self.items) + self.trains()
        for row, dual in enumerate(self.dual):
            is_train = first_train <= row < first_cut
            if (-dual if is_train else dual) > best:
                best, entering, found = abs(dual), OTHER, [(row, 1.0 if is_train else -1.0)]
        return best, entering, found

    def trains(self) -> int:
        """How many rows there are for types of trains."""
        return len(self.dual) - len(self.items) - sum([len(rows) for rows in self.cut_rows])

    def _best_column(self) -> tuple[int, int, float]:
        """Pool and number of the column that gains most, among the candidates or, if none of them gains, among all."""
        found = self._best_among(self.candidates, -1.0)
        if found[2] > NO_GAIN:
            return found
        found = self._best_among(self.pools, -1.0)
        self._best_among(self.pools, found[2] / 2)
        return found

    def _best_among(self, pools: list[vec[i64]], least: float) -> tuple[int, int, float]:
        """Pool, number and gain of the best column; those above `least`, if it is not negative, become candidates."""
        best, found, found_pool = 0.0, -1, -1
        candidates: list[vec[i64]] = []
        for pool, members in enumerate(pools):
            if len(members):
                cost = sum([used * self.dual[row] for row, used in self.uses[pool]])
                each = gains(self.columns, members, self.constant, self.price)
                place: i64
                for place in range(len(each)):
                    if each[place] - cost > best:
                        best, found, found_pool = each[place] - cost, members[place], pool
                members = above_float(members, each, cost + least)
            candidates.append(members)
        if least >= 0.0:
            self.candidates = candidates
        return found_pool, found, best

    def _rows_used(self, pool: int, column: int) -> list[tuple[int, float]]:
        """The rows that a column is in, and how often."""
        found = self.uses[pool][:]
        for item in self.columns.items(column):
            if item >= self.columns.first_cut:
                found += [(row, 1.0) for row, _ in self.cut_rows[item - self.columns.first_cut]]
            elif item in self.rows_of:
                found.append((self.rows_of[item][0], 1.0))
        return found

    # -- cuts

    def _add_cuts(self) -> bool:
        """Add cuts that the fractions chosen violate; false if there are none."""
        chosen = [
            (self.columns.meet[self.basic[row]], value)
            for row, value in enumerate(self.value)
            if self.basic[row] >= 0 and value > NOTHING and self.columns.meet[self.basic[row]]
        ]
        needed = self._needed()
        new: list[tuple[int, list[int]]] = []
        known = {cut.near for cut in self.cuts}
        for near in _near_sides(1 << self.columns.graph.home, chosen):
            near = _improved(near, 1 << self.columns.graph.home, chosen, needed)
            least = _crossing(near, chosen) + VIOLATED
            stops = [item for item in needed if not near >> item & 1 and needed[item] > least]
            stops.sort(key=lambda item: -self.weight[self.rows_of[item][0]])
            if stops and near not in known and len(self.cuts) + len(new) < MOST_CUTS:
                known.add(near)
                new.append((near, stops[:STOPS_PER_CUT]))
        for near, stops in new:
            self._add_cut(near, stops)
        if new:
            self.columns.note_crossings(self.cuts)
            self.candidates = []
        return bool(new)

    def _needed(self) -> dict[int, float]:
        """How much is scored of every city but the home base."""
        graph = self.columns.graph
        needed = {item: 1.0 for item in self.items if item < self.columns.first_small and not graph.areas >> item & 1}
        needed.pop(graph.home, None)
        for row, value in enumerate(self.value):
            if self.basic[row] != OTHER and self.basic[row] < 0 and -1 - self.basic[row] in needed:
                needed[-1 - self.basic[row]] = 1.0 - value
        return needed

    def _add_cut(self, near: int, stops: list[int]) -> None:
        cut = Cut(near, self.columns.first_cut + len(self.cuts))
        self.cuts.append(cut)
        self.cut_rows.append([])
        for item in stops:
            self._add_row(cut, item)

    def _add_row(self, cut: Cut, item: int) -> None:
        """Add a row to the basis: what is violated is basic at first, and costs as much as the stop is worth."""
        new = [0.0] * len(self.dual)
        short = 1.0 - RAISED
        for row, basic in enumerate(self.basic):
            if basic == -1 - item or (basic >= 0 and crosses(self.columns.meet[basic], cut.near)):
                short -= self.value[row]
                for number in range(len(new)):
                    new[number] -= self.inverse[number][row]
        side, cost = 1.0, -self.weight[self.rows_of[item][0]]
        if short < 0.0:
            # Not violated: what crosses the cut too often is basic, and costs nothing.
            short, side, cost, new = -short, -1.0, 0.0, [-number for number in new]
        for number in range(len(new)):
            self.inverse[number] = append(self.inverse[number], new[number])
        rows = len(new)
        unit = vec[float]([0.0] * rows)
        self.inverse.append(append(unit, side))
        self.value = append(self.value, short)
        self.dual = append(added(self.dual, cost, vec[float](new)), cost)
        self.basic.append(OTHER)
        self.rows_of[item].append(rows)
        self.cut_rows[-1].append((rows, item))


#: What is basic in a row that is neither a column nor what is not scored of an item.
OTHER: Final = -(1 << 30)


def _near_sides(home: int, chosen: list[tuple[int, float]]) -> list[int]:
    """Places connected with the home base by columns of which more than some fraction is chosen, for every fraction;
    and all places but those that are so connected with each other."""
    everything = home
    for meet, _ in chosen:
        everything |= meet
    found: dict[int, bool] = {}
    for fraction in sorted({0.0} | {round(value, 6) for _, value in chosen}):
        seen = _connected(home, chosen, fraction)
        found[seen] = True
        for meet, value in chosen:
            if value > fraction and not meet & seen:
                part = _connected(meet, chosen, fraction)
                seen |= part
                found[everything & ~part] = True
    return [near for near in found if near != everything]


def _connected(places: int, chosen: list[tuple[int, float]], fraction: float) -> int:
    grown = -1
    while grown != places:
        grown = places
        for meet, value in chosen:
            if value > fraction and meet & places:
                places |= meet
    return places


def _crossing(near: int, chosen: list[tuple[int, float]]) -> float:
    return sum([value for meet, value in chosen if meet & near and meet & ~near])


def _improved(near: int, home: int, chosen: list[tuple[int, float]], needed: dict[int, float]) -> int:
    """Move columns that cross to one side or the other, as long as less crosses and it still is too little."""
    crossing = _crossing(near, chosen)
    moved = True
    while moved:
        moved = False
        for meet, _ in chosen:
            if not moved and meet & near and meet & ~near:
                for other in (near | meet, near & ~(meet & ~home)):
                    less = _crossing(other, chosen)
                    beyond = max([needed[item] for item in needed if not other >> item & 1], default=0.0)
                    if not moved and less < crossing - NOTHING and beyond > less + VIOLATED:
                        near, crossing, moved = other, less, True
    return near
