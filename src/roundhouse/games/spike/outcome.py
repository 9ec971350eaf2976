"""The final account (§11) as people read it: every category, the totals, the ranks with their tie-breaks."""

from __future__ import annotations

from roundhouse.engine.outcome import Category, Outcome
from roundhouse.engine.text import Text
from roundhouse.games.spike.final import final_route, standings
from roundhouse.games.spike.state import ENDS, State


def final_account(state: State) -> Outcome:
    everybody = range(state.players)
    places = final_ranks(state)
    return Outcome(
        ended_by=[Text(f"ended-by-{ENDS[state.ended_by].replace('_', '-')}")],
        categories=[
            Category(Text("score-connected"), list(state.connected)),
            Category(Text("score-delivered"), list(state.delivered)),
            Category(Text("score-upgrades"), [-cost for cost in state.spent]),
            Category(Text("score-route"), [final_route(state, seat) for seat in everybody]),
        ],
        totals=list(state.money),
        ranks=places,
        winners=[seat for seat, place in enumerate(places) if place == 1],
    )


def final_ranks(state: State) -> list[int]:
    """Money, then cities, then cards in hand or track; whoever is still equal shares the rank (SK-11.2)."""
    standing = standings(state)
    return [1 + sum(1 for other in standing if other > mine) for mine in standing]


def decided_by(state: State) -> str:
    """The first criterion that leaves one player, or `shared`."""
    standing = standings(state)
    last = "track" if state.switches.tie_by_track else "cards"
    for number, name in enumerate(("money", "cities", last), 1):
        if [entry[:number] for entry in standing].count(max(standing)[:number]) == 1:
            return name
    return "shared"
