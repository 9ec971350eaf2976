"""What the page says before somebody acts: what shares bring, and what founding a company changes."""

from __future__ import annotations

from roundhouse.engine.panel import Panel, Row
from roundhouse.engine.text import Text, player
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.parliament import SetPar
from roundhouse.games.e1862.map.atlas import HEX
from roundhouse.games.e1862.map.tiles import TILE
from roundhouse.games.e1862.operating.dividends import DIVIDENDS, PAY, WITHHOLD, DecideDividend
from roundhouse.games.e1862.operating.running import best_choice
from roundhouse.games.e1862.present.speech import money
from roundhouse.lessons import lesson_called, start_of
from roundhouse.words import Words
from tests.games.e1862.tables import table
from tests.support.mania_saves import sample


def test_shares_of_a_company_without_a_train_are_offered_at_half_the_price() -> None:
    """R6.4.1-a: the FDR stands at £100 and has no train yet, the L&H at £110 has two."""
    for lesson, company, amount in (("obligations", "FDR", 50), ("stock", "L&H", 110)):
        _, state = start_of(RULESET, lesson_called(RULESET, lesson))
        label = RULESET.pick_name(state, "count:1", ("sell", f"company:{company}"))
        price = label.args["price"]
        assert isinstance(price, Text)
        assert price.args == {"n": amount}


def test_what_founding_a_company_changes_can_be_foreseen() -> None:
    """Nobody directs a company before its par is set, or before it is started without a charter."""
    for lesson, line in (("par", "set_par 100"), ("start", "start_company NGC 68")):
        _, state = start_of(RULESET, lesson_called(RULESET, lesson))
        after = RULESET.copy(state)
        RULESET.apply(after, RULESET.actions.parse(after, line))
        found = {change.name.key: change for change in RULESET.changes(RULESET.view(state, 0), RULESET.view(after, 0))}
        assert found["change-director"].before == Text("panel-nobody")
        assert found["change-director"].after == player(0)


def dividends(panel: Panel) -> dict[str, Row]:
    return {row.pick: row for row in panel.rows}


def values(text: Text | str | int) -> tuple[object, object]:
    """Before and after, in pounds."""
    assert isinstance(text, Text)
    before, after = text.args["before"], text.args["after"]
    assert isinstance(before, Text)
    assert isinstance(after, Text)
    return before.args["n"], after.args["n"]


def test_a_run_says_what_every_dividend_would_do_with_it() -> None:
    """R7.8.5: price, treasury and worth afterwards, before the trains have run; and again while it is asked."""
    _, state = start_of(RULESET, lesson_called(RULESET, "express"))
    company, seat = state.operating, state.asked
    best = best_choice(state)
    foretold = next(panel for panel in RULESET.prospect(state, best, ("run",)) if panel.id == "paying")
    RULESET.apply(state, best)
    asked = next(panel for panel in RULESET.panels(RULESET.view(state, 0)) if panel.id == "paying")
    assert asked.rows == foretold.rows
    for kind in (PAY, WITHHOLD):
        row = dividends(foretold)[f"dividend:{DIVIDENDS[kind]}"]
        after = RULESET.copy(state)
        RULESET.apply(after, DecideDividend(kind))
        assert values(row.cells[1].text) == (state.price(company), after.price(company))
        assert values(row.cells[-2].text) == (state.money[company], after.money[company])
        assert values(row.cells[-1].text) == (worth(state, seat), worth(after, seat))
        assert row.cells[2].text == (money(after.cash[seat] - state.cash[seat]) if kind == PAY else "–")


def test_the_manoeuvre_is_offered_where_it_is_possible_and_explained_where_it_is_not() -> None:
    """R7.8.6: with a local and a revenue below the price; whoever plays the beginners' version never hears of it."""
    _, state = start_of(RULESET, lesson_called(RULESET, "hudson"))
    found = RULESET.panels(RULESET.view(state, 0))[0]
    assert set(dividends(found)) == {"dividend:pay", "dividend:withhold", "dividend:hudson"}
    assert found.note is None
    state.revenue = 2 * state.price(state.operating)
    refused = RULESET.panels(RULESET.view(state, 0))[0]
    assert "dividend:hudson" not in dividends(refused)
    assert refused.note == Text("why-hudson-price", {"price": money(state.price(state.operating))})
    state.switches.beginners = True
    assert RULESET.panels(RULESET.view(state, 0))[0].note is None


def test_a_charter_says_what_its_home_pays() -> None:
    """R7.6.1-e: in yellow, green and brown, by the label of the hex; brown Ipswich has a label of its own."""
    _, state = start_of(RULESET, lesson_called(RULESET, "parliament"))
    companies = RULESET.view(state, 0).data["companies"]
    found = {name: one["home"][2:] for name, one in companies.items()}
    assert found["WVR"] == [20, 30, 40]
    assert found["I&B"] == [30, 50, 60]
    assert found["EUR"] == found["ESR"] == [40, 60, 80]


def test_warranties_say_what_they_cost() -> None:
    """R7.10-a: a bare number beside the price of a train would be taken for anything."""
    _, state = start_of(RULESET, lesson_called(RULESET, "warranties"))
    words = Words("en", [RULESET.words])
    said = [words.say(RULESET.pick_name(state, f"warranties:{n}", ("type:freight",))) for n in range(3)]
    assert said == ["without warranties", "1 warranty for £50", "2 warranties for £100"]


def test_a_par_says_what_it_leads_to() -> None:
    """R4.2: once the bid is paid, par by par, and the one that is picked."""
    _, state = start_of(RULESET, lesson_called(RULESET, "par"))
    (panel,) = RULESET.prospect(state, SetPar(82), ("amount:82",))
    (picked,) = [row for row in panel.rows if row.concerned]
    cash = state.cash[state.asked]
    assert [cell.text for cell in picked.cells[:3]] == [money(82), money(246), money(cash - 246)]


def test_trains_on_sale_say_where_a_permit_is_missing_and_which_trains_they_end() -> None:
    """R7.9-f: the first train of a band; one that is alike is called by its number, others need none."""
    game = sample("full", 503)
    state = game.state
    names = {pick: RULESET.pick_name(state, pick).args for pick in ("type:freight", "type:express", "train:E-2")}
    assert {pick: args["permit"] for pick, args in names.items()} == {
        "type:freight": "yes",
        "type:express": "no",
        "train:E-2": "yes",
    }
    assert names["type:freight"]["ends"] == "none"
    assert names["train:E-2"]["alike"] == "no"
    state = RULESET.copy(state)
    state.phase -= 1
    ended = RULESET.pick_name(state, "type:freight").args
    assert (ended["ends"], ended["n"]) == ("C", 0)


def test_what_a_tile_changes_on_the_map_can_be_foreseen() -> None:
    """A city pays what is printed on its tile (R7.8-k), and a green one has room for a second station."""
    state = table()
    wisbech = HEX["B5"]
    pays, room = Text("change-value", {"place": "Wisbech"}), Text("change-slots", {"place": "Wisbech"})
    laid = [
        ("6", [(pays, money(0), money(20))]),
        ("619", [(pays, money(20), money(30)), (room, 1, 2)]),
        ("14", []),
    ]
    for tile, changed in laid:
        before = RULESET.view(state, 0)
        state.board.tile[wisbech] = TILE[tile]
        found = RULESET.changes(before, RULESET.view(state, 0))
        assert [(each.name, each.before, each.after) for each in found] == changed
