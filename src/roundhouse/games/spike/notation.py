"""The written form of the game: actions, events, positions and results, as docs/formats/golden-spike.md has them."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.canonical import digest
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal
from roundhouse.engine.rules import BadNotation, Notation
from roundhouse.engine.text import Text
from roundhouse.games.spike.actions import Action, Build
from roundhouse.games.spike.board import NONE, PARTS, Board
from roundhouse.games.spike.build import BuildChoices
from roundhouse.games.spike.cargo import on_train
from roundhouse.games.spike.dealing import FACES
from roundhouse.games.spike.final import final_route
from roundhouse.games.spike.outcome import decided_by, final_ranks
from roundhouse.games.spike.payment import all_payments
from roundhouse.games.spike.reading import read_action
from roundhouse.games.spike.search import need_of
from roundhouse.games.spike.state import DELIVERED, ENDS, OVER, PHASES, State
from roundhouse.games.spike.writing import colour_name, write_action, write_path

OPTIONS = (
    "advanced", "segment_exclusive", "allow_debt", "wild_one_colour", "reverse_allowed", "one_city_per_build",
)  # fmt: skip


class SpikeNotation(Notation):
    """Reads and writes the format documented in docs/formats/golden-spike.md."""

    golden_header = frozenset({"options", "setup"})
    golden_options = frozenset(OPTIONS)
    golden_exact = False
    golden_facts = frozenset({"payments"})

    def write_action(self, state: State, action: Action) -> dict[str, Any]:
        return write_action(state, action)

    def read_action(self, state: State, data: Any) -> Action:
        return read_action(state, data)

    def write_event(self, state: State, event: Event) -> list[Any]:
        return [event.key, *(write_argument(state, name, value) for name, value in event.args.items())]

    # -- positions

    def write_state(self, state: State) -> dict[str, Any]:
        board = state.board
        over = state.phase == OVER
        written: dict[str, Any] = {
            "phase": PHASES[state.phase],
            "seat": None if over else state.asked,
            "round": state.round,
            "time": state.time,
            "stopped": state.stopped == 1,
            "drawn": state.drawn,
            "built": state.built == 1,
            "last_turns": None if state.last_turns == NONE else state.last_turns,
            "deck": [colour_name(board, card) for card in reversed(state.deck)],
            "display": list(state.display),
            "discard": list(state.discard),
            "market": write_market(state),
            "players": [write_player(state, seat) for seat in range(state.players)],
        }
        if state.coming:
            # Decks that were given but never needed: no recorded position has them.
            written["coming"] = [list(deck) for deck in state.coming]
        return written

    def write_short(self, state: State) -> dict[str, Any]:
        full = self.write_state(state)
        return {
            "phase": full["phase"],
            "seat": full["seat"],
            "round": state.round,
            "time": state.time,
            "deck": len(state.deck),
            "display": "".join(map(str, state.display)),
            "discard": sum(state.discard),
            "market": full["market"],
            "players": [short_player(state, seat, full["players"][seat]) for seat in range(state.players)],
            "hash": digest(full),
        }

    def write_outcome(self, state: State) -> dict[str, Any]:
        ranks = final_ranks(state)
        return {
            "end": ENDS[state.ended_by],
            "seats": [write_account(state, seat) for seat in range(state.players)],
            "winners": [seat for seat, rank in enumerate(ranks) if rank == 1],
            "decided_by": decided_by(state),
        }

    # -- what golden games count

    def count_legal(self, state: State, legal: Legal[Any]) -> int:
        """Builds are counted by paths of a few segments; how they are paid does not count."""
        total = 0
        for kind in legal.kinds:
            total += len(short_paths(kind)) if isinstance(kind, BuildChoices) else kind.count()
        return total

    def write_legal(self, state: State, legal: Legal[Any]) -> list[dict[str, Any]]:
        written: list[dict[str, Any]] = []
        for kind in legal.kinds:
            if isinstance(kind, BuildChoices):
                paths = short_paths(kind)
                written.extend({"type": "build", "path": write_path(state.board, path)} for path in paths)
            else:
                written.extend(write_action(state, kind.at(index)) for index in range(kind.count()))
        return written

    def write_fact(self, state: State, action: Action, name: str) -> Any:
        """`payments`: the number of exact payments for the path that is built."""
        if not isinstance(action, Build):
            return None
        hand, need = state.hand_of(state.asked), need_of(state, action.path)
        return len(all_payments(hand, need, state.switches.wild_one_colour))

    def foresee(self, state: State, chance: Any) -> None:
        reshuffles = chance.get("reshuffles") if isinstance(chance, dict) else None
        if not isinstance(reshuffles, list) or not all(isinstance(entry, dict) for entry in reshuffles):
            raise BadNotation("chance", Text("problem-reshuffles"))
        state.coming = [read_deck(state.board, entry.get("deck")) for entry in reshuffles]
        for number, entry in enumerate(reshuffles):
            if entry.get("round") != state.round + 1 + number:
                raise BadNotation("chance.round", Text("problem-reshuffles"))


def short_paths(builds: BuildChoices) -> list[tuple[int, ...]]:
    """Every payable path of a few segments."""
    if builds.state.track[builds.seat] == 0:
        return []
    return [way.segments for city in builds.targets() for way in builds.short_ways(city)]


def read_deck(board: Board, data: Any) -> list[int]:
    """A deck, top card first, as the state keeps it."""
    names = [*board.colours, "time"]
    if not isinstance(data, list) or not all(name in names for name in data):
        raise BadNotation("deck", Text("problem-reshuffles"))
    return [names.index(name) for name in reversed(data)]


# -- writing


def write_argument(state: State, name: str, value: Any) -> Any:
    board = state.board
    match name:
        case "colour":
            return colour_name(board, value)
        case "colours":
            return {board.colours[colour]: count for colour, count in enumerate(value) if count}
        case "commodity":
            return board.commodities[value]
        case "space":
            return board.space_name(value)
        case "route":
            return board.routes[value].id
    return value


def write_market(state: State) -> list[list[str]]:
    """Columns, best row first."""
    rows = state.board.market_rows
    names = [state.board.commodities[commodity] for commodity in state.market]
    return [names[column : column + rows] for column in range(0, len(names), rows)]


def write_space(board: Board, space: int) -> str | None:
    return None if space == NONE else board.space_name(space)


def open_contracts(state: State, seat: int) -> list[int]:
    """The commodities of a seat's open contracts."""
    owners, tokens = state.owner, state.token
    return [number for number in range(len(owners)) if owners[number] == seat and tokens[number] != DELIVERED]


