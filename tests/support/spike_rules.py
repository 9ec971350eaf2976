"""Every rule of Spike that an action breaks, read from the specification sentence by sentence.

The game itself stops at the first broken rule; this knows nothing of its order and uses none of its checks. A refusal
is right if the rule it names is one of these.
"""

from __future__ import annotations

from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.cargo import Deliver, Load, Unload
from roundhouse.games.spike.draw import DrawCard, StopDrawing, TakeCard
from roundhouse.games.spike.movement import Boost, FreeMove, Start
from roundhouse.games.spike.opening import ContractFace, GiveCard, KeepRoute, PlaceTrain
from roundhouse.games.spike.skip import Skip
from roundhouse.games.spike.state import ON_CONTRACT, ON_TRAIN, PHASES, State
from roundhouse.games.spike.turn import EndTurn
from roundhouse.games.spike.upgrade import Upgrade

Rules = set[str]

SET_UP = {
    ContractFace: "contract_face", GiveCard: "give_card", KeepRoute: "keep_route", PlaceTrain: "place_train",
}  # fmt: skip
CARGO = (Load, Unload, Deliver)
DRAWS = (TakeCard, DrawCard, StopDrawing)


def broken_rules(state: State, action: SpikeAction, seat: int) -> Rules:
    phase = PHASES[state.phase]
    if phase == "over":
        return {"SK-9.2-c", "SK-10.1-a", "SK-10.1-b"}
    found = out_of_turn(state, phase, seat) | out_of_step(state, phase, action)
    # Hands and trains of the seat that is asked: what somebody else tries is refused as out of turn.
    match action:
        case ContractFace():
            found |= faces(state, action)
        case GiveCard():
            found |= {"SK-2.1-i"} if held(state, action.colour) < 1 else set()
        case KeepRoute():
            found |= {"SK-12.1-b"} if action.route not in dealt(state) else set()
        case PlaceTrain():
            found |= {"SK-2.1-l"} if not is_city(state, action.node) else set()
    if phase in SET_UP.values() or type(action) in SET_UP:
        return found
    match action:
        case FreeMove():
            found |= walk(state, action.spaces) | ({"SK-4.1-b"} if len(action.spaces) > speed(state) else set())
        case Start():
            found |= start(state, action.spaces)
        case Boost():
            found |= walk(state, (action.space,)) | ({"SK-8.2-b"} if in_city(state) else set())
        case Upgrade():
            found |= upgrade(state, action.part)
        case Load():
            found |= load(state, action.commodity)
        case Unload():
            found |= {"SK-5.1-d"} if not aboard(state, action.commodity) else set()
        case Deliver():
            found |= deliver(state, action.commodity)
        case TakeCard():
            shown = 0 <= action.colour < len(state.display) and state.display[action.colour]
            found |= set() if shown else {"SK-6.1-a"}
        case DrawCard():
            found |= set() if state.deck else {"SK-6.1-a"}
        case StopDrawing():
            # One card at least: only then is there anything to stop.
            found |= set() if state.drawn else {"SK-6.1-a", "SK-6.1-b"}
        case Build():
            found |= build(state, action)
        case Skip():
            # There is always a card to draw (SK-9.2-e), so there is never nothing to do.
            found |= {"SK-3.1-c"} if phase == "action" and (state.deck or any(state.display)) else set()
    return found


# -- when


def out_of_turn(state: State, phase: str, seat: int) -> Rules:
    if seat == state.asked:
        return set()
    return {"SK-2.2-a"} if phase in SET_UP.values() else {"SK-3.1-a"}


def out_of_step(state: State, phase: str, action: SpikeAction) -> Rules:
    """The order of the set-up (SK-2.2-a) and of a turn (SK-3.1-b..f)."""
    if phase in SET_UP.values() or type(action) in SET_UP:
        return set() if SET_UP.get(type(action)) == phase else {"SK-2.2-a"}
    if isinstance(action, FreeMove):
        return free_move_out_of_step(state, phase)
    if isinstance(action, EndTurn):
        due = {"free_move": {"SK-3.1-c", "SK-3.1-f"}, "action": {"SK-3.1-c", "SK-3.1-f"}, "draw": {"SK-3.1-f"}}
        return due.get(phase, set())
    if phase == "free_move":
        return set() if isinstance(action, Unload) else {"SK-3.1-f"}
    if phase == "draw":
        return set() if isinstance(action, DRAWS) else {"SK-3.1-f"}
    if phase == "end_turn" and not isinstance(action, CARGO):
        again = isinstance(action, Build) and state.built and not state.switches.one_city_per_build
        return set() if again else {"SK-3.1-b", "SK-3.1-f", *({"SK-7.1-e"} if isinstance(action, Build) else set())}
    return set()


