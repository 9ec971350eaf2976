"""The specification's examples of routes, runs and prices, by their ids."""

from __future__ import annotations

import pytest

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862.map.atlas import AREA, COMPANIES, COMPANY, HEX, LONDON
from roundhouse.games.e1862.map.board import Board
from roundhouse.games.e1862.map.network import reach, serves
from roundhouse.games.e1862.map.tiles import TILE
from roundhouse.games.e1862.mergers.merger import partners
from roundhouse.games.e1862.runs.best.solve import best_run
from roundhouse.games.e1862.runs.chains import Ends, Freight, chain_ends, hexes_between, linked_by_ends
from roundhouse.games.e1862.runs.chains import bonus as bonus_of
from roundhouse.games.e1862.runs.earnings import check
from roundhouse.games.e1862.runs.rules import Running, RunRules, rulebook, site
from roundhouse.games.e1862.runs.run import AREA_STOP, Run, Way
from tests.games.e1862.positions import board_of, company_at, priced, way
from tests.games.e1862.tables import company, table

#: ENR's network on the last page: port – Cromer – Norwich – Acle – Beccles – Lowestoft and – Ipswich.
ENR_TILES = "F3 57 0, F5 790 2, G6 8851 2, G8 14 0, H7 57 1, G10 8851 3, F11 791 0"
RED, BLUE, PINK, PURPLE, ORANGE = "F1 F3", "F3 F5", "F5 G6 G8", "G8 G10 F11", "G8 H7"


def enr(trains: str, phase: str = "A", markers: str = "ENR F3, ENR F5, ENR G8") -> Running:
    return company_at(board_of(ENR_TILES, markers), "ENR", phase, trains, rulebook())


# -- the table of the last page


def test_v_enr_1() -> None:
    assert priced(enr("AF"), Run(0, way(RED))).revenue == 100


def test_v_enr_2_two_freights_linked() -> None:
    """What lies between the ends of the chain is told with its first run."""
    running = enr("AF AF")
    takings = priced(running, Run(0, way(RED)), Run(1, way(BLUE)))
    assert takings.revenue == 150
    assert [(earning.between, earning.bonus) for earning in takings.earnings] == [(1, 30), (0, 0)]
    assert best_run(running).revenue == 150


def test_v_enr_3() -> None:
    takings = priced(enr("BF"), Run(0, way("F1 F3 F5")))
    assert takings.revenue == 150
    assert (takings.earnings[0].between, takings.earnings[0].bonus) == (1, 30)


def test_v_enr_4_a_freight_cannot_end_at_acle() -> None:
    """R7.8.1-e, R7.8.1-g"""
    running = enr("CF")
    problem = check(running, [Run(0, way("F3 F5 G6"))])
    assert isinstance(problem, Violation)
    assert problem.rule == "R7.8-b"
    assert priced(running, Run(0, way("F3 F5 G6 G8"))).revenue == 90
    assert best_run(running).revenue == 150


def test_v_enr_5() -> None:
    assert priced(enr("AE"), Run(0, way(RED))).revenue == 100


def test_v_enr_6() -> None:
    running = enr("AE BE")
    cromer = HEX["F3"]
    takings = priced(running, Run(0, way(RED)), Run(1, way("F3 F5 G6 G8"), [cromer]))
    assert takings.revenue == 170
    assert best_run(running).revenue == 170


def test_v_enr_7() -> None:
    running = enr("BL")
    takings = priced(running, Run(0, way("F3 F5 G6 G8"), [HEX["F3"]]))
    assert (takings.revenue, takings.subsidy) == (90, 40)
    answer = best_run(running)
    assert (answer.revenue, answer.subsidy) == (90, 40)


def test_v_enr_8() -> None:
    takings = priced(enr("BF AL"), Run(0, way("F1 F3 F5")), Run(1, way(BLUE)))
    assert (takings.revenue, takings.subsidy) == (170, 20)
    assert takings.earnings[1].counts == [20, 0]


def test_v_enr_9() -> None:
    """Phases A–B as in the table, so the value of the port is 80; the port counts once."""
    running = enr("EF FE")
    takings = priced(running, Run(0, way("F1 F3 F5 G6 G8 G10 F11")), Run(1, way("F1 F3 F5 G6 G8 H7")))
    assert [earning.revenue for earning in takings.earnings] == [260, 110]
    assert takings.revenue == 370


# -- freight


