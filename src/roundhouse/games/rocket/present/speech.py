"""What is said of the game: prompts, actions, events and refusals as texts for the word files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.hexes import DIRECTION_NAMES
from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.board import Board
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.present.industries import industry_word
from roundhouse.games.rocket.skip import Skip
from roundhouse.games.rocket.state import NONE, OVER, VETO_BID, VETO_CALL, State
from roundhouse.games.rocket.station import MoveStation, PlaceStation
from roundhouse.games.rocket.veto import Answer, Bid, CallVeto, DeclineVeto, PassAnswer, PassBid, nobody_bids

# -- names


def line_name(board: Board, line: int) -> str:
    return board.lines[line].id if line >= 0 else "?"


def city_name(board: Board, city: int) -> str:
    return board.places[board.cities[city]].name if city >= 0 else "?"


def industry_name(board: Board, industry: int) -> Text | str:
    return industry_word(board.industries[industry]) if industry >= 0 else Text("industry-none")


def money(state: State, amount: int) -> Text:
    unit = "money-pounds" if state.switches.unit == "1000_pounds" else "money-prestige"
    return Text(unit, {"n": amount})


def payments(state: State, pay: list[int]) -> Arg:
    """Who is paid what; 'nobody' when nothing is paid."""
    paid = [
        Text("payment", {"player": player(seat), "money": money(state, amount)})
        for seat, amount in enumerate(pay)
        if amount
    ]
    return paid or Text("payment-none")


def named(state: State, args: Mapping[str, Any]) -> dict[str, Arg]:
    """Arguments of events and violations, which are numbers, as names."""
    board = state.board
    spoken: dict[str, Arg] = {}
    for name, value in args.items():
        match name:
            case "line" | "survivor":
                spoken[name] = line_name(board, value)
            case "hex" | "original":
                spoken[name] = board.label(value)
            case "place":
                spoken[name] = board.places[value].name
            case "city":
                spoken[name] = city_name(board, value)
            case "industry":
                spoken[name] = industry_name(board, value)
            case "seat":
                spoken["player"] = player(value)
            case "pay":
                spoken[name] = payments(state, value)
            case _:
                spoken[name] = value
    return spoken


# -- sentences


def prompt(state: State, seat: int | None) -> Text:
    """One sentence that says who must do what, and why; spoken to `you` when the seat itself is asked."""
    if state.phase == OVER:
        return Text("ask-over")
    board = state.board
    whose = "you" if seat == state.asked else "other"
    if state.line == NONE:
        return Text(f"ask-action-{whose}", {"player": player(state.asked), "n": state.action_no})
    args: dict[str, Arg] = {
        "player": player(state.asked),
        "active": player(state.active),
        "line": line_name(board, state.line),
        "hex": board.label(state.target),
        "holding": state.holding(state.line, state.asked),
        "last": state.bid_shares,
    }
    if state.phase == VETO_CALL:
        return Text(f"ask-call-{whose}", args)
    if state.bid_by != NONE:
        args["bidder"] = player(state.bid_by)
        args["bid_hex"] = board.label(state.bid_hex)
    kind = "bid" if state.phase == VETO_BID else "answer"
    already = "over" if state.bid_by != NONE else "first"
    return Text(f"ask-{kind}-{already}-{whose}", args)


def say_action(state: State, action: RocketAction) -> Text:
    """What the deciding player does, before it is done."""
    board = state.board
    who = player(state.asked)
    match action:
        case Invest():
            industry = industry_name(board, action.industry)
            return Text("act-invest", {"player": who, "city": city_name(board, action.city), "industry": industry})
        case PlaceStation():
            return Text("act-station-place", {"player": who, "hex": board.label(action.to)})
        case MoveStation():
            origin, to = board.label(action.origin), board.label(action.to)
            return Text("act-station-move", {"player": who, "from": origin, "hex": to})
        case Extend():
            return Text(
                "act-extend",
                {
                    "player": who,
                    "line": line_name(board, action.line),
                    "hex": board.label(action.to),
                    "direction": direction_name(state, action.line, action.to),
                },
            )
        case Bid():
            return Text("act-bid", {"player": who, "n": action.shares, "hex": board.label(action.hex)})
        case Answer():
            return Text("act-answer", {"player": who, "n": action.shares, "hex": board.label(action.hex)})
        case PassBid() if nobody_bids(state):
            args: dict[str, Arg] = {"player": who, "line": line_name(board, state.line)}
            return Text("act-nobody-bids", {**args, "hex": board.label(state.target)})
    return Text(PLAIN_ACTIONS[type(action)], {"player": who})


PLAIN_ACTIONS: dict[type[RocketAction], str] = {
    Skip: "act-skip",
    CallVeto: "act-call",
    DeclineVeto: "act-decline",
    PassBid: "act-pass-bid",
    PassAnswer: "act-pass-answer",
}


def direction_name(state: State, line: int, hex: int) -> Text:
    direction = state.board.direction(state.loco[line], hex) if line >= 0 and state.loco[line] >= 0 else NONE
    return Text("direction-none") if direction == NONE else Text(f"direction-{DIRECTION_NAMES[direction]}")


def say_event(state: State, event: Event) -> Text:
    return Text(f"event-{event.key.replace('_', '-')}", named(state, event.args))


def say_violation(state: State, violation: Violation) -> Text:
    return Text(violation.key, named(state, violation.args))
