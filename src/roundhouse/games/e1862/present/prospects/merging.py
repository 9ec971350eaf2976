"""Mergers, acquisitions and refinancing as they would go: tried out on a copy, with everybody paying for their option.

What is shown to the proposer, to the director who is asked, to whoever holds an option and to lookers-on is the same.
Whoever plays may suppose that an option is sold instead (`take:2`, by the number of the holder), and sees what follows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from roundhouse.engine.panel import Cell, Column, Fact, Panel, Row
from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.prices import sale_price
from roundhouse.games.e1862.map.atlas import COMPANIES, COMPANY, HEXES, NONE, SIZE
from roundhouse.games.e1862.map.markers import hex_and_slot, placed, take_off
from roundhouse.games.e1862.mergers.merger import (
    ProposeMerger,
    ask_for_removal,
    begin_merger,
    go_on_with_merger,
    removable,
)
from roundhouse.games.e1862.mergers.procedure import REFINANCING, redeem_option, relinquish
from roundhouse.games.e1862.operating.fleet import fleet_of, train_of
from roundhouse.games.e1862.operating.forced_purchase import go_on_with_refinancing, refinance
from roundhouse.games.e1862.operating.permits import permit_names
from roundhouse.games.e1862.present.drawing.livery import colour
from roundhouse.games.e1862.present.speech import money, place_called
from roundhouse.games.e1862.state import RECEIVERSHIP, State
from roundhouse.games.e1862.steps import ACQUIRE, ACQUIRE_CONSENT, MERGE, MERGE_CONSENT, OPTION, REMOVE

Merging = dict[str, Any]
#: What can be done with an option: pay what is missing and keep the share, or take what half of it is worth.
PAY, TAKE = "pay", "take"


# -- tried out


def proposed(state: State, action: ProposeMerger, supposing: Sequence[str] = ()) -> Merging:
    """A merger or an acquisition, as if the other director agreed."""
    trial = state.copy()
    trial.m_origin = trial.operating
    trial.m_survivor = action.survivor
    trial.m_absorbed = action.other if action.survivor == trial.operating else trial.operating
    begin_merger(trial)
    return told(state, trial, (state.operating, action.survivor, action.other), supposing)


def refinanced(state: State, supposing: Sequence[str] = ()) -> Merging:
    trial = state.copy()
    refinance(trial)
    return told(state, trial, (state.operating, state.operating, NONE), supposing)


def under_way(state: State, supposing: Sequence[str] = ()) -> Merging | None:
    """What is being agreed to or gone through; none elsewhere."""
    if state.step not in (MERGE_CONSENT, ACQUIRE_CONSENT, OPTION):
        return None
    trial = state.copy()
    other = state.m_absorbed if state.m_survivor == state.m_origin else state.m_survivor
    parties = (state.m_origin, state.m_survivor, other)
    if state.step == OPTION:
        return told(state, trial, parties, supposing)
    trial.step = MERGE if state.step == MERGE_CONSENT else ACQUIRE
    begin_merger(trial)
    consents = {"agreed": state.director[state.m_origin], "asked": state.asked}
    return told(state, trial, parties, supposing) | {"consents": consents}


def told(state: State, begun: State, parties: tuple[int, int, int], supposing: Sequence[str]) -> Merging:
    """Go on to the end, everybody paying for the option where they can and nothing else is supposed, and compare.

    The parties are the company that operates, the survivor, and the other company.
    """
    origin, survivor, other = parties
    absorbed = NONE if other == NONE else other if survivor == origin else origin
    price = begun.m_price
    trial = begun.copy()
    options = go_to_end(trial, supposing)
    trial.events = []
    companies = [survivor] if absorbed == NONE else [survivor, absorbed]
    return {
        "kind": "refinancing" if absorbed == NONE else "merger",
        "survivor": COMPANIES[survivor],
        "absorbed": None if absorbed == NONE else COMPANIES[absorbed],
        "prices": [] if state.m_kind else [sale_price(state, company) for company in companies],
        "price": price,
        "par": [state.par[survivor], trial.par[survivor]],
        "money": [[state.money[company] for company in companies], trial.money[survivor]],
        "director": [directed(state, survivor), directed(trial, survivor)],
        "turns": list(turns(begun, trial, survivor, options)),
        "trains": [train_of(trial, number) for number in fleet_of(trial, survivor)],
        "permits": permit_names(trial.permits[survivor]),
        "markers": [len(placed(trial, survivor)), trial.unused[survivor]],
        "stations": dict(stations(state, trial, survivor, absorbed)),
        "holders": list(holders(state, trial, state.director[origin], companies, options)),
        "players": [
            [state.cash[seat], trial.cash[seat], worth(state, seat), worth(trial, seat)]
            for seat in range(state.players)
        ],
    }


Options = dict[int, list[Any]]


def go_to_end(trial: State, supposing: Sequence[str]) -> Options:
    """Everybody who is asked about an option, in order: what it costs, what it brings, and what is done with it."""
    options: Options = {}
    kind = trial.m_kind
    while trial.m_kind:
        if trial.step == OPTION:
            done = TAKE if f"{TAKE}:{trial.m_option}" in supposing else PAY
            options[trial.m_option] = [trial.m_redeem, trial.m_sell, done]
            if done == PAY:
                redeem_option(trial)
            else:
                relinquish(trial)
        elif trial.step == REMOVE:
            take_off(trial, removable(trial)[-1])
            trial.m_excess -= 1
            ask_for_removal(trial)
            continue
        trial.step = NONE
        if kind == REFINANCING:
            go_on_with_refinancing(trial)
        else:
            go_on_with_merger(trial)
    return options


def settings(options: Options) -> list[str]:
    """All options as they are set."""
    return [f"{option[2]}:{holder}" for holder, option in options.items()]


def setting(options: Options, holder: int, done: str) -> list[str]:
    """All options as they are set, but for that of one holder."""
    return settings({**options, holder: [*options[holder][:2], done]})


def turns(begun: State, trial: State, survivor: int, options: Options) -> Iterator[dict[str, Any]]:
    """Whose single option would make somebody else director (R5.2.5-a). The treasury's, the last, cannot."""
    for holder, option in options.items():
        if holder == begun.treasury:
            continue
        other = begun.copy()
        done = PAY if option[2] == TAKE else TAKE
        go_to_end(other, setting(options, holder, done))
        if directed(other, survivor) != directed(trial, survivor):
            amount = option[0 if done == PAY else 1]
            yield {"holder": holder, "done": done, "amount": amount, "director": directed(other, survivor)}


