"""The list of differences between the rulebook and the public site, row by row, and the test of every one.

Where both presets play alike that is what is shown: on one position, with both presets.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roundhouse.engine.decision import Violation
from roundhouse.engine.setup import Setup
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.ending import collapsed
from roundhouse.games.e1862.finance.parliament import OpenAuction
from roundhouse.games.e1862.finance.stock_round import BuyShare, SellShares
from roundhouse.games.e1862.map.atlas import COMPANY, HEX, HOME, NONE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.map.tiles import TILE, segments
from roundhouse.games.e1862.mergers.merger import move_assets, removable
from roundhouse.games.e1862.mergers.procedure import MERGER, Option, donor_for, sell_absorbed, swap_certificate
from roundhouse.games.e1862.names import mask_of
from roundhouse.games.e1862.operating.forced_purchase import raise_money, ways
from roundhouse.games.e1862.operating.home import place_home
from roundhouse.games.e1862.operating.receivership import buy_in_receivership
from roundhouse.games.e1862.operating.running import RunTrains, run_rules
from roundhouse.games.e1862.operating.track import PlaceSmallStation, segments_for
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL
from roundhouse.games.e1862.operating.trains import BuyTrain
from roundhouse.games.e1862.operating.turn import at_run, at_trains, begin_operating_round
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.rounds import close_stock_round, end_operating_round, end_parliament
from roundhouse.games.e1862.runs.chains import Freight, chain_ends, why_not_chains
from roundhouse.games.e1862.runs.earnings import check
from roundhouse.games.e1862.runs.rules import Running
from roundhouse.games.e1862.runs.run import SMALL_STOP, Run, Way, why_not_together
from roundhouse.games.e1862.setup.options import RULINGS
from roundhouse.games.e1862.state import NOT_PLACED, OPERATING, PARLIAMENT, STOCK, State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    AT_DIVIDEND,
    AT_RUN,
    AT_TRACK,
    AT_TRAINS,
    BID,
    OVER,
    REDEEM,
    RUN,
    TRACK,
    TRAINS,
)
from tests.games.e1862.positions import board_of, trains_of, way
from tests.games.e1862.tables import PRESETS, balance, company, marker, operate, stock_round, table, tile

both = pytest.mark.parametrize("preset", PRESETS)

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]
LIST = ROOT.parent / "shared" / "data" / "1862" / "DIFFERENCES.md"

#: The rows of the list in their order: its section, and the rule whose test shows both presets.
ROWS = [
    ("4.1", "R4.1-c"), ("4.3", "R4.3-e"), ("5.1.1 / 7.5.1", "R7.5.1-a"), ("5.1.3 vs 7.11.2", "R5.1.3-a"),
    ("5.2.4(3)", "R5.2.4-i"), ("5.2.4", "R5.2.4-d"), ("5.2.4(2)", "R5.2.4-h"), ("6.3", "R6.3-f"),
    ("6.4.2 / 7.11.1 / 10.3", "R7.11.1-b"), ("6.5.2", "R6.5.2-b"), ("6.5.4.2, 11.4", "R11.4-a"),
    ("7.1, 7.8.5", "R7.1-b"), ("7.1", "R7.1-c"), ("7.2", "R7.2-f"), ("7.2", "R7.2-b"), ("7.2 / 8", "R7.3-a"),
    ("7.3, 8", "R7.3-b"), ("8", "R8.0-e"), ("7.4, 7.8", "R7.8-c"), ("7.5.6", "R7.5.6-d"), ("7.5.4 / 7.5.6", "R7.5.4-b"),
    ("7.8.1", "R7.8.1-c"), ("7.8.1", "R7.8.1-i"), ("7.8.1", "R7.8.1-h"), ("7.8.1", "R7.8.1-f"), ("7.8.2/3", "R7.8.2-c"),
    ("7.8.6", "R7.8.6-a"), ("7.10", "R7.10-a"), ("7.11.2", "R7.11.2-b"), ("7.11", "R7.11-c"), ("10.3", "R10.3-d"),
    ("10.4", "R10.4-b"), ("11.1–11.3", "R11.1-a"), ("2.4.2", "R2.4.2-a"), ("2.3", "R2.3-d"),
    ("7.6.3/7.6.4", "R7.6.3-b"), ("10", "R10.5-a"),
]  # fmt: skip


# -- the list, the specification, the options: nothing is left out


def shown() -> set[str]:
    """The rules that a test named after them shows with both presets."""
    text = "".join((FOLDER / name).read_text("utf-8") for name in ("test_presets.py", "test_differences.py"))
    names = re.findall(r"@both\n(?:@.*\n)*def test_(r\w+)", text)
    return {rule for rule in rules() if any(name.startswith(rule_name(rule) + "_") for name in names)}


def rule_name(rule: str) -> str:
    return re.sub(r"[.-]", "_", rule.lower())


def rules() -> set[str]:
    return set(re.findall(r"\*\*(R[\w.]+-\w+)\*\*", (ROOT / "docs" / "rules" / "1862.md").read_text("utf-8")))


def test_every_rule_that_the_site_plays_differently_is_shown() -> None:
    text = (ROOT / "docs" / "rules" / "1862.md").read_text("utf-8")
    marked = set(re.findall(r"^- \*\*(R[\w.]+-\w+)\*\*.*RI differs", text, re.MULTILINE))
    summary = text[text.index("### Where the Ruby implementation plays differently") : text.index("## Decision points")]
    marked |= set(re.findall(r"R\d[\w.]*-\w\b", summary))
    assert len(marked) >= 19
    assert marked - shown() == set()


def test_every_ruling_is_shown() -> None:
    """The rule that stands beside a ruling in options.py has its test."""
    text = (ROOT / "src" / "roundhouse" / "games" / "e1862" / "setup" / "options.py").read_text("utf-8")
    beside = dict(re.findall(r'^    "(\w+)": \(\w+, \w+\),  # (R[\w.]+-\w)', text, re.MULTILINE))
    differing = {name for name, (ours, theirs) in RULINGS.items() if ours != theirs}
    assert differing - {"asks_like_the_site"} == set(beside)
    assert set(beside.values()) - shown() == set()


def test_every_row_of_the_list_is_shown() -> None:
    assert {rule for _, rule in ROWS} - shown() == set()


@pytest.mark.skipif(not LIST.exists(), reason="the list is not part of the repository")
def test_the_rows_are_those_of_the_list() -> None:
    rows = re.findall(r"^\| ([^|]+?) \|", LIST.read_text("utf-8"), re.MULTILINE)
    assert rows[2:] == [section for section, _ in ROWS]


# -- parliament, shares, procedure


@both
def test_r4_1_c_who_cannot_pay_is_not_asked(preset: str) -> None:
    state = table(3, preset=preset)
    state.cash[1] = 161 + 5
    balance(state)
    RULESET.apply(state, OpenAuction(COMPANY["ESR"], 0))
    assert (state.step, state.asked) == (BID, 2)


def wanting(preset: str, price: int, cash: int = 0, treasury: bool = False) -> State:
    """A company that must buy a train of £280 and cannot pay for it."""
    state = table(preset=preset)
    company(state, "ESR", price, {0: 6}, pool=0 if treasury else 4, trains=0, cash=cash)
    state.sold_trains[0], state.sold_trains[1] = 7, 6
    state.phase = 2
    operate(state, "ESR", TRAINS, AT_TRAINS)
    return state


@both
def test_r5_1_3_a_refinancing_brings_ten_times_the_par_marker(preset: str) -> None:
    """A-07: at a price of 110 the marker is 100."""
    state = wanting(preset, 110)
    state.step = NONE
    raise_money(state, 1)
    assert state.money[COMPANY["ESR"]] == 1000


def two_companies(preset: str, price: int = 95) -> State:
    state = table(preset=preset)
    company(state, "N&E", price, {0: 5, 2: 1}, pool=2)
    company(state, "I&B", price, {1: 4}, pool=2)
    state.m_kind = MERGER
    state.m_origin = state.m_survivor = COMPANY["N&E"]
    state.m_absorbed = COMPANY["I&B"]
    state.m_price = price
    return state


@both
def test_r5_2_4_i_an_option_that_cannot_be_exchanged(preset: str) -> None:
    """A-09"""
    state = two_companies(preset)
    sell_absorbed(state, 1, True)
    assert state.cash[1] == 600 + (48 if preset == "rulebook" else 47)


@both
def test_r5_2_4_d_three_shares_of_either_company(preset: str) -> None:
    """A-10: the survivor's two first, then one of the absorbed."""
    state = two_companies(preset)
    assert swap_certificate(state, 1, COMPANY["I&B"])
    assert state.holding(COMPANY["N&E"], 1) == 2
    assert state.holding(COMPANY["I&B"], 1) == 2
    assert state.certificate[COMPANY["I&B"]] == state.pool


