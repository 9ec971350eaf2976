"""The own turn: what is worth thinking of, and how good each of it seems at a glance."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.bots.change import StepChange, drawn, may_end, share_change
from roundhouse.games.rocket.bots.study import Study
from roundhouse.games.rocket.bots.worth import Worth, final_worth, lead, weighed
from roundhouse.games.rocket.ending import end_conditions
from roundhouse.games.rocket.extend import Extend, may_extend
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.state import ELIMINATED, NONE, OVER, State
from roundhouse.games.rocket.station import MoveStation, PlaceStation, stations_of

#: Sites less likely to be passed are not considered for a station.
REMOTE: Final = 0.04


class Candidate:
    """An action and how good it seems: the change of the own lead. Extensions also know what they change."""

    def __init__(self, action: RocketAction, score: float, effect: StepChange | None = None) -> None:
        self.action = action
        self.score = score
        self.effect = effect


def candidates(study: Study) -> list[Candidate]:
    """Everything worth thinking of in the own turn, best first."""
    found = investments(study)
    stations(study, found)
    if end_is_certain(study.state):
        score_the_end(study, found)
    extensions(study, found)
    if not found:
        stations(study, found, must=True)
    found.sort(key=score_of, reverse=True)
    return found


def score_of(candidate: Candidate) -> float:
    return candidate.score


# -- investments


def investments(study: Study) -> list[Candidate]:
    """Every free investment, by the industry it counts for and the city it is in."""
    state, worth = study.state, study.worth()
    slopes = study.slopes(state.active)
    industries = len(state.board.industries)
    by_industry = [industry_gain(worth, industry, state.active, slopes) for industry in range(industries)]
    found: list[Candidate] = []
    for city in range(len(state.board.cities)):
        base = city * industries
        gain = 0.0
        looked = False
        for industry in range(industries):
            if state.unclaimed[base + industry] > 0:
                if not looked:
                    looked = True
                    gain = city_gain(worth, city, state.active, slopes)
                score = gain + by_industry[industry] * worth.city_likely[city]
                found.append(Candidate(Invest(city, industry), score))
    return found


def industry_gain(worth: Worth, industry: int, seat: int, slopes: list[float]) -> float:
    """What one more claim of an industry is good for, in a city that is certainly connected."""
    return weighed(worth.industry_worth(industry, seat, 1.0), slopes) - weighed(worth.industries[industry], slopes)


def city_gain(worth: Worth, city: int, seat: int, slopes: list[float]) -> float:
    """What one more claim in a city is good for, when further lines connect it."""
    times = worth.city_times[city] * worth.weights.cities
    if times <= 0.0:
        return 0.0
    return times * (weighed(worth.one_connection(city, seat), slopes) - weighed(worth.city_pay[city], slopes))


# -- stations


def stations(study: Study, found: list[Candidate], must: bool = False) -> None:
    """Placing a station where lines are likely to pass; with an empty reserve, moving the one that does least.

    It is moved only to where more may come by than where it stands, unless it must be. What may come by changes with
    the lines alone, so nobody who thinks like this moves stations to and fro: sooner or later a line is extended.
    """
    state = study.state
    seat = state.active
    slopes = study.slopes(seat)
    gains = station_gains(study, seat, slopes, 1.0)
    origin = NONE
    lost = 0.0
    values: list[float] = []
    least = 0.0
    if state.reserve[seat] == 0:
        losses = station_gains(study, seat, slopes, -1.0)
        for hex in stations_of(state, seat):
            if state.switches.linked_station_movable or state.line_at[hex] == NONE:
                loss = losses[state.line_at[hex]] if state.line_at[hex] != NONE else -passing(study, hex, gains)
                if origin == NONE or loss > lost:
                    origin, lost = hex, loss
        if origin == NONE:
            return
        if not must:
            values = line_values(study)
            least = promise(study, origin, values)
    for hex in sites(study, gains):
        if not values or promise(study, hex, values) > least:
            action = PlaceStation(hex) if origin == NONE else MoveStation(origin, hex)
            found.append(Candidate(action, lost + passing(study, hex, gains)))


def station_gains(study: Study, seat: int, slopes: list[float], by: float) -> list[float]:
    """Per line, what one linked station of the seat more (1) or less (-1) is good for."""
    worth = study.worth()
    gains: list[float] = []
    for way in worth.ways:
        if way.status == ELIMINATED:
            gains.append(0.0)
            continue
        line, ahead = way.line, way.ahead
        counts = worth.station_counts(line, ahead)
        counts[seat] += by
        value = worth.future_value(line, study.state.value(line), ahead.growth)
        changed = worth.station_worth(counts, value, ahead.towns)
        gains.append(weighed(changed, slopes) - weighed(worth.stations[line], slopes))
    return gains


def sites(study: Study, gains: list[float]) -> list[int]:
    """Hexes free for a station that some line is likely to pass, for whose stations it is good."""
    hindrance = study.state.hindrance
    found: list[int] = []
    seen = [False] * len(hindrance)
    for way in study.ways:
        if gains[way.line] <= 0.0:
            continue
        passes = way.ahead.passes
        for hex in way.ahead.hexes:
            if hindrance[hex] == 0 and not seen[hex] and passes[hex] > REMOTE:
                seen[hex] = True
                found.append(hex)
    return found


def passing(study: Study, hex: int, gains: list[float]) -> float:
    """What a station on a free hex is good for, by the lines that may pass."""
    total = 0.0
    for way in study.ways:
        total += way.ahead.passes[hex] * gains[way.line]
    return total


def line_values(study: Study) -> list[float]:
    """The value that every line will probably pay by; nothing for those that are gone."""
    worth, state = study.worth(), study.state
    values: list[float] = []
    for way in worth.ways:
        gone = way.status == ELIMINATED
        values.append(0.0 if gone else worth.future_value(way.line, state.value(way.line), way.ahead.growth))
    return values


def promise(study: Study, hex: int, values: list[float]) -> float:
    """The value of the line that a hex belongs to, or of the lines that may pass it, whoever gains by that."""
    own = study.state.line_at[hex]
    if own != NONE:
        return values[own]
    total = 0.0
    for way in study.ways:
        total += way.ahead.passes[hex] * values[way.line]
    return total


# -- extensions


def extensions(study: Study, found: list[Candidate]) -> None:
    """Every step of every line, with what the others may think of it."""
    state = study.state
    slopes = study.slopes(state.active)
    for line in range(len(state.status)):
        if may_extend(state, line):
            effects = study.steps(line)
            for index in range(len(effects)):
                score = fear_veto(study, effects, index, slopes)
                found.append(Candidate(Extend(line, effects[index].step.hex), score, effects[index]))


def stands(effect: StepChange, slopes: list[float]) -> float:
    """What a step means for somebody's lead, if it stands."""
    return weighed(effect.change, slopes) + weighed(effect.passenger, slopes)


