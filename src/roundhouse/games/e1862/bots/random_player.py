"""The random bot of 1862: anything that is legal, and, while no company has floated, whatever helps one to float.

Drawing alone would leave most charters unfloated: the game would end before a train has run.
"""

# compiled
from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.engine.bot import Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Legal
from roundhouse.engine.text import Text
from roundhouse.games.e1862.action import E1862Action
from roundhouse.games.e1862.decisions import legal, purchases, why_not_action
from roundhouse.games.e1862.finance.availability import why_not_start
from roundhouse.games.e1862.finance.companies import COUNT, FLOAT
from roundhouse.games.e1862.finance.market import FIRST_START, PARS, PRICES
from roundhouse.games.e1862.finance.parliament import BuyCharterShare, OpenAuction, SetPar
from roundhouse.games.e1862.finance.stock_round import StartCompany
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import CHARTER, OPEN, PAR, TRADE

REASON: Final = Text("reason-random")


class RandomPlayer:
    """Draws a kind of action, then an action of that kind; begins a company where none is floated."""

    name = "random"
    describe: ClassVar = Text("describe-random")
    #: Looks at nothing but what is public.
    only_legal = True

    def choose(self, state: State, chance: Chance) -> Move:
        return Move(random_move(state, legal(state), chance), REASON)


def random_move(state: State, choices: Legal[E1862Action], chance: Chance) -> E1862Action:
    if 1 not in state.floated:
        beginnings = [action for action in first_steps(state) if why_not_action(state, action) is None]
        if beginnings:
            return chance.choice(beginnings)
    return choices.draw(chance)


def first_steps(state: State) -> list[E1862Action]:
    """What brings a company nearer to floating."""
    if state.step == OPEN:
        return [OpenAuction(company, 0) for company in within_means(state)]
    if state.step == PAR:
        return [SetPar(par) for par in PARS if FLOAT * par <= state.cash[state.asked]]
    if state.step == CHARTER:
        return [BuyCharterShare()]
    if state.step == TRADE:
        return [*purchases(state), *[StartCompany(company, PRICES[FIRST_START]) for company in within_means(state)]]
    return []


def within_means(state: State) -> list[int]:
    """Companies that the player could start and float alone, unless one is on its way."""
    if state.cash[state.asked] < FLOAT * PARS[0] or (state.step == TRADE and 1 in state.started):
        return []
    return [company for company in range(COUNT) if why_not_start(state, company) is None]
