"""Pairs of worlds of Spike: two positions that differ only in what one reader cannot know."""

from __future__ import annotations

from typing import Any

import msgspec

from roundhouse import testing as contract
from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.observe import deal_routes_anew, hidden_cards, new_deck
from roundhouse.games.spike.opening import display_is_up
from roundhouse.games.spike.state import NONE, State
from tests.support.spike_games import universe


def other_world(state: State, viewer: int | None, chance: Chance) -> State:
    """Another position that is the same to the viewer: hidden cards, routes and chances to come are dealt anew.

    A spectator knows less than any seat: what one seat knows for sure changes too.
    """
    if viewer is not None:
        return RULESET.observe(state, viewer, chance)
    world = state.copy()
    colours = len(world.board.colours)
    certain = [world.seen[other * colours : other * colours + colours] for other in range(world.players)]
    heap = hidden_cards(world, certain)
    chance.shuffle(heap)
    for other in range(world.players):
        hand = certain[other]
        for _ in range(state.cards(other) - sum(hand)):
            hand[heap.pop()] += 1
        world.hand[other * colours : other * colours + colours] = hand
    if not display_is_up(world):
        world.display = [0] * colours
        for _ in range(sum(state.display)):
            world.display[heap.pop()] += 1
    world.deck = new_deck(world, heap, chance)
    world.gift = NONE
    for seat in range(world.players):
        deal_routes_anew(world, seat, chance)
    world.chance = chance.branch().state
    return world


def shown(state: State, viewer: int | None, drawn: bool = True) -> str:
    """Everything that a reader is shown of a position, as one text; what is drawn from the view alone, on request."""
    view = RULESET.view(state, viewer)
    said: list[Any] = [RULESET.prompt(state, viewer), RULESET.decision(state)]
    decision = RULESET.decision(state)
    if decision is not None and decision.seat == viewer:
        said.append(contract.written_legal(RULESET, state))
        said.append([RULESET.picks(state, action) for action in RULESET.legal(state)])
    if drawn:
        said.append(RULESET.text_board(view))
        said.append([repr(sprite) for sprite in RULESET.scene(view).sprites])
    return canonical(msgspec.to_builtins([view.data, said]))


def tell_apart(one: State, other: State, viewer: int | None, chance: Chance, drawn: bool = True) -> str:
    """Where the worlds differ to the viewer: what is shown, refused, or happens next; nothing if nowhere."""
    if shown(one, viewer, drawn) != shown(other, viewer, drawn):
        return "shown"
    tried = list(universe(one, chance))
    asked = viewer if viewer is not None else -1
    for action in tried:
        refusals = [RULESET.why_not(world, action, asked) for world in (one, other)]
        if refusals[0] != refusals[1]:
            return f"refused {action}"
        if refusals[0] is not None:
            sentences = [RULESET.say_violation(world, refusals[0]) for world in (one, other)]
            if sentences[0] != sentences[1]:
                return f"said {action}"
    return what_happens(one, other, viewer, chance)


def what_happens(one: State, other: State, viewer: int | None, chance: Chance) -> str:
    """Any action that can be taken in both worlds is told alike, up to what chance decides."""
    both = [action for action in RULESET.legal(one) if RULESET.why_not(other, action) is None]
    if not both:
        return ""
    action = chance.choice(both)
    for name in ("show_action", "say_action"):
        told = [getattr(RULESET, name)(world, action, viewer) for world in (one, other)]
        if told[0] != told[1]:
            return f"{name} {action}"
    worlds = [one.copy(), other.copy()]
    events = [RULESET.apply(world, action) for world in worlds]
    for here, there in zip(*events):
        # What chance decides may differ between the worlds; from there on so may everything else.
        if here.key != there.key:
            return "" if here.chance or there.chance else f"events {action}"
        if here.chance and (not here.hidden or here.seat == viewer):
            return ""
        said = [RULESET.say_event(world, event.seen_by(viewer)) for world, event in zip(worlds, (here, there))]
        if said[0] != said[1]:
            return f"events {action}"
    return ""
