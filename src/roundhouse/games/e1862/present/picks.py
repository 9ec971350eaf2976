"""Picks: the things a person chooses, in order, to say an action."""

from __future__ import annotations

from roundhouse.engine.text import Arg, Text
from roundhouse.games.e1862.actions import (
    DIVIDENDS,
    SOURCES,
    WAYS,
    Action,
    BuildTerminal,
    BuyCharterShare,
    BuyShare,
    BuyTrain,
    BuyTrainFrom,
    ChooseMarkers,
    Consent,
    DecideDividend,
    LayTile,
    OpenAuction,
    Option,
    Pass,
    PlaceSmallStation,
    PlaceStation,
    ProposeMerger,
    RaiseBid,
    RaiseMoney,
    Redeem,
    RemoveMarker,
    RunTrains,
    SellShares,
    SetPar,
    StartCompany,
)
from roundhouse.games.e1862.decisions import BID, MARKERS, OPEN, OPTION, PAR, REMOVE, RUN, STATION, TRACK, TRADE, TRAINS
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.map.atlas import (
    AREA,
    COMPANIES,
    COMPANY,
    COMPANY_NAMES,
    EDGE_NAMES,
    HEX,
    HEXES,
    PLACES,
    SIZE,
)
from roundhouse.games.e1862.map.board import TYPE_LETTERS, TYPE_NAMES, train, train_name
from roundhouse.games.e1862.map.tiles import TILE, TILES
from roundhouse.games.e1862.notation import edges_of, train_id
from roundhouse.games.e1862.operating.running import running_of, total_of
from roundhouse.games.e1862.operating.trains import used_price
from roundhouse.games.e1862.present.own_runs import ALONE, DONE, OWN, read_own
from roundhouse.games.e1862.present.speech import money, place_called, train_of
from roundhouse.games.e1862.runs.run_code import read_code, write_code
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.turn import legal

NO_RUN = "run:none"


def picks(state: State, action: Action) -> tuple[str, ...]:
    match action:
        case Pass():
            return ("pass",)
        case OpenAuction():
            return f"company:{COMPANIES[action.company]}", f"amount:{action.bid}"
        case RaiseBid():
            return (f"amount:{action.bid}",)
        case SetPar():
            return (f"amount:{action.price}",)
        case BuyCharterShare():
            return ("buy",)
        case SellShares():
            return "sell", f"company:{COMPANIES[action.company]}", f"count:{action.count}"
        case BuyShare():
            return "buy", f"company:{COMPANIES[action.company]}", f"source:{SOURCES[action.source]}"
        case StartCompany():
            return "start", f"company:{COMPANIES[action.company]}", f"amount:{action.price}"
        case ChooseMarkers():
            return (f"count:{action.count}",)
        case ProposeMerger():
            return f"company:{COMPANIES[action.other]}", f"survivor:{COMPANIES[action.survivor]}"
        case Consent():
            return ("yes" if action.yes else "no",)
        case Option():
            return ("redeem" if action.redeem else "sell",)
    return picks_of_turn(state, action)


def picks_of_turn(state: State, action: Action) -> tuple[str, ...]:
    match action:
        case RemoveMarker():
            return (f"london:{action.slot}" if action.hex >= SIZE else f"hex:{HEXES[action.hex]}",)
        case LayTile():
            return f"hex:{HEXES[action.hex]}", f"tile:{TILES[action.tile]}", f"turn:{action.turn}"
        case PlaceSmallStation():
            edges = "-".join([str(edge) for edge in edges_of(action.segment)])
            return "small", f"hex:{HEXES[action.hex]}", f"segment:{edges}"
        case BuildTerminal():
            return (f"london:{action.slot}",)
        case PlaceStation():
            return (f"hex:{HEXES[action.hex]}",)
        case RunTrains():
            return (run_pick(state, action),)
        case DecideDividend():
            return (f"dividend:{DIVIDENDS[action.kind]}",)
        case BuyTrain():
            return f"type:{TYPE_NAMES[action.kind]}", f"warranties:{action.warranties}"
        case BuyTrainFrom():
            return (f"train:{train_id(state, action.train)}",)
        case RaiseMoney():
            return (f"raise:{WAYS[action.way]}",)
        case Redeem():
            return ("redeem",)
    raise TypeError(f"not an action of this game: {action!r}")


