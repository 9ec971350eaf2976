"""The turn (§4): two actions each, then the player on the left; and the end of the game at its moment."""

# compiled
from __future__ import annotations

from roundhouse.games.rocket.ending import end_conditions
from roundhouse.games.rocket.state import ACTION, NONE, OVER, State


def finish_action(state: State) -> None:
    """The end check at its moment (SR-11.1), then the second action or the next player."""
    last_action = state.action_no == 2
    if state.switches.end_after_action or last_action:
        state.ended_by = end_conditions(state)
        if state.ended_by:
            end_game(state)
            return
    state.phase = ACTION
    if last_action:
        state.active = state.next_seat(state.active)
        state.action_no = 1
        state.extended = []
    else:
        state.action_no = 2
    state.asked = state.active


def end_game(state: State) -> None:
    """No round is completed; an unspent action is lost (SR-11.1-e, SR-11.1-g)."""
    state.phase = OVER
    state.asked = NONE
    state.extended = []
