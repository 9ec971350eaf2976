"""The final account (§12) as people read it: every category, the totals, the ranks."""

from __future__ import annotations

from roundhouse.engine.outcome import Category, Outcome
from roundhouse.engine.ranking import ranks
from roundhouse.engine.text import Text
from roundhouse.games.rocket import final
from roundhouse.games.rocket.ending import live_lines
from roundhouse.games.rocket.present.industries import industry_word
from roundhouse.games.rocket.state import State
from roundhouse.games.rocket.written import ended_by


def final_account(state: State) -> Outcome:
    """Most units win, and equal totals share the victory (SR-12.5-a)."""
    board = state.board
    lines = live_lines(state)
    categories = [
        Category(Text("score-in-play"), list(state.money)),
        Category(Text("score-passengers"), final.passenger_scoring(state)),
    ]
    for industry, name in enumerate(board.industries):
        title = Text("score-industry", {"industry": industry_word(name)})
        categories.append(Category(title, final.industry_scoring(state, industry)))
    for line in lines:
        title = Text("score-stations", {"line": board.lines[line].id})
        categories.append(Category(title, final.station_scoring(state, line)))
    for line in lines:
        title = Text("score-shares", {"line": board.lines[line].id})
        categories.append(Category(title, final.share_scoring(state, line)))
    totals = final.final_totals(state)
    places = ranks(totals)
    return Outcome(
        ended_by=[Text(f"ended-by-{name}") for name in ended_by(state)],
        categories=categories,
        totals=totals,
        ranks=places,
        winners=[seat for seat, place in enumerate(places) if place == 1],
    )
