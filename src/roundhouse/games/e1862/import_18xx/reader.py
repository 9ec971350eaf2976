"""One action of a log as an action of ours, in the position that it was made in."""

from __future__ import annotations

from typing import Any

from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.flotation import ChooseMarkers
from roundhouse.games.e1862.finance.market import cell_of
from roundhouse.games.e1862.finance.parliament import BuyCharterShare, OpenAuction, RaiseBid, SetPar
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.finance.stock_round import (
    FROM_IPO,
    FROM_POOL,
    FROM_TREASURY,
    BuyShare,
    SellShares,
    StartCompany,
    share_price_at,
)
from roundhouse.games.e1862.import_18xx.certificates import Certificates
from roundhouse.games.e1862.import_18xx.routes import path_of
from roundhouse.games.e1862.import_18xx.shape import CERTIFICATE, SHARE, BadLog, bad
from roundhouse.games.e1862.map.atlas import COMPANY, HEX, NONE, SIZE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.map.datafile import read
from roundhouse.games.e1862.map.tiles import TILE, turned
from roundhouse.games.e1862.mergers.merger import ProposeMerger, RemoveMarker
from roundhouse.games.e1862.mergers.procedure import Option
from roundhouse.games.e1862.operating.dividends import HUDSON, PAY, WITHHOLD, DecideDividend
from roundhouse.games.e1862.operating.fleet import find_train, fleet_of
from roundhouse.games.e1862.operating.forced_purchase import REFINANCE, SELL_TREASURY, RaiseMoney, must_raise, ways
from roundhouse.games.e1862.operating.redeeming import Redeem
from roundhouse.games.e1862.operating.running import RunTrains
from roundhouse.games.e1862.operating.stations import BuildTerminal, PlaceStation
from roundhouse.games.e1862.operating.track import LayTile, PlaceSmallStation
from roundhouse.games.e1862.operating.train_types import TYPE_LETTERS
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom, bank_price, used_price
from roundhouse.games.e1862.operating.warranties import FREE_WARRANTIES
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.runs.run import Run
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import ACQUIRE, BID, CHARTER, MARKERS, MERGE, PAR, REDEEM, TRAINS

#: Track tiles are named with their small stations: alias → tile and segments as masks, unturned.
ALIASES: dict[str, tuple[int, int]] = {
    name: (TILE[row["tile"]], sum(1 << edge for pair in row["stations"] for edge in pair))
    for name, row in read("tiles")["log_aliases"].items()
}
DIVIDEND_KINDS = {"withhold": WITHHOLD, "payout": PAY, "hudson": HUDSON}
#: London's slots by hex.
LONDON_SLOTS = {"B15": 0, "D15": 2}


