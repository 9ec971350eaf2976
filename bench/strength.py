"""Strength and speed of the bots; the tables go to bench/strength.md.

    bench/strength.py --minutes 10                 play on where the last run stopped, for so much processor time
    bench/strength.py --only "rocket engineer"     only rows with that in their name
    bench/strength.py speed                        playouts a second and the time of decisions, in this build
    bench/strength.py report                       write the tables anew from what was measured

Seats are rotated from game to game, and laps take the variants of a game in turns. Every game is kept in
bench/strength.json as soon as it is over, and is not played again unless `--fresh` forgets its row. A game depends on
the seed and its number alone, except that masters are measured by their time.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.machine import commit, kind, machine  # noqa: E402
from roundhouse.bots import ladder  # noqa: E402
from roundhouse.bots.contest import Match, Score  # noqa: E402
from roundhouse.bots.playing import Result  # noqa: E402
from roundhouse.bots.search import Thinker  # noqa: E402
from roundhouse.engine.bot import Bot  # noqa: E402
from roundhouse.engine.chance import Chance  # noqa: E402
from roundhouse.engine.registry import find  # noqa: E402
from roundhouse.engine.setup import Setup  # noqa: E402

REPORT = HERE / "strength.md"
KEPT = HERE / "strength.json"
#: The variants of a game that laps take in turns.
VARIANTS: Final[dict[str, list[dict[str, Any]]]] = {
    "rocket": [{"edition": "1999"}, {"edition": "2018"}],
    "spike": [{}, {"advanced": True}],
    "1862": [{}],
}
#: What masters may spend on a decision here, in seconds of processor time.
THOUGHT = 0.2


class Row(NamedTuple):
    """One bot against others of one kind, the win rate that it must reach, and how many games are to show it."""

    game: str
    first: str
    others: str
    players: int
    wanted: float
    games: int

    def __str__(self) -> str:
        return f"{self.game} {self.first} – {self.players - 1} × {self.others}"

    def entrants(self) -> tuple[str | Bot, ...]:
        return (entrant(self.game, self.first), *[entrant(self.game, self.others)] * (self.players - 1))


def steps(game: str, *levels: tuple[str, str, int]) -> list[Row]:
    """A level against the one below, with two, three and four players."""
    wanted = {2: 0.75, 3: 0.65, 4: 0.55}
    return [
        Row(game, first, others, players, wanted[players], games)
        for first, others, games in levels
        for players in wanted
    ]


ROWS = (
    Row("rocket", "apprentice", "random", 4, 0.95, 60),
    Row("rocket", "apprentice", "greedy", 2, 0.6, 60),
    Row("rocket", "apprentice", "greedy", 3, 0.6, 60),
    Row("rocket", "apprentice", "greedy", 4, 0.6, 60),
    *steps("rocket", ("engineer", "apprentice", 200), ("master", "engineer", 60)),
    Row("rocket", "master", "apprentice", 4, 0.85, 60),
    *steps("spike", ("engineer", "apprentice", 200), ("master", "engineer", 60)),
    Row("spike", "master", "apprentice", 4, 0.85, 60),
    *steps("1862", ("engineer", "apprentice", 200), ("master", "engineer", 60)),
)


def entrant(game: str, name: str) -> str | Bot:
    """By its name; masters with the time that they are given here."""
    bot = ladder.make(name, find(game))
    if isinstance(bot, Thinker) and bot.seconds is not None:
        bot.seconds, bot.clock = THOUGHT, time.process_time
        return bot
    return name


# -- what has been measured


class Kept:
    """The file of results: games by row, speeds by build."""

    def __init__(self) -> None:
        self.data: dict[str, Any] = {"rows": {}, "speed": {}}
        if KEPT.exists():
            self.data = json.loads(KEPT.read_text("utf-8"))

    def games(self, row: Row) -> list[dict[str, Any]]:
        """The games of a row, by their numbers."""
        games: list[dict[str, Any]] = self.data["rows"].setdefault(str(row), [])
        return games

    def write(self) -> None:
        KEPT.write_text(written(self.data), "utf-8")


def written(data: dict[str, Any]) -> str:
    """A line for every game."""
    rows = ",\n".join(
        json.dumps(name) + ": [\n" + ",\n".join(map(json.dumps, games)) + "\n]" for name, games in data["rows"].items()
    )
    return f'{{"rows": {{\n{rows}\n}},\n"speed": {json.dumps(data["speed"], indent=1)}}}\n'


# -- playing


def match(row: Row, seed: int, number: int) -> Match:
    """One lap is played by one variant."""
    ruleset, variants = find(row.game), VARIANTS[row.game]
    options = variants[number // row.players % len(variants)]
    return Match(ruleset, ruleset.complete(options), row.entrants(), seed, number)


def as_data(played: Match, result: Result, build: str) -> dict[str, Any]:
    """What is kept of a game: what the first entrant won, the totals, and by what it was played."""
    seat = played.seats().index(0)
    theirs = [total for other, total in enumerate(result.totals) if other != seat]
    return {
        "win": round(1 / len(result.winners), 3) if seat in result.winners else 0,
        "total": result.totals[seat],
        "theirs": round(sum(theirs) / len(theirs), 1),
        "rank": result.ranks[seat],
        "decisions": result.decisions,
        "build": build,
    }


def play(rows: list[Row], kept: Kept, seed: int, most: int | None, minutes: float) -> None:
    """A lap of every row in turn, until all have enough games or the time is over."""
    begun = time.process_time()
    # Asked once: commits that come while games are played are not what plays them.
    build = f"{commit()} {kind()}"
    while True:
        waiting = [row for row in rows if len(kept.games(row)) < min(most or row.games, row.games)]
        if not waiting:
            return
        for row in waiting:
            for _ in range(row.players):
                if time.process_time() - begun > 60 * minutes:
                    return
                games = kept.games(row)
                played = match(row, seed, len(games))
                games.append(as_data(played, played.play(), build))
                kept.write()
            print(f"{row!s:36} {score_of(row, kept).wins:g} of {len(kept.games(row))}", flush=True)


def score_of(row: Row, kept: Kept) -> Score:
    score = Score(row.first)
    for game in kept.games(row):
        score.add(game["total"], game["rank"], game["win"])
    return score


# -- speed

LEVELS: Final = ("apprentice", "engineer", "master")


def measure_speed(games: int) -> dict[str, Any]:
    """Playouts by the policy from the beginning to the end, and how long decisions take; by game and players."""
    speed: dict[str, Any] = {"commit": commit(), "machine": machine(), "rows": {}}
    for game in VARIANTS:
        for players in (2, 3, 4):
            speed["rows"][f"{game} {players}"] = {
                "playouts": playouts_a_second(game, players, games),
                **{level: decision_times(game, level, players) for level in LEVELS if level in find(game).bots},
            }
    return speed


def playouts_a_second(game: str, players: int, games: int) -> float | None:
    """Whole games by what a search imagines everybody to do; None where no level searches."""
    thinker = ladder.make("master", find(game)) if "master" in find(game).bots else None
    if not isinstance(thinker, Thinker):
        return None
    begun = time.process_time()
    for number in range(games):
        options = VARIANTS[game][number % len(VARIANTS[game])]
        state, chance = find(game).setup(Setup(players=players, options=options, seed=number)), Chance(number)
        position = thinker.player.imagine(state, 0, chance)
        while find(game).decision(getattr(position, "state", position)) is not None:
            thinker.player.play(position, thinker.player.policy(position, chance))
    return round(games / (time.process_time() - begun), 1)


def decision_times(game: str, name: str, players: int) -> list[float]:
    """p50, p95 and the longest of the decisions of one game against apprentices, in milliseconds."""
    ruleset = find(game)
    bot, rest = ladder.seated(entrant(game, name), ruleset), ladder.make("apprentice", ruleset)
    state, chance = ruleset.setup(Setup(players=players, seed=players)), Chance(players)
    times: list[float] = []
    while (decision := ruleset.decision(state)) is not None:
        seen = ruleset.observe(state, decision.seat, chance)
        begun = time.process_time()
        move = (bot if decision.seat == 0 else rest).choose(seen, chance)
        if decision.seat == 0:
            times.append(1000 * (time.process_time() - begun))
        ruleset.apply(state, move.action)
    times.sort()
    return [round(times[index], 1) for index in (len(times) // 2, int(0.95 * len(times)), -1)]


# -- the report


HEADING = """# Strength of the bots

