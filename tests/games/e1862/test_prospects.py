"""What an action leads to, in tables: auctions, mergers and refinancing as they would go."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.engine.panel import Cell, Panel
from roundhouse.engine.text import Text
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.ending import worth
from roundhouse.games.e1862.finance.parliament import OpenAuction, RaiseBid
from roundhouse.games.e1862.map.atlas import COMPANY
from roundhouse.games.e1862.mergers.merger import Consent
from roundhouse.games.e1862.mergers.procedure import Option
from roundhouse.games.e1862.operating.forced_purchase import REFINANCE, RaiseMoney
from roundhouse.games.e1862.present.prospects.earning import earning_panel
from roundhouse.games.e1862.present.prospects.merging import refinanced, under_way
from roundhouse.games.e1862.present.prospects.winning import auction
from roundhouse.games.e1862.present.speech import money
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import OPTION, REMOVE
from tests.support.mania_saves import sample

SAVES = Path(__file__).parents[2] / "fixtures" / "v0.1.0" / "saves"


def saved(name: str) -> State:
    state: State = roundhouse.load(SAVES / name).state
    return state


def through(state: State) -> State:
    """Everybody agrees and pays, and the first marker that may go goes."""
    state = state.copy()
    RULESET.apply(state, Consent(1))
    while state.step in (OPTION, REMOVE):
        RULESET.apply(state, Option(1) if state.step == OPTION else RULESET.legal(state)[-1])
    return state


def test_a_merger_is_told_as_it_then_goes() -> None:
    state = saved("1862-consent_acquisition.json")
    found = under_way(state)
    assert found is not None
    then = through(state)
    survivor = COMPANY[found["survivor"]]
    assert found["price"] == then.price(survivor) == 122
    assert found["director"][1] == then.director[survivor]
    assert found["money"][1] == then.money[survivor]
    assert [four[1:] for four in found["players"]] == [
        [then.cash[seat], worth(state, seat), worth(then, seat)] for seat in range(state.players)
    ]
    assert {one["holder"]: one["then"] for one in found["holders"]} == {
        holder: then.holding(survivor, holder) for holder in (2, 5)
    }
    assert found["stations"]["F5"] == "lost"
    assert sorted(found["stations"].values()) == ["becomes", "becomes", "lost", "stays"]


def test_trying_a_merger_out_changes_nothing() -> None:
    state = saved("1862-consent_acquisition.json")
    before = RULESET.digest(state)
    assert under_way(state) is not None
    assert RULESET.digest(state) == before


def test_everybody_sees_the_sheet_while_consent_is_asked() -> None:
    state = saved("1862-consent_acquisition.json")
    for seat in (None, 0, 5):
        ids = [panel.id for panel in RULESET.panels(RULESET.view(state, seat)) if panel.passing]
        assert ids == ["merging", "merged", "merging-worth"]


def test_the_proposer_sees_it_before_anybody_is_asked() -> None:
    state = saved("1862-merger.json")
    action = next(action for action in RULESET.legal(state) if action.form.name == "propose_merger")
    panels = RULESET.prospect(state, action, RULESET.picks(state, action))
    assert [panel.id for panel in panels] == ["merging", "merged", "merging-worth"]
    assert not [panel for panel in RULESET.panels(RULESET.view(state, None)) if panel.passing]


def test_a_proposal_says_the_new_price_and_who_is_asked() -> None:
    """Nothing has moved on the market before it is agreed to."""
    state = saved("1862-merger.json")
    action = next(action for action in RULESET.legal(state) if action.form.name == "propose_merger")
    then = RULESET.copy(state)
    RULESET.apply(then, action)
    merging = under_way(then)
    assert merging is not None
    assert merging["consents"] == {"agreed": state.director[state.operating], "asked": then.asked}
    found = {each.name.key: each for each in RULESET.changes(RULESET.view(state, 0), RULESET.view(then, 0))}
    assert "change-price" not in found
    told = found["change-price-agreed"]
    assert told.name.args == {"company": merging["survivor"]}
    assert told.before == money(state.price(COMPANY[merging["survivor"]]))
    assert told.after == money(merging["price"])


def test_refinancing_is_told_as_it_then_goes() -> None:
    state = saved("1862-raise_money.json.gz")
    found = refinanced(state)
    assert found["kind"] == "refinancing"
    first, *_ = RULESET.prospect(state, RaiseMoney(REFINANCE), ("raise:refinance",))
    assert first.id == "merging"
    company = state.operating
    RULESET.apply(state, RaiseMoney(REFINANCE))
    while state.step == OPTION:
        RULESET.apply(state, Option(1))
    assert found["money"][1] == state.money[company]
    assert found["director"][1] == state.director[company]


# -- what if an option is decided otherwise


def agreeing() -> State:
    """The director of the WStI is asked whether the EUR may acquire it: three options follow."""
    game = sample("shorter", 268)
    game.push(next(each for each in game.legal if RULESET.picks(game.state, each) == ("company:WStI", "survivor:EUR")))
    state: State = game.state
    return state


def decided(state: State, takes: Iterable[int]) -> State:
    """Agreed to, and gone through: these holders sell their option, all others pay."""
    state = state.copy()
    RULESET.apply(state, Consent(1))
    while state.step in (OPTION, REMOVE):
        pays = int(state.m_option not in takes)
        RULESET.apply(state, Option(pays) if state.step == OPTION else RULESET.legal(state)[-1])
    return state


def supposed(state: State, takes: Iterable[int]) -> dict[str, Any]:
    found = under_way(state, [f"take:{holder}" for holder in takes])
    assert found is not None
    return found


def test_every_way_to_decide_about_the_options_is_told_as_it_then_goes() -> None:
    """R5.2.4-j: before anybody has agreed."""
    state = agreeing()
    asked = asked_in(supposed(state, ()))
    assert len(asked) == 3
    for takes in itertools.chain.from_iterable(itertools.combinations(asked, n) for n in range(4)):
        found, then = supposed(state, takes), decided(state, takes)
        survivor = COMPANY[found["survivor"]]
        assert [one["option"][2] for one in found["holders"] if one["option"]] == [
            "take" if holder in takes else "pay" for holder in asked
        ]
        assert found["director"][1] == then.director[survivor]
        assert found["money"][1] == then.money[survivor]
        assert [four[1::2] for four in found["players"]] == [
            [then.cash[seat], worth(then, seat)] for seat in range(state.players)
        ]


def test_a_click_on_an_option_supposes_that_one_and_leaves_the_others_as_they_are_set() -> None:
    state = agreeing()
    sheet, *_ = RULESET.suppose(state, None, ("take:0",))
    toggles = {row.cells[0].marks: row.cells[-2].more for row in sheet.rows if row.cells[-2].more}
    assert {who: [cell.strong for cell in both] for who, both in toggles.items()} == {
        who: [who != (0,), who == (0,)] for who in toggles
    }
    other = next(who for who in toggles if who != (0,))
    everything = toggles[other][1].supposes
    assert {"take:0", f"take:{other[0]}"} <= set(everything)
    again, *_ = RULESET.suppose(state, None, everything)
    assert again != sheet


def test_the_proposer_may_suppose_before_anybody_is_asked() -> None:
    state = saved("1862-merger.json")
    action = next(action for action in RULESET.legal(state) if action.form.name == "propose_merger")
    assert RULESET.suppose(state, action, ()) == RULESET.prospect(state, action, RULESET.picks(state, action))
    assert RULESET.suppose(state, None, ()) == ()


def test_it_is_said_whose_option_would_make_somebody_else_director() -> None:
    """R5.2.5-a: each option alone, all others as they are set."""
    state = agreeing()
    survivor = COMPANY["EUR"]
    for takes in ((), (0,), (1,), (2,)):
        found = supposed(state, takes)
        now = decided(state, takes).director[survivor]
        other = {h: decided(state, set(takes) ^ {h}).director[survivor] for h in asked_in(found)}
        assert {one["holder"]: one["director"] for one in found["turns"]} == {
            holder: seat for holder, seat in other.items() if seat != now
        }


def asked_in(found: dict[str, Any]) -> list[int]:
    return [one["holder"] for one in found["holders"] if one["option"]]


# -- auctions


def test_who_is_out_of_an_auction_and_why() -> None:
    """Four players: one has bid, one may go on, one cannot keep £162, one has passed."""
    game: Any = roundhouse.new("1862", players=4, seed=1)
    state: State = game.state
    first = state.asked
    RULESET.apply(
        state, OpenAuction(next(c for c in range(20) if RULESET.why_not(state, OpenAuction(c, 0)) is None), 0)
    )
    seats = [(first + place) % 4 for place in range(4)]
    state.cash[seats[2]] = 170
    RULESET.apply(state, RaiseBid(10))
    found = auction(state)
    assert found is not None
    assert found["bid"] == 10
    stands = {one["seat"]: one["stands"] for one in found["players"]}
    assert stands[seats[1]] == "high"
    assert stands[seats[2]] == "money"
    assert stands[seats[3]] == "asked"
    money = next(one for one in found["players"] if one["seat"] == seats[2])
    assert money["rule"] == "R4.1-c"


def test_what_a_bid_leaves() -> None:
    game: Any = roundhouse.new("1862", players=4, seed=1)
    state: State = game.state
    action = next(action for action in RULESET.legal(state) if isinstance(action, OpenAuction) and action.bid == 50)
    (panel,) = RULESET.prospect(state, action, ())
    rows = [[cell.text.args["n"] if isinstance(cell.text, Text) else None for cell in row.cells] for row in panel.rows]
    # Of £600 a bid of £50 leaves £550: three shares at £54, five of them, and ten times £54 less three stations.
    assert rows[0] == [54, 162, 388, 270, 280, 360]
    assert rows[-1] == [100, 300, 250, 500, 50, 820]


@pytest.mark.parametrize("name", ["1862-option.json.gz"])
def test_an_option_is_asked_beside_the_sheet(name: str) -> None:
    state = saved(name)
    found = under_way(state)
    assert found is not None
    assert found["prices"] == []


def test_what_becomes_of_stations_is_drawn_on_the_map_before_anybody_agrees() -> None:
    """R7.5.6: the survivor's stay, the others' become the survivor's; both are outlined and say so."""
    game = sample("shorter", 268)
    action = next(each for each in game.legal if RULESET.picks(game.state, each) == ("company:WStI", "survivor:EUR"))
    before = {sprite.id for sprite in RULESET.scene(RULESET.view(game.state, 0)).sprites}
    game.push(action)
    view = RULESET.view(game.state, 0)
    drawn = {sprite.id: sprite for sprite in RULESET.scene(view).sprites if sprite.id not in before}
    stations = view.data["merging"]["stations"]
    assert {"stays", "becomes"} <= set(stations.values())
    assert set(drawn) == {f"{what}-{hex}" for what in ("fate", "note") for hex in stations if hex != "london"}
    notes = {hex: drawn[f"note-{hex}"].shapes[-1].text for hex in stations if hex != "london"}
    assert notes == {hex: Text(f"fate-{fate}", {"company": "EUR"}) for hex, fate in stations.items() if hex != "london"}


