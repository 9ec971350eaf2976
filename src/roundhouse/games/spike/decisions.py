"""The decision points (§16): who is asked what, every action there is, and what of it is legal."""

# compiled
from __future__ import annotations

from typing import Any, Final

from roundhouse.engine.actions import Actions
from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.legal import Legal, Listed
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.build import Build, may_build
from roundhouse.games.spike.build_choices import BuildChoices
from roundhouse.games.spike.cargo import Deliver, Load, Unload, deliver_choices, load_choices, unload_choices
from roundhouse.games.spike.draw import DrawCard, StopDrawing, TakeCard, draw_choices
from roundhouse.games.spike.movement import Boost, FreeMove, FreeMoveChoices, Start, StartChoices, boosts
from roundhouse.games.spike.opening import (
    ContractFace,
    GiveCard,
    KeepRoute,
    PlaceTrain,
    face_choices,
    gift_choices,
    in_setup,
    route_choices,
    train_choices,
)
from roundhouse.games.spike.skip import Skip, any_action
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
    State,
)
from roundhouse.games.spike.turn import EndTurn
from roundhouse.games.spike.upgrade import Upgrade, upgrade_choices

KINDS: Final = (
    ContractFace, GiveCard, KeepRoute, PlaceTrain, FreeMove, Load, Unload, Deliver,
    TakeCard, DrawCard, StopDrawing, Build, Start, Boost, Upgrade, Skip, EndTurn,
)  # fmt: skip
ACTIONS: Final = Actions(KINDS)

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


def why_not(state: State, action: SpikeAction, seat: int) -> Violation | None:
    """The first rule that the action breaks when that seat tries it."""
    if state.phase == OVER:
        return Violation("SK-10.1-b" if state.ended_by == BY_SPECIAL else "SK-9.2-c", "why-over", {})
    if seat != state.asked:
        rule = "SK-2.2-a" if in_setup(state) else "SK-3.1-a"
        return Violation(rule, "why-not-asked", {"seat": state.asked})
    refused = action.why_not_now(state)
    return refused if refused is not None else action.why_not(state)


def legal(state: State) -> Legal[SpikeAction]:
    """Every legal action, by kinds in the order of §16."""
    phase = state.phase
    if phase == ACTION:
        return Legal(action_kinds(state))
    if phase == END_TURN:
        kinds = cargo_kinds(state)
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


def list_kind(kinds: list[Any], kind: str, actions: list[Any]) -> None:
    """Mostly there is none of a kind."""
    if actions:
        kinds.append(Listed(kind, actions))


def legal_setup(state: State) -> Legal[SpikeAction]:
    phase = state.phase
    if phase == OVER:
        return Legal([])
    choices: list[Any]
    if phase == CONTRACT_FACE:
        choices = face_choices(state)
    elif phase == GIVE_CARD:
        choices = gift_choices(state)
    elif phase == KEEP_ROUTE:
        choices = route_choices(state)
    else:
        choices = train_choices(state)
    return Legal([Listed(PHASES[phase], choices)])
