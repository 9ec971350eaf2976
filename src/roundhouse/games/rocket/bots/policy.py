"""The policy: one sensible action at once, without reasons. Apprentices play by it, and playouts do."""

# compiled
from __future__ import annotations

from roundhouse.engine.chance import Chance
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.bots.study import Study
from roundhouse.games.rocket.bots.turn import Candidate, candidates
from roundhouse.games.rocket.bots.veto import replies
from roundhouse.games.rocket.decisions import legal
from roundhouse.games.rocket.state import ACTION


def considered(study: Study) -> list[Candidate]:
    """What the seat that must decide may think of, best first; never empty."""
    found = candidates(study) if study.state.phase == ACTION else replies(study)
    if not found:
        found.append(Candidate(legal(study.state)[0], 0.0))
    return found


def sensible(study: Study, chance: Chance) -> RocketAction:
    """The best action at a glance, or any of those that are as good."""
    found = considered(study)
    if study.state.phase != ACTION:
        return found[0].action
    enough = found[0].score - study.weights.indifference
    good = 0
    for candidate in found:
        if candidate.score < enough:
            break
        good += 1
    return found[chance.below(good) if good > 1 else 0].action
