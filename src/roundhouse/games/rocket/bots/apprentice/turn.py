"""The apprentice's own turn: what it thinks of doing, and how good each of that would be."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.event import Event
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.bots.apprentice.judge import Judge, let_stand
from roundhouse.games.rocket.bots.apprentice.payments import best_payment
from roundhouse.games.rocket.bots.apprentice.value import Value, lead
from roundhouse.games.rocket.decisions import why_not
from roundhouse.games.rocket.ending import end_conditions
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.movement import may_extend, steps
from roundhouse.games.rocket.state import ACTION, NONE, OVER, State
from roundhouse.games.rocket.station import MoveStation, PlaceStation

#: Hexes that are considered for a station: those that lines are most likely to pass.
MOST_SITES: Final = 14
#: So many of the best actions are looked at again, with what can follow.
MOST_FOLLOWED: Final = 4


class Candidate:
    """An action and how good it is. Extensions also know where they lead."""

    def __init__(
        self, action: RocketAction, score: float, after: State | None = None, events: list[Event] | None = None
    ):
        self.action = action
        self.score = score
        self.after = after
        self.events = events or []


def candidates(judge: Judge) -> list[Candidate]:
    """Everything worth thinking of, best first."""
    found = investments(judge) + stations(judge)
    if end_is_certain(judge.state):
        score_the_end(judge, found)
    found += extensions(judge)
    found.sort(key=score_of, reverse=True)
    for candidate in found[:MOST_FOLLOWED]:
        look_further(judge, candidate)
    found.sort(key=score_of, reverse=True)
    return found


def score_of(candidate: Candidate) -> float:
    return candidate.score


# -- investments


def investments(judge: Judge) -> list[Candidate]:
    """Every free investment, by the industry it counts for and the city it is in."""
    state, now, seat = judge.state, judge.now, judge.seat
    industries = len(state.board.industries)
    industry_now = [now.industry_worth(industry) for industry in range(industries)]
    found: list[Candidate] = []
    for slot, left in enumerate(state.unclaimed):
        if left > 0:
            city, industry = slot // industries, slot % industries
            worth = now.seats[:]
            change(worth, industry_now[industry], now.industry_worth(industry, city, seat))
            change(worth, now.city_worth(city), now.city_worth(city, seat))
            found.append(Candidate(Invest(city, industry), lead(worth, seat, judge.weights)))
    return found


def change(worth: list[float], before: list[float], after: list[float]) -> None:
    for seat in range(len(worth)):
        worth[seat] += after[seat] - before[seat]


# -- stations


def stations(judge: Judge) -> list[Candidate]:
    """Placing a station where lines are likely to pass; with an empty reserve, moving the one that does least."""
    state, seat = judge.state, judge.seat
    worth = judge.now.seats
    origin = NONE
    if state.reserve[seat] == 0:
        origin = idlest_station(judge)
        if origin == NONE:
            return []
        worth = with_station(judge, worth, origin, -1)
    found: list[Candidate] = []
    for hex in busiest_hexes(judge):
        action = PlaceStation(hex) if origin == NONE else MoveStation(origin, hex)
        if why_not(state, action, seat) is None:
            found.append(Candidate(action, lead(with_station(judge, worth, hex, 1), seat, judge.weights)))
            if len(found) == MOST_SITES:
                break
    return found


def idlest_station(judge: Judge) -> int:
    """The hex of the movable station that would be missed least; NONE without one."""
    state, seat = judge.state, judge.seat
    idlest, least = NONE, 0.0
    for hex, owner in enumerate(state.station):
        if owner == seat and (state.switches.linked_station_movable or state.line_at[hex] == NONE):
            left = lead(with_station(judge, judge.now.seats, hex, -1), seat, judge.weights)
            if idlest == NONE or left > least:
                idlest, least = hex, left
    return idlest


def busiest_hexes(judge: Judge) -> list[int]:
    """Hexes that lines may pass, those first that valuable lines are likely to pass."""
    traffic: dict[int, float] = {}
    for line, view in enumerate(judge.outlooks):
        if view.passes:
            value = judge.now.future_value(line)
            for hex, likely in view.passes.items():
                traffic[hex] = traffic.get(hex, 0.0) + likely * value
    return sorted(traffic, key=traffic.__getitem__, reverse=True)


def with_station(judge: Judge, worth: list[float], hex: int, by: int) -> list[float]:
    """The worth to every seat with one station more (1) or less (-1) of the deciding seat on a hex."""
    now, line = judge.now, judge.state.line_at[hex]
    changed = worth[:]
    for number, view in enumerate(judge.outlooks):
        likely = 1.0 if number == line else view.passes.get(hex, 0.0) if line == NONE else 0.0
        if likely > 0.0:
            change = now.one_station(number, judge.seat, by if number == line else 1, now.station_prize(number))
            for seat, amount in enumerate(change):
                changed[seat] += amount * likely * (1 if number == line else by)
    return changed


# -- extensions


def extensions(judge: Judge) -> list[Candidate]:
    """Every step of every line, with what the others may think of it."""
    found: list[Candidate] = []
    for line in range(len(judge.state.status)):
        if may_extend(judge.state, line):
            found += steps_of(judge, line)
    return found


def steps_of(judge: Judge, line: int) -> list[Candidate]:
    found: list[Candidate] = []
    values: list[Value] = []
    for hex in steps(judge.state, line):
        after = judge.state.copy()
        events = Extend(line, hex).apply(after)
        if after.phase not in (ACTION, OVER):
            events = let_stand(after)
        value = judge.after_extension(after, line)
        values.append(value)
        found.append(Candidate(Extend(line, hex), judge.lead(value, judge.seat), after, events))
    leads = [candidate.score for candidate in found]
    for index, candidate in enumerate(found):
        candidate.score = fear_veto(judge, line, values, leads, index)
    return found


def fear_veto(judge: Judge, line: int, values: list[Value], leads: list[float], index: int) -> float:
    """How good a step is when those who would pay for another one may get it, or must be paid off."""
    weights, state = judge.weights, judge.state
    worst = leads[index]
    for rival in range(state.players):
        if rival == judge.seat or state.holding(line, rival) == 0:
            continue
        wanted = max(range(len(values)), key=lambda other: judge.lead(values[other], rival))
        gain = judge.lead(values[wanted], rival) - judge.lead(values[index], rival)
        price = judge.share_price(line, rival)
        if gain > price + weights.veto_margin:
            given_way = leads[wanted] + price / 2
            paid_off = leads[index] - judge.share_price(line, judge.seat)
            worst = min(worst, max(given_way, paid_off))
    return leads[index] + weights.veto_fear * (worst - leads[index])


# -- what follows


def end_is_certain(state: State) -> bool:
    """Whatever is done now, the game is over afterwards."""
    return state.action_no == 2 and end_conditions(state) != 0


def score_the_end(judge: Judge, found: list[Candidate]) -> None:
    """The last action of the game counts by what the final scoring pays."""
    for candidate in found:
        candidate.after = judge.state.copy()
        candidate.action.apply(candidate.after)
        candidate.score = judge.lead(Value(candidate.after, judge.outlooks, judge.weights), judge.seat)


def look_further(judge: Judge, candidate: Candidate) -> None:
    """Add what the own second action can collect at once, or take away what the next player can."""
    if candidate.after is None:
        candidate.after = judge.state.copy()
        candidate.action.apply(candidate.after)
    after, weights = candidate.after, judge.weights
    if after.phase == OVER:
        return
    if after.active == judge.seat:
        candidate.score += weights.follow * best_payment(after, weights)
    else:
        candidate.score -= weights.reply * best_payment(after, weights)