def free_move_out_of_step(state: State, phase: str) -> Rules:
    """One, at the beginning of a turn (SK-3.1-f) and never after the action (SK-3.1-e), of a train under way then."""
    if phase == "free_move":
        return set()
    after = {"SK-3.1-e"} if phase == "end_turn" else set()
    return {"SK-3.1-f", *after, *({"SK-4.1-b"} if state.stopped else set())}


# -- set-up


def faces(state: State, action: ContractFace) -> Rules:
    own = {state.card[good] for good in range(len(state.owner)) if state.owner[good] == state.asked}
    right = (
        len(action.faces) == len(own)
        and {card for card, _ in action.faces} == own
        and {face for _, face in action.faces} <= {0, 1}
    )
    return set() if right else {"SK-12.1-a"}


def dealt(state: State) -> list[int]:
    routes = state.dealt[2 * state.asked : 2 * state.asked + 2]
    return [route for route in routes if route >= 0]


# -- what is where


def held(state: State, colour: int) -> int:
    colours = len(state.board.colours)
    return state.hand[state.asked * colours + colour] if 0 <= colour < colours else 0


def is_city(state: State, space: int) -> bool:
    return any(city.node == space for city in state.board.cities)


def here(state: State) -> int:
    return state.at[state.asked]


def in_city(state: State) -> bool:
    return is_city(state, here(state))


def speed(state: State) -> int:
    return 1 + state.level[state.asked * 3]


def mine(state: State, segment: int) -> bool:
    return bool(state.laid[segment] >> state.asked & 1)


def joined(state: State, node: int) -> bool:
    return bool(state.network[node] >> state.asked & 1)


# -- driving


def walk(state: State, spaces: tuple[int, ...]) -> Rules:
    """Steps of SK-4.1; after a step that leads nowhere the rest cannot be judged."""
    at, behind = here(state), tail(state)
    found: Rules = set()
    for number, space in enumerate(spaces):
        if number and is_city(state, at):
            found.add("SK-4.1-e")
        wrong = step(state, at, behind, space)
        if wrong:
            return found | wrong
        at, behind = space, meeting(state, at, space)
    return found


def tail(state: State) -> int:
    """The end by which the train came, where it may not turn back (SK-4.1-m); else -1."""
    size, at = state.board.size, here(state)
    if state.switches.reverse_allowed or at < size:
        return -1
    one, other = state.board.ends[at - size]
    return other if state.heading[state.asked] == one else one


def meeting(state: State, at: int, space: int) -> int:
    """The node over which a train goes from one space to the next, where that matters."""
    size = state.board.size
    if state.switches.reverse_allowed or space < size:
        return -1
    nodes = [at] if at < size else state.board.ends[at - size]
    return next(node for node in nodes if node in state.board.ends[space - size])


def step(state: State, at: int, behind: int, space: int) -> Rules:
    size = state.board.size
    segments = range(size, size + len(state.board.segments))
    if not is_city(state, space) and space not in segments:
        return {"SK-4.1-c"}
    found: Rules = set()
    if space == at:
        # No space is its own neighbour; only past a city is it said that the segment must be a different one.
        ends = state.board.ends[at - size] if at in segments else ()
        past_a_city = any(is_city(state, end) for end in ends if end != behind)
        found |= {"SK-4.1-c", "SK-4.1-g"} if past_a_city else {"SK-4.1-c"}
    if space in segments and not mine(state, space - size):
        found.add("SK-4.1-d")
    nodes = [at] if at < size else list(state.board.ends[at - size])
    ahead = [node for node in nodes if node != behind]
    if not touches(state, nodes, space) or (at < size and space < size):
        found.add("SK-4.1-c")
    elif not touches(state, ahead, space):
        found.add("SK-4.1-m")
    return found


def touches(state: State, nodes: list[int], space: int) -> bool:
    size = state.board.size
    return space in nodes if space < size else bool(set(nodes) & set(state.board.ends[space - size]))


def start(state: State, spaces: tuple[int, ...]) -> Rules:
    found = walk(state, spaces)
    if not in_city(state):
        return found | {"SK-8.1-a"}
    if not state.stopped:
        found |= {"SK-4.1-f", "SK-8.1-a"}
    if not 1 <= len(spaces) <= speed(state):
        found.add("SK-8.1-a")
    if not any(mine(state, segment) for segment in state.board.at_node[here(state)]):
        found.add("SK-8.1-b")
    return found


# -- cargo and upgrades


def aboard(state: State, good: int) -> bool:
    known = 0 <= good < len(state.owner)
    return known and state.owner[good] == state.asked and state.token[good] == ON_TRAIN


