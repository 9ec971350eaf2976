"""Auctions: who is still in and how far they may go, and what a bid leaves to start the company with."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.panel import Cell, Column, Panel, Row
from roundhouse.engine.text import Text, player
from roundhouse.games.e1862.finance.companies import CHARTERED_MARKER_COST, CHARTERED_MARKERS, DIRECTOR, FLOAT, SHARES
from roundhouse.games.e1862.finance.market import PARS
from roundhouse.games.e1862.finance.parliament import BID_STEP, RESERVE, why_not_afford
from roundhouse.games.e1862.map.atlas import COMPANIES
from roundhouse.games.e1862.present.speech import money
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import BID

NOTHING = Cell(text="·", muted=True)


# -- who is in, who is out and why


def auction(state: State) -> dict[str, Any] | None:
    """The auction under way: the charter, the bid, and every player in the order of bidding; none elsewhere."""
    if state.step != BID:
        return None
    seats = [(state.bidder + place) % state.players for place in range(state.players)]
    return {
        "company": COMPANIES[state.company],
        "bid": state.bid,
        "players": [bidder(state, seat) for seat in seats],
    }


def bidder(state: State, seat: int) -> dict[str, Any]:
    """How somebody stands in the auction: with the bid, asked, still in, or out, and how far they may go or why not."""
    most = (state.cash[seat] - RESERVE) // BID_STEP * BID_STEP
    if seat == state.bidder:
        return {"seat": seat, "stands": "high", "most": most, "rule": ""}
    if state.bidding[seat]:
        return {"seat": seat, "stands": "asked" if seat == state.asked else "in", "most": most, "rule": ""}
    violation = why_not_afford(state, seat, state.bid + BID_STEP)
    why = "passed" if violation is None else "money" if violation.rule == "R4.1-c" else "limit"
    return {"seat": seat, "stands": why, "most": most, "rule": "" if violation is None else violation.rule}


def auction_panel(found: dict[str, Any], cash: list[int]) -> Panel:
    return Panel(
        id="auction",
        title=Text("panel-auction", {"company": found["company"]}),
        note=Text("panel-auction-note", {"bid": money(found["bid"])}),
        passing=True,
        rows=tuple(bidder_row(one, found["bid"], cash[one["seat"]]) for one in found["players"]),
    )


def bidder_row(one: dict[str, Any], bid: int, cash: int) -> Row:
    seat, stands = one["seat"], one["stands"]
    out = stands in ("passed", "money", "limit")
    args = {
        "cash": money(cash),
        "most": money(one["most"]),
        "reserve": money(RESERVE),
        "left": money(max(0, cash - RESERVE)),
        "least": money(bid + BID_STEP),
        "rule": one["rule"],
    }
    return Row(
        cells=(
            Cell(marks=(seat,), text=player(seat), strong=not out, muted=out),
            Cell(text=Text(f"auction-{stands}", args), muted=out),
        ),
        concerned=stands == "asked",
    )


# -- what a bid leaves


def winning_panel(state: State, bid: int) -> Panel:
    return pars(Text("panel-winning", {"bid": money(bid)}), state.cash[state.asked] - bid)


def par_panel(state: State, price: int) -> Panel:
    """The same once the bid is paid, with the par that is picked."""
    return pars(Text("panel-pars", {"company": COMPANIES[state.company]}), state.cash[state.asked], price)


def pars(title: Text, purse: int, picked: int = 0) -> Panel:
    """Par by par: what the director certificate costs, what is kept, what floating takes, what the company then has."""
    heads = ("par", "director", "kept", "floats", "kept", "company")
    return Panel(
        id="winning",
        title=title,
        note=Text("panel-winning-note"),
        columns=tuple(Column(name=Text(f"winning-{head}"), align="end") for head in heads),
        rows=tuple(par_row(par, purse, par == picked) for par in PARS if DIRECTOR * par <= purse),
    )


def par_row(par: int, purse: int, picked: bool) -> Row:
    floats = FLOAT * par
    capital = SHARES * par - CHARTERED_MARKERS * CHARTERED_MARKER_COST
    enough = floats <= purse
    return Row(
        cells=(
            Cell(text=money(par), strong=True),
            Cell(text=money(DIRECTOR * par)),
            Cell(text=money(purse - DIRECTOR * par)),
            Cell(text=money(floats)) if enough else NOTHING,
            Cell(text=money(purse - floats)) if enough else NOTHING,
            Cell(text=money(capital), strong=True),
        ),
        concerned=picked,
    )
