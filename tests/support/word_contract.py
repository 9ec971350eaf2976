"""What the word files of every game owe: complete, equal in both languages, true to the glossary and to the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text
from roundhouse.words import LANGUAGES, OWN_FOLDER, Words, rule_key
from roundhouse.words.glossary import Term, read_glossary
from tests.support.wordfiles import Message, Use, addressed, read, uses, uses_in_source, without

ROOT = Path(__file__).parents[2]


class GameWords:
    """The word files of a game, its source and its specification.

    `rules` is the pattern of the ids of rules and rulings; `same` are the keys whose texts are rightly the same in both
    languages: names, amounts, and formats without a word in them.
    """

    def __init__(self, ruleset: AnyRules, *, rules: str, same: set[str]) -> None:
        self.ruleset = ruleset
        self.rules = rules
        self.same = same
        self.source = ruleset.words.parent
        self.folders = sorted({file.parent for file in self.source.rglob("*.py")})
        self.specification = ROOT / "docs" / "rules" / f"{ruleset.id}.md"
        self.chapters = sorted({file.name.split(".")[0] for file in ruleset.words.glob("*.ftl")})

    @cache  # noqa: B019 - one object for each game, as long as its tests
    def chapter(self, name: str, language: str) -> dict[str, Message]:
        return read(self.ruleset.words / f"{name}.{language}.ftl")

    @cache  # noqa: B019
    def messages(self, language: str) -> dict[str, Message]:
        return {key: message for name in self.chapters for key, message in self.chapter(name, language).items()}

    @cache  # noqa: B019
    def known_keys(self, language: str) -> set[str]:
        """Keys of the game and of the program."""
        own = {key for file in OWN_FOLDER.glob(f"*.{language}.ftl") for key in read(file)}
        return own | set(self.messages(language))

    def glossary(self, language: str) -> Mapping[str, Term]:
        return read_glossary(self.ruleset.words, language)

    def explanations(self, language: str) -> dict[str, Message]:
        """What the glossary says of its terms, as messages."""
        return {f"{id} (glossary)": Message(term.explain, frozenset()) for id, term in self.glossary(language).items()}

    @cache  # noqa: B019
    def specified(self) -> set[str]:
        """The ids of rules and rulings."""
        return set(re.findall(self.rules, self.specification.read_text("utf-8")))

    def uses(self) -> list[Use]:
        return [use for folder in self.folders for use in uses_in_source(folder)]


class WordContract:
    """The tests; a game's own class says with `game` whose words they are about."""

    game: GameWords

    def test_every_chapter_has_both_languages(self) -> None:
        assert {"rules", "game"} <= set(self.game.chapters)
        for name in self.game.chapters:
            for language in LANGUAGES:
                assert (self.game.ruleset.words / f"{name}.{language}.ftl").exists()

    def test_both_languages_have_the_same_messages(self) -> None:
        for name in self.game.chapters:
            english, italian = self.game.chapter(name, "en"), self.game.chapter(name, "it")
            assert list(english) == list(italian), name
            for key, message in english.items():
                assert message.arguments == italian[key].arguments, key

    def test_what_is_told_of_a_player_is_told_to_them_as_well(self) -> None:
        """Every action, in both languages, with all that others are told except the name."""
        for name in self.game.chapters:
            english, italian = (addressed(self.game.ruleset.words / f"{name}.{each}.ftl") for each in LANGUAGES)
            assert list(english) == list(italian), name
            for language, told in zip(LANGUAGES, (english, italian), strict=True):
                messages = self.game.chapter(name, language)
                for key, message in told.items():
                    assert message.arguments == messages[key].arguments - {"player"}, key
                    assert "player" in messages[key].arguments, key
                acts = {key for key in messages if key.startswith("act-") and "player" in messages[key].arguments}
                assert acts <= set(told), acts - set(told)

    def test_no_key_is_in_two_chapters(self) -> None:
        for language in LANGUAGES:
            total = sum(len(self.game.chapter(name, language)) for name in self.game.chapters)
            assert len(self.game.messages(language)) == total

    def test_nothing_is_left_untranslated(self) -> None:
        italian = self.game.messages("it")
        same = {key for key, message in self.game.messages("en").items() if message.words == italian[key].words}
        assert same <= self.game.same

    def test_what_is_the_same_is_so_for_a_reason(self) -> None:
        """The list of such keys holds none that are gone, or that differ by now."""
        english, italian = self.game.messages("en"), self.game.messages("it")
        for key in self.game.same:
            assert english[key].words == italian[key].words, key

    def test_texts_are_not_keys(self) -> None:
        for language in LANGUAGES:
            messages = self.game.messages(language)
            for key, message in messages.items():
                assert message.words not in messages or "-" not in message.words, key
                assert message.words or message.arguments, key
                assert not re.search(r"TODO|XXX|\?\?\?", message.words), key

    def test_apostrophes_are_set_well(self) -> None:
        for language in LANGUAGES:
            for key, message in self.game.messages(language).items():
                assert not re.search(r"\w'\w", message.words), key

    def test_both_glossaries_have_the_same_terms(self) -> None:
        assert list(self.game.glossary("en")) == list(self.game.glossary("it"))
        assert len(self.game.glossary("en")) > 25

    def test_every_term_is_explained_in_a_sentence_or_two(self) -> None:
        for language in LANGUAGES:
            for id, term in self.game.glossary(language).items():
                assert term.say in term.forms, id
                assert term.explain.endswith("."), id
                assert 1 <= len(re.findall(r"[.!?](?= |$)", term.explain)) <= 2, id

    def test_terms_are_translated_by_the_glossary(self) -> None:
        """Where English uses one of the forms of a term that is not loose, Italian uses one of its forms."""
        english, italian = self.game.messages("en"), self.game.messages("it")
        terms = self.game.glossary("en")
        said = {id: term.forms for id, term in self.game.glossary("it").items()}
        astray = [
            (key, id)
            for key in english
            for id, term in terms.items()
            if not term.loose and uses(english[key], term.forms) and not uses(italian[key], said[id])
        ]
        assert astray == []

    def test_what_the_glossary_forbids_is_nowhere_said(self) -> None:
        """Not even in its own explanations. What another term is made of may stand there: "stock round", "si quota"."""
        for language in LANGUAGES:
            terms = self.game.glossary(language)
            forms = [form for term in terms.values() for form in term.forms]
            said = self.game.messages(language) | self.game.explanations(language)
            astray = [
                (key, id, word)
                for key, message in said.items()
                for id, term in terms.items()
                for word in term.never
                if uses(message, (word,)) and uses(without(message, forms), (word,))
            ]
            assert astray == []

    def test_a_glossary_forbids_none_of_its_own_terms(self) -> None:
        for language in LANGUAGES:
            terms = self.game.glossary(language)
            forms = {form.casefold() for term in terms.values() for form in term.forms}
            assert not forms & {word.casefold() for term in terms.values() for word in term.never}

    def test_every_rule_and_ruling_is_explained(self) -> None:
        assert len(self.game.specified()) > 100
        for language in LANGUAGES:
            explained = set(self.game.chapter("rules", language))
            assert explained == {rule_key(rule) for rule in self.game.specified()}

    def test_rules_named_in_texts_exist(self) -> None:
        for language in LANGUAGES:
            for key, message in self.game.messages(language).items():
                assert set(re.findall(self.game.rules, message.words)) <= self.game.specified(), key

    def test_every_key_of_the_source_can_be_said(self) -> None:
        found = self.game.uses()
        assert len(found) > 50
        for language in LANGUAGES:
            keys = self.game.known_keys(language)
            missing = {use.pattern for use in found if not any(re.fullmatch(use.pattern, key) for key in keys)}
            # The player is named by the table.
            assert missing - {"player"} == set()


class Listener:
    """Has every text said in both languages, and remembers which keys were heard."""

    def __init__(self, game: GameWords) -> None:
        names = ["Ada", "Bob", "Cy", "Di", "Eve", "Flo", "Guy", "Hal"]
        self.game = game
        self.words = [Words(language, [game.ruleset.words], names) for language in LANGUAGES]
        self.heard: set[str] = set()

    def hear(self, text: Text) -> None:
        self.remember(text)
        for words in self.words:
            said = words.say(text)
            assert said
            assert "{" not in said

    def remember(self, text: Text) -> None:
        self.heard.add(text.key)
        for value in text.args.values():
            for part in [value] if isinstance(value, Text) else value if isinstance(value, list) else []:
                self.remember(part)

    def missed(self, *families: str) -> set[str]:
        return {key for key in self.game.messages("en") if key.startswith(families)} - self.heard
