"""The policy: what is worth thinking of in a turn, with what it is worth in money; and one sensible action at once."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.chance import Chance
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import FREIGHT_CAR, LOCOMOTIVE, TENDER
from roundhouse.games.spike.bots import beginning
from roundhouse.games.spike.bots.builds import LAST_TURNS, Builds
from roundhouse.games.spike.bots.prospects import waiting_contracts
from roundhouse.games.spike.bots.roads import Errand, Errands
from roundhouse.games.spike.bots.study import Study
from roundhouse.games.spike.cargo import Unload, deliver_choices, load_choices, on_train
from roundhouse.games.spike.draw import DrawCard, StopDrawing, TakeCard, draw_choices
from roundhouse.games.spike.movement import Boost, FreeMove, Start, boosts, may_start
from roundhouse.games.spike.opening import in_setup
from roundhouse.games.spike.skip import Skip
from roundhouse.games.spike.state import DRAW, END_TURN, FREE_MOVE, NONE
from roundhouse.games.spike.turn import EndTurn
from roundhouse.games.spike.upgrade import Upgrade, can_upgrade, upgrade_cost

#: A delivery is put off for another city only if so many turns are left then.
TO_SPARE: Final = 3.0
#: Another build in the same turn must be worth so much, where that is allowed.
ONE_MORE: Final = 0.5


class Candidate:
    """An action, what it seems to be worth, why it comes to mind, and the city and the money that it is about."""

    def __init__(self, action: SpikeAction, score: float, why: str, city: int = NONE, money: int = 0) -> None:
        self.action = action
        self.score = score
        self.why = why
        self.city = city
        self.money = money


def considered(study: Study, builds: int = 4) -> list[Candidate]:
    """What the seat that must decide may think of, best first; never empty."""
    state = study.state
    if in_setup(state):
        return beginnings(study)
    if state.phase == DRAW:
        found = cards(study)
    else:
        found = cargo(study)
        if not found:
            if state.phase == FREE_MOVE:
                found = moves(study)
            elif state.phase == END_TURN:
                found = after(study)
            else:
                found = actions(study, builds)
    found.sort(key=lambda candidate: -candidate.score)
    return found


def sensible(study: Study, chance: Chance) -> SpikeAction:
    """The best action at a glance, or any of those that are as good."""
    found = considered(study, 1)
    enough = found[0].score - study.weights.indifference
    good = 1
    while good < len(found) and found[good].score >= enough:
        good += 1
    return found[chance.below(good) if good > 1 else 0].action


def beginnings(study: Study) -> list[Candidate]:
    return [
        Candidate(action, score, why, city)
        for action, score, why, city in beginning.choices(study.state, study.weights)
    ]


# -- cargo


def cargo(study: Study) -> list[Candidate]:
    """Deliver what pays, load what can be delivered; nothing where there is nothing to do."""
    state = study.state
    if state.phase == FREE_MOVE or state.at[state.asked] >= state.board.size:
        return []
    found = deliveries(study)
    if found:
        return found
    loads = load_choices(state)
    if loads:
        return [Candidate(loads[0], 1.0, "load", state.at[state.asked])]
    return make_room(study)


def deliveries(study: Study) -> list[Candidate]:
    """What can be delivered here; unless another city of the network would pay much more for it in time."""
    state, seat = study.state, study.state.asked
    found: list[Candidate] = []
    choices = deliver_choices(state)
    if not choices:
        return found
    here = state.at[seat]
    errands = Errands(state, seat, study.roads[seat], study.ahead())
    for action in choices:
        pay = state.pays(action.commodity, here)
        put_off = False
        for errand in errands.found:
            onward = errand.commodity == action.commodity and not errand.loading
            later = errand.turns + TO_SPARE < study.ahead().turns
            if onward and later and errand.pay > pay + study.weights.hold_out:
                put_off = True
        if not put_off:
            found.append(Candidate(action, float(pay), "deliver", here, pay))
    return found


def make_room(study: Study) -> list[Candidate]:
    """A full train in a city that supplies something better: put back what cannot be delivered."""
    state, seat = study.state, study.state.asked
    here = state.at[seat]
    aboard = on_train(state, seat)
    if not aboard or len(aboard) < state.part(seat, FREIGHT_CAR):
        return []
    wanted = state.board.supply_at[here]
    if not state.open_contract(seat, wanted) or wanted in aboard or not reachable(study, wanted):
        return []
    for commodity in aboard:
        if not reachable(study, commodity):
            return [Candidate(Unload(commodity), 0.5, "unload", here)]
    return []


def reachable(study: Study, commodity: int) -> bool:
    """A city of the network pays for it."""
    state, seat = study.state, study.state.asked
    card, face = state.board.contracts[state.card[commodity]], state.face[commodity]
    around = study.roads[seat].around(state, seat, state.at[seat])
    for node in card.cities[face]:
        if node in around and not (state.served[node] >> seat) & 1:
            return True
    return False


# -- the train


def moves(study: Study) -> list[Candidate]:
    """On towards the best errands; or staying."""
    state, seat = study.state, study.state.asked
    errands = Errands(state, seat, study.roads[seat], study.ahead())
    found: list[Candidate] = []
    # One turn more than there may be: a boost can still make up for it.
    for errand in in_time(errands, study.ahead().turns + 1.0)[:3]:
        walk = errands.walk_to(errand.city)
        if walk and all(candidate.city != errand.city for candidate in found):
            found.append(Candidate(FreeMove(walk), errand.rate(), "drive", errand.city, errand.pay))
    found.append(Candidate(FreeMove(()), 0.0, "stay"))
    return found


def in_time(errands: Errands, turns: float) -> list[Errand]:
    return [errand for errand in errands.found if errand.turns <= turns]


def starts(study: Study) -> list[Candidate]:
    state, seat = study.state, study.state.asked
    found: list[Candidate] = []
    if not may_start(state):
        return found
    errands = Errands(state, seat, study.roads[seat], study.ahead())
    for errand in in_time(errands, study.ahead().turns)[:2]:
        walk = errands.walk_to(errand.city)
        if walk:
            found.append(Candidate(Start(walk), errand.pay * errand.share, "start", errand.city, errand.pay))
    return found


def boosted(study: Study) -> list[Candidate]:
    """One space more: worth a whole turn if it takes the train to its city, and far more if the end is near."""
    state, seat = study.state, study.state.asked
    choices = boosts(state)
    if not choices:
        return []
    errands = Errands(state, seat, study.roads[seat], study.ahead())
    errand = errands.best(study.ahead().turns + 1.0)
    if errand is None:
        return []
    left = errands.here.get(errand.city, 999)
    for action in choices:
        if action.space == errand.city:
            hurry = not errand.loading and study.ahead().turns <= 2.0
            return [Candidate(action, errand.pay if hurry else study.weights.boost, "boost", errand.city, errand.pay)]
    if state.part(seat, LOCOMOTIVE) > 1:
        return []
    for action in choices:
        if errands.left_after((action.space,), errand.city) < left:
            return [Candidate(Boost(action.space), study.weights.boost - 0.5, "boost", errand.city, errand.pay)]
    return []


# -- building, upgrades, cards


def builds(study: Study, count: int) -> list[Candidate]:
    state = study.state
    if not state.track[state.asked]:
        return []
    found = Builds(study.ahead()).payable(count)
    cities = state.board.cities
    return [Candidate(build, value, "build", cities[target.city].node, target.money) for value, target, build in found]


def upgrades(study: Study) -> list[Candidate]:
    return [
        Candidate(Upgrade(part), upgrade_value(study, part), "upgrade")
        for part in (LOCOMOTIVE, TENDER, FREIGHT_CAR)
        if can_upgrade(study.state, part)
    ]


def upgrade_value(study: Study, part: int) -> float:
    """What the part will save until the end, less its cost."""
    state, seat, weights = study.state, study.state.asked, study.weights
    first = state.level[seat * 3 + part] == 0
    waiting = waiting_contracts(state, seat)
    if part == LOCOMOTIVE:
        gain = (weights.locomotive if first else weights.locomotive_again) * waiting
        if waiting:
            sooner = study.with_faster_train().worth - study.ahead().worth
            gain += weights.sooner * sooner * weights.lifetime / max(1.0, min(study.ahead().turns, weights.lifetime))
    elif part == TENDER:
        gain = (weights.tender if first else weights.tender_again) * (1.0 if state.track[seat] > 8 else 0.3)
    else:
        gain = (weights.car if first else weights.car_again) * (waiting - 1)
    return gain * min(1.0, study.ahead().turns / weights.lifetime) - upgrade_cost(state, seat, part) + 1.0


def drawing(study: Study) -> float:
    """What a draw action is worth depends on how many cards it may bring."""
    state, seat, weights = study.state, study.state.asked, study.weights
    if study.ahead().turns <= LAST_TURNS or state.track[seat] == 0:
        return 0.1
    many = state.cards(seat) >= min(float(weights.many_cards), weights.spend * (study.ahead().turns - 1.0))
    return (weights.spare_card if many else weights.card) * state.part(seat, TENDER)


def cards(study: Study) -> list[Candidate]:
    """The cards that can be drawn: one that is wanted, one of a colour of which there are some, or any."""
    state, seat, weights = study.state, study.state.asked, study.weights
    if state.phase == DRAW and study.ahead().turns <= 1.0:
        return [Candidate(StopDrawing(), 0.0, "stop")]
    if not study.wish:
        study.wish = Builds(study.ahead()).wanted()
    base = drawing(study)
    hand = state.hand_of(seat)
    found: list[Candidate] = []
    for action in draw_choices(state):
        value = -1.0
        if isinstance(action, DrawCard):
            value = weights.blind_card
        elif isinstance(action, TakeCard):
            value = weights.wanted_card if study.wish[action.colour] else weights.held_card * hand[action.colour]
        # The better card decides; what a card more or less is worth is small against the rest.
        why = "stop" if isinstance(action, StopDrawing) else "draw"
        found.append(Candidate(action, base + 0.1 * (value - weights.wanted_card), why))
    return found


# -- all together


def actions(study: Study, count: int) -> list[Candidate]:
    """Everything that could be done as the action of the turn. Cards are thought about last: it takes longest."""
    found = starts(study) + boosted(study) + builds(study, count) + upgrades(study)
    most = max([candidate.score for candidate in found], default=0.0)
    if count > 1 or most <= drawing(study):
        found = found + cards(study)
    return found if found else [Candidate(Skip(), 0.0, "end")]


def after(study: Study) -> list[Candidate]:
    """The end of the turn; where several builds are allowed, another one may follow."""
    found = [Candidate(EndTurn(), 0.0, "end")]
    if study.state.built:
        found += [candidate for candidate in builds(study, 1) if candidate.score > ONE_MORE]
    return found
