"""Whether everything can be put into words, and the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text
from roundhouse.words import LANGUAGES, Words, rule_ids, rule_key

#: A message of a word file.
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
#: How many actions of a position, and how many of their picks, are spoken.
SAID: Final = 20
PICKS: Final = 60


def check_languages(ruleset: AnyRules) -> None:
    """Every message of the game exists in every language."""
    messages = {language: messages_of(ruleset.words, language) for language in LANGUAGES}
    for language in LANGUAGES:
        for other in LANGUAGES:
            missing = sorted(messages[other] - messages[language])
            assert not missing, f"the words in {language!r} have no {', '.join(missing[:5])}, which {other!r} has"


def messages_of(folder: Path, language: str) -> set[str]:
    return {key for file in folder.glob(f"*.{language}.ftl") for key in MESSAGE.findall(file.read_text("utf-8"))}


def check_options(ruleset: AnyRules) -> None:
    """Every option has a name and a sentence that explains it, in every language."""
    names = [f"option-{field.name}" for field in msgspec.structs.fields(ruleset.Options)]
    for language in LANGUAGES:
        words = Words(language, [ruleset.words])
        missing = [key for name in names for key in (name, f"{name}-help") if not words.has(key)]
        assert not missing, f"the words in {language!r} have no {', '.join(missing[:5])}"


def check_words(ruleset: AnyRules, state: Any, players: int, events: list[Event], tried: Iterable[Any] = ()) -> None:
    """Whatever is said has words in every language, including why tried actions are refused."""
    said = [
        *of_position(ruleset, state, players),
        *of_events(ruleset, state, players, events),
        *of_picks(ruleset, state),
        *of_refusals(ruleset, state, players, tried),
    ]
    for language in LANGUAGES:
        words = Words(language, [ruleset.words])
        for text in said:
            assert words.say(text), text


def of_position(ruleset: AnyRules, state: Any, players: int) -> list[Text]:
    """The board, the question, what can be done, and at the end the account."""
    said: list[Text] = []
    for seat in (None, *range(players)):
        said += ruleset.text_board(ruleset.view(state, seat))
        said.append(ruleset.prompt(state, seat))
        said += [ruleset.say_action(state, action, seat) for action in list(ruleset.legal(state))[:SAID]]
    scene = ruleset.scene(ruleset.view(state, None))
    outcome = ruleset.outcome(state)
    ended = [] if outcome is None else [*outcome.ended_by, *(line.name for line in outcome.categories)]
    return [*said, scene.title, *scene.description, *ended, *(ruleset.say_points(state, n) for n in (0, 1, 2))]


def of_events(ruleset: AnyRules, state: Any, players: int, events: list[Event]) -> list[Text]:
    """What happened, for everybody and for each seat."""
    seen = [*events, *(event.seen_by(seat) for event in events for seat in (None, *range(players)))]
    return [ruleset.say_event(state, event) for event in seen]


def of_picks(ruleset: AnyRules, state: Any) -> list[Text]:
    """What is picked, by its name and by its label."""
    legal = [pick for action in list(ruleset.legal(state))[:SAID] for pick in ruleset.picks(state, action)]
    picks = list(dict.fromkeys([*legal, *ruleset.pickable(state)[:PICKS]]))
    labels = [ruleset.pick_label(state, pick) for pick in picks]
    return [ruleset.pick_name(state, pick) for pick in picks] + [text for text in labels if isinstance(text, Text)]


def of_refusals(ruleset: AnyRules, state: Any, players: int, tried: Iterable[Any]) -> list[Text]:
    """Why something is refused, and the rules that say so where the game explains its rules."""
    decision = ruleset.decision(state)
    seats = [None] if decision is None else [None, (decision.seat + 1) % players]
    refused = [ruleset.why_not(state, action, seat) for action in tried for seat in seats]
    found: dict[str, Violation] = {violation.key: violation for violation in refused if violation is not None}
    said = [ruleset.say_violation(state, violation) for violation in found.values()]
    if not rule_ids(ruleset.words):
        return said
    rules = {violation.rule for violation in found.values()} | ({decision.rule} if decision is not None else set())
    assert "" not in rules, "a rule without an id refuses something: `over_rule` names the one that ends the game"
    return [*said, *(Text(rule_key(rule)) for rule in sorted(rules))]