@both
def test_r5_2_4_h_where_shares_of_the_survivor_come_from(preset: str) -> None:
    """The Pool, then the next holder who has some; the treasury, which comes last, has the Pool alone."""
    state = two_companies(preset)
    state.holders = [2, state.treasury]
    assert donor_for(state, 1) == state.pool
    state.move(COMPANY["N&E"], 2, state.pool, 0)
    assert donor_for(state, 1) == 2
    state.holders = []
    assert donor_for(state, state.treasury) == NONE


@both
def test_r6_3_f_a_certificate_alone_in_the_pool(preset: str) -> None:
    state = table(preset=preset)
    number = company(state, "ESR", 74, {0: 2, 1: 2}, pool=3, director=None)
    state.director[number], state.certificate[number] = -2, state.pool
    stock_round(state)
    violation = RULESET.why_not(state, BuyShare(number, 1))
    assert violation is not None
    assert violation.rule == "R6.3-f"


@both
def test_r6_5_2_b_above_the_certificate_limit(preset: str) -> None:
    """Only sales are legal; after the LNER nobody has to sell."""
    state = table(preset=preset)
    company(state, "ESR", 74, {0: 10})
    company(state, "EUR", 74, {0: 9}, pool=1)
    stock_round(state)
    for action in (Pass(), BuyShare(COMPANY["EUR"], 1)):
        violation = RULESET.why_not(state, action)
        assert violation is not None
        assert violation.rule == "R6.5.2-b"
    assert RULESET.why_not(state, SellShares(COMPANY["EUR"], 4)) is None
    state.lner = 2
    assert RULESET.why_not(state, Pass()) is None