def run_pick(state: State, action: RunTrains) -> str:
    """What the runs earn, which names them (those of a log carry it with them), and the runs themselves written out:
    nobody has to search for them again to know which are meant."""
    if not action.runs:
        return NO_RUN
    total = max(action.revenue, total_of(running_of(state, state.operating), action))
    return f"run:{total}/{write_code(state, action.runs)}"


def read_picks(state: State, path: tuple[str, ...]) -> list[Action]:
    """Actions that begin with these picks, legal or not: those that are, or else the one that was meant."""
    if path[0] == OWN:
        own = read_own(state, path)
        return [] if own is None else [own]
    if state.step == RUN:
        return read_run_pick(state, path)
    begun = [action for action in legal(state) if picks(state, action)[: len(path)] == path]
    if begun:
        return begun
    try:
        meant = meaning(state, path)
    except (KeyError, ValueError):
        return []
    return [] if meant is None else [meant]


def read_run_pick(state: State, path: tuple[str, ...]) -> list[Action]:
    """The runs of one pick, or none at all; other picks mean nothing where trains run."""
    if path == (NO_RUN,):
        return [RunTrains([])]
    total, _, code = path[0].partition("/")
    if len(path) > 1 or not total.removeprefix("run:").isdecimal():
        return []
    try:
        return [RunTrains(read_code(state, code))]
    except (LookupError, ValueError):
        return []


def meaning(state: State, path: tuple[str, ...]) -> Action | None:
    """What somebody means who picks what is not offered; missing picks are filled in with the least."""
    words = [pick.partition(":") for pick in path]
    kinds = [kind for kind, _, _ in words]
    given = {kind: name for kind, _, name in words}
    company = COMPANY[given["company"]] if "company" in given else -1
    match kinds[0]:
        case "pass":
            return Pass()
        case "yes" | "no":
            return Consent(1 if kinds[0] == "yes" else 0)
        case "sell" if state.step != OPTION:
            return SellShares(company, int(given.get("count", "1"))) if company >= 0 else None
        case "redeem" | "sell":
            return Option(1 if kinds[0] == "redeem" else 0) if state.step == OPTION else Redeem()
        case "buy":
            source = SOURCES.index(given["source"]) if "source" in given else 1
            return BuyShare(company, source) if company >= 0 else BuyCharterShare()
        case "start":
            return StartCompany(company, int(given.get("amount", "54"))) if company >= 0 else None
        case "company":
            return company_meant(state, company, given)
        case "amount":
            return RaiseBid(int(given["amount"])) if state.step == BID else SetPar(int(given["amount"]))
        case "count":
            return ChooseMarkers(int(given["count"]))
    return meaning_in_turn(state, kinds[0], given)


def company_meant(state: State, company: int, given: dict[str, str]) -> Action:
    if state.step == OPEN:
        return OpenAuction(company, int(given.get("amount", "0")))
    if state.step == TRADE:
        return BuyShare(company, 1)
    return ProposeMerger(company, COMPANY[given["survivor"]] if "survivor" in given else company)


