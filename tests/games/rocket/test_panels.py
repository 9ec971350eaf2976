"""The panels beside the board: they say what the position is, and nothing that their reader may not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.panel import Cell, Panel
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.board import CITY
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.final import share_scoring
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.movement import hexes_ahead, steps
from roundhouse.games.rocket.scoring import claims_in, linked_stations
from roundhouse.games.rocket.state import ELIMINATED, NONE, State
from roundhouse.testing import choose
from roundhouse.words import Words
from tests.games.rocket.scenes import late, veto
from tests.support.panels import check_panels

ENGLISH = Words("en", [RULESET.words], ["Ada", "Bob", "Cy", "Di"])
ITALIAN = Words("it", [RULESET.words], ["Ada", "Bob", "Cy", "Di"])


def start(players: int = 2, edition: str = "1999") -> State:
    return RULESET.setup(Setup(players=players, options=RULESET.complete({"edition": edition}), seed=0))


def shown(state: State, seat: int | None = None) -> dict[str, Panel]:
    return {panel.id: panel for panel in RULESET.panels(RULESET.view(state, seat))}


def said(cell: Cell, words: Words = ENGLISH) -> str:
    return words.say(cell.text) if isinstance(cell.text, Text) else str(cell.text)


def pieces(cell: Cell) -> list[Cell]:
    return [cell, *cell.more]


def names(panel: Panel, words: Words = ENGLISH) -> list[str]:
    return [words.say(column.name) if isinstance(column.name, Text) else column.name for column in panel.columns]


def line_row(state: State, id: str) -> list[Cell]:
    return next(list(row.cells) for row in shown(state)["shares"].rows if row.cells[0].text == id)


# -- what they look like


def test_the_panels_and_their_heads() -> None:
    panels = shown(start(3))
    assert list(panels) == ["shares", "investments", "supply"]
    assert names(panels["shares"]) == ["line", "", "", "", "left", "value", "stn.", "pays now"]
    assert [column.seat for column in panels["shares"].columns][1:4] == [0, 1, 2]
    assert names(panels["investments"]) == ["city", "steel", "textiles", "brewing", "leather", "connected to"]
    assert [column.icon for column in panels["investments"].columns][1] == "industry-steel"
    assert ENGLISH.say(panels["investments"].note or Text("")) == "0 of 36 claimed"
    assert ITALIAN.say(panels["shares"].title) == "Quote e linee"
    assert names(panels["investments"], ITALIAN)[:2] == ["città", "acciaio"]


def test_without_a_limit_no_shares_are_left_to_count() -> None:
    panels = shown(start(2, "2018"))
    assert "left" not in names(panels["shares"])
    assert len(panels["supply"].facts) == 2


def test_every_position_has_whole_panels() -> None:
    chance = Chance(4)
    for edition in ("1999", "2018"):
        state = start(3, edition)
        while RULESET.decision(state) is not None:
            RULESET.apply(state, choose(RULESET, state, chance, {"extend": 4}))
            for seat in (0, None):
                check_panels(tuple(shown(state, seat).values()))


# -- shares and lines


@pytest.mark.parametrize("position", [veto, late])
def test_shares_values_and_payments(position: Any) -> None:
    state = position()
    panel = shown(state)["shares"]
    assert [row.cells[0].text for row in panel.rows] == [line.id for line in state.board.lines]
    for line, row in enumerate(panel.rows):
        if state.status[line] == ELIMINATED:
            continue
        held, (value, linked, pays) = row.cells[1 : 1 + state.players], row.cells[-3:]
        assert [cell.text or 0 for cell in held] == [state.holding(line, seat) or "·" for seat in range(state.players)]
        assert value.text == state.value(line)
        assert linked.text == (sum(linked_stations(state, line)) or "·")
        paid = {seat: cell.text for cell in pieces(pays) for seat in cell.marks}
        assert paid == {seat: amount for seat, amount in enumerate(share_scoring(state, line)) if amount}


def test_a_line_that_is_gone_says_where_it_went() -> None:
    state = late()
    gone = [line for line, status in enumerate(state.status) if status == ELIMINATED]
    assert gone
    for line in gone:
        row = line_row(state, state.board.lines[line].id)
        assert row[0].muted
        assert row[-1].text == state.board.lines[state.into[line]].id
        assert row[-1].plaque.startswith("line-")
        assert row[0].tip is not None
        assert state.board.lines[line].name in ENGLISH.say(row[0].tip)


def test_largest_holdings_stand_out_and_nothing_is_a_dot() -> None:
    state = start(3)
    state.shares[:3] = [2, 0, 2]
    _, *held = line_row(state, state.board.lines[0].id)[:4]
    assert [(said(cell), cell.strong, cell.muted) for cell in held] == [
        ("2", True, False),
        ("·", False, True),
        ("2", True, False),
    ]


def test_payments_say_who_gets_what() -> None:
    state = start(3)
    state.shares[:3] = [3, 1, 1]
    state.connected[0] = 0b11111
    pays = line_row(state, state.board.lines[0].id)[-1]
    assert [(cell.marks, cell.text) for cell in pieces(pays)] == [((0,), 5), ((1, 2), 1)]
    assert pays.tip is not None
    assert ENGLISH.say(pays.tip) == "Pays now: Ada £5,000"
    assert pays.more[0].tip is not None
    assert ITALIAN.say(pays.more[0].tip) == "Paga ora: Bob £1.000, Cy £1.000"


# -- investments


def test_claims_are_marks_and_free_ones_circles() -> None:
    state = start()
    board = state.board
    city = next(city for city, place in enumerate(board.cities) if board.places[place].name == "Manchester")
    first = state.asked
    RULESET.apply(state, Invest(city, board.industries.index("textiles")))
    row = next(row for row in shown(state)["investments"].rows if row.cells[0].text == "Manchester")
    steel, textiles, brewing, _ = row.cells[1:5]
    assert (textiles.marks, textiles.free, textiles.pick) == ((first,), 1, "industry:textiles")
    assert (steel.marks, steel.free) == ((), 1)
    assert brewing == Cell()
    assert row.pick == "city:Manchester"
    assert textiles.tip is not None
    assert ENGLISH.say(textiles.tip) == f"textiles: claimed by {ENGLISH.names[first]}, textiles: free"


@pytest.mark.parametrize("position", [veto, late])
def test_every_claim_is_shown_and_every_line_that_came(position: Any) -> None:
    state = position()
    panel = shown(state)["investments"]
    for city, row in enumerate(panel.rows):
        marks = [seat for cell in row.cells for seat in cell.marks]
        assert [marks.count(seat) for seat in range(state.players)] == claims_in(state, city)
        reached = {
            line.id
            for number, line in enumerate(state.board.lines)
            if state.status[number] != ELIMINATED and state.connected[number] >> state.board.cities[city] & 1
        }
        assert {str(cell.text) for cell in pieces(row.cells[-1]) if cell.plaque} == reached


# -- what the pending decision is about


def test_the_line_under_way_and_the_cities_it_would_reach_are_concerned() -> None:
    state = start()
    assert not any(row.concerned for panel in shown(state).values() for row in panel.rows)
    board = state.board
    state.shares[:] = [2] * len(state.shares)
    for line in range(len(board.lines)):
        for hex in steps(state, line):
            after = state.copy()
            RULESET.apply(after, Extend(line, hex))
            assert after.line == line
            panels = shown(after)
            assert [row.cells[0].text for row in panels["shares"].rows if row.concerned] == [board.lines[line].id]
            near = {place.name for place in board.places if place.kind == CITY and place.hex in board.around[hex]}
            assert {row.cells[0].text for row in panels["investments"].rows if row.concerned} == near


def test_cities_that_the_line_has_connected_already_are_of_no_concern() -> None:
    state = start()
    board = state.board
    state.shares[:] = [2] * len(state.shares)
    line, hex, city = next(
        (line, hex, place)
        for line in range(len(board.lines))
        for hex in steps(state, line)
        for place in board.cities
        if board.places[place].hex in board.around[hex]
    )
    state.connected[line] |= 1 << city
    RULESET.apply(state, Extend(line, hex))
    assert state.line == line
    concerned = [row.cells[0].text for row in shown(state)["investments"].rows if row.concerned]
    assert board.places[city].name not in concerned


def test_the_hex_that_is_bid_for_counts_too() -> None:
    state = veto()
    assert state.bid_by != NONE
    assert state.bid_hex != state.target
    board, connected = state.board, state.connected[state.line]
    near = (board.places_next_to[state.target] | board.places_next_to[state.bid_hex]) & ~connected
    cities = {place.name for number, place in enumerate(board.places) if place.kind == CITY and near >> number & 1}
    assert {row.cells[0].text for row in shown(state)["investments"].rows if row.concerned} == cities


# -- supply and sheets


def test_supply() -> None:
    state = start()
    state.tiles = 35
    tiles, passengers, supplementary = shown(state)["supply"].facts
    assert tiles.bar == (35, 60)
    assert isinstance(tiles.value, Text)
    assert f"{ENGLISH.say(tiles.value)} {ENGLISH.say(tiles.label)}" == "35 of 60 track tiles left"
    assert (passengers.value, supplementary.value) == (9, 16)


def test_sheets_tell_totals_only_to_their_owners() -> None:
    state = start(2)
    state.money[:] = [12, 7]
    state.shares[0] = 1
    own = RULESET.sheet(RULESET.view(state, 0), 0)
    assert [said(cell) for cell in own] == ["£12,000", "1 share", "0 stn.", "0 inv.", "0 pass."]
    assert [ENGLISH.say(cell.tip) for cell in own[2:] if cell.tip] == [
        "0 stations on the map, 7 in reserve",
        "0 investments",
        "0 passengers",
    ]
    assert own[0].strong
    for view in (RULESET.view(state, 0), RULESET.view(state, None)):
        assert said(RULESET.sheet(view, 1)[0]) == "0 shares"
        assert RULESET.sheet_note(view) == Text("sheet-secret")
    assert said(RULESET.sheet(RULESET.view(state, 1), 1)[1], ITALIAN) == "0 quote"


def test_open_totals_are_told_to_everybody() -> None:
    state = start(2, "2018")
    state.money[:] = [12, 7]
    assert [said(RULESET.sheet(RULESET.view(state, None), seat)[0]) for seat in (0, 1)] == ["12★", "7★"]
    assert RULESET.sheet_note(RULESET.view(state, None)) is None


def test_as_data_they_are_short() -> None:
    panels = msgspec.to_builtins(RULESET.panels(RULESET.view(start(4), None)))
    manchester = panels[1]["rows"][0]
    assert manchester["cells"][0] == {"text": "Manchester", "strong": True}
    assert manchester["cells"][3] == {}
    assert "concerned" not in manchester


# -- a veto under way


def test_a_veto_shows_who_holds_what_and_who_may_still_answer() -> None:
    state = veto()
    panel = shown(state)["veto"]
    data = RULESET.view(state, None).data
    proposal = data["next"]["proposal"]
    holders = {seat for seat in range(data["players"]) if data["shares"][proposal["line"]][seat]}
    seats = [row.cells[0].marks[0] for row in panel.rows]
    assert set(seats) == holders
    assert [row.cells[1].text for row in panel.rows] == [data["shares"][proposal["line"]][seat] for seat in seats]
    asked = [said(row.cells[2]) for row in panel.rows if row.concerned]
    assert asked == ["is asked now"]
    assert proposal["line"] in ENGLISH.say(panel.title)


def test_no_veto_no_panel() -> None:
    assert "veto" not in shown(start(3))


# -- where a locomotive could go


def test_a_locomotive_shows_the_hexes_it_faces() -> None:
    state = late()
    scene = RULESET.scene(RULESET.view(state, None))
    locomotives = {sprite.id: sprite for sprite in scene.sprites if sprite.symbol == "loco"}
    assert locomotives
    board = state.board
    for number, line in enumerate(board.lines):
        if state.loco[number] >= 0:
            faced = {f"hex:{q},{r}" for q, r in (board.coordinate(hex) for hex in hexes_ahead(state, number))}
            assert set(locomotives[f"loco:{line.id}"].reach) == faced
