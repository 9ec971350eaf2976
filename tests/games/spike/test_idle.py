"""A turn in which nothing is left to do can end by itself (SK-3.1-f)."""

from __future__ import annotations

from roundhouse.engine.registry import find
from roundhouse.games.spike.cargo import Load, Unload
from roundhouse.games.spike.state import END_TURN, State
from roundhouse.games.spike.turn import EndTurn, turn_is_idle
from roundhouse.table.samples import game_of, samples_of


def positions() -> list[State]:
    found = []
    for sample in samples_of(find("spike")):
        whole = game_of(sample)
        found += [whole.at(number).state for number in range(len(whole.actions))]
    return found


def kinds(state: State) -> set[str]:
    return {str(action.form.name) for action in find("spike").legal(state)}


def test_a_turn_is_idle_only_at_its_end_and_with_nothing_to_load_deliver_or_build() -> None:
    idle = [state for state in positions() if turn_is_idle(state)]
    assert len(idle) > 20
    for state in idle:
        assert state.phase == END_TURN
        assert kinds(state) <= {"end_turn", "unload"}
        assert find("spike").neutral(state) == EndTurn()


def test_whoever_can_still_load_deliver_or_build_is_asked() -> None:
    busy = [state for state in positions() if state.phase == END_TURN and kinds(state) & {"load", "deliver", "build"}]
    assert busy
    assert not any(turn_is_idle(state) for state in busy)


def test_what_can_be_loaded_in_place_of_something_else_is_not_passed_over() -> None:
    """Cars that are full: unloading may make room for what is supplied here."""
    rules = find("spike")
    for state in positions():
        if state.phase != END_TURN or not kinds(state) <= {"end_turn", "unload"}:
            continue
        exchanges = False
        for action in rules.legal(state):
            if isinstance(action, Unload):
                after = state.copy()
                action.apply(after)
                loads = [each for each in rules.legal(after) if isinstance(each, Load)]
                exchanges = exchanges or any(load.commodity != action.commodity for load in loads)
        assert turn_is_idle(state) == (not exchanges)
