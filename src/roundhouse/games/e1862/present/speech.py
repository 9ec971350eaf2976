"""What is said of the game: prompts, actions, events and refusals as texts for the word files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.engine.event import Event
from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.decisions import question_of
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.stock_round import SOURCES
from roundhouse.games.e1862.map.atlas import AREA, COMPANIES, HEX, HEXES, PLACES, SIZE
from roundhouse.games.e1862.map.tiles import TILE_NAMES
from roundhouse.games.e1862.mergers.merger import Consent
from roundhouse.games.e1862.mergers.procedure import Option
from roundhouse.games.e1862.operating.dividends import DIVIDENDS, DecideDividend
from roundhouse.games.e1862.operating.fleet import fleet_of, train_of
from roundhouse.games.e1862.operating.forced_purchase import WAYS, RaiseMoney
from roundhouse.games.e1862.operating.running import RunTrains
from roundhouse.games.e1862.operating.train_types import BANDS, train, train_name
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom, used_price
from roundhouse.games.e1862.state import ENDS, State
from roundhouse.games.e1862.steps import CHARTER, DECISIONS, OPTION, OVER, REDEEM, TRAIN_CONSENT, TRAINS

#: Arguments that name companies.
COMPANY_ARGS = ("company", "other", "survivor")
#: Events with which a round begins.
ROUNDS_BEGIN = ("parliament", "stock-round", "operating-round")
MONEY_ARGS = ("amount", "cash", "price", "reserve", "revenue", "subsidy")


def money(amount: int) -> Text:
    """Pounds; only the bank can owe some, after the LNER (R10.3-c)."""
    return Text("money", {"n": amount}) if amount >= 0 else Text("money-owed", {"n": -amount})


def place(hex: int) -> Text:
    """The place on a hex; markers beyond the map stand in London."""
    return Text("area-london") if hex >= SIZE else Text("place", {"name": PLACES[hex], "hex": HEXES[hex]})


def place_called(name: str) -> Text | str:
    """The place that a run names: an area, a hex of the map, or a hex of sea or red land, which has no name."""
    if name in AREA:
        return Text(f"area-{name}")
    return place(HEX[name]) if HEX[name] < SIZE else name


def company_name(company: int) -> str:
    return COMPANIES[company] if 0 <= company < len(COMPANIES) else "?"


def holder(state: State, who: int) -> Text:
    """Whose turn it is in a merger: a player, or the treasury as the last (R5.2.4-a)."""
    return player(who) if who < state.players else Text("holder-treasury")


def named(state: State, args: Mapping[str, Any]) -> dict[str, Arg]:
    """Arguments of events and violations, which are numbers, as names."""
    spoken: dict[str, Arg] = {}
    for name, value in args.items():
        if name in COMPANY_ARGS:
            spoken[name] = company_name(value)
        elif name in MONEY_ARGS:
            spoken[name] = money(value)
        elif name == "seat":
            spoken["player"] = player(value)
        elif name in ("hex", "stop"):
            spoken[name] = place_called(value) if isinstance(value, str) else place(value)
        elif name == "holder":
            spoken[name] = holder(state, value)
        elif name == "source":
            spoken[name] = Text(f"source-{SOURCES[value]}")
        elif name == "by":
            spoken[name] = Text(f"ended-by-{ENDS[value]}")
        elif name in ("phase", "band"):
            spoken[name] = BANDS[value]
        elif name == "tile":
            spoken[name] = value if isinstance(value, str) else TILE_NAMES[value]
        else:
            spoken[name] = value
    if "band" in args and "type" in args:
        spoken["train"] = train_name(train(args["type"], args["band"]))
    return spoken


def prompt(state: State, seat: int | None) -> Text:
    """One sentence that says who must do what."""
    if state.step == OVER:
        return Text("ask-over")
    whose = "you" if seat == state.asked else "other"
    args: dict[str, Arg] = {
        "player": player(state.asked),
        "company": company_name(state.company),
        "operating": company_name(state.operating),
        "survivor": company_name(state.m_survivor),
        "bid": money(state.bid),
        "revenue": money(state.revenue),
        "redeem": money(state.m_redeem),
        "sell": money(state.m_sell),
        "owes": money(state.owes[state.asked]),
        "n": state.m_excess,
        "laid": state.laid,
    }
    if state.step == TRAIN_CONSENT:
        args["train"] = train_of(state, state.offered_train)
        args["price"] = money(used_price(state, state.train_band[state.offered_train]))
    elif state.step == REDEEM:
        args["price"] = money(state.price(state.operating))
    elif state.step == CHARTER:
        args["price"] = money(state.par[state.company])
        args["held"] = state.holding(state.company, state.asked)
    elif state.step == TRAINS:
        args["cash"] = money(state.money[state.operating])
        args["trains"] = len(fleet_of(state, state.operating))
    return Text(f"ask-{question(state)}-{whose}", args)


def question(state: State) -> str:
    """What is asked. An option may be a share, a director certificate, or the treasury's."""
    name = DECISIONS[question_of(state)][0].replace("_", "-")
    if state.step == OPTION and state.m_certificate:
        return f"{name}-certificate"
    return f"{name}-treasury" if state.step == OPTION and state.m_option == state.treasury else name


