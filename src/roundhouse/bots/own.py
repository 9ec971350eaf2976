"""Custom bots: they are untested, so their choices are checked before they are carried out."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.actions import Action
from roundhouse.engine.bot import Bot
from roundhouse.engine.problem import Problem
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text
from roundhouse.words import Words


class BadMove(Problem):
    """A bot has chosen something that is not an action of the game or that the rules refuse: which bot, and why."""

    def __init__(self, bot: str, problem: Text) -> None:
        super().__init__(bot, problem)
        self.bot = bot
        self.why = problem

    def __reduce__(self) -> tuple[type[BadMove], tuple[str, Text]]:
        return BadMove, (self.bot, self.why)


def name_of(entrant: str | Bot) -> str:
    """The name under which a bot is counted: its own, or that of its class."""
    return entrant if isinstance(entrant, str) else str(getattr(entrant, "name", type(entrant).__name__))


def check_choice(ruleset: AnyRules, state: Any, bot: Bot, action: Any) -> None:
    """`BadMove` unless the deciding seat may do this."""
    if not isinstance(action, Action) or type(action) not in ruleset.kinds:
        raise BadMove(name_of(bot), Text("problem-bot-no-action", {"given": repr(action)}))
    violation = ruleset.why_not(state, action)
    if violation is not None:
        # Put into words at once: the game need not be installed, and only its own words can say why.
        why = Words("en", [ruleset.words]).say(ruleset.say_violation(state, violation))
        refused = Text("problem-bot-refused", {"action": repr(action), "rule": violation.rule, "why": why})
        raise BadMove(name_of(bot), refused)
