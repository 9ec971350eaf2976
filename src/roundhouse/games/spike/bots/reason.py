"""Why a bot does something, in a sentence or two: the keys are those of words/bots.*.ftl.

The first sentence says what the action is good for, with the money that it is about; the second what the next best
thing was, and how much worse.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.engine.text import Arg, Text
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import NONE
from roundhouse.games.spike.bots.builds import Builds
from roundhouse.games.spike.bots.policy import Candidate, considered
from roundhouse.games.spike.bots.study import Study
from roundhouse.games.spike.draw import DrawCard, TakeCard
from roundhouse.games.spike.opening import GiveCard, KeepRoute
from roundhouse.games.spike.present.speech import city_name, colour, dollars, part_word, route_word
from roundhouse.games.spike.state import State
from roundhouse.games.spike.upgrade import Upgrade

#: An action with what a bot expects of it.
Valued = tuple[SpikeAction, float]


def reason(study: Study, chosen: Valued, others: Sequence[Valued]) -> Text:
    """Why the chosen action, and not the best of the others."""
    seen = {candidate.action: candidate for candidate in considered(study)}
    first = why(study, seen[chosen[0]]) if chosen[0] in seen else Text("reason-end")
    rest = [other for other in others if other[0] != chosen[0] and other[0] in seen]
    if not rest:
        return first
    best = max(rest, key=lambda other: other[1])
    return Text("reason-and", {"first": first, "rest": next_best(study, chosen[1], seen[best[0]], best[1])})


def why(study: Study, candidate: Candidate) -> Text:
    """What an action is good for."""
    state, action = study.state, candidate.action
    if isinstance(action, Upgrade):
        return Text("reason-upgrade", {"part": part_word(action.part)})
    if isinstance(action, KeepRoute):
        return Text("reason-keep", {"route": route_word(state.board, action.route)})
    if candidate.why == "draw":
        return why_draw(study)
    if candidate.city == NONE:
        return Text(f"reason-{candidate.why}")
    args: dict[str, Arg] = {"city": city_name(state.board, candidate.city), "money": dollars(candidate.money)}
    return Text(f"reason-{candidate.why}", args)


def why_draw(study: Study) -> Text:
    """The city that the cards are for, and how many are missing."""
    builds = Builds(study.ahead())
    missing = sum(builds.wanted())
    if builds.wanted_city == NONE or not missing:
        return Text("reason-draw")
    city = study.state.board.cities[builds.wanted_city]
    name, money = city_name(study.state.board, city.node), dollars(builds.wanted_money)
    return Text("reason-draw-for", {"city": name, "n": missing, "money": money})


def next_best(study: Study, value: float, other: Candidate, worth: float) -> Text:
    """What else could have been done, and how much less that is expected to bring."""
    what = named(study.state, other)
    worse = round(value - worth)
    if worse < 1:
        return Text("reason-next-close", {"what": what})
    return Text("reason-next", {"what": what, "money": dollars(worse)})


def named(state: State, candidate: Candidate) -> Text:
    """An action as something that could have been done."""
    action = candidate.action
    if isinstance(action, Upgrade):
        return Text("doing-upgrade", {"part": part_word(action.part)})
    if isinstance(action, KeepRoute):
        return Text("doing-keep", {"route": route_word(state.board, action.route)})
    if isinstance(action, (TakeCard, GiveCard)):
        kind = "take" if isinstance(action, TakeCard) else "give"
        return Text(f"doing-{kind}", {"colour": colour(state.board, action.colour)})
    if isinstance(action, DrawCard):
        return Text("doing-draw")
    if candidate.city == NONE:
        return Text(f"doing-{candidate.why}")
    return Text(f"doing-{candidate.why}", {"city": city_name(state.board, candidate.city)})
