"""What is said of the game: prompts, actions, events and refusals as texts for the word files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.mania.actions import (
    DIVIDENDS,
    SOURCES,
    WAYS,
    Action,
    BuyTrain,
    BuyTrainFrom,
    Consent,
    DecideDividend,
    LayTile,
    Option,
    RunTrains,
)
from roundhouse.games.mania.atlas import AREA_NAMES, COMPANIES, HEXES, LONDON, SIZE
from roundhouse.games.mania.notation import FORMS, NAMES
from roundhouse.games.mania.position import BANDS, train, train_name
from roundhouse.games.mania.state import ENDS, State
from roundhouse.games.mania.steps import DECISIONS, OVER
from roundhouse.games.mania.tiles import TILE_NAMES

#: Arguments that name companies.
COMPANY_ARGS = ("company", "other", "survivor")
MONEY_ARGS = ("amount", "cash", "price", "reserve", "revenue", "subsidy")


def money(amount: int) -> Text:
    return Text("money", {"n": amount})


def hex_name(hex: int) -> str:
    return AREA_NAMES[LONDON] if hex >= SIZE else HEXES[hex]


def company_name(company: int) -> str:
    return COMPANIES[company] if 0 <= company < len(COMPANIES) else "?"


def holder(state: State, who: int) -> Text:
    if who < state.players:
        return player(who)
    return Text("holder-treasury" if who == state.treasury else "holder-pool" if who == state.pool else "holder-ipo")


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
        elif name == "hex":
            spoken[name] = value if isinstance(value, str) else hex_name(value)
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
    name = DECISIONS[state.step][0].replace("_", "-")
    args: dict[str, Arg] = {
        "player": player(state.asked),
        "company": company_name(state.company),
        "bid": money(state.bid),
        "redeem": money(state.m_redeem),
        "sell": money(state.m_sell),
        "owes": money(state.owes[state.asked]),
        "n": state.m_excess,
    }
    return Text(f"ask-{name}-{whose}", args)


def say_action(state: State, action: Action) -> Text:
    """What the deciding player does, before it is done."""
    args: dict[str, Arg] = {"player": player(state.asked), "operating": company_name(state.operating)}
    if isinstance(action, RunTrains):
        return Text("act-run-trains" if action.runs else "act-run-nothing", {**args, "n": len(action.runs)})
    if isinstance(action, DecideDividend):
        return Text("act-dividend", {**args, "kind": Text(f"dividend-{DIVIDENDS[action.kind]}")})
    if isinstance(action, (Consent, Option)):
        yes = action.yes if isinstance(action, Consent) else action.redeem
        return Text(f"act-{NAMES[type(action)]}-{'yes' if yes else 'no'}", args)
    if isinstance(action, BuyTrain):
        name = train_name(train(action.kind, state.band()))
        return Text("act-buy-train", {**args, "train": name, "n": action.warranties})
    if isinstance(action, BuyTrainFrom):
        number = action.train
        name = train_name(train(state.train_type[number], state.train_band[number]))
        seller = company_name(state.train_owner[number])
        return Text("act-buy-train-from", {**args, "train": name, "other": seller})
    if isinstance(action, LayTile):
        return Text("act-lay-tile", {**args, "hex": hex_name(action.hex), "tile": TILE_NAMES[action.tile]})
    name = NAMES[type(action)]
    fields = {field: getattr(action, field) for field, _ in FORMS[name][1]}
    return Text(f"act-{name.replace('_', '-')}", {**args, **action_args(state, fields)})


def action_args(state: State, fields: dict[str, Any]) -> dict[str, Arg]:
    spoken = named(state, {name: value for name, value in fields.items() if name not in ("way", "slot", "segment")})
    if "bid" in fields:
        spoken["amount"] = money(fields["bid"])
    if "count" in fields:
        spoken["n"] = fields["count"]
    if "way" in fields:
        spoken["way"] = Text(f"raise-{WAYS[fields['way']].replace('_', '-')}")
    return spoken


def say_event(state: State, event: Event) -> Text:
    args = named(state, event.args)
    if event.key == "dividend":
        args["kind"] = Text(f"dividend-{DIVIDENDS[event.args['kind']]}")
    return Text(f"event-{event.key}", args)


def say_violation(state: State, violation: Violation) -> Text:
    return Text(violation.key, named(state, violation.args))
