"""The word files of 1862: complete, equal in both languages, true to the glossary, and all of it can be said."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.games.mania import RULESET
from roundhouse.games.mania.actions import DIVIDENDS, WAYS
from roundhouse.games.mania.atlas import AREAS, EDGE_NAMES
from roundhouse.games.mania.options import RULINGS, Options
from roundhouse.games.mania.position import TYPE_NAMES
from roundhouse.games.mania.site.export import Export
from roundhouse.games.mania.state import ENDS, State
from roundhouse.games.mania.steps import DECISIONS
from roundhouse.words import LANGUAGES, OWN_FOLDER, Words, rule_key
from tests.games.mania.players import careless
from tests.support.wordfiles import Message, read, uses, uses_in_source

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "roundhouse" / "games" / "mania"
SPECIFICATION = ROOT / "docs" / "rules" / "1862.md"
RECORDED = ROOT / "tests" / "golden" / "1862"
CHAPTERS = sorted({file.name.split(".")[0] for file in RULESET.words.glob("*.ftl")})
FOLDERS = (SOURCE, SOURCE / "drawing", SOURCE / "apprentice", SOURCE / "site", SOURCE / "solver")

#: Rightly the same in both languages: the name of the game, amounts, and formats without a word in them.
SAME = {
    "game-1862-title", "money", "board-holding", "option-no", "tip-hex", "place", "pick-company", "pick-hex",
    "pick-type", "panel-company-tip", "panel-list", "area-midlands", "area-west",
}  # fmt: skip
RULES = r"\bR\d[\d.]*-[a-z]\b|\bA-\d\d\b"


# -- reading word files


def chapter(name: str, language: str) -> dict[str, Message]:
    return read(RULESET.words / f"{name}.{language}.ftl")


def all_messages(language: str) -> dict[str, Message]:
    return {key: message for name in CHAPTERS for key, message in chapter(name, language).items()}


def known_keys(language: str) -> set[str]:
    own = {key for file in OWN_FOLDER.glob(f"*.{language}.ftl") for key in read(file)}
    return own | set(all_messages(language))


@pytest.mark.parametrize("name", CHAPTERS)
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, italian = chapter(name, "en"), chapter(name, "it")
    assert list(english) == list(italian)
    for key, message in english.items():
        assert message.arguments == italian[key].arguments, key


def test_no_key_is_in_two_chapters() -> None:
    for language in LANGUAGES:
        assert len(all_messages(language)) == sum(len(chapter(name, language)) for name in CHAPTERS)


@pytest.mark.parametrize("name", CHAPTERS)
def test_nothing_is_left_untranslated(name: str) -> None:
    italian = chapter(name, "it")
    same = {key for key, message in chapter(name, "en").items() if message.words == italian[key].words}
    assert same <= SAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_amounts_are_set_well(language: str) -> None:
    for key, message in all_messages(language).items():
        assert "'" not in message.words, key
        # As money itself is said: £1,000 and £1.000.
        assert not re.search(r"£\d{4}|£\d+[,.]\d{3}(?<!" + (",..." if language == "en" else r"\....") + ")", message.words), key


# -- the glossary


def terms() -> list[dict[str, Any]]:
    data = json.loads((RULESET.words / "terms.json").read_text("utf-8"))
    assert data["schema"] == "terms/1"
    return [term for term in data["terms"] if term["strict"]]


@pytest.mark.parametrize("name", CHAPTERS)
def test_terms_are_translated_by_the_glossary(name: str) -> None:
    """Where English uses one of the forms of a strict term, Italian uses one of its forms."""
    english, italian = chapter(name, "en"), chapter(name, "it")
    astray = [
        (key, term["id"])
        for key in english
        for term in terms()
        if uses(english[key], term["en"]) and not uses(italian[key], term["it"])
    ]
    assert astray == []


# -- rules


def specified() -> list[str]:
    """The ids of rules and rulings, in the order of the specification."""
    return re.findall(r"^- \*\*(R\d[\d.]*-[a-z]|A-\d\d)\b", SPECIFICATION.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_ruling_is_explained(language: str) -> None:
    assert len(specified()) > 370
    assert list(chapter("rules", language)) == [rule_key(rule) for rule in specified()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_named_in_texts_exist(language: str) -> None:
    for key, message in all_messages(language).items():
        for rule in re.findall(RULES, message.words):
            assert rule in specified(), key


def source_text() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))


def test_every_rule_that_the_source_names_is_specified() -> None:
    """In refusals and questions, and beside the code that follows it; `R7.9-d, -e` names two."""
    raised = set(re.findall(r'"(R\d[\d.]*-[a-z])"', source_text()))
    assert len(raised) > 90
    assert {rule for _, rule in DECISIONS} <= raised
    assert set(re.findall(RULES, source_text())) <= set(specified())


# -- what the source says


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_source_can_be_said(language: str) -> None:
    keys = known_keys(language)
    found = [use for folder in FOLDERS for use in uses_in_source(folder)]
    assert len(found) > 150
    missing = {
        use.pattern.replace("\\", "") for use in found if not any(re.fullmatch(use.pattern, key) for key in keys)
    }
    # The player is named by the table.
    assert missing - {"player"} == set()


def named_in_source(families: str) -> set[str]:
    return set(re.findall(rf'"((?:{families})(?:-[a-z]+)+)"', source_text()))


def test_every_refusal_is_used_and_has_words() -> None:
    written = {key for key in all_messages("en") if re.match("(why|tile|chain|run)-", key)}
    used = named_in_source("why|tile|chain|run")
    # Written with the names of colours, of runs that can be picked, and of sprites.
    assert written - used == {"run-best", "run-none"}
    assert used - written <= {"run-trains", "tile-blank"}


def test_every_event_has_words() -> None:
    told = set(re.findall(r'\.tell\("([a-z-]+)"', source_text()))
    told |= set(re.findall(r'\.tell\("([a-z]+)" if \w+ else "', source_text()))
    assert len(told) > 40
    events = {key.removeprefix("event-") for key in all_messages("en") if key.startswith("event-")}
    assert told - events == {"dividend"}
    assert {f"dividend-{kind}" for kind in DIVIDENDS} <= events


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_game_has_a_name(language: str) -> None:
    wanted = {f"area-{name}" for name in AREAS} | {f"edge-{name}" for name in EDGE_NAMES}
    wanted |= {f"type-{name}" for name in TYPE_NAMES} | {f"round-{name}" for name in ("PR", "SR", "OR")}
    wanted |= {f"{prefix}-{name}" for name in DIVIDENDS for prefix in ("dividend", "act-dividend")}
    wanted |= {f"{prefix}-{name.replace('_', '-')}" for name in WAYS for prefix in ("raise", "act-raise")}
    wanted |= {f"ended-by-{name}" for name in ENDS if name}
    wanted |= {f"game-{RULESET.id}-{part}" for part in ("title", "blurb", "length", "editions")}
    for field in msgspec.structs.fields(Options):
        wanted |= {f"option-{field.name}", f"option-{field.name}-help"}
    questions = [name.replace("_", "-") for name, _ in DECISIONS if name != "over"]
    questions += ["option-certificate", "option-treasury"]
    wanted |= {f"ask-{name}-{whose}" for name in questions for whose in ("you", "other")}
    assert wanted - set(all_messages(language)) == set()
    assert set(RULINGS) <= set(Options.__struct_fields__)


# -- saying it


class Listener:
    """Has every text said in both languages, and remembers which keys were heard."""

    def __init__(self) -> None:
        names = ["Ada", "Bob", "Cy", "Di", "Eve", "Flo", "Guy", "Hal"]
        self.words = [Words(language, [RULESET.words], names) for language in LANGUAGES]
        self.heard: set[str] = set()

    def hear(self, text: Text) -> None:
        self.remember(text)
        for words in self.words:
            said = words.say(text)
            assert said
            assert "{" not in said
            assert "?" not in said.removesuffix("?").replace("? ", ""), said
            assert not re.search(r"\s[.,;:]|\.\.|  ", said), said

    def remember(self, text: Text) -> None:
        self.heard.add(text.key)
        for value in text.args.values():
            for part in [value] if isinstance(value, Text) else value if isinstance(value, list) else []:
                self.remember(part)

    def missed(self, *families: str) -> set[str]:
        return {key for key in all_messages("en") if key.startswith(families)} - self.heard


def listen(listener: Listener, state: State, action: Any) -> None:
    """Everything that is said around one decision: question, answer, picks and events."""
    decision = RULESET.decision(state)
    assert decision is not None
    for seat in (decision.seat, None):
        listener.hear(RULESET.prompt(state, seat))
    listener.hear(RULESET.say_action(state, action, decision.seat))
    for pick in RULESET.picks(state, action):
        listener.hear(RULESET.pick_name(state, pick))


def hear_events(listener: Listener, state: State, events: list[Any]) -> None:
    for event in events:
        listener.hear(RULESET.say_event(state, event))


def show(listener: Listener, state: State) -> None:
    for text in RULESET.text_board(RULESET.view(state, None)):
        listener.hear(text)


def try_in_vain(listener: Listener, state: State, tried: list[Any], chance: Chance) -> None:
    """Actions of other moments are mostly refused, each with its reason."""
    for action in [chance.choice(tried) for _ in range(12)]:
        violation = RULESET.why_not(state, action)
        if violation is not None:
            listener.hear(RULESET.say_violation(state, violation))


def recorded(path: Path) -> Iterator[tuple[State, Any]]:
    """A game of the public site: every position with the action taken there."""
    export = Export(json.loads(gzip.decompress(path.read_bytes())))
    actions = [action for _, played in export.replay(RULESET.setup(export.setup)) for action in played]
    state: State = RULESET.setup(export.setup)
    for action in actions:
        yield state, action


def follow(listener: Listener, path: Path, chance: Chance) -> None:
    """Every word of a recorded game, and what would have been said to actions of other moments."""
    tried: list[Any] = []
    for number, (state, action) in enumerate(recorded(path)):
        tried.append(action)
        listen(listener, state, action)
        if number % 3 == 0:
            try_in_vain(listener, state, tried, chance)
        hear_events(listener, state, RULESET.apply(state, action))
        if number % 200 == 0:
            show(listener, state)
    show(listener, state)
    outcome = RULESET.outcome(state)
    assert outcome is not None
    for text in [*outcome.ended_by, *(category.name for category in outcome.categories)]:
        listener.hear(text)


def play(listener: Listener, players: int, options: dict[str, Any], seed: int) -> None:
    """A careless game of a variant, every word of it."""
    state: State = RULESET.setup(Setup(players=players, options=RULESET.complete(options), seed=seed))
    chance = Chance(seed)
    tried: list[Any] = []
    while RULESET.decision(state) is not None:
        action = careless(state, RULESET.legal(state), chance)
        tried.append(action)
        listen(listener, state, action)
        try_in_vain(listener, state, tried, chance)
        hear_events(listener, state, RULESET.apply(state, action))
    show(listener, state)


#: What such games do not come to: read aloud below.
RARE: set[str] = set()


def test_everything_is_said_in_some_game() -> None:
    import time
    listener = Listener()
    chance = Chance(1862)
    for path in sorted(RECORDED.glob("*.json.gz")):
        if "trace" in path.name:
            continue
        t = time.time()
        follow(listener, path, chance)
        print(path.name, round(time.time() - t, 1), len(listener.missed("ask-", "event-", "why-", "act-", "pick-", "board-")))
    for players, options in ((4, {"variant": "simple_express", "beginners": True, "length": "short"}), (5, {"shorter_game": True}), (2, {})):
        t = time.time()
        play(listener, players, options, 3)
        print(players, round(time.time() - t, 1), len(listener.missed("ask-", "event-", "why-", "act-", "pick-", "board-")))
    print(sorted(listener.missed("ask-", "event-", "why-", "act-", "pick-", "board-", "score-", "tile-", "run-", "chain-", "round-", "ended-")))
