"""Why a bot does something, in a few sentences: the keys are those of words/bots.*.ftl.

The first sentence says what the action is good for, with figures where it pays or costs something; then what it pays
to others, what a veto against it would cost, and at last what the next best thing was and how much worse.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.engine.event import Event
from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.bots.change import drawn, let_stand
from roundhouse.games.rocket.bots.study import Study
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.present.speech import city_name, industry_name, line_name, money
from roundhouse.games.rocket.skip import Skip
from roundhouse.games.rocket.state import NONE, OVER, State
from roundhouse.games.rocket.station import MoveStation, PlaceStation
from roundhouse.games.rocket.veto import Answer, Bid, CallVeto, PassAnswer

#: An action with what a bot expects of it.
Valued = tuple[RocketAction, float]


def reason(study: Study, chosen: Valued, others: Sequence[Valued]) -> Text:
    """Why the chosen action, and not the best of the others."""
    sentences = why(study, chosen[0])
    rest = [other for other in others if other[0] != chosen[0]]
    if rest:
        sentences.append(next_best(study, chosen[1], max(rest, key=lambda other: other[1])))
    return joined(sentences)


def joined(sentences: list[Text]) -> Text:
    """Sentences one after the other, as one text."""
    first, *rest = sentences
    return Text("reason-and", {"first": first, "rest": joined(rest)}) if rest else first


def why(study: Study, action: RocketAction) -> list[Text]:
    """What an action is good for."""
    state = study.state
    if state.line != NONE:
        return [of_reply(study, action)]
    after = state.copy()
    events = action.apply(after)
    if after.phase != OVER and after.asked != NONE and after.line != NONE:
        events = let_stand(after)
    if after.phase == OVER:
        return [Text("reason-end")]
    match action:
        case Extend():
            return of_extension(study, action, events)
        case Invest():
            return [of_investment(study, action)]
        case PlaceStation() | MoveStation():
            return [of_station(study, action)]
    return [Text("reason-skip")]


# -- extensions


def of_extension(study: Study, action: Extend, events: list[Event]) -> list[Text]:
    """What it brings at once, else what it is good for; what it brings to others; who could stop it."""
    said = [what_for(study, action, events)]
    paid = paid_to_others(study.state, events)
    if paid:
        said.append(Text("reason-also-pays", {"pay": paid}))
    return said + veto_price(study.state, action)


def what_for(study: Study, action: Extend, events: list[Event]) -> Text:
    state = study.state
    seat = state.active
    args = place_args(state, action.line, action.to)
    for key in ("merger", "town", "passenger", "city"):
        for event in events:
            if event.key == key and brings(event, seat):
                return Text(f"reason-extend-{key}", args | gain(state, event, seat))
    if takes_majority(state, action.line, seat):
        return Text("reason-extend-majority", args | {"n": state.holding(action.line, seat) + 1})
    if study.worth().linked[action.line * state.players + seat] > 0.0:
        return Text("reason-extend-stations", args)
    return Text("reason-extend-share", args)


def place_args(state: State, line: int, hex: int) -> dict[str, Arg]:
    return {"line": line_name(state.board, line), "hex": state.board.label(hex)}


def brings(event: Event, seat: int) -> bool:
    """The event pays this seat, or gives it a passenger."""
    if event.key == "passenger":
        return bool(event.args["seat"] == seat)
    return bool(event.args["pay"][seat] > 0)


def gain(state: State, event: Event, seat: int) -> dict[str, Arg]:
    """What is said of an event that pays."""
    said: dict[str, Arg] = {}
    if "pay" in event.args:
        said["money"] = money(state, event.args["pay"][seat])
    if "place" in event.args:
        said["place"] = state.board.places[event.args["place"]].name
    if "survivor" in event.args:
        said["survivor"] = line_name(state.board, event.args["survivor"])
    return said


def paid_to_others(state: State, events: list[Event]) -> list[Text]:
    """What all events together pay to the others, richest first."""
    paid = [0] * state.players
    for event in events:
        for seat, amount in enumerate(event.args.get("pay", ())):
            paid[seat] += amount
    others = [seat for seat in range(state.players) if seat != state.active and paid[seat] > 0]
    others.sort(key=lambda seat: -paid[seat])
    return [Text("payment", {"player": player(seat), "money": money(state, paid[seat])}) for seat in others]


def veto_price(state: State, action: Extend) -> list[Text]:
    """What a veto that the active player cannot match would cost whoever could afford it."""
    price = state.holding(action.line, state.active) + drawn(state, action.line) + 1
    able = [seat for seat in range(state.players) if seat != state.active and state.holding(action.line, seat) >= price]
    if not able:
        return []
    richest = max(able, key=lambda seat: state.holding(action.line, seat))
    return [Text("reason-veto-price", {"player": player(richest), "n": price})]


def takes_majority(state: State, line: int, seat: int) -> bool:
    """With one share more, the seat has more of the line than anybody else."""
    held = state.holding(line, seat) + 1
    return drawn(state, line) > 0 and all(
        state.holding(line, other) < held for other in range(state.players) if other != seat
    )


# -- investments and stations


def of_investment(study: Study, action: Invest) -> Text:
    """How the claims of the industry stand afterwards."""
    state = study.state
    counts = industry_counts(state, action.industry)
    counts[state.active] += 1
    mine = counts[state.active]
    most = max(count for seat, count in enumerate(counts) if seat != state.active)
    args: dict[str, Arg] = {
        "city": city_name(state.board, action.city),
        "industry": industry_name(state.board, action.industry),
        "n": mine,
        "theirs": most,
    }
    standing = "lead" if mine > most else "tie" if mine == most else "behind"
    return Text(f"reason-invest-{standing}", args)


def industry_counts(state: State, industry: int) -> list[int]:
    """Claims of an industry per seat, wherever they are."""
    counts = [0] * state.players
    industries = len(state.board.industries)
    for city in range(len(state.board.cities)):
        base = (city * industries + industry) * state.players
        for seat in range(state.players):
            counts[seat] += state.claims[base + seat]
    return counts


def of_station(study: Study, action: PlaceStation | MoveStation) -> Text:
    """The line that is most likely to pass, and how likely."""
    state = study.state
    way = max(study.look(), key=lambda way: way.ahead.passes[action.to])
    likely = min(95, 5 * round(20 * way.ahead.passes[action.to]))
    args = place_args(state, way.line, action.to) | {"percent": likely}
    if isinstance(action, MoveStation):
        return Text("reason-station-move", args | {"from": state.board.label(action.origin)})
    return Text("reason-station-place", args)


# -- vetoes


def of_reply(study: Study, action: RocketAction) -> Text:
    """Why it answers a question in a veto as it does."""
    state = study.state
    args = place_args(state, state.line, state.target)
    match action:
        case CallVeto():
            return Text("reason-veto-call", args)
        case Bid() | Answer():
            kind = "match" if isinstance(action, Answer) else "deny" if action.hex == state.target else "bid"
            return Text(f"reason-veto-{kind}", args | {"hex": state.board.label(action.hex), "n": action.shares})
        case PassAnswer():
            return Text("reason-veto-give-way", args | {"n": state.bid_shares})
    return Text("reason-veto-leave", args)


# -- the next best


def next_best(study: Study, value: float, other: Valued) -> Text:
    """What else could have been done, and how much less that is expected to bring."""
    what = named(study.state, other[0])
    worse = round(value - other[1])
    if worse < 1:
        return Text("reason-next-close", {"what": what})
    return Text("reason-next", {"what": what, "money": money(study.state, worse)})


def named(state: State, action: RocketAction) -> Text:
    """An action as something that could have been done."""
    board = state.board
    match action:
        case Extend():
            return Text("doing-extend", place_args(state, action.line, action.to))
        case Invest():
            industry = industry_name(board, action.industry)
            return Text("doing-invest", {"city": city_name(board, action.city), "industry": industry})
        case PlaceStation():
            return Text("doing-station-place", {"hex": board.label(action.to)})
        case MoveStation():
            return Text("doing-station-move", {"from": board.label(action.origin), "hex": board.label(action.to)})
        case Bid() | Answer():
            return Text("doing-bid", {"n": action.shares, "hex": board.label(action.hex)})
        case CallVeto():
            return Text("doing-call")
        case Skip():
            return Text("doing-skip")
    return Text("doing-pass")