def test_v7_8_1_1_and_2_norwich_to_wells_and_its_port() -> None:
    board = board_of("F5 790 0, F3 6 0, E2 57 5", "WNR E2, WNR F5")
    running = company_at(board, "WNR", "A", "CF", rulebook())
    first = priced(running, Run(0, way("F5 F3 E2")))
    assert (first.earnings[0].between, first.earnings[0].bonus) == (1, 20)
    second = priced(running, Run(0, way("F5 F3 E2 D1")))
    assert (second.earnings[0].between, second.earnings[0].bonus) == (2, 60)


def test_v7_8_1_3_the_entrance_decides_the_distance() -> None:
    board = board_of("E12 790 1, D11 57 5, C10 57 5, D13 57 4, B13 57 4, C12 8852 4", "EUR E12", "EUR")
    near = company_at(board, "EUR", "A", "DF", rulebook())
    takings = priced(near, Run(0, way("E12 D13 C14")))
    assert (takings.earnings[0].between, takings.earnings[0].bonus) == (1, 20)


@pytest.mark.parametrize(("gate", "between", "bonus"), [("B13", 3, 60), ("D13", 1, 20)])
def test_v7_8_1_3_measured_from_the_last_map_hex(gate: str, between: int, bonus: int) -> None:
    ends = Ends()
    ends.stops = [HEX["E12"], AREA_STOP + LONDON]
    ends.gates = [HEX["E12"], HEX[gate]]
    assert (hexes_between(ends), bonus_of(ends)) == (between, bonus)


def test_v7_8_1_4_and_5_a_chain_scores_as_one_train() -> None:
    """Freights linked from the port of Cromer southward; each touches an own marker."""
    running = enr("BF CF", markers="ENR F3, ENR F5")
    takings = priced(running, Run(0, way("F1 F3 F5")), Run(1, way("F5 G6 G8")))
    assert takings.revenue == 80 + 30 + 30 * 3
    lonely = enr("BF CF", markers="ENR F3")
    problem = check(lonely, [Run(0, way("F1 F3 F5")), Run(1, way("F5 G6 G8"))])
    assert isinstance(problem, Violation)
    assert problem.rule == "R7.4-a"


def test_v7_8_1_6_from_wells_to_its_port() -> None:
    """R7.8-f"""
    board = board_of("E2 14 2", "WNR E2")
    running = company_at(board, "WNR", "C", "AF", rulebook())
    assert priced(running, Run(0, way("E2 D1"))).revenue == 120


@pytest.mark.parametrize(("rules", "revenue"), [(rulebook(), 690), (site(), 230)], ids=["rulebook", "18xx-games"])
def test_v7_8_1_7_permanents_apart_or_linked(rules: RunRules, revenue: int) -> None:
    """RI differs (R7.8.1-i): a shared end links them. The distances given are those of Denmark, of the same value.

    R7.8.1-k
    """
    london, port, stortford = AREA_STOP + LONDON, AREA_STOP + AREA["port_denmark"], HEX["B13"]
    seven, six = Way(), Way()
    seven.stops, seven.nodes, seven.gates = [london, port], [5000, 6000], [HEX["B13"], HEX["G12"]]
    six.stops, six.nodes, six.gates = [stortford, port], [stortford, 6000], [HEX["B13"], HEX["G12"]]
    freights = [Freight(0, seven, True), Freight(1, six, True)]
    chains = linked_by_ends(freights) if rules.freights_always_linked else [[freights[0]], [freights[1]]]
    values = {london: 200, port: 130, stortford: 30}
    total, scored = 0, set()
    for chain in chains:
        ends = chain_ends(chain)
        assert ends is not None
        total += bonus_of(ends)
        scored |= set(ends.stops)
    assert total + sum(values[stop] for stop in scored) == revenue


# -- local, express, mixed


def test_v7_8_2_1_a_local_with_a_small_station() -> None:
    """Three large stations worth 30 and one small station over four hexes."""
    board = board_of("E2 14 2, E4 14 0, E6 8852 0, E8 14 0", "WNR E2")
    running = company_at(board, "WNR", "C", "CL", rulebook())
    takings = priced(running, Run(0, way("E2 E4 E6 E8")))
    assert (takings.revenue, takings.subsidy) == (110, 40)


def test_v7_8_3_1_an_express_ignores_small_stations() -> None:
    """R7.4-f"""
    board = board_of("E2 14 1, D3 8852 1, C4 793 3", "WNR E2")
    running = company_at(board, "WNR", "C", "CE", rulebook())
    takings = priced(running, Run(0, way("F1 E2 D3 C4")))
    assert takings.revenue == 170
    assert takings.subsidy == 0


