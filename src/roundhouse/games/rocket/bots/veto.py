"""In a veto: what another hex is worth, what it costs, and whether the active player would pay too."""

# compiled
from __future__ import annotations

from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.bots.change import StepChange, share_change
from roundhouse.games.rocket.bots.study import Study
from roundhouse.games.rocket.bots.turn import Candidate, stands
from roundhouse.games.rocket.bots.worth import weighed
from roundhouse.games.rocket.state import NONE, VETO_BID, VETO_CALL, State
from roundhouse.games.rocket.veto import Answer, Bid, CallVeto, DeclineVeto, PassAnswer, PassBid, least_answer


def replies(study: Study) -> list[Candidate]:
    """Every sensible reply to what is asked in a veto, best first; letting things stand counts 0."""
    state = study.state
    effects = study.steps(state.line)
    if state.phase == VETO_CALL:
        found = calls(study, effects)
    elif state.phase == VETO_BID:
        found = bids(study, effects)
    else:
        found = answers(study, effects)
    found.sort(key=reply_score, reverse=True)
    return found


def reply_score(candidate: Candidate) -> float:
    return candidate.score


def effect_at(effects: list[StepChange], hex: int) -> StepChange:
    for effect in effects:
        if effect.step.hex == hex:
            return effect
    return effects[0]


# -- calling


def calls(study: Study, effects: list[StepChange]) -> list[Candidate]:
    """Call when there is a bid worth making; calling costs nothing, and a round without bids changes nothing."""
    leave: RocketAction = DeclineVeto()
    call: RocketAction = CallVeto()
    # Whoever drives has nothing to gain by calling.
    if study.state.asked == study.state.active or len(effects) < 1:
        return [Candidate(leave, 0.0), Candidate(call, -study.weights.veto_margin)]
    best = -1.0
    for bid in bids(study, effects):
        if isinstance(bid.action, Bid) and bid.score > best:
            best = bid.score
    return [Candidate(leave, 0.0), Candidate(call, best)]


# -- bidding


def bids(study: Study, effects: list[StepChange]) -> list[Candidate]:
    """Every bid that may be worth it, after the answer that the active player will probably give."""
    state = study.state
    seat = state.asked
    mine, theirs = study.slopes(seat), study.slopes(state.active)
    now = as_it_stands(study, effects, mine)
    leave: RocketAction = PassBid()
    found = [Candidate(leave, 0.0)]
    for shares in offers(state, seat):
        for effect in effects:
            score = after_answer(study, effects, effect, shares, mine, theirs) - now
            found.append(Candidate(Bid(shares, effect.step.hex), score - study.weights.veto_margin, effect))
    return found


def as_it_stands(study: Study, effects: list[StepChange], slopes: list[float]) -> float:
    """What somebody's lead changes by if nobody says anything more."""
    state = study.state
    if state.bid_by == NONE:
        return stands(effect_at(effects, state.target), slopes)
    effect = effect_at(effects, state.bid_hex)
    paid = share_change(study.worth(), effect.step, state.bid_by, state.bid_shares)
    return weighed(effect.change, slopes) + weighed(paid, slopes)


def offers(state: State, seat: int) -> list[int]:
    """The smallest bid, and the smallest that the active player cannot match."""
    held = state.holding(state.line, seat)
    least = state.bid_shares + 1
    safe = max(least, state.holding(state.line, state.active) + 1)
    if safe > least and safe <= held:
        return [least, safe]
    return [least] if least <= held else []


def after_answer(
    study: Study,
    effects: list[StepChange],
    wanted: StepChange,
    shares: int,
    mine: list[float],
    theirs: list[float],
) -> float:
    """What a bid changes for the bidder, once the active player has given way or paid as much."""
    state, worth = study.state, study.worth()
    paid = share_change(worth, wanted.step, state.asked, shares)
    given_way = weighed(wanted.change, mine) + weighed(paid, mine)
    if state.holding(state.line, state.active) < shares:
        return given_way
    best = weighed(wanted.change, theirs) + weighed(paid, theirs)
    result = given_way
    for effect in effects:
        if state.switches.veto_any_hex or effect.step.hex == state.target:
            matched = share_change(worth, effect.step, state.active, shares)
            score = stands(effect, theirs) + weighed(matched, theirs)
            if score > best:
                best = score
                result = stands(effect, mine) + weighed(matched, mine)
    return result


# -- answering


def answers(study: Study, effects: list[StepChange]) -> list[Candidate]:
    """Match with as few shares as possible, or give way."""
    state, worth = study.state, study.worth()
    slopes = study.slopes(state.active)
    now = as_it_stands(study, effects, slopes)
    give_way: RocketAction = PassAnswer()
    found = [Candidate(give_way, 0.0)]
    shares = least_answer(state)
    for effect in effects:
        if state.switches.veto_any_hex or effect.step.hex == state.target:
            paid = share_change(worth, effect.step, state.active, shares)
            score = stands(effect, slopes) + weighed(paid, slopes) - now
            found.append(Candidate(Answer(shares, effect.step.hex), score, effect))
    return found
