"""A state as the traces of the site write it, so that both can be compared line by line."""

from __future__ import annotations

from typing import Any

from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.companies import CHARTERED_MARKERS, COUNT, FEWEST_MARKERS
from roundhouse.games.e1862.finance.prices import market_order
from roundhouse.games.e1862.import_18xx.reader import ALIASES
from roundhouse.games.e1862.map.atlas import COMPANIES, EDGES, HEX, HEXES, NONE, SIZE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.map.tiles import PRINTED_SMALL, TILE, TILES, exits, segments, turned
from roundhouse.games.e1862.mergers.procedure import ACQUISITION, MERGER
from roundhouse.games.e1862.operating.depot import BAND_SIZES, ENDLESS
from roundhouse.games.e1862.operating.fleet import fleet_of
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.train_types import BANDS, train, train_name
from roundhouse.games.e1862.state import OPERATING, RECEIVERSHIP, ROUND_NAMES, State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    BID,
    CHARTER,
    DIVIDEND,
    FINE,
    HOME_UPGRADE,
    MARKERS,
    MERGE,
    OPEN,
    OPTION,
    OVER,
    PAR,
    REDEEM,
    REMOVE,
    RUN,
    STATION,
    TRACK,
    TRADE,
    TRAINS,
)

STEPS: dict[int, str | None] = {
    OPEN: "charter_auction", BID: "charter_auction", PAR: "charter_auction", CHARTER: "charter_auction",
    MARKERS: "buy_tokens", TRADE: "buy_sell", FINE: "forced_sales", HOME_UPGRADE: "home_upgrade", MERGE: "merge",
    OPTION: "option_share", REMOVE: "remove_tokens", TRACK: "track", STATION: "token", RUN: "route",
    DIVIDEND: "dividend", TRAINS: "buy_train", REDEEM: "redeem", ACQUIRE: "acquire", OVER: None,
}  # fmt: skip
#: Keys of a line that describe the action, or that are told otherwise in our state.
OF_THE_ACTION = frozenset({"seq", "id", "type", "by", "tiles_changed", "run"})


def written(state: State, players: list[int | str]) -> dict[str, Any]:
    """The line of a trace, as far as it is about the position; players by their ids, as keys in text."""
    band = state.band()
    size = BAND_SIZES[state.switches.length][band]
    order = [(state.priority + place) % state.players for place in range(state.players)]
    line: dict[str, Any] = {
        "round": ROUND_NAMES[state.round],
        "turn": state.turn,
        "step": STEPS.get(state.step, "?"),
        "entity": entity(state, players),
        "phase": BANDS[state.phase],
        "bank": state.bank,
        "next_train": BANDS[band],
        "left": None if size == ENDLESS else size - state.sold_trains[band],
        "player_order": [players[seat] for seat in order],
        "cert_limit": state.certificate_limit,
        "players": {str(players[seat]): player(state, seat) for seat in range(state.players)},
        "companies": {
            COMPANIES[company]: written_company(state, company, players)
            for company in range(COUNT)
            if state.in_play[company]
        },
        "order": [COMPANIES[company] for company in market_order(state)],
    }
    if state.round == OPERATING:
        line["or"] = state.or_number
    if state.step == OVER:
        line["finished"] = True
    return line


def entity(state: State, players: list[int | str]) -> int | str | None:
    """Whom the step asks: a player, or the company that acts."""
    if state.step == OVER:
        return None
    if state.step == OPTION and state.m_option == state.treasury:
        return COMPANIES[state.m_origin]
    if state.step <= FINE or state.step == OPTION:
        return players[state.asked]
    return COMPANIES[state.company]


def player(state: State, seat: int) -> dict[str, Any]:
    shares = {
        COMPANIES[company]: 10 * state.holding(company, seat)
        for company in range(COUNT)
        if state.in_play[company] and state.holding(company, seat)
    }
    found: dict[str, Any] = {
        "cash": state.cash[seat],
        "certs": state.certificates(seat),
        "value": worth(state, seat),
        "shares": shares,
    }
    promised = [COMPANIES[company] for company in range(COUNT) if state.promised[company] == seat]
    if promised:
        found["obligations"] = promised
    return found


