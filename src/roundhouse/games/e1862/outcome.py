"""The final account (§10.4) as people read it: cash, shares company by company, the totals, the ranks."""

from __future__ import annotations

from roundhouse.engine.outcome import Category, Outcome
from roundhouse.engine.ranking import ranks
from roundhouse.engine.text import Text
from roundhouse.games.e1862.ending import worth, worth_of_shares
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.map.atlas import COMPANIES
from roundhouse.games.e1862.state import ENDS, State


def final_account(state: State) -> Outcome:
    categories = [Category(Text("score-cash"), list(state.cash))]
    for company in range(COUNT):
        points = [worth_of_shares(state, seat, company) for seat in range(state.players)]
        if any(points):
            categories.append(Category(Text("score-shares", {"company": COMPANIES[company]}), points))
    totals = [worth(state, seat) for seat in range(state.players)]
    places = ranks(totals)
    return Outcome(
        ended_by=[Text(f"ended-by-{ENDS[state.ended_by]}")],
        categories=categories,
        totals=totals,
        ranks=places,
        winners=[seat for seat, place in enumerate(places) if place == 1],
    )
