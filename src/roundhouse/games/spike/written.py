"""The written form of the game: events, positions and results, as docs/formats/golden-spike.md has them.

Actions: names.py.
"""

from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.canonical import digest
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal
from roundhouse.engine.rules import BadNotation
from roundhouse.engine.text import Text
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import FACES, NONE, PARTS, Board
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.build_choices import BuildChoices
from roundhouse.games.spike.cargo import on_train
from roundhouse.games.spike.final import final_route
from roundhouse.games.spike.names import PATH, colour_name
from roundhouse.games.spike.outcome import decided_by, final_ranks
from roundhouse.games.spike.paths import need_of
from roundhouse.games.spike.payment import all_payments
from roundhouse.games.spike.state import DELIVERED, ENDS, OVER, PHASES, State

#: Switches that every golden game records.
OPTIONS: Final = (
    "advanced", "segment_exclusive", "allow_debt", "wild_one_colour", "reverse_allowed", "one_city_per_build",
)  # fmt: skip

# -- events


def write_event(state: State, event: Event) -> list[Any]:
    return [event.key, *(write_argument(state.board, name, value) for name, value in event.args.items())]


def write_argument(board: Board, name: str, value: Any) -> Any:
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
            return write_route(board, value)
    return value


# -- positions


def write_state(state: State) -> dict[str, Any]:
    """The position as golden games record it; with `write_rest` it is complete."""
    names = [*state.board.colours, "time"]
    written: dict[str, Any] = {
        "phase": PHASES[state.phase],
        "seat": None if state.phase == OVER else state.asked,
        "round": state.round,
        "time": state.time,
        "stopped": state.stopped == 1,
        "drawn": state.drawn,
        "built": state.built == 1,
        "last_turns": None if state.last_turns == NONE else state.last_turns,
        "deck": [names[card] for card in reversed(state.deck)],
        "display": list(state.display),
        "discard": list(state.discard),
        "market": write_market(state),
        "players": [write_player(state, seat) for seat in range(state.players)],
    }
    if state.coming:
        # Decks that were given but never needed: no recorded position has them.
        written["coming"] = [list(deck) for deck in state.coming]
    return written


def write_rest(state: State) -> dict[str, Any]:
    """The part of a position that golden games do not record: future chance, what players remember, what is over."""
    board = state.board
    return {
        "first": state.first,
        "chance": state.chance,
        "lower": state.lower,
        "seen": state.seen,
        "gift": colour_name(board, state.gift),
        "dealt": [write_route(board, route) for route in state.dealt],
        "ended_by": None if state.ended_by == NONE else ENDS[state.ended_by],
        "accounts": [state.connected, state.delivered, state.spent],
        "done": [
            [state.owner[commodity], *write_contract(state, commodity)]
            for commodity, token in enumerate(state.token)
            if token == DELIVERED
        ],
    }


def write_short(state: State) -> dict[str, Any]:
    """The position as every decision of a golden game records it."""
    full = write_state(state)
    return {
        **{name: full[name] for name in ("phase", "seat", "round", "time", "market")},
        "deck": len(state.deck),
        "display": "".join(map(str, state.display)),
        "discard": sum(state.discard),
        "players": [short_player(state, seat, full["players"][seat]) for seat in range(state.players)],
        "hash": digest(full),
    }


def write_outcome(state: State) -> dict[str, Any]:
    ranks = final_ranks(state)
    return {
        "end": ENDS[state.ended_by],
        "seats": [write_account(state, seat) for seat in range(state.players)],
        "winners": [seat for seat, rank in enumerate(ranks) if rank == 1],
        "decided_by": decided_by(state),
    }


# -- their parts


def write_market(state: State) -> list[list[str]]:
    """Columns, best row first."""
    rows = state.board.market_rows
    names = [state.board.commodities[commodity] for commodity in state.market]
    return [names[column : column + rows] for column in range(0, len(names), rows)]


def write_space(board: Board, space: int) -> str | None:
    return None if space == NONE else board.space_name(space)


def write_route(board: Board, route: int) -> str | None:
    return None if route == NONE else board.routes[route].id


def write_contract(state: State, commodity: int) -> list[str | None]:
    face = state.face[commodity]
    return [state.board.contracts[state.card[commodity]].id, None if face == NONE else FACES[face]]


def write_player(state: State, seat: int) -> dict[str, Any]:
    board = state.board
    contracts = [number for number, owner in enumerate(state.owner) if owner == seat]
    return {
        "money": state.money[seat],
        "hand": state.hand_of(seat),
        "track": state.track[seat],
        "start": write_space(board, state.start[seat]),
        "at": write_space(board, state.at[seat]),
        "heading": write_space(board, state.heading[seat]),
        "levels": [state.part(seat, part) for part in range(len(PARTS))],
        "cargo": sorted(board.commodities[commodity] for commodity in on_train(state, seat)),
        "contracts": sorted(write_contract(state, good) for good in contracts if state.token[good] != DELIVERED),
        "served": sorted(board.nodes[node] for node, bits in enumerate(state.served) if bits >> seat & 1),
        "segments": sorted(board.segments[number] for number, bits in enumerate(state.laid) if bits >> seat & 1),
        "route": write_route(board, state.route[seat]),
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


# -- what golden games count


def count_legal(state: State, legal: Legal[SpikeAction]) -> int:
    """Builds are counted by paths of a few segments; how they are paid does not count."""
    return sum(len(short_paths(kind)) if isinstance(kind, BuildChoices) else kind.count() for kind in legal.kinds)


def write_legal(state: State, legal: Legal[SpikeAction]) -> list[dict[str, Any]]:
    written: list[dict[str, Any]] = []
    for kind in legal.kinds:
        if isinstance(kind, BuildChoices):
            written += [{"type": "build", "path": PATH.write(state, path)} for path in short_paths(kind)]
        else:
            actions = [kind.at(index) for index in range(kind.count())]
            written += [action.form.write(state, action) for action in actions]
    return written


def short_paths(builds: BuildChoices) -> list[tuple[int, ...]]:
    """Every payable path of a few segments."""
    if builds.state.track[builds.seat] == 0:
        return []
    return [way.segments for city in builds.targets() for way in builds.short_ways(city)]


def write_fact(state: State, action: SpikeAction, name: str) -> int | None:
    """`payments`: the number of exact payments for the path that is built."""
    if not isinstance(action, Build):
        return None
    hand, need = state.hand_of(state.asked), need_of(state, action.path)
    return len(all_payments(hand, need, state.switches.wild_one_colour))


def foresee(state: State, chance: Any) -> None:
    """The decks that the next rounds begin with, as a recorded game has them."""
    reshuffles = chance.get("reshuffles") if isinstance(chance, dict) else None
    if not isinstance(reshuffles, list) or not all(isinstance(entry, dict) for entry in reshuffles):
        raise BadNotation("chance", Text("problem-reshuffles"))
    state.coming = [read_deck(state.board, entry.get("deck")) for entry in reshuffles]
    for number, entry in enumerate(reshuffles):
        if entry.get("round") != state.round + 1 + number:
            raise BadNotation("chance.round", Text("problem-reshuffles"))


def read_deck(board: Board, data: Any) -> list[int]:
    """A deck, top card first, as the state keeps it."""
    names = [*board.colours, "time"]
    if not isinstance(data, list) or not all(name in names for name in data):
        raise BadNotation("deck", Text("problem-reshuffles"))
    return [names.index(name) for name in reversed(data)]
