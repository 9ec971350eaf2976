"""Puzzles: the best run, the train that earns most at once, and the dividend that keeps the next train within
reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from roundhouse.engine.parts.puzzles import Proof, Theme
from roundhouse.engine.text import Text
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.finance.market import BANKRUPT
from roundhouse.games.e1862.operating.dividends import DIVIDENDS, DecideDividend, decide_dividend
from roundhouse.games.e1862.operating.fleet import fleet_of, train_id
from roundhouse.games.e1862.operating.running import RunTrains, alternatives, best_run, running_of, takings_of
from roundhouse.games.e1862.operating.train_types import TYPE_NAMES
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom, bank_price, buy_train, offers
from roundhouse.games.e1862.operating.trains import take_offered_train as take_train
from roundhouse.games.e1862.operating.turn import room_for_any
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.present.speech import company_name, money, say_event
from roundhouse.games.e1862.runs.patience import Patience
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import DIVIDEND, RUN, TRAINS

#: A proof that takes longer than this is none for a puzzle: it has to be repeated by everybody who doubts it.
PATIENCE: Final = 60
#: How many totals are compared, and which part of the best a run must earn to be tempting.
TOTALS: Final = 6
TEMPTING: Final = 0.7
FEWEST: Final = 3


class BestRun(Theme[State, E1862Action]):
    """What is the best run? The solver proves that no other earns more."""

    name: ClassVar = "run"
    #: They are the solution.
    unlisted: ClassVar = True

    def asks(self, state: State) -> list[str]:
        return [""] if state.step == RUN else []

    def prove(self, state: State, about: str) -> Proof | None:
        found = alternatives(state, state.operating, TOTALS, cancelled=Patience(PATIENCE))
        if not found[0].optimal or not found[0].runs:
            return None
        best = found[0].revenue
        worse = [each.revenue for each in found[1:] if TEMPTING * best <= each.revenue < best]
        if len(worse) < FEWEST:
            return None
        trains = len(found[0].runs)
        return Proof(best, [RunTrains(found[0].runs)], 1, worse, 120 * (trains - 1))

    def worth(self, state: State, about: str, answer: Sequence[E1862Action]) -> int | None:
        if not answer:
            return None
        first = answer[0]
        return takings_of(running_of(state, state.operating), first).revenue if isinstance(first, RunTrains) else 0

    def parts(self, state: State, action: E1862Action) -> list[Text]:
        """The stops of every train."""
        later = state.copy()
        return [say_event(later, event) for event in action.apply(later) if event.key in ("ran-train", "ran-between")]

    def task(self, state: State, about: str) -> Text:
        trains = len(fleet_of(state, state.operating))
        return Text("puzzle-run-task", {"company": company_name(state.operating), "n": trains})

    def figure(self, state: State, about: str, worth: int) -> Text:
        return money(worth)


class BestTrain(Theme[State, E1862Action]):
    """Which train lets the company earn most on the map as it is?"""

    name: ClassVar = "train"

    def asks(self, state: State) -> list[str]:
        return [""] if state.step == TRAINS and len(_kinds(state)) > 1 else []

    def prove(self, state: State, about: str) -> Proof | None:
        answers: list[E1862Action] = [Pass(), *_kinds(state), *offers(state)]
        worths: list[int] = []
        for answer in answers:
            earned = self._earned(state, answer)
            if earned is None:
                return None
            worths.append(earned)
        best = max(worths)
        if best <= worths[0]:
            return None
        worse = sorted((worth for worth in worths[1:] if TEMPTING * best <= worth < best), reverse=True)
        noted = {self.key(state, about, [answer]): worth for answer, worth in zip(answers, worths)}
        return Proof(best, [answers[worths.index(best)]], worths.count(best), worse, noted=noted)

    def key(self, state: State, about: str, answer: Sequence[E1862Action]) -> str:
        """Warranties change nothing about what a train earns."""
        first = answer[0]
        if isinstance(first, BuyTrain):
            return TYPE_NAMES[first.kind]
        return train_id(state, first.train) if isinstance(first, BuyTrainFrom) else ""

    def _earned(self, state: State, action: E1862Action) -> int | None:
        """The best run after a purchase; None if it is not proven in time."""
        later, company = state.copy(), state.operating
        if isinstance(action, BuyTrain):
            buy_train(later, company, action.kind, action.warranties)
        elif isinstance(action, BuyTrainFrom) and _sells(state, action.train):
            later.offered_train = action.train
            take_train(later)
        found = best_run(later, company, cancelled=Patience(PATIENCE))
        return found.revenue if found.optimal else None

    def worth(self, state: State, about: str, answer: Sequence[E1862Action]) -> int | None:
        return (self._earned(state, answer[0]) or 0) if answer else None

    def task(self, state: State, about: str) -> Text:
        return Text("puzzle-train-task", {"company": company_name(state.operating)})

    def figure(self, state: State, about: str, worth: int) -> Text:
        return Text("puzzle-train-figure", {"amount": money(worth)})


def _kinds(state: State) -> list[BuyTrain]:
    """The trains of the bank that can be bought, without further warranties."""
    kinds = [BuyTrain(kind, 0) for kind in range(3)]
    return [action for action in kinds if action.why_not(state) is None]


def _sells(state: State, train: int) -> bool:
    """Directors of other companies keep their trains."""
    seller = state.train_owner[train]
    return not state.switches.train_consent or state.director[seller] == state.director[state.operating]


#: An answer that lets the company pay for its next train is worth more than all that a director can be paid.
SAFE: Final = 1_000_000


class RightDividend(Theme[State, E1862Action]):
    """The dividend that pays the director most, of those after which the company can pay for its next train."""

    name: ClassVar = "dividend"

    def asks(self, state: State) -> list[str]:
        return [""] if state.step == DIVIDEND and room_for_any(state, state.operating) else []

    def prove(self, state: State, about: str) -> Proof | None:
        kinds = [DecideDividend(kind) for kind in range(len(DIVIDENDS))]
        legal = [action for action in kinds if action.why_not(state) is None]
        worths = [self._result(state, action) for action in legal]
        best = max(worths)
        # Where there is money enough anyway, or never, nothing has to be worked out.
        if best < SAFE or state.money[state.operating] >= bank_price(state):
            return None
        worse = sorted((worth for worth in worths if worth < best), reverse=True)
        return Proof(best, [legal[worths.index(best)]], worths.count(best), worse)

    def _result(self, state: State, action: DecideDividend) -> int:
        later, company, seat = state.copy(), state.operating, state.asked
        decide_dividend(later, action.kind)
        paid = later.cash[seat] - state.cash[seat]
        if later.cell[company] == BANKRUPT or later.director[company] != state.director[company]:
            return 0
        return SAFE * (later.money[company] >= bank_price(later)) + paid

    def worth(self, state: State, about: str, answer: Sequence[E1862Action]) -> int | None:
        if not answer:
            return None
        return self._result(state, answer[0]) if isinstance(answer[0], DecideDividend) else 0

    def task(self, state: State, about: str) -> Text:
        company, price = company_name(state.operating), money(bank_price(state))
        return Text("puzzle-dividend-task", {"company": company, "price": price})

    def figure(self, state: State, about: str, worth: int) -> Text:
        safe, paid = divmod(worth, SAFE)
        return Text("puzzle-dividend-safe" if safe else "puzzle-dividend-lost", {"amount": money(paid)})


THEMES: Final = {theme.name: theme for theme in (BestRun(), BestTrain(), RightDividend())}
