"""Picks: the things a person chooses, in order, to say an action. Most follow from the forms of the actions."""

from __future__ import annotations

from roundhouse.engine.text import Arg, Text
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.decisions import ACTIONS
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.market import PARS
from roundhouse.games.e1862.finance.parliament import OpenAuction
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.finance.stock_round import (
    FROM_IPO,
    FROM_POOL,
    FROM_TREASURY,
    SOURCES,
    BuyShare,
    SellShares,
    StartCompany,
    share_price_at,
)
from roundhouse.games.e1862.map.atlas import (
    AREA,
    COMPANIES,
    COMPANY_NAMES,
    EDGE_NAMES,
    HEX,
    HEXES,
    NONE,
    PLACES,
    SIZE,
)
from roundhouse.games.e1862.map.atlas import COMPANY as NUMBER
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.map.tiles import TILE
from roundhouse.games.e1862.mergers.merger import ProposeMerger, RemoveMarker
from roundhouse.games.e1862.names import EARNED
from roundhouse.games.e1862.operating.dividends import DIVIDENDS
from roundhouse.games.e1862.operating.fleet import find_train, fleet_of, train_id, train_of
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.running import RunTrains, running_of, takings_of
from roundhouse.games.e1862.operating.tile_fits import placements
from roundhouse.games.e1862.operating.track import LayTile, PlaceSmallStation, segments_for
from roundhouse.games.e1862.operating.train_types import BANDS, TYPE_LETTERS, TYPE_NAMES, train, train_name
from roundhouse.games.e1862.operating.trains import BuyTrain, bank_price, used_price
from roundhouse.games.e1862.operating.warranties import WARRANTY_PRICE
from roundhouse.games.e1862.phases import ended_by
from roundhouse.games.e1862.present.laying import leads_to
from roundhouse.games.e1862.present.own_runs import ALONE, DONE, OWN, read_own
from roundhouse.games.e1862.present.speech import money, place_called
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import BID, CHARTER, MARKERS, OPEN, PAR, REMOVE, RUN, TRACK, TRADE, TRAINS

NO_RUN = "run:none"
#: The segment that a small station is meant for if none is named.
STRAIGHT = 0b001001


def picks(state: State, action: E1862Action) -> tuple[str, ...]:
    """The picks that say an action, by its form; runs begin with what they earn, so that people know them by it."""
    if isinstance(action, RemoveMarker) and action.hex >= SIZE:
        return (f"london:{action.slot}",)
    path = action.form.path(state, action)
    if isinstance(action, RunTrains) and action.runs:
        return (path[0].replace(":", f":{earned(state, action)}/", 1),)
    return path


def earned(state: State, action: RunTrains) -> str:
    """What runs earn, as `names.EARNED` reads it."""
    takings = takings_of(running_of(state, state.operating), action)
    revenue, subsidy = max(action.revenue, takings.revenue), max(action.subsidy, takings.subsidy)
    bound = "" if action.bound < 0 else "=" if action.bound <= revenue else f"~{action.bound}"
    return f"{revenue}{f'+{subsidy}' if subsidy else ''}{bound}"


def read_picks(state: State, path: tuple[str, ...]) -> list[E1862Action]:
    """Actions that begin with these picks, legal or not; the first is the one that is meant most likely."""
    if path[0] == OWN:
        own = read_own(state, path)
        return [] if own is None else [own]
    try:
        if state.step == RUN:
            return read_runs(state, path)
        whole = [action for action in ACTIONS.read_path(state, path) if isinstance(action, E1862Action)]
        fitting = [action for action in whole if state.step in action.answers]
        return fitting or begun(state, path) or whole[:1]
    except (LookupError, ValueError):
        return []


def read_runs(state: State, path: tuple[str, ...]) -> list[E1862Action]:
    """The runs of one pick, or none at all; other picks mean nothing where trains run."""
    if len(path) != 1:
        return []
    action = RunTrains(RunTrains.form.fields[0].read_pick(state, path[0]))
    found = EARNED.fullmatch(path[0].partition(":")[2].partition("/")[0])
    if found and found[3]:
        action.bound = int(found[4] or found[1])
    return [action]


