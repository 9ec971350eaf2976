"""Positions of Stephenson's Rocket as the worked examples of the rules give them, and a way to play on from there.

Given: `Position` puts pieces on a board and leaves the rest (connected sets, tiles, available shares) to follow
from them. When: `Play` carries out actions through the rules. Then: `Play` tells what has become of the pieces.

Hexes are (q, r). Facings are numbered as in the worked examples (SR-3.1-b): 0 = E, 1 = NE, 2 = NW, 3 = W, 4 = SW,
5 = SE, that is against the clock from (+1, 0).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, TypeAlias

import pytest

from roundhouse.engine.decision import Violation
from roundhouse.engine.hexes import distance, label
from roundhouse.games.rocket import RULESET, decisions, invariants, options, scoring
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.board import CITY, OPEN, START, TOWN, Board, Line, Place
from roundhouse.games.rocket.movement import steps
from roundhouse.games.rocket.setup import new_game
from roundhouse.games.rocket.state import ELIMINATED, ISOLATED, NONE, VETO_CALL, State, pack, unpack

Hex: TypeAlias = tuple[int, int]
#: A city: its hex and the industries of its investments.
City: TypeAlias = tuple[Hex, list[str]]

P1, P2, P3, P4 = range(4)
EDITIONS = ("1999", "2018")
INDUSTRIES = ["steel", "textiles", "brewing", "leather"]
THREE_TOKENS = ["steel", "textiles", "brewing"]

#: Most examples hold in both editions.
both_editions = pytest.mark.parametrize("edition", EDITIONS)


# -- boards


def rectangle(last_q: int, last_r: int, first_r: int = 0) -> set[Hex]:
    """All hexes from column 0 and row `first_r` to the given ones."""
    return {(q, r) for q in range(last_q + 1) for r in range(first_r, last_r + 1)}


def make_board(
    hexes: Iterable[Hex] = (),
    *,
    lines: Mapping[str, Hex] | None = None,
    cities: Mapping[str, City] | None = None,
    towns: Mapping[str, Hex] | None = None,
    bystanders: str = "",
) -> Board:
    """A board of those open hexes and places; line X starts from SX.

    Every bystander is one more line, far away from everything: SX, three open hexes in a row to the east, and a
    railway town TX at their end. It keeps a game going, and it can be driven three times. A board always has a
    city; if none is given, it is K, out of everybody's reach.
    """
    lines, towns = dict(lines or {}), dict(towns or {})
    cities = dict(cities or {"K": ((190, 0), THREE_TOKENS)})
    land = set(hexes)
    for number, id in enumerate(bystanders):
        q = 200 + 20 * number
        lines[id] = (q, 0)
        towns[f"T{id}"] = (q + 4, 0)
        land |= {(q + 1, 0), (q + 2, 0), (q + 3, 0)}
    sites = [(f"S{id}", START, hex) for id, hex in lines.items()]
    sites += [(name, CITY, hex) for name, (hex, _) in cities.items()]
    sites += [(name, TOWN, hex) for name, hex in towns.items()]
    coordinates = sorted(land | {hex for _, _, hex in sites})
    return Board(
        title="test board",
        schema="rocket-board/1",
        reconstruction=False,
        coordinates=coordinates,
        labels=[label(q, r) for q, r in coordinates],
        places=[Place(name, kind, coordinates.index(hex)) for name, kind, hex in sites],
        lines=[Line(id, f"Line {id}", "red", number) for number, id in enumerate(lines)],
        industries=INDUSTRIES,
        investments=[[tokens.count(name) for name in INDUSTRIES] for _, tokens in cities.values()],
    )


@cache
def tb_a() -> Board:
    """Test board TB-A of the rules (§16)."""
    return make_board(
        rectangle(6, 4),
        lines={"A": (0, 2), "B": (6, 2), "C": (3, 4)},
        cities={"K1": ((2, 0), THREE_TOKENS), "K2": ((4, 0), ["steel", "leather", "leather"])},
        towns={"T1": (3, 0), "T2": (5, 4)},
    )


@cache
def row_board(passed: int = 0, *, cities: int = 0, new_towns: int = 0, merging: bool = False, track: int = 24) -> Board:
    """One long row for line A from west to east, with that many places already passed (so many of them cities).

    The next hex touches `new_towns` (0 to 2), or, when `merging`, the locomotive of line B on its starting town.
    Otherwise B waits six hexes further on. C, D and E are bystanders.
    """
    q = track + 1
    names = [(f"K{number}", number) for number in range(1, cities + 1)]
    others = [(f"P{number}", number) for number in range(cities + 1, passed + 1)]
    towns = {name: (number, 1) for name, number in others}
    towns |= dict([("T1", (q + 1, 1)), ("T2", (q + 2, -1))][:new_towns])
    if merging:
        towns["TB"] = (q + 8, 0)
    return make_board(
        {(column, 0) for column in range(1, q + 8)},
        lines={"A": (0, 0), "B": (q + 2, 0) if merging else (q + 8, 0)},
        cities={name: ((number, 1), THREE_TOKENS) for name, number in names},
        towns=towns,
        bystanders="CDE",
    )


# -- given


def facing_of(spec: int) -> int:
    """The engine's number of a direction; the same formula leads back."""
    return (2 - spec) % 6


