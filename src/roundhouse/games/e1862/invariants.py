"""What must hold after every action; checked by tests and soak runs, never trusted in play."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.finance.companies import BANK, COUNT, DIRECTOR, SHARES, STATION_MARKERS
from roundhouse.games.e1862.map.atlas import COMPANIES, HEXES, HOME, NONE, SIZE
from roundhouse.games.e1862.map.board import PLACES_PER_HEX
from roundhouse.games.e1862.map.tiles import SLOTS, TILE_COUNTS
from roundhouse.games.e1862.operating.depot import BAND_SIZES, ENDLESS, NUMBER_OF_BANDS
from roundhouse.games.e1862.operating.permits import allows
from roundhouse.games.e1862.operating.warranties import MOST_WARRANTIES
from roundhouse.games.e1862.phases import is_obsolete
from roundhouse.games.e1862.state import BESIDE, NOT_PLACED, RECEIVERSHIP, State
from roundhouse.games.e1862.steps import OVER


def check(state: State) -> None:
    """Raise AssertionError naming the invariant that is broken."""
    money_adds_up(state)
    shares_add_up(state)
    tiles_add_up(state)
    markers_add_up(state)
    trains_add_up(state)
    directors_hold_certificates(state)
    somebody_is_asked(state)


def money_adds_up(state: State) -> None:
    """C-1: nothing is made or lost."""
    total = state.bank + sum(state.cash) + sum(state.money)
    assert total == BANK, f"C-1: {total} pounds in the game"
    assert min(state.cash) >= 0, "C-1: a player with less than nothing"
    assert min(state.money) >= 0, "C-1: a treasury with less than nothing"


def shares_add_up(state: State) -> None:
    """R2.1-a, R5.2.4-q"""
    for company in range(COUNT):
        rows = [state.holding(company, holder) for holder in range(state.number_of_holders)]
        expected = SHARES if state.original[company] else 0
        assert sum(rows) == expected, f"R2.1-a: {rows} shares of {COMPANIES[company]}"
        assert min(rows) >= 0, f"R2.1-a: {rows} shares of {COMPANIES[company]}"
        if expected:
            held = state.holding(company, state.certificate[company])
            assert held >= DIRECTOR, f"R6.3-a: certificate of {COMPANIES[company]}"


def tiles_add_up(state: State) -> None:
    """R2.3-d"""
    lying = [0] * len(TILE_COUNTS)
    for tile in state.board.tile:
        if tile != NONE:
            lying[tile] += 1
    for tile in range(len(TILE_COUNTS)):
        assert state.supply[tile] >= 0 or state.switches.tiles_counted_by_stations, f"R2.3-d: tile {tile}"
        assert lying[tile] + state.supply[tile] == TILE_COUNTS[tile], f"R2.3-d: tile {tile}"


def markers_add_up(state: State) -> None:
    """Every company has its eight, on the map, on its charter or in the box (R2.1-b, R7.5.6-c, R7.7-b)."""
    merging = state.m_kind != 0
    for company in range(COUNT):
        hexes = [place // PLACES_PER_HEX for place, owner in enumerate(state.board.markers) if owner == company]
        assert len(hexes) == len(set(hexes)), f"R7.7-b: two markers of {COMPANIES[company]} on a hex"
        terminals = state.board.london.count(company)
        assert terminals <= 1, f"R7.6.5-b: {terminals} terminals of {COMPANIES[company]}"
        total = len(hexes) + terminals + state.unused[company]
        assert total + state.box[company] == STATION_MARKERS, f"R2.1-b: {total} markers of {COMPANIES[company]}"
        assert total <= state.switches.most_markers, f"R2.1-d: {total} markers of {COMPANIES[company]}"
        assert state.unused[company] >= 0, f"R2.1-b: markers of {COMPANIES[company]}"
        if not state.floated[company]:
            assert len(hexes) + terminals == 0, f"R7.12-c: markers of {COMPANIES[company]}"
        elif state.home[company] != NOT_PLACED and not merging:
            assert HOME[company] in hexes, f"R7.2-a: home base of {COMPANIES[company]}"
    for hex in range(SIZE):
        tile = state.board.tile[hex]
        slots = SLOTS[tile] if tile != NONE else 1
        for place in range(slots, PLACES_PER_HEX - 1):
            assert state.board.markers[PLACES_PER_HEX * hex + place] == NONE, f"R2.3-a: slots of {HEXES[hex]}"
        beside = state.board.markers[PLACES_PER_HEX * hex + PLACES_PER_HEX - 1]
        assert beside == NONE or state.home[beside] == BESIDE or HOME[beside] != hex, f"R7.2-d: {HEXES[hex]}"


def trains_add_up(state: State) -> None:
    """R7.9-b, R7.10-a, R9.0-b"""
    sizes = BAND_SIZES[state.switches.length]
    seen: list[int] = []
    for train in range(len(state.train_owner)):
        band = state.train_band[train]
        assert state.floated[state.train_owner[train]], "R7.12-c: a train without a company"
        assert 0 <= state.train_warranties[train] <= MOST_WARRANTIES, "R7.10-a: warranties"
        assert allows(state.switches.types, state.train_type[train]), "R11.1-a: type"
        assert state.train_warranties[train] or not is_obsolete(state, band), "R9.0-b: an obsolete train"
        seen.append(band * 1000 + state.train_copy[train])
    assert len(seen) == len(set(seen)), "R2.2-c: a train twice"
    for band in range(NUMBER_OF_BANDS):
        sold = state.sold_trains[band]
        assert sizes[band] == ENDLESS or sold <= sizes[band], "R7.9-b: too many trains of a band"
        assert not sold or band <= state.phase, "R7.9-f: phase"


def directors_hold_certificates(state: State) -> None:
    """R6.3-a, R8.0-a"""
    if state.m_kind:
        return
    for company in range(COUNT):
        director = state.director[company]
        if not state.started[company]:
            assert director == NONE, f"R6.3-a: director of {COMPANIES[company]}"
        elif director == RECEIVERSHIP:
            assert state.certificate[company] == state.pool, f"R8.0-a: {COMPANIES[company]}"
        else:
            assert state.certificate[company] == director, f"R6.3-a: director of {COMPANIES[company]}"
            for seat in range(state.players):
                most = state.holding(company, seat) <= state.holding(company, director)
                assert most, f"R6.3-b: director of {COMPANIES[company]}"


def somebody_is_asked(state: State) -> None:
    if state.step == OVER:
        assert state.ended_by, "R3.0-b: over without an end"
    else:
        assert 0 <= state.asked < state.players, "R3.0-b: nobody is asked"
