"""Which numbered certificate lies where: logs name the certificate that is bought, not where it is bought.

Kept beside the game while a log is read: for every company and holder the numbers in the order in which they came.
"""

from __future__ import annotations

from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.map.atlas import NONE
from roundhouse.games.e1862.state import State

#: Ordinary certificates are numbered 1 to 7; the director certificate is 0.
ORDINARY = range(1, 8)


class Certificates:
    """The numbers of the ordinary certificates, by company and holder."""

    def __init__(self, state: State) -> None:
        self.state = state
        state.ledger = []
        self.at: list[list[list[int]]] = []
        for _ in range(COUNT):
            self.at.append([[] for _ in range(state.number_of_holders)])
            self.at[-1][state.ipo] = list(ORDINARY)

    def holder(self, company: int, number: int) -> int:
        for holder, numbers in enumerate(self.at[company]):
            if number in numbers:
                return holder
        return NONE

    def follow(self, named: dict[int, list[int]]) -> None:
        """After an action: the moves it has made. `named`: certificates that the log names, by company."""
        ledger = self.state.ledger or []
        for at in range(0, len(ledger), 5):
            company, count, giver, taker, from_back = ledger[at : at + 5]
            numbers = self.at[company]
            wanted = [number for number in named.get(company, []) if number in numbers[giver]]
            for _ in range(count):
                if wanted:
                    number = wanted.pop(0)
                    numbers[giver].remove(number)
                elif numbers[giver]:
                    number = numbers[giver].pop(-1 if from_back else 0)
                else:
                    break
                numbers[taker].append(number)
            named.pop(company, None)
        self.state.ledger = []
        for company in range(COUNT):
            if not self.state.started[company]:
                # Back in the IPO, in the order of their numbers.
                self.at[company] = [[] for _ in range(self.state.number_of_holders)]
                self.at[company][self.state.ipo] = list(ORDINARY)