def test_stops_are_listed_as_the_train_comes_to_them() -> None:
    """A local passes small stations between the large ones; an area is the first or the last."""
    assert stops_of(611) == [
        ["Cambridge", "Royston", "Bishop’s Stortford", "Great Dunmow", "Sudbury", "Colchester", "Ipswich"]
    ]
    assert stops_of(381) == [
        ["Downham Market", "Ely", "Cambridge", Text("area-west", {})],
        ["Downham Market", "King’s Lynn", Text("area-port_lynn", {})],
    ]


def stops_of(actions: int) -> list[list[Any]]:
    """Of the best runs, the same where they are taken up to be changed."""
    game = sample("full", actions)
    best = game.legal[0]
    picks = RULESET.picks(game.state, best)
    own = ("run:own", f"like:{picks[0].partition('/')[2]}")
    found, changed = [stops_in(earning_panel(game.state, best, each)) for each in (picks, own)]
    assert found == changed
    return found


def stops_in(panel: Panel) -> list[list[Any]]:
    return [[stop_of(cell) for cell in row.cells[1].more] for row in panel.rows if row.cells[1].more]


def stop_of(cell: Cell) -> Any:
    unscored = isinstance(cell.text, Text) and cell.text.key == "earning-stop-unscored"
    return cell.text.args["stop"] if unscored else cell.text  # type: ignore[union-attr]


def test_what_a_stop_counts_has_the_colour_of_its_train() -> None:
    game = sample("full", 381)
    best = game.legal[0]
    panel = earning_panel(game.state, best, RULESET.picks(game.state, best))
    for row in panel.rows[:-1]:
        plaques = [each for stop in row.cells[1].more for each in stop.more if each.text != "0"]
        assert plaques
        assert {each.plaque for each in plaques} == {row.cells[0].swatch}