def begun(state: State, path: tuple[str, ...]) -> list[E1862Action]:
    """What picks may lead to that do not yet say a whole action: first the least of it, which explains a refusal."""
    kind, _, what = path[0].partition(":")
    match kind, path[1:]:
        case "company", ():
            return company_begun(state, NUMBER[what])
        case "sell" | "buy" | "start", ():
            companies = [company for company in range(COUNT) if may_deal(state, kind, company)]
            return [action for company in companies for action in trade_begun(state, kind, company)]
        case "sell" | "buy" | "start", (second,):
            return trade_begun(state, kind, NUMBER[second.removeprefix("company:")])
        case "type", ():
            return [BuyTrain(TYPE_NAMES.index(what), 0)]
        case "london", () if state.step == REMOVE:
            return [RemoveMarker(SIZE, int(what))]
        case "hex", () if state.step == REMOVE:
            return [RemoveMarker(HEX[what], slot) for slot in range(PLACES_PER_HEX)]
        case "hex", ():
            return tiles_begun(state, HEX[what], NONE)
        case "hex", (second,):
            return tiles_begun(state, HEX[what], TILE[second.removeprefix("tile:")])
        case "small", (second,):
            hex = HEX[second.removeprefix("hex:")]
            segments = segments_for(state, hex) if hex < SIZE else []
            return [PlaceSmallStation(hex, segment) for segment in (STRAIGHT, *segments)]
    return []


def company_begun(state: State, company: int) -> list[E1862Action]:
    if state.step == OPEN:
        return [OpenAuction(company, 0)]
    if state.step == TRADE:
        return [BuyShare(company, FROM_POOL)]
    return [ProposeMerger(company, company), ProposeMerger(company, state.operating)]


def may_deal(state: State, kind: str, company: int) -> bool:
    """Whether it makes sense at all to sell, buy or start this company."""
    if kind == "sell":
        return state.holding(company, state.asked) > 0
    return state.in_play[company] == 1 and state.started[company] == (0 if kind == "start" else 1)


def trade_begun(state: State, kind: str, company: int) -> list[E1862Action]:
    if kind == "sell":
        return [SellShares(company, count) for count in range(1, max(1, state.holding(company, state.asked)) + 1)]
    if kind == "buy":
        return [BuyShare(company, source) for source in (FROM_POOL, FROM_IPO, FROM_TREASURY)]
    return [StartCompany(company, PARS[0])]


def tiles_begun(state: State, hex: int, tile: int) -> list[E1862Action]:
    """Any tile that the print of a hex allows, or that one."""
    board = state.board
    tiles = placements(hex, board.tile[hex], board.turn[hex]) if hex < SIZE else []
    fitting = [(found, turn) for found, turn in tiles if tile in (NONE, found)]
    return [LayTile(hex, found, turn) for found, turn in [(max(tile, 0), 0), *fitting]]


def pickable(state: State) -> list[str]:
    """Everything that has a name."""
    named = [f"company:{COMPANIES[company]}" for company in range(COUNT) if state.in_play[company]]
    named += [f"hex:{HEXES[hex]}" for hex in range(SIZE)]
    named += [f"train:{train_id(state, number)}" for number in range(len(state.train_owner))]
    named += [f"type:{name}" for name in TYPE_NAMES] + [f"dividend:{name}" for name in DIVIDENDS]
    return [*named, "pass", "buy", "sell", "start", "small", "redeem", "yes", "no", NO_RUN, OWN, DONE, ALONE]


def pick_label(state: State, pick: str) -> Text | str:
    """The shortest name."""
    kind, _, what = pick.partition(":")
    match kind:
        case (
            "company"
            | "survivor"
            | "hex"
            | "tile"
            | "turn"
            | "segment"
            | "amount"
            | "count"
            | "warranties"
            | "train"
            | "link"
            | "clear"
            | "swap"
        ):
            return what
        case "run" if found := EARNED.fullmatch(what.partition("/")[0]):
            return Text("run-of", {"amount": money(int(found[1]))})
        case "type" | "source" | "dividend" | "run" | "raise":
            return Text(f"{kind}-{what.replace('_', '-')}")
        case "area" | "skip" | "score" | "drop":
            return place_called(what)
        case "by":
            way, _, end = what.partition(":")
            return Text("pick-by-short", {"what": way, "name": place_called(end) if end in AREA else end})
        case "london":
            return Text("area-london")
    return Text(f"pick-{kind}")


def renames(pick: str) -> bool:
    """After a tile its turns are called by what they lead to, after a company its shares by what they cost."""
    return pick.startswith(("tile:", "company:"))


def after(state: State, pick: str, picked: tuple[str, ...]) -> Text | None:
    """What a pick is called after others, where those say more about it."""
    kind, _, what = pick.partition(":")
    match kind, [each.partition(":") for each in picked]:
        case "turn", [("hex", _, hex), ("tile", _, tile)]:
            called = [place_called(name) for name in leads_to(HEX[hex], TILE[tile], int(what))]
            places = [place for place in called if isinstance(place, Text)]
            return Text("pick-turn-to", {"places": places})
        case "source", [*_, ("company", _, company)]:
            amount = share_price_at(state, NUMBER[company], SOURCES.index(what))
            return Text("pick-source", {"what": what, "price": money(amount)})
        case "buy", [] if state.step == CHARTER:
            return Text("pick-buy-for", {"price": money(state.par[state.company])})
        case "count", [("sell", _, _), ("company", _, company)] if state.step == TRADE:
            return Text(
                "pick-shares-for", {"n": int(what), "price": money(int(what) * sale_price(state, NUMBER[company]))}
            )
    return None


