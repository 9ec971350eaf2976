"""`roundhouse tournament`: bots play each other on every seat, and are rated."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from roundhouse.bots.cluster import NoCluster, NoRay
from roundhouse.bots.tournament import OtherPlan, Plan, Tournament, ranking
from roundhouse.cli.choices import add_game, at_least, check_players, complete_options, game_words
from roundhouse.cli.progress import Progress
from roundhouse.cli.tournament_page import page
from roundhouse.cli.trouble import Trouble
from roundhouse.engine.registry import find
from roundhouse.words import Words

NAME = "tournament"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    add_game(parser, words)
    parser.add_argument("--bots", required=True, metavar="a,b,c", help=words.say("cli-tournament-bots"))
    parser.add_argument("--players", type=int, metavar="N", help=words.say("cli-players"))
    parser.add_argument("--games", type=at_least(1, words), default=60, metavar="N", help=words.say("cli-games-count"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=words.say("cli-seed"))
    parser.add_argument("--jobs", type=at_least(1, words), default=1, metavar="J", help=words.say("cli-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words.say("cli-tournament-ray"))
    parser.add_argument("--keep", metavar="FILE", help=words.say("cli-tournament-keep"))
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help=words.say("cli-json"))
    shown.add_argument("--html", metavar="FILE", help=words.say("cli-tournament-html"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    tournament = begin(chosen)
    progress = Progress(chosen.games)
    jobs = min(chosen.jobs, max(1, os.cpu_count() or 1) * 4)
    try:
        tournament.play(chosen.games, jobs, progress, cluster=chosen.ray)
    except NoRay:
        raise Trouble("trouble-no-ray") from None
    except NoCluster:
        raise Trouble("trouble-no-cluster", address=chosen.ray) from None
    spoken = game_words(find(tournament.plan.game), words)
    if chosen.json:
        print(json.dumps(summary(tournament)))
        return 0
    print(*report(tournament, spoken), sep="\n")
    if chosen.html:
        Path(chosen.html).write_text(page(tournament, spoken), "utf-8")
        print(words.say("tournament-page", file=chosen.html))
    return 0


def begin(chosen: argparse.Namespace) -> Tournament:
    """The tournament that is asked for, with the games that have been kept of it."""
    ruleset = find(chosen.game)
    bots = list(dict.fromkeys(name.strip() for name in chosen.bots.split(",") if name.strip()))
    if len(bots) < 2:
        raise Trouble("trouble-tournament-bots")
    players = check_players(ruleset, chosen.players or max(ruleset.seats[0], min(len(bots), ruleset.seats[-1])))
    options = complete_options(ruleset, chosen.options)
    plan = Plan(game=ruleset.id, options=options, bots=bots, players=players, seed=chosen.seed)
    try:
        return Tournament(plan, Path(chosen.keep) if chosen.keep else None)
    except OtherPlan:
        raise Trouble("trouble-tournament-other", file=chosen.keep) from None


def summary(tournament: Tournament) -> dict[str, Any]:
    """Everything that is counted, as plain data."""
    plan = tournament.plan
    return {
        "game": plan.game,
        "players": plan.players,
        "seed": plan.seed,
        "games": len(tournament.played),
        "standing": ranking(tournament),
        "categories": tournament.categories(),
    }


def report(tournament: Tournament, words: Words) -> list[str]:
    """The same, for people."""
    lines = [words.say("tournament-games", n=len(tournament.played), players=tournament.plan.players)]
    for place, row in enumerate(ranking(tournament), 1):
        low, high = row["rating_interval"]
        lines.append(
            words.say(
                "tournament-row",
                place=place,
                bot=row["bot"],
                rating=words.decimal(row["rating"]),
                low=words.decimal(low),
                high=words.decimal(high),
                rate=words.decimal(100 * row["win_rate"]),
                total=words.decimal(row["mean_total"]),
            )
        )
    return lines
