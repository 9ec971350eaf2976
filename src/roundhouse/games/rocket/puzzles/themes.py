"""Puzzles: the most money of a turn, and the veto that keeps the mover from it. Every answer is tried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from roundhouse.engine.parts.puzzles import Proof, Theme
from roundhouse.engine.text import Text, player
from roundhouse.games.rocket import decisions
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.board import CITY, places_in
from roundhouse.games.rocket.extend import Extend, ExtendChoices
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.present.speech import line_name, money
from roundhouse.games.rocket.state import ACTION, VETO_ANSWER, VETO_BID, VETO_CALL, State
from roundhouse.games.rocket.station import MoveStation, PlaceStation
from roundhouse.games.rocket.veto import Answer, Bid, CallVeto, DeclineVeto, PassAnswer, PassBid, answer_hexes
from roundhouse.games.rocket.veto import least_answer as least

#: An answer that brings less than this part of the best tempts nobody.
TEMPTING: Final = 0.5
#: A share that is given up counts less than any money.
SHARE: Final = 100


def let_stand(state: State) -> None:
    """Nobody vetoes."""
    while state.phase in (VETO_CALL, VETO_BID, VETO_ANSWER):
        if state.phase == VETO_CALL:
            DeclineVeto().apply(state)
        elif state.phase == VETO_BID:
            PassBid().apply(state)
        else:
            PassAnswer().apply(state)


def after(state: State, action: RocketAction) -> State:
    """The position after an action that nobody vetoes."""
    later = state.copy()
    action.apply(later)
    let_stand(later)
    return later


def turn_goes_on(state: State, seat: int, begun: int) -> bool:
    """Has the seat another action in the turn that began with action number `begun`?"""
    return state.phase == ACTION and state.active == seat and state.action_no > begun


class MostMoney(Theme[State, RocketAction]):
    """The most money with what is left of a turn, if nobody vetoes: one action or two."""

    name: ClassVar = "money"

    def asks(self, state: State) -> list[str]:
        return [""] if state.phase == ACTION else []

    def worth(self, state: State, about: str, answer: Sequence[RocketAction]) -> int | None:
        seat, now = state.active, state
        for action in answer:
            now = after(now, action)
        if not answer or turn_goes_on(now, seat, state.action_no):
            return None
        return now.money[seat] - state.money[seat]

    def prove(self, state: State, about: str) -> Proof | None:
        found = self._alone(state) if state.action_no == 2 else self._in_two(state)
        if not found:
            return None
        best = max(worth for worth, _ in found.values())
        winners = [(key, answer) for key, (worth, answer) in found.items() if worth == best]
        key, answer = winners[0]
        if best == 0 or len(key) != 3 - state.action_no:
            return None
        worse = [worth for worth, _ in found.values() if TEMPTING * best <= worth < best]
        return Proof(best, answer, len(winners), sorted(worse, reverse=True), 150 if len(key) == 2 else 0)

    def _alone(self, state: State) -> dict[frozenset[str], tuple[int, list[RocketAction]]]:
        """What every single extension brings; nothing else brings money at once."""
        found: dict[frozenset[str], tuple[int, list[RocketAction]]] = {}
        for extension in _extensions(state):
            gain = after(state, extension).money[state.active] - state.money[state.active]
            found[frozenset({_key(state, extension)})] = gain, [extension]
        return found

    def _in_two(self, state: State) -> dict[frozenset[str], tuple[int, list[RocketAction]]]:
        """What two actions bring, in the order that brings more; those that add nothing are left out."""
        found = self._alone(state)
        seat, before = state.active, state.money[state.active]
        for first in useful(state):
            now = after(state, first)
            so_far = now.money[seat] - before
            if not turn_goes_on(now, seat, state.action_no):
                continue
            for second in _extensions(now):
                gain = after(now, second).money[seat] - before
                key = frozenset({_key(state, second)})
                alone = found[key][0] if key in found else 0
                if gain <= max(so_far, alone):
                    continue
                both = key | {_key(state, first)}
                if both not in found or found[both][0] < gain:
                    found[both] = gain, [first, second]
        return found

    def task(self, state: State, about: str) -> Text:
        return Text("puzzle-money-task", {"n": 3 - state.action_no})

    def figure(self, state: State, about: str, worth: int) -> Text:
        return money(state, worth)


def useful(state: State) -> list[RocketAction]:
    """The actions that can make a later extension bring more, or bring something by themselves.

    An investment counts when an extension connects its city, a station when it is on the hex from which an extension
    connects a town. After any other action an extension brings no more than it would have brought without it.
    """
    extensions = _extensions(state)
    board, connected = state.board, state.connected
    cities: set[int] = set()
    hexes: set[int] = set()
    for extension in extensions:
        for place in places_in(board.places_next_to[extension.to] & ~connected[extension.line]):
            if board.places[place].kind == CITY:
                cities.add(board.city_of[place])
            else:
                hexes.add(extension.to)
    legal = decisions.legal(state)
    invested = [action for action in legal if isinstance(action, Invest) and action.city in cities]
    placed = [action for action in legal if isinstance(action, (PlaceStation, MoveStation)) and action.to in hexes]
    return [*extensions, *invested, *placed]


def _extensions(state: State) -> list[Extend]:
    choices = ExtendChoices(state)
    return [choices.at(number) for number in range(choices.count())]


def _key(state: State, action: RocketAction) -> str:
    """An action by what matters about it: any investment of a city will do, and any station that comes to a hex."""
    if isinstance(action, Invest):
        return f"invest {action.city}"
    if isinstance(action, (PlaceStation, MoveStation)):
        return f"station {action.to}"
    return action.form.text(state, action)


class StopThem(Theme[State, RocketAction]):
    """The veto that leaves the mover the least money, for the fewest shares, even if they match it where they can."""

    name: ClassVar = "stop"

    def asks(self, state: State) -> list[str]:
        return [""] if state.phase == VETO_CALL and state.asked != state.active else []

    def worth(self, state: State, about: str, answer: Sequence[RocketAction]) -> int | None:
        """Money of the mover and shares given up, both lost: nearer to 0 is better."""
        now = state.copy()
        seat = state.asked
        for action in answer:
            _others_pass(now, seat)
            action.apply(now)
            if isinstance(action, (Bid, PassBid, DeclineVeto)):
                return -SHARE * self._gain(state, now) - (action.shares if isinstance(action, Bid) else 0)
        _others_pass(now, seat)
        return None if now.phase == VETO_BID or not answer else -SHARE * self._gain(state, now)

    def _gain(self, before: State, now: State) -> int:
        """What the mover gets at most, once the seat has answered: they may match, the others do nothing."""
        while now.phase in (VETO_CALL, VETO_BID):
            (DeclineVeto() if now.phase == VETO_CALL else PassBid()).apply(now)
        mover, shares = before.active, least(now)
        if now.phase != VETO_ANSWER:
            return now.money[mover] - before.money[mover]
        answers: list[RocketAction] = [PassAnswer(), *[Answer(shares, hex) for hex in answer_hexes(now)]]
        gains: list[int] = []
        for each in answers:
            then = now.copy()
            each.apply(then)
            gains.append(then.money[mover] - before.money[mover])
        return max(gains)

    def answers(self, state: State) -> list[list[RocketAction]]:
        """Letting it be, and every bid."""
        found: list[list[RocketAction]] = [[DeclineVeto()]]
        called = state.copy()
        CallVeto().apply(called)
        _others_pass(called, state.asked)
        if called.phase == VETO_BID and called.asked == state.asked:
            found += [[CallVeto(), action] for action in decisions.legal(called)]
        return found

    def prove(self, state: State, about: str) -> Proof | None:
        answers = self.answers(state)
        worths = [self.worth(state, about, answer) or 0 for answer in answers]
        best = max(worths)
        # Whoever only has to let it be, or to bid what there is, learns nothing.
        if best <= worths[0] + SHARE - 1 or len(answers) < 4:
            return None
        worse = sorted((worth for worth in worths if worth < best), reverse=True)
        return Proof(best, answers[worths.index(best)], worths.count(best), worse)

    def task(self, state: State, about: str) -> Text:
        return Text("puzzle-stop-task", {"player": player(state.active), "line": line_name(state.board, state.line)})

    def figure(self, state: State, about: str, worth: int) -> Text:
        pounds, shares = divmod(-worth, SHARE)
        return Text("puzzle-stop-figure", {"player": player(state.active), "money": money(state, pounds), "n": shares})


def _others_pass(state: State, seat: int) -> None:
    """Until that seat is asked to bid, or nobody is any more."""
    while state.phase == VETO_BID and state.asked != seat:
        PassBid().apply(state)


THEMES: Final = {theme.name: theme for theme in (MostMoney(), StopThem())}