def write_contract(state: State, commodity: int) -> list[str | None]:
    face = state.face[commodity]
    return [state.board.contracts[state.card[commodity]].id, None if face == NONE else FACES[face]]


def write_player(state: State, seat: int) -> dict[str, Any]:
    board = state.board
    route = state.route[seat]
    return {
        "money": state.money[seat],
        "hand": state.hand_of(seat),
        "track": state.track[seat],
        "start": write_space(board, state.start[seat]),
        "at": write_space(board, state.at[seat]),
        "heading": write_space(board, state.heading[seat]),
        "levels": [state.part(seat, part) for part in range(len(PARTS))],
        "cargo": sorted(board.commodities[commodity] for commodity in on_train(state, seat)),
        "contracts": sorted(write_contract(state, commodity) for commodity in open_contracts(state, seat)),
        "served": sorted(board.nodes[node] for node, bits in enumerate(state.served) if bits >> seat & 1),
        "segments": sorted(board.segments[number] for number, bits in enumerate(state.laid) if bits >> seat & 1),
        "route": None if route == NONE else board.routes[route].id,
    }


def short_player(state: State, seat: int, full: dict[str, Any]) -> list[Any]:
    return [
        full["money"],
        ".".join(map(str, full["hand"])),
        full["track"],
        state.cities(seat),
        full["at"],
        "".join(map(str, full["levels"])),
        full["cargo"],
        len(full["contracts"]),
    ]


def write_account(state: State, seat: int) -> dict[str, Any]:
    route = state.board.routes[state.route[seat]]
    return {
        "seat": seat,
        "connect": state.connected[seat],
        "deliver": state.delivered[seat],
        "upgrade": -state.spent[seat],
        "route": final_route(state, seat),
        "total": state.money[seat],
        "cities": state.cities(seat),
        "cards": state.cards(seat),
        "route_card": route.id,
        "route_start_reached": state.in_network(seat, route.start),
        "route_reached": sorted(state.board.nodes[node] for node in route.destinations if state.in_network(seat, node)),
    }
