"""The panels beside the board: shares and lines, investments, supply; and what stands under a player's name."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.panel import Cell, Column, Fact, Panel, Row
from roundhouse.engine.rules import View
from roundhouse.engine.text import Text, player
from roundhouse.games.rocket.board import Board, places_in
from roundhouse.games.rocket.present.drawing.livery import liveries
from roundhouse.games.rocket.present.industries import PRINTED, industry_word

#: What closes the track of an isolated line.
CROSS: Final = "✕"
NOTHING = Cell(text="·", muted=True)


def panels(view: View) -> tuple[Panel, ...]:
    pending = [veto(view)] if "proposal" in view.data["next"] else []
    return (*pending, shares(view), investments(view), supply(view))


# -- a veto under way


def veto(view: View) -> Panel:
    """Who holds shares of the line under way, and who may still answer (SR-7.3-b, SR-7.3-e, SR-7.3-g)."""
    data = view.data
    proposal = data["next"]["proposal"]
    active, count = data["next"]["active"], data["players"]
    clockwise = [(active + step) % count for step in range(1, count + 1)]
    holders = [seat for seat in clockwise if data["shares"][proposal["line"]][seat]]
    return Panel(
        id="veto",
        title=Text("panel-veto", {"line": proposal["line"]}),
        passing=True,
        note=Text("panel-veto-called") if proposal["called_by"] is not None else Text("panel-veto-open"),
        columns=(
            Column(name=Text("panel-veto-player")),
            Column(name=Text("panel-veto-holds"), align="end"),
            Column(name=Text("panel-veto-answer"), align="end"),
        ),
        rows=tuple(holder_row(data, proposal, seat, clockwise) for seat in holders),
    )


def holder_row(data: dict[str, Any], proposal: dict[str, Any], seat: int, clockwise: list[int]) -> Row:
    asked = data["next"]["seat"]
    return Row(
        cells=(
            Cell(text=player(seat), marks=(seat,), strong=seat == asked),
            Cell(text=data["shares"][proposal["line"]][seat]),
            Cell(text=veto_answer(data, proposal, seat, clockwise)),
        ),
        concerned=seat == asked,
    )


def veto_answer(data: dict[str, Any], proposal: dict[str, Any], seat: int, clockwise: list[int]) -> Text:
    """What a holder has said, or when they will be asked."""
    bid, asked = proposal["bid"], data["next"]["seat"]
    if bid is not None and bid["seat"] == seat:
        return Text("panel-veto-bid", {"n": bid["n"]})
    if seat == asked:
        return Text("panel-veto-asked")
    if seat == data["next"]["active"]:
        return Text("panel-veto-proposed")
    if clockwise.index(seat) > clockwise.index(asked):
        return Text("panel-veto-later")
    return Text("panel-veto-done")


# -- shares and lines


def shares(view: View) -> Panel:
    """Who owns how much of each line, and what that would pay now (SR-12.4-a)."""
    data, board = view.data, view.board
    return Panel(
        id="shares",
        title=Text("panel-shares"),
        note=Text("panel-shares-note"),
        tab=Text("panel-shares-tab"),
        columns=share_columns(data),
        rows=tuple(line_row(data, board, line.id, line.name) for line in board.lines),
    )


def share_columns(data: dict[str, Any]) -> tuple[Column, ...]:
    heads = [Column(name=Text("panel-line"))]
    heads += [Column(seat=seat, align="end", tip=player(seat)) for seat in range(data["players"])]
    if data["available"]:
        heads.append(Column(name=Text("panel-left"), align="end", tip=Text("panel-left-tip")))
    heads.append(Column(name=Text("panel-value"), align="end", tip=Text("panel-value-tip")))
    heads.append(Column(name=Text("panel-linked"), align="end", tip=Text("panel-linked-tip")))
    heads.append(Column(name=Text("panel-pays"), align="end", tip=Text("panel-pays-tip")))
    return tuple(heads)


def line_row(data: dict[str, Any], board: Board, id: str, name: str) -> Row:
    line = data["lines"][id]
    if line["status"] == "eliminated":
        return gone_row(data, board, id, name)
    left = [Cell(text=data["available"][id])] if data["available"] else []
    figures = [Cell(text=line["value"], strong=True), linked_cell(line["linked"]), pays_cell(data, line["pays"])]
    cells = (line_cell(data, board, id, name), *holding_cells(data, id), *left, *figures)
    return Row(cells=cells, concerned=id == line_in_question(data), pick=f"loco:{id}")


def line_cell(data: dict[str, Any], board: Board, id: str, name: str) -> Cell:
    """An isolated line says so; where its shares are not taken away, an X closes its track (SR-10.3-a)."""
    status = data["lines"][id]["status"]
    tip = Text("panel-line-tip", {"name": name, "status": Text(f"status-{status}")})
    more = (Cell(text=Text("status-isolated"), muted=True),) if status == "isolated" else ()
    if status == "isolated" and data["look"]["crosses"]:
        more = (*more, Cell(text=CROSS, strong=True))
    return Cell(text=id, swatch=liveries(board)[id].colour, strong=True, tip=tip, more=more)


def gone_row(data: dict[str, Any], board: Board, id: str, name: str) -> Row:
    """A line that is no more: only where it went is worth knowing."""
    survivor = data["lines"][id]["into"]
    colours = liveries(board)
    tip = Text("panel-gone-tip", {"name": name, "survivor": survivor})
    first = Cell(text=id, swatch=colours[id].colour, muted=True, tip=tip)
    last = Cell(text=survivor, plaque=colours[survivor].colour, muted=True, tip=tip)
    between = data["players"] + (3 if data["available"] else 2)
    return Row(cells=(first, *(Cell() for _ in range(between)), last))


def holding_cells(data: dict[str, Any], id: str) -> list[Cell]:
    """Shares per player; the largest holding stands out, and supplementary ones where they cannot be bid (R-09)."""
    held = data["shares"][id]
    apart = data["supplementary"][id] if "supplementary" in data else [0] * len(held)
    most = max(held)
    return [
        Cell(text=count, strong=count == most, tip=apart_tip(own)) if count else NOTHING
        for count, own in zip(held, apart, strict=True)
    ]


def apart_tip(own: int) -> Text | None:
    return Text("panel-own-supplementary", {"n": own}) if own else None


def linked_cell(linked: list[int]) -> Cell:
    if not any(linked):
        return NOTHING
    each = [Text("panel-each", {"player": player(seat), "n": count}) for seat, count in enumerate(linked) if count]
    return Cell(text=sum(linked), tip=Text("panel-linked-each", {"each": each}))


def pays_cell(data: dict[str, Any], pays: list[int]) -> Cell:
    """Those who are paid, most first; who is paid the same stands together."""
    amounts = sorted({amount for amount in pays if amount}, reverse=True)
    if not amounts:
        return NOTHING
    groups = [
        Cell(
            marks=tuple(seat for seat, paid in enumerate(pays) if paid == amount),
            text=amount,
            tip=Text("panel-paid", {"pay": payments(data, pays, amount)}),
        )
        for amount in amounts
    ]
    first, *others = groups
    return Cell(marks=first.marks, text=first.text, tip=first.tip, more=tuple(others))


def payments(data: dict[str, Any], pays: list[int], amount: int) -> list[Text]:
    return [
        Text("payment", {"player": player(seat), "money": money(data, amount)})
        for seat, paid in enumerate(pays)
        if paid == amount
    ]


def money(data: dict[str, Any], amount: int) -> Text:
    return Text("money-pounds" if data["unit"] == "1000_pounds" else "money-prestige", {"n": amount})


# -- investments


def investments(view: View) -> Panel:
    """What is claimed and what is free in every city, and which lines have connected it."""
    data, board = view.data, view.board
    whole = sum(board.tokens)
    taken = whole - sum(count for city in data["unclaimed"].values() for count in city.values())
    asked = cities_in_question(data, board)
    return Panel(
        id="investments",
        title=Text("panel-investments"),
        note=Text("panel-investments-note", {"n": taken, "whole": whole}),
        tab=Text("panel-investments-tab"),
        columns=(
            Column(name=Text("panel-city")),
            *(industry_column(name) for name in board.industries),
            Column(name=Text("panel-reached"), align="end", tip=Text("panel-reached-tip")),
        ),
        rows=tuple(city_row(data, board, city, city in asked) for city in data["unclaimed"]),
    )


def industry_column(name: str) -> Column:
    return Column(name=industry_word(name), icon=f"industry-{name}" if name in PRINTED else "", align="middle")


def city_row(data: dict[str, Any], board: Board, city: str, concerned: bool) -> Row:
    claims = [industry_cell(data, city, industry) for industry in board.industries]
    cells = (Cell(text=city, strong=True), *claims, reached_cell(data, board, city))
    return Row(cells=cells, concerned=concerned, pick=f"city:{city}")


def industry_cell(data: dict[str, Any], city: str, industry: str) -> Cell:
    """The tokens of one industry in one city: a shape for every claim, a circle for every free one."""
    if industry not in data["unclaimed"][city]:
        return Cell()
    marks = tuple(
        seat
        for seat, claims in enumerate(data["investments"])
        for where, what, count in claims
        if (where, what) == (city, industry)
        for _ in range(count)
    )
    free = data["unclaimed"][city][industry]
    each = [Text("tip-claim", {"industry": industry_word(industry), "player": player(seat)}) for seat in marks]
    each += [Text("tip-free", {"industry": industry_word(industry)})] * free
    return Cell(marks=marks, free=free, tip=Text("panel-claims", {"each": each}), pick=f"industry:{industry}")


def reached_cell(data: dict[str, Any], board: Board, city: str) -> Cell:
    """The lines that have connected a city, as plaques."""
    reached = [id for id, line in data["lines"].items() if line["status"] != "eliminated" and city in line["places"]]
    plaques = [Cell(text=id, plaque=liveries(board)[id].colour) for id in reached]
    if not plaques:
        return Cell()
    return Cell(text=plaques[0].text, plaque=plaques[0].plaque, more=tuple(plaques[1:]))


# -- what the pending decision is about


def line_in_question(data: dict[str, Any]) -> str:
    proposal = data["next"].get("proposal")
    return "" if proposal is None else str(proposal["line"])


def cities_in_question(data: dict[str, Any], board: Board) -> set[str]:
    """Cities that the line under way would connect on the proposed hex or on the one that is bid for."""
    proposal = data["next"].get("proposal")
    if proposal is None:
        return set()
    bid = proposal["bid"]
    hexes = [proposal["to"]] if bid is None else [proposal["to"], bid["hex"]]
    connected = data["lines"][proposal["line"]]["places"]
    near = [place for q, r in hexes for place in places_in(board.places_next_to[board.number(q, r)])]
    names = {board.places[place].name for place in near if board.city_of[place] >= 0}
    return names - set(connected)


# -- supply


def supply(view: View) -> Panel:
    """What is left for all."""
    data, board = view.data, view.board
    stock = data["supply"]
    tiles = Text("panel-of", {"n": stock["tiles"], "whole": board.tiles})
    facts = [
        Fact(label=Text("panel-tiles"), value=tiles, bar=(stock["tiles"], board.tiles)),
        Fact(label=Text("panel-passengers"), value=stock["passengers"]),
    ]
    if stock["supplementary"] is not None:
        facts.append(Fact(label=Text("panel-supplementary"), value=stock["supplementary"]))
    return Panel(id="supply", title=Text("panel-supply"), tab=Text("panel-supply-tab"), facts=tuple(facts))


# -- under a player's name


def sheet(view: View, seat: int) -> tuple[Cell, ...]:
    """The total, if it may be seen (SR-13.1-a), shares, stations on the board, claims and passengers."""
    data = view.data
    total = data["money"][seat]
    stations = data["stations"][seat]
    cells = [] if total is None else [Cell(text=money(data, total), strong=True, tip=Text("sheet-total"))]
    cells.append(Cell(text=Text("sheet-shares", {"n": sum(held[seat] for held in data["shares"].values())})))
    # In short, so that all of it finds room beside a name; pointed at, each says itself in full.
    built = {"n": len(stations["hexes"]), "reserve": stations["reserve"]}
    claims = {"n": sum(claim[2] for claim in data["investments"][seat])}
    passengers = {"n": data["passengers"][seat]}
    cells.append(Cell(text=Text("sheet-stations-short", built), tip=Text("sheet-stations-tip", built)))
    cells.append(Cell(text=Text("sheet-claims-short", claims), tip=Text("sheet-claims", claims)))
    cells.append(Cell(text=Text("sheet-passengers-short", passengers), tip=Text("sheet-passengers", passengers)))
    return tuple(cells)


def sheet_note(view: View) -> Text | None:
    """Totals that are missing are so by the rules (SR-13.1-a)."""
    return Text("sheet-secret") if None in view.data["money"] else None
