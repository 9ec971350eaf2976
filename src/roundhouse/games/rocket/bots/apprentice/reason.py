"""Why the apprentice does something, in one sentence: the keys are those of words/bots.*.ftl."""

from __future__ import annotations

from roundhouse.engine.event import Event
from roundhouse.engine.text import Arg, Text
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.bots.apprentice.judge import Judge
from roundhouse.games.rocket.bots.apprentice.turn import Candidate
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.present.speech import city_name, industry_name, line_name, money
from roundhouse.games.rocket.state import OVER, State
from roundhouse.games.rocket.station import MoveStation, PlaceStation
from roundhouse.games.rocket.veto import Answer, Bid, CallVeto, PassAnswer


def of_candidate(judge: Judge, candidate: Candidate) -> Text:
    """Why it takes an action in its own turn."""
    action = candidate.action
    if candidate.after is not None and candidate.after.phase == OVER:
        return Text("reason-end")
    if isinstance(action, Extend):
        return of_extension(judge, action, candidate.events)
    if isinstance(action, Invest):
        return of_investment(judge, action)
    assert isinstance(action, PlaceStation | MoveStation)
    return of_station(judge, action)


def of_skipping() -> Text:
    return Text("reason-skip")


# -- extensions


def of_extension(judge: Judge, action: Extend, events: list[Event]) -> Text:
    """What it brings at once, else what it is good for."""
    state, seat = judge.state, judge.seat
    args: dict[str, Arg] = {"line": line_name(state.board, action.line), "hex": state.board.label(action.to)}
    for key in ("merger", "town", "passenger", "city"):
        for event in events:
            if event.key == key and brings(event, seat):
                return Text(f"reason-extend-{key}", args | gain(state, event, seat))
    if takes_majority(state, action.line, seat):
        return Text("reason-extend-majority", args)
    if judge.now.linked[action.line][seat] > 0:
        return Text("reason-extend-stations", args)
    return Text("reason-extend-share", args)


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


def takes_majority(state: State, line: int, seat: int) -> bool:
    """With one share more, the seat has more of the line than anybody else."""
    held = state.holding(line, seat) + 1
    for other in range(state.players):
        if other != seat and state.holding(line, other) >= held:
            return False
    return True


# -- investments and stations


def of_investment(judge: Judge, action: Invest) -> Text:
    state = judge.state
    args: dict[str, Arg] = {
        "city": city_name(state.board, action.city),
        "industry": industry_name(state.board, action.industry),
    }
    counts = industry_counts(state, action.industry)
    counts[judge.seat] += 1
    others = [count for seat, count in enumerate(counts) if seat != judge.seat]
    if counts[judge.seat] > max(others):
        return Text("reason-invest-lead", args)
    if counts[judge.seat] == max(others):
        return Text("reason-invest-tie", args)
    return Text("reason-invest", args)


def industry_counts(state: State, industry: int) -> list[int]:
    """Claims of an industry per seat, wherever they are."""
    counts = [0] * state.players
    industries = len(state.board.industries)
    for city in range(len(state.board.cities)):
        base = (city * industries + industry) * state.players
        for seat in range(state.players):
            counts[seat] += state.claims[base + seat]
    return counts


def of_station(judge: Judge, action: PlaceStation | MoveStation) -> Text:
    """The line that is most likely to pass."""
    board = judge.state.board
    line = max(range(len(judge.outlooks)), key=lambda number: judge.outlooks[number].passes.get(action.to, 0.0))
    args: dict[str, Arg] = {"line": line_name(board, line), "hex": board.label(action.to)}
    if isinstance(action, MoveStation):
        return Text("reason-station-move", args | {"from": board.label(action.origin)})
    return Text("reason-station-place", args)


# -- vetoes


def of_reply(judge: Judge, action: RocketAction) -> Text:
    """Why it answers a question in a veto as it does."""
    state = judge.state
    args: dict[str, Arg] = {"line": line_name(state.board, state.line), "hex": state.board.label(state.target)}
    if isinstance(action, CallVeto):
        return Text("reason-veto-call", args)
    if isinstance(action, Bid | Answer):
        kind = "match" if isinstance(action, Answer) else "deny" if action.hex == state.target else "bid"
        return Text(f"reason-veto-{kind}", args | {"hex": state.board.label(action.hex), "n": action.shares})
    if isinstance(action, PassAnswer):
        return Text("reason-veto-give-way", args)
    return Text("reason-veto-leave", args)
