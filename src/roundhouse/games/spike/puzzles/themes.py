"""Puzzles: the cheapest track that makes a delivery possible, and the action that brings goods there in time.

Whoever is asked is alone: nothing that others could do is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from roundhouse.engine.parts.puzzles import Proof, Theme
from roundhouse.engine.text import Text
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.budget import Budget
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.build_choices import BuildChoices
from roundhouse.games.spike.cargo import Deliver, Load, Unload, on_train
from roundhouse.games.spike.cheapest_path import cheapest_ways
from roundhouse.games.spike.movement import FreeMove, Start, StartChoices, all_walks, boosts, under_way
from roundhouse.games.spike.paths import need_of
from roundhouse.games.spike.payment import TOO_MUCH, cards_paid
from roundhouse.games.spike.present.speech import commodity
from roundhouse.games.spike.state import ACTION, END_TURN, FREE_MOVE, ON_TRAIN, State
from roundhouse.games.spike.upgrade import Upgrade, upgrade_choices

#: What an answer is worth that does not reach what is asked: fewer than all cards there are.
MISSED: Final = -1000
#: Paths that cost so many cards more than the cheapest tempt nobody.
TEMPTING: Final = 4
#: Fewer things to do with a train leave nothing to find out, and more right ones no clear answer.
FEWEST: Final = 4
MOST_RIGHT: Final = 2
#: What is between two actions of a turn.
CARGO: Final = (Load, Unload, Deliver)


def contracts_of(state: State) -> list[int]:
    """The commodities that the deciding player has still to deliver."""
    seat = state.asked
    return [number for number in range(len(state.owner)) if state.open_contract(seat, number)]


def buyers(state: State, good: int) -> list[int]:
    """The cities that would still pay this player for a commodity, as nodes."""
    board, seat = state.board, state.asked
    return [
        city.node for city in board.cities if state.pays(good, city.node) and not state.served[city.node] >> seat & 1
    ]


def is_joined(state: State, good: int, cities: Sequence[int] = ()) -> bool:
    """Does the network reach what a delivery takes, if these cities join it?"""

    def reached(node: int) -> bool:
        return state.in_network(state.asked, node) or node in cities

    loaded = state.token[good] == ON_TRAIN
    return (loaded or any(map(reached, state.board.suppliers[good]))) and any(map(reached, buyers(state, good)))


class CheapestTrack(Theme[State, SpikeAction]):
    """The fewest cards for one build after which the network reaches both ends of a delivery."""

    name: ClassVar = "track"

    def asks(self, state: State) -> list[str]:
        if state.phase != ACTION:
            return []
        names = state.board.commodities
        return [names[good] for good in contracts_of(state) if not is_joined(state, good) and self._ends(state, good)]

    def _ends(self, state: State, good: int) -> list[int]:
        """The cities any one of which is all that is missing."""
        outside = [city.node for city in state.board.cities if not state.in_network(state.asked, city.node)]
        return [node for node in outside if is_joined(state, good, [node])]

    def prove(self, state: State, about: str) -> Proof | None:
        """The cheapest ways are found by a search of their own, without a limit; what else there is, is what is
        offered."""
        ends = self._ends(state, state.board.commodities.index(about))
        choices = BuildChoices(state)
        costs: dict[tuple[int, ...], int] = {}
        for city in ends:
            budget = Budget(1 << 40)
            ways = cheapest_ways(state, state.asked, choices.purse, city, 2, budget) if choices.most else []
            for path in [*choices.paths_to(city), *ways]:
                cost = choices.purse.cost(need_of(state, path))
                if cost != TOO_MUCH:
                    costs[path] = cost
        if not costs:
            return None
        best = min(costs.values())
        path = min(path for path, cost in costs.items() if cost == best)
        worse = sorted(-cost for cost in costs.values() if best < cost <= best + TEMPTING)
        count = list(costs.values()).count(best)
        return Proof(-best, [choices.paid(path)], count, worse[::-1], 100 * (len(ends) > 1))

    def worth(self, state: State, about: str, answer: Sequence[SpikeAction]) -> int | None:
        for action in answer:
            if isinstance(action, Build):
                later = state.copy()
                action.apply(later)
                later.asked = state.asked
                paid = cards_paid((action.direct, action.wild))
                return -paid if is_joined(later, state.board.commodities.index(about)) else MISSED
            if not isinstance(action, CARGO):
                return MISSED
        return None

    def task(self, state: State, about: str) -> Text:
        good = state.board.commodities.index(about)
        if state.token[good] == ON_TRAIN:
            return Text("puzzle-track-task-loaded", {"commodity": commodity(state.board, good)})
        return Text("puzzle-track-task", {"commodity": commodity(state.board, good)})

    def figure(self, state: State, about: str, worth: int) -> Text:
        return Text("puzzle-track-missed") if worth == MISSED else Text("puzzle-track-figure", {"n": -worth})


class InTime(Theme[State, SpikeAction]):
    """The one action, often an upgrade, that makes a delivery possible before the end of the player's next turn."""

    name: ClassVar = "time"

    def asks(self, state: State) -> list[str]:
        if state.phase != ACTION:
            return []
        return [state.board.commodities[good] for good in contracts_of(state) if is_joined(state, good)]

    def prove(self, state: State, about: str) -> Proof | None:
        good = state.board.commodities.index(about)
        # What need not be hurried, or is there already, is no puzzle.
        if comes_to_pay(state.copy(), good, moves=False) or comes_to_pay(next_turn(state, good), good):
            return None
        moves: list[SpikeAction] = [*upgrade_choices(state), *starts(state), *boosts(state)]
        if len(moves) < FEWEST:
            return None
        right = [action for action in moves if self._makes(state, action, good)]
        wrong = len(moves) - len(right)
        if not 0 < len(right) <= MOST_RIGHT:
            return None
        right += [build for build in BuildChoices(state).listed() if self._makes(state, build, good)]
        is_upgrade = isinstance(right[0], Upgrade)
        return Proof(1, [right[0]], len(right), [0] * wrong, 150 if is_upgrade else 0)

    def _makes(self, state: State, action: SpikeAction, good: int) -> bool:
        later = state.copy()
        load(later, good)
        action.apply(later)
        return pays_now(later, good) or comes_to_pay(next_turn(later, good), good)

    def worth(self, state: State, about: str, answer: Sequence[SpikeAction]) -> int | None:
        for action in answer:
            if not isinstance(action, CARGO):
                return int(self._makes(state, action, state.board.commodities.index(about)))
        return None

    def task(self, state: State, about: str) -> Text:
        return Text("puzzle-time-task", {"commodity": commodity(state.board, state.board.commodities.index(about))})

    def figure(self, state: State, about: str, worth: int) -> Text:
        return Text("puzzle-time-yes" if worth else "puzzle-time-no")