class Reader:
    """Reads the actions of one log in order; remembers what their names refer to."""

    def __init__(self, state: State, players: list[str]) -> None:
        self.state = state
        self.players = players
        self.certificates = Certificates(state)
        #: Hex of every tile copy that lies on the map.
        self.copies: dict[str, str] = {}
        #: The other company of a merger whose survivor is not yet chosen.
        self.partner = NONE
        #: The action that is being read.
        self.number = 0

    def read(self, action: dict[str, Any], number: int) -> E1862Action | None:
        """The action; None where nothing happens in the game yet."""
        self.number = number
        found: E1862Action | None = getattr(self, f"read_{action['type']}")(action)
        return found

    def bad(self, field: str, given: Any) -> BadLog:
        return bad(f"action {self.number}: {field}", given)

    def whole(self, field: str, given: Any) -> int:
        """A number, also one that is written as text."""
        try:
            return int(str(given))
        except ValueError:
            raise self.bad(field, given) from None

    # -- parliament and stock rounds

    def read_bid(self, action: dict[str, Any]) -> E1862Action:
        price, company = int(action["price"]), COMPANY[action["corporation"]]
        if self.state.step != BID:
            return OpenAuction(company, price)
        if company != self.state.company:
            raise self.bad("corporation", action["corporation"])
        return RaiseBid(price)

    def read_par(self, action: dict[str, Any]) -> E1862Action:
        price = self.market_price(action["share_price"])
        return SetPar(price) if self.state.step == PAR else StartCompany(COMPANY[action["corporation"]], price)

    def market_price(self, given: Any) -> int:
        """A price, which may be written with its place on the market: one row, and the cell in it."""
        price, *place = [self.whole("share_price", part) for part in str(given).split(",")]
        if place and place != [0, cell_of(price)]:
            raise self.bad("share_price", given)
        return price

    def read_pass(self, action: dict[str, Any]) -> E1862Action:
        """In the train step of a company that must buy and cannot pay, passing triggers the forced way."""
        state = self.state
        if state.step == TRAINS and must_raise(state) and (found := ways(state)):
            return RaiseMoney(SELL_TREASURY if SELL_TREASURY in found else REFINANCE)
        return Pass()

    def read_buy_shares(self, action: dict[str, Any]) -> E1862Action:
        company, number = certificate(action["shares"][0])
        step = self.state.step
        if step in (REDEEM, CHARTER) and company != self.state.company:
            raise self.bad("shares", action["shares"])
        source = FROM_IPO if step == CHARTER else FROM_POOL if step == REDEEM else self.source(company, number)
        self.check_share_price(action, share_price_at(self.state, company, source))
        if step == REDEEM:
            return Redeem()
        return BuyCharterShare() if step == CHARTER else BuyShare(company, source)

    def check_share_price(self, action: dict[str, Any], price: int) -> None:
        if action.get("share_price") not in (None, price):
            raise self.bad("share_price", action["share_price"])

    def source(self, company: int, number: int) -> int:
        """Where the certificate is taken from: the place that the log means, or else the first that has a share."""
        state = self.state
        places = {state.ipo: FROM_IPO, state.pool: FROM_POOL, state.treasury: FROM_TREASURY}
        filled = [holder for holder in places if state.ordinary(company, holder) > 0]
        holder = self.certificates.holder(company, number)
        if holder not in filled and filled:
            holder = filled[0]
        return places.get(holder, FROM_POOL)

    def read_sell_shares(self, action: dict[str, Any]) -> E1862Action:
        company = certificate(action["shares"][0])[0]
        self.check_share_price(action, sale_price(self.state, company))
        return SellShares(company, int(action["percent"]) // SHARE)

    def read_choose(self, action: dict[str, Any]) -> E1862Action:
        choice = str(action["choice"])
        if self.state.step == MARKERS:
            return ChooseMarkers(self.whole("choice", choice))
        if choice in ("redeem", "sell"):
            return Option(1 if choice == "redeem" else 0)
        if choice not in ("first", "last"):
            raise self.bad("choice", choice)
        return ProposeMerger(self.partner, self.state.operating if choice == "first" else self.partner)

    # -- operating rounds

    def read_merge(self, action: dict[str, Any]) -> None:
        self.partner = COMPANY[action["corporation"]]

    def read_convert(self, action: dict[str, Any]) -> E1862Action:
        return RaiseMoney(REFINANCE)

    def read_lay_tile(self, action: dict[str, Any]) -> E1862Action:
        copy, hex, turn = str(action["tile"]), HEX[action["hex"]], int(action["rotation"])
        name = copy.rpartition("-")[0]
        if name not in ALIASES and name not in TILE:
            raise self.bad("tile", copy)
        self.copies[copy] = action["hex"]
        tile, small = ALIASES[name] if name in ALIASES else (TILE[name], 0)
        board = self.state.board
        if board.tile[hex] == tile:
            added = turned(small, turn) & ~board.small[hex]
            return PlaceSmallStation(hex, added)
        return LayTile(hex, tile, turn)

    def city(self, action: dict[str, Any]) -> tuple[int, int]:
        """Hex and slot; London's slots follow the hexes."""
        copy = str(action["city"]).rpartition("-")[0]
        slot = int(action.get("slot") or 0)
        outer = copy.rpartition("-")[0]
        if outer in LONDON_SLOTS and slot in (0, 1):
            return SIZE, LONDON_SLOTS[outer] + slot
        hex = self.copies.get(copy, outer)
        if hex not in HEX or not 0 <= slot < PLACES_PER_HEX:
            raise self.bad("city", action["city"])
        return HEX[hex], slot

    def read_place_token(self, action: dict[str, Any]) -> E1862Action:
        hex, slot = self.city(action)
        if hex < SIZE:
            return PlaceStation(hex)
        # In London the site takes the first free slot of the hex.
        first = slot - slot % 2
        return BuildTerminal(first if self.state.board.london[first] == NONE else first + 1)

    def read_remove_token(self, action: dict[str, Any]) -> E1862Action:
        return RemoveMarker(*self.city(action))

    def train(self, name: str) -> int:
        """A train's number in the fleet."""
        try:
            return find_train(self.state, name)
        except LookupError:
            raise self.bad("train", name) from None

    def read_run_routes(self, action: dict[str, Any]) -> E1862Action:
        runs: list[Run] = []
        revenue = subsidy = 0
        fleet = fleet_of(self.state, self.state.operating)
        for route in action["routes"]:
            path = path_of(route.get("connections") or [])
            revenue += int(route.get("revenue") or 0)
            subsidy += int(route.get("subsidy") or 0)
            if path is not None:
                train = self.train(str(route.get("train")))
                if train not in fleet:
                    raise self.bad("train", route["train"])
                runs.append(Run(fleet.index(train), path))
        revenue += int(action.get("extra_revenue") or 0)
        return RunTrains(runs, revenue, subsidy)

    def read_dividend(self, action: dict[str, Any]) -> E1862Action:
        if action["kind"] not in DIVIDEND_KINDS:
            raise self.bad("kind", action["kind"])
        return DecideDividend(DIVIDEND_KINDS[action["kind"]])

    def read_buy_train(self, action: dict[str, Any]) -> E1862Action:
        variant = action.get("variant")
        if not variant:
            train = self.train(str(action["train"]))
            self.check_price(action, used_price(self.state, self.state.train_band[train]))
            return BuyTrainFrom(train)
        self.check_price(action, bank_price(self.state))
        type = TYPE_LETTERS.find(str(variant).rstrip("*")[-1:] or "?")
        if type < 0:
            raise self.bad("variant", variant)
        warranties = action.get("warranties")
        if warranties is None:
            warranties = str(variant).count("*") - FREE_WARRANTIES[self.state.band()]
        return BuyTrain(type, int(warranties))

    def check_price(self, action: dict[str, Any], price: int) -> None:
        """Trains have fixed prices (R7.9-c, -d): a log that says another tells of another game."""
        if action.get("price") not in (None, price):
            raise self.bad("price", action["price"])

    # -- following

    def note(self, action: dict[str, Any]) -> None:
        """After the action: certificates that the log names by number have moved."""
        named: dict[int, list[int]] = {}
        for share in action.get("shares") or []:
            company, number = certificate(share)
            if number:
                named.setdefault(company, []).append(number)
        self.certificates.follow(named)
        if self.state.step not in (MERGE, ACQUIRE):
            self.partner = NONE


def certificate(share: str) -> tuple[int, int]:
    """Company and number; the director certificate has number 0."""
    found = CERTIFICATE.fullmatch(share)
    assert found is not None
    return COMPANY[found[1]], int(found[2])