def load(state: State, good: int) -> Rules:
    known = 0 <= good < len(state.owner)
    supplied = in_city(state) and any(c.node == here(state) and c.commodity == good for c in state.board.cities)
    open_contract = known and state.owner[good] == state.asked and state.token[good] == ON_CONTRACT
    found = set() if supplied and open_contract else {"SK-5.1-a"}
    on_board = [number for number in range(len(state.owner)) if aboard(state, number)]
    if len(on_board) > state.level[state.asked * 3 + 2]:
        found |= {"SK-5.1-a", "SK-5.1-c"}
    return found


def deliver(state: State, good: int) -> Rules:
    listed = aboard(state, good) and here(state) in state.board.contracts[state.card[good]].cities[state.face[good]]
    found = set() if in_city(state) and listed else {"SK-5.2-a"}
    if in_city(state) and state.served[here(state)] >> state.asked & 1:
        found |= {"SK-5.2-a", "SK-5.2-d"}
    return found


def upgrade(state: State, part: int) -> Rules:
    if part not in (0, 1, 2):
        return {"SK-8.3-a"}
    level = state.level[state.asked * 3 + part]
    if level == 2:
        return {"SK-8.3-b"}
    poor = state.money[state.asked] < (3, 5)[level] and not state.switches.allow_debt
    return {"SK-8.3-c"} if poor else set()


# -- building


def build(state: State, action: Build) -> Rules:
    found = payment(state, action)
    if not action.path or not all(0 <= segment < len(state.board.segments) for segment in action.path):
        return found | {"SK-7.1-a"}
    if len(action.path) > state.track[state.asked]:
        found.add("SK-7.1-i")
    return found | as_meant(state, action.path)


def as_meant(state: State, path: tuple[int, ...]) -> Rules:
    """A path is read from the end from which it hangs together; where that is either, from the own network."""
    starts = state.board.ends[path[0]]
    readings = {start: path_from(state, path, start) for start in starts}
    if set() in readings.values():
        return set()
    whole = [start for start in starts if "SK-7.1-a" not in readings[start]] or starts
    meant = [start for start in whole if joined(state, start)] or whole
    return set().union(*(readings[start] for start in meant))


def path_from(state: State, path: tuple[int, ...], start: int) -> Rules:
    found: Rules = set()
    if not joined(state, start):
        found |= {"SK-7.1-b", *({"SK-7.1-g"} if state.network[start] else set())}
    nodes = [start]
    for segment in path:
        in_the_way = state.laid[segment] if state.switches.segment_exclusive else int(mine(state, segment))
        if in_the_way:
            found |= {"SK-7.1-h"} if state.switches.segment_exclusive else {"SK-7.1-h", "SK-7.1-l"}
        ends = state.board.ends[segment]
        if nodes[-1] not in ends:
            return found | {"SK-7.1-a"}
        nodes.append(ends[1] if nodes[-1] == ends[0] else ends[0])
    for node in nodes[1:-1]:
        if is_city(state, node):
            found |= {"SK-7.1-d", *(set() if joined(state, node) else {"SK-7.1-e"})}
        if joined(state, node):
            found.add("SK-7.1-d")
    if len(set(nodes)) < len(nodes):
        found.add("SK-7.1-d")
    return found | ends_at(state, nodes[-1])


def ends_at(state: State, node: int) -> Rules:
    found: Rules = set()
    if not is_city(state, node):
        found |= {"SK-7.1-c", "SK-7.1-f"}
    if joined(state, node):
        found |= {"SK-7.1-c", "SK-7.1-j"}
    return found


def payment(state: State, action: Build) -> Rules:
    """Cards that are there, sets that are sets, and together exactly what the path needs (SK-7.2-a..g)."""
    colours = range(len(state.board.colours))
    if len(action.direct) != len(colours) or min(action.direct) < 0:
        return {"SK-7.2-a"}
    found: Rules = set()
    paid, worth = list(action.direct), list(action.direct)
    for source, n, targets in action.wild:
        if source not in colours or not set(targets) <= set(colours):
            return found | {"SK-7.2-a"}
        mixed = state.switches.wild_one_colour and len(set(targets)) > 1
        if n < 2 or len(targets) != n - 1 or source in targets or mixed:
            found.add("SK-7.2-b")
        paid[source] += n
        for target in targets:
            worth[target] += 1
    if any(paid[colour] > held(state, colour) for colour in colours):
        found.add("SK-7.2-a")
    known = [segment for segment in action.path if 0 <= segment < len(state.board.segments)]
    need = [sum(state.board.segment_colour[segment] == colour for segment in known) for colour in colours]
    if worth != need:
        found |= {"SK-7.2-d", *({"SK-7.2-a"} if any(worth[c] < need[c] for c in colours) else set())}
    return found
