"""Two small games to search in: one that can be worked out, and one with a secret."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from roundhouse.author import Action, Chance, Decision, Event, Field, Form, Legal, Rules, Setup, Violation
from roundhouse.bots.search import StatePlayer

# -- wagons: take one to three; who takes the last one wins


class Train(msgspec.Struct):
    left: int
    turn: int = 0
    winner: int = -1


class Take(Action):
    form: ClassVar = Form("take", wagons=Field("wagons"))
    wagons: int

    def why_not(self, state: Train) -> Violation | None:
        return None if 1 <= self.wagons <= min(3, state.left) else Violation("SH-1", "why-number", {})

    def apply(self, state: Train) -> list[Event]:
        state.left -= self.wagons
        if state.left == 0:
            state.winner = state.turn
        state.turn = 1 - state.turn
        return []


class Shunting(Rules[Train, Take]):
    id = "shunting"
    version = 1
    title = "Shunting"
    seats = range(2, 3)
    kinds = (Take,)

    def setup(self, setup: Setup) -> Train:
        return Train(15)

    def decision(self, state: Train) -> Decision | None:
        return None if state.winner >= 0 else Decision(state.turn, "take", "SH-1")

    def legal(self, state: Train) -> Legal[Take]:
        return self.among(state, [Take(number) for number in (1, 2, 3)])

    def scores(self, state: Train) -> list[int]:
        return [int(seat == state.winner) for seat in range(2)]


SHUNTING = Shunting()


class Shunter(StatePlayer[Train]):
    """Takes the last wagons where it can, and anything otherwise. It notes which worlds it has imagined."""

    def __init__(self) -> None:
        super().__init__(SHUNTING)
        self.imagined: list[int] = []

    def imagine(self, state: Any, seat: int, chance: Chance) -> Any:
        self.imagined.append(chance.state)
        return super().imagine(state, seat, chance)

    def policy(self, position: Any, chance: Chance) -> Any:
        return Take(position.left) if position.left <= 3 else super().policy(position, chance)


# -- bluff: whoever has the higher card wins the bet; the other card is a secret


class Cards(msgspec.Struct):
    cards: list[int]
    bet: int = -1


class Bet(Action):
    form: ClassVar = Form("bet", stake=Field("stake"))
    stake: int

    def apply(self, state: Cards) -> list[Event]:
        state.bet = self.stake
        return []


class Bluff(Rules[Cards, Bet]):
    id = "bluff"
    version = 1
    title = "Bluff"
    seats = range(2, 3)
    kinds = (Bet,)

    def setup(self, setup: Setup) -> Cards:
        chance = Chance(setup.seed)
        return Cards([chance.below(10), chance.below(10)])

    def decision(self, state: Cards) -> Decision | None:
        return Decision(0, "bet", "BL-1") if state.bet < 0 else None

    def legal(self, state: Cards) -> Legal[Bet]:
        return self.among(state, [Bet(stake) for stake in range(4)])

    def scores(self, state: Cards) -> list[int]:
        wins = 1 if state.cards[0] > state.cards[1] else -1
        return [max(0, state.bet) * wins, 0]

    def observe(self, state: Cards, seat: int, chance: Chance) -> Cards:
        seen = self.copy(state)
        seen.cards[1 - seat] = chance.below(10)
        return seen


BLUFF = Bluff()
