"""The panels beside the map: companies in operating order, who owns what, market, bank and depot, charters to come."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.panel import Cell, Column, Fact, Panel, Row
from roundhouse.engine.rules import View
from roundhouse.engine.text import Text, player
from roundhouse.games.e1862.finance.obligations import FINE_TIMES
from roundhouse.games.e1862.map.atlas import COMPANY, COMPANY_NAMES
from roundhouse.games.e1862.present.drawing.livery import colour
from roundhouse.games.e1862.present.prospects.merging import merging_panels
from roundhouse.games.e1862.present.prospects.paying import paying_panel
from roundhouse.games.e1862.present.prospects.winning import auction_panel
from roundhouse.games.e1862.present.speech import money
from roundhouse.games.e1862.state import LNER_FAR, LNER_WORDS

NOTHING = Cell(text="·", muted=True)


def panels(view: View) -> tuple[Panel, ...]:
    """Phase and depot stand before the long list of what is to come."""
    data = view.data
    return *question(data), companies(data), holdings(data), market(data), bank(data), charters(data)


def question(data: dict[str, Any]) -> tuple[Panel, ...]:
    """What the question is about, for everybody who looks on."""
    if data["auction"]:
        return (auction_panel(data["auction"], [one["cash"] for one in data["players"]]),)
    if data["paying"]:
        return (paying_panel(data["paying"]),)
    return merging_panels(data["merging"]) if data["merging"] else ()


def started(data: dict[str, Any]) -> list[str]:
    """In operating order; those without a price come last."""
    running = [name for name in data["order"] if data["companies"][name]["started"]]
    others = [name for name, one in data["companies"].items() if one["started"] and name not in running]
    return running + others


def name_cell(name: str) -> Cell:
    number = COMPANY[name]
    return Cell(text=name, plaque=colour(number), tip=Text("panel-company-tip", {"name": COMPANY_NAMES[number]}))


# -- what companies have


def companies(data: dict[str, Any]) -> Panel:
    heads = ("company", "director", "price", "cash", "trains", "permits", "markers")
    figures = {"price", "cash", "markers"}
    return Panel(
        id="companies",
        title=Text("panel-companies"),
        note=Text("panel-companies-note"),
        tab=Text("panel-companies-tab"),
        columns=tuple(
            Column(name=Text(f"panel-{head}"), align="end" if head in figures else "start") for head in heads
        ),
        rows=tuple(company_row(data, name) for name in started(data)),
    )


def company_row(data: dict[str, Any], name: str) -> Row:
    company = data["companies"][name]
    return Row(
        cells=(
            name_cell(name),
            director_cell(company["director"]),
            Cell(text=money(company["price"]), strong=True, tip=Text("panel-par-tip", {"par": money(company["par"])})),
            Cell(text=money(company["cash"])),
            trains_cell(company["trains"]) if company["floated"] else unfloated_cell(data, name),
            Cell(text=Text("panel-list", {"each": [Text(f"type-{kind}") for kind in company["permits"]]})),
            Cell(text=len(company["markers"]), tip=Text("panel-markers-tip", {"unused": company["unused"]})),
        ),
        concerned=name in (data["operating"], data["next"].get("company")),
        pick=f"company:{name}",
    )


def director_cell(seat: int | None) -> Cell:
    if seat is None:
        return Cell(text=Text("panel-nobody"), muted=True, tip=Text("panel-nobody-tip"))
    return Cell(marks=(seat,), tip=player(seat))


def unfloated_cell(data: dict[str, Any], name: str) -> Cell:
    """In place of its trains; the tip tells who pays if it does not float (R4.3-a, R4.3-c)."""
    tip = Text("panel-unfloated-tip")
    for seat, one in enumerate(data["players"]):
        if name in one["promised"]:
            tip = Text("panel-promised-tip", {"player": player(seat), "fine": money(fine_of(data, name))})
    return Cell(text=Text("panel-unfloated"), muted=True, tip=tip)


def fine_of(data: dict[str, Any], name: str) -> int:
    return FINE_TIMES * int(data["companies"][name]["par"])


def trains_cell(trains: list[list[Any]]) -> Cell:
    """Every train with a dot for each of its warranties."""
    said = [f"{train[1]}{'•' * int(train[2])}" for train in trains]
    return Cell(text=", ".join(said)) if said else NOTHING


# -- who owns what


def holdings(data: dict[str, Any]) -> Panel:
    players = range(len(data["players"]))
    return Panel(
        id="holdings",
        title=Text("panel-holdings"),
        note=Text("panel-holdings-note"),
        tab=Text("panel-holdings-tab"),
        columns=(
            Column(name=Text("panel-company")),
            *(Column(seat=seat, align="end", tip=player(seat)) for seat in players),
            Column(name=Text("panel-offering"), align="end", tip=Text("panel-offering-tip")),
            Column(name=Text("panel-pool"), align="end", tip=Text("panel-pool-tip")),
            Column(name=Text("panel-treasury"), align="end", tip=Text("panel-treasury-tip")),
        ),
        rows=tuple(holding_row(data, name) for name in started(data)),
    )


def holding_row(data: dict[str, Any], name: str) -> Row:
    company = data["companies"][name]
    held = [one["shares"].get(name, 0) for one in data["players"]]
    counts = [*held, company["ipo"], company["pool"], company["treasury"]]
    director = company["director"]
    cells = [Cell(text=count, strong=seat == director) if count else NOTHING for seat, count in enumerate(counts)]
    return Row(cells=(name_cell(name), *cells), concerned=name == data["next"].get("company"))


# -- the market


def market(data: dict[str, Any]) -> Panel:
    """The cells where markers stand, dearest first, each stack in operating order."""
    prices = data["market"]["prices"]
    stacks = sorted(data["market"]["stacks"].items(), key=lambda each: -int(each[0]))
    return Panel(
        id="market",
        title=Text("panel-market"),
        note=Text("panel-market-note"),
        tab=Text("panel-market-tab"),
        columns=(Column(name=Text("panel-price"), align="end"), Column(name=Text("panel-stack"))),
        rows=tuple(
            Row(cells=(Cell(text=money(prices[int(cell)]), strong=True), stack_cell(stack))) for cell, stack in stacks
        ),
    )


def stack_cell(stack: list[str]) -> Cell:
    first, *others = [name_cell(name) for name in stack]
    return Cell(text=first.text, plaque=first.plaque, tip=first.tip, more=tuple(others))


# -- what is to come


def charters(data: dict[str, Any]) -> Panel:
    waiting = [(name, one) for name, one in data["companies"].items() if not one["started"]]
    return Panel(
        id="charters",
        title=Text("panel-charters"),
        note=Text("panel-charters-note", {"n": len(waiting)}),
        columns=(
            Column(name=Text("panel-company")),
            Column(name=Text("panel-opens")),
            Column(name=Text("panel-permits")),
        ),
        rows=tuple(
            Row(
                cells=(
                    name_cell(name),
                    Cell(text=one["opens"]),
                    Cell(text=Text("panel-list", {"each": [Text(f"type-{kind}") for kind in one["permits"]]})),
                ),
                pick=f"company:{name}",
            )
            for name, one in waiting
        ),
    )


def bank(data: dict[str, Any]) -> Panel:
    depot = data["depot"]
    left = Text("board-endless") if depot["left"] is None else depot["left"]
    facts = [
        Fact(label=Text("panel-bank"), value=money(data["bank"])),
        Fact(label=Text("panel-phase"), value=data["phase"]),
        Fact(label=Text("panel-depot", {"band": depot["band"]}), value=left),
        Fact(label=Text("panel-priority"), value=player(data["priority"])),
        Fact(label=Text("panel-limit"), value=data["certificate_limit"]),
    ]
    if data["lner"] != LNER_FAR:
        state = f"panel-lner-{LNER_WORDS[data['lner']]}"
        facts.append(Fact(label=Text("panel-lner"), value=Text(state)))
    return Panel(id="bank", title=Text("panel-bank-depot"), facts=tuple(facts))


# -- under a player's name


def sheet(view: View, seat: int) -> tuple[Cell, ...]:
    one = view.data["players"][seat]
    certificates = {"n": one["certificates"], "most": view.data["certificate_limit"]}
    return (
        Cell(text=money(one["cash"]), strong=True, tip=Text("sheet-cash-tip")),
        Cell(text=Text("sheet-worth", {"worth": money(one["worth"])})),
        Cell(text=Text("sheet-certificates", certificates)),
        *(promise_cell(view.data, name) for name in one["promised"]),
    )


def promise_cell(data: dict[str, Any], name: str) -> Cell:
    """A charter that has not floated yet; while par is being set nobody knows the fine (R4.3-c)."""
    tip = (
        Text("sheet-promised-tip", {"fine": money(fine_of(data, name))}) if data["companies"][name]["started"] else None
    )
    return Cell(text=Text("sheet-promised", {"company": name}), tip=tip)
