"""1862 among bots of one level: what they earn together, and how their games go; the table is bench/economy.md.

    bench/economy.py master --players 3,4 --games 6      play on until every row has so many games
    bench/economy.py report                              write the table anew

A game depends on its number alone, except that masters are measured by their time (0.2 s a decision). Every game is
kept in bench/economy.json as soon as it is over; `--fresh` forgets the rows first.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.machine import commit, kind  # noqa: E402
from bench.strength import THOUGHT, entrant  # noqa: E402
from roundhouse.bots import ladder  # noqa: E402
from roundhouse.bots.contest import Match  # noqa: E402
from roundhouse.engine.outcome import Outcome  # noqa: E402
from roundhouse.engine.registry import find  # noqa: E402
from roundhouse.games.e1862.state import RECEIVERSHIP  # noqa: E402

KEPT = HERE / "economy.json"
REPORT = HERE / "economy.md"
PHASES = "ABCDEFGH"
SEED = 62
LEFT = "left-and-bankrupt"

HEADING = """# What bots earn together in 1862

Games of the standard game among bots of one level, {thought} s a decision for masters. The total is what all of them
have at the end: three people had £47,461 and £44,300 in two recorded games. Bankruptcies are counted by games in which
there was one: of a company that a player directed, and of one that everybody had left (in receivership; in the first
of the recorded games there were four of these). Measured by `bench/economy.py`; few games where there was little time:
the number of games is said.

"""
TITLES = (
    "level", "players", "games", "total", "least", "mergers a game", "games with one", "refinancings a game",
    "bankrupt", "left and bankrupt", "phase E or later", "last phases", "rounds a game", "ended by", "s a game",
    "measured at",
)  # fmt: skip


def play(level: str, players: int, number: int) -> dict[str, Any]:
    ruleset = find("1862")
    entrants = tuple(entrant("1862", level) for _ in range(players))
    match = Match(ruleset, ruleset.complete({}), entrants, SEED, players * number)
    begun = time.process_time()
    outcome, events = played(match)
    return {
        "total": sum(outcome.totals),
        "mergers": events.get("merged", 0),
        "refinancings": events.get("refinanced", 0),
        "bankruptcies": events.get("bankrupt", 0),
        "left": events.get(LEFT, 0),
        "phase": events.get("phase", 0),
        "rounds": events.get("operating-round", 0),
        "ended_by": outcome.ended_by[0].key,
        "seconds": round(time.process_time() - begun, 2),
        "build": f"{commit()}, {kind()}",
    }


def played(match: Match) -> tuple[Outcome, dict[str, int]]:
    """How a game ends and what happened in it; bankruptcies of companies that everybody had left are told apart."""
    ruleset, chance = match.ruleset, match.chance()
    bots = [ladder.seated(match.entrants[entrant], ruleset) for entrant in match.seats()]
    state = ruleset.setup(match.setup())
    events: dict[str, int] = {}
    while (decision := ruleset.decision(state)) is not None:
        directors = list(state.director)
        move = bots[decision.seat].choose(ruleset.observe(state, decision.seat, chance), chance)
        for event in ruleset.apply(state, getattr(move, "action", move)):
            is_left = event.key == "bankrupt" and directors[event.args["company"]] == RECEIVERSHIP
            key = LEFT if is_left else event.key
            events[key] = events.get(key, 0) + 1
    outcome = ruleset.outcome(state)
    assert outcome is not None
    return outcome, events


def row(name: str, games: list[dict[str, Any]]) -> str:
    level, players = name.split()
    count = len(games)

    def mean(key: str) -> float:
        return sum(float(game[key]) for game in games) / count

    def share(key: str, least: int) -> str:
        return f"{sum(game[key] >= least for game in games)} of {count}"

    phases = "".join(PHASES[phase] for phase in sorted({game["phase"] for game in games}))
    ends = {key: sum(game["ended_by"] == key for game in games) for key in sorted({game["ended_by"] for game in games})}
    cells = [
        level,
        players,
        str(count),
        f"£{mean('total'):,.0f}",
        f"£{min(game['total'] for game in games):,}",
        f"{mean('mergers'):.1f}",
        share("mergers", 1),
        f"{mean('refinancings'):.1f}",
        share("bankruptcies", 1),
        share("left", 1),
        share("phase", PHASES.index("E")),
        phases,
        f"{mean('rounds'):.1f}",
        ", ".join(f"{key.removeprefix('ended-by-')} {number}" for key, number in ends.items()),
        f"{mean('seconds'):.1f}",
        games[-1]["build"],
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", help="a level, or report")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--fresh", action="store_true")
    chosen = parser.parse_args()
    kept: dict[str, list[dict[str, Any]]] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    if chosen.level != "report":
        counts = [int(players) for players in chosen.players.split(",")]
        for players in counts if chosen.fresh else ():
            kept[f"{chosen.level} {players}"] = []
        for number in range(chosen.games):
            for players in counts:
                games = kept.setdefault(f"{chosen.level} {players}", [])
                if len(games) == number:
                    games.append(play(chosen.level, players, number))
                    KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
                    print(chosen.level, players, games[-1], flush=True)
    rows = [row(name, kept[name]) for name in sorted(kept) if kept[name]]
    head = ["| " + " | ".join(TITLES) + " |", "| " + " | ".join("---" for _ in TITLES) + " |"]
    REPORT.write_text(HEADING.format(thought=THOUGHT) + "\n".join([*head, *rows]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