def directed(state: State, company: int) -> int | None:
    seat = state.director[company]
    return None if seat in (NONE, RECEIVERSHIP) else seat


def stations(state: State, trial: State, survivor: int, absorbed: int) -> Iterator[tuple[str, str]]:
    """By hex: the survivor's stay, those of the absorbed become the survivor's, others are lost."""
    if absorbed == NONE:
        return
    kept = {hex_and_slot(trial.board, place) for place in placed(trial, survivor)}
    for company, word in ((survivor, "stays"), (absorbed, "becomes")):
        for place in placed(state, company):
            hex, slot = hex_and_slot(state.board, place)
            name = HEXES[hex] if hex < SIZE else "london"
            yield (name, word) if (hex, slot) in kept else (name, "lost")


def holders(
    state: State, trial: State, initiator: int, companies: list[int], options: Options
) -> Iterator[dict[str, Any]]:
    """Everybody who holds shares of either company, clockwise from the initiator, the treasury last (R5.2.4-a)."""
    seats = [(initiator + place) % state.players for place in range(state.players)]
    for holder in [*seats, state.treasury]:
        held = [state.holding(company, holder) for company in companies]
        then = trial.holding(companies[0], holder)
        if sum(held) or then:
            yield {"holder": holder, "held": held, "then": then, **option_of(options, holder)}


def option_of(options: Options, holder: int) -> dict[str, Any]:
    if holder not in options:
        return {"option": None}
    return {"option": options[holder], "supposes": [setting(options, holder, done) for done in (PAY, TAKE)]}


# -- in tables


def merging_panels(found: Merging) -> tuple[Panel, ...]:
    return holders_panel(found), company_panel(found), worth_panel(found)


def company_cell(name: str) -> Cell:
    return Cell(text=name, plaque=colour(COMPANY[name]))


def holders_panel(found: Merging) -> Panel:
    companies = [name for name in (found["survivor"], found["absorbed"]) if name]
    args: dict[str, Arg] = {"survivor": companies[0], "absorbed": companies[-1], "price": money(found["price"])}
    return Panel(
        id="merging",
        title=Text(f"merging-{found['kind']}", args),
        note=Text("merging-note"),
        passing=True,
        columns=(
            Column(name=Text("merging-holder")),
            *(Column(name=name, align="end") for name in companies),
            Column(name=Text("merging-option"), align="end", tip=Text("merging-option-tip")),
            Column(name=Text("merging-then", {"survivor": companies[0]}), align="end"),
        ),
        rows=tuple(holder_row(found, one) for one in found["holders"]),
    )


