"""The apprentice in its turn: what every possible action is worth, in money."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import FREIGHT_CAR, LOCOMOTIVE, TENDER
from roundhouse.games.spike.bots.apprentice.errands import Spaces, best_errand, best_walk, deliveries
from roundhouse.games.spike.bots.apprentice.outlook import Outlook, network_of
from roundhouse.games.spike.bots.apprentice.wanted_cards import missing_cards, turns_to_pay, wanted_ways
from roundhouse.games.spike.build_choices import BuildChoices
from roundhouse.games.spike.cargo import Unload, deliver_choices, load_choices, on_train
from roundhouse.games.spike.draw import DrawCard, StopDrawing, TakeCard, draw_choices
from roundhouse.games.spike.market import market_value
from roundhouse.games.spike.movement import Boost, FreeMove, Start, all_walks, boosts, may_start
from roundhouse.games.spike.state import DELIVERED, LAST_ROUND, NONE, TIME_CARDS, State
from roundhouse.games.spike.turn import EndTurn
from roundhouse.games.spike.upgrade import Upgrade, can_upgrade, upgrade_cost

#: What a rail card in hand is worth, and what it is worth when there are many already.
CARD: Final = 0.6
MANY_CARDS: Final = 9
SPARE_CARD: Final = 0.3
#: What a delivery is worth when the train sets out for it, and when it sets out to load for it.
SETTING_OUT: Final = 0.8
FETCHING: Final = 0.5
#: Cards that are drawn in a turn, over all players: turns in which nobody draws are counted in.
PACE: Final = 1.15
#: Ways with more segments than this are not thought about.
FARTHEST: Final = 8
#: Turns of the game that are left for sure before the last round.
PLENTY: Final = 12


def turns_left(state: State) -> int:
    """About how many turns everybody still has."""
    if state.last_turns != NONE:
        return 1
    if state.round < LAST_ROUND:
        return PLENTY + (LAST_ROUND - state.round) * 8
    time_cards = TIME_CARDS - state.time
    # The last of k cards among n lies at n * k / (k + 1) on average.
    cards = len(state.deck) - state.lower + state.lower * time_cards / (time_cards + 1)
    return int(cards / PACE / state.players) + 1


class Thought:
    """An action, what it is worth, and why it comes to mind."""

    def __init__(self, action: SpikeAction, value: float, why: str, city: int = NONE, money: int = 0) -> None:
        self.action = action
        self.value = value
        self.why = why
        self.city = city
        self.money = money


class Thinker:
    """Thinks about one decision of one seat, on what that seat may know."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.asked
        self.left = turns_left(state)
        self.outlook = Outlook(state, self.seat)
        self.spaces = Spaces(state, self.seat)
        self.network = network_of(state, self.seat)
        self.base = self.outlook.worth(self.network)

    # -- cargo

    def cargo(self) -> Thought | None:
        """Deliver what pays, load what can be delivered."""
        state = self.state
        delivery = self.best_delivery()
        if delivery is not None:
            return delivery
        loads = load_choices(state)
        if loads:
            return Thought(loads[0], 1.0, "load", state.at[self.seat])
        return self.make_room()

    def best_delivery(self) -> Thought | None:
        """What pays most here; unless another city of the network would pay much more for it in time."""
        state, seat = self.state, self.seat
        here = state.at[seat]
        best: Thought | None = None
        for action in deliver_choices(state):
            pay = state.pays(action.commodity, here)
            others = [
                errand.pay
                for errand in deliveries(state, seat, action.commodity, self.spaces.around(here), 0)
                if errand.turns + 3 < self.left
            ]
            if max(others, default=0) > pay + 3:
                continue
            if best is None or pay > best.money:
                best = Thought(action, float(pay), "deliver", here, pay)
        return best

    def make_room(self) -> Thought | None:
        """A full train in a city that supplies something better: put back what cannot be delivered."""
        state, seat = self.state, self.seat
        here = state.at[seat]
        if here >= state.board.size or state.cargo(seat) < state.part(seat, FREIGHT_CAR):
            return None
        wanted = state.board.supply_at[here]
        if not state.open_contract(seat, wanted) or wanted in on_train(state, seat):
            return None
        spaces = self.spaces.around(here)
        if not deliveries(state, seat, wanted, spaces, 0):
            return None
        for commodity in on_train(state, seat):
            if not deliveries(state, seat, commodity, spaces, 0):
                return Thought(Unload(commodity), 0.5, "unload", here)
        return None

    # -- the train

    def free_move(self) -> Thought:
        # One turn more than there may be: a boost can still make up for it.
        errand = best_errand(self.spaces, self.left + 1)
        if errand is None:
            return Thought(FreeMove(()), 0.0, "stay")
        walk = best_walk(self.spaces, all_walks(self.state), errand.city)
        return Thought(FreeMove(walk), 0.0, "drive" if walk else "stay", errand.city, errand.pay)

    def start(self) -> Thought | None:
        if not may_start(self.state):
            return None
        errand = best_errand(self.spaces, self.left)
        if errand is None:
            return None
        walk = best_walk(self.spaces, all_walks(self.state), errand.city)
        if not walk:
            return None
        value = errand.pay * (FETCHING if errand.loading else SETTING_OUT)
        return Thought(Start(walk), value, "start", errand.city, errand.pay)

    def boost(self) -> Thought | None:
        """One space more: worth a turn of the train if it arrives, and very much if the end is near."""
        state, seat = self.state, self.seat
        choices = boosts(state)
        if not choices:
            return None
        errand = best_errand(self.spaces, self.left + 1)
        if errand is None:
            return None
        spaces = [action.space for action in choices]
        if errand.city in spaces:
            hurry = not errand.loading and self.left <= 2
            return Thought(Boost(errand.city), errand.pay if hurry else 1.4, "boost", errand.city, errand.pay)
        walk = best_walk(self.spaces, [(space,) for space in spaces], errand.city)
        if walk and state.part(seat, LOCOMOTIVE) == 1:
            return Thought(Boost(walk[0]), 0.9, "boost", errand.city, errand.pay)
        return None

    # -- building

    def builds(self) -> Thought | None:
        """The cheapest path to each city: the market, what it brings nearer, less the cards."""
        state = self.state
        choices = BuildChoices(state)
        if not state.track[self.seat]:
            return None
        best: Thought | None = None
        for city in choices.targets():
            paths = choices.paths_to(city)[:2]
            for path in paths:
                thought = self.build(choices, city, path)
                if best is None or thought.value > best.value:
                    best = thought
        return best

    def build(self, choices: BuildChoices, city: int, path: tuple[int, ...]) -> Thought:
        state = self.state
        action = choices.paid(path)
        paid = sum(action.direct) + sum([n for _, n, _ in action.wild])
        money = market_value(state, state.board.supply_at[city])
        value = money + self.nearer(path) - self.price(paid)
        return Thought(action, value, "build", city, money)

    def nearer(self, path: tuple[int, ...]) -> float:
        """How much more contracts and route are worth with this path; less when there is hardly time for them."""
        ends = self.state.board.ends
        nodes = [node for segment in path for node in ends[segment]]
        gain = self.outlook.worth(self.network + nodes) - self.base
        return gain if self.left > 5 else gain * self.left / 8.0

    def price(self, cards: int) -> float:
        """Cards are worth less at the end, and when there are very many."""
        if self.left <= 3:
            return 0.05 * cards
        many = self.state.cards(self.seat) - MANY_CARDS
        return CARD * cards - (CARD - SPARE_CARD) * max(0, min(many, cards))

    # -- upgrades

    def upgrades(self) -> Thought | None:
        best: Thought | None = None
        for part in (LOCOMOTIVE, TENDER, FREIGHT_CAR):
            if can_upgrade(self.state, part):
                value = self.upgrade_value(part)
                if best is None or value > best.value:
                    best = Thought(Upgrade(part), value, "upgrade")
        return best

    def upgrade_value(self, part: int) -> float:
        """What the part will save until the end, less its cost."""
        state, seat = self.state, self.seat
        cost = upgrade_cost(state, seat, part)
        level = state.level[seat * 3 + part]
        waiting = 0
        for commodity in range(len(state.owner)):
            if state.owner[commodity] == seat and state.token[commodity] != DELIVERED:
                waiting += 1
        time = min(1.0, self.left / 20.0)
        if part == LOCOMOTIVE:
            gain = (3.2 if level == 0 else 1.7) * waiting
        elif part == TENDER:
            gain = (7.5 if level == 0 else 5.5) * (1.0 if state.track[seat] > 8 else 0.3)
        else:
            gain = (1.3 if level == 0 else 0.6) * (waiting - 1)
        return gain * time - cost + 1.0

    # -- drawing

    def drawing(self) -> float:
        """What a draw action is worth depends on how many cards it may bring."""
        supply = self.state.part(self.seat, TENDER)
        many = self.state.cards(self.seat) >= MANY_CARDS
        worth = (SPARE_CARD if many else CARD) * supply
        return 0.1 if self.left <= 3 or self.state.track[self.seat] == 0 else worth

    def best_card(self) -> SpikeAction:
        """A card that the wished way lacks; else of a colour of which there are some; else from the deck."""
        state, seat = self.state, self.seat
        wanted = self.wanted()
        hand = state.hand_of(seat)
        best: SpikeAction = DrawCard() if state.deck else draw_choices(state)[0]
        most = 0.9
        for colour in range(len(state.display)):
            if state.display[colour] == 0:
                continue
            value = 2.0 if wanted[colour] else 0.25 * hand[colour]
            if value > most:
                best, most = TakeCard(colour), value
        return best

    def wanted(self) -> list[int]:
        """The cards that are missing for the city that is worth most for the time it takes."""
        state, seat = self.state, self.seat
        supply = state.part(seat, TENDER)
        best: list[int] = [0] * len(state.display)
        most = -1.0
        for node, way in wanted_ways(state, seat).items():
            if len(way) > FARTHEST:
                continue
            missing = missing_cards(state, seat, way)
            gain = market_value(state, state.board.supply_at[node]) + self.nearer(way) - CARD * len(way)
            rate = gain / (1.0 + turns_to_pay(state, seat, way, supply))
            if rate > most:
                best, most = missing, rate
        return best

    # -- all together

    def action(self) -> Thought:
        """The best thing to do now. Which card to draw is thought about only if it comes to drawing."""
        best: Thought | None = None
        most = self.drawing()
        for thought in (self.start(), self.boost(), self.builds(), self.upgrades()):
            if thought is not None and thought.value > most:
                best, most = thought, thought.value
        return Thought(self.best_card(), most, "draw") if best is None else best

    def go_on_drawing(self) -> Thought:
        if self.state.drawn and self.left <= 1:
            return Thought(StopDrawing(), 0.0, "stop")
        return Thought(self.best_card(), 0.0, "draw")

    def after(self) -> Thought:
        """The end of the turn; where several builds are allowed, another one may follow."""
        if self.state.built:
            more = self.builds()
            if more is not None and more.value > 0.5:
                return more
        return Thought(EndTurn(), 0.0, "end")
