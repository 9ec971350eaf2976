"""Playing a game between bots, from its set-up to its end."""

# compiled
from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from roundhouse.bots.endless import EndlessGame
from roundhouse.bots.own import check_choice
from roundhouse.engine.bot import Bot, Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup

#: Far more than any real game needs: the longest seen between random bots took less than a tenth of it.
MOST_DECISIONS: Final = 20_000


class Result(NamedTuple):
    """How one game ended: `totals` and `ranks` by seat, and the seats of the `winners`.

    `ended_by` and `categories` are those of the final account, by key; `decisions` counts the decisions of all seats,
    `events` what happened, by the key of the event; `tally` is what the game asks to be counted, and `first` the seat
    that had to decide first.
    """

    totals: list[int]
    ranks: list[int]
    winners: list[int]
    ended_by: list[str]
    decisions: int
    events: dict[str, int]
    categories: dict[str, list[int]]
    tally: dict[str, int]
    first: int


def play_game(
    ruleset: AnyRules,
    setup: Setup,
    bots: Sequence[Bot],
    chance: Chance,
    most_decisions: int = MOST_DECISIONS,
    tried: Sequence[bool] = (),
) -> Result:
    """Play one game to its end: the bot of the deciding seat sees what that seat may know, and chooses.

    `tried` says, by seat, which bots are from the ladder; the choices of others are checked, and illegal ones raise
    `BadMove`. `EndlessGame` after `most_decisions`.
    """
    trusted = list(tried) or [False] * len(bots)
    state = ruleset.setup(setup)
    decisions = 0
    events: dict[str, int] = {}
    tally: dict[str, int] = dict.fromkeys(ruleset.counted, 0)
    first = -1
    while (decision := ruleset.decision(state)) is not None:
        if decisions == most_decisions:
            raise EndlessGame(ruleset.id, decisions)
        bot = bots[decision.seat]
        known = trusted[decision.seat]
        # A bot that looks only at the legal actions sees no secrets, so it needs no observation. Custom bots cannot
        # claim that.
        all_seen = known and getattr(bot, "only_legal", False)
        chosen = bot.choose(state if all_seen else ruleset.observe(state, decision.seat, chance), chance)
        action = chosen.action if isinstance(chosen, Move) else chosen
        if not known:
            check_choice(ruleset, state, bot, action)
        decisions += 1
        if first < 0:
            first = decision.seat
        happened = ruleset.apply(state, action)
        for event in happened:
            events[event.key] = events.get(event.key, 0) + 1
        for key in ruleset.tally(state, action, happened):
            tally[key] = tally.get(key, 0) + 1
    outcome = ruleset.outcome(state)
    assert outcome is not None
    ended_by = [text.key for text in outcome.ended_by]
    categories: dict[str, list[int]] = {}
    for category in outcome.categories:
        before = categories.get(category.name.key, [0] * len(outcome.totals))
        categories[category.name.key] = [old + new for old, new in zip(before, category.points)]
    return Result(outcome.totals, outcome.ranks, outcome.winners, ended_by, decisions, events, categories, tally, first)