# -- operating rounds


@both
def test_r7_1_c_the_order_is_fixed_at_the_start(preset: str) -> None:
    state = table(preset=preset)
    first = company(state, "ESR", 90, {0: 5})
    second = company(state, "EUR", 74, {1: 5})
    begin_operating_round(state, 1)
    state.cell[second] = state.cell[first] + 4
    assert state.queue == [first, second]


@both
def test_r7_2_b_the_first_tile_is_at_home(preset: str) -> None:
    state = table(preset=preset)
    number = company(state, "L&E", 74, {0: 5})
    operate(state, "L&E", NONE, AT_TRACK)
    place_home(state, number)
    state.step = TRACK
    violation = RULESET.why_not(state, Pass())
    assert violation is not None
    assert violation.rule == "R7.2-b"


def receivership(preset: str, cash: int = 0) -> State:
    state = table(preset=preset)
    number = company(state, "L&E", 74, {0: 2}, pool=8, director=None, trains=0, cash=cash)
    state.director[number], state.certificate[number] = -2, state.pool
    operate(state, "L&E", NONE, AT_RUN)
    return state


@both
def test_r7_3_a_no_home_base_in_receivership(preset: str) -> None:
    """A-38"""
    state = receivership(preset)
    assert not place_home(state, COMPANY["L&E"])
    assert state.home[COMPANY["L&E"]] == NOT_PLACED
    assert not state.board.has_marker(HOME[COMPANY["L&E"]], COMPANY["L&E"])


def runs_in_receivership(preset: str) -> State:
    """L&E without a director, between Downham Market and Ely."""
    state = receivership(preset)
    for hex, name in (("C6", "57"), ("C8", "621")):
        tile(state, hex, name, 0)
    marker(state, "C6", "L&E")
    state.permits[COMPANY["L&E"]] = 1 << EXPRESS
    state.train_band, state.train_type, state.train_copy = [0], [EXPRESS], [0]
    state.train_warranties, state.train_owner = [1], [COMPANY["L&E"]]
    return state


@both
def test_r7_3_b_who_runs_the_trains_in_receivership(preset: str) -> None:
    """The best run is made, or the largest shareholder gives one and nothing checks that it is the best."""
    state = runs_in_receivership(preset)
    asked = at_run(state)
    assert asked == (preset != "rulebook")
    assert state.revenue == (50 if preset == "rulebook" else 0)
    if asked:
        assert (state.step, state.asked) == (RUN, 0)
        assert RULESET.why_not(state, RunTrains([])) is None