def written_company(state: State, company: int, players: list[int | str]) -> dict[str, Any]:
    permits = "".join(letter for letter, type in (("E", 2), ("F", 0), ("L", 1)) if allows(state.permits[company], type))
    if not state.started[company]:
        return {"permits": permits, "opens": BANDS[state.opens[company]]}
    director = state.director[company]
    found: dict[str, Any] = {
        "director": "receivership" if director == RECEIVERSHIP else players[director],
        "cash": state.money[company],
        "price": state.price(company),
        "cell": state.cell[company],
        "ipo_price": state.par[company],
        "ipo": 10 * state.holding(company, state.ipo),
        "treasury": 10 * treasury_shares(state, company),
        "pool": 10 * state.holding(company, state.pool),
        "trains": [train_of(state, number) for number in fleet_of(state, company)],
        "permits": permits,
        "tokens": tokens(state, company),
        "tokens_left": tokens_left(state, company),
    }
    if state.chartered[company]:
        found["chartered"] = True
    if state.floated[company]:
        found["floated"] = True
    return found


def train_of(state: State, number: int) -> list[str]:
    band = state.train_band[number]
    name = train_name(train(state.train_type[number], band))
    return [f"{BANDS[band]}-{state.train_copy[number]}", name + "*" * state.train_warranties[number]]


def treasury_shares(state: State, company: int) -> int:
    """The site lets the initiator hold the treasury shares of both while a merger goes on."""
    lent = state.m_kind in (MERGER, ACQUISITION) and company in (state.m_survivor, state.m_absorbed)
    if lent and company != state.m_origin and state.step != REMOVE:
        return 0
    return state.holding(company, state.treasury)


def tokens_left(state: State, company: int) -> int:
    """The site shows the fewest markers possible before they are bought."""
    if state.floated[company] and state.marker_company != company:
        return state.unused[company]
    return CHARTERED_MARKERS if state.chartered[company] else FEWEST_MARKERS


def tokens(state: State, company: int) -> list[list[Any]]:
    """Markers as hex and slot, sorted; London's four slots lie on two hexes."""
    found: list[list[Any]] = []
    for place, owner in enumerate(state.board.markers):
        if owner == company:
            found.append([HEXES[place // PLACES_PER_HEX], place % PLACES_PER_HEX])
    for slot, owner in enumerate(state.board.london):
        if owner == company:
            found.append(["B15" if slot < 2 else "D15", slot % 2])
    return sorted(found, key=str)


def normal(line: dict[str, Any]) -> dict[str, Any]:
    """A recorded line without what is about the action, and with sets in one order."""
    found = {key: value for key, value in line.items() if key not in OF_THE_ACTION}
    for key, tidy in (("companies", tidy_company), ("players", tidy_player)):
        rows = line.get(key, {})
        if isinstance(rows, dict):
            found[key] = {name: tidy(row) if isinstance(row, dict) else row for name, row in rows.items()}
    return found


def tidy_company(company: dict[str, Any]) -> dict[str, Any]:
    """What is not so need not be said."""
    found = {key: value for key, value in company.items() if value is not False}
    if isinstance(company.get("tokens"), list):
        found["tokens"] = sorted(company["tokens"], key=str)
    return found


def tidy_player(player: dict[str, Any]) -> dict[str, Any]:
    if isinstance(player.get("obligations"), list):
        return {**player, "obligations": sorted(player["obligations"], key=str)}
    return player


def first_difference(expected: Any, found: Any, where: str = "") -> tuple[str, Any, Any] | None:
    """Where two lines differ first: the path to it, and both values."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in [*expected, *[key for key in found if key not in expected]]:
            if expected.get(key) != found.get(key):
                return first_difference(expected.get(key), found.get(key), f"{where}/{key}")
        return None
    return None if expected == found else (where, expected, found)


def tiles_differ(state: State, line: dict[str, Any]) -> tuple[str, Any, Any] | None:
    """Whether the tiles that a line says have changed lie so on our map; crossings by their look, not their turn."""
    changed = line.get("tiles_changed", {})
    if not isinstance(changed, dict):
        return "/tiles_changed", changed, {}
    for name, told in changed.items():
        board, hex = state.board, HEX.get(name, NONE)
        lies = hex != NONE and hex < SIZE and board.tile[hex] != NONE
        mine = (board.tile[hex], board.turn[hex], board.small[hex]) if lies else None
        if mine is None or look(*mine) != look_told(told):
            return f"/tiles_changed/{name}", told, [TILES[mine[0]], mine[1]] if mine else None
    return None


def look(tile: int, turn: int, small: int) -> tuple[int, int, list[int], int]:
    return tile, exits(tile, turn), sorted(segments(tile, turn)), small


def look_told(told: Any) -> tuple[int, int, list[int], int] | None:
    """The look of a tile as a log names it, with its turn."""
    if not isinstance(told, list) or len(told) != 2 or told[1] not in range(EDGES):
        return None
    name, turn = str(told[0]), told[1]
    if name not in ALIASES and name not in TILE:
        return None
    tile, small = ALIASES[name] if name in ALIASES else (TILE[name], PRINTED_SMALL[TILE[name]])
    return look(tile, turn, turned(small, turn))
