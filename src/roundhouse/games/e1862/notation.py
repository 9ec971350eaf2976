"""The written form of the game: actions, events, positions and results with the players' own names."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.event import Event
from roundhouse.engine.ranking import ranks
from roundhouse.engine.ruleset import BadNotation, Notation
from roundhouse.engine.text import Text
from roundhouse.games.e1862 import actions as kinds
from roundhouse.games.e1862.actions import DIVIDENDS, SOURCES, WAYS, Action, RunTrains
from roundhouse.games.e1862.decisions import DECISIONS, OVER
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.prices import market_order
from roundhouse.games.e1862.map.atlas import COMPANIES, COMPANY, HEX, HEXES, NONE, SIZE
from roundhouse.games.e1862.map.board import BANDS, PLACES_PER_HEX, TYPE_NAMES, train, train_name
from roundhouse.games.e1862.map.tiles import TILE, TILES
from roundhouse.games.e1862.operating.depot import BAND_SIZES, ENDLESS
from roundhouse.games.e1862.operating.running import fleet_of
from roundhouse.games.e1862.runs.run import Run
from roundhouse.games.e1862.state import ENDS, RECEIVERSHIP, ROUNDS, State

#: Every kind of action but runs: its written name, its class, its fields and what they hold.
FORMS: dict[str, tuple[Any, tuple[tuple[str, str], ...]]] = {
    "pass": (kinds.Pass, ()),
    "open_auction": (kinds.OpenAuction, (("company", "company"), ("bid", "number"))),
    "raise_bid": (kinds.RaiseBid, (("bid", "number"),)),
    "set_par": (kinds.SetPar, (("price", "number"),)),
    "buy_charter_share": (kinds.BuyCharterShare, ()),
    "sell_shares": (kinds.SellShares, (("company", "company"), ("count", "number"))),
    "buy_share": (kinds.BuyShare, (("company", "company"), ("source", "source"))),
    "start_company": (kinds.StartCompany, (("company", "company"), ("price", "number"))),
    "choose_markers": (kinds.ChooseMarkers, (("count", "number"),)),
    "propose_merger": (kinds.ProposeMerger, (("other", "company"), ("survivor", "company"))),
    "consent": (kinds.Consent, (("yes", "flag"),)),
    "option": (kinds.Option, (("redeem", "flag"),)),
    "remove_marker": (kinds.RemoveMarker, (("hex", "place"), ("slot", "number"))),
    "lay_tile": (kinds.LayTile, (("hex", "hex"), ("tile", "tile"), ("turn", "number"))),
    "place_small_station": (kinds.PlaceSmallStation, (("hex", "hex"), ("segment", "edges"))),
    "build_terminal": (kinds.BuildTerminal, (("slot", "number"),)),
    "place_station": (kinds.PlaceStation, (("hex", "hex"),)),
    "dividend": (kinds.DecideDividend, (("kind", "dividend"),)),
    "buy_train": (kinds.BuyTrain, (("kind", "type"), ("warranties", "number"))),
    "buy_train_from": (kinds.BuyTrainFrom, (("train", "train"),)),
    "raise_money": (kinds.RaiseMoney, (("way", "way"),)),
    "redeem": (kinds.Redeem, ()),
}
NAMES: dict[Any, str] = {form[0]: name for name, form in FORMS.items()}
#: Fields that hold one of a few words.
WORDS: dict[str, list[str]] = {
    "source": SOURCES, "dividend": DIVIDENDS, "type": TYPE_NAMES, "way": WAYS, "flag": ["no", "yes"],
}  # fmt: skip
LONDON_PLACE = "London"
#: Arguments of events that are numbers of companies.
OF_COMPANIES = ("company", "other", "survivor")


class E1862Notation(Notation):
    """Names of companies, hexes and tiles; trains as `B-4`: the fifth train of band B that the bank sold."""

    # -- actions

    def write_action(self, state: State, action: Action) -> dict[str, Any]:
        if isinstance(action, RunTrains):
            return write_runs(state, action)
        name = NAMES.get(type(action))
        if name is None:
            raise TypeError(f"not an action of this game: {action!r}")
        written: dict[str, Any] = {"type": name}
        for field, kind in FORMS[name][1]:
            written[field] = write_field(state, kind, getattr(action, field))
        return written

    def read_action(self, state: State, data: Any) -> Action:
        if not isinstance(data, dict):
            raise BadNotation("action", Text("e1862-problem-action-object"))
        kind = data.get("type")
        if kind == "run_trains":
            return read_runs(state, data)
        if not isinstance(kind, str) or kind not in FORMS:
            known = ", ".join([*FORMS, "run_trains"])
            raise BadNotation("type", Text("e1862-problem-action-type", {"given": repr(kind), "known": known}))
        form, fields = FORMS[kind]
        only(data, [field for field, _ in fields])
        action: Action = form(*[read_field(state, data, field, kind) for field, kind in fields])
        return action

    def pack_action(self, state: State, action: Action) -> list[Any]:
        """By numbers: trains are counted by the fleet as it was."""
        if isinstance(action, RunTrains):
            return ["run_trains", action.revenue, action.subsidy, action.ways()]
        name = NAMES[type(action)]
        return [name, *[getattr(action, field) for field, _ in FORMS[name][1]]]

    def unpack_action(self, state: State, data: list[Any]) -> Action:
        name, *fields = data
        if name == "run_trains":
            revenue, subsidy, ways = fields
            return RunTrains([unpack_run(*way) for way in ways], revenue, subsidy)
        action: Action = FORMS[name][0](*fields)
        return action

    # -- events

    def write_event(self, state: State, event: Event) -> list[Any]:
        args: dict[str, Any] = {}
        for name, value in event.args.items():
            if name in OF_COMPANIES:
                args[name] = COMPANIES[value]
            elif name == "hex":
                args[name] = LONDON_PLACE if value >= SIZE else HEXES[value]
            elif name == "tile":
                args[name] = TILES[value]
            elif name == "band" or name == "phase":
                args[name] = BANDS[value]
            elif name == "holder":
                args[name] = holder_name(state, value)
            else:
                args[name] = value
        return [event.key, args]

    # -- positions

    def write_state(self, state: State) -> dict[str, Any]:
        band = state.band()
        size = BAND_SIZES[state.switches.length][band]
        board = state.board
        return {
            "next": write_next(state),
            "round": ROUNDS[state.round],
            "turn": state.turn,
            "or": [state.or_number, state.or_count],
            "phase": BANDS[state.phase],
            "lner": state.lner,
            "bank": state.bank,
            "priority": state.priority,
            "certificate_limit": state.certificate_limit,
            "depot": {"band": BANDS[band], "left": None if size == ENDLESS else size - state.sold_trains[band]},
            "players": [write_player(state, seat) for seat in range(state.players)],
            "companies": {
                COMPANIES[company]: write_company(state, company) for company in range(COUNT) if state.in_play[company]
            },
            "order": [COMPANIES[company] for company in market_order(state)],
            "tiles": {
                HEXES[hex]: [TILES[board.tile[hex]], board.turn[hex], edges_of(board.small[hex])]
                for hex in range(SIZE)
                if board.tile[hex] != NONE
            },
            "london": [COMPANIES[company] if company != NONE else None for company in board.london],
            "supply": {TILES[tile]: state.supply[tile] for tile in range(len(TILES))},
        }

    def write_outcome(self, state: State) -> dict[str, Any]:
        totals = [worth(state, seat) for seat in range(state.players)]
        rank = ranks(totals)
        return {
            "ended_by": ENDS[state.ended_by],
            "cash": list(state.cash),
            "total": totals,
            "rank": rank,
            "winners": [seat for seat, place in enumerate(rank) if place == 1],
        }


# -- fields


def write_field(state: State, kind: str, value: int) -> Any:
    if kind in WORDS:
        words = WORDS[kind]
        return words[value] if 0 <= value < len(words) else value
    if kind == "company":
        return COMPANIES[value] if 0 <= value < COUNT else None
    if kind == "hex":
        return HEXES[value] if 0 <= value < len(HEXES) else None
    if kind == "place":
        return LONDON_PLACE if value >= SIZE else HEXES[value]
    if kind == "tile":
        return TILES[value] if 0 <= value < len(TILES) else None
    if kind == "edges":
        return edges_of(value)
    if kind == "train":
        return train_id(state, value) if 0 <= value < len(state.train_owner) else None
    return value


def read_field(state: State, data: dict[str, Any], field: str, kind: str) -> int:
    value = data.get(field)
    if kind in WORDS:
        if value not in WORDS[kind]:
            allowed = ", ".join(WORDS[kind])
            raise BadNotation(field, Text("e1862-problem-option-value", {"given": repr(value), "allowed": allowed}))
        return WORDS[kind].index(value)
    if kind == "number":
        if type(value) is not int or not -(2**31) < value < 2**31:
            raise BadNotation(field, Text("e1862-problem-action-number"))
        return value
    if kind == "edges":
        return read_edges(value, field)
    if not isinstance(value, str):
        raise BadNotation(field, Text("e1862-problem-action-name"))
    if kind == "company":
        return known(COMPANY, value, field)
    if kind == "tile":
        return known(TILE, value, field)
    if kind == "train":
        return read_train(state, value, field)
    return SIZE if kind == "place" and value == LONDON_PLACE else known(HEX, value, field)


def known(table: dict[str, int], name: str, field: str) -> int:
    if name not in table:
        raise BadNotation(field, Text("e1862-problem-name-unknown", {"given": name}))
    return table[name]


def only(data: dict[str, Any], fields: list[str]) -> None:
    for name in data:
        if name != "type" and name not in fields:
            raise BadNotation(str(name), Text("e1862-problem-action-field", {"type": str(data["type"])}))


def edges_of(mask: int) -> list[int]:
    return [edge for edge in range(6) if mask >> edge & 1]


def read_edges(value: Any, field: str) -> int:
    if not isinstance(value, list) or not all(type(edge) is int and 0 <= edge < 6 for edge in value):
        raise BadNotation(field, Text("e1862-problem-action-edges"))
    mask = 0
    for edge in value:
        mask |= 1 << edge
    return mask


def train_id(state: State, number: int) -> str:
    return f"{BANDS[state.train_band[number]]}-{state.train_copy[number]}"


def read_train(state: State, name: str, field: str) -> int:
    for number in range(len(state.train_owner)):
        if train_id(state, number) == name:
            return number
    raise BadNotation(field, Text("e1862-problem-name-unknown", {"given": name}))


def holder_name(state: State, holder: int) -> int | str:
    """A seat, or a word for what is no player."""
    if holder == state.treasury:
        return "treasury"
    if holder == state.ipo:
        return "ipo"
    return "pool" if holder == state.pool else holder


# -- runs


def write_runs(state: State, action: RunTrains) -> dict[str, Any]:
    fleet = fleet_of(state, state.operating)
    runs: list[dict[str, Any]] = []
    for run in action.runs:
        number = fleet[run.train] if 0 <= run.train < len(fleet) else NONE
        written: dict[str, Any] = {
            "train": train_id(state, number) if number != NONE else None,
            "path": [[HEXES[hex], none(entry), none(out)] for hex, entry, out in run.path],
        }
        if run.unscored is not None:
            written["unscored"] = list(run.unscored)
        if run.chain != NONE:
            written["chain"] = run.chain
        runs.append(written)
    found: dict[str, Any] = {"type": "run_trains", "runs": runs}
    if action.revenue >= 0:
        found["revenue"] = action.revenue
    if action.subsidy >= 0:
        found["subsidy"] = action.subsidy
    return found


def unpack_run(train: int, path: list[list[int]], unscored: list[int] | None, chain: int) -> Run:
    return Run(train, [(hex, entry, out) for hex, entry, out in path], unscored, chain)


def none(edge: int) -> int | None:
    return None if edge == NONE else edge


def read_runs(state: State, data: dict[str, Any]) -> RunTrains:
    only(data, ["runs", "revenue", "subsidy"])
    rows = data.get("runs")
    if not isinstance(rows, list):
        raise BadNotation("runs", Text("e1862-problem-action-runs"))
    runs = [read_run(state, row) for row in rows]
    amounts = [read_field(state, data, name, "number") if name in data else NONE for name in ("revenue", "subsidy")]
    return RunTrains(runs, amounts[0], amounts[1])


def read_run(state: State, row: Any) -> Run:
    if not isinstance(row, dict) or not isinstance(row.get("path"), list):
        raise BadNotation("runs", Text("e1862-problem-action-runs"))
    number = read_field(state, row, "train", "train")
    fleet = fleet_of(state, state.operating)
    if number not in fleet:
        raise BadNotation("train", Text("e1862-problem-name-unknown", {"given": str(row["train"])}))
    path: list[tuple[int, int, int]] = []
    for step in row["path"]:
        if not isinstance(step, list) or len(step) != 3 or not isinstance(step[0], str):
            raise BadNotation("path", Text("e1862-problem-action-runs"))
        edges = [NONE if edge is None else edge for edge in step[1:]]
        if not all(type(edge) is int and NONE <= edge < 6 for edge in edges):
            raise BadNotation("path", Text("e1862-problem-action-edges"))
        path.append((known(HEX, step[0], "path"), edges[0], edges[1]))
    unscored = row.get("unscored")
    if unscored is not None and not (isinstance(unscored, list) and all(type(stop) is int for stop in unscored)):
        raise BadNotation("unscored", Text("e1862-problem-action-runs"))
    chain = read_field(state, row, "chain", "number") if "chain" in row else NONE
    return Run(fleet.index(number), path, unscored, chain)


# -- positions


def write_next(state: State) -> dict[str, Any]:
    if state.step == OVER:
        return {"decision": "over", "seat": None}
    company = COMPANIES[state.company] if state.company != NONE else None
    return {"decision": DECISIONS[state.step][0], "seat": state.asked, "company": company, "bid": state.bid}


def write_player(state: State, seat: int) -> dict[str, Any]:
    return {
        "cash": state.cash[seat],
        "certificates": state.certificates(seat),
        "worth": worth(state, seat),
        "shares": {
            COMPANIES[company]: state.holding(company, seat) for company in range(COUNT) if state.holding(company, seat)
        },
        "promised": [COMPANIES[company] for company in range(COUNT) if state.promised[company] == seat],
    }


def write_company(state: State, company: int) -> dict[str, Any]:
    permits = [TYPE_NAMES[type] for type in range(3) if state.permits[company] >> type & 1]
    if not state.started[company]:
        return {"started": False, "opens": BANDS[state.opens[company]], "permits": permits}
    director = state.director[company]
    return {
        "started": True,
        "floated": state.floated[company] == 1,
        "chartered": state.chartered[company] == 1,
        "director": None if director == RECEIVERSHIP else director,
        "price": state.price(company),
        "par": state.par[company],
        "cash": state.money[company],
        "ipo": state.holding(company, state.ipo),
        "treasury": state.holding(company, state.treasury),
        "pool": state.holding(company, state.pool),
        "trains": [
            [train_id(state, number), train_name(train(state.train_type[number], state.train_band[number])),
             state.train_warranties[number]]
            for number in fleet_of(state, company)
        ],
        "permits": permits,
        "unused": state.unused[company],
        "markers": [
            [HEXES[place // PLACES_PER_HEX], place % PLACES_PER_HEX]
            for place, owner in enumerate(state.board.markers)
            if owner == company
        ],
    }  # fmt: skip
