"""Contests: games played by bots alone, with seats rotated, and their results."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from roundhouse.bots import ladder
from roundhouse.bots.own import name_of
from roundhouse.bots.playing import Result, play_game
from roundhouse.engine.bot import Bot
from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup

#: 95 % of a normal distribution lies within this many standard deviations.
Z_95: Final = 1.96


class Match(NamedTuple):
    """One game of a contest, self-contained: any process can play it at any time with the same result."""

    ruleset: AnyRules
    options: Mapping[str, Any]
    entrants: tuple[str | Bot, ...]
    seed: int
    number: int

    def seats(self) -> list[int]:
        """The entrant on each seat: everybody moves up one seat from game to game."""
        count = len(self.entrants)
        return [(seat + self.number) % count for seat in range(count)]

    def setup(self) -> Setup:
        """One full rotation of seats shares a set-up, so that every entrant plays it from every seat.

        Not where all entrants are the same bot: that would repeat the same game.
        """
        is_one = isinstance(self.entrants[0], str) and len(set(map(name_of, self.entrants))) == 1
        lap = self.number if is_one else self.number // len(self.entrants)
        return Setup(players=len(self.entrants), options=dict(self.options), seed=derived(self.seed, 2 * lap))

    def chance(self) -> Chance:
        return Chance(derived(self.seed, 2 * self.number + 1))

    def play(self) -> Result:
        entrants = [self.entrants[entrant] for entrant in self.seats()]
        bots = [ladder.seated(entrant, self.ruleset) for entrant in entrants]
        tried = [ladder.is_tried(entrant, self.ruleset) for entrant in entrants]
        return play_game(self.ruleset, self.setup(), bots, self.chance(), tried=tried)


def derived(seed: int, number: int) -> int:
    """A separate seed for every number, unrelated to its neighbours."""
    return Chance(Chance(seed).bits() + number).bits()


class Score:
    """The results of one name in a contest: entrants with the same name are counted together.

    `games` counts the seats it has played, `wins` its wins, with shared wins as fractions; `total` and `rank` are the
    sums of its points and of its ranks. `win_rate`, `mean_total` and `mean_rank` are the averages per seat.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        #: A shared win counts as a fraction.
        self.wins = 0.0
        self.total = 0
        self.rank = 0

    def add(self, total: int, rank: int, win: float) -> None:
        self.games += 1
        self.total += total
        self.rank += rank
        self.wins += win

    @property
    def win_rate(self) -> float:
        return self.wins / self.games

    @property
    def mean_total(self) -> float:
        return self.total / self.games

    @property
    def mean_rank(self) -> float:
        return self.rank / self.games

    def __repr__(self) -> str:
        return f"<{self.name}: {self.wins:g} wins in {self.games} games>"

    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate (Wilson)."""
        spread = Z_95 * sqrt(self.win_rate * (1 - self.win_rate) / self.games + (Z_95 / self.games / 2) ** 2)
        middle = self.win_rate + Z_95**2 / self.games / 2
        scale = 1 + Z_95**2 / self.games
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


class Standings:
    """The results of a contest: one score per name, and totals over all games. `print` shows a table.

    `scores` has a `Score` for every name, `games` and `decisions` count the games and the decisions in them,
    `results` lists the games one by one, and `seated` the names in each of them, by seat. `ended_by` and `events` count
    how games ended (one may end for two reasons at once) and what happened in them, by key in the word files of the
    game: `game.words().say("ended-by-lines")` gives the words.
    """

    def __init__(self, entrants: Sequence[str | Bot]) -> None:
        self.scores = {name: Score(name) for name in map(name_of, entrants)}
        self.games = 0
        self.decisions = 0
        self.ended_by: dict[str, int] = {}
        self.events: dict[str, int] = {}
        self.results: list[Result] = []
        self.seated: list[list[str]] = []

    def add(self, match: Match, result: Result) -> None:
        names = [name_of(match.entrants[entrant]) for entrant in match.seats()]
        self.results.append(result)
        self.seated.append(names)
        self.games += 1
        self.decisions += result.decisions
        for key in result.ended_by:
            self.ended_by[key] = self.ended_by.get(key, 0) + 1
        for key, count in result.events.items():
            self.events[key] = self.events.get(key, 0) + count
        for seat, name in enumerate(names):
            win = 1 / len(result.winners) if seat in result.winners else 0.0
            self.scores[name].add(result.totals[seat], result.ranks[seat], win)

    def __str__(self) -> str:
        lines = [f"{'bot':16} {'games':>6} {'wins':>7} {'95 %':>13} {'points':>8} {'rank':>5}"]
        for score in self.scores.values():
            low, high = score.interval()
            between = f"{low:.0%} to {high:.0%}"
            counted = f"{score.name:16} {score.games:6} {score.win_rate:7.1%} {between:>13}"
            lines.append(f"{counted} {score.mean_total:8.1f} {score.mean_rank:5.2f}")
        return "\n".join(lines)


def contest(
    game: str | AnyRules,
    entrants: Sequence[str | Bot],
    games: int,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Standings:
    """Play games between bots, one per seat, and tally the results: `contest(game, [MyBot(), "random"], 20)`.

    A bot is the name of a known one, or any object with `choose(state, chance)` that returns an action: it is
    shown only what its seat may know, and an illegal choice raises `BadMove`, which names the rule. The result depends
    on the seed alone, not on the number of processes (`jobs`); for several processes, your own bots must be picklable.
    `progress` is called with the number of games finished and the total.
    """
    ruleset = find(game) if isinstance(game, str) else game
    for entrant in entrants:
        ladder.seated(entrant, ruleset)  # a wrong name is an error before the first game
    completed = ruleset.complete(options or {})
    matches = [Match(ruleset, completed, tuple(entrants), seed, number) for number in range(games)]
    standings = Standings(entrants)
    for match, result in zip(matches, play_all(matches, jobs)):
        standings.add(match, result)
        if progress is not None:
            progress(standings.games, games)
    return standings


def play_all(matches: Sequence[Match], jobs: int) -> Iterator[Result]:
    """The results, in the order of the matches."""
    if jobs <= 1:
        yield from map(Match.play, matches)
        return
    # Fresh processes: forking would copy the caller's threads and locks.
    # Whoever needs no other processes need not wait until Python has loaded what starts them.
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts_to_the_parent) as pool:
        yield from pool.map(Match.play, matches, chunksize=1)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