def pick_name(state: State, pick: str, picked: tuple[str, ...] = ()) -> Text:
    """What a pick is called, in a list or in a tooltip."""
    if (better := after(state, pick, picked)) is not None:
        return better
    kind, _, what = pick.partition(":")
    args: dict[str, Arg] = {"what": what}
    match kind:
        case "company" | "survivor":
            args["name"] = COMPANY_NAMES[NUMBER[what]]
        case "hex":
            args["name"] = PLACES[HEX[what]] if HEX[what] < SIZE else what
        case "amount":
            return Text(amount_key(state), {"n": int(what)})
        case "count":
            return Text("pick-markers" if state.step == MARKERS else "pick-shares", {"n": int(what)})
        case "warranties":
            return Text("pick-warranties", {"n": int(what), "price": money(int(what) * WARRANTY_PRICE)})
        case "train":
            return train_pick(state, what)
        case "link" | "clear":
            return Text(f"pick-{kind}", train_pick(state, what).args)
        case "swap":
            one, other = (train_pick(state, each) for each in what.split("+"))
            return Text("pick-swap", {"one": one, "other": other})
        case "like":
            return Text("pick-like")
        case "type":
            return new_train(state, what)
        case "turn":
            args["what"] = int(what)
        case "segment":
            args["from"], args["to"] = (Text(f"edge-{EDGE_NAMES[int(edge)]}") for edge in what.split("-"))
        case "london":
            args["what"] = int(what) + 1
        case "area" | "skip" | "score" | "drop":
            args["name"] = place_called(what)
        case "by":
            way, _, end = what.partition(":")
            args["what"], args["name"] = place_called(way), place_called(end)
        case "run" if found := EARNED.fullmatch(what.partition("/")[0]):
            return run_name(*found.groups())
        case "source" | "dividend" | "run" | "raise":
            return Text(f"{kind}-{what.replace('_', '-')}")
    return Text(f"pick-{kind}", args)


def new_train(state: State, what: str) -> Text:
    """A train of the bank with its price, what is missing to run it, and which trains its sale ends."""
    type, band = TYPE_LETTERS.index(what[0].upper()), state.band()
    gone = ended_by(state, band) if band > state.phase else []
    lost = [each for each, held in enumerate(state.train_band) if held in gone and not state.train_warranties[each]]
    args: dict[str, Arg] = {
        "name": train_name(train(type, band)),
        "what": Text(f"type-{what}"),
        "price": money(bank_price(state)),
        "permit": "yes" if allows(state.permits[state.operating], type) else "no",
        "ends": ", ".join(BANDS[each] for each in gone) or "none",
        "n": len(lost),
    }
    return Text("pick-type", args)


def run_name(revenue: str, subsidy: str | None, proof: str | None, bound: str | None) -> Text:
    """What runs earn, and whether they are proven to be the best."""
    proven = "best" if proof == "=" else "bound" if bound else "none"
    args: dict[str, Arg] = {"n": int(revenue), "subsidy": int(subsidy or 0), "proven": proven}
    return Text("pick-run", {**args, "more": int(bound or revenue) - int(revenue)})


def amount_key(state: State) -> str:
    return "pick-bid" if state.step in (OPEN, BID) else "pick-par" if state.step in (PAR, TRADE, TRACK) else "pick-bid"


def train_pick(state: State, name: str) -> Text:
    """A train of one's own that is to run, or one of another company with its price."""
    try:
        number = find_train(state, name)
    except LookupError:
        return Text("pick-train", {"what": name, "name": name})
    args: dict[str, Arg] = {"what": name, "name": train_of(state, number)}
    if state.step != TRAINS:
        return Text("pick-train", args)
    owner = state.train_owner[number]
    args["company"] = COMPANIES[owner]
    args["price"] = money(used_price(state, state.train_band[number]))
    args["permit"] = "yes" if allows(state.permits[state.operating], state.train_type[number]) else "no"
    # Of two that are alike each is called by its number.
    twins = [each for each in fleet_of(state, owner) if train_of(state, each) == args["name"]]
    args["alike"] = "yes" if len(twins) > 1 else "no"
    return Text("pick-train-of", args)