class Position:
    """A position in the making. Every method adds a piece and returns the position itself."""

    def __init__(self, board: Board, players: int = 4, edition: str = "1999", **switches: Any) -> None:
        self.board = board
        self.switches = options.switches(options.complete({"edition": edition, **switches}))
        self.state = new_game(board, self.switches, players, P1)
        self.line_ids = [line.id for line in board.lines]

    def loco(self, line: str, hex: Hex, facing: int, track: Sequence[Hex] = ()) -> Position:
        """The locomotive has left its starting town; `track` in the order in which it was laid."""
        state, number = self.state, self.line_ids.index(line)
        state.line_at[state.loco[number]] = NONE
        state.loco[number] = self.board.hex_of[hex]
        state.facing[number] = facing_of(facing)
        state.line_at[self.board.hex_of[hex]] = number
        return self.track(line, *track, hex)

    def track(self, line: str, *path: Hex) -> Position:
        """Tiles of a line on all hexes of the path but the last."""
        state, number = self.state, self.line_ids.index(line)
        hexes = [self.board.hex_of[hex] for hex in path]
        origin = self.board.start_hex[number]
        for hex, following in pairwise(hexes):
            direction_out = max(0, self.board.direction(hex, following))
            direction_in = self.board.direction(origin, hex)
            state.line_at[hex] = number
            state.rails[hex] = 6 * (direction_out if direction_in == NONE else direction_in) + direction_out
            origin = hex
        return self

    def eliminated(self, *lines: str, into: str) -> Position:
        """Those lines were absorbed without leaving track or stations; nobody has shares of them any more."""
        for line in lines:
            number = self.line_ids.index(line)
            state = self.state
            state.line_at[state.loco[number]] = NONE
            state.loco[number] = NONE
            state.facing[number] = NONE
            state.status[number] = ELIMINATED
            state.into[number] = self.line_ids.index(into)
        return self

    def isolated(self, *lines: str) -> Position:
        for line in lines:
            self.state.status[self.line_ids.index(line)] = ISOLATED
        return self

    def holding(self, line: str, *shares: int) -> Position:
        """Shares of a line, seat by seat. What nobody holds is available."""
        first = self.line_ids.index(line) * self.state.players
        self.state.shares[first : first + len(shares)] = shares
        return self

    def supplementary(self, line: str, certificates: int) -> Position:
        """So many of the shares that are held are supplementary certificates."""
        self.state.supplementary[self.line_ids.index(line)] = certificates
        return self

    def station(self, seat: int, *hexes: Hex) -> Position:
        for hex in hexes:
            self.state.station[self.board.hex_of[hex]] = seat
            self.state.reserve[seat] -= 1
        return self

    def claims(self, city: str, *counts: int, industry: str = "") -> Position:
        """So many investments of a city, seat by seat: of one industry, or whichever are left."""
        state = self.state
        place = next(number for number, place in enumerate(self.board.places) if place.name == city)
        first = self.board.city_of[place] * len(INDUSTRIES)
        slots = [first + INDUSTRIES.index(industry)] if industry else list(range(first, first + len(INDUSTRIES)))
        for seat, count in enumerate(counts):
            for _ in range(count):
                slot = next(slot for slot in slots if state.unclaimed[slot])
                state.unclaimed[slot] -= 1
                state.claims[slot * state.players + seat] += 1
        return self

    def passengers(self, *counts: int) -> Position:
        self.state.passengers[: len(counts)] = counts
        self.state.passengers_left = self.board.passengers - sum(counts)
        return self

    def turn(self, active: int, action: int = 1, extended: Sequence[str] = ()) -> Position:
        """Whose turn it is, which of the two actions is next, and what was extended before."""
        self.state.active = self.state.asked = active
        self.state.action_no = action
        self.state.extended = [self.line_ids.index(line) for line in extended]
        return self

    def play(self) -> Play:
        """Derive what follows from the pieces, check it, and begin."""
        self._connect()
        self._count_tiles()
        self._count_shares()
        self._check_stations()
        state = unpack(self.board, self.switches, pack(self.state))
        invariants.check(state)
        return Play(state)

    def _connect(self) -> None:
        """SR-14.1-b"""
        state, board = self.state, self.board
        state.connected = [0] * len(board.lines)
        for number, line in enumerate(board.lines):
            state.connected[invariants.survivor_of(state, number)] |= 1 << line.start
        for hex, number in enumerate(state.line_at):
            if number != NONE and board.place_at[hex] == OPEN:
                state.connected[number] |= board.places_next_to[hex]

    def _count_tiles(self) -> None:
        laid = sum(1 for rails in self.state.rails if rails != NONE)
        self.state.tiles = max(0, self.board.tiles - laid)

    def _count_shares(self) -> None:
        if not self.switches.limited:
            return
        state = self.state
        for number, status in enumerate(state.status):
            held = sum(scoring.shareholders(state, number))
            left = self.switches.shares_per_line + state.supplementary[number] - held
            state.available[number] = 0 if status in (ISOLATED, ELIMINATED) else left

    def _check_stations(self) -> None:
        """SR-6.1-d holds at all times, since stations come one by one."""
        hexes = [self.board.coordinate(hex) for hex, seat in enumerate(self.state.station) if seat != NONE]
        for number, (q, r) in enumerate(hexes):
            assert all(distance(q, r, *other) > 1 for other in hexes[:number]), f"stations touch at {q, r}"