def say_action(state: State, action: E1862Action) -> Text:
    """What the deciding player does, before it is done."""
    args: dict[str, Arg] = {"player": player(state.asked), "operating": company_name(state.operating)}
    key = f"act-{action.form.name.replace('_', '-')}"
    match action:
        case RunTrains():
            return Text(key if action.runs else "act-run-nothing", {**args, "n": len(action.runs)})
        case DecideDividend():
            return Text(f"act-dividend-{DIVIDENDS[action.kind]}", args)
        case RaiseMoney():
            return Text(f"act-raise-{WAYS[action.way].replace('_', '-')}", args)
        case Consent() | Option():
            yes = action.yes if isinstance(action, Consent) else action.redeem
            return Text(f"{key}-{'yes' if yes else 'no'}", args)
        case BuyTrain():
            name = train_name(train(action.kind, state.band()))
            return Text(key, {**args, "train": name, "n": action.warranties})
        case BuyTrainFrom():
            number = action.train
            price = money(used_price(state, state.train_band[number]))
            seller = company_name(state.train_owner[number])
            return Text(key, {**args, "train": train_of(state, number), "other": seller, "price": price})
    return Text(key, {**args, **action_args(state, dict(zip(action.form.arguments, action.values())))})


def action_args(state: State, fields: dict[str, Any]) -> dict[str, Arg]:
    spoken = named(state, {name: value for name, value in fields.items() if name not in ("slot", "segment", "turn")})
    if "bid" in fields:
        spoken["amount"] = money(fields["bid"])
    if "count" in fields:
        spoken["n"] = fields["count"]
    return spoken


def say_event(state: State, event: Event) -> Text:
    if event.key == "ran-train":
        return say_earning(state, event.args)
    args = named(state, event.args)
    if event.key == "dividend":
        return Text(f"event-dividend-{DIVIDENDS[event.args['kind']]}", args)
    if event.key == "ran":
        args["local"] = event.args["subsidy"]
    if event.key in ROUNDS_BEGIN:
        # How fortunes have grown is told round by round, in what happened.
        args["worth"] = [money(worth(state, seat)) for seat in range(state.players)]
    return Text(f"event-{event.key}", args)


def say_earning(state: State, earned: Mapping[str, Any]) -> Text:
    """What one train brings, stop by stop."""
    args = named(state, {name: value for name, value in earned.items() if name not in ("stops", "counts")})
    counts = zip(earned["stops"], earned["counts"])
    stops = [Text("stop-counts", {"name": place_called(stop), "n": n}) for stop, n in counts]
    return Text("event-ran-train", {**args, "stops": stops, "n": earned["subsidy"]})
