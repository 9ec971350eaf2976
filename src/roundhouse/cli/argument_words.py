"""What argparse itself says, in the language of everything else."""

from __future__ import annotations

import argparse
from typing import Final

from roundhouse.words import Words

#: The sentences of argparse by their keys in the word files. Its others are about mistakes of ours, not of people.
KEYS: Final = {
    "usage: ": "argument-usage",
    "options": "argument-options-title",
    "positional arguments": "argument-positional",
    "show this help message and exit": "argument-help",
    "%(prog)s: error: %(message)s\n": "argument-error",
    "argument %(argument_name)s: %(message)s": "argument-argument",
    "the following arguments are required: %s": "argument-required",
    "one of the arguments %s is required": "argument-one-required",
    "unrecognized arguments: %s": "argument-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "argument-choice",
    "invalid %(type)s value: %(value)r": "argument-type",
    "ambiguous option: %(option)s could match %(matches)s": "argument-ambiguous",
    "not allowed with argument %s": "argument-not-with",
    "ignored explicit argument %r": "argument-explicit",
    "expected one argument": "argument-expected-one",
    "expected at least one argument": "argument-expected-some",
    "expected at most one argument": "argument-expected-one-at-most",
}

#: What stands for a value in the help, by its key in the word files.
PLACES: Final = {
    "ADDRESS": "argument-place-address",
    "DIR": "argument-place-directory",
    "FILE": "argument-place-file",
    "FOLDER": "argument-place-folder",
    "HOST": "argument-place-host",
    "KEY": "argument-place-key",
    "LANGUAGE": "argument-place-language",
    "NAME": "argument-place-name",
    "NAME|FOLDER": "argument-place-name-or-folder",
    "RULE": "argument-place-rule",
    "SAVE": "argument-place-save",
    "SEAL": "argument-place-seal",
    "TRACE": "argument-place-trace",
    "game": "argument-place-game",
    "key=value": "argument-place-option",
    "term": "argument-place-term",
}
#: Those that are the same in every language.
SAME: Final = frozenset({"N", "S", "J", "URL", "A,B", "a,b,c", "Anna,Bruno", "…"})


def speak(words: Words) -> None:
    """Let argparse speak this language. It looks its sentences up through this one name, and offers no other way."""

    def said(sentence: str) -> str:
        key = KEYS.get(sentence)
        return sentence if key is None else with_edges(sentence, words.say(key))

    setattr(argparse, "_", said)  # noqa: B010 - the name is private, and its type not known


def with_edges(sentence: str, said: str) -> str:
    """With the space or the end of the line that the sentence ends in: word files keep none."""
    return said.strip() + sentence[len(sentence.rstrip()) :]


def name_places(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let what stands for a value be said in this language, too."""
    for action in parser._actions:
        if (place := place_of(action)) in PLACES:
            action.metavar = words.say(PLACES[place])


def place_of(action: argparse.Action) -> str | None:
    """What stands for its value in the help; nothing where it has none, or says itself which there are."""
    if action.nargs == 0 or (action.choices is not None and action.metavar is None):
        return None
    return str(action.metavar or action.dest)