def on_the_row(
    passed: int = 0,
    *counts: int,
    players: int = 4,
    edition: str = "1999",
    cities: int = 0,
    new_towns: int = 0,
    merging: bool = False,
    track: int = 24,
    **switches: Any,
) -> Position:
    """Line A at the end of its row (see `row_board`); `counts` are the stations linked to it, seat by seat."""
    board = row_board(passed, cities=cities, new_towns=new_towns, merging=merging, track=track)
    position = Position(board, players, edition, **switches)
    position.loco("A", (track + 1, 0), facing=0, track=[(q, 0) for q in range(1, track + 1)])
    q = 1
    for seat, count in enumerate(counts):
        position.station(seat, *[(q + 2 * number, 0) for number in range(count)])
        q += 2 * count
    return position


# -- when and then


class Play:
    """A game under way: every action is checked by the rules first, and the invariants afterwards."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.board = state.board

    # -- when

    def action(self, type: str, **fields: Any) -> RocketAction:
        """An action as it is written; `origin` stands for the field "from", which Python reserves."""
        if "origin" in fields:
            fields["from"] = fields.pop("origin")
        action: RocketAction = RULESET.read_action(self.state, {"type": type, **fields})
        return action

    def act(self, type: str, **fields: Any) -> list[Any]:
        """Carry out an action of whoever is asked. Returns the events as they are written."""
        action = self.action(type, **fields)
        assert decisions.why_not(self.state, action, self.state.asked) is None
        assert action in list(decisions.legal(self.state))
        before = self.state.copy()
        events = action.apply(self.state)
        invariants.check(self.state)
        invariants.check_step(before, self.state)
        return [RULESET.write_event(self.state, event) for event in events]

    def extend(self, line: str, to: Hex) -> list[Any]:
        """Extend a line; nobody calls a veto."""
        events = self.act("extend", line=line, to=to)
        while self.state.phase == VETO_CALL:
            events = self.act("veto_decline")
        return events

    def violation(self, type: str, *, seat: int | None = None, **fields: Any) -> Violation | None:
        """Why an action is refused; None if it is legal. Trying it changes nothing."""
        action = self.action(type, **fields)
        before = pack(self.state)
        found = decisions.why_not(self.state, action, self.state.asked if seat is None else seat)
        assert pack(self.state) == before
        if seat is None:
            assert (action in list(decisions.legal(self.state))) == (found is None)
        return found

    def refused(self, type: str, *, seat: int | None = None, **fields: Any) -> str:
        """The rule that refuses an action; empty if it is legal."""
        found = self.violation(type, seat=seat, **fields)
        return found.rule if found else ""

    # -- then

    @property
    def written(self) -> dict[str, Any]:
        return RULESET.write_state(self.state)

    @property
    def outcome(self) -> dict[str, Any]:
        """The final scoring, as if the game ended here."""
        return RULESET.write_outcome(self.state)

    @property
    def asked(self) -> tuple[str, int | None]:
        """The pending decision and the seat that must take it."""
        pending = self.written["next"]
        return pending["decision"], pending["seat"]

    @property
    def over(self) -> bool:
        return decisions.decision(self.state) is None

    @property
    def legal_actions(self) -> list[dict[str, Any]]:
        return [RULESET.write_action(self.state, action) for action in decisions.legal(self.state)]

    @property
    def money(self) -> list[int]:
        return list(self.state.money)

    @property
    def passengers(self) -> list[int]:
        return list(self.state.passengers)

    @property
    def tiles_used(self) -> int:
        return self.board.tiles - self.state.tiles

    @property
    def stock(self) -> int | None:
        """Supplementary certificates shown in stock."""
        stock: int | None = self.written["supply"]["supplementary"]
        return stock

    def number(self, line: str) -> int:
        return next(number for number, known in enumerate(self.board.lines) if known.id == line)

    def legal(self, line: str) -> set[Hex]:
        """legal(L): where the locomotive may go."""
        return {self.board.coordinate(hex) for hex in steps(self.state, self.number(line))}

    def line(self, line: str) -> dict[str, Any]:
        """A line as it is written in positions."""
        written: dict[str, Any] = self.written["lines"][line]
        return written

    def loco(self, line: str) -> tuple[Hex, int | None]:
        """Where the locomotive stands and how it faces."""
        number = self.number(line)
        facing = self.state.facing[number]
        return self.board.coordinate(self.state.loco[number]), None if facing == NONE else facing_of(facing)

    def places(self, line: str) -> set[str]:
        """C(L), the connected set."""
        return set(self.line(line)["places"])

    def value(self, line: str) -> int:
        """V(L)"""
        return self.state.value(self.number(line))

    def track(self, line: str) -> set[Hex]:
        return {(q, r) for q, r in self.line(line)["track"]}

    def tile(self, hex: Hex) -> str:
        """The shape of the tile on a hex: straight, curve, or none."""
        rails = self.state.rails[self.board.hex_of[hex]]
        if rails == NONE:
            return "none"
        turned = (rails % 6 - rails // 6) % 6
        return {0: "straight", 1: "curve", 5: "curve"}[turned]

    def tile_exit(self, hex: Hex) -> int:
        """The direction in which the track on a hex leads on."""
        return facing_of(self.state.rails[self.board.hex_of[hex]] % 6)

    def status(self, line: str) -> str:
        status: str = self.line(line)["status"]
        return status

    def holdings(self, line: str) -> list[int]:
        """Shares of a line, seat by seat."""
        shares: list[int] = self.written["shares"][line]
        return shares

    def available(self, line: str) -> int | None:
        """None without a share limit."""
        available = self.written["available"]
        return available[line] if available else None

    def linked(self, line: str) -> list[int]:
        """Stations linked to a line, seat by seat."""
        return scoring.linked_stations(self.state, self.number(line))
