"""New golden games of Spike: random ones, written as docs/formats/golden-spike.md has them.

What is legal is counted here by its definition: everything is tried, and judged by the reading of the rules in
`spike_rules`; payments are tried out card by card. Decks to come are shuffled here, too. Only positions are written
by the game itself: what is compared in them is that a replay from the header comes to the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import FACES
from roundhouse.games.spike.build import Build
from roundhouse.games.spike.cargo import Deliver, Load, Unload
from roundhouse.games.spike.draw import DrawCard, StopDrawing, TakeCard
from roundhouse.games.spike.movement import Boost, FreeMove, Start
from roundhouse.games.spike.opening import ContractFace, GiveCard, KeepRoute, PlaceTrain
from roundhouse.games.spike.skip import Skip
from roundhouse.games.spike.state import PHASES, TIME_CARDS, State
from roundhouse.games.spike.turn import EndTurn
from roundhouse.games.spike.upgrade import Upgrade
from roundhouse.testing import choose
from tests.support.spike_rules import as_meant, broken_rules, here, joined, speed

Line = dict[str, Any]
#: The longest path that is counted, and how often a whole list and a whole position are written.
COUNTED = 4
EVERY = 15

Need = tuple[int, ...]


def record(setup: Setup, seed: int, taste: Mapping[str, int]) -> Iterator[Line]:
    """One game, line by line; `setup` is on the printed board."""
    chance = Chance(seed)
    state = RULESET.setup(setup)
    yield header(setup, state)
    seq = 0
    while (decision := RULESET.decision(state)) is not None:
        seq += 1
        action = choose(RULESET, state, chance, taste)
        line: Line = {"seq": seq, "seat": decision.seat, "action": RULESET.write_action(state, action)}
        listed = legal_list(state)
        line["legal"] = len(listed)
        whole = seq % EVERY == 0
        if whole:
            line["legal_list"] = listed
        if isinstance(action, Build) and modest(state, action):
            line["payments"] = len(payments(hand_of(state), need_of(state, action.path)))
        decks = carry_out(state, action, chance)
        if decks:
            line["chance"] = {"reshuffles": decks}
        line["state"] = RULESET.write_short(state)
        if whole:
            line["full"] = RULESET.write_state(state)
        yield line
    yield {"final": RULESET.write_outcome(state)}


# -- what chance decides


def header(setup: Setup, state: State) -> Line:
    """The position before the first decision, as a set-up that leaves nothing to chance."""
    board, seats = state.board, range(state.players)
    rows = board.market_rows
    goods = [board.commodities[good] for good in state.market]
    advanced = setup.options.get("advanced", False)
    dealt = {
        "first": state.first,
        "market": [goods[place : place + rows] for place in range(0, len(goods), rows)],
        "contracts": [[contract(state, good) for good in owned(state, seat)] for seat in seats],
        "hands": [colour_names(state, hand_of(state, seat)) for seat in seats],
        "display": colour_names(state, state.display),
        "deck": [board.colours[card] for card in reversed(state.deck)],
        "routes": [
            [board.routes[route].id for route in state.dealt[2 * seat : 2 * seat + 1 + int(advanced)]] for seat in seats
        ],
    }
    options = {name: value for name, value in RULESET.complete(setup.options).items() if name != "board"}
    head = {"format": "roundhouse-golden/1", "game": "spike", "players": state.players}
    return {**head, "options": options, "setup": dealt}


def owned(state: State, seat: int) -> list[int]:
    return [good for good in range(len(state.owner)) if state.owner[good] == seat]


def contract(state: State, good: int) -> dict[str, str]:
    card = {"card": state.board.contracts[state.card[good]].id}
    return card if state.face[good] < 0 else {**card, "face": FACES[state.face[good]]}


def colour_names(state: State, counts: list[int]) -> list[str]:
    return [state.board.colours[colour] for colour, n in enumerate(counts) for _ in range(n)]


def carry_out(state: State, action: SpikeAction, chance: Chance) -> list[Line]:
    """Act, with new decks ready in case that a round ends; those that were needed are returned."""
    tried = state.copy()
    tried.chance = chance.branch().state
    RULESET.apply(tried, action)
    if tried.round > state.round:
        # At that moment every card is in a hand or goes into the new deck.
        held = [sum(hand_of(tried, seat)[colour] for seat in range(state.players)) for colour in range(colours(state))]
        rest = [n - held[colour] for colour, n in enumerate(all_cards(state))]
        state.coming = [new_deck(state, rest, number, chance) for number in range(state.round + 1, 4)]
    decks = [list(deck) for deck in state.coming]
    before = state.round
    RULESET.apply(state, action)
    used = decks[: len(decks) - len(state.coming)]
    state.coming = []
    names = [*state.board.colours, "time"]
    return [
        {"round": before + 1 + number, "deck": [names[card] for card in reversed(deck)]}
        for number, deck in enumerate(used)
    ]


def all_cards(state: State) -> list[int]:
    each = state.board.copies - state.board.removed[state.players]
    return [each] * colours(state)


def new_deck(state: State, rest: list[int], number: int, chance: Chance) -> list[int]:
    """SK-9.1-b, SK-9.1-d and SK-9.1-e; a deck is drawn from its end."""
    pile = [colour for colour, n in enumerate(rest) for _ in range(n)]
    chance.shuffle(pile)
    if number < 3:
        return pile
    upper = pile[: len(pile) // 2]
    lower = pile[len(pile) // 2 :] + [state.board.time] * TIME_CARDS
    chance.shuffle(lower)
    return lower + upper


# -- what is legal


def legal_list(state: State) -> list[Line]:
    """Everything of every kind is tried, and what breaks no rule is legal; builds as the definition counts them."""
    listed = [
        RULESET.write_action(state, action)
        for action in candidates(state)
        if not broken_rules(state, action, state.asked)
    ]
    return [*listed, *built(state)]


def candidates(state: State) -> Iterator[SpikeAction]:
    board = state.board
    match PHASES[state.phase]:
        case "contract_face":
            cards = [state.card[good] for good in owned(state, state.asked)]
            for faces in product((0, 1), repeat=len(cards)):
                yield ContractFace(tuple(zip(cards, faces)))
        case "give_card":
            yield from (GiveCard(colour) for colour in range(colours(state)))
        case "keep_route":
            yield from (KeepRoute(route) for route in range(len(board.routes)))
        case "place_train":
            yield from (PlaceTrain(node) for node in range(board.size))
    for good in range(len(board.commodities)):
        yield from (Load(good), Unload(good), Deliver(good))
    yield from (TakeCard(colour) for colour in range(colours(state)))
    yield from (DrawCard(), StopDrawing(), Skip(), EndTurn())
    yield from (Upgrade(part) for part in range(3))
    if here(state) >= 0:
        for spaces in walks(state, here(state), speed(state)):
            yield from (FreeMove(spaces), Start(spaces))
            yield from (Boost(space) for space in spaces if len(spaces) == 1)


def walks(state: State, at: int, left: int) -> Iterator[tuple[int, ...]]:
    """All lists of spaces each of which touches the one before, whosever they are."""
    yield ()
    if left == 0:
        return
    board = state.board
    nodes = [at] if at < board.size else board.ends[at - board.size]
    around = {*nodes, *(board.size + segment for node in nodes for segment in board.at_node[node])} - {at}
    for space in around:
        yield from ((space, *more) for more in walks(state, space, left - 1))


def built(state: State) -> list[Line]:
    """Different paths of at most four segments that are legal and can be paid in at least one way."""
    again = PHASES[state.phase] == "end_turn" and state.built
    if PHASES[state.phase] != "action" and not again:
        return []
    known: dict[Need, bool] = {}
    found = []
    for path in short_paths(state):
        need = need_of(state, path)
        if need not in known:
            known[need] = payable(hand_of(state), need, state.switches.wild_one_colour)
        if known[need] and not as_meant(state, path):
            found.append({"type": "build", "path": [state.board.segments[segment] for segment in path]})
    return found


def short_paths(state: State) -> Iterator[tuple[int, ...]]:
    """Every way of at most four segments that begins in the network, leaves it, and comes to no node twice."""
    most = min(COUNTED, state.track[state.asked])
    for node in range(state.board.size):
        if joined(state, node):
            yield from longer_paths(state, (), (node,), most)


def longer_paths(state: State, path: tuple[int, ...], nodes: tuple[int, ...], left: int) -> Iterator[tuple[int, ...]]:
    if path:
        yield path
    if left == 0 or (path and state.board.city_at[nodes[-1]] >= 0):
        return
    for segment in state.board.at_node[nodes[-1]]:
        one, other = state.board.ends[segment]
        to = other if one == nodes[-1] else one
        if to not in nodes and not joined(state, to):
            yield from longer_paths(state, (*path, segment), (*nodes, to), left - 1)


# -- paying


def colours(state: State) -> int:
    return len(state.board.colours)


def hand_of(state: State, seat: int | None = None) -> list[int]:
    base = (state.asked if seat is None else seat) * colours(state)
    return state.hand[base : base + colours(state)]


def need_of(state: State, path: tuple[int, ...]) -> Need:
    return tuple(
        sum(state.board.segment_colour[segment] == colour for segment in path) for colour in range(colours(state))
    )


def modest(state: State, build: Build) -> bool:
    """For these the golden games write the number of payments."""
    return sum(hand_of(state)) <= 12 and len(build.path) <= 5 and state.switches.wild_one_colour


Sets = tuple[tuple[int, int, int], ...]


def payments(hand: list[int], need: Need) -> set[tuple[Need, Sets]]:
    """Every exact payment with sets of one target colour (SK-7.2-a..d, SK-7.2-h)."""
    found: set[tuple[Need, Sets]] = set()
    for direct in product(*(range(min(held, wanted) + 1) for held, wanted in zip(hand, need))):
        left = [held - paid for held, paid in zip(hand, direct)]
        missing = [wanted - paid for wanted, paid in zip(need, direct)]
        found |= {(direct, sets) for sets in covers(left, missing)}
    return found


def covers(left: list[int], missing: list[int]) -> set[Sets]:
    """Every multiset of wild sets that is worth exactly what is missing."""
    target = next((colour for colour, n in enumerate(missing) if n), None)
    if target is None:
        return {()}
    found: set[Sets] = set()
    for source, held in enumerate(left):
        for n in range(2, held + 1):
            if source != target and n - 1 <= missing[target]:
                left[source] -= n
                missing[target] -= n - 1
                found |= {tuple(sorted([*sets, (source, n, target)])) for sets in covers(left, missing)}
                left[source] += n
                missing[target] += n - 1
    return found


def payable(hand: list[int], need: Need, one_colour: bool) -> bool:
    """Can it be paid at all? A card that can be paid directly is never better used otherwise (SK-7.2-f, SK-7.2-g)."""
    left = [max(0, held - wanted) for held, wanted in zip(hand, need)]
    missing = [max(0, wanted - held) for held, wanted in zip(hand, need)]
    if one_colour:
        return can_cover(left, missing)
    # One set of each source, for any colours: worth a card less than it has.
    return sum(missing) <= sum(max(0, held - 1) for held in left)


def can_cover(left: list[int], missing: list[int]) -> bool:
    """Are there wild sets for what is missing, each for one colour?"""
    target = next((colour for colour, n in enumerate(missing) if n), None)
    if target is None:
        return True
    for source, held in enumerate(left):
        for n in range(2, min(held, missing[target] + 1) + 1):
            less = [*left[:source], held - n, *left[source + 1 :]]
            rest = [*missing[:target], missing[target] - n + 1, *missing[target + 1 :]]
            if can_cover(less, rest):
                return True
    return False
