"""`roundhouse simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import os
import time
from typing import Any

from roundhouse.bots import ladder
from roundhouse.bots.contest import Standings, contest
from roundhouse.bots.figures import as_data, figures
from roundhouse.cli.choices import add_game, at_least, check_players, complete_options, game_words
from roundhouse.cli.progress import Progress
from roundhouse.cli.trouble import Trouble
from roundhouse.engine.registry import find
from roundhouse.engine.rules import AnyRules
from roundhouse.words import Words

NAME = "simulate"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    add_game(parser, words)
    parser.add_argument("--players", type=int, metavar="N", help=words.say("cli-players"))
    parser.add_argument("--bots", default="random", metavar="a,b,c", help=words.say("cli-bots"))
    parser.add_argument("--games", type=at_least(1, words), default=100, metavar="N", help=words.say("cli-games-count"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words.say("cli-seed"))
    parser.add_argument("--jobs", type=at_least(1, words), default=1, metavar="J", help=words.say("cli-jobs"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-json"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    ruleset = find(chosen.game)
    options = complete_options(ruleset, chosen.options)
    entrants = seat_bots(ruleset, chosen.bots, chosen.players)
    jobs = min(chosen.jobs, max(1, os.cpu_count() or 1) * 4)
    begun = time.perf_counter()
    standings = contest(
        ruleset, entrants, chosen.games, options=options, seed=chosen.seed, jobs=jobs, progress=Progress(chosen.games)
    )
    seconds = time.perf_counter() - begun
    statistics = summary(ruleset, entrants, standings, seconds, chosen.seed)
    if chosen.json:
        print(json.dumps(statistics))
    else:
        print(*report(statistics, standings, game_words(ruleset, words)), sep="\n")
    return 0


def seat_bots(ruleset: AnyRules, names: str, players: int | None) -> list[str]:
    """One bot per seat: as many as are named, or the named ones in turn until all seats are taken."""
    named = [name.strip() for name in names.split(",") if name.strip()]
    if not named:
        raise Trouble("trouble-bots")
    for name in named:
        ladder.seated(name, ruleset)
    if players is None:
        players = len(named) if len(named) in ruleset.seats else ruleset.seats[0]
    check_players(ruleset, players)
    if len(named) > players:
        raise Trouble("trouble-too-many-bots", bots=len(named), players=players)
    return [named[seat % len(named)] for seat in range(players)]


def summary(ruleset: AnyRules, entrants: list[str], standings: Standings, seconds: float, seed: int) -> dict[str, Any]:
    """Everything that is counted, as plain data."""
    games = standings.games
    return {
        "game": ruleset.id,
        "players": len(entrants),
        "bots": entrants,
        "seed": seed,
        "games": games,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 2),
        "decisions": standings.decisions,
        "decisions_per_second": round(standings.decisions / seconds, 1),
        "decisions_per_game": round(standings.decisions / games, 2),
        "ended_by": standings.ended_by,
        **as_data(figures(standings.results)),
        "events_per_game": {key: round(count / games, 3) for key, count in sorted(standings.events.items())},
        "scores": {
            name: {
                "seats": score.games,
                "wins": round(score.wins, 3),
                "win_rate": round(score.win_rate, 4),
                "interval": [round(bound, 4) for bound in score.interval()],
                "mean_total": round(score.mean_total, 2),
                "mean_rank": round(score.mean_rank, 3),
            }
            for name, score in standings.scores.items()
        },
    }


def said_span(span: dict[str, Any], words: Words) -> dict[str, Any]:
    return {name: value if isinstance(value, int) else words.decimal(round(value, 1)) for name, value in span.items()}


def report(statistics: dict[str, Any], standings: Standings, words: Words) -> list[str]:
    """The same, for people."""
    lines = [
        words.say(
            "simulate-speed",
            n=statistics["games"],
            seconds=words.decimal(statistics["seconds"]),
            games=words.decimal(statistics["games_per_second"]),
            decisions=f"{statistics['decisions_per_second']:.0f}",
        )
    ]
    spans = ("length", "points", "winner", "spread")
    lines += [words.say(f"simulate-{name}", **said_span(statistics[name], words)) for name in spans]
    for key, count in statistics["ended_by"].items():
        share = words.decimal(round(100 * count / statistics["games"], 1))
        lines.append(words.say("simulate-ended", why=words.say(key), n=count, share=share))
    for key, count in statistics["tally"].items():
        if ":" not in key:
            lines.append(words.say("simulate-tally", what=words.say(f"tally-{key}"), n=words.decimal(round(count, 2))))
    for number, place in enumerate(statistics["places"], 1):
        rate, total = words.decimal(round(100 * place["win_rate"], 1)), words.decimal(place["mean_total"])
        lines.append(words.say("simulate-place", n=number, rate=rate, total=total))
    for name, score in statistics["scores"].items():
        low, high = score["interval"]
        lines.append(
            words.say(
                "simulate-score",
                bot=name,
                rate=words.decimal(100 * score["win_rate"]),
                low=words.decimal(100 * low),
                high=words.decimal(100 * high),
                total=words.decimal(score["mean_total"]),
                seats=score["seats"],
            )
        )
    return lines
