"""What the bots know: the quick ways of counting agree with the slow ones, and the caches with a fresh look."""

from __future__ import annotations

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.bots.change import change_by_step, let_stand, paid_by_step
from roundhouse.games.rocket.bots.outlook import survey
from roundhouse.games.rocket.bots.policy import considered, sensible
from roundhouse.games.rocket.bots.study import Study
from roundhouse.games.rocket.bots.weights import WEIGHTS
from roundhouse.games.rocket.bots.worth import final_worth, lead, lead_slopes, weighed, worth_of
from roundhouse.games.rocket.extend import Extend, may_extend
from roundhouse.games.rocket.final import final_totals
from roundhouse.games.rocket.movement import steps
from roundhouse.games.rocket.state import ACTION, OVER, State
from roundhouse.games.rocket.station import MoveStation, targets
from roundhouse.games.rocket.turn import finish_action
from tests.support.effort import others_later

GAMES = [(2, "1999", 1), (3, "2018", 2), (4, "1999", 3), (2, "2018", 4)]
each_game = pytest.mark.parametrize(("players", "edition", "seed"), GAMES)


def begin(players: int, edition: str, seed: int) -> tuple[Study, Chance]:
    state = RULESET.setup(Setup(players=players, options={"edition": edition}, seed=seed))
    return Study(state, WEIGHTS), Chance(seed)


@each_game
def test_the_policy_plays_legally_to_the_end(players: int, edition: str, seed: int) -> None:
    study, chance = begin(players, edition, seed)
    while study.state.phase != OVER:
        action = sensible(study, chance)
        assert RULESET.why_not(study.state, action) is None
        study.play(action)


@each_game
def test_everything_considered_is_legal(players: int, edition: str, seed: int) -> None:
    study, chance = begin(players, edition, seed)
    while study.state.phase != OVER:
        found = considered(study)
        for candidate in found:
            assert RULESET.why_not(study.state, candidate.action) is None
        study.play(chance.choice(found).action)


def place_all_stations(state: State, chance: Chance) -> None:
    """Nobody has any left, as late in a game."""
    for seat in range(state.players):
        while state.reserve[seat] > 0:
            hex = chance.choice(targets(state))
            state.station[hex] = seat
            state.hinder(hex, 1)
            state.reserve[seat] -= 1


@each_game
def test_stations_are_not_moved_to_and_fro(players: int, edition: str, seed: int) -> None:
    """Whoever moves stations whenever bots think of it comes to an end before a line is extended, and sees no position
    twice: the rules would allow it for ever."""
    study, chance = begin(players, edition, seed)
    state = study.state
    for _ in range(40):
        study.play(sensible(study, chance))
    while state.phase != ACTION:
        study.play(sensible(study, chance))
    place_all_stations(state, chance)
    seen = {tuple(state.station)}
    idle = 0
    while idle < 2 * players:
        moves = [each.action for each in considered(study) if isinstance(each.action, MoveStation)]
        idle = 0 if moves else idle + 1
        if moves:
            study.play(chance.choice(moves))
            assert tuple(state.station) not in seen
            seen.add(tuple(state.station))
        else:
            finish_action(state)
            study.forget()
    assert len(seen) > 1


@each_game
def test_the_steps_seen_are_those_of_the_rules(players: int, edition: str, seed: int) -> None:
    """Whatever has been kept from earlier positions. Only a step that would need a tile may be seen in vain."""
    study, chance = begin(players, edition, seed)
    while study.state.phase != OVER:
        state = study.state
        if state.tiles > 0:
            for way in study.look():
                if may_extend(state, way.line):
                    assert {step.hex for step in way.steps} >= set(steps(state, way.line))
        study.play(RULESET.legal(state).draw(chance))


@each_game
def test_what_is_kept_is_what_a_fresh_look_sees(players: int, edition: str, seed: int) -> None:
    """The ways of lines that nobody came near to are the same."""
    study, chance = begin(players, edition, seed)
    seen = same = 0
    while study.state.phase != OVER:
        for way in study.look():
            fresh = survey(study.state, way.line)
            seen += 1
            same += way.ahead.growth == pytest.approx(fresh.ahead.growth)
        study.play(sensible(study, chance))
    assert same == seen


@each_game
def test_payments_are_those_of_the_rules(players: int, edition: str, seed: int) -> None:
    """What a step pays at once, found without carrying it out."""
    study, chance = begin(players, edition, seed)
    checked = 0
    while study.state.phase != OVER:
        state = study.state
        if state.phase == ACTION:
            worth = study.worth()
            for way in study.ways:
                if may_extend(state, way.line):
                    for step in way.steps:
                        if step.hex not in steps(state, way.line):
                            continue
                        after = state.copy()
                        Extend(way.line, step.hex).apply(after)
                        let_stand(after)
                        paid = [after.money[seat] - state.money[seat] for seat in range(players)]
                        assert paid_by_step(worth, step) == paid
                        checked += sum(paid) > 0
        study.play(sensible(study, chance))
    assert checked > 20


@pytest.mark.parametrize(("players", "edition", "seed"), others_later(GAMES))
def test_the_quick_change_is_close_to_counting_anew(players: int, edition: str, seed: int) -> None:
    """What a step changes, against the worth of the position after it; half of the differences are tiny."""
    study, chance = begin(players, edition, seed)
    differences: list[float] = []
    while study.state.phase != OVER:
        state = study.state
        if state.phase == ACTION:
            worth = study.worth()
            for way in study.ways:
                for step in way.steps:
                    if may_extend(state, way.line) and step.hex in steps(state, way.line):
                        after = study.copy()
                        after.play(Extend(way.line, step.hex))
                        let_stand(after.state)
                        after.forget()
                        quick = change_by_step(worth, step)
                        full = worth_of(after.state, after.look(), WEIGHTS)
                        for seat in range(players):
                            change = quick.change[seat] + quick.passenger[seat]
                            differences.append(abs(change - (full[seat] - worth.seats[seat])))
        study.play(sensible(study, chance))
    differences.sort()
    assert differences[len(differences) // 2] < 0.5
    assert differences[int(0.9 * len(differences))] < 3.0


def test_slopes_are_the_change_of_the_lead() -> None:
    worth, change = [10.0, 14.0, 3.0], [1.0, -0.5, 2.0]
    moved = [amount + by for amount, by in zip(worth, change, strict=True)]
    for seat in range(3):
        gained = lead(moved, seat, WEIGHTS) - lead(worth, seat, WEIGHTS)
        assert weighed(change, lead_slopes(worth, seat, WEIGHTS)) == pytest.approx(gained)


def test_a_finished_game_is_worth_its_totals_and_the_victory() -> None:
    study, chance = begin(3, "2018", 5)
    while study.state.phase != OVER:
        study.play(sensible(study, chance))
    totals = final_totals(study.state)
    more = [worth - total for worth, total in zip(final_worth(study.state, WEIGHTS), totals, strict=True)]
    assert sum(more) == pytest.approx(WEIGHTS.victory)
    assert more[totals.index(max(totals))] > 0