def holder_row(found: Merging, one: dict[str, Any]) -> Row:
    holder, option = one["holder"], one["option"]
    is_player = holder < len(found["players"])
    who = Cell(marks=(holder,), text=player(holder)) if is_player else Cell(text=Text("holder-treasury"))
    asked = Cell(text="–", muted=True) if option is None else option_cell(option, one["supposes"])
    directs = is_player and found["director"][1] == holder
    return Row(
        cells=(
            who,
            *(Cell(text=count) if count else Cell(text="·", muted=True) for count in one["held"]),
            asked,
            Cell(text=one["then"], strong=directs),
        ),
        concerned=directs,
    )


def option_cell(option: list[Any], supposes: list[list[str]]) -> Cell:
    """Both ways to decide; the one that the sheet goes by is strong."""
    return Cell(
        more=tuple(
            Cell(
                text=Text(f"merging-{done}", {"amount": money(amount)}),
                strong=done == option[2],
                supposes=tuple(all_set),
            )
            for done, amount, all_set in zip((PAY, TAKE), option, supposes)
        )
    )


def company_panel(found: Merging) -> Panel:
    treasury, then = found["money"]
    facts = [
        *price_facts(found),
        Fact(
            label=Text("merging-director"), value=change(director(found["director"][0]), director(found["director"][1]))
        ),
        *turning_facts(found),
        Fact(label=Text("merging-treasury"), value=change(sums([money(each) for each in treasury]), money(then))),
        Fact(label=Text("merging-trains"), value=", ".join(found["trains"]) or "–"),
        Fact(label=Text("merging-permits"), value=listed([Text(f"type-{kind}") for kind in found["permits"]])),
        *station_facts(found),
    ]
    return Panel(
        id="merged", title=Text("merging-company", {"survivor": found["survivor"]}), passing=True, facts=tuple(facts)
    )


def price_facts(found: Merging) -> Iterator[Fact]:
    if not found["prices"] or found["kind"] == "refinancing":
        return
    low, high = sorted(found["prices"])
    args: dict[str, Arg] = {"low": money(low), "high": money(high), "price": money(found["price"])}
    yield Fact(label=Text("merging-price"), value=Text("merging-price-sum", args))
    yield Fact(label=Text("merging-par"), value=change(money(found["par"][0]), money(found["par"][1])))


def turning_facts(found: Merging) -> Iterator[Fact]:
    """Who directs the company if one option is decided otherwise."""
    for one in found["turns"]:
        args: dict[str, Arg] = {"player": player(one["holder"]), "amount": money(one["amount"])}
        yield Fact(label=Text(f"merging-if-{one['done']}", args), value=director(one["director"]))


def station_facts(found: Merging) -> Iterator[Fact]:
    if found["kind"] == "refinancing":
        return
    placed_then, unused = found["markers"]
    lost = [name for name, what in found["stations"].items() if what == "lost"]
    yield Fact(
        label=Text("merging-stations"), value=Text("merging-stations-of", {"placed": placed_then, "left": unused})
    )
    if lost:
        yield Fact(label=Text("merging-lost"), value=listed([place_called(name) for name in lost]))


def worth_panel(found: Merging) -> Panel:
    heads = ("cash", "after", "worth", "after", "more")
    return Panel(
        id="merging-worth",
        title=Text("merging-worths"),
        passing=True,
        columns=(
            Column(name=Text("page-player")),
            *(Column(name=Text(f"merging-{head}"), align="end") for head in heads),
        ),
        rows=tuple(
            Row(cells=(Cell(marks=(seat,), text=player(seat)), *worth_cells(*four)))
            for seat, four in enumerate(found["players"])
        ),
    )


def worth_cells(cash: int, cash_then: int, now: int, then: int) -> tuple[Cell, ...]:
    more = Text("merging-up", {"n": then - now}) if then > now else Text("merging-down", {"n": now - then})
    return (
        Cell(text=money(cash)),
        Cell(text=money(cash_then)),
        Cell(text=money(now)),
        Cell(text=money(then), strong=True),
        Cell(text=more) if then != now else Cell(text="–", muted=True),
    )


def director(seat: int | None) -> Text:
    return Text("panel-nobody") if seat is None else player(seat)


def change(before: Text, after: Text) -> Text:
    return Text("merging-change", {"before": before, "after": after})


def sums(amounts: list[Text]) -> Text:
    return amounts[0] if len(amounts) == 1 else Text("merging-sum", {"one": amounts[0], "other": amounts[1]})


def listed(each: list[Any]) -> Text:
    return Text("panel-list", {"each": each})