# -- one's own next turn, alone


def next_turn(state: State, good: int) -> State:
    """The same player's next turn, as if the others did nothing; what can be loaded before is."""
    later = state.copy()
    later.phase = END_TURN
    load(later, good)
    moving = under_way(later, later.asked)
    later.built = 0
    later.stopped = 0 if moving else 1
    later.phase = FREE_MOVE if moving else ACTION
    return later


def load(state: State, good: int) -> None:
    """Load a commodity if it is here; if there is no room, instead of another one."""
    action = Load(good)
    refused = action.why_not(state)
    if refused is not None and refused.key == "why-cars-full":
        Unload(on_train(state, state.asked)[0]).apply(state)
        refused = action.why_not(state)
    if refused is None:
        action.apply(state)


def pays_now(state: State, good: int) -> bool:
    """Load it if it is here; can it be delivered where the train stands?"""
    load(state, good)
    return Deliver(good).why_not(state) is None


def comes_to_pay(state: State, good: int, moves: bool = True) -> bool:
    """Can a commodity be delivered in this turn, whatever the train does, or without moving it?"""
    if state.phase != FREE_MOVE:
        return pays_now(state, good) or (moves and ends_well(state, good))
    for walk in [(), *all_walks(state)]:
        later = state.copy()
        FreeMove(walk).apply(later)
        if pays_now(later, good) or ends_well(later, good):
            return True
    return False


def ends_well(state: State, good: int) -> bool:
    """Does any action that moves the train bring it to a city that pays?"""
    for action in [*starts(state), *boosts(state)]:
        later = state.copy()
        action.apply(later)
        if pays_now(later, good):
            return True
    return False


def starts(state: State) -> list[Start]:
    choices = StartChoices(state)
    return [choices.at(number) for number in range(choices.count())]


THEMES: Final = {theme.name: theme for theme in (CheapestTrack(), InTime())}
