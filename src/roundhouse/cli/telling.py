"""Telling: positions, actions and results as lines of text."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.text import Text
from roundhouse.game import AnyGame
from roundhouse.words import Words


def tell_action(
    game: AnyGame, action: Any, words: Words, seat: int | None = None, reason: Text | None = None
) -> list[str]:
    """Carry out an action and say what it was, for what reason, and what it caused.

    What it caused is said as far as that seat (None: everybody) may know; what would say the same again is left out.
    """
    ruleset = game.ruleset
    done = words.say(ruleset.say_action(game.state, action))
    lines = [done]
    if reason is not None:
        lines.append("  " + words.say("play-reason", reason=words.say(reason)))
    events = [event.seen_by(seat) for event in game.push(action)]
    caused = [words.say(ruleset.say_event(game.state, event)) for event in events]
    lines += ["  " + sentence for sentence in caused if sentence != done]
    return lines


def tell_board(game: AnyGame, seat: int | None, words: Words) -> list[str]:
    """The position as that seat sees it."""
    return [words.say(line) for line in game.ruleset.text_board(game.view(seat))]


def tell_outcome(game: AnyGame, words: Words) -> list[str]:
    """The final account: why the game ended, every category, the totals, the winners."""
    outcome = game.outcome
    assert outcome is not None
    players = range(game.setup.players)
    lines = [words.say("outcome-end", why="; ".join(words.say(text) for text in outcome.ended_by))]
    for category in outcome.categories:
        if any(category.points):
            points = ", ".join(
                f"{name_of(words, seat)} {amount(game, category.points[seat], words)}" for seat in players
            )
            lines.append(words.say("outcome-category", category=words.say(category.name), points=points))
    for seat in sorted(players, key=lambda seat: (outcome.ranks[seat], seat)):
        rank, total = outcome.ranks[seat], amount(game, outcome.totals[seat], words)
        lines.append(words.say("outcome-total", rank=rank, player=name_of(words, seat), total=total))
    winners = ", ".join(name_of(words, seat) for seat in outcome.winners)
    lines.append(words.say("outcome-winner", players=winners, n=len(outcome.winners)))
    return lines


def amount(game: AnyGame, points: int, words: Words) -> str:
    return words.say(game.ruleset.say_points(game.state, points))


def name_of(words: Words, seat: int) -> str:
    return words.say("player", seat=seat)