One bot against others of one kind, seats rotated from game to game, variants of the game in turns. A shared win counts
as a fraction; the interval is the 95 % one of Wilson. Totals are means per seat: of the one, of each of the others.
Masters think {thought} s a decision here. Measured by `bench/strength.py`, which says how to go on; rows with fewer
games than wanted are not finished. Where the builds were not noted yet that games were played by, none is named.

| pairing | games | of | wins | win rate | 95 % interval | wanted | total | theirs | decisions a game | played by |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""

SPEED_HEADING = """
## Speed

Playouts are whole games by the policy that searches imagine everybody by, without the reasons. Decision
times are p50 / p95 / max in milliseconds of processor time, in one game against apprentices.

| build | game, players | playouts a second | apprentice | engineer | master ({thought} s) |
| --- | --- | --- | --- | --- | --- |
"""


def report(kept: Kept) -> str:
    rows = [table_row(row, kept) for row in ROWS if kept.games(row)]
    text = HEADING.format(thought=THOUGHT) + "\n".join(rows) + "\n"
    if kept.data["speed"]:
        text += SPEED_HEADING.format(thought=THOUGHT)
        text += "\n".join(line for build, speed in kept.data["speed"].items() for line in speed_rows(build, speed))
        text += "\n\n" + "\n".join(
            f"The {build} build at {speed['commit']} on: {speed['machine']}."
            for build, speed in kept.data["speed"].items()
        )
        text += "\n"
    return text


