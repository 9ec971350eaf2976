"""What each dividend would do, tried out on a copy: before the trains have run, and while it is asked."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.panel import Cell, Column, Panel, Row
from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.market import PRICES, clamped
from roundhouse.games.e1862.map.atlas import COMPANIES
from roundhouse.games.e1862.operating.dividends import (
    DIVIDENDS,
    HUDSON,
    PAY,
    WITHHOLD,
    cells_moved,
    decide_dividend,
    hudson_addition,
    why_not_hudson,
)
from roundhouse.games.e1862.operating.running import RunTrains, run_trains
from roundhouse.games.e1862.present.speech import money
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import DIVIDEND

Paying = dict[str, Any]
#: As people compare them: what is done most often comes first.
KINDS: Final = (PAY, WITHHOLD, HUDSON)


def paying(state: State) -> Paying | None:
    """The dividends that can be chosen now, each with what it does; none where no dividend is asked for."""
    return tried_out(state) if state.step == DIVIDEND else None


def after_run(state: State, action: RunTrains) -> Paying | None:
    """The same before these trains have run; none where they earn nothing that could be paid."""
    trial = state.copy()
    run_trains(trial, action)
    return tried_out(trial) if trial.revenue > 0 else None


def tried_out(state: State) -> Paying:
    violation = why_not_hudson(state)
    kinds = [kind for kind in KINDS if kind != HUDSON or violation is None]
    # Beginners have no such manoeuvre: nobody needs to be told why it is not possible now.
    told = violation if violation is not None and not state.switches.beginners else None
    return {
        "company": COMPANIES[state.operating],
        "seat": state.asked,
        "choices": [choice(state, kind) for kind in kinds],
        "refused": None if told is None else {"key": told.key, "args": told.args, "rule": told.rule},
    }


def choice(state: State, kind: int) -> dict[str, Any]:
    """Price, money of the company and worth of its director before and after, and who is paid how much."""
    company, seat = state.operating, state.asked
    paid = paid_by(state, kind)
    moved = cells_moved(state, company, paid)
    trial = state.copy()
    decide_dividend(trial, kind)
    return {
        "kind": DIVIDENDS[kind],
        "amount": paid or state.revenue,
        "price": [state.price(company), PRICES[clamped(state.cell[company] + moved)]],
        "spaces": moved // 2,
        "players": [trial.cash[each] - state.cash[each] for each in range(state.players)],
        "money": [state.money[company], trial.money[company]],
        "worth": [worth(state, seat), worth(trial, seat)],
    }


def paid_by(state: State, kind: int) -> int:
    if kind == WITHHOLD:
        return 0
    added = hudson_addition(state.price(state.operating), state.revenue) if kind == HUDSON else 0
    return state.revenue + added


# -- in a table: a row for every choice


def paying_panel(found: Paying) -> Panel:
    choices, seat = found["choices"], found["seat"]
    holders = [each for each in range(len(choices[0]["players"])) if any(one["players"][each] for one in choices)]
    refused = found["refused"]
    return Panel(
        id="paying",
        title=Text("paying-title"),
        note=None if refused is None else Text(refused["key"], {name: money(n) for name, n in refused["args"].items()}),
        columns=(
            Column(name=Text("paying-dividend")),
            Column(name=Text("panel-price")),
            *(Column(seat=each, name=player(each), align="end") for each in holders),
            Column(name=Text("paying-treasury"), align="end"),
            Column(name=Text("paying-worth", {"player": player(seat)}), align="end"),
        ),
        rows=tuple(choice_row(one, holders) for one in choices),
    )


def choice_row(one: dict[str, Any], holders: list[int]) -> Row:
    return Row(
        cells=(
            Cell(text=Text(f"paying-{one['kind']}", {"amount": money(one["amount"])}), strong=True),
            Cell(text=price_text(one["price"], one["spaces"])),
            *(paid_cell(one["players"][seat]) for seat in holders),
            Cell(text=compared(one["money"])),
            Cell(text=compared(one["worth"]), strong=True),
        ),
        pick=f"dividend:{one['kind']}",
    )


def price_text(price: list[int], spaces: int) -> Text:
    before, after = price
    args: dict[str, Arg] = {"before": money(before), "after": money(after), "n": abs(spaces)}
    return Text("paying-right" if spaces > 0 else "paying-left" if spaces < 0 else "paying-stays", args)


def paid_cell(amount: int) -> Cell:
    return Cell(text=money(amount)) if amount else Cell(text="–", muted=True)


def compared(values: list[int]) -> Text:
    return Text("merging-change", {"before": money(values[0]), "after": money(values[1])})
