"""Tournaments: every combination of entrants plays from every seat, and ratings say how strong each of them is.

A tournament is its plan and the games that are over. Any game of the plan can be played by any process at any time with
the same result, so that an interrupted tournament can be continued anywhere.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec

from roundhouse.bots import ladder
from roundhouse.bots.cluster import play_on_cluster
from roundhouse.bots.contest import Match, Score, play_all
from roundhouse.bots.playing import Result
from roundhouse.bots.rating import Rating, rated
from roundhouse.engine.registry import find


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what against whom."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    players: int
    seed: int

    def mixtures(self) -> list[tuple[str, ...]]:
        """Who can meet: all different if there are enough entrants, else every combination of at least two."""
        if len(self.bots) >= self.players:
            return list(combinations(self.bots, self.players))
        mixed = combinations_with_replacement(self.bots, self.players)
        return [mixture for mixture in mixed if len(set(mixture)) > 1] or [tuple(self.bots * self.players)]

    def match(self, number: int) -> Match:
        """The combinations in turn; each rotates seats until everybody has sat everywhere, then the next follows."""
        mixtures = self.mixtures()
        lap, rotation = divmod(number, self.players)
        entrants = mixtures[lap % len(mixtures)]
        return Match(find(self.game), self.options, entrants, self.seed + lap, rotation)


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game that is over, by seat."""

    number: int
    bots: list[str]
    totals: list[int]
    ranks: list[int]
    winners: list[int]
    decisions: int
    #: Everybody's points by category of the final account.
    categories: dict[str, list[int]]


class Tournament:
    """A plan, and the games of it that have been played."""

    def __init__(self, plan: Plan, file: Path | None = None) -> None:
        for bot in plan.bots:
            ladder.seated(bot, find(plan.game))
        self.plan = plan
        self.file = file
        self.played: dict[int, Played] = {}
        if file is not None and file.exists():
            self.read(file)
        elif file is not None:
            file.write_text(json.dumps(msgspec.to_builtins(plan)) + "\n", "utf-8")

    def read(self, file: Path) -> None:
        """Games of an earlier run; if the last line was cut off, that game is played again."""
        first, *rest = file.read_text("utf-8").splitlines(keepends=True) or [""]
        if msgspec.json.decode(first or "{}") != msgspec.to_builtins(self.plan):
            raise OtherPlan(str(file))
        for line in rest:
            if line.endswith("\n"):
                game = msgspec.json.decode(line, type=Played)
                self.played[game.number] = game
        whole = [line for line in [first, *rest] if line.endswith("\n")]
        file.write_text("".join(whole), "utf-8")

    def play(
        self, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None, cluster: str | None = None
    ) -> None:
        """Play until that many games of the plan are over, in several processes or on a Ray cluster."""
        missing = [number for number in range(games) if number not in self.played]
        matches = [self.plan.match(number) for number in missing]
        results = enumerate(play_all(matches, jobs)) if cluster is None else play_on_cluster(matches, cluster)
        for place, result in results:
            self.keep(played(missing[place], matches[place], result))
            if progress is not None:
                progress(len(self.played))

    def keep(self, game: Played) -> None:
        self.played[game.number] = game
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(msgspec.json.encode(game).decode() + "\n")

    # -- results

    def games(self) -> list[Played]:
        return [self.played[number] for number in sorted(self.played)]

    def ratings(self) -> dict[str, Rating]:
        """Computed in the order of the plan, whoever played the games. Of equal bots in one game the first counts."""
        found = {bot: Rating() for bot in self.plan.bots}
        for game in self.games():
            seats = [game.bots.index(bot) for bot in dict.fromkeys(game.bots)]
            before = [found[game.bots[seat]] for seat in seats]
            ranks = [game.ranks[seat] for seat in seats]
            for seat, after in zip(seats, rated(before, ranks), strict=True):
                found[game.bots[seat]] = after
        return found

    def scores(self) -> dict[str, Score]:
        found = {bot: Score(bot) for bot in self.plan.bots}
        for game in self.games():
            for seat, bot in enumerate(game.bots):
                win = 1 / len(game.winners) if seat in game.winners else 0.0
                found[bot].add(game.totals[seat], game.ranks[seat], win)
        return {bot: score for bot, score in found.items() if score.games}

    def categories(self) -> dict[str, dict[str, float]]:
        """The average points of every bot in every category."""
        sums: dict[str, dict[str, float]] = {}
        for game in self.games():
            for key, points in game.categories.items():
                row = sums.setdefault(key, dict.fromkeys(self.plan.bots, 0.0))
                for bot, point in zip(game.bots, points, strict=True):
                    row[bot] += point
        scores = self.scores()
        return {key: {bot: row[bot] / scores[bot].games for bot in scores} for key, row in sums.items()}


class OtherPlan(Exception):
    """The file holds the games of another tournament."""


def played(number: int, match: Match, result: Result) -> Played:
    names = [match.entrants[entrant] for entrant in match.seats()]
    return Played(
        number=number,
        bots=[name for name in names if isinstance(name, str)],
        totals=result.totals,
        ranks=result.ranks,
        winners=result.winners,
        decisions=result.decisions,
        categories=result.categories,
    )


def ranking(tournament: Tournament) -> Sequence[Mapping[str, Any]]:
    """Everybody, strongest first, as plain data."""
    ratings, scores = tournament.ratings(), tournament.scores()
    rows = []
    for bot, score in scores.items():
        low, high = ratings[bot].interval()
        worst, best = score.interval()
        rows.append(
            {
                "bot": bot,
                "rating": round(ratings[bot].mean, 2),
                "rating_interval": [round(low, 2), round(high, 2)],
                "seats": score.games,
                "wins": round(score.wins, 3),
                "win_rate": round(score.win_rate, 4),
                "win_rate_interval": [round(worst, 4), round(best, 4)],
                "mean_total": round(score.mean_total, 2),
                "mean_rank": round(score.mean_rank, 3),
            }
        )
    return sorted(rows, key=lambda row: -float(row["rating"]))