def meaning_in_turn(state: State, kind: str, given: dict[str, str]) -> Action | None:
    match kind:
        case "hex":
            return hex_meant(state, HEX[given["hex"]], given)
        case "small":
            edges = [int(edge) for edge in given.get("segment", "0-3").split("-")]
            return PlaceSmallStation(HEX[given["hex"]], sum(1 << edge for edge in edges)) if "hex" in given else None
        case "london":
            slot = int(given["london"])
            return RemoveMarker(SIZE, slot) if state.step == REMOVE else BuildTerminal(slot)
        case "dividend":
            return DecideDividend(DIVIDENDS.index(given["dividend"]))
        case "type":
            return BuyTrain(TYPE_NAMES.index(given["type"]), int(given.get("warranties", "0")))
        case "train":
            for number in range(len(state.train_owner)):
                if train_id(state, number) == given["train"]:
                    return BuyTrainFrom(number)
        case "raise":
            return RaiseMoney(WAYS.index(given["raise"]))
    return None


def hex_meant(state: State, hex: int, given: dict[str, str]) -> Action:
    if state.step == STATION:
        return PlaceStation(hex)
    if state.step == REMOVE:
        return RemoveMarker(hex, 0)
    return LayTile(hex, TILE[given["tile"]] if "tile" in given else 0, int(given.get("turn", "0")))


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
        ):
            return what
        case "run" if (total := what.partition("/")[0]).isdecimal():
            return total
        case "type" | "source" | "dividend" | "run" | "raise":
            return Text(f"{kind}-{what.replace('_', '-')}")
        case "area" | "skip":
            return place_called(what)
        case "by":
            way, _, end = what.partition(":")
            return Text("pick-by-short", {"what": way, "name": place_called(end) if end in AREA else end})
        case "london":
            return Text("area-london")
    return Text(f"pick-{kind}")


def pick_name(state: State, pick: str, picked: tuple[str, ...] = ()) -> Text:
    """What a pick is called, in a list or in a tooltip."""
    kind, _, what = pick.partition(":")
    args: dict[str, Arg] = {"what": what}
    match kind:
        case "company" | "survivor":
            args["name"] = COMPANY_NAMES[COMPANY[what]]
        case "hex":
            args["name"] = PLACES[HEX[what]] if HEX[what] < SIZE else what
        case "amount":
            return Text(amount_key(state), {"n": int(what)})
        case "count":
            return Text("pick-markers" if state.step == MARKERS else "pick-shares", {"n": int(what)})
        case "warranties":
            return Text("pick-warranties", {"n": int(what)})
        case "train":
            return train_pick(state, what)
        case "link":
            return Text("pick-link", train_pick(state, what).args)
        case "type":
            args["name"] = train_name(train(TYPE_LETTERS.index(what[0].upper()), state.band()))
            args["what"] = Text(f"type-{what}")
        case "turn":
            args["what"] = int(what)
        case "segment":
            args["from"], args["to"] = (Text(f"edge-{EDGE_NAMES[int(edge)]}") for edge in what.split("-"))
        case "london":
            args["what"] = int(what) + 1
        case "area" | "skip":
            args["name"] = place_called(what)
        case "by":
            way, _, end = what.partition(":")
            args["what"], args["name"] = place_called(way), place_called(end)
        case "run" if (total := what.partition("/")[0]).isdecimal():
            return Text("pick-run", {"n": int(total)})
        case "source" | "dividend" | "run" | "raise":
            return Text(f"{kind}-{what.replace('_', '-')}")
    return Text(f"pick-{kind}", args)


def amount_key(state: State) -> str:
    return "pick-bid" if state.step in (OPEN, BID) else "pick-par" if state.step in (PAR, TRADE, TRACK) else "pick-bid"


def train_pick(state: State, name: str) -> Text:
    """A train of one's own that is to run, or one of another company with its price."""
    for number in range(len(state.train_owner)):
        if train_id(state, number) == name:
            args: dict[str, Arg] = {"what": name, "name": train_of(state, number)}
            if state.step != TRAINS:
                return Text("pick-train", args)
            args["company"] = COMPANIES[state.train_owner[number]]
            args["price"] = money(used_price(state, state.train_band[number]))
            return Text("pick-train-of", args)
    return Text("pick-train", {"what": name, "name": name})
