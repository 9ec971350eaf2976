"""A look further: what the own second action can collect after an action, or the next player."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.rocket.bots.change import let_stand, paid_by_step
from roundhouse.games.rocket.bots.study import Study
from roundhouse.games.rocket.bots.turn import Candidate, score_of
from roundhouse.games.rocket.bots.worth import weighed
from roundhouse.games.rocket.extend import may_extend
from roundhouse.games.rocket.state import OVER

#: So many of the best actions are looked at again.
MOST_FOLLOWED: Final = 4


def look_further(study: Study, found: list[Candidate]) -> None:
    """Score the best candidates again, with what can follow, and put them in order."""
    seat, weights = study.state.active, study.weights
    for candidate in found[:MOST_FOLLOWED]:
        after = study.copy()
        after.play(candidate.action)
        let_stand(after.state)
        after.forget()
        if after.state.phase != OVER:
            weight = weights.follow if after.state.active == seat else -weights.reply
            candidate.score += weight * best_payment(after)
    found.sort(key=score_of, reverse=True)


def best_payment(study: Study) -> float:
    """The best lead that the active player can gain by what one extension pays at once."""
    worth = study.worth()
    slopes = study.slopes(study.state.active)
    best = 0.0
    for way in study.look():
        if may_extend(study.state, way.line):
            for step in way.steps:
                best = max(best, weighed(paid_by_step(worth, step), slopes))
    return best