def table_row(row: Row, kept: Kept) -> str:
    games = kept.games(row)
    score = score_of(row, kept)
    low, high = score.interval()
    cells = [
        str(row),
        str(len(games)),
        str(row.games),
        f"{score.wins:g}",
        f"{score.win_rate:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{row.wanted:.0%}",
        f"{score.mean_total:.1f}",
        f"{sum(game['theirs'] for game in games) / len(games):.1f}",
        f"{sum(game['decisions'] for game in games) / len(games):.0f}",
        builds(games),
    ]
    return "| " + " | ".join(cells) + " |"


def builds(games: list[dict[str, Any]]) -> str:
    """Which builds played how many of the games, in the order of their first."""
    counts = Counter(str(game["build"]) for game in games if "build" in game)
    return ", ".join(f"{build}: {count}" for build, count in counts.items())


def speed_rows(build: str, speed: dict[str, Any]) -> list[str]:
    lines = []
    for name, row in speed["rows"].items():
        times = [" / ".join(f"{value:g}" for value in row[level]) if level in row else "" for level in LEVELS]
        playouts = "" if row["playouts"] is None else f"{row['playouts']:g}"
        lines.append("| " + " | ".join([build, name, playouts, *times]) + " |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["play", "speed", "report"], default="play")
    parser.add_argument("--only", default="", help="rows with this in their name")
    parser.add_argument("--games", type=int, help="at most so many games per row")
    parser.add_argument("--minutes", type=float, default=600.0, help="processor time to spend")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="forget those rows first")
    chosen = parser.parse_args()
    kept = Kept()
    rows = [row for row in ROWS if chosen.only in str(row)]
    if chosen.fresh:
        for row in rows:
            kept.games(row).clear()
    if chosen.what == "play":
        play(rows, kept, chosen.seed, chosen.games, chosen.minutes)
    elif chosen.what == "speed":
        kept.data["speed"][kind()] = measure_speed(chosen.games or 20)
    kept.write()
    REPORT.write_text(report(kept), "utf-8")
    missed = [row for row in rows if kept.games(row) and score_of(row, kept).win_rate < row.wanted]
    for row in missed:
        print(f"below what is wanted: {row}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