def fear_veto(study: Study, effects: list[StepChange], index: int, slopes: list[float]) -> float:
    """How good a step is when those who would pay for another one may get it, or must be paid off."""
    state, weights = study.state, study.weights
    effect = effects[index]
    mine = stands(effect, slopes)
    worst = mine
    if len(effects) > 1:
        line = effect.step.line
        for rival in range(state.players):
            if rival != state.active and state.holding(line, rival) > 0:
                worst = min(worst, after_rival(study, effects, index, rival, slopes))
    return mine + weights.veto_fear * (worst - mine)


def after_rival(study: Study, effects: list[StepChange], index: int, rival: int, slopes: list[float]) -> float:
    """What is left of a step once a rival has bid one share for the step that they want."""
    state, worth, here = study.state, study.worth(), effects[index]
    theirs = study.slopes(rival)
    wanted, most = here, stands(here, theirs)
    enough = most + study.weights.veto_margin
    for other in effects:
        found = weighed(other.change, theirs)
        if found > most:
            wanted, most = other, found
    mine = stands(here, slopes)
    if most <= enough:
        return mine
    given = share_change(worth, wanted.step, rival, 1)
    if most + weighed(given, theirs) <= enough:
        return mine
    given_way = weighed(wanted.change, slopes) + weighed(given, slopes)
    line = here.step.line
    if state.holding(line, state.active) + drawn(state, line) == 0:
        return given_way
    paid = share_change(worth, here.step, state.active, 1)
    return max(given_way, mine + weighed(paid, slopes))


# -- the end


def end_is_certain(state: State) -> bool:
    """Whatever is done now, the game is over afterwards."""
    return may_end(state) and (state.action_no == 2 or state.switches.end_after_action) and end_conditions(state) != 0


def score_the_end(study: Study, found: list[Candidate]) -> None:
    """The last action of the game counts by what the final scoring pays."""
    worth = study.worth()
    before = lead(worth.seats, study.state.active, study.weights)
    for candidate in found:
        after = study.state.copy()
        candidate.action.apply(after)
        if after.phase == OVER:
            candidate.score = lead(final_worth(after, study.weights), study.state.active, study.weights) - before
