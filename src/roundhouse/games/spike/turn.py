"""The turn (§3): which decision is pending, what is legal, and what an action leads to."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal, Listed
from roundhouse.games.spike import opening
from roundhouse.games.spike.actions import (
    Action,
    Boost,
    Build,
    ContractFace,
    Deliver,
    DrawCard,
    EndTurn,
    FreeMove,
    GiveCard,
    KeepRoute,
    Load,
    PlaceTrain,
    Skip,
    Start,
    StopDrawing,
    TakeCard,
    Unload,
    Upgrade,
)
from roundhouse.games.spike.build import BuildChoices, build, may_build, why_not_build
from roundhouse.games.spike.cargo import (
    deliver,
    deliver_choices,
    load,
    load_choices,
    unload,
    unload_choices,
    why_not_deliver,
    why_not_load,
    why_not_unload,
)
from roundhouse.games.spike.draw import can_draw, draw, draw_choices, why_not_draw
from roundhouse.games.spike.ending import check_special_end
from roundhouse.games.spike.movement import (
    FreeMoveChoices,
    StartChoices,
    boosts,
    drive,
    under_way,
    why_not_boost,
    why_not_free_move,
    why_not_start,
)
from roundhouse.games.spike.state import (
    ACTION,
    BY_SPECIAL,
    CONTRACT_FACE,
    DRAW,
    END_TURN,
    FREE_MOVE,
    GIVE_CARD,
    KEEP_ROUTE,
    MOST_PLAYERS,
    OVER,
    PHASES,
    PLACE_TRAIN,
    State,
)
from roundhouse.games.spike.upgrade import upgrade, upgrade_choices, why_not_upgrade

#: The rule that asks, by phase.
ASKING_RULES: Final = (
    "SK-12.1-a", "SK-2.1-i", "SK-12.1-b", "SK-2.1-l", "SK-4.1-b", "SK-3.1-b", "SK-6.1-a", "SK-3.1-f",
)  # fmt: skip


#: Every decision there can be, by phase and seat: one is asked for before every action.
DECISIONS: Final = [
    [Decision(seat, PHASES[phase], rule) for seat in range(MOST_PLAYERS)] for phase, rule in enumerate(ASKING_RULES)
]


def decision(state: State) -> Decision | None:
    """Who must decide what; None when the game is over."""
    return None if state.phase == OVER else DECISIONS[state.phase][state.asked]


# -- listing


def legal(state: State) -> Legal[Any]:
    """Every legal action, by kinds in the order of §16."""
    phase = state.phase
    if phase == ACTION:
        return Legal(action_kinds(state))
    if phase == END_TURN:
        kinds: list[Any] = cargo_kinds(state)
        if may_build(state):
            kinds.append(BuildChoices(state))
        kinds.append(Listed("end_turn", [EndTurn()]))
        return Legal(kinds)
    if phase == DRAW:
        return Legal([Listed("draw", draw_choices(state))])
    if phase == FREE_MOVE:
        return Legal([FreeMoveChoices(state), Listed("unload", unload_choices(state))])
    return legal_setup(state)


def action_kinds(state: State) -> list[Any]:
    """Cargo, then the five actions; `skip` only if there is none of these (SK-3.1-c)."""
    kinds = cargo_kinds(state)
    if not any_action(state):
        return [*kinds, Listed("skip", [Skip()])]
    kinds.append(Listed("draw", draw_choices(state)))
    kinds.append(BuildChoices(state))
    kinds.append(StartChoices(state))
    list_kind(kinds, "boost", boosts(state))
    list_kind(kinds, "upgrade", upgrade_choices(state))
    return kinds


def cargo_kinds(state: State) -> list[Any]:
    kinds: list[Any] = []
    list_kind(kinds, "load", load_choices(state))
    list_kind(kinds, "unload", unload_choices(state))
    list_kind(kinds, "deliver", deliver_choices(state))
    return kinds


def list_kind(kinds: list[Any], kind: str, actions: list[Action]) -> None:
    """Mostly there is none of a kind."""
    if actions:
        kinds.append(Listed(kind, actions))


def any_action(state: State) -> bool:
    """Is one of the five actions possible? Drawing always is (SK-9.2-e), so the others are hardly ever asked."""
    if can_draw(state) or upgrade_choices(state) or boosts(state):
        return True
    return StartChoices(state).any() or BuildChoices(state).any()


def legal_setup(state: State) -> Legal[Any]:
    if state.phase == CONTRACT_FACE:
        return Legal([Listed("contract_face", opening.face_choices(state))])
    if state.phase == GIVE_CARD:
        return Legal([Listed("give_card", opening.gift_choices(state))])
    if state.phase == KEEP_ROUTE:
        return Legal([Listed("keep_route", opening.route_choices(state))])
    if state.phase == PLACE_TRAIN:
        return Legal([Listed("place_train", opening.train_choices(state))])
    return Legal([])


# -- refusing


def why_not(state: State, action: Action, seat: int) -> Violation | None:
    """The first rule that the action breaks when that seat tries it."""
    if state.phase == OVER:
        return Violation("SK-10.1-b" if state.ended_by == BY_SPECIAL else "SK-9.2-c", "why-over", {})
    if seat != state.asked:
        rule = "SK-2.2-a" if opening.in_setup(state) else "SK-3.1-a"
        return Violation(rule, "why-not-asked", {"seat": state.asked})
    refused = why_not_now(state, action)
    return refused if refused is not None else why_not_action(state, action)


def why_not_now(state: State, action: Action) -> Violation | None:
    """Does this kind of action answer the pending decision? (SK-2.2-a, SK-3.1-f)"""
    phase = state.phase
    opens = isinstance(action, (ContractFace, GiveCard, KeepRoute, PlaceTrain))
    if opening.in_setup(state) or opens:
        return why_not_in_setup(phase, action)
    if isinstance(action, EndTurn) and phase in (FREE_MOVE, ACTION):
        return Violation("SK-3.1-c", "why-action-due", {})
    if phase == FREE_MOVE:
        if isinstance(action, (FreeMove, Unload)):
            return None
        return Violation("SK-3.1-f", "why-move-first", {})
    if phase == DRAW:
        if isinstance(action, (TakeCard, DrawCard, StopDrawing)):
            return None
        return Violation("SK-3.1-f", "why-drawing", {})
    if isinstance(action, FreeMove):
        if phase == END_TURN:
            return Violation("SK-3.1-e", "why-moved-already", {})
        if state.stopped:
            return Violation("SK-4.1-b", "why-no-free-move", {})
        return Violation("SK-3.1-f", "why-moved-already", {})
    if phase == END_TURN:
        return why_not_after(state, action)
    return None


def why_not_in_setup(phase: int, action: Action) -> Violation | None:
    fits = (
        (phase == CONTRACT_FACE and isinstance(action, ContractFace))
        or (phase == GIVE_CARD and isinstance(action, GiveCard))
        or (phase == KEEP_ROUTE and isinstance(action, KeepRoute))
        or (phase == PLACE_TRAIN and isinstance(action, PlaceTrain))
    )
    if fits:
        return None
    return Violation("SK-2.2-a", "why-setup" if phase <= PLACE_TRAIN else "why-setup-over", {})


def why_not_after(state: State, action: Action) -> Violation | None:
    """One action in a turn (SK-3.1-b), unless builds may follow a build (SK-7.1-k)."""
    if isinstance(action, (Load, Unload, Deliver, EndTurn)):
        return None
    if isinstance(action, Build) and may_build(state):
        return None
    return Violation("SK-3.1-b", "why-acted-already", {})


def why_not_action(state: State, action: Action) -> Violation | None:
    if isinstance(action, Build):
        return why_not_build(state, action)
    if isinstance(action, (TakeCard, DrawCard, StopDrawing)):
        return why_not_draw(state, action)
    if isinstance(action, FreeMove):
        return why_not_free_move(state, action)
    if isinstance(action, Start):
        return why_not_start(state, action)
    if isinstance(action, Boost):
        return why_not_boost(state, action)
    if isinstance(action, Upgrade):
        return why_not_upgrade(state, action)
    if isinstance(action, Load):
        return why_not_load(state, action)
    if isinstance(action, Unload):
        return why_not_unload(state, action)
    if isinstance(action, Deliver):
        return why_not_deliver(state, action)
    if isinstance(action, Skip):
        return Violation("SK-3.1-c", "why-skip", {}) if any_action(state) else None
    if isinstance(action, ContractFace):
        return opening.why_not_face(state, action)
    if isinstance(action, GiveCard):
        return opening.why_not_give(state, action)
    if isinstance(action, KeepRoute):
        return opening.why_not_keep(state, action)
    if isinstance(action, PlaceTrain):
        return opening.why_not_place(state, action)
    return None


# -- acting


def apply(state: State, action: Action) -> list[Event]:
    """Carry out a legal action."""
    if isinstance(action, (TakeCard, DrawCard, StopDrawing)):
        return draw(state, action)
    if isinstance(action, EndTurn):
        return end_turn(state)
    if isinstance(action, (Load, Unload, Deliver)):
        return handle_cargo(state, action)
    if opening.in_setup(state):
        return set_up(state, action)
    if isinstance(action, FreeMove):
        drive(state, state.asked, action.spaces)
        state.phase = ACTION
        return []
    return act(state, action)


def handle_cargo(state: State, action: Action) -> list[Event]:
    """Not an action: the phase stays what it is (SK-3.1-d)."""
    if isinstance(action, Load):
        load(state, action)
    elif isinstance(action, Unload):
        unload(state, action)
    elif isinstance(action, Deliver):
        return deliver(state, action)
    return []


def act(state: State, action: Action) -> list[Event]:
    """The actions B to E; the end of the turn comes next (SK-3.1-f)."""
    state.phase = END_TURN
    if isinstance(action, Build):
        return build(state, action)
    if isinstance(action, Start):
        drive(state, state.asked, action.spaces)
    elif isinstance(action, Boost):
        drive(state, state.asked, (action.space,))
    elif isinstance(action, Upgrade):
        upgrade(state, action)
    return []


def set_up(state: State, action: Action) -> list[Event]:
    if isinstance(action, ContractFace):
        opening.choose_faces(state, action)
    elif isinstance(action, GiveCard):
        return opening.give(state, action)
    elif isinstance(action, KeepRoute):
        opening.keep_route(state, action)
    elif isinstance(action, PlaceTrain):
        opening.place_train(state, action)
    return []


def end_turn(state: State) -> list[Event]:
    """The special end is tested (SK-10.1-b); then the player on the left begins."""
    events: list[Event] = []
    check_special_end(state, state.asked, events)
    if state.phase != OVER:
        state.asked = state.next_seat(state.asked)
        state.built = 0
        moving = under_way(state, state.asked)
        state.stopped = 0 if moving else 1
        state.phase = FREE_MOVE if moving else ACTION
    return events