@both
def test_r7_5_b_a_merger_that_ends_in_receivership_and_its_run(preset: str) -> None:
    state = runs_in_receivership(preset)
    state.merged = 1
    assert not at_run(state)
    assert state.revenue == (50 if preset == "rulebook" else 0)
    assert state.stage == AT_DIVIDEND


@both
@pytest.mark.parametrize(("permits", "kind"), [(7, EXPRESS), (3, FREIGHT), (2, LOCAL)])
def test_r8_0_e_the_type_bought_in_receivership(preset: str, permits: int, kind: int) -> None:
    """A-47"""
    state = receivership(preset, cash=150)
    state.permits[COMPANY["L&E"]] = permits
    buy_in_receivership(state, COMPANY["L&E"])
    assert state.train_type == [kind]
    assert state.money[COMPANY["L&E"]] == 50


@both
def test_r7_5_6_d_which_markers_may_go(preset: str) -> None:
    state = two_companies(preset)
    for hex, name in (("B13", "N&E"), ("C12", "N&E"), ("D9", "I&B")):
        marker(state, hex, name)
    places = [place // PLACES_PER_HEX for place in removable(state)]
    assert places == [HEX["C12"], HEX["D9"]]


@both
@pytest.mark.parametrize(("survivor", "absorbed"), [(1, 1), (1, 0), (0, 1), (0, 0)])
def test_r7_5_4_b_the_side_of_the_charter_has_no_effect(preset: str, survivor: int, absorbed: int) -> None:
    """R3.1-d, R7.5.6-g: the survivor is non-chartered; on the site two chartered companies stay one."""
    state = two_companies(preset)
    state.chartered[COMPANY["N&E"]], state.chartered[COMPANY["I&B"]] = survivor, absorbed
    move_assets(state)
    assert state.chartered[COMPANY["N&E"]] == (1 if survivor and absorbed and preset != "rulebook" else 0)
    assert state.chartered[COMPANY["I&B"]] == 0


@both
def test_r7_10_a_three_warranties_at_most(preset: str) -> None:
    """An A train brings one of its own."""
    state = table(preset=preset)
    company(state, "ESR", 74, {0: 5}, trains=0, cash=900)
    operate(state, "ESR", TRAINS, AT_TRAINS)
    assert RULESET.why_not(state, BuyTrain(EXPRESS, 2)) is None
    violation = RULESET.why_not(state, BuyTrain(EXPRESS, 3))
    assert violation is not None
    assert violation.rule.startswith("R7.10")


@both
@pytest.mark.parametrize(("treasury", "found"), [(True, [0, 1]), (False, [1])])
def test_r7_11_c_how_money_is_raised(preset: str, treasury: bool, found: list[int]) -> None:
    """A choice only where shares of the treasury suffice; £250 are missing, refinancing brings £740."""
    state = wanting(preset, 74, cash=30, treasury=treasury)
    assert ways(state) == found


@both
def test_r7_13_a_redeeming_after_forced_refinancing(preset: str) -> None:
    """The site looks whether a share could be redeemed while options are still open, and does not come back to it."""
    state = table(preset=preset)
    company(state, "ESR", 74, {0: 7}, pool=3, trains=0, cash=30)
    state.sold_trains[0], state.sold_trains[1] = 7, 6
    state.phase = 2
    operate(state, "ESR", NONE, AT_TRAINS)
    assert at_trains(state)
    for action in (Option(1), BuyTrain(EXPRESS, 0), Pass()):
        assert RULESET.why_not(state, action) is None
        RULESET.apply(state, action)
    assert state.step == (REDEEM if preset == "rulebook" else ACQUIRE)


# -- runs


def running(preset: str, tiles: str, markers: str, trains: str, phase: int = 0) -> Running:
    rules = run_rules(table(preset=preset))
    return Running(board_of(tiles, markers), COMPANY["ENR"], phase, trains_of(trains), 7, rules)


#: Port – Cromer – Norwich – Acle – Beccles.
ENR = "F3 57 0, F5 790 2, G6 8851 2, G8 14 0"


@both
def test_r7_8_c_where_runs_meet(preset: str) -> None:
    """A-18: two locals that have a small station in common and no large one."""
    first, second = Way(), Way()
    first.stops, first.small, first.nodes = [HEX["F3"], HEX["F5"]], [SMALL_STOP], [HEX["F3"], HEX["F5"]]
    second.stops, second.small, second.nodes = [HEX["G8"], HEX["H7"]], [SMALL_STOP], [HEX["G8"], HEX["H7"]]
    found = why_not_together(running(preset, ENR, "ENR F3", "AL AL"), [first, second])
    assert (found.rule if found else None) == ("R7.8-c" if preset == "rulebook" else None)


@both
def test_r7_8_1_c_hexes_between_the_ends(preset: str) -> None:
    found = check(running(preset, ENR, "ENR F3", "BF"), [Run(0, way("F1 F3 F5"))])
    assert not isinstance(found, Violation)
    assert (found.earnings[0].between, found.revenue) == (1, 150)


@both
def test_r7_8_1_i_permanent_freights_with_a_common_end(preset: str) -> None:
    """A-21: apart both ends of both count, and the two bonuses; linked only the outer ends."""
    found = check(running(preset, ENR, "ENR F3, ENR F5", "EF EF"), [Run(0, way("F1 F3")), Run(1, way("F3 F5"))])
    assert not isinstance(found, Violation)
    linked = 80 + 40 + 30
    assert found.revenue == (max(linked, 80 + 20 + 40) if preset == "rulebook" else linked)
    apart = check(
        running(preset, ENR, "ENR F3, ENR F5", "EF EF"),
        [Run(0, way("F1 F3"), chain=0), Run(1, way("F3 F5"), chain=1)],
    )
    assert not isinstance(apart, Violation)
    assert apart.revenue == (80 + 20 + 40 if preset == "rulebook" else linked)


def freights(*nodes: tuple[int, int]) -> list[Freight]:
    found = []
    for number, ends in enumerate(nodes):
        traced = Way()
        traced.stops, traced.nodes, traced.gates = list(ends), list(ends), list(ends)
        found.append(Freight(number, traced, False))
    return found


@both
def test_r7_8_1_h_a_chain_visits_nothing_twice(preset: str) -> None:
    """A-20: from Cromer to Norwich and on to Thetford, with Fakenham on both ways."""
    rules = run_rules(table(preset=preset))
    chain = freights((HEX["F3"], HEX["F5"]), (HEX["F5"], HEX["E8"]))
    for freight in chain:
        freight.way.stops.insert(1, HEX["E4"])
    found = why_not_chains([chain], rules)
    assert (found.rule if found else None) == ("R7.8.1-h" if preset == "rulebook" else None)


@both
def test_r7_8_1_f_freights_in_a_ring(preset: str) -> None:
    """The site counts one node, that of the first train; the rulebook has no such chain."""
    rules = run_rules(table(preset=preset))
    ring = freights((HEX["F3"], HEX["F5"]), (HEX["F5"], HEX["E4"]), (HEX["E4"], HEX["F3"]))
    found = why_not_chains([ring], rules)
    assert (found.rule if found else None) == ("R7.8.1-h" if preset == "rulebook" else None)
    ends = chain_ends(ring)
    assert ends is not None
    assert ends.stops == [HEX["F3"]]


@both
def test_r7_8_2_c_the_stop_that_does_not_count(preset: str) -> None:
    """Nobody has said which: the one that costs least."""
    found = check(running(preset, ENR, "ENR F3", "BE"), [Run(0, way("F1 F3 F5"))])
    assert not isinstance(found, Violation)
    assert found.earnings[0].unscored == [HEX["F3"]]
    assert found.revenue == 120


# -- the end, the set-up


@both
def test_r10_3_d_three_operating_rounds_after_the_lner(preset: str) -> None:
    state = table(preset=preset)
    company(state, "ESR", 74, {0: 5})
    state.phase, state.lner, state.round = 7, 2, STOCK
    state.passes = state.players
    close_stock_round(state)
    assert (state.or_number, state.or_count) == (1, 3)


@both
def test_r10_5_a_nothing_runs_and_nothing_is_promised(preset: str) -> None:
    """A-55"""
    state = table(preset=preset)
    assert not collapsed(state)
    assert collapsed(state) == (preset == "rulebook")


@both
@pytest.mark.parametrize("round", [PARLIAMENT, STOCK, OPERATING])
def test_r10_5_a_turn_100_and_the_end_of_a_round(preset: str, round: int) -> None:
    """The site stops after any round, a Parliament too; here turn 100 is played to its end."""
    for turn in (99, 100):
        state = table(preset=preset)
        company(state, "ESR", 74, {0: 5})
        state.round, state.turn, state.parliaments, state.step = round, turn, 1, NONE
        state.or_number, state.or_count = 1, 2
        if round == PARLIAMENT:
            end_parliament(state)
        elif round == STOCK:
            close_stock_round(state)
        else:
            end_operating_round(state)
        assert (state.step == OVER) == (preset == "18xx-games" and turn == 100)


@both
@pytest.mark.parametrize(("has", "added"), [((0, 4), (3, 5)), ((0, 4), (1, 2)), ((1, 5), (0, 2)), ((1, 5), (3, 4))])
def test_r7_6_3_b_a_small_station_leaves_the_track_as_it_is(
    preset: str, has: tuple[int, int], added: tuple[int, int]
) -> None:
    """On tile 779 the site compares the edges of plain track without their pairs: it may join others afterwards."""
    state = table(preset=preset)
    company(state, "ESR", 74, {0: 5})
    hex = HEX["E10"]
    tile(state, "E10", "779", 0)
    state.board.small[hex] = mask_of(has)
    operate(state, "ESR", TRACK, AT_TRACK)
    action = PlaceSmallStation(hex, mask_of(added))
    assert (RULESET.why_not(state, action) is None) == (preset == "18xx-games")
    assert (action in RULESET.legal(state)) == (preset == "18xx-games")
    if preset == "18xx-games":
        RULESET.apply(state, action)
        track = segments(state.board.tile[hex], state.board.turn[hex])
        assert {mask_of(has), mask_of(added)} < set(track)
        assert state.board.small[hex] == mask_of(has) | mask_of(added)


@both
@pytest.mark.parametrize("name", ["778", "779", "780"])
def test_r7_6_3_b_where_only_one_turn_of_the_tile_has_these_stations(preset: str, name: str) -> None:
    for turn in range(6):
        state = table(preset=preset)
        company(state, "ESR", 74, {0: 5})
        tile(state, "E10", name, turn)
        first, second, third = segments(TILE[name], turn)
        operate(state, "ESR", TRACK, AT_TRACK)
        for has, free in ((first | second, [third]), (third, [first, second])):
            state.board.small[HEX["E10"]] = has
            assert segments_for(state, HEX["E10"]) == free


def test_r7_6_3_b_four_cases_in_all_and_all_of_them_on_tile_779() -> None:
    """Every tile with several stretches, one of them with its small station: what the site offers beyond the others."""
    state = table(preset="18xx-games")
    found = []
    for name, number in TILE.items():
        stretches = segments(number, 0)
        if len(stretches) > 1:
            tile(state, "E10", name, 0)
            for has in stretches:
                state.board.small[HEX["E10"]] = has
                found += [(name, has, more) for more in segments_for(state, HEX["E10"]) if more not in stretches]
    assert sorted(found) == sorted(
        ("779", mask_of(has), mask_of(added))
        for has, added in [((0, 4), (3, 5)), ((0, 4), (1, 2)), ((1, 5), (0, 2)), ((1, 5), (3, 4))]
    )


@both
@pytest.mark.parametrize("variant", ["simple_express", "simple_freight", "advanced_express", "advanced_freight"])
def test_r11_1_a_variants_with_either_preset(preset: str, variant: str) -> None:
    """The site has none of them; with its readings they can be played here all the same."""
    chosen = RULESET.complete({"preset": preset, "variant": variant, "shorter_game": True})
    assert chosen["variant"] == variant
    assert chosen["idle_marker_stays"] == (preset != "rulebook")


@both
@pytest.mark.parametrize(("extra", "number"), [(None, 18), (True, 18), (False, 16)])
def test_r2_4_2_a_extra_companies(preset: str, extra: bool | None, number: int) -> None:
    """The site always adds them; here they can be left out."""
    options = {"preset": preset} if extra is None else {"preset": preset, "extra_companies": extra}
    assert sum(RULESET.setup(Setup(players=8, options=options, seed=1)).in_play) == number