# -- all three types together


def test_v7_8_4_1_a_local_a_freight_and_an_express_of_one_company() -> None:
    """L&H from King's Lynn; the express begins in The West (A-33) and meets the freight in Wisbech.

    R7.8.4-a; R7.8-h: two share the track to Wells.
    """
    board = board_of("B5 619 0, B7 57 0, B9 791 0, C4 792 1, D3 8852 1, E2 619 4, E4 14 0", "L&H C4, L&H B5")
    running = company_at(board, "L&H", "C", "CL DF DE", rulebook())
    takings = priced(
        running,
        Run(0, way("C4 D3 E2 E4")),
        Run(1, way("A4 B5 C4 D3 E2 D1")),
        Run(2, way("A10 B9 B7 B5")),
    )
    local, freight, express = takings.earnings
    assert (sorted(local.counts), local.subsidy) == ([20, 30, 30, 50], 40)
    assert (freight.counts, freight.between, freight.revenue) == ([90, 90], 4, 300)
    assert express.counts == [100, 60, 20, 30]
    assert (takings.revenue, takings.subsidy) == (640, 40)


# -- routes and connections


def ngc_board() -> Board:
    """Newmarket joined to Ely in the north and, over Great Dunmow, to London in the south."""
    return board_of("C10 57 0, C8 621 0, C12 8852 0", "NGC C10, E&H C8")


def test_v7_4_1_without_terminal_no_london() -> None:
    running = company_at(ngc_board(), "NGC", "A", "AE", rulebook())
    problem = check(running, [Run(0, way("C10 C12 C14"))])
    assert isinstance(problem, Violation)
    assert problem.rule == "R7.4-e"
    assert best_run(running).revenue == 50


def test_v7_4_2_ends_at_a_blocked_city_but_does_not_pass() -> None:
    """R7.8-d"""
    board = board_of("E12 790 1, F11 790 1, G12 57 2, D13 57 4", "SVR E12, N&B F11, WVR F11, FDR G12")
    running = company_at(board, "SVR", "A", "CE", rulebook())
    passing = check(running, [Run(0, way("E12 F11 G12"))])
    assert isinstance(passing, Violation)
    assert passing.rule == "R7.4-c"
    seen = reach(board, COMPANY["SVR"])
    assert seen.cities >> HEX["F11"] & 1
    assert not seen.cities >> HEX["G12"] & 1


def test_v7_4_3_and_v7_5_2_1_who_may_merge_with_whom() -> None:
    """Ipswich is full: FDR ends there. I&B, SVR and NGC all come to London, which joins nobody."""
    state = table()
    state.board = board_of(
        "G12 57 2, F11 791 1, E12 790 1, D11 14 2, D13 57 0, D9 621 0, C10 57 0, C8 621 0, C12 8852 0",
        "FDR G12, ESR F11, N&B F11, WVR F11, EUR E12, SVR D11, I&B D9, NGC C10, E&H C8",
    )
    names = ("FDR", "ESR", "N&B", "WVR", "EUR", "SVR", "I&B", "NGC", "E&H")
    for name in names:
        company(state, name, 90, {0: 5})
    for name in ("SVR", "I&B", "NGC"):
        assert reach(state.board, COMPANY[name]).areas >> LONDON & 1
    inland = {"ESR", "N&B", "WVR", "EUR", "SVR", "I&B"}
    expected = {name: inland - {name} for name in inland}
    expected |= {"FDR": {"ESR", "N&B", "WVR"}, "NGC": {"E&H"}, "E&H": {"NGC"}}
    for name in ("ESR", "N&B", "WVR"):
        expected[name] |= {"FDR"}
    for name in names:
        assert {COMPANIES[other] for other in partners(state, COMPANY[name])} == expected[name]


def test_v7_6_3_1_new_track_on_a_town_must_be_reached() -> None:
    """Woodbridge can be upgraded by FDR only once Felixstowe has a way to it."""
    board = board_of("G12 57 2, G10 8851 3", "FDR G12")
    company = COMPANY["FDR"]
    green = [turn for turn in range(6) if serves(board, reach(board, company), company, HEX["G10"], TILE["17"], turn)]
    assert green == []
    board.tile[HEX["G12"]], board.turn[HEX["G12"]] = TILE["14"], 2
    assert serves(board, reach(board, company), company, HEX["G10"], TILE["16"], 3)
